// The journal of a table that has been used for long: what is let go, and what never is.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ownServer } from "./own.mjs";
import { level, newDevice, Player, playOn, roundOf, seeded, wholeLog } from "./table.mjs";

/** As in the room's limits: changes and plain rows that are kept, and how often what is older is looked for. */
const [KEPT, PLAIN, EVERY] = [2000, 2048, 256];

const server = ownServer();

/**
 * Sends so many commands at once and waits for the last answer.
 * @param {Player} player
 * @param {number} count
 * @param {(index: number) => [string, unknown?]} command
 */
async function many(player, count, command) {
	for (let sent = 0; sent < count; sent += 50) {
		const ids = Array.from({ length: Math.min(50, count - sent) }, (_, index) => player.send(...command(sent + index)));
		await player.answer(/** @type {number} */ (ids.at(-1)));
	}
}

test("a round's own entries stay until it is over; after it the newest 2,000 changes", async () => {
	const { code, players } = await roundOf(server, "Kari", "Ola");
	await playOn(players, seeded(51), { most: 10 });
	const aino = await Player.come(code, await newDevice(server), { name: "Aino" });
	const before = await wholeLog(aino);
	const since = before.findLastIndex(({ kind }) => kind === "started");
	await many(aino, 2500, (index) => [index % 2 ? "sit" : "stand"]);
	const all = [...players, aino];
	// The two have said nothing meanwhile, and were closed.
	for (const player of players) await player.comeBack();
	await level(all);
	const log = await wholeLog(aino);
	assert.deepEqual(log[0].kind, "started", "what was before it is gone");
	assert.deepEqual(log.slice(0, before.length - since), before.slice(since));
	assert.equal(log.length, before.length - since + 2500);

	await playOn(all, seeded(52));
	await many(aino, EVERY, (index) => [index % 2 ? "sit" : "stand"]);
	const rest = await wholeLog(aino);
	assert.ok(rest.length >= KEPT && rest.length <= KEPT + 2 * EVERY, `${rest.length} entries`);
	assert.deepEqual(rest, aino.log.slice(-rest.length));
	await server.evict(code);
	await aino.hello();
	assert.deepEqual(await wholeLog(aino), rest);
});

test("refusals by the thousand take no entry from the log, no answer from a page, and no revision", async () => {
	const { code, players } = await roundOf(server, "Kari", "Ola");
	const [kari, ola] = players;
	const { hop } = kari.view.legal.find((/** @type {any} */ command) => command.hop);
	// In mid-chain: the newest change has no entry in the log.
	assert.equal((await kari.play({ hop })).t, "ok");
	await level(players);
	const log = await wholeLog(kari);
	await many(ola, 2600, () => ["fly"]);
	const [{ n }] = await server.rows(code, "SELECT count(*) AS n FROM journal WHERE entries = ''");
	assert.ok(Number(n) <= PLAIN + EVERY, `${n} plain rows`);
	const { state } = ola;
	await server.evict(code);
	await kari.hello();
	await ola.hello();
	assert.deepEqual([kari.state, ola.state], [state, state]);
	assert.deepEqual(await wholeLog(kari), log);
	ola.socket.send({ id: ola.id - 5, do: "fly", args: {} });
	assert.equal((await ola.answer(ola.id - 5)).code, "unknown_command");
	assert.equal((await kari.play({ pass_on: {} })).t, "ok");
	await level(players);
	await playOn(players, seeded(53), { most: 10 });
});

test("a hundred sockets see every revision of a hundred turns", async () => {
	const { code, players } = await roundOf(server, "Kari", "Ola");
	const come = () => newDevice(server).then((device) => Player.come(code, device));
	const watchers = await Promise.all(Array.from({ length: 98 }, come));
	const since = watchers[0].revision;
	await playOn(players, seeded(54), { most: 100 });
	await level([...players, ...watchers]);
	const revisions = new Set(watchers[0].events.map(({ revision }) => revision));
	assert.equal(revisions.size, players[0].revision - since);
	const texts = (/** @type {Player} */ player) => player.received.filter((text) => text.startsWith('{"t":"events"'));
	for (const watcher of watchers) assert.deepEqual(texts(watcher), texts(watchers[0]), "the same bytes for all");
});
