// Hosts, leaving, removing and who may watch, on the real runtime; each with a table that sleeps in between.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Device } from "./client.mjs";
import { ownServer } from "./own.mjs";
import { CLOSE, level, newDevice, Player, roundOf, tableOf, wholeLog } from "./table.mjs";

const server = ownServer();
/** Where ten seconds, two minutes, a day and a month pass within a test. */
const brief = ownServer({ limits: { away_after: 1, away_long: 1, silence: 60_000, bot_pause: 1 } });
const mortal = ownServer({ limits: { away_after: 1, drop_after: 1, life: 1500 } });

/** @param {Player} player @param {(player: Player) => boolean} holds */
async function takeUntil(player, holds) {
	while (!holds(player)) await player.take();
}

test("the role of the host goes from hand to hand, and nobody takes it from a host who is here", async () => {
	const { code, players } = await roundOf(server, "Kari", "Ola");
	const [kari, ola] = players;
	await ola.isRefused("not_host", "give_host", { member: 1 });
	await ola.isRefused("host_is_here", "take_host");
	await ola.isRefused("not_host", "stand_in", { seat: 0 });
	await kari.isRefused("not_away", "stand_in", { seat: 1 });
	await server.evict(code);
	await kari.does("give_host", { member: 1 });
	await takeUntil(ola, ({ you }) => you.host);
	assert.equal(kari.you.host, false);
	await kari.isRefused("not_host", "remove", { member: 1 });
	await ola.does("give_host", { member: 0 });
	await level(players);
	assert.equal(kari.table.host, 0);
});

test("each of the host's commands is refused to a player and to a spectator", async () => {
	const { code, players } = await roundOf(server, "Kari", "Ola");
	const watcher = await Player.come(code, new Device(server));
	for (const [what, args] of /** @type {[string, object][]} */ ([
		["seat_bot", { seat: 2, level: "six" }],
		["unseat", { seat: 0 }],
		["set_rule", { rule: "win", value: "own" }],
		["start", {}],
		["set_watch", { watch: "nobody" }],
		["give_host", { member: 1 }],
		["remove", { member: 0 }],
		["stand_in", { seat: 0 }],
		["end_round", {}],
		["lock_rules", { locked: true }],
		["set_game", { game: "capture_checkers" }],
		["offer_seat", { seat: 0, member: 1 }],
	])) {
		await players[1].isRefused("not_host", what, args);
		await watcher.isRefused("not_member", what, args);
	}
});

test("who leaves is a stranger, and a bot plays on", async () => {
	const { code, players } = await roundOf(server, "Kari", "Ola");
	const [kari, ola] = players;
	const token = ola.device.cookie;
	// Or its next hello would join anew.
	ola.name = undefined;
	await ola.does("leave");
	assert.equal(ola.you.member, null);
	await server.evict(code);
	const view = ola.view;
	for (const what of ["leave", "sit", "stand", "make_ticket"]) await ola.isRefused("not_member", what);
	await ola.isRefused("not_member", "play", kari.view.legal[0] ?? { pass_on: {} }, { turn: view.turn });
	await kari.until(ola.revision);
	assert.deepEqual(kari.view.seats[1], { bot: "eight" });
	assert.equal(ola.device.cookie, token);
	const again = await Player.come(code, ola.device, { name: "Ola" });
	assert.deepEqual([again.you.member, again.you.seats], [2, []]);
	const kinds = (await wholeLog(kari)).map(({ kind }) => kind);
	assert.ok(kinds.includes("left"));
});

test("who is removed is closed out, and may come back as a newcomer", async () => {
	const { code, players } = await roundOf(server, "Kari", "Ola");
	const [kari, ola] = players;
	await kari.isRefused("not_yourself", "remove", { member: 0 });
	await kari.does("remove", { member: 1 });
	assert.deepEqual(await ola.socket.closed, { code: CLOSE.shutOut, reason: "removed" });
	await server.evict(code);
	assert.equal((await Player.come(code, ola.device)).you.member, null);
	assert.equal((await Player.come(code, ola.device, { name: "Ola" })).you.member, 2);
});

test("a board that nobody may watch is shown and told to nobody but its players", async () => {
	const { code, players } = await roundOf(server, "Kari", "Ola");
	const [kari, ola] = players;
	const watcher = await Player.come(code, new Device(server));
	const per = await Player.come(code, await newDevice(server), { name: "Per" });
	await level([...players, watcher, per]);
	await kari.does("set_watch", { watch: "nobody" });
	const told = { t: "no", id: null, code: "may_not_watch" };
	assert.deepEqual(await watcher.socket.next((message) => message.t === "no"), told);
	assert.deepEqual(await watcher.socket.closed, { code: CLOSE.shutOut, reason: "may_not_watch" });
	await takeUntil(per, ({ you }) => !you.sees);
	assert.equal(per.view, null, "who waits stays, without the board");
	await server.evict(code);
	const newcomer = await Player.come(code, await newDevice(server));
	assert.deepEqual([newcomer.you.sees, newcomer.view, newcomer.log], [false, null, []]);
	const mover = players.find((player) => player.isToMove) ?? kari;
	await mover.play(mover.view.legal.find((/** @type {any} */ command) => command.step));
	await level(players);
	for (const blind of [per, newcomer]) {
		await blind.until(ola.revision);
		assert.equal(blind.view, null);
		const events = blind.socket.raw.map((text) => JSON.parse(text)).filter(({ revision }) => revision === ola.revision);
		assert.deepEqual(
			events.map((message) => message.events ?? message.log),
			[[]],
		);
	}
	for (const what of ["log", "record"]) {
		for (const device of [per.device, newcomer.device, new Device(server)]) {
			const { status, body } = await device.call("GET", `/api/tables/${code}/${what}`);
			assert.deepEqual([status, body], [403, { code: "may_not_watch" }], what);
		}
		assert.equal((await ola.device.call("GET", `/api/tables/${code}/${what}`)).status, 200);
	}
	assert.equal((await new Device(server).call("GET", `/api/tables/${code}`)).body.watch, "nobody");
	await kari.does("set_watch", { watch: "named", names: ["PER", "Siri"] });
	await takeUntil(per, ({ you }) => you.sees);
	assert.notEqual(per.view, null);
	assert.equal(newcomer.you.sees, false);
	await kari.does("set_watch", { watch: "everyone" });
});

