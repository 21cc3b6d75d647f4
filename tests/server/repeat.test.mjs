// A command that comes twice counts once, and is answered the same way each time.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ownServer } from "./own.mjs";
import { choose, level, Player, playOn, roundOf, seeded, tableOf, timeless, wholeLog } from "./table.mjs";

const server = ownServer();

/**
 * Sends a text once more, and asserts that it is answered by the same bytes as at first, with no new revision.
 * @param {Player} player
 * @param {any} message
 */
async function repeats(player, message) {
	const { revision } = player;
	player.socket.send(message);
	await player.answer(message.id);
	const isAnswer = (/** @type {string} */ text) => JSON.parse(text).id === message.id;
	const answers = player.received.filter(isAnswer);
	assert.ok(answers.length > 1);
	assert.deepEqual(new Set(answers).size, 1, answers.join("\n"));
	assert.equal(player.revision, revision);
}

/**
 * Sends a message with the next id of a page and returns it.
 * @param {Player} player
 * @param {any} message
 */
async function first(player, message) {
	const whole = { id: ++player.id, ...message };
	player.socket.send(whole);
	await player.answer(whole.id);
	return whole;
}

test("a repeat gets the same bytes again, after sleep, a new socket and a power cut too", async () => {
	const { code, players } = await roundOf(server, "Kari", "Ola");
	const [kari, ola] = players;
	/** @type {[Player, any][]} */
	const sent = [];
	for (const [player, message] of /** @type {[Player, any][]} */ ([
		[kari, { do: "play", turn: kari.view.turn, args: kari.view.legal[0] }],
		[ola, { do: "play", turn: 1, args: { step: ["A1", "B1"] } }],
		[ola, { do: "start" }],
		[ola, { do: "fly", args: { far: true } }],
		[ola, { do: "sit", args: { seat: "first" } }],
		[kari, { do: "sit", args: { seat: 1 } }],
	])) {
		sent.push([player, await first(player, message)]);
	}
	await level(players);
	const log = await wholeLog(kari);
	const again = async () => {
		for (const [player, message] of sent) await repeats(player, message);
		for (const [player, message] of sent.toReversed()) await repeats(player, message);
	};
	await again();
	await server.evict(code);
	await again();
	for (const [player, message] of sent) {
		await server.evict(code);
		await repeats(player, message);
	}
	await kari.socket.cut();
	await ola.socket.close();
	await Promise.all(players.map((player) => player.comeBack()));
	await again();
	await server.kill();
	await server.restart();
	await Promise.all(players.map((player) => player.comeBack()));
	await again();
	assert.deepEqual(await wholeLog(kari), log);
});

test("an id that comes again with other content is refused, and the first answer stays", async () => {
	const { code, players } = await roundOf(server, "Kari", "Ola");
	const [kari] = players;
	const turn = kari.view.turn;
	const message = await first(kari, { do: "play", turn, args: kari.view.legal[0] });
	await level(players);
	const { state } = kari;
	const others = [
		{ ...message, args: { pass_on: {} } },
		{ ...message, turn: turn + 1 },
		{ id: message.id, do: "play", turn },
		{ ...message, do: "start" },
		{ id: message.id, do: "sit", args: {} },
	];
	for (let time = 0; time < 2; time++) {
		for (const other of others) {
			kari.socket.send(other);
			assert.equal((await kari.answer(message.id)).code, "id_reused", JSON.stringify(other));
		}
		await server.evict(code);
	}
	await kari.hello();
	assert.deepEqual(kari.state, state);
	kari.socket.send(message);
	assert.equal((await kari.answer(message.id)).t, "ok");
});

