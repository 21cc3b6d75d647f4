// What is no message, and who may not speak: everything is answered with a code, and nothing changes by it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Device } from "./client.mjs";
import { ownServer } from "./own.mjs";
import { CLOSE, newDevice, openTable, Player, roundOf, tableOf } from "./table.mjs";

const server = ownServer();

const deep = (/** @type {number} */ levels) => "[".repeat(levels) + "]".repeat(levels);

/** Texts that can't be read at all: their answer names no id. */
const UNREADABLE = [
	"",
	" ",
	"{",
	"}",
	"null",
	"true",
	"7",
	"-1",
	'"hello"',
	"[]",
	'[1,"start",{}]',
	deep(2000),
	`${'{"a":'.repeat(600)}1${"}".repeat(600)}`,
	`{"id":1,"do":"play","turn":1,"args":${deep(2000)}}`,
	"{}",
	'{"id":1}',
	'{"do":"start"}',
	'{"id":null,"do":"start"}',
	'{"id":"1","do":"start"}',
	'{"id":-1,"do":"start"}',
	'{"id":1.5,"do":"start"}',
	'{"id":1e300,"do":"start"}',
	`{"id":${2 ** 53},"do":"start"}`,
	'{"id":18446744073709551615,"do":"start"}',
	'{"id":99999999999999999999999,"do":"start"}',
	'{"id":[1],"do":"start"}',
	'{"id":1,"do":7}',
	'{"id":1,"do":null}',
	'{"id":1,"do":["start"]}',
	'{"id":1,"id":2,"do":"start"}',
	'{"id":1,"do":"start","do":"stand"}',
	'{"id":1,"do":"play","turn":-1,"args":{}}',
	'{"id":1,"do":"play","turn":1.5,"args":{}}',
	'{"id":1,"do":"play","turn":"1","args":{}}',
	'{"id":1,"do":"start"}{"id":2,"do":"start"}',
	'{"id":1,"do":"start"} x',
	"{'id':1,'do':'start'}",
	'{"id":1,"do":"\\ud800"}',
	'\u0000{"id":1,"do":"start"}',
	'\ufeff{"id":1,"do":"start"}',
	"ping ",
	"PING",
];

/** Commands whose arguments have the wrong shape. @type {[string, unknown][]} */
const MISSHAPEN = [
	["hello", { protocol: 1 }],
	["hello", { tab: "a" }],
	["hello", { tab: 7, protocol: 1 }],
	["hello", { tab: "", protocol: 1 }],
	["hello", { tab: "a b", protocol: 1 }],
	["hello", { tab: "å", protocol: 1 }],
	["hello", { tab: "x".repeat(65), protocol: 1 }],
	["hello", { tab: "a", protocol: "1" }],
	["hello", { tab: "a", protocol: -1 }],
	["hello", { tab: "a", protocol: 1, name: 7 }],
	["hello", { tab: "a", protocol: 1, name: ["Ola"] }],
	["hello", "a"],
	["sit", { seat: "0" }],
	["sit", { seat: -1 }],
	["sit", { seat: 0.5 }],
	["sit", 7],
	["stand", { seat: {} }],
	["stand", "all"],
	["set_rule", {}],
	["set_rule", { rule: "win" }],
	["set_rule", { rule: 1, value: true }],
	["set_rule", { rule: "win", value: 1 }],
	["set_rule", { rule: "win", value: null }],
	["set_rule", ["win"]],
	["seen", {}],
	["seen", { revision: -1 }],
	["seen", { revision: "1" }],
	["play", {}],
];

test("what can't be read is answered all the same, from any page at any time", async () => {
	const { code, players } = await roundOf(server, "Kari", "Ola");
	const [kari, ola] = players;
	const watcher = await Player.come(code, new Device(server));
	const stranger = new Player(code, new Device(server), {}, await new Device(server).connect(code));
	const { state } = ola;
	for (const player of [kari, watcher, stranger]) {
		for (const text of UNREADABLE) {
			player.socket.send(text);
			const answer = await player.answer(null);
			assert.deepEqual([answer.t, answer.code], ["no", "bad_message"], text.slice(0, 60));
		}
		for (const bytes of [
			new Uint8Array(0),
			new Uint8Array([1, 2]),
			Buffer.from('{"id":1,"do":"start"}'),
			new Uint8Array(9000),
		]) {
			player.socket.send(bytes);
			assert.equal((await player.answer(null)).code, "bad_message", "a binary frame");
		}
	}
	await ola.hello();
	assert.deepEqual(ola.state, state);
});

test("arguments of a wrong shape are refused under the command's id", async () => {
	const { code, players } = await roundOf(server, "Kari", "Ola");
	const { state } = players[1];
	for (const [what, args] of MISSHAPEN) {
		const answer = await players[0].command(what, args);
		assert.deepEqual([answer.t, answer.code], ["no", "bad_message"], `${what} ${JSON.stringify(args)}`);
	}
	assert.equal((await players[0].command("play", { pass_on: {} })).code, "bad_message", "play without a turn");
	await players[1].hello();
	assert.deepEqual(players[1].state, state);
	await server.evict(code);
	await players[1].hello();
	assert.deepEqual(players[1].state, state);
});

