// What a page has to look like, wide and narrow, light and dark: axe finds nothing, nothing is cut off or lies over
// anything else. Pictures are kept in target/pictures.
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";

const PICTURES = "target/pictures";
const SIZES = /** @type {const} */ ([
	[360, 740],
	[1280, 800],
]);

/**
 * @param {import("./people.mjs").Person} person
 * @param {string} name
 * @param {object} [options]
 * @param {(page: import("playwright-core").Page) => Promise<void>} [options.more] what else holds on a phone
 * @param {string} [options.over] what lies over the rest of the page; then only its own controls have to lie apart
 */
export async function inAllLooks({ page }, name, { more, over = "body" } = {}) {
	mkdirSync(PICTURES, { recursive: true });
	const before = page.viewportSize();
	for (const [width, height] of SIZES) {
		await page.setViewportSize({ width, height });
		for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
			await page.emulateMedia({ colorScheme });
			const look = `${name} at ${width}, ${colorScheme}`;
			// To be pressed a control was brought into sight, which may have moved the page.
			await page.evaluate(() => scrollTo(0, 0));
			await page.screenshot({ path: `${PICTURES}/${name}-${width}-${colorScheme}.png` });
			const { violations } = await new AxeBuilder({ page }).analyze();
			const found = violations.map(
				({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`,
			);
			assert.deepEqual(found, [], look);
			assert.deepEqual(await cutOff(page, over), [], look);
		}
		if (width === 360) await more?.(page);
	}
	await page.emulateMedia({ colorScheme: "light" });
	if (before) await page.setViewportSize(before);
}

/** The board has nearly all of a phone's width. @param {import("playwright-core").Page} page */
export async function boardIsWide(page) {
	const share = await page
		.locator("[data-board]")
		.evaluate((board) => board.getBoundingClientRect().width / innerWidth);
	assert.ok(share >= 0.9, `the board takes ${(share * 100).toFixed(1)} % of the width`);
}

/**
 * What stands out of the page's width, and buttons or fields of a part of it that lie over each other.
 * @param {import("playwright-core").Page} page
 * @param {string} part
 */
function cutOff(page, part) {
	return page.evaluate((part) => {
		const found = [];
		if (document.documentElement.scrollWidth > innerWidth)
			found.push(`the page is ${document.documentElement.scrollWidth} wide`);
		const controls = [...document.querySelectorAll("button, input, select, a[href], summary")].filter(
			(control) =>
				control.closest(part) && control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
		);
		const boxes = controls.map((control) => ({ control, box: seen(control) }));
		/** What of a control is to be seen: a list that is scrolled shows some of its own only. @param {Element} control */
		function seen(control) {
			const box = control.getBoundingClientRect();
			let { left, right, top, bottom } = box;
			for (let around = control.parentElement; around; around = around.parentElement) {
				if (getComputedStyle(around).overflowY !== "auto") continue;
				const frame = around.getBoundingClientRect();
				[top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
				[left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
			}
			return { left, right, top, bottom };
		}
		const name = (/** @type {Element} */ control) => control.outerHTML.slice(0, 80);
		for (const [index, { control, box }] of boxes.entries()) {
			if (box.right <= box.left || box.bottom <= box.top || box.bottom < 0) continue;
			if (control.scrollWidth > control.clientWidth + 1 && control instanceof HTMLButtonElement)
				found.push(`cut off: ${name(control)}`);
			for (const other of boxes.slice(index + 1)) {
				const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
				const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
				const nested = control.contains(other.control) || other.control.contains(control);
				if (across > 1 && down > 1 && !nested) found.push(`${name(control)} lies over ${name(other.control)}`);
			}
		}
		return found;
	}, part);
}
