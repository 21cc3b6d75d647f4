import assert from "node:assert/strict";
import { test } from "node:test";
import { openOutbox } from "../../static/js/outbox.js";
import { makeClock } from "./clock.mjs";

function start() {
	const clock = makeClock();
	/** @type {any[]} */
	const sent = [];
	/** @type {any[]} */
	const heard = [];
	let linked = false;
	let again = 0;
	let listener = (/** @type {any} */ _) => {};
	const outbox = openOutbox({
		transport: {
			send: (message) => linked && sent.push(message),
			onMessage: (listen) => {
				listener = listen;
			},
			again: () => {
				again += 1;
			},
			close: () => {},
		},
		tab: "tab",
		deliver: (message) => heard.push(message),
		...clock,
	});
	return {
		clock,
		sent,
		heard,
		outbox,
		again: () => again,
		say: (/** @type {any} */ message) => listener(message),
		link: (/** @type {string} */ is) => {
			linked = is === "open";
			listener({ t: "link", is });
		},
		take: () => sent.splice(0),
	};
}

test("the first thing that is said is hello, and nothing else before it was answered", () => {
	const { link, outbox, take, say } = start();
	outbox.command("sit", { seat: 1 });
	link("open");
	const [hello, ...rest] = take();
	assert.deepEqual([hello.do, hello.args], ["hello", { tab: "tab", protocol: 1 }]);
	assert.deepEqual(rest, []);
	say({ t: "ok", id: hello.id, revision: 1 });
	assert.deepEqual(
		take().map((message) => message.do),
		["sit"],
	);
});

test("what was not answered is sent again under the same ids after the connection came back", () => {
	const { link, outbox, take, say } = start();
	link("open");
	say({ t: "ok", id: take()[0].id, revision: 1 });
	const first = outbox.command("play", { step: ["A1", "B1"] }, 7);
	const second = outbox.command("seen", { revision: 1 });
	const before = take();
	say({ t: "ok", id: second, revision: 2 });
	link("lost");
	outbox.command("play", { pass_on: {} }, 8);
	link("open");
	const [hello] = take();
	assert.equal(hello.do, "hello");
	assert.ok(hello.id > second);
	say({ t: "ok", id: hello.id, revision: 2 });
	const after = take();
	assert.deepEqual(after[0], before[0]);
	assert.equal(after[0].id, first);
	assert.deepEqual(
		after.map((message) => message.turn),
		[7, 8],
	);
});

test("a name that was on its way goes along with the next hello", () => {
	const { link, outbox, take } = start();
	link("open");
	take();
	outbox.hello("Kari");
	assert.equal(take()[0].args.name, "Kari");
	link("lost");
	link("open");
	const sent = take();
	assert.deepEqual(
		sent.map((message) => message.args.name),
		["Kari"],
	);
});

test("a name that was taken up is not sent again", () => {
	const { link, outbox, take, say } = start();
	link("open");
	outbox.hello("Kari");
	say({ t: "ok", id: take().at(-1).id, revision: 1 });
	link("lost");
	link("open");
	assert.deepEqual(
		take().map((message) => message.args.name),
		[undefined],
	);
});

test("no answer in ten seconds: the connection is made anew", () => {
	const { link, outbox, take, say, clock, again } = start();
	link("open");
	say({ t: "ok", id: take()[0].id, revision: 1 });
	clock.pass(60_000);
	assert.equal(again(), 0, "silence with nothing asked is no fault");
	outbox.command("start");
	clock.pass(9_999);
	assert.equal(again(), 0);
	clock.pass(1);
	assert.equal(again(), 1);
});

test("a command that never gets an answer is given up in words", () => {
	const { link, outbox, take, say, heard } = start();
	let id = 0;
	for (let i = 0; i < 4; i++) {
		link("open");
		say({ t: "ok", id: take().find((message) => message.do === "hello").id, revision: 1 });
		if (i === 0) id = outbox.command("start");
		link("lost");
	}
	assert.deepEqual(
		heard.filter(({ t }) => t === "no"),
		[{ t: "no", id, code: "no_answer" }],
	);
});