test("a message has at most 4096 bytes", async () => {
	const { players } = await tableOf(server, "Kari");
	const [kari] = players;
	const padded = (/** @type {number} */ bytes, pad = "x") => {
		const head = `{"id":${++kari.id},"do":"sit","pad":"`;
		return `${head}${pad.repeat((bytes - head.length - 2) / Buffer.byteLength(pad))}"}`;
	};
	for (const bytes of [4097, 5000, 70_000, 900_000]) {
		kari.socket.send(padded(bytes));
		const answer = await kari.answer(null);
		assert.deepEqual([answer.code, answer.detail], ["too_large", { most: 4096 }]);
	}
	const text = padded(8192 - 500, "å");
	assert.ok(text.length < 4096 && Buffer.byteLength(text) > 4096, "bytes are counted, not characters");
	kari.socket.send(text);
	assert.equal((await kari.answer(null)).code, "too_large");
	assert.deepEqual(kari.table.seats[0], null);
	const longest = padded(4096);
	assert.equal(Buffer.byteLength(longest), 4096);
	kari.socket.send(longest);
	assert.equal((await kari.answer(kari.id)).t, "ok");
});

test("commands that do not exist are told so, by everybody's own id", async () => {
	const { code, players } = await tableOf(server, "Kari");
	for (const what of ["", "fly", "Start", "start ", "__proto__", "constructor", "x".repeat(3000)]) {
		const answer = await players[0].isRefused("unknown_command", what);
		assert.equal(answer.detail.command, what.slice(0, 32));
	}
	const largest = await new Device(server).connect(code);
	largest.send({ id: 2 ** 53 - 1, do: "hello", args: { tab: "a", protocol: 1 } });
	assert.equal((await largest.next(({ t }) => t === "ok")).id, 2 ** 53 - 1);
});

test("before hello nothing is told and nothing is done", async () => {
	const { code, players } = await tableOf(server, "Kari");
	const [kari] = players;
	const socket = await kari.device.connect(code);
	for (const what of ["sit", "stand", "start", "set_rule", "seen", "fly"]) {
		const args = { rule: "win", value: "own", revision: 1 };
		assert.equal((await socket.command(what, args)).code, "say_hello", what);
	}
	assert.equal((await socket.command("play", {}, { turn: 1 })).code, "say_hello");
	await kari.does("sit");
	assert.equal((await socket.command("fly")).code, "say_hello");
	assert.ok(
		socket.raw.every((text) => JSON.parse(text).t === "no"),
		"no events went to it",
	);
});

test("a spectator may only watch", async () => {
	const { code, players } = await roundOf(server, "Kari", "Ola");
	for (const device of [new Device(server), await newDevice(server)]) {
		const watcher = await Player.come(code, device);
		for (const [what, args, more] of /** @type {[string, any?, any?][]} */ ([
			["sit"],
			["sit", { seat: 4 }],
			["stand"],
			["start"],
			["set_rule", { rule: "win", value: "own" }],
			["play", players[0].view.legal[0], { turn: players[0].view.turn }],
			["fly"],
		])) {
			await watcher.isRefused("not_member", what, args, more);
		}
		await watcher.does("seen", { revision: watcher.revision });
		await watcher.does("seen", { revision: 2 ** 53 });
	}
});

test("a name needs a device, and has to be seen, short, and nobody else's", async () => {
	const { code, players } = await tableOf(server, "Åse B");
	const nobody = await new Device(server).connect(code);
	assert.equal((await nobody.command("hello", { tab: "a", protocol: 1, name: "Ola" })).code, "no_device");
	assert.equal((await nobody.command("sit")).code, "say_hello");

	const device = await newDevice(server);
	const socket = await device.connect(code);
	const join = (/** @type {string} */ name) => socket.command("hello", { tab: "a", protocol: 1, name });
	const unseen = [
		"\u202e",
		"\u200b",
		"\u2066",
		"\ufeff",
		"\u3164",
		"\u00ad",
		"\u{e0041}",
		"\u0000",
		"\n",
		"\t",
		"\u0085",
	];
	for (const name of ["", " ", "\u00a0", "x".repeat(25), "Å".repeat(25), ...unseen, ...unseen.map((c) => `O${c}la`)]) {
		assert.equal((await join(name)).code, "bad_name", JSON.stringify(name));
	}
	for (const name of ["Åse B", "åse b", "ÅSE B", "  Åse   B "])
		assert.equal((await join(name)).code, "name_taken", name);
	assert.equal((await socket.command("sit")).code, "say_hello", "none of them has joined");
	await players[0].hello();
	assert.equal(players[0].table.members.length, 1);
	const joined = await Player.come(code, device, { name: ` ${"Ö".repeat(24)} ` });
	assert.equal(joined.table.members[1].name, "Ö".repeat(24));
	for (const name of ['"><script>alert(1)</script>'.slice(0, 24), "'; DROP TABLE part;--", "{$name}", "👩‍👧"]) {
		const other = await Player.come(code, await newDevice(server), { name });
		assert.equal(other.table.members.at(-1).name, name);
	}
});

test("a page that speaks another protocol is sent to reload", async () => {
	const { code, device } = await openTable(server);
	for (const protocol of [0, 2, 4294967295]) {
		const socket = await device.connect(code);
		const answer = await socket.command("hello", { tab: "a", protocol });
		assert.deepEqual([answer.code, answer.detail], ["too_old", { protocol: 1 }]);
		assert.equal((await socket.closed).code, CLOSE.tooOld);
	}
});
