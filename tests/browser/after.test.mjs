// What can be done with a round that is over: it is gone through turn by turn, and kept as a picture and as a file.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { ownServer } from "../server/own.mjs";
import { seeded } from "../server/turns.mjs";
import { DevicePerson } from "./device.mjs";
import { ownBrowser } from "./harness.mjs";
import { boardIsWide, inAllLooks } from "./looks.mjs";
import { Person } from "./people.mjs";

const server = ownServer();
const browser = ownBrowser();

const LIMIT = { timeout: 600_000 };
const still = /** @type {const} */ ({ reducedMotion: "reduce", acceptDownloads: true });

test("a round on this device", LIMIT, async () => {
	const person = await DevicePerson.come(browser, server, still);
	const { page } = person;
	await person.opensLocal("capture_checkers");
	await page.locator('[data-action="unseat"][data-for-seat="1"]').click();
	await page.locator('[data-action="sit"][data-for-seat="1"]').click();
	await page.locator('[data-seat="1"][data-member]').waitFor();
	await person.starts();
	await person.isToldAll();
	const seen = await playsOut(person, person);
	await goesThrough(person, seen);
	assert.deepEqual(person.complaints, []);

	const { code, game, rounds } = JSON.parse(readFileSync(await saved(person, "save-record", /\.json$/), "utf8"));
	assert.deepEqual([code, game, rounds.length], [null, "capture_checkers", 1]);
	assert.deepEqual(rounds[0].result, person.view.result);
	const turns = rounds[0].entries.filter((/** @type {any} */ { kind }) => kind === "turn");
	assert.equal(turns.length, seen.length - 1);
	await person.context.close();
});

test("a round on the net: a page that comes when it is over goes through all of it", LIMIT, async () => {
	const kari = await Person.come(browser, server, still);
	const ola = await Person.come(browser, server, still);
	const code = await kari.opens("Kari", "capture_checkers");
	await ola.joins(code, "Ola");
	await kari.does("start");
	for (const { page } of [kari, ola]) await page.locator('#page[data-phase="playing"]').waitFor({ state: "attached" });
	const seen = await playsOut(kari, ola);
	const late = await Person.come(browser, server, still);
	await late.page.goto(`/t/${code}`);
	await late.page.locator('[data-part="after"]').waitFor();
	await inAllLooks(late, "after");
	await goesThrough(late, seen);

	const record = JSON.parse(readFileSync(await saved(late, "save-record", new RegExp(`${code}.*\\.json$`)), "utf8"));
	assert.equal(record.code, code);
	assert.deepEqual(record.rounds.at(-1).result, late.view.result);

	// Another round is not hidden by the one that is looked at.
	await late.does("look-over");
	await late.page.locator('[data-part="looking"]').waitFor();
	await kari.does("start");
	await late.page.locator('#page[data-phase="playing"]').waitFor({ state: "attached" });
	assert.equal(await late.page.locator('[data-part="looking"]').count(), 0);
	assert.deepEqual(await pieces(late), late.view.pieces);
	for (const { complaints, context } of [kari, ola, late]) {
		assert.deepEqual(complaints, []);
		await context.close();
	}
});

/**
 * Plays to the end, and returns the pieces after each turn, those at the beginning first.
 * @param {Person} first @param {Person} second
 */
async function playsOut(first, second) {
	const random = seeded(11);
	const seen = [first.view.pieces];
	for (let commands = 0; !first.view.result && commands < 500; commands++) {
		const { revision, view } = first;
		await Promise.all([first, second].map((person) => person.shows(revision)));
		const mover = view.to_move === 0 ? first : second;
		const { legal } = mover.view;
		await mover.clicks(legal.find((/** @type {any} */ command) => command.pass_on) ?? legal[random(legal.length)]);
		await Promise.all([first, second].map((person) => person.shows(revision + 1)));
		if (first instanceof DevicePerson) await first.isToldAll();
		if (!first.view.chain) seen.push(first.view.pieces);
	}
	assert.ok(first.view.result, "the round is over");
	return seen;
}

/** @param {Person} person @param {string[][]} seen */
async function goesThrough(person, seen) {
	const { page } = person;
	const turns = seen.length - 1;
	const bar = page.locator('[data-part="looking"]');
	const at = (/** @type {number} */ turn) => page.locator(`[data-part="looking"][data-at="${turn}"]`).waitFor();
	await person.does("look-over");
	await at(turns - 1);
	assert.equal(await bar.getAttribute("data-of"), String(turns));
	assert.deepEqual(await pieces(person), seen[turns - 1]);
	await inAllLooks(person, `looking-${person instanceof DevicePerson ? "device" : "net"}`, { more: boardIsWide });
	// By buttons and by keys, to both ends and not beyond.
	await person.does("look-back");
	await at(turns - 2);
	assert.deepEqual(await pieces(person), seen[turns - 2]);
	await page.keyboard.press("ArrowLeft");
	await at(turns - 3);
	assert.deepEqual(await pieces(person), seen[turns - 3]);
	await page.keyboard.press("Home");
	await at(0);
	assert.match((await bar.textContent()) ?? "", /The round begins/);
	for (const [turn, wanted] of seen.entries()) {
		assert.deepEqual(await pieces(person), wanted, `after ${turn} turns`);
		if (turn < turns) await page.keyboard.press("ArrowRight");
	}
	await person.does("look-back");
	await at(turns - 1);
	await person.does("look-on");
	await at(turns);
	assert.match((await page.locator("#live").textContent()) ?? "", /captured/);
	// The picture is that of the end.
	const picture = readFileSync(await saved(person, "save-picture", /\.png$/));
	assert.equal(picture.toString("latin1", 1, 4), "PNG");
	assert.equal(picture.readUInt32BE(16), 1080);
	assert.ok(picture.length > 60_000, `there is something in it: ${picture.length}`);
	await page.keyboard.press("Escape");
	await bar.waitFor({ state: "detached" });
	assert.deepEqual(await pieces(person), seen[turns]);
	assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-action")), "look-over");
}

/** The holes that have a piece, as the board's cells tell them. @param {Person} person */
const pieces = ({ page }) =>
	page
		.locator("[data-board] [data-hole]")
		.evaluateAll((cells) =>
			cells
				.filter((cell) => /, piece/.test(cell.getAttribute("aria-label")?.replace(/[⁨⁩]/g, "") ?? ""))
				.map((cell) => cell.getAttribute("data-hole") ?? ""),
		);

/** What a button saves. @param {Person} person @param {string} action @param {RegExp} name @returns {Promise<string>} its path */
async function saved({ page }, action, name) {
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.locator(`[data-action="${action}"]`).click(),
	]);
	assert.match(download.suggestedFilename(), name);
	const path = `target/pictures/${download.suggestedFilename()}`;
	await download.saveAs(path);
	return path;
}
