// What a page makes of hosts, of people who are away, and of what is asked of the others.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
	hasMore,
	hasSeatMore,
	isLongAway,
	LONG,
	mayTakeHost,
	membersToOffer,
	nextLongAway,
	seatsToOffer,
	seatsToStandIn,
} from "../../static/js/may.js";
import { initial, reduce } from "../../static/js/state.js";
import { lastPlayed, turnsSeen } from "../../static/js/turns.js";

/** @import { Panel } from "../../static/js/state.js" */

const NOON = 1_000_000_000;
const rules = { stepwise: true, win: "filled" };
const seats = [{ member: 0, name: "Kari", guard: 0 }, { member: 1, name: "Ola", guard: 0 }, { bot: "eight" }];
const member = (/** @type {number} */ id, change = {}) => ({
	id,
	name: `N${id}`,
	waiting: false,
	away: null,
	...change,
});
/** @returns {any} */
const table = (change = {}) => ({
	code: "7KQ2M",
	game: "chinese_checkers",
	phase: "playing",
	host: 0,
	members: [member(0), member(1), member(2, { waiting: true })],
	seats: [{ member: 0, guard: 0 }, { member: 1, guard: 0 }, { bot: "eight" }, null, null, null],
	rules,
	locked: false,
	watch: "everyone",
	on_leave: "bot",
	offer: null,
	seat_offers: [],
	may_pass: false,
	...change,
});
/** @returns {any} */
const view = (change = {}) => ({
	game: "chinese_checkers",
	round: 1,
	turn: 5,
	to_move: 0,
	result: null,
	seats,
	legal: [],
	rules,
	chain: null,
	last: null,
	...change,
});
/** @param {any} [change] @returns {any} */
const all = (change = {}) => ({
	t: "table",
	revision: 10,
	you: { member: 0, seats: [0], host: true, password: false, sees: true },
	table: table(),
	view: view(),
	log: [],
	...change,
});
/** @returns {any} */
const entry = (/** @type {string} */ kind, data = {}, revision = 11) => ({
	revision,
	at: NOON,
	actor: { member: 0 },
	kind,
	data,
});
/** @param {any[]} messages @returns {any} */
const run = (...messages) => messages.reduce((state, message) => reduce(state, message), initial("7KQ2M"));
const guest = (/** @type {number} */ id, /** @type {number[]} */ held) => ({
	member: id,
	seats: held,
	host: false,
	password: false,
	sees: true,
});
const away = (/** @type {number} */ id, /** @type {number} */ since) =>
	table({ members: [0, 1, 2].map((each) => member(each, { away: each === id ? since : null, waiting: each === 2 })) });

test("two minutes of absence are counted from when somebody was last heard", () => {
	const state = run(all({ table: away(1, NOON) }), { t: "tick", now: NOON + LONG - 1 });
	assert.ok(!isLongAway(state, 1));
	assert.equal(nextLongAway(state), NOON + LONG);
	const later = reduce(state, { t: "tick", now: NOON + LONG });
	assert.ok(isLongAway(later, 1));
	assert.equal(nextLongAway(later), null);
	assert.ok(!isLongAway(later, 0));
});

test("a bot stands in for who is long away: by the host, or by any player when it is the host who is away", () => {
	const tick = { t: "tick", now: NOON + LONG };
	const host = run(all({ table: away(1, NOON) }), tick);
	assert.deepEqual(seatsToStandIn(host, 1), [1]);
	assert.deepEqual(seatsToStandIn(host, 0), []);
	const playing = run(all({ table: away(0, NOON), you: guest(1, [1]) }), tick);
	assert.ok(mayTakeHost(playing));
	assert.deepEqual(seatsToStandIn(playing, 0), [0]);
	assert.ok(hasMore(playing, 0));
	const waiting = run(all({ table: away(0, NOON), you: guest(2, []) }), tick);
	assert.ok(!mayTakeHost(waiting));
	assert.deepEqual(seatsToStandIn(waiting, 0), []);
	const other = run(all({ table: away(1, NOON), you: guest(1, [1]) }), tick);
	assert.deepEqual(seatsToStandIn(other, 1), []);
	const stood = view({ seats: [seats[0], { ...seats[1], stand_in: "eight" }, seats[2]] });
	assert.deepEqual(seatsToStandIn(run(all({ table: away(1, NOON), view: stood }), tick), 1), []);
});

