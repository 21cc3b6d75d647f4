// A write that fails: the table is then as it was before, in memory, on disk and on every page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Device } from "./client.mjs";
import { ownServer } from "./own.mjs";
import { level, newDevice, Player, playOn, seeded, tableOf, wholeLog } from "./table.mjs";

/** The room is dropped, and starts afresh from what is stored. */
const RESTART = 1011;

/** Which writes fail is in the data: what comes from this page, or sets this rule, or is done under this name. */
const FAULTS = `
	CREATE TRIGGER no_journal BEFORE INSERT ON journal
		WHEN NEW.tab = 'broken' OR NEW.entries LIKE '%"name":"Broken"%' AND NEW.entries LIKE '%"joined"%'
		BEGIN SELECT RAISE(ABORT, 'the disk is full'); END;
	CREATE TRIGGER no_new_part BEFORE INSERT ON part WHEN NEW.json LIKE '%"long_hops":true%'
		BEGIN SELECT RAISE(ABORT, 'the disk is full'); END;
	CREATE TRIGGER no_part BEFORE UPDATE ON part WHEN NEW.json LIKE '%"long_hops":true%'
		BEGIN SELECT RAISE(ABORT, 'the disk is full'); END;`;

const server = ownServer();

/** @param {string} code */
const stored = async (code) => [
	await server.rows(code, "SELECT * FROM part ORDER BY key"),
	await server.rows(code, "SELECT * FROM journal ORDER BY number"),
];

test("whatever could not be stored has not happened, and everybody starts afresh", async () => {
	const { code, players } = await tableOf(server, "Kari", "Ola");
	await server.kill();
	server.alter(code, FAULTS);
	await server.restart();
	const [kari, ola] = players;
	await Promise.all(players.map((player) => player.comeBack()));
	const broken = await Player.come(code, kari.device, { tab: "broken" });
	const watcher = await Player.come(code, new Device(server));
	const all = [kari, ola, broken, watcher];

	/** @param {Player} sender @param {string} what @param {unknown} [args] @param {any} [more] */
	const fails = async (sender, what, args, more) => {
		await level(all);
		const { state } = ola;
		const disk = await stored(code);
		const log = await wholeLog(ola);
		const id = sender.send(what, args, more);
		for (const player of all) assert.equal((await player.socket.closed).code, RESTART, what);
		const told = sender.socket.raw.map((text) => JSON.parse(text));
		assert.ok(!told.some((message) => message.id === id), "it is not answered");
		await Promise.all(all.map((player) => player.comeBack()));
		for (const player of all) assert.deepEqual(player.state, state, what);
		assert.deepEqual(await stored(code), disk);
		assert.deepEqual(await wholeLog(ola), log);
	};

	await fails(broken, "sit");
	await fails(broken, "sit", { seat: 5 });
	await fails(broken, "fly");
	await fails(broken, "start");
	await fails(broken, "set_rule", { rule: "win", value: "own" });
	await fails(kari, "set_rule", { rule: "long_hops", value: true });
	for (const player of [kari, ola]) await player.does("sit");
	await fails(broken, "stand");
	await fails(broken, "start");
	await kari.does("start");
	await level(all);
	for (let count = 0; count < 4; count++) {
		await level(all);
		if (kari.isToMove) await fails(broken, "play", kari.view.legal[0], { turn: kari.view.turn });
		await playOn([kari, ola, watcher], seeded(count), { most: 1 });
	}
	const stranger = await Player.come(code, await newDevice(server));
	all.push(stranger);
	await fails(stranger, "hello", { tab: stranger.tab, protocol: 1, name: "Broken" });
	assert.equal(kari.table.members.length, 2);
	assert.equal(stranger.you.member, null);
	stranger.name = "Aino";
	await stranger.hello();
	assert.equal(stranger.you.member, 2, "no number is lost");
	await level(all);
	await playOn([kari, ola, watcher, stranger], seeded(9), { most: 20 });
});

test("a table of a newer build is not touched, and comes back with it", async () => {
	const { code, players } = await tableOf(server, "Kari");
	const [kari] = players;
	await kari.does("sit");
	await server.kill();
	server.alter(code, `UPDATE part SET json = replace(json, '{"version":1,', '{"version":2,') WHERE key = 0`);
	await server.restart();
	const { status, body } = await kari.device.call("GET", `/api/tables/${code}`);
	assert.deepEqual([status, body], [503, { code: "unreadable" }]);
	const socket = await kari.device.connect(code);
	assert.equal((await socket.next()).code, "unreadable");
	assert.equal((await socket.closed).code, RESTART);
	await server.kill();
	server.alter(code, `UPDATE part SET json = replace(json, '{"version":2,', '{"version":1,') WHERE key = 0`);
	await server.restart();
	await kari.comeBack();
	assert.deepEqual(kari.you, { member: 0, seats: [0], host: true, password: false, sees: true });
});
