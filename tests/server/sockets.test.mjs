// Sockets that come, go, hang and fall behind: none of them costs another one anything.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Device } from "./client.mjs";
import { ownServer } from "./own.mjs";
import { CLOSE, choose, level, newDevice, Player, playOn, roundOf, seeded, tableOf, wholeLog } from "./table.mjs";

const server = ownServer();

const hello = (/** @type {string} */ tab) => ({ tab, protocol: 1 });

/**
 * So many spectators.
 * @param {string} code
 * @param {number} count
 */
const watchers = (code, count) =>
	Promise.all(Array.from({ length: count }, () => Player.come(code, new Device(server))));

test("sockets that are cut in the middle of a broadcast cost nobody else anything", async () => {
	const { code, players } = await roundOf(server, "Kari", "Ola");
	const random = seeded(31);
	for (let time = 0; time < 12; time++) {
		const [stay, go, hang] = [await watchers(code, 4), await watchers(code, 4), await watchers(code, 2)];
		for (const { socket } of hang) socket.pause();
		const mover = players.find((player) => player.isToMove);
		assert.ok(mover);
		const args = choose(mover.view, random);
		const id = mover.send("play", args, { turn: mover.view.turn });
		for (const [index, { socket }] of go.entries()) {
			if (index % 2) socket.close();
			else socket.cut();
		}
		assert.equal((await mover.answer(id)).t, "ok");
		await level([...players, ...stay]);
		if (time % 3 === 0) await server.evict(code);
		for (const { socket } of hang) socket.resume();
		await level([...players, ...stay, ...hang]);
		for (const { socket } of [...stay, ...hang]) socket.cut();
	}
	await playOn(players, random, { most: 20 });
	assert.deepEqual(await wholeLog(players[0]), players[0].log);
});

test("sockets cut at random come back to the table's state, whoever they are", async () => {
	const { code, players } = await roundOf(server, "Kari", "Ola");
	const all = [...players, ...(await watchers(code, 3))];
	const random = seeded(33);
	await playOn(all, random, {
		most: 150,
		before: async (count) => {
			if (count % 5) return;
			const lost = all[random(all.length)];
			if (random(2)) await lost.socket.cut();
			if (random(3) === 0) await server.evict(code);
			await lost.comeBack();
			await level(all);
		},
	});
	assert.equal(all[0].table.members.length, 2, "who comes back is nobody new");
});

test("a spectator who comes between the view and the move sees it", async () => {
	const { code, players } = await roundOf(server, "Kari", "Ola");
	const [kari] = players;
	const { turn, legal } = kari.view;
	const [early] = await watchers(code, 1);
	const answers = Promise.all([kari.command("play", legal[0], { turn }), Player.come(code, new Device(server))]);
	const [answer, late] = await answers;
	assert.equal(answer.t, "ok", "nobody else's coming makes a view stale");
	await late.until(answer.revision);
	await level([...players, early, late]);
	assert.equal(late.view.turn, turn + 1);
});

test("a newer socket of the same page replaces the older one, and takes its count of ids over", async () => {
	const { code, players } = await tableOf(server, "Kari", "Ola");
	const [kari, ola] = players;
	const older = kari.socket;
	await kari.does("sit");
	const { id } = kari;
	kari.raw.push(...older.raw);
	kari.socket = await kari.device.connect(code);
	await kari.hello();
	assert.equal((await older.closed).code, CLOSE.replaced);
	kari.socket.send({ id, do: "sit", args: {} });
	assert.equal((await kari.answer(id)).t, "ok");
	assert.deepEqual(kari.table.seats[1], null, "a repeat over the newer socket is still one");
	const namesake = await Player.come(code, ola.device, { tab: kari.tab });
	await namesake.does("sit");
	await level([kari, ola, namesake]);
	await server.evict(code);
	const third = await kari.device.connect(code);
	await third.command("hello", hello(kari.tab));
	assert.equal((await kari.socket.closed).code, CLOSE.replaced, "after sleep, too");
	const nameless = await Promise.all([1, 2].map(() => new Device(server).connect(code)));
	for (const socket of nameless) assert.equal((await socket.command("hello", hello("same"))).t, "ok");
	await ola.does("stand", {});
	for (const socket of nameless) assert.equal((await socket.next(({ t }) => t === "events")).revision, ola.revision);
});

test("two pages of one device are one member, and both are told who they are", async () => {
	const { code, players } = await tableOf(server, "Kari");
	const device = await newDevice(server);
	const first = await Player.come(code, device);
	const second = await Player.come(code, device);
	assert.deepEqual([first.you.member, second.you.member], [null, null]);
	first.name = "Ola";
	await first.hello();
	assert.deepEqual(first.you, { member: 1, seats: [], host: false, password: false, sees: true });
	while (second.you.member === null) await second.take();
	assert.deepEqual(second.you, first.you);
	await second.does("sit", { seat: 2 });
	await level([...players, first, second]);
	assert.deepEqual(first.table.seats[2], { member: 1, guard: 0 });
	const third = await Player.come(code, device, { name: "Somebody else" });
	assert.deepEqual(
		third.you,
		{ member: 1, seats: [2], host: false, password: false, sees: true },
		"a name is for those who join",
	);
	assert.equal(third.table.members.length, 2);
	await first.socket.close();
	await second.does("stand");
	assert.equal(third.table.members[1].name, "Ola");
});

