// When "your turn" is sounded, felt or notified.
import "./modules.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { tableMessage } from "./table.mjs";

const { alertsDue, readAlerts, SILENT } = await import("../../static/js/alerts.js");
const { initial, reduce } = await import("../../static/js/state.js");

const ALL = { sound: true, vibration: true, notification: true };
const empty = { ...initial("7KQ2M"), alerts: ALL };
/** A state in which a seat is to move. @param {number | null} seat @param {object} [view] @param {object} [more] */
const toMove = (seat, view = {}, more = {}) => ({
	...reduce(empty, tableMessage("chinese_checkers", { to_move: seat, chain: null, last: null, ...view })),
	...more,
});
const mine = toMove(0);
const theirs = toMove(1);
const over = toMove(null, { result: { places: [], reason: "ended" } });
over.table = { .../** @type {any} */ (over.table), phase: "over" };
const chain = { origin: "E5", at: "G5", path: ["E5", "G5"] };
const both = (/** @type {any} */ state) => ({ ...state, you: { ...state.you, seats: [0, 1] } });

for (const { what, before, after, due } of [
	{ what: "another's turn ends and mine begins", before: theirs, after: mine, due: true },
	{ what: "a round begins with my turn", before: over, after: mine, due: true },
	{ what: "it is another's turn, or a bot's", before: mine, after: theirs, due: false },
	{ what: "the page opens with my turn", before: empty, after: mine, due: false },
	{ what: "I hop on in my chain", before: mine, after: toMove(0, { chain }), due: false },
	{ what: "I come back to my chain", before: theirs, after: toMove(0, { chain }), due: false },
	{ what: "another hops", before: theirs, after: toMove(1, { chain }), due: false },
	{ what: "both seats at this device are mine", before: both(theirs), after: both(mine), due: false },
	{ what: "the round is over", before: mine, after: over, due: false },
]) {
	test(`${what}: ${due ? "it is told" : "nothing is told"}`, () => {
		assert.deepEqual(alertsDue(before, after, true), due ? ALL : null);
	});
}

test("only what is switched on is due, and a notification only while the page can't be seen", () => {
	const due = (/** @type {any} */ alerts, /** @type {boolean} */ hidden) =>
		alertsDue(theirs, { ...mine, alerts: { ...SILENT, ...alerts } }, hidden);
	assert.equal(due({}, true), null);
	assert.deepEqual(due({ sound: true }, false), { ...SILENT, sound: true });
	assert.deepEqual(due({ vibration: true }, true), { ...SILENT, vibration: true });
	assert.deepEqual(due({ notification: true }, true), { ...SILENT, notification: true });
	assert.equal(due({ notification: true }, false), null);
	assert.deepEqual(due(ALL, false), { ...ALL, notification: false });
});

test("all are off until they are switched on, whatever the storage has", () => {
	for (const kept of [null, undefined, 1, "on", [], {}, { sound: "yes" }, { notification: 1 }])
		assert.deepEqual(readAlerts(kept), SILENT);
	assert.deepEqual(readAlerts({ sound: true, other: true }), { ...SILENT, sound: true });
});
