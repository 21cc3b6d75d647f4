// Bots at a table: the host seats them, alarms let them play, and they need nobody awake in between.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ownServer } from "./own.mjs";
import { choose, Player, seeded, tableOf, wholeLog } from "./table.mjs";

const server = ownServer();
/** Its bots hardly wait. */
const quick = ownServer({ limits: { bot_pause: 1 } });

/** The player has their turn again, after all bots. @param {Player} player */
async function untilOwnTurn(player) {
	while (!player.isToMove && !player.view.result) await player.until(player.revision + 1);
}

test("one person and five bots play on, with an eviction before each turn of the person", async () => {
	const { code, players } = await tableOf(quick, "Kari");
	const [kari] = players;
	await kari.does("sit");
	for (const [index, level] of ["four", "six", "eight", "six", "eight"].entries()) {
		await kari.does("seat_bot", { seat: index + 1, level });
	}
	await kari.does("start");
	const random = seeded(1);
	let own = 0;
	while (own < 4) {
		await quick.sleeps(code);
		const ends = kari.revision;
		await kari.play(choose(kari.view, random));
		if (kari.isToMove) continue;
		own++;
		await quick.sleeps(code);
		await untilOwnTurn(kari);
		assert.ok(kari.revision >= ends + 6, "each bot's turn is one change");
	}
	const turns = (await wholeLog(kari)).filter(({ kind }) => kind === "turn");
	const bots = turns.filter(({ actor }) => actor.bot);
	assert.equal(bots.length, 20);
	assert.equal(turns.length, 24);
	assert.deepEqual(
		bots.slice(0, 5).map(({ actor }) => [actor.seat, actor.bot]),
		[
			[1, "four"],
			[2, "six"],
			[3, "eight"],
			[4, "six"],
			[5, "eight"],
		],
	);
});

test("between any two turns the table can be put to sleep, with bots at it", async () => {
	const { code, players } = await tableOf(server, "Kari");
	const [kari] = players;
	await kari.does("sit");
	for (const seat of [1, 2, 3, 4, 5]) await kari.does("seat_bot", { seat, level: "eight" });
	await kari.does("start");
	const random = seeded(3);
	do await kari.play(choose(kari.view, random));
	while (kari.isToMove);
	for (let bots = 0; bots < 5; bots++) {
		await server.evict(code);
		await kari.until(kari.revision + 1);
	}
	assert.ok(kari.isToMove);
});

test("one person and five bots play to the end", async () => {
	const { players } = await tableOf(quick, "Kari");
	const [kari] = players;
	await kari.does("sit");
	for (const seat of [1, 2, 3, 4, 5]) await kari.does("seat_bot", { seat, level: seat % 2 === 0 ? "six" : "eight" });
	await kari.does("start");
	const random = seeded(2);
	while (!kari.view.result) {
		if (kari.isToMove) await kari.play(choose(kari.view, random));
		else await kari.until(kari.revision + 1);
	}
	assert.equal(kari.view.result.reason, "goal");
	assert.equal(kari.table.phase, "over");
	const log = await wholeLog(kari);
	assert.equal(log.at(-1).kind, "over");
	// Nobody gets ten pieces across the star in less than ten turns.
	const turns = log.filter(({ kind, actor }) => kind === "turn" && actor.bot).length;
	assert.ok(turns > 50, `${turns} turns of bots`);
});

test("with nobody there the bots stop, and go on when somebody comes", async () => {
	const { code, players } = await tableOf(quick, "Kari");
	const [kari] = players;
	// Bots alone would never have to wait for anybody.
	for (const seat of [0, 1]) await kari.does("seat_bot", { seat, level: "four" });
	await kari.does("start");
	await kari.until(kari.revision + 3);
	await kari.socket.close();
	const look = async () => (await kari.device.call("GET", `/api/tables/${code}`)).body;
	await untilOthersPlay(10);
	const gone = await look();
	assert.equal(gone.phase, "playing");
	await untilOthersPlay(20);
	assert.deepEqual(await look(), gone, "nobody looks, nobody plays");
	await quick.sleeps(code);
	await untilOthersPlay(10);
	assert.deepEqual(await look(), gone);
	const back = await Player.come(code, kari.device, { tab: "back" });
	assert.equal(back.revision, gone.revision);
	await back.until(back.revision + 3);
});

/** Bots at another table have played so many turns, each after as long a pause as theirs. @param {number} turns */
async function untilOthersPlay(turns) {
	const { players } = await tableOf(quick, "Ola");
	const [ola] = players;
	for (const seat of [0, 1]) await ola.does("seat_bot", { seat, level: "eight" });
	await ola.does("start");
	await ola.until(ola.revision + turns);
	await ola.socket.close();
}

test("only the host seats bots, and only between rounds", async () => {
	const { players } = await tableOf(server, "Kari", "Ola");
	const [kari, ola] = players;
	await ola.isRefused("not_host", "seat_bot", { seat: 1, level: "six" });
	await ola.isRefused("not_host", "unseat", { seat: 1 });
	await kari.isRefused("no_such_level", "seat_bot", { seat: 1, level: "master" });
	await kari.isRefused("no_such_seat", "seat_bot", { seat: 6, level: "six" });
	await kari.isRefused("nobody_sits_there", "unseat", { seat: 1 });
	await kari.does("sit");
	await kari.does("seat_bot", { seat: 1, level: "six" });
	await kari.does("start");
	await kari.isRefused("round_running", "seat_bot", { seat: 2, level: "six" });
	await kari.isRefused("round_running", "unseat", { seat: 1 });
});

test("who looks a table up sees its bots", async () => {
	const { code, players } = await tableOf(server, "Kari");
	await players[0].does("sit");
	await players[0].does("seat_bot", { seat: 3, level: "eight" });
	const { body } = await players[0].device.call("GET", `/api/tables/${code}`);
	assert.deepEqual(body.players, [
		{ seat: 0, name: "Kari" },
		{ seat: 3, bot: "eight" },
	]);
});
