// Two people play a whole round through the page, one with the pointer and one with the keyboard, while a third watches;
// the pages are reloaded, the table is put to sleep, and the server is killed in the middle.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ownServer } from "../server/own.mjs";
import { choose, seeded } from "../server/turns.mjs";
import { ownBrowser } from "./harness.mjs";
import { Person } from "./people.mjs";

const server = ownServer();
const browser = ownBrowser();

/** Far more than a round takes; each is a hop, a step, or the end of a chain. */
const MOST_COMMANDS = 3000;

test("a whole round to a win, through reloads, a sleep and a kill", { timeout: 900_000 }, async () => {
	const still = /** @type {const} */ ({ reducedMotion: "reduce" });
	const kari = await Person.come(browser, server, still);
	const ola = await Person.come(browser, server, still);
	const watcher = await Person.come(browser, server, { viewport: { width: 360, height: 740 }, ...still });
	const all = [kari, ola, watcher];
	const code = await kari.opens("Kari");
	await ola.joins(code, "Ola");
	await watcher.page.goto(`/t/${code}`);
	await kari.does("start");
	await Promise.all(all.map(({ page }) => page.locator('#page[data-phase="playing"]').waitFor({ state: "attached" })));
	const random = seeded(7);

	const incidents = new Map([
		[12, () => reload(kari)],
		[24, () => reload(ola)],
		[36, () => reload(watcher)],
		[48, () => server.evict(code)],
		[
			60,
			async () => {
				await server.kill();
				await Promise.all(
					all.map(({ page }) => page.locator('#page:not([data-link="open"])').waitFor({ state: "attached" })),
				);
				assert.equal(await kari.hole("A1").count(), 1, "the board stays while the network is gone");
				await server.restart();
				await Promise.all(
					all.map(({ page }) => page.locator('#page[data-link="open"]').waitFor({ state: "attached" })),
				);
			},
		],
	]);
	let commands = 0;
	for (; !kari.view?.result && commands < MOST_COMMANDS; commands++) {
		await incidents.get(commands)?.();
		const revision = kari.revision;
		await Promise.all(all.map((person) => person.shows(revision)));
		const mover = kari.view.to_move === 0 ? kari : ola;
		const command = choose(mover.view, random);
		await (mover === kari ? mover.clicks(command) : mover.types(command));
		await Promise.all(all.map((person) => person.shows(revision + 1)));
	}
	assert.ok(commands > 60, "all that was to happen in the middle has happened");

	assert.equal(kari.view.result.reason, "goal");
	assert.deepEqual(ola.view.result, kari.view.result);
	assert.deepEqual(watcher.view.result, kari.view.result);
	const winner = kari.view.result.places[0][0] === 0 ? "Kari" : "Ola";
	for (const person of all) assert.ok((await turnBar(person)).includes(`${winner} has won`), await turnBar(person));
	const logs = await Promise.all(all.map((person) => person.logged(40)));
	assert.equal(logs[0].length, 40);
	assert.deepEqual(logs[1], logs[0]);
	assert.deepEqual(logs[2], logs[0]);
	const stored = await Promise.all(
		all.map(({ page }) =>
			page.evaluate((url) => fetch(url).then((answer) => answer.text()), `/api/tables/${code}/log`),
		),
	);
	assert.equal(stored[1], stored[0]);
	assert.equal(stored[2], stored[0]);
	for (const { complaints } of all) {
		// While the server was gone, each try to come back was a failed handshake, which the browser reports itself.
		assert.deepEqual(
			complaints.filter((complaint) => !/WebSocket connection|ERR_CONNECTION_REFUSED/.test(complaint)),
			[],
		);
	}
});

/** @param {Person} person */
async function reload(person) {
	const { revision } = person;
	person.revision = -1;
	await person.page.reload();
	await person.shows(revision);
}

/** What the turn bar says, without the isolates around names. @param {Person} person */
const turnBar = async ({ page }) => ((await page.locator("#turn").textContent()) ?? "").replace(/[\u2068\u2069]/g, "");
