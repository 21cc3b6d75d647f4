// What may happen to a server at any time: a table is put out of memory, the power is cut.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Device } from "./client.mjs";
import { ownServer } from "./own.mjs";
import { choose, level, Player, playOn, roundOf, seeded, timeless, wholeLog } from "./table.mjs";

const server = ownServer();

/** @param {Player[]} players */
const outcome = async (players) => {
	await level(players);
	const { state } = players[0];
	return {
		log: timeless(await wholeLog(players[0])),
		revision: state.revision,
		view: state.view,
		table: { ...state.table, code: "" },
	};
};

test("a round whose table sleeps after every message goes as one whose table never does", async () => {
	const seed = 4;
	const awake = await roundOf(server, "Kari", "Ola");
	await playOn(awake.players, seeded(seed));

	const { code, players } = await roundOf(server, "Kari", "Ola");
	const watcher = await Player.come(code, new Device(server));
	let evictions = 0;
	const after = async () => {
		await server.evict(code);
		evictions++;
	};
	await playOn([...players, watcher], seeded(seed), { after });
	assert.ok(evictions > 200);
	assert.deepEqual(await outcome([...players, watcher]), await outcome(awake.players));
	assert.deepEqual(players[0].log, await wholeLog(watcher), "and nobody missed anything");
});

test("people come, sit, change rules and go around a table that sleeps in between", async () => {
	const run = async (/** @type {(code: string) => unknown} */ between) => {
		const { code, players } = await roundOf(server, "Kari", "Ola");
		const random = seeded(21);
		await between(code);
		await playOn(players, random, { most: 11, after: () => between(code) });
		const third = await Player.come(code, new Device(server));
		await between(code);
		players.push(third);
		await third.device.call("POST", "/api/device");
		await third.socket.close();
		await between(code);
		third.name = "Aino";
		await third.comeBack();
		await between(code);
		await playOn(players, random, { most: 11, after: () => between(code) });
		await players[1].socket.cut();
		await between(code);
		await players[1].comeBack();
		await players[0].isRefused("round_running", "start");
		await between(code);
		await third.does("stand");
		await between(code);
		await third.does("sit");
		await between(code);
		await playOn(players, random, { most: 11, after: () => between(code) });
		return outcome(players);
	};
	assert.deepEqual(await run((code) => server.evict(code)), await run(() => {}));
});

test("after a power cut at any moment, what was answered is there once, and what was not can be sent again", async () => {
	const seed = 6;
	const steady = await roundOf(server, "Kari", "Ola");
	const kills = new Map([
		[3, "after the answer"],
		[20, "at once after it was sent"],
		[31, "when the other one has heard of it"],
		[32, "at once after it was sent"],
		[50, "some messages later"],
		[77, "at once after it was sent"],
	]);
	const most = 90;
	await playOn(steady.players, seeded(seed), { most });
	const expected = await outcome(steady.players);

	const { code, players } = await roundOf(server, "Kari", "Ola");
	const random = seeded(seed);
	for (let count = 0; count < most; count++) {
		const mover = players.find((player) => player.isToMove);
		const other = players.find((player) => player !== mover);
		assert.ok(mover && other);
		const { turn } = mover.view;
		const args = choose(mover.view, random);
		const id = mover.send("play", args, { turn });
		const when = kills.get(count);
		if (when === "after the answer") assert.equal((await mover.answer(id)).t, "ok");
		else if (when === "when the other one has heard of it") await other.take();
		else if (when === "some messages later") {
			for (let time = 0; time < 3; time++) assert.equal((await other.command("start", { time })).code, "not_host");
		}
		if (when) {
			const heard = Math.max(mover.revision, other.revision);
			await server.kill();
			await server.restart();
			// Nothing that anybody was told of is lost: `comeBack` would find the table gone back.
			await Promise.all([mover.comeBack(), other.comeBack()]);
			assert.ok(mover.revision >= heard);
			mover.socket.send({ id, do: "play", turn, args });
		}
		if (when !== "after the answer") assert.equal((await mover.answer(id)).t, "ok", when);
		else assert.equal((await mover.answer(id)).t, "ok", "the same answer once more");
		await level(players);
		assert.equal(mover.view.turn, turn + 1, "it is there exactly once");
	}
	assert.deepEqual(await outcome(players), expected);
	assert.equal((await server.rows(code, "SELECT count(DISTINCT revision) AS n FROM journal"))[0].n, expected.revision);
});

test("a table outlives the server that it was opened on", async () => {
	const { code, players } = await roundOf(server, "Kari", "Ola");
	const { state } = players[0];
	await server.kill();
	assert.equal((await players[0].socket.closed).code, 1006);
	await server.restart();
	await Promise.all(players.map((player) => player.comeBack()));
	for (const player of players) assert.deepEqual(player.state, state);
	assert.deepEqual(players[0].you, { member: 0, seats: [0], host: true, password: false, sees: true });
	assert.equal((await new Device(server).call("GET", `/api/tables/${code}`)).body.phase, "playing");
	await playOn(players, seeded(2), { most: 20 });
});
