// The rules of a table and of the game, as they stand against commands that can be read.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ownServer } from "./own.mjs";
import { level, newDevice, Player, playOn, roundOf, seeded, tableOf } from "./table.mjs";

const server = ownServer();

test("seats", async () => {
	const { players } = await tableOf(server, "Kari", "Ola");
	const [kari, ola] = players;
	await ola.isRefused("not_your_seat", "stand");
	await ola.isRefused("not_your_seat", "stand", { seat: 0 });
	for (const seat of [6, 300]) {
		await ola.isRefused("no_such_seat", "sit", { seat });
		await ola.isRefused("no_such_seat", "stand", { seat });
	}
	await kari.does("sit", { seat: 0 });
	await level(players);
	await ola.isRefused("seat_taken", "sit", { seat: 0 });
	await ola.isRefused("not_your_seat", "stand", { seat: 0 });
	const { revision } = kari;
	assert.equal((await kari.does("sit", { seat: 0 })).revision, revision, "to sit where one sits changes nothing");
	for (let seat = 1; seat < 6; seat++) assert.equal((await kari.does("sit")).revision, revision + seat);
	await level(players);
	await ola.isRefused("no_free_seat", "sit");
	await kari.hello();
	assert.deepEqual(kari.you.seats, [0, 1, 2, 3, 4, 5]);
	await kari.does("stand", { seat: 3 });
	await ola.does("sit");
	await level(players);
	assert.deepEqual(kari.table.seats[3], { member: 1, guard: 0 });
	await kari.does("stand");
	assert.deepEqual(kari.table.seats, [null, null, null, { member: 1, guard: 0 }, null, null]);
});

test("house rules and the start are the host's, between rounds", async () => {
	const { players } = await tableOf(server, "Kari", "Ola");
	const [kari, ola] = players;
	await ola.isRefused("not_host", "start");
	await ola.isRefused("not_host", "set_rule", { rule: "win", value: "own" });
	await ola.isRefused("not_host", "set_rule", { rule: "nonsense", value: "own" });
	await kari.isRefused("no_such_rule", "set_rule", { rule: "nonsense", value: true });
	await kari.isRefused("no_such_rule", "set_rule", { rule: "__proto__", value: true });
	await kari.isRefused("no_such_value", "set_rule", { rule: "win", value: "never" });
	await kari.isRefused("no_such_value", "set_rule", { rule: "win", value: true });
	await kari.isRefused("no_such_value", "set_rule", { rule: "stepwise", value: "on" });
	await kari.isRefused("wrong_number_of_players", "start");
	await kari.does("sit");
	await kari.isRefused("wrong_number_of_players", "start");
	await kari.isRefused("no_round", "play", { pass_on: {} }, { turn: 1 });
	await ola.does("sit");
	await level(players);
	await ola.isRefused("not_host", "start");
	const { revision } = kari;
	assert.equal((await kari.does("set_rule", { rule: "win", value: "filled" })).revision, revision, "as it was already");
	await kari.does("start");
	await level(players);
	await kari.isRefused("round_running", "start");
	await kari.isRefused("round_running", "stand");
	await kari.isRefused("round_running", "stand", { seat: 0 });
	await kari.isRefused("round_running", "sit");
	await kari.isRefused("round_running", "sit", { seat: 4 });
	await ola.isRefused("not_host", "start");
});

test("only the seat to play may play, and only on what it saw", async () => {
	const { code, players } = await roundOf(server, "Kari", "Ola");
	const [kari, ola] = players;
	const waiting = await Player.come(code, await newDevice(server), { name: "Aino" });
	players.push(waiting);
	await level(players);
	for (let count = 0; count < 6; count++) {
		const mover = players.find((player) => player.isToMove);
		assert.ok(mover);
		const { turn, legal } = mover.view;
		for (const player of players) {
			for (const past of [0, turn - 1, turn + 1, 2 ** 53 - 1]) {
				await player.isRefused("stale", "play", legal[0], { turn: past });
			}
			if (player !== mover) await player.isRefused("not_your_turn", "play", legal[0], { turn });
			// `hello` has brought this page's own view, and nothing of the mover's.
			assert.equal(player.isToMove, player === mover);
		}
		await playOn(players, seeded(count), { most: 1 });
	}
	await waiting.does("stand");
	await level([kari, ola, waiting]);
	await waiting.isRefused("not_your_turn", "play", { pass_on: {} }, { turn: kari.view.turn });
});

