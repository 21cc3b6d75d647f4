import "./modules.mjs";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { LANGUAGES, read } from "./source.mjs";
import { tableMessage } from "./table.mjs";

const { choose, t, use } = await import("../../static/js/i18n.js");
const { initial, reduce } = await import("../../static/js/state.js");
const { wordEntry, wordRefusal } = await import("../../static/js/words.js");
const { tellEvents, titleOf } = await import("../../static/js/announce.js");
const { readCode, groupCode, codeOfPath } = await import("../../static/js/code.js");
const { readHoles } = await import("../../static/js/star/moves.js");

const game = "chinese_checkers";
const GAMES = ["chinese_checkers", "capture_checkers", "draughts"];
const protocol = readFileSync(new URL("../../docs/protocol.md", import.meta.url), "utf8");
const plain = (/** @type {string | null} */ text) => (text ?? "").replace(/[\u2068\u2069]/g, "");

/** @param {any} [change] @param {string} [of] @returns {any} */
function playing(change = {}, of = game) {
	const message = tableMessage(of, change);
	message.log.push({
		revision: 5,
		at: 0,
		actor: { name: "Kari" },
		kind: "started",
		data: { round: 1, starter: 1, seats: message.view.seats, rules: {} },
	});
	return reduce(initial("7KQ2M"), message);
}
/** @param {string} kind @param {any} [data] @returns {any} */
const entry = (kind, data = {}) => ({
	revision: 7,
	at: 0,
	actor: { member: 1, name: "Ola" },
	kind,
	data,
});
const ENTRIES = [
	entry("opened", { game }),
	entry("joined"),
	entry("sat", { seat: 1 }),
	entry("stood", { seat: 1 }),
	entry("waits"),
	entry("waits_no_longer"),
	entry("rule_changed", { rule: "win", old: "filled", new: "own" }),
	entry("started", { round: 1, starter: 0, seats: [{ member: 0, name: "Kari" }], rules: {} }),
	entry("turn", { seat: 1, path: ["E5", "E6"], hops: false }),
	entry("turn", { seat: 1, path: ["E5", "G5", "I5"], hops: true }),
	entry("passed_over", { seat: 1 }),
	entry("home", { seat: 1, place: 1 }),
	entry("home", { seat: 1, place: 2 }),
	...["goal", "stalled", "no_moves"].map((reason) => entry("over", { places: [[1], [0]], reason })),
	entry("over", { places: [], reason: "ended" }),
	entry("over", { places: [[0, 1]], reason: "agreed" }),
	entry("bot_seated", { seat: 2, level: "six" }),
	entry("unseated", { seat: 1, sitter: { member: 0, name: "Kari", guard: 0 } }),
	entry("unseated", { seat: 1, sitter: { bot: "six" } }),
	entry("guard_set", { seat: 1, level: 1 }),
	entry("guard_set", { seat: 1, level: 0 }),
	entry("rules_locked"),
	entry("rules_unlocked"),
	entry("rules_in_force", { rules: {} }),
	entry("game_changed", { old: game, new: "capture_checkers" }),
	...["everyone", "named", "nobody"].map((watch) => entry("watch_changed", { watch })),
	...["bot", "pass"].map((on_leave) => entry("on_leave_changed", { on_leave })),
	entry("seat_offered", { seat: 1, member: 2, name: "Aino" }),
	entry("took_over", { seat: 1, from: { bot: "six" } }),
	entry("stood_in", { seat: 1, level: "eight" }),
	entry("back", { seat: 1 }),
	entry("left", { seats: [], by: "bot" }),
	entry("left", { seats: [1], by: "bot" }),
	entry("left", { seats: [1], by: "pass" }),
	entry("removed", { member: 2, name: "Aino", seats: [] }),
	entry("host_is", { member: 2, name: "Aino" }),
	entry("offered", { offer: 1, what: "draw" }),
	entry("offered", { offer: 1, what: "take_back", to_turn: 3 }),
	entry("withdrawn", { offer: 1 }),
	entry("answered", { offer: 1, yes: true }),
	entry("answered", { offer: 1, yes: false }),
	entry("taken_back", { turns: 2 }),
	entry("recovered"),
	entry("moved"),
];
/** Of draughts. */
const TURNS = [
	entry("turn", { seat: 1, path: [11, 15], captured: [], crowned: false }),
	entry("turn", { seat: 1, path: [18, 9, 2], captured: [14, 6], crowned: true }),
	entry("resigned", { seat: 1 }),
	entry("draw_claimed", { seat: 1 }),
	...["no_pieces", "blocked", "resigned"].map((reason) => entry("over", { places: [[1], [0]], reason })),
	...["repetition", "forty_turns"].map((reason) => entry("over", { places: [[0, 1]], reason })),
];
/** Kinds that only say what to animate. */
const UNWORDED = ["hopped", "returned"];