test("a bot's seat is offered once, and to whom none is offered", () => {
	const state = run(all());
	assert.deepEqual(seatsToOffer(state), [2]);
	assert.deepEqual(
		membersToOffer(state).map(({ id }) => id),
		[2],
	);
	assert.ok(hasSeatMore(state, 2));
	const offered = run(all({ table: table({ seat_offers: [{ id: 1, seat: 2, member: 2 }] }) }));
	assert.deepEqual(seatsToOffer(offered), []);
	assert.deepEqual(membersToOffer(offered), []);
	assert.deepEqual(seatsToOffer(run(all({ you: guest(1, [1]) }))), []);
	assert.deepEqual(seatsToOffer(run(all({ table: table({ phase: "over" }) }))), []);
});

test("a table on one device has nothing of it", () => {
	const local = { undo: false, redo: false, paused: false, begun: true };
	const state = /** @type {any} */ (reduce(initial("", local), all()));
	assert.ok(!hasMore(state, 1));
	assert.ok(!hasSeatMore(state, 2));
	assert.equal(state.news, null);
});

/** What the sheet shows, and what closes it. @type {[string, Panel, object][]} */
const CLOSING = [
	["whom it is about has left", { of: "member", member: 1 }, { table: table({ members: [member(0), member(2)] }) }],
	["the round that was to be ended is over", { of: "sure", about: "end_round" }, { table: table({ phase: "over" }) }],
	["the reader is no longer the host", { of: "watch" }, { you: guest(0, [0]) }],
	[
		"who was to be removed is the host's matter no more",
		{ of: "sure", about: "remove", member: 1 },
		{ you: guest(0, [0]) },
	],
	["a round has begun", { of: "games" }, {}],
	["nobody waits for the bot's seat", { of: "seat", seat: 2 }, { table: table({ members: [member(0), member(1)] }) }],
	["the reader is no member any more", { of: "table" }, { you: { ...guest(0, []), member: null } }],
];
for (const [why, panel, change] of CLOSING)
	test(`the sheet closes by itself: ${why}`, () => {
		const start = panel.of === "games" ? all({ table: table({ phase: "over" }) }) : all();
		const open = run(start, { t: "panel", panel });
		assert.equal(reduce(open, { ...start, revision: 11 }).panel, panel, "it stays while it makes sense");
		assert.equal(reduce(open, all({ revision: 11, ...change })).panel, null);
	});

test("the rules are shown when a round begins, and what is changed in it, until they were read", () => {
	const lobby = run(all({ table: table({ phase: "lobby" }), view: null }));
	assert.equal(lobby.news, null);
	const begun = reduce(lobby, {
		t: "events",
		revision: 11,
		events: [entry("started", {})],
		view: view(),
		table: table(),
	});
	assert.deepEqual(begun.news, { is: "begun" });
	assert.equal(reduce(begun, { t: "rules_read" }).news, null);
	const pending = { id: 3, turn: 5, args: {}, seat: 0, from: "D1", to: "E5" };
	assert.equal(reduce(begun, { t: "sent", pending }).news, null, "who plays has seen them");
	const change = (/** @type {number} */ revision, /** @type {string} */ rule) => ({
		t: "events",
		revision,
		events: [entry("rule_changed", { rule, old: true, new: false }, revision)],
		table: table(),
	});
	const changed = [change(12, "win"), change(13, "stepwise"), change(14, "win")].reduce(
		(state, message) => reduce(state, /** @type {any} */ (message)),
		begun,
	);
	assert.deepEqual(changed.news, { is: "changed", rules: ["win", "stepwise"] });
	const over = { t: "events", revision: 15, events: [entry("over")], table: table({ phase: "over" }) };
	assert.equal(reduce(changed, /** @type {any} */ (over)).news, null);
});