test("what is no command of the game", async () => {
	const { players } = await roundOf(server, "Kari", "Ola");
	const [kari] = players;
	const { turn } = kari.view;
	const refused = (/** @type {string} */ code, /** @type {unknown} */ args) =>
		kari.isRefused(code, "play", args, { turn });
	for (const args of [{}, [], null, 7, "step", true, { step: ["D1", "E5"], hop: ["D1", "E5"] }]) {
		await refused("bad_message", args);
	}
	for (const command of ["fly", "Step", "legal", "__proto__"]) await refused("unknown_command", { [command]: 1 });
	for (const holes of [null, 7, "D1", [], ["D1"], ["D1", "E5", "E6"], ["D1", 5], [["D1"], "E5"], {}]) {
		await refused("bad_message", { step: holes });
		await refused("bad_message", { hop: holes });
	}
	await refused("bad_message", { chain: "D1" });
	await refused("bad_message", { chain: [1, 2] });
	await refused("bad_message", { pass_on: 7 });
	for (const hole of ["", "A0", "A2", "R1", "E14", "E05", "E-1", "Q1 ", "E5E6", "Ä1", "E5".repeat(500)]) {
		const { detail } = await refused("no_such_hole", { step: ["D1", hole] });
		assert.equal(detail.hole, hole.slice(0, 16));
		await refused("no_such_hole", { hop: [hole, "D1"] });
	}
});

test("what the rules of Chinese checkers forbid, hop by hop", async () => {
	const { players } = await roundOf(server, "Kari", "Ola");
	const [kari, ola] = players;
	const refused = (/** @type {string} */ code, /** @type {unknown} */ args) =>
		kari.isRefused(code, "play", args, { turn: kari.view.turn });
	await refused("ends_where_it_began", { pass_on: {} });
	await refused("no_chain", { back: {} });
	await refused("not_your_piece", { step: ["I5", "I6"] });
	await refused("not_your_piece", { step: ["N1", "M5"] });
	await refused("occupied", { step: ["C1", "D1"] });
	await refused("not_adjacent", { step: ["D1", "G5"] });
	await refused("nothing_to_hop", { hop: ["D1", "F5"] });
	await refused("hop_by_hop", { chain: ["C1", "E5"] });
	const { hop } = kari.view.legal.find((/** @type {any} */ command) => command.hop);
	const chain = async () => {
		assert.equal((await kari.play({ hop })).t, "ok");
		await level(players);
	};
	await chain();
	assert.deepEqual(ola.view.chain, { origin: hop[0], at: hop[1], path: hop });
	const resting = kari.view.pieces[0].find((/** @type {string} */ hole) => hole.startsWith("D"));
	await refused("other_piece_in_chain", { hop: [resting, "F5"] });
	await refused("other_piece_in_chain", { step: [resting, "E6"] });
	const free = [`F${Number(hop[1].slice(1)) - 1}`, `E${Number(hop[1].slice(1)) - 1}`];
	await refused("step_in_chain", { step: [hop[1], free[0]] });
	await refused("hop_by_hop", { chain: [hop[1], free[0]] });
	assert.equal((await kari.play({ back: {} })).t, "ok");
	assert.equal(kari.view.chain, null);
	await chain();
	assert.equal((await kari.play({ pass_on: {} })).t, "ok");
	await level(players);
	assert.ok(ola.isToMove);
});

test("what they forbid where chains are played as a whole", async () => {
	const { players } = await tableOf(server, "Kari", "Ola");
	const [kari] = players;
	for (const player of players) await player.does("sit");
	await kari.does("set_rule", { rule: "stepwise", value: false });
	await kari.does("start");
	await level(players);
	const refused = (/** @type {string} */ code, /** @type {unknown} */ args) =>
		kari.isRefused(code, "play", args, { turn: kari.view.turn });
	const { chain } = kari.view.legal.find((/** @type {any} */ command) => command.chain);
	await refused("whole_chain", { hop: chain });
	await refused("bad_path", { chain: [] });
	await refused("bad_path", { chain: ["C1"] });
	await refused("bad_path", { chain: new Array(257).fill("C1") });
	await refused("ends_where_it_began", { chain: ["C1", "C1"] });
	await refused("nothing_to_hop", { chain: ["C1", "I5"] });
	await refused("occupied", { chain: ["B1", "D1"] });
	assert.equal((await kari.play({ chain })).t, "ok");
});
