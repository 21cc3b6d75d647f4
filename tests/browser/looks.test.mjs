// What the pages look like, wide and narrow, light and dark, in each state of a table: axe finds nothing, nothing is cut
// off or lies over anything else, and the board has the width of a phone. Pictures are kept in target/pictures.
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { after, before, test } from "node:test";
import AxeBuilder from "@axe-core/playwright";
import { startServer } from "../server/harness.mjs";
import { choose, seeded } from "../server/turns.mjs";
import { launch } from "./harness.mjs";
import { Person } from "./people.mjs";

const PICTURES = "target/pictures";
const SIZES = /** @type {const} */ ([
	[360, 740],
	[1280, 800],
]);

/** @type {import("../server/harness.mjs").Server} */
let server;
/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
	mkdirSync(PICTURES, { recursive: true });
	[server, browser] = await Promise.all([startServer(), launch()]);
});
after(() => Promise.all([server.stop(), browser.close()]));

test("the front page", { timeout: 300_000 }, async () => {
	const person = await Person.come(browser, server, { reducedMotion: "reduce" });
	await person.page.goto("/");
	await person.page.locator('[data-action="open"]').waitFor();
	await inAllLooks(person, "front");
	assert.deepEqual(person.complaints, []);
});

test("a table before, during and after a round", { timeout: 600_000 }, async () => {
	const still = /** @type {const} */ ({ reducedMotion: "reduce" });
	const kari = await Person.come(browser, server, still);
	const ola = await Person.come(browser, server, still);
	const newcomer = await Person.come(browser, server, still);
	const code = await kari.opens("Kari");
	await newcomer.page.goto(`/t/${code}`);
	await newcomer.page.locator('[data-part="join"]').waitFor();
	await inAllLooks(newcomer, "join");
	await ola.joins(code, "Ola");
	await inAllLooks(kari, "lobby");
	for (const seat of [2, 3]) {
		await kari.page.locator(`[data-action="seat-bot"][data-for-seat="${seat}"]`).click();
		await kari.page.locator(`[data-seat="${seat}"][data-bot]`).waitFor();
	}
	await kari.page.locator('[data-input="language"]').selectOption("fi");
	await inAllLooks(kari, "lobby-bots");
	await kari.page.locator('[data-input="language"]').selectOption("en");
	for (const seat of [2, 3]) {
		await kari.page.locator(`[data-action="unseat"][data-for-seat="${seat}"]`).click();
		await kari.page.locator(`[data-seat="${seat}"].free`).waitFor();
	}

	await kari.does("start");
	for (const { page } of [kari, ola]) await page.locator('#page[data-phase="playing"]').waitFor({ state: "attached" });
	const random = seeded(3);
	let shown = 0;
	for (let commands = 0; commands < 3000 && !kari.view.result; commands++) {
		const revision = kari.revision;
		await Promise.all([kari, ola].map((person) => person.shows(revision)));
		const mover = kari.view.to_move === 0 ? kari : ola;
		const command = choose(mover.view, random);
		await mover.clicks(command);
		await Promise.all([kari, ola].map((person) => person.shows(revision + 1)));
		if (commands > 40 && shown === 0 && kari.view.to_move === 0 && !kari.view.chain) {
			shown++;
			const [, holes] = Object.entries(choose(kari.view, random))[0];
			await kari.hole(holes[0]).click();
			await inAllLooks(kari, "picked", boardIsWide);
			await kari.page.locator('[data-board] [data-hole][tabindex="0"]').focus();
			await kari.page.keyboard.press("Escape");
		}
		if (commands > 40 && shown === 1 && kari.view.chain && kari.view.to_move === 0) {
			shown++;
			await inAllLooks(kari, "chain", boardIsWide);
			await inAllLooks(ola, "waiting", boardIsWide);
		}
	}
	assert.equal(shown, 2, "both states came up");
	await inAllLooks(kari, "over");
	await inAllLooks(ola, "over-guest");
	for (const { complaints } of [kari, ola, newcomer]) assert.deepEqual(complaints, []);
});

/**
 * @param {Person} person
 * @param {string} name
 * @param {(page: import("playwright-core").Page) => Promise<void>} [more]  what else holds on a phone
 */
async function inAllLooks(person, name, more) {
	const { page } = person;
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
			assert.deepEqual(await cutOff(page), [], look);
		}
		if (width === 360) await more?.(page);
	}
	await page.emulateMedia({ colorScheme: "light" });
	if (before) await page.setViewportSize(before);
}

/** @param {import("playwright-core").Page} page */
async function boardIsWide(page) {
	const share = await page
		.locator("[data-board]")
		.evaluate((board) => board.getBoundingClientRect().width / innerWidth);
	assert.ok(share >= 0.9, `the board takes ${(share * 100).toFixed(1)} % of the width`);
}

/**
 * What stands out of the page's width, and buttons or fields that lie over each other.
 * @param {import("playwright-core").Page} page
 */
function cutOff(page) {
	return page.evaluate(() => {
		const found = [];
		if (document.documentElement.scrollWidth > innerWidth)
			found.push(`the page is ${document.documentElement.scrollWidth} wide`);
		const controls = [...document.querySelectorAll("button, input, select, a[href], summary")].filter((control) =>
			control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
		);
		const boxes = controls.map((control) => ({ control, box: control.getBoundingClientRect() }));
		const name = (/** @type {Element} */ control) => control.outerHTML.slice(0, 80);
		for (const [index, { control, box }] of boxes.entries()) {
			if (box.width === 0 || box.bottom < 0) continue;
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
	});
}
