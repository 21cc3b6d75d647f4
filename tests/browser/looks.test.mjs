// What the pages look like in each state of a table; see looks.mjs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ownServer } from "../server/own.mjs";
import { choose, seeded } from "../server/turns.mjs";
import { DevicePerson } from "./device.mjs";
import { ownBrowser } from "./harness.mjs";
import { boardIsWide, inAllLooks } from "./looks.mjs";
import { Person } from "./people.mjs";

const server = ownServer();
const browser = ownBrowser();

test("the front page", { timeout: 300_000 }, async () => {
	const person = await Person.come(browser, server, { reducedMotion: "reduce" });
	await person.page.goto("/");
	await person.page.locator('[data-game="capture_checkers"] [data-action="open"]').waitFor();
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
			await inAllLooks(kari, "picked", { more: boardIsWide });
			await kari.page.locator('[data-board] [data-hole][tabindex="0"]').focus();
			await kari.page.keyboard.press("Escape");
		}
		if (commands > 40 && shown === 1 && kari.view.chain && kari.view.to_move === 0) {
			shown++;
			await inAllLooks(kari, "chain", { more: boardIsWide });
			await inAllLooks(ola, "waiting", { more: boardIsWide });
		}
	}
	assert.equal(shown, 2, "both states came up");
	await inAllLooks(kari, "over");
	await inAllLooks(ola, "over-guest");
	for (const { complaints } of [kari, ola, newcomer]) assert.deepEqual(complaints, []);
});

test("a table on one device, its sheets and the guard's question", { timeout: 600_000 }, async () => {
	const person = await DevicePerson.come(browser, server, { reducedMotion: "reduce" });
	const { page } = person;
	await person.opensLocal("chinese_checkers");
	await page.locator('[data-input="guard"]').check();
	await page.locator('[data-input="guard"]:checked:enabled').waitFor();
	await inAllLooks(person, "device-lobby");
	for (const [action, sheet] of [
		["bots-help", "bots-sheet"],
		["guard-help", "guard-sheet"],
	]) {
		await person.does(action);
		await page.locator(`#${sheet}[open]`).waitFor();
		if (sheet === "bots-sheet") await page.locator("[data-match]").first().waitFor();
		await inAllLooks(person, sheet, { over: `#${sheet}` });
		await page.keyboard.press("Escape");
	}
	await person.starts();
	// A piece that has gone out alone, and is called back.
	for (const step of [
		["D1", "E5"],
		["E5", "F5"],
		["F5", "G5"],
	]) {
		await person.getsTheTurn();
		const { revision } = person;
		await person.clicks({ step });
		await page.locator(`#page:not([data-revision="${revision}"])`).waitFor({ state: "attached" });
	}
	await person.getsTheTurn();
	await inAllLooks(person, "device-round", { more: boardIsWide });
	await person.clicks({ step: ["G5", "F5"] });
	await page.locator("#guard-question[open]").waitFor();
	await inAllLooks(person, "guard-question", { over: "#guard-question" });
	await person.does("think-again");
	await person.does("clear");
	await page.locator("#clear-question[open]").waitFor();
	await inAllLooks(person, "clear-question", { over: "#clear-question" });
	assert.deepEqual(person.complaints, []);
});