test("the order of keys and unknown fields make no other content", async () => {
	const { players } = await tableOf(server, "Kari");
	const [kari] = players;
	const id = ++kari.id;
	const texts = [
		`{"id":${id},"do":"set_rule","args":{"rule":"win","value":"own"}}`,
		`{"args":{"value":"own","rule":"win"},"do":"set_rule","id":${id}}`,
		` { "do" : "set_rule", "more" : [1], "id" : ${id}, "args" : { "rule" : "w\\u0069n", "value" : "own" } } `,
	];
	for (const text of texts) {
		kari.socket.send(text);
		assert.equal((await kari.answer(id)).t, "ok", text);
	}
	assert.equal(new Set(kari.received.filter((text) => JSON.parse(text).id === id)).size, 1);
	assert.equal(timeless(await wholeLog(kari)).filter(({ kind }) => kind === "rule_changed").length, 1);
});

test("an id whose answer is gone is refused and never carried out again", async () => {
	const { code, players } = await tableOf(server, "Kari");
	const [kari] = players;
	const sit = await first(kari, { do: "sit", args: { seat: 3 } });
	await kari.does("stand", { seat: 3 });
	for (let count = 0; count < 14; count++) await kari.command("fly");
	await repeats(kari, sit);
	await kari.command("fly");
	const { state } = kari;
	for (let time = 0; time < 2; time++) {
		kari.socket.send(sit);
		assert.equal((await kari.answer(sit.id)).code, "id_reused");
		await server.evict(code);
	}
	await kari.hello();
	assert.deepEqual(kari.state, state);
});

test("two pages of one member count for themselves, and the same turn from both counts once", async () => {
	const { code, players } = await roundOf(server, "Kari", "Ola");
	const [kari, ola] = players;
	const twin = await Player.come(code, kari.device);
	assert.deepEqual(twin.you, { member: 0, seats: [0], host: true, password: false, sees: true });
	const random = seeded(9);
	kari.id = twin.id = 100;
	for (let count = 0; count < 40; count++) {
		const pages = kari.isToMove ? [kari, twin] : [ola];
		if (count % 4 < 2) pages.reverse();
		const { view } = pages[0];
		const args = choose(view, random);
		// All at once, before any answer: the ids are the same, too.
		const ids = pages.map((page) => page.send("play", args, { turn: view.turn }));
		assert.equal(new Set(ids).size, 1);
		const answers = [];
		for (const [index, page] of pages.entries()) answers.push(await page.answer(ids[index]));
		assert.equal(answers.filter(({ t }) => t === "ok").length, 1);
		for (const { t, code } of answers) assert.ok(t === "ok" || code === "stale", code);
		await level([kari, twin, ola]);
		assert.equal(kari.view.turn, view.turn + 1);
	}
	const log = await wholeLog(kari);
	assert.deepEqual(twin.log, log.slice(-twin.log.length));
});

test("two members whose pages have the same name do not get each other's answers", async () => {
	const { code, players } = await tableOf(server, "Kari", "Ola");
	const pages = [];
	for (const { device } of players) pages.push(await Player.come(code, device, { tab: "same" }));
	for (const page of pages) await page.does("sit");
	await level(pages);
	assert.deepEqual(
		pages[0].table.seats.slice(0, 2),
		[
			{ member: 0, guard: 0 },
			{ member: 1, guard: 0 },
		],
		"the second command, with the same id, was Ola's own",
	);
});

test("everything sent twice, over a whole round", async () => {
	const { players } = await roundOf(server, "Kari", "Ola");
	const random = seeded(5);
	const [kari] = players;
	let count = 0;
	for (; !kari.view.result; count++) {
		const mover = players.find((player) => player.isToMove);
		assert.ok(mover && count < 3000);
		const id = mover.id + 1;
		const message = { id, do: "play", turn: mover.view.turn, args: choose(mover.view, random) };
		mover.id = id;
		mover.socket.send(message);
		mover.socket.send(message);
		for (const answer of [await mover.answer(id), await mover.answer(id)]) assert.equal(answer.t, "ok");
		await level(players);
		assert.equal(kari.view.turn, message.turn + 1);
	}
	const once = await roundOf(server, "Kari", "Ola");
	assert.equal(await playOn(once.players, seeded(5)), count);
	assert.deepEqual(timeless(await wholeLog(kari)), timeless(await wholeLog(once.players[0])));
});
