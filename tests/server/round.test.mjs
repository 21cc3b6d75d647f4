// Whole rounds over real sockets: everybody ends with the same revision, view and log.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Device } from "./client.mjs";
import { ownServer } from "./own.mjs";
import { level, newDevice, Player, playOn, roundOf, seeded, tableOf, timeless, wholeLog } from "./table.mjs";

const server = ownServer();

/** @param {any[]} log */
const kinds = (log) => log.map(({ kind }) => kind);

test("two people play a round to its end while a third watches", async () => {
	const { code, players } = await roundOf(server, "Kari", "Ola");
	const watcher = await Player.come(code, new Device(server));
	const all = [...players, watcher];
	assert.deepEqual(watcher.you, { member: null, seats: [], host: false, password: false, sees: true });
	await playOn(all, seeded(1), { after: () => assert.deepEqual(watcher.view.legal, []) });
	const { result } = watcher.view;
	assert.equal(result.reason, "goal");
	assert.deepEqual(result.places.flat().sort(), [0, 1]);
	assert.equal(watcher.table.phase, "over");

	const log = await wholeLog(watcher);
	assert.deepEqual(kinds(log).slice(0, 6), ["opened", "joined", "joined", "sat", "sat", "started"]);
	assert.deepEqual(kinds(log).slice(-3), ["turn", "home", "over"]);
	assert.deepEqual(log.at(-1).data, result);
	for (const player of all) {
		// Each came in at another time; from then on nobody missed or imagined anything.
		assert.deepEqual(player.log, log.slice(-player.log.length));
		assert.deepEqual(await wholeLog(player), log);
	}
	assert.ok(players[0].log.length === log.length && watcher.log.length === log.length);
	const turns = log.filter(({ kind }) => kind === "turn");
	turns.forEach((turn, index) => {
		assert.equal(turn.data.seat, index % 2, "turns alternate");
		assert.deepEqual(turn.actor, { member: index % 2, name: ["Kari", "Ola"][index % 2], seat: index % 2 });
	});
	const { body } = await new Device(server).call("GET", `/api/tables/${code}`);
	assert.deepEqual([body.phase, body.revision], ["over", watcher.revision]);
	const late = await Player.come(code, new Device(server));
	assert.deepEqual(late.state, watcher.state, "who comes afterwards sees the same");
	await players[0].isRefused("no_round", "play", { pass_on: {} }, { turn: watcher.view.turn });
});

test("the log is paged back from any revision without gaps or doubles", async () => {
	const { code, players } = await roundOf(server, "Kari", "Ola");
	await playOn(players, seeded(2));
	const log = await wholeLog(players[0]);
	assert.ok(log.length > 120, "more than one page");
	for (const before of [0, 1, 2, 6, Math.floor(players[0].revision / 2), players[0].revision, 1e6, 2 ** 53]) {
		const { body } = await players[1].device.call("GET", `/api/tables/${code}/log?before=${before}`);
		assert.deepEqual(body.log, log.filter(({ revision }) => revision < before).slice(-100));
	}
	const late = await Player.come(code, new Device(server));
	assert.deepEqual(late.log, log.slice(-50), "50 come with the welcome");
});

test("chains played as a whole, and other house rules, carry a round to its end", async () => {
	const { players } = await tableOf(server, "Kari", "Ola", "Aino");
	for (const player of players) await player.does("sit");
	for (const [rule, value] of Object.entries({ stepwise: false, long_hops: true, play_on: true })) {
		await players[0].does("set_rule", { rule, value });
	}
	await players[0].does("start");
	await level(players);
	const { rules } = players[0].view;
	assert.deepEqual([rules.stepwise, rules.long_hops, rules.play_on], [false, true, true]);
	await playOn(players, seeded(3));
	assert.equal(players[0].view.result.reason, "goal");
	assert.equal(players[0].view.result.places.length, 3, "they played on for the places");
	assert.ok(players[0].events.every(({ transient }) => !transient));
});

test("six seats at once, with spectators who come in the middle", async () => {
	const names = ["Kari", "Ola", "Aino", "Väinö", "Ann", "Bob"];
	const { code, players } = await roundOf(server, ...names);
	assert.deepEqual(
		players[5].view.seats.map((/** @type {any} */ { name }) => name),
		names,
	);
	const all = [...players];
	await playOn(all, seeded(5), {
		before: async (count) => {
			if (count % 100 === 50 && count < 500) all.push(await Player.come(code, new Device(server)));
		},
	});
	assert.ok(all.length > 8);
	await level(all);
	assert.equal(all[0].view.result.reason, "goal");
	assert.deepEqual(all[0].view.result.places.flat().sort(), [0, 1, 2, 3, 4, 5]);
	const log = await wholeLog(all[0]);
	for (const player of all) assert.deepEqual(player.log.at(-1), log.at(-1));
});

test("one member with two seats plays for both", async () => {
	const { players } = await tableOf(server, "Kari", "Ola");
	await players[0].does("sit", { seat: 0 });
	await players[1].does("sit", { seat: 1 });
	await players[0].does("sit", { seat: 4 });
	await players[0].does("start");
	await level(players);
	assert.deepEqual(
		players[1].view.seats.map((/** @type {any} */ { member }) => member),
		[0, 1, 0],
		"occupied seats move together",
	);
	await players[0].hello();
	assert.deepEqual(players[0].you.seats, [0, 2]);
	const movers = new Set();
	await playOn(players, seeded(7), {
		after: () => movers.add(`${players[0].isToMove}/${players[1].isToMove}/${players[0].view.to_move}`),
	});
	assert.deepEqual([...movers].filter((mover) => !mover.endsWith("null")).sort(), [
		"false/true/1",
		"true/false/0",
		"true/false/2",
	]);
	assert.equal(players[0].view.result.reason, "goal");
});

test("who comes during a round is dealt in at the next, with seats and rules kept and the next starter", async () => {
	const { code, players } = await tableOf(server, "Kari", "Ola");
	for (const player of players) await player.does("sit");
	await players[0].does("set_rule", { rule: "long_hops", value: true });
	await players[0].does("start");
	await level(players);
	const third = await Player.come(code, await newDevice(server), { name: "Aino" });
	const watcher = await Player.come(code, await newDevice(server), { name: "Väinö" });
	players.push(third, watcher);
	assert.deepEqual(
		third.table.members.map((/** @type {any} */ { waiting }) => waiting),
		[false, false, true],
	);
	await watcher.does("stand");
	await playOn(players, seeded(11));
	await level(players);
	const { turn } = players[0].view;
	await players[0].does("start");
	await level(players);
	const { view, table } = watcher;
	assert.deepEqual(
		view.seats.map((/** @type {any} */ { member }) => member),
		[0, 1, 2],
	);
	assert.deepEqual([view.round, view.to_move, view.rules.long_hops, table.rules.long_hops], [2, 1, true, true]);
	assert.ok(view.turn > turn, "turns are counted over all rounds");
	assert.ok(table.members.every((/** @type {any} */ { waiting }) => !waiting));
	const started = timeless(watcher.log).findLast(({ kind }) => kind === "started");
	assert.deepEqual([started?.data.starter, started?.data.round], [1, 2]);
	await playOn(players, seeded(12), { most: 30 });
});