test("names of those who may watch are checked like any", async () => {
	const { players } = await tableOf(server, "Kari");
	for (const args of [
		{},
		{ watch: "some" },
		{ watch: "named" },
		{ watch: "named", names: "Per" },
		{ watch: "named", names: Array.from({ length: 65 }, (_, index) => `n${index}`) },
	]) {
		await players[0].isRefused("bad_message", "set_watch", args);
	}
	for (const name of ["", "a\u202eb", "x".repeat(25)]) {
		await players[0].isRefused("bad_name", "set_watch", { watch: "named", names: [name] });
	}
	await players[0].does("set_watch", { watch: "named", names: ["<b>Åse</b>", "<B>ÅSE</B>"] });
	assert.deepEqual([players[0].table.watch, players[0].table.names], ["named", ["<b>Åse</b>"]]);
});

test("by real alarms a player is away, a bot stands in, and the player is back at once", async () => {
	const { code, players } = await roundOf(brief, "Kari", "Ola");
	const [kari, ola] = players;
	await ola.socket.cut();
	await takeUntil(kari, ({ table }) => table.members[1].away !== null);
	assert.ok(Math.abs(kari.table.members[1].away - Date.now()) < 60_000);
	// A minute of absence is a millisecond here; the clock may stand still for one.
	for (;;) {
		const answer = await kari.command("stand_in", { seat: 1 });
		if (answer.t === "ok") break;
		assert.equal(answer.code, "not_away");
	}
	assert.equal(kari.view.seats[1].stand_in, "eight");
	if (kari.isToMove) await kari.play(kari.view.legal.find((/** @type {any} */ command) => command.step));
	await takeUntil(kari, ({ events }) => events.some(({ actor, kind }) => actor.bot === "eight" && kind === "turn"));
	await brief.evict(code);
	await ola.comeBack();
	await kari.until(ola.revision);
	assert.equal(kari.view.seats[1].stand_in, undefined);
	assert.equal(kari.table.members[1].away, null);
	const kinds = (await wholeLog(kari)).map(({ kind }) => kind);
	assert.deepEqual(
		kinds.filter((kind) => kind === "stood_in" || kind === "back"),
		["stood_in", "back"],
	);
	await kari.socket.cut();
	await takeUntil(ola, ({ table }) => table.members[0].away !== null);
	while ((await ola.command("take_host")).t !== "ok");
	assert.equal(ola.table.host, 1);
});

test("a spectator who is gone is dropped, and a table that nobody comes to is gone", async () => {
	const { code, players } = await tableOf(mortal, "Kari", "Ola");
	const [kari, ola] = players;
	await ola.socket.close();
	await takeUntil(kari, ({ table }) => table.members.length === 1);
	await mortal.evict(code);
	await kari.does("sit");
	await kari.socket.close();
	const look = () => new Device(mortal).call("GET", `/api/tables/${code}`);
	let found = await look();
	while (found.status !== 404) found = await look();
	assert.equal(found.body.code, "no_such_table");
	const socket = await kari.device.connect(code);
	assert.equal((await socket.next()).code, "no_such_table");
	assert.equal((await socket.closed).code, CLOSE.noTable);
	assert.deepEqual(await mortal.rows(code, "SELECT name FROM sqlite_master WHERE name IN ('part', 'journal')"), []);
});

test("the record has each round with its log and its result", async () => {
	const { code, players } = await roundOf(server, "Kari", "Ola");
	const [kari, ola] = players;
	const mover = players.find((player) => player.isToMove) ?? kari;
	await mover.play(mover.view.legal.find((/** @type {any} */ command) => command.step));
	await level(players);
	await kari.does("end_round");
	await kari.does("set_watch", { watch: "nobody" });
	await kari.does("start");
	const { status, body } = await ola.device.call("GET", `/api/tables/${code}/record`);
	assert.equal(status, 200);
	assert.deepEqual([body.code, body.game, body.rounds.length], [code, "chinese_checkers", 2]);
	const [first, second] = body.rounds;
	assert.deepEqual([first.round, first.starter, first.result], [1, 0, { places: [], reason: "ended" }]);
	assert.deepEqual(
		first.entries.map((/** @type {any} */ { kind }) => kind),
		["started", "turn", "over"],
	);
	assert.deepEqual([second.round, second.result], [2, null]);
	assert.ok(first.at <= second.at);
	const pdn = await ola.device.call("GET", `/api/tables/${code}/record?format=pdn`);
	assert.deepEqual([pdn.status, pdn.body.code], [400, "bad_format"]);
});
