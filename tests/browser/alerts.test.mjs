// "Your turn" for somebody who is not looking: off until it is switched on, and then told once for each turn.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ownServer } from "../server/own.mjs";
import { ownBrowser } from "./harness.mjs";
import { inAllLooks } from "./looks.mjs";
import { Person } from "./people.mjs";

const server = ownServer();
const browser = ownBrowser();

const LIMIT = { timeout: 300_000 };

/**
 * Notes what the page does of it, in the place of what the browser would do.
 * @param {import("playwright-core").Page} page
 * @param {"granted" | "denied"} answer of the person whom the browser asks
 */
const noteAlerts = (page, answer) =>
	page.addInitScript((answer) => {
		const noted = { asked: 0, tones: 0, buzzes: 0, shown: /** @type {any[]} */ ([]), hidden: false };
		Object.assign(globalThis, { noted });
		Object.defineProperty(document, "hidden", { get: () => noted.hidden });
		navigator.vibrate = () => {
			noted.buzzes += 1;
			return true;
		};
		const start = AudioScheduledSourceNode.prototype.start;
		AudioScheduledSourceNode.prototype.start = function (...when) {
			noted.tones += 1;
			return start.apply(this, when);
		};
		/** @type {any} */ (globalThis).Notification = class Stub {
			static permission = "default";
			static async requestPermission() {
				noted.asked += 1;
				Stub.permission = answer;
				return answer;
			}
			/** @param {string} title @param {any} options */
			constructor(title, options) {
				noted.shown.push({ title, body: options.body });
			}
			close() {}
		};
	}, answer);

/** @param {Person} person */
const noted = ({ page }) => page.evaluate(() => /** @type {any} */ (globalThis).noted);

/** @param {Person} person @param {boolean} hidden */
const hide = ({ page }, hidden) =>
	page.evaluate((hidden) => {
		/** @type {any} */ (globalThis).noted.hidden = hidden;
		document.dispatchEvent(new Event("visibilitychange"));
	}, hidden);

test("nothing is asked or told before it is switched on, and then once for each turn of one's own", LIMIT, async () => {
	const kari = await Person.come(browser, server, { reducedMotion: "reduce" });
	const ola = await Person.come(browser, server, { reducedMotion: "reduce" });
	await noteAlerts(kari.page, "granted");
	const code = await kari.opens("Kari");
	await ola.joins(code, "Ola");
	await kari.does("start");
	for (const { page } of [kari, ola]) await page.locator('#page[data-phase="playing"]').waitFor({ state: "attached" });
	await hide(kari, true);
	await turn(kari, ola);
	await turn(ola, kari);
	assert.deepEqual(await noted(kari), { asked: 0, tones: 0, buzzes: 0, shown: [], hidden: true });
	await hide(kari, false);

	await kari.does("settings");
	const boxes = kari.page.locator("#settings input[type=checkbox]");
	assert.equal(await boxes.count(), 3);
	for (const box of await boxes.all()) assert.ok(!(await box.isChecked()));
	await inAllLooks(kari, "settings", { over: "#settings" });
	for (const alert of ["sound", "vibration", "notification"])
		await kari.page.locator(`[data-input="alert-${alert}"]`).check();
	// What it will be like is heard and felt at once; only now the browser has asked.
	await kari.page.waitForFunction(() => {
		const { asked, tones, buzzes } = /** @type {any} */ (globalThis).noted;
		return asked >= 1 && tones >= 2 && buzzes >= 1;
	});
	const { asked, tones, buzzes, shown } = await noted(kari);
	assert.deepEqual({ asked, tones, buzzes, shown }, { asked: 1, tones: 2, buzzes: 1, shown: [] });
	await kari.does("close-settings");

	// In sight there is no notification.
	await turn(kari, ola);
	await turn(ola, kari);
	await kari.page.waitForFunction(() => /** @type {any} */ (globalThis).noted.tones === 4);
	assert.deepEqual((await noted(kari)).shown, []);
	await hide(kari, true);
	await turn(kari, ola);
	await turn(ola, kari);
	await kari.page.waitForFunction(() => {
		const { shown, tones, buzzes } = /** @type {any} */ (globalThis).noted;
		return shown.length >= 1 && tones >= 6 && buzzes >= 3;
	});
	const end = await noted(kari);
	assert.deepEqual(end.shown, [{ title: "Chinese checkers", body: "Your turn" }]);
	assert.deepEqual([end.tones, end.buzzes], [6, 3]);

	// It is remembered, and a page that is loaded with one's turn on it tells nothing.
	await kari.page.reload();
	await kari.page.locator('[data-turn="mine"]').waitFor();
	await kari.does("settings");
	for (const box of await boxes.all()) assert.ok(await box.isChecked());
	const again = await noted(kari);
	assert.deepEqual([again.asked, again.tones, again.shown], [0, 0, []]);
	for (const { complaints } of [kari, ola]) assert.deepEqual(complaints, []);
	await Promise.all([kari.context.close(), ola.context.close()]);
});

test("a browser that lets no notifications through is told of in words, and the switch stays off", LIMIT, async () => {
	const kari = await Person.come(browser, server, { reducedMotion: "reduce" });
	await noteAlerts(kari.page, "denied");
	await kari.opens("Kari");
	await kari.does("settings");
	await kari.page.locator('[data-input="alert-notification"]').click();
	await kari.page.locator('[data-part="blocked"]').waitFor();
	assert.ok(!(await kari.page.locator('[data-input="alert-notification"]').isChecked()));
	await inAllLooks(kari, "settings-blocked", { over: "#settings" });
	// The language is near.
	await kari.page.locator('[data-input="settings-language"]').selectOption("fi");
	await kari.page.locator('html[lang="fi"]').waitFor({ state: "attached" });
	await kari.page.waitForFunction(() => {
		const chooser = document.querySelector('[data-input="language"]');
		return chooser instanceof HTMLSelectElement && chooser.value === "fi";
	});
	assert.deepEqual(kari.complaints, []);
	await kari.context.close();
});

/** One of them plays a step, which ends a turn. @param {Person} mover @param {Person} other */
async function turn(mover, other) {
	const { revision } = mover;
	await mover.page.locator('[data-turn="mine"]').waitFor();
	const command = mover.view.legal.find((/** @type {any} */ command) => command.step);
	await mover.clicks(command);
	await Promise.all([mover, other].map((person) => person.shows(revision + 1)));
}
