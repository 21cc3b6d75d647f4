import "./modules.mjs";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { LANGUAGES, read } from "./source.mjs";
import { tableMessage } from "./table.mjs";

const { use } = await import("../../static/js/i18n.js");
const { initial, reduce } = await import("../../static/js/state.js");
const { wordEntry, wordRefusal } = await import("../../static/js/words.js");
const { tellEvents } = await import("../../static/js/announce.js");
const { captureCheckers } = await import("../../static/js/games/capture_checkers.js");
const { allMoves } = await import("../../static/js/games/capture_checkers_choices.js");
const { movesAlong, stepBack, waysTo } = await import("../../static/js/games/capture_checkers_ways.js");

const game = "capture_checkers";
const plain = (/** @type {string | null} */ text) => (text ?? "").replace(/[\u2068\u2069]/g, "");
/** @param {string} path @param {string} captured */
const chain = (path, captured) => {
	const holes = path.split(" ");
	return { origin: holes[0], at: holes[holes.length - 1], path: holes, captured: captured.split(" ") };
};
const course = (/** @type {any} */ change) => ({ stops: [], end: "I5", chosen: 0, looked: null, ...change });

/** @param {any} [change] @returns {any} */
const playing = (change = {}) =>
	reduce(
		initial("7KQ2M"),
		tableMessage(game, {
			pieces: ["I1", "I2", "I4"],
			captures: [30, 27],
			chain: null,
			last: null,
			rules: { stepwise: true, long_hops: false },
			...change,
		}),
	);
/** @param {string} kind @param {any} data @returns {any} */
const entry = (kind, data) => ({ revision: 7, at: 0, actor: { member: 1, name: "Ola", seat: 1 }, kind, data });
const TURN = entry("turn", { seat: 1, ...chain("I1 I3 I5", "I2 I4") });
const over = (/** @type {number[][]} */ places) => entry("over", { places, reason: "no_hops" });

test("an end with one chain can be played; several, or a way back to the piece itself, have to be chosen", () => {
	const ends = [
		{ at: "I1", more: false, chains: [chain("I1 I3 I1", "I2 H1")] },
		{ at: "I3", more: false, chains: [chain("I1 I3", "I2")] },
		{ at: "I5", more: false, chains: [chain("I1 I3 I5", "I2 I4"), chain("I1 K1 I5", "J1 J3")] },
		{ at: "K1", more: true, chains: [chain("I1 K1", "J1")] },
	];
	assert.deepEqual(movesAlong({ ends }, "I1"), [
		{ from: "I1", to: "I1", kind: "hop", args: {}, course: course({ end: "I1" }) },
		{ from: "I1", to: "I3", kind: "hop", args: { chain: ["I1", "I3"] } },
		{ from: "I1", to: "I5", kind: "hop", args: {}, course: course({ end: "I5" }) },
		{ from: "I1", to: "K1", kind: "hop", args: {}, course: course({ end: "K1" }) },
	]);
	// Whoever goes stop by stop has the last word.
	assert.deepEqual(movesAlong({ ends: [ends[1]] }, "I1", ["K1"])[0].course, course({ stops: ["K1"], end: "I3" }));
});

test("the ways to an end are listed with those that capture most first", () => {
	const ends = [{ at: "I5", more: false, chains: [chain("I1 I5", "I3"), chain("I1 I3 I5", "I2 I4")] }];
	const found = waysTo({ ends }, ["I1"], "I5");
	assert.deepEqual(
		found.ways.map(({ captured }) => captured.length),
		[2, 1],
	);
	assert.deepEqual([found.more, found.stops], [false, []]);
});

test("where they are too many the next stops are asked for, and to end right there stays a choice", () => {
	const ends = [
		{ at: "I3", more: true, chains: [chain("I1 I3", "I2"), chain("I1 I3 K3 I3", "I2 J3 J2")] },
		{ at: "I5", more: true, chains: [chain("I1 I3 I5", "I2 I4")] },
		{ at: "K3", more: false, chains: [chain("I1 I3 K3", "I2 J3")] },
	];
	const first = waysTo({ ends }, ["I1"], "I5");
	assert.deepEqual([first.ways, first.stops, first.captured], [[], [{ to: "I3", over: "I2" }], []]);
	const next = waysTo({ ends }, ["I1", "I3"], "I3");
	assert.deepEqual(next.ways, [chain("I1 I3", "I2")]);
	assert.deepEqual(next.stops, [
		{ to: "I5", over: "I4" },
		{ to: "K3", over: "J3" },
	]);
	assert.deepEqual(next.captured, ["I2"]);
});

