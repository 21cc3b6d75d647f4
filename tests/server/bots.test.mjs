// Bots at a table: the host seats them, alarms let them play, and they need nobody awake in between.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ownServer } from "./own.mjs";
import { choose, Player, seeded, tableOf, wholeLog } from "./table.mjs";

const server = ownServer();

/** The player has their turn again, after all bots. @param {Player} player */
async function untilOwnTurn(player) {
	while (!player.isToMove && !player.view.result) await player.until(player.revision + 1);
}

test("one person and five bots play on, with an eviction before each turn of the person", async () => {
	const { code, players } = await tableOf(server, "Kari");
	const [kari] = players;
	await kari.does("sit");
	for (const [index, level] of ["four", "six", "eight", "six", "eight"].entries()) {
		await kari.does("seat_bot", { seat: index + 1, level });
	}
	await kari.does("start");
	const random = seeded(1);
	let own = 0;
	while (own < 4) {
		await server.evict(code);
		const ends = kari.revision;
		await kari.play(choose(kari.view, random));
		if (kari.isToMove) continue;
		own++;
		await server.evict(code);
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
