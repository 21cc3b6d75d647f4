import assert from "node:assert/strict";
import { test } from "node:test";
import { colourOfSeat, dealtIn, isMyTurn, watching } from "../../static/js/selectors.js";
import { initial, reduce } from "../../static/js/state.js";

const you = { member: 0, seats: [0], host: true };
const table = {
	code: "7KQ2M",
	game: "chinese_checkers",
	phase: "playing",
	host: 0,
	members: [
		{ id: 0, name: "Kari", waiting: false },
		{ id: 1, name: "Ola", waiting: false },
	],
	seats: [{ member: 0 }, { member: 1 }, null, null, null, null],
	rules: {},
};
const view = (change = {}) => ({
	game: "chinese_checkers",
	round: 1,
	turn: 1,
	to_move: 0,
	result: null,
	seats: [
		{ member: 0, name: "Kari" },
		{ member: 1, name: "Ola" },
	],
	legal: [],
	rules: {},
	last: null,
	...change,
});
const entry = (/** @type {number} */ revision, /** @type {string} */ kind, change = {}) => ({
	revision,
	at: 0,
	actor: {},
	kind,
	data: {},
	...change,
});
/** @returns {any} */
const all = (change = {}) => ({
	t: "table",
	revision: 10,
	you,
	table,
	view: view(),
	log: [entry(9, "joined")],
	...change,
});
/** @param {any} state @param {any} message @returns {any} */
const step = (state, message) => reduce(state, message);
/** @param {any[]} messages @returns {any} */
const run = (...messages) => messages.reduce(step, initial("7KQ2M"));

test("the whole state is taken as it comes", () => {
	const state = run(all());
	assert.equal(state.revision, 10);
	assert.equal(state.table.code, "7KQ2M");
	assert.ok(isMyTurn(state));
});

test("events are taken only in their order; a gap asks for all of it, once", () => {
	const next = { t: "events", revision: 11, events: [entry(11, "turn")], view: view({ turn: 2, to_move: 1 }) };
	const state = run(all(), next);
	assert.equal(state.revision, 11);
	assert.equal(state.view.to_move, 1);
	assert.equal(step(state, next), state, "what came before changes nothing");
	const gap = step(state, { ...next, revision: 13 });
	assert.ok(gap.outOfStep);
	assert.equal(gap.revision, 11);
	assert.equal(gap.view, state.view);
	assert.ok(!step(gap, all({ revision: 13 })).outOfStep);
});

test("single hops don't stand in the log", () => {
	const hop = { ...entry(11, "hopped"), transient: true };
	const state = run(all(), { t: "events", revision: 11, events: [hop], view: view({ turn: 2 }) });
	assert.deepEqual(
		state.log.map((/** @type {any} */ { kind }) => kind),
		["joined"],
	);
});

test("events without a view leave it as it is; a null view takes it away", () => {
	const state = run(all(), { t: "events", revision: 11, events: [] });
	assert.equal(state.view.turn, 1);
	assert.equal(step(state, { t: "events", revision: 12, events: [], view: null }).view, null);
});

test("a log that comes anew keeps what is older", () => {
	const state = run(
		all({ log: [entry(1, "opened"), entry(9, "joined")] }),
		all({ revision: 90, log: [entry(40, "turn")] }),
	);
	assert.deepEqual(
		state.log.map((/** @type {any} */ { revision }) => revision),
		[1, 9, 40],
	);
});

test("a turn on its way goes when it is answered, refused, or the position has changed", () => {
	const pending = { id: 5, turn: 1, args: {}, seat: 0, from: "A1", to: "B1" };
	const sent = run(all(), { t: "pick", hole: "A1" }, { t: "sent", pending });
	assert.equal(sent.picked, null);
	assert.equal(step(sent, { t: "ok", id: 4, revision: 10 }).pending, pending);
	assert.equal(step(sent, { t: "ok", id: 5, revision: 11 }).pending, null);
	const refused = step(sent, { t: "no", id: 5, code: "occupied", detail: { hole: "B1" } });
	assert.equal(refused.pending, null);
	assert.deepEqual(refused.notice, { code: "occupied", detail: { hole: "B1" } });
	assert.equal(step(sent, { t: "events", revision: 11, events: [], view: view() }).pending, pending);
	assert.equal(step(sent, { t: "events", revision: 11, events: [], view: view({ turn: 2 }) }).pending, null);
});

test("a pick stays while others come and go, and ends with the position", () => {
	const picked = run(all(), { t: "pick", hole: "A1" });
	assert.equal(step(picked, { t: "events", revision: 11, events: [], view: view() }).picked, "A1");
	assert.equal(step(picked, { t: "events", revision: 11, events: [], view: view({ turn: 2 }) }).picked, null);
});

test("the board faces my first seat, and never turns by itself in mid-round", () => {
	const mine = run(all({ you: { member: 1, seats: [1, 3], host: false } }));
	assert.equal(mine.facing.seat, 1);
	const last = { seat: 0, path: ["A1", "B1"], hops: false };
	const later = step(mine, all({ revision: 20, you: { member: 1, seats: [3], host: false }, view: view({ last }) }));
	assert.equal(later.facing.seat, 1);
	assert.equal(step(later, all({ revision: 30, view: view({ round: 2 }) })).facing.seat, 0);
	assert.equal(run(all({ you: { member: null, seats: [], host: false } })).facing.seat, 0);
});

test("a spectator's turning of the board lasts for the round", () => {
	const turned = run(all(), { t: "turn_board" }, { t: "events", revision: 11, events: [], view: view({ turn: 2 }) });
	assert.equal(turned.turned, 1);
	assert.equal(step(turned, { t: "events", revision: 12, events: [], view: view({ round: 2 }) }).turned, 0);
});

test("seats that the start hands out are mine at once", () => {
	const watcher = run(all({ you: { member: 1, seats: [], host: false } }));
	assert.deepEqual(step(watcher, { t: "events", revision: 11, events: [], table }).you.seats, [1]);
});

test("a close that ends it is kept", () => {
	assert.equal(run(all(), { t: "link", is: "ended", code: 4001 }).ended, 4001);
	assert.equal(run(all(), { t: "link", is: "lost" }).ended, null);
});

test("what a later table says beyond this page's knowledge changes nothing", () => {
	const state = run(all());
	assert.equal(step(state, /** @type {any} */ ({ t: "confetti" })), state);
});

test("who is dealt in, who watches, and which colour a seat will have", () => {
	const members = [...table.members, { id: 2, name: "Aino", waiting: true }, { id: 3, name: "Per", waiting: false }];
	const seats = [{ member: 0 }, null, { member: 1 }, null, null, null];
	const state = run(all({ table: { ...table, phase: "lobby", members, seats }, view: null }));
	assert.equal(dealtIn(state), 3);
	assert.deepEqual(
		watching(state).map((/** @type {any} */ { name }) => name),
		["Per"],
	);
	assert.deepEqual(
		[0, 2].map((seat) => colourOfSeat(state, seat)),
		[0, 1],
	);
});