test("a step back takes the last stop away, and then the end", () => {
	assert.deepEqual(stepBack(course({ stops: ["I3", "K3"], chosen: 4 })), course({ stops: ["I3"] }));
	assert.equal(stepBack(course({})), null);
});

test("a course belongs to a piece in the hand and to one position", () => {
	const state = reduce(playing(), { t: "course", hole: "I1", course: course({}) });
	assert.deepEqual([state.picked, state.course], ["I1", course({})]);
	assert.equal(reduce(state, { t: "pick", hole: "I4" }).course, null);
	const pending = { id: 1, turn: 1, args: {}, seat: 0, from: "I1", to: "I5" };
	assert.equal(reduce(state, { t: "sent", pending }).course, null);
	const view = { .../** @type {any} */ (state.view), turn: 2 };
	assert.equal(reduce(state, { t: "events", revision: 7, events: [], view }).course, null);
});

test("hop by hop each legal hop is a move; whole chains are one for each piece and end", () => {
	const hops = [{ hop: ["I1", "I3"] }, { hop: ["I2", "I6"] }, { pass_on: {} }];
	assert.deepEqual(
		allMoves(playing({ legal: hops })).map(({ from, to, args }) => [from, to, args]),
		[
			["I1", "I3", hops[0]],
			["I2", "I6", hops[1]],
		],
	);
	const legal = [{ chain: ["I1", "I3", "I5"] }, { chain: ["I1", "K1", "I5"] }, { chain: ["I2", "I6"] }];
	const rules = { stepwise: false, long_hops: false };
	assert.deepEqual(
		allMoves(playing({ legal, rules })).map(({ from, to }) => [from, to]),
		[
			["I1", "I5"],
			["I2", "I6"],
		],
	);
	assert.deepEqual(allMoves(playing({ legal, rules, to_move: 1 })), [], "others move");
});

for (const language of LANGUAGES) {
	test(`${language} has words for turns, results, rules, levels and what to do`, () => {
		use(language, read(`locales/${language}.ftl`));
		const state = playing();
		const words = [
			wordEntry(state, TURN),
			wordEntry(state, over([[1], [0]])),
			wordEntry(state, over([[0, 1]])),
			captureCheckers.standing(state, 0),
			captureCheckers.prompt(state),
			captureCheckers.prompt({ ...state, picked: "I1" }),
			captureCheckers.prompt(playing({ chain: chain("I1 I3", "I2") })),
			...["stepwise", "long_hops"].flatMap((rule) => [
				captureCheckers.ruleName(rule),
				captureCheckers.ruleSentence(rule, true),
				captureCheckers.ruleSentence(rule, false),
			]),
			...["four", "six", "eight"].map(captureCheckers.levelSentence),
			...captureCheckers.keys().flat(),
		];
		for (const text of words) assert.doesNotMatch(plain(text), /^$|\{|\}|undefined|\b(cap|star|result)-/);
		assert.equal(new Set(words.slice(0, 13)).size, 13);
	});

	test(`${language} has words for each refusal of the rules' page`, () => {
		use(language, read(`locales/${language}.ftl`));
		const page = readFileSync(new URL("../../docs/rules/capture-chinese-checkers.md", import.meta.url), "utf8");
		const section = page.slice(page.indexOf("## Codes of refusal"), page.indexOf("## Counts"));
		const codes = [...section.matchAll(/`([a-z_]+)`/g)].map(([, code]) => code);
		assert.ok(codes.length > 10);
		for (const code of codes)
			assert.doesNotMatch(plain(wordRefusal({ code }, game)), new RegExp(`^$|${code}|\\b(no|cap|star)-`));
	});
}

test("a turn is announced in words, with how many were captured, and so is a tie", () => {
	use("en", read("locales/en.ftl"));
	assert.equal(plain(tellEvents(playing(), [TURN])), "Ola: from I1 to I5, 2 captured. Your turn");
	assert.equal(plain(wordEntry(playing(), over([[0, 1]]))), "A draw: Kari and Ola captured equally many.");
	assert.equal(plain(wordEntry(playing(), over([[1], [0]]))), "Ola has won with the most captures!");
	const hop = entry("hopped", { seat: 1, from: "I1", to: "I3", captured: "I2" });
	assert.equal(tellEvents(playing(), [{ ...hop, transient: true }]), "");
});
