// Tables on one device: without a network, against bots, with what only they can do.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ownServer } from "../server/own.mjs";
import { choose, seeded } from "../server/turns.mjs";
import { DevicePerson } from "./device.mjs";
import { ownBrowser } from "./harness.mjs";

const server = ownServer();
const browser = ownBrowser();

const LIMIT = { timeout: 300_000 };
const still = /** @type {const} */ ({ reducedMotion: "reduce" });

/** Plays until whole turns have been made, by the bots as well. @param {DevicePerson} person @param {number} turns @param {import("../server/turns.mjs").Random} random */
async function plays(person, turns, random) {
	for (let made = 0; made < turns; ) {
		await person.getsTheTurn();
		const { revision, view } = person;
		await person.clicks(choose(person.view, random));
		await person.page.locator(`#page:not([data-revision="${revision}"])`).waitFor({ state: "attached" });
		await person.getsTheTurn();
		if (!person.view.chain) made += 1;
		assert.equal(person.view.to_move, view.to_move);
	}
}

test("a round against two bots without a network, with a reload in the middle", LIMIT, async () => {
	const person = await DevicePerson.come(browser, server, { ...still, serviceWorkers: "allow" });
	const { page, context } = person;
	await page.goto("/");
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
	});
	await server.kill();
	try {
		await context.setOffline(true);
		await person.opensLocal("chinese_checkers");
		await person.seatsBot(2);
		await person.starts();
		const random = seeded(11);
		await plays(person, 4, random);
		const before = { ...person.view, turn: 0 };
		const log = await person.logged(4);
		await page.reload();
		await page.locator('#page[data-phase="playing"]').waitFor({ state: "attached" });
		await person.getsTheTurn();
		assert.deepEqual({ ...person.view, turn: 0 }, before);
		assert.deepEqual(await person.logged(4), log);
		await plays(person, 3, random);
		assert.ok(person.view.turn > 15);

		// The front page knows of it, and brings one back.
		await page.goto("/");
		await page.locator('[data-local="chinese_checkers"]').filter({ hasText: "Go on" }).click();
		await page.locator('#page[data-phase="playing"]').waitFor({ state: "attached" });
		assert.deepEqual(person.complaints, []);
	} finally {
		await server.restart();
	}
	await context.close();
});

test(
	"turns are taken back and made again, bots wait, and a begun round is not given up without a question",
	LIMIT,
	async () => {
		const person = await DevicePerson.come(browser, server, still);
		const { page } = person;
		await person.opensLocal("chinese_checkers");
		await person.starts();
		const random = seeded(2);
		const button = (/** @type {string} */ action) => page.locator(`[data-action="${action}"]`);
		assert.ok(await button("undo").isDisabled());
		const first = { ...person.view, turn: 0 };
		await plays(person, 1, random);
		const second = { ...person.view, turn: 0 };

		await person.does("undo");
		await button("redo").and(page.locator(":enabled")).waitFor();
		await person.getsTheTurn();
		assert.deepEqual({ ...person.view, turn: 0 }, first);
		assert.ok(await button("undo").isDisabled());
		await person.does("redo");
		await button("undo").and(page.locator(":enabled")).waitFor();
		await person.getsTheTurn();
		assert.deepEqual({ ...person.view, turn: 0 }, second);

		await person.does("pause");
		await page.locator('[data-action="pause"][aria-pressed="true"]').waitFor();
		await person.clicks({ step: person.view.legal.find((/** @type {any} */ each) => each.step).step });
		await page.locator('[data-to-move="1"]').filter({ hasText: "Paused" }).waitFor();
		await person.does("pause");
		await person.getsTheTurn();
		assert.equal(person.view.to_move, 0);

		const { revision } = person;
		await person.does("clear");
		await page.locator("#clear-question[open]").waitFor();
		await person.does("keep-playing");
		await page.locator("#clear-question:not([open])").waitFor({ state: "attached" });
		assert.equal(await page.locator("#page").getAttribute("data-revision"), String(revision));
		await person.does("clear");
		await person.does("clear-all-the-same");
		await page.locator('#page[data-phase="lobby"]').waitFor({ state: "attached" });
		await person.starts();
		// Nothing has been done in it: nobody has to be asked.
		await person.does("clear");
		await page.locator('#page[data-phase="lobby"]').waitFor({ state: "attached" });
		assert.deepEqual(person.complaints, []);
		await person.context.close();
	},
);

test("several people on one device are told apart by their colours", LIMIT, async () => {
	const person = await DevicePerson.come(browser, server, still);
	const { page } = person;
	await person.opensLocal("chinese_checkers");
	await page.locator('[data-action="unseat"][data-for-seat="1"]').click();
	await page.locator('[data-action="sit"][data-for-seat="1"]').click();
	await page.locator('[data-seat="1"][data-member]').waitFor();
	await person.starts();
	const turn = page.locator(".turnbar");
	assert.match((await turn.textContent()) ?? "", /with .black/);
	await person.clicks({ step: ["D1", "E5"] });
	await page.locator('[data-to-move="1"][data-turn="mine"]').waitFor();
	assert.match((await turn.textContent()) ?? "", /with .blue/);
	assert.match((await person.logged(1))[0] ?? "", /Black.: step from .D1.* to .E5/);
	assert.deepEqual(person.complaints, []);
	await person.context.close();
});

test("the newest page has the table, and the older one says so", LIMIT, async () => {
	const person = await DevicePerson.come(browser, server, still);
	await person.opensLocal("chinese_checkers");
	await person.starts();
	const other = await person.context.newPage();
	await other.goto("/play/chinese_checkers");
	await other.locator('#page[data-phase="playing"]').waitFor({ state: "attached" });
	await person.page.locator('[data-part="ended"][data-close="4002"]').waitFor();
	await person.does("reload");
	await person.page.locator('#page[data-phase="playing"]').waitFor({ state: "attached" });
	await other.locator('[data-part="ended"][data-close="4002"]').waitFor();
	assert.deepEqual(person.complaints, []);
	await person.context.close();
});

test("where nothing can be kept, the page says so and plays on", LIMIT, async () => {
	const person = await DevicePerson.come(browser, server, still);
	await person.page.addInitScript(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException("full", "QuotaExceededError");
		};
	});
	await person.opensLocal("chinese_checkers");
	await person.page.locator('[data-part="not-kept"]').waitFor();
	await person.starts();
	await plays(person, 1, seeded(1));
	assert.deepEqual(person.complaints, []);
	await person.context.close();
});

test("what can't be read is put aside, and what a newer release kept is left alone", LIMIT, async () => {
	const KEY = "spillbord.local.chinese_checkers";
	for (const [saved, unread, kept] of [
		['{"version":1,"round":', "broken", `${KEY}.unreadable`],
		['{"version":99}', "newer", KEY],
	]) {
		const person = await DevicePerson.come(browser, server, still);
		await person.page.addInitScript(
			([key, text]) => localStorage.getItem(key) ?? localStorage.setItem(key, text),
			[KEY, saved],
		);
		await person.opensLocal("chinese_checkers");
		await person.page.locator(`[data-part="not-kept"][data-unread="${unread}"]`).waitFor();
		await person.starts();
		await plays(person, 1, seeded(1));
		assert.equal(await person.page.evaluate((key) => localStorage.getItem(key), kept), saved);
		assert.deepEqual(person.complaints, []);
		await person.context.close();
	}
});