for (const language of LANGUAGES) {
	test(`${language} has words for each entry of the log`, () => {
		use(language, read(`locales/${language}.ftl`));
		for (const one of [...ENTRIES, ...TURNS]) {
			const state = playing({}, TURNS.includes(one) ? "draughts" : game);
			const words = plain(wordEntry(state, one));
			assert.match(words, /\p{L}{3}/u, one.kind);
			assert.doesNotMatch(words, /\{|\}|undefined|\b(?:cc|dr)-|log-/, one.kind);
		}
	});

	test(`${language} has words for each refusal in the protocol`, () => {
		use(language, read(`locales/${language}.ftl`));
		const rows = protocol
			.slice(protocol.indexOf("## Refusals"))
			.split("\n")
			.filter((line) => line.startsWith("| `"));
		const codes = rows.flatMap((row) => [...row.split("|")[1].matchAll(/`(\w+)`/g)].map(([, code]) => code));
		assert.ok(codes.length > 30);
		const unknown = t("no-unknown", { code: "" }).slice(0, 8);
		for (const code of codes) {
			// A code of one game is worded by that one.
			const detail = { until: "20:15" };
			const words = GAMES.map((each) => wordRefusal({ code, detail }, each)).find(
				(found) => !found.startsWith(unknown),
			);
			assert.ok(words, code);
			assert.doesNotMatch(words, /\{|^(no|star|cc|cap|dr)-/, code);
		}
	});
}

test("each kind of entry in the protocol is worded, or is nothing to be told", () => {
	// The tables of entries begin with one of these heads, and end with an empty line.
	const tables = protocol.split("\n\n").filter((part) => /^\| (`kind`|event) \|/.test(part));
	const kinds = tables
		.flatMap((rows) => rows.split("\n").slice(2))
		.flatMap((row) => [...row.split("|")[1].matchAll(/`(\w+)`/g)].map(([, kind]) => kind));
	assert.ok(kinds.length > 20);
	for (const kind of kinds)
		assert.ok(UNWORDED.includes(kind) || [...ENTRIES, ...TURNS].some((one) => one.kind === kind), kind);
});

test("a turn is announced once, with who is next; a hop is not", () => {
	use("en", read("locales/en.ftl"));
	const state = playing();
	assert.equal(
		plain(tellEvents(state, [entry("turn", { seat: 1, path: ["E5", "G5"], hops: true })])),
		"Ola: hop from E5 to G5. Your turn",
	);
	assert.equal(tellEvents(state, [{ ...entry("hopped"), transient: true }]), "");
	assert.equal(tellEvents(state, [entry("sat", { seat: 2 })]), "");
});

test("names keep their bidi isolates", () => {
	use("en", read("locales/en.ftl"));
	assert.equal(wordEntry(playing(), entry("joined")), "\u2068Ola\u2069 came to the table.");
});

test("the title says when it is my turn", () => {
	use("en", read("locales/en.ftl"));
	assert.match(titleOf(playing()), /Your turn/);
	assert.match(plain(titleOf(playing({ to_move: 1 }))), /^Ola to move/);
});

test("the first language is the first of the browser's that we have", () => {
	assert.equal(choose(["sv-SE", "fi-FI", "en"]), "fi");
	assert.equal(choose(["nn-NO"]), "nb");
	assert.equal(choose(["no"]), "nb");
	assert.equal(choose(["de"]), "en");
	assert.equal(choose([]), "en");
});

test("a code is read without regard to case, spaces and dashes, also out of a link", () => {
	for (const typed of ["7KQ2M", "7kq 2m", " 7KQ-2M ", "7kq–2m", "https://example.org/t/7KQ2M", "/t/7kq2m/?x#y"]) {
		assert.equal(readCode(typed), "7KQ2M", typed);
	}
	for (const typed of ["", "7KQ2", "7KQ2MM", "7KQ2O", "7KQ2!", "hello there"])
		assert.equal(readCode(typed), null, typed);
	assert.equal(groupCode("7KQ2M"), "7KQ 2M");
	assert.equal(codeOfPath("/t/7kq2m"), "7KQ2M");
	assert.equal(codeOfPath("/table"), null);
});

test("holes are read as people type them", () => {
	assert.deepEqual(readHoles("e5 g5"), ["E5", "G5"]);
	assert.deepEqual(readHoles("E5-G5, i 5"), ["E5", "G5", "I5"]);
	assert.deepEqual(readHoles("m13"), ["M13"]);
	assert.deepEqual(readHoles("what"), []);
});
