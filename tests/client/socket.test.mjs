import assert from "node:assert/strict";
import { test } from "node:test";
import { openSocket } from "../../static/js/socket.js";
import { makeSurroundings } from "./clock.mjs";

function start() {
	const world = makeSurroundings();
	/** @type {any[]} */
	const heard = [];
	const transport = openSocket("ws://table", world.around);
	transport.onMessage((message) =>
		heard.push(message.t === "link" ? [message.is, message.code].join(" ").trim() : message),
	);
	return { ...world, transport, heard };
}

test("it says when it is open, and hands messages on", () => {
	const { sockets, heard, transport } = start();
	transport.send({ id: 1 });
	sockets[0].open();
	sockets[0].say({ t: "ok", id: 1 });
	sockets[0].say("no json");
	assert.deepEqual(heard, ["open", { t: "ok", id: 1 }]);
	transport.send({ id: 2 });
	assert.deepEqual(sockets[0].sent, ['{"id":2}'], "what is sent without a connection is not kept here");
});

test("a lost socket is told at once, and comes back after waits that grow", () => {
	const { sockets, heard, clock } = start();
	sockets[0].open();
	sockets[0].drop();
	assert.deepEqual(heard, ["open", "lost"]);
	clock.pass(374);
	assert.equal(sockets.length, 1);
	clock.pass(1);
	assert.equal(sockets.length, 2);
	sockets[1].drop();
	clock.pass(749);
	assert.equal(sockets.length, 2);
	clock.pass(1);
	assert.equal(sockets.length, 3);
	for (let i = 0; i < 10; i++) {
		sockets.at(-1).drop();
		clock.pass(11_250);
	}
	assert.equal(sockets.length, 13, "no wait is longer than the longest");
});

test("it comes back at once when the page is seen again", () => {
	const { sockets, heard, wake } = start();
	sockets[0].open();
	sockets[0].drop();
	wake();
	assert.equal(sockets.length, 2);
	sockets[1].open();
	assert.deepEqual(heard, ["open", "lost", "connecting", "open"]);
});

test("a socket that no longer answers is given up", () => {
	const { sockets, heard, clock } = start();
	sockets[0].open();
	clock.pass(20_000);
	assert.deepEqual(sockets[0].sent, ["ping"]);
	sockets[0].say("pong");
	clock.pass(20_000);
	assert.deepEqual(sockets[0].sent, ["ping", "ping"]);
	clock.pass(6_000);
	assert.deepEqual(heard, ["open", "lost"]);
	clock.pass(1_000);
	assert.equal(sockets.length, 2);
	sockets[0].say({ t: "ok", id: 9 });
	assert.equal(heard.at(-1), "connecting", "the old one is not listened to any more");
});

test("waking with an open socket asks whether it still is", () => {
	const { sockets, wake } = start();
	sockets[0].open();
	wake();
	assert.deepEqual(sockets[0].sent, ["ping"]);
	assert.equal(sockets.length, 1);
});

test("a socket that never opens is given up too", () => {
	const { sockets, clock } = start();
	clock.pass(11_000);
	assert.equal(sockets.length, 2);
});

for (const code of [4001, 4002, 4003, 4004, 4005]) {
	test(`after ${code} it does not come back`, () => {
		const { sockets, heard, clock, wake } = start();
		sockets[0].open();
		sockets[0].drop(code);
		wake();
		clock.pass(60_000);
		assert.equal(sockets.length, 1);
		assert.equal(heard.at(-1), `ended ${code}`);
	});
}

for (const code of [1011, 4008, 1006]) {
	test(`after ${code} it does`, () => {
		const { sockets, clock } = start();
		sockets[0].open();
		sockets[0].drop(code);
		clock.pass(1_000);
		assert.equal(sockets.length, 2);
	});
}

test("after 4009 it comes back too, but not at once", () => {
	const { sockets, clock } = start();
	sockets[0].open();
	sockets[0].say({ t: "ok", id: 1 });
	sockets[0].drop(4009);
	clock.pass(4_000);
	assert.equal(sockets.length, 1);
	clock.pass(4_000);
	assert.equal(sockets.length, 2);
});

test("once closed it is silent", () => {
	const { sockets, heard, transport, clock } = start();
	sockets[0].open();
	transport.close();
	clock.pass(60_000);
	assert.equal(sockets.length, 1);
	assert.deepEqual(heard, ["open"]);
});