test("of two who type the same name at once one gets it, and the other may choose again", async () => {
	const { code, players } = await tableOf(server, "Kari");
	const devices = [await newDevice(server), await newDevice(server)];
	const sockets = await Promise.all(devices.map((device) => device.connect(code)));
	const answers = await Promise.all(sockets.map((socket) => socket.command("hello", { ...hello("a"), name: "Ola" })));
	assert.deepEqual(answers.map((answer) => answer.code ?? answer.t).sort(), ["name_taken", "ok"]);
	const other = answers[0].t === "ok" ? 1 : 0;
	assert.equal((await sockets[other].command("hello", { ...hello("a"), name: "Ola B" })).t, "ok");
	await players[0].until(3);
	assert.deepEqual(
		players[0].table.members.map((/** @type {any} */ { name }) => name),
		["Kari", "Ola", "Ola B"],
	);
});

test("another device does not become a member by name or by a cookie of its own", async () => {
	const { code, players } = await roundOf(server, "Kari", "Ola");
	const [kari] = players;
	const thief = await newDevice(server);
	const socket = await thief.connect(code);
	assert.equal((await socket.command("hello", { ...hello(kari.tab), name: "kari" })).code, "name_taken");
	const guess = new Device(server);
	guess.cookie = kari.device.cookie.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
	for (const cookie of [guess.cookie, kari.device.cookie.slice(0, -1), `${kari.device.cookie}0`, "device=", "x=y"]) {
		guess.cookie = cookie;
		const watcher = await Player.come(code, guess, { tab: kari.tab });
		assert.deepEqual(watcher.you, { member: null, seats: [], host: false, password: false, sees: true });
		await watcher.isRefused("not_member", "play", kari.view.legal[0], { turn: kari.view.turn });
	}
	await kari.does("seen", { revision: kari.revision });
});

test("who does not say what they have seen is closed 256 revisions later; who does is not", async () => {
	const { code, players } = await tableOf(server, "Kari", "Ola");
	const [kari, ola] = players;
	const silent = await ola.device.connect(code);
	await silent.command("hello", hello("silent"));
	const since = kari.revision;
	for (let count = 0; kari.revision < since + 300; count++) {
		await kari.does(count % 2 ? "stand" : "sit", { seat: 0 });
		await ola.until(kari.revision);
	}
	assert.deepEqual(await silent.closed, { code: CLOSE.tooSlow, reason: "too_slow" });
	const told = silent.raw.map((text) => JSON.parse(text)).filter(({ t }) => t === "events");
	assert.deepEqual(
		told.map(({ revision }) => revision),
		Array.from({ length: 255 }, (_, index) => since + 1 + index),
	);
	await ola.does("sit", { seat: 1 });
	const back = await Player.come(code, ola.device, { tab: "silent" });
	assert.deepEqual(back.state, ola.state);
	assert.ok(ola.received.length > 300);
});

test("ping is answered without waking a table that sleeps", async () => {
	const { code, players } = await tableOf(server, "Kari");
	const stranger = await new Device(server).connect(code);
	const ping = async (/** @type {import("./client.mjs").Tab} */ socket) => {
		socket.send("ping");
		assert.equal(await socket.next((message) => message === "pong"), "pong");
	};
	for (const socket of [players[0].socket, stranger]) await ping(socket);
	await server.evict(code);
	for (const socket of [players[0].socket, stranger]) await ping(socket);
	await assert.rejects(server.evict(code), /not currently running/, "it sleeps on");
	await players[0].does("sit");
});

test("a close is answered in kind", async () => {
	const { code, players } = await tableOf(server, "Kari");
	for (const closing of [1000, 3000, 4999]) {
		const socket = await players[0].device.connect(code);
		await socket.command("hello", hello("b"));
		if (closing === 3000) await server.evict(code);
		assert.equal((await socket.close(closing)).code, closing);
	}
	await players[0].does("sit");
});

test("a table takes 100 sockets and 64 members, and says so to the next", async () => {
	const { code, players } = await tableOf(server, "Member 0");
	const [host] = players;
	for (let number = 1; number < 64; number++) {
		const socket = await (await newDevice(server)).connect(code);
		assert.equal((await socket.command("hello", { ...hello("a"), name: `Member ${number}` })).t, "ok");
	}
	const one = await (await newDevice(server)).connect(code);
	const full = await one.command("hello", { ...hello("a"), name: "Member 64" });
	assert.deepEqual([full.code, full.detail], ["table_full", { most: 64 }]);
	assert.equal((await one.command("hello", hello("a"))).t, "ok", "but they may watch");
	const rest = await watchers(code, 35);
	const refused = await new Device(server).connect(code);
	assert.equal((await refused.next()).code, "table_full");
	assert.equal((await refused.closed).code, 1013);
	await host.until(64);
	await host.does("sit");
	await level([host, ...rest]);
	await server.evict(code);
	await host.does("stand");
	await level([host, ...rest]);
	await rest[0].socket.close();
	const next = await Player.come(code, new Device(server));
	assert.equal(next.table.members.length, 64);
});
