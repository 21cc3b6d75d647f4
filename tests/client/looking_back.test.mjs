// Going through a round that is over: the positions that a page finds backwards are those that it saw when they were played.
import "./modules.mjs";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const { lookBack, turnsThatStood } = await import("../../static/js/looking_back.js");
const { localRecord } = await import("../../static/js/record.js");
const { gameModule } = await import("../../static/js/games/registry.js");

/** @param {string} game */
function seenIn(game) {
	const lines = readFileSync(new URL(`../data/transcripts/${game}.jsonl`, import.meta.url), "utf8")
		.trim()
		.split("\n");
	const told = lines.map((line) => JSON.parse(line)).filter(({ to, message }) => to === "kari" && message);
	/** @type {any[]} */
	const log = [];
	/** @type {any[]} */
	const views = [];
	for (const { message } of told) {
		if (message.t !== "events") continue;
		const lasting = message.events.filter((/** @type {any} */ { transient }) => !transient);
		log.push(...lasting);
		// Where a turn has ended, and where the round begins.
		if (lasting.some((/** @type {any} */ { kind }) => kind === "turn" || kind === "started")) views.push(message.view);
	}
	return { log, views };
}

const sorted = (/** @type {any} */ { pieces }) =>
	pieces.map((/** @type {any} */ holes) => (Array.isArray(holes) ? [...holes].sort() : holes)).toSorted();

for (const game of ["chinese_checkers", "capture_checkers"]) {
	const { log, views } = seenIn(game);
	const last = views.at(-1);
	const module = /** @type {any} */ (gameModule(game));

	test(`${game}: each position of a recorded round is found again`, () => {
		const looking = lookBack(last, log, module);
		assert.ok(looking);
		assert.equal(looking.scenes.length, views.length);
		assert.ok(looking.whole);
		for (const [index, scene] of looking.scenes.entries()) {
			const { captures, home } = views[index];
			assert.deepEqual(sorted(scene), sorted(views[index]), `after ${index} turns`);
			assert.deepEqual([/** @type {any} */ (scene).captures, /** @type {any} */ (scene).home], [captures, home]);
			if (index < views.length - 1) {
				assert.equal(scene.to_move, views[index].to_move);
				assert.deepEqual(/** @type {any} */ (scene).last, views[index].last);
				assert.deepEqual([scene.result, scene.legal], [null, []]);
			}
		}
	});

	test(`${game}: a log that begins late leads back as far as it goes`, () => {
		const from = log.findIndex(({ kind }) => kind === "turn") + 3;
		const looking = lookBack(last, log.slice(from), module);
		assert.equal(looking?.whole, false);
		assert.equal(looking?.turns.length, log.slice(from).filter(({ kind }) => kind === "turn").length);
		assert.equal(lookBack(last, [], module), null);
	});

	test(`${game}: what does not fit the position is not followed`, () => {
		const turns = log.filter(({ kind }) => kind === "turn");
		assert.equal(lookBack(views[0], turns, module), null);
	});
}

test("turns that were taken back are left out, and are there again where they were made again", () => {
	const turn = (/** @type {number} */ at) => ({ kind: "turn", at, data: {} });
	const back = (/** @type {number} */ turns) => ({ kind: "taken_back", at: 0, data: { turns } });
	const again = (/** @type {number} */ turns) => ({ kind: "made_again", at: 0, data: { turns } });
	for (const [entries, stood] of /** @type {[any[], number[]][]} */ ([
		[
			[turn(1), turn(2), turn(3)],
			[1, 2, 3],
		],
		[
			[turn(1), turn(2), turn(3), back(2), turn(4)],
			[1, 4],
		],
		[
			[turn(1), turn(2), turn(3), back(2), again(1)],
			[1, 2],
		],
		[
			[turn(1), turn(2), turn(3), back(1), back(1), again(2)],
			[1, 2, 3],
		],
		[
			[turn(1), turn(2), turn(3), back(2), turn(4), again(0), turn(5)],
			[1, 4, 5],
		],
		// Of what the log does not have, nothing can be said.
		[[turn(3), back(3), turn(4)], [4]],
		[
			[turn(3), back(3), again(2), turn(4)],
			[3, 4],
		],
		[
			[turn(3), back(3), again(3), turn(4)],
			[3, 4],
		],
	])) {
		assert.deepEqual(
			turnsThatStood(entries).map(({ turn: { at } }) => at),
			stood,
			JSON.stringify(entries),
		);
	}
});

test("a table on this device has a record in the form of one on the net", () => {
	const { log, views } = seenIn("chinese_checkers");
	const earlier = { revision: 1, at: 0, actor: {}, kind: "turn", data: {} };
	const state = /** @type {any} */ ({
		table: { game: "chinese_checkers" },
		view: views.at(-1),
		log: [earlier, ...log],
	});
	const { code, game, rounds } = /** @type {any} */ (localRecord(state));
	assert.deepEqual([code, game, rounds.length], [null, "chinese_checkers", 1]);
	const [{ round, starter, entries, result }] = rounds;
	assert.equal(round, 1);
	assert.equal(entries[0].kind, "started");
	assert.equal(starter, entries[0].data.starter);
	assert.equal(entries.at(-1).kind, log.at(-1)?.kind);
	assert.deepEqual(result, views.at(-1).result);
});
