// Coming back on another device: by password and by a ticket. What is tried out, and what is kept of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Device } from "./client.mjs";
import { ownServer } from "./own.mjs";
import { CLOSE, newDevice, Player, roundOf, tableOf, tokenOf, wholeLog } from "./table.mjs";

const PASSWORD = "fjord og fjell";

const server = ownServer();

/**
 * @param {string} code
 * @param {Device} device
 * @param {unknown} body
 */
const recover = (code, device, body) => device.call("POST", `/api/tables/${code}/recover`, body);

/**
 * @param {string} code
 * @param {Device} device
 * @param {unknown} ticket
 */
const claim = (code, device, ticket) => device.call("POST", `/api/tables/${code}/claim`, { ticket });

/** @param {Player} player @returns {Promise<string>} */
async function ticketOf(player) {
	const { ticket } = await player.does("make_ticket");
	assert.match(ticket, /^[A-Za-z0-9_-]{43}$/);
	return ticket;
}

test("name and password bring a seat to another device, and the old one is told", async () => {
	const { code, players } = await roundOf(server, "Kari", "Ola");
	const [kari, ola] = players;
	await ola.isRefused("bad_password", "set_password", { password: "kort!" });
	await ola.isRefused("bad_password", "set_password", { password: "x".repeat(129) });
	const { revision } = ola;
	await ola.does("set_password", { password: PASSWORD });
	assert.equal(ola.revision, revision, "it is nobody else's business");
	while (!ola.you.password) await ola.take();
	const phone = new Device(server);
	const watching = await Player.come(code, phone);
	const answer = await recover(code, phone, { name: " OLA ", password: PASSWORD });
	assert.deepEqual([answer.status, answer.body], [200, { member: 1 }]);
	tokenOf(phone);
	assert.deepEqual(await ola.socket.closed, { code: CLOSE.moved, reason: "moved" });
	await watching.socket.close();
	const back = await Player.come(code, phone);
	assert.deepEqual(back.you, { member: 1, seats: [1], host: false, password: true, sees: true });
	const old = await Player.come(code, ola.device);
	assert.equal(old.you.member, null, "the old device is nobody here");
	await kari.until(back.revision);
	const entry = (await wholeLog(kari)).find(({ kind }) => kind === "recovered");
	assert.deepEqual(entry.actor, { member: 1, name: "Ola" });
	await server.evict(code);
	await back.does("react", { with: 1 });
});

test("a hundred guesses sent at once count as a hundred, and the way back closes after five", async () => {
	const { code, players } = await tableOf(server, "Kari", "Ola");
	await players[1].does("set_password", { password: PASSWORD });
	const guesses = Array.from({ length: 100 }, (_, index) =>
		recover(code, new Device(server), { name: "Ola", password: `guess number ${index}` }),
	);
	const answers = await Promise.all(guesses);
	const count = (/** @type {string} */ wanted) => answers.filter(({ body }) => body.code === wanted).length;
	assert.deepEqual([count("wrong_password"), count("too_many_tries")], [5, 95]);
	for (const { status, body, headers } of answers) {
		assert.equal(status, body.code === "wrong_password" ? 403 : 429);
		if (status === 429) assert.ok(body.detail.until > Date.now() + 14 * 60_000);
		assert.deepEqual(headers.getSetCookie(), []);
	}
	await server.evict(code);
	const right = await recover(code, new Device(server), { name: "Ola", password: PASSWORD });
	assert.equal(right.body.code, "too_many_tries", "now the right one is refused, too, also after a sleep");
	await players[1].does("sit");
	const other = await recover(code, new Device(server), { name: "Kari", password: PASSWORD });
	assert.equal(other.body.code, "wrong_password", "others are not closed");
});

