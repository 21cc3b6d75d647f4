// How fast is too fast, over a socket and for an address.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Device } from "./client.mjs";
import { ownServer } from "./own.mjs";
import { CLOSE, openTable, Player, tableOf } from "./table.mjs";

const slow = ownServer({ limits: { messages: 20, flood: 60 } });
const edge = ownServer({ limits: { edge: true } });

test("more messages than hands can send are refused and change nothing; a flood closes the socket", async () => {
	const { code, players } = await tableOf(slow, "Kari", "Ola");
	const [kari, ola] = players;
	const ids = Array.from({ length: 70 }, (_, index) => kari.send(index % 2 ? "stand" : "sit", { seat: 0 }));
	assert.equal((await kari.socket.closed).code, CLOSE.tooFast);
	const told = kari.socket.raw.map((text) => JSON.parse(text));
	const refused = told.filter(({ t, code: why }) => t === "no" && why === "too_fast");
	assert.equal(refused.length, 40);
	assert.ok(refused.every(({ id }) => ids.includes(id)));
	await ola.does("sit", { seat: 1 });
	await kari.comeBack();
	await kari.does("sit", { seat: 0 });
	assert.equal((await Player.come(code, ola.device)).revision, kari.revision);
});

test("an address opens ten tables a minute, and looks for sixty", async () => {
	const { code } = await openTable(edge);
	const open = () => new Device(edge).call("POST", "/api/tables", { game: "chinese_checkers", name: "Kari" });
	const opened = [];
	for (let count = 0; count < 12; count++) opened.push(await open());
	// A minute may have ended in between: then there are two that have begun.
	const refused = opened.filter(({ status }) => status === 429);
	assert.ok(refused.length >= 1 && refused.length <= 3, String(refused.length));
	assert.ok(refused.every(({ body }) => body.code === "too_fast"));
	let guesses = 0;
	while ((await new Device(edge).call("GET", "/api/tables/ZZZZZ")).status === 404) guesses++;
	assert.ok(guesses <= 120, "codes can't be guessed quickly");
	for (const path of ["log", "record"]) {
		assert.equal((await new Device(edge).call("GET", `/api/tables/${code}/${path}`)).status, 429);
	}
	const password = { name: "Kari", password: "fjord og fjell" };
	assert.equal((await new Device(edge).call("POST", `/api/tables/${code}/recover`, password)).status, 429);
	const socket = await new Device(edge).connect(code);
	assert.deepEqual(await socket.next(), { t: "no", id: null, code: "too_fast" });
	assert.equal((await socket.closed).code, CLOSE.tooFast);
});