test("a page that slept through the start is shown the rules all the same", () => {
	const state = run(all({ view: view({ result: { places: [], reason: "ended" } }), table: table({ phase: "over" }) }));
	assert.deepEqual(reduce(state, all({ revision: 30, view: view({ round: 2, turn: 20 }) })).news, { is: "begun" });
	assert.equal(run(all()).news, null, "who comes in mid-round has the card of rules");
});

test("a reaction is shown until its own end, a newer one of the same member until its", () => {
	const reaction = (/** @type {number} */ which) => ({ t: "reaction", member: 1, with: which });
	const first = run(all(), reaction(1));
	assert.deepEqual(first.reactions[1], { with: 1, nth: 1 });
	const second = reduce(first, /** @type {any} */ (reaction(4)));
	assert.equal(reduce(second, { t: "reaction_over", member: 1, nth: 1 }), second);
	assert.deepEqual(reduce(second, { t: "reaction_over", member: 1, nth: 2 }).reactions, {});
	assert.equal(second.revision, 10, "it is no change of the table");
});

test("why a table ended comes with the close", () => {
	const state = run(all(), { t: "link", is: "ended", code: 4003, reason: "may_not_watch" });
	assert.equal(state.why, "may_not_watch");
	assert.equal(run(all(), { t: "link", is: "ended", code: 4003, reason: "removed" }).why, "removed");
});

/** Views as they come, with the events that led to them: [turn, to_move, chain, ...kinds]. */
const seen = (/** @type {any[][]} */ steps) => {
	/** @type {any} */
	let before = null;
	/** @type {any[]} */
	let wholes = [];
	for (const [turn, to_move, chain, ...events] of steps) {
		const next = view({ turn, to_move, chain: chain ? { at: "E5" } : null });
		wholes = turnsSeen(wholes, before, /** @type {any} */ (next), events);
		before = next;
	}
	return wholes;
};
const turn = entry("turn");
const hopped = entry("hopped");

test("the turns at which a seat had a whole turn before it are kept, and no hop in between", () => {
	const steps = [
		[1, 0, false],
		[2, 0, true, hopped],
		[3, 0, true, hopped],
		[4, 1, false, turn],
		[5, 0, false, turn],
	];
	assert.deepEqual(seen(steps), [
		{ turn: 1, seat: 0 },
		{ turn: 4, seat: 1 },
		{ turn: 5, seat: 0 },
	]);
	assert.equal(lastPlayed(seen(steps), [0]), 1);
	assert.equal(lastPlayed(seen(steps), [1]), 4);
	assert.equal(lastPlayed(seen(steps.slice(0, 3)), [0]), null, "a chain that is under way is no whole turn");
	assert.equal(lastPlayed(seen(steps.slice(0, 1)), [0]), null);
});

test("a chain that was taken back is the same turn under another number", () => {
	const steps = [
		[1, 0, false],
		[2, 0, true, hopped],
		[3, 0, false, entry("returned")],
	];
	assert.deepEqual(seen(steps), [{ turn: 3, seat: 0 }]);
});

test("what was taken back is forgotten", () => {
	const steps = [
		[1, 0, false],
		[2, 1, false, turn],
		[3, 0, false, turn],
		[4, 1, false, turn],
		[5, 0, false, entry("taken_back", { turns: 1 })],
	];
	assert.deepEqual(
		seen(steps).map((whole) => whole.turn),
		[1, 2, 5],
	);
	assert.equal(lastPlayed(seen(steps), [0]), 1);
});

test("another round begins with nothing", () => {
	const wholes = turnsSeen(
		[{ turn: 1, seat: 0 }],
		/** @type {any} */ (view()),
		/** @type {any} */ (view({ round: 2, turn: 9, to_move: 1 })),
		[],
	);
	assert.deepEqual(wholes, [{ turn: 9, seat: 1 }]);
});