test("who does not exist and who has no password are refused alike", async () => {
	const { code } = await tableOf(server, "Kari", "Ola");
	for (const name of ["Nobody", "Ola", "", "x".repeat(30)]) {
		const { status, body } = await recover(code, new Device(server), { name, password: PASSWORD });
		assert.deepEqual([status, body], [403, { code: "wrong_password" }], name);
	}
	for (const body of [{}, { name: "Ola" }, { name: 1, password: PASSWORD }, { ticket: "x" }, "{", [], null]) {
		assert.equal((await recover(code, new Device(server), body)).status, 400);
	}
	const large = await recover(code, new Device(server), { name: "Ola", password: "x".repeat(1e7) });
	assert.deepEqual([large.status, large.body.code], [413, "too_large"]);
	const unknown = await recover("ZZZZZ", new Device(server), { name: "Ola", password: PASSWORD });
	assert.deepEqual([unknown.status, unknown.body.code], [404, "no_such_table"]);
	const foreign = await new Device(server).call(
		"POST",
		`/api/tables/${code}/recover`,
		{ name: "Ola", password: PASSWORD },
		{ Origin: "https://evil.example" },
	);
	assert.deepEqual([foreign.status, foreign.body.code], [403, "bad_origin"]);
});

test("a ticket moves a seat once", async () => {
	const { code, players } = await roundOf(server, "Kari", "Ola");
	const [kari, ola] = players;
	const first = await ticketOf(ola);
	const ticket = await ticketOf(ola);
	assert.equal((await claim(code, new Device(server), first)).body.code, "wrong_ticket", "the newest alone is good");
	assert.deepEqual((await claim(code, kari.device, ticket)).body, { code: "already_member" });
	const phone = await newDevice(server);
	const waiting = await Player.come(code, phone);
	await server.evict(code);
	const moved = await claim(code, phone, ticket);
	assert.deepEqual([moved.status, moved.body], [200, { member: 1 }]);
	while (waiting.you.member === null) await waiting.take();
	assert.deepEqual(waiting.you.seats, [1], "a page that is open there is told");
	assert.equal((await ola.socket.closed).code, CLOSE.moved);
	const again = await claim(code, new Device(server), ticket);
	assert.deepEqual([again.status, again.body], [403, { code: "wrong_ticket" }]);
	for (const wrong of ["", "x".repeat(43), null, 7])
		assert.notEqual((await claim(code, new Device(server), wrong)).status, 200);
	assert.equal((await wholeLog(kari)).filter(({ kind }) => kind === "moved").length, 1);
});

test("a repeat of the command brings no second ticket, and none is kept", async () => {
	const { code, players } = await tableOf(server, "Kari");
	const ticket = await ticketOf(players[0]);
	players[0].id -= 1;
	const repeated = await players[0].command("make_ticket");
	assert.deepEqual([repeated.t, repeated.ticket], ["ok", undefined]);
	assert.equal((await claim(code, new Device(server), ticket)).status, 200, "the first is still good");
});

test("no password, no ticket and nothing quick of either is stored, sent or logged", async () => {
	const { code, players } = await roundOf(server, "Kari", "Ola");
	const [kari, ola] = players;
	const password = "Zq7-wherever-it-is-found";
	await ola.does("set_password", { password });
	const { ticket } = await ola.does("make_ticket");
	await recover(code, new Device(server), { name: "Ola", password: `${password}?` });
	await kari.does("react", { with: 0 });
	const stored = JSON.stringify([
		await server.rows(code, "SELECT * FROM part"),
		await server.rows(code, "SELECT * FROM journal"),
	]);
	assert.match(stored, /set|answer/);
	const told = kari.received.join("\n");
	for (const secret of [password, ticket]) {
		for (const text of [stored, told, server.output]) assert.ok(!text.includes(secret));
	}
	const hashes = JSON.parse(String((await server.rows(code, "SELECT json FROM part WHERE key = 1"))[0].json));
	const [salt, hash] = hashes.members[1].secrets.password;
	assert.deepEqual([salt.length, hash.length], [16, 32]);
	const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(password), "PBKDF2", false, ["deriveBits"]);
	const algorithm = { name: "PBKDF2", hash: "SHA-256", salt: new Uint8Array(salt), iterations: 100_000 };
	assert.deepEqual([...new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, 256))], hash);
	assert.ok(!told.includes("secrets"));
});
