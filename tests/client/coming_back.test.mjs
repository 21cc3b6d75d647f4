// The ways back to a seat: the ticket in an address, what the page knows of its password, and words for what went wrong.
import "./modules.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGUAGES, read } from "./source.mjs";
import { tableMessage } from "./table.mjs";

const { comingBack, takeTicket, ticketIn } = await import("../../static/js/coming_back.js");
const { use } = await import("../../static/js/i18n.js");
const { initial, reduce } = await import("../../static/js/state.js");
const { wordRefusal } = await import("../../static/js/words.js");

const TICKET = "Zm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFy_-A";

test("a ticket is read from a fragment of its own, and from nothing else", () => {
	assert.equal(ticketIn(`#ticket=${TICKET}`), TICKET);
	for (const hash of [
		"",
		"#",
		"#main",
		"#ticket=",
		"#ticket=a b",
		`#ticket=${TICKET}&x`,
		`#x&ticket=${TICKET}`,
		TICKET,
	])
		assert.equal(ticketIn(hash), null, hash);
});

test("it is taken out of the address, also where it can't be one; other fragments stay", () => {
	for (const [hash, taken, replaced] of /** @type {const} */ ([
		[`#ticket=${TICKET}`, TICKET, "/t/7KQ2M?x=1"],
		["#ticket=?!", null, "/t/7KQ2M?x=1"],
		["#main", null, null],
		["", null, null],
	])) {
		/** @type {string | null} */
		let address = null;
		Object.assign(globalThis, {
			location: { hash, pathname: "/t/7KQ2M", search: "?x=1" },
			history: {
				state: null,
				replaceState: (/** @type {any} */ _, /** @type {any} */ __, /** @type {string} */ to) => (address = to),
			},
		});
		assert.equal(takeTicket(), taken, hash);
		assert.equal(address, replaced, hash);
	}
});

/** A page's hands for it, with what it sends. */
function page() {
	/** @type {any} */
	let state = reduce(initial("7KQ2M"), tableMessage("chinese_checkers", {}));
	/** @type {any[]} */
	const sent = [];
	/** @type {string[]} */
	const said = [];
	const dispatch = (/** @type {any} */ message) => {
		const before = state;
		state = reduce(state, message);
		if (message.t === "ok") hands.tellPassword(before);
	};
	const hands = comingBack({
		state: () => state,
		dispatch,
		outbox: /** @type {any} */ ({
			command: (/** @type {string} */ what, /** @type {any} */ args) => sent.push({ what, args }),
		}),
		transport: /** @type {any} */ ({}),
		say: (words) => said.push(words),
	});
	return { hands, dispatch, sent, said, state: () => state };
}

test("a password has 6 to 128 characters, whatever they are made of", () => {
	for (const [password, good] of /** @type {const} */ ([
		["", false],
		["12345", false],
		["123456", true],
		["🦉🦉🦉🦉🦉", false],
		["🦉🦉🦉🦉🦉🦉", true],
		["x".repeat(128), true],
		["x".repeat(129), false],
	])) {
		const { hands, sent, state } = page();
		assert.equal(hands.setPassword(password), good, password);
		assert.deepEqual(sent, good ? [{ what: "set_password", args: { password } }] : []);
		assert.equal(state().notice?.code, good ? undefined : "bad_password");
	}
});

test("that it is set is known and said when the table has answered, and not before", () => {
	const { hands, dispatch, said, state } = page();
	hands.setPassword("five bronze owls");
	assert.ok(!state().you.password);
	dispatch({ t: "ok", id: 99, revision: 6 });
	assert.ok(!state().you.password, "the answer to something else");
	dispatch({ t: "ok", id: 1, revision: 6 });
	assert.equal(state().you.password, true);
	assert.equal(said.length, 1);

	const refused = page();
	refused.hands.setPassword("five bronze owls");
	refused.dispatch({ t: "no", id: 1, code: "not_member" });
	refused.dispatch({ t: "ok", id: 1, revision: 6 });
	assert.ok(!refused.state().you.password);
	assert.deepEqual(refused.said, []);
});

for (const language of LANGUAGES) {
	test(`${language}: a refusal that ends at a time says when`, () => {
		use(language, read(`locales/${language}.ftl`));
		const until = new Date(2026, 11, 1, 20, 15).getTime();
		assert.match(wordRefusal({ code: "too_many_tries", detail: { until } }), /20[:.]15/);
		for (const code of ["bad_password", "wrong_password", "wrong_ticket", "already_member"])
			assert.doesNotMatch(wordRefusal({ code }), new RegExp(code), code);
	});
}
