// Opening a table, looking one up, and who is turned away over HTTP.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Device } from "./client.mjs";
import { ownServer } from "./own.mjs";
import { CLOSE, newDevice, openTable, Player, tokenOf } from "./table.mjs";

const GAME = "chinese_checkers";
/** Codes that are well formed; that one of them is open in a test's own server is one in many millions. */
const UNKNOWN = "ZZZZZ";

const server = ownServer();

test("a table is opened under a code, and its opener is bound to the device", async () => {
	const device = new Device(server);
	const { status, headers, body } = await device.call("POST", "/api/tables", { game: GAME, name: "  Kari   N " });
	assert.equal(status, 201);
	assert.deepEqual(Object.keys(body), ["code", "member"]);
	assert.match(body.code, /^[23456789ABCDEFGHJKMNPQRSTUVWXYZ]{5}$/);
	assert.equal(body.member, 0);
	assert.match(headers.get("content-type") ?? "", /^application\/json/);
	assert.equal(headers.get("cache-control"), "no-store");
	const [pair, ...attributes] = headers.getSetCookie()[0].split("; ");
	assert.match(pair, /^device=[0-9a-f]{64}$/);
	assert.deepEqual(attributes.filter((attribute) => !attribute.startsWith("Max-Age=")).sort(), [
		"HttpOnly",
		"Path=/",
		"SameSite=Lax",
	]);
	const host = await Player.come(body.code, device);
	assert.deepEqual(host.you, { member: 0, seats: [], host: true, password: false, sees: true });
	assert.equal(host.table.members[0].name, "Kari N");
	assert.deepEqual(
		host.log.map(({ kind }) => kind),
		["opened", "joined"],
	);
	const again = await device.call("POST", "/api/tables", { game: GAME, name: "Kari" });
	assert.equal(again.status, 201);
	assert.deepEqual(again.headers.getSetCookie(), [], "one cookie for all tables");
	assert.notEqual(again.body.code, body.code);
});

test("the cookie of a page that came over HTTPS is sent back over nothing else", async () => {
	const behindProxy = { Origin: server.url.replace("http:", "https:") };
	const { status, headers } = await new Device(server).call("POST", "/api/device", undefined, behindProxy);
	assert.equal(status, 204);
	assert.match(headers.getSetCookie()[0], /; Secure$/);
});

test("a device is given its cookie once", async () => {
	const device = await newDevice(server);
	const token = tokenOf(device);
	const again = await device.call("POST", "/api/device");
	assert.equal(again.status, 204);
	assert.deepEqual(again.headers.getSetCookie(), []);
	assert.equal(tokenOf(device), token);
	assert.notEqual(tokenOf(await newDevice(server)), token);
	for (const forged of [
		"device=short",
		`device=${"g".repeat(64)}`,
		`device=${token.toUpperCase().replace(/\d/g, "A")}`,
	]) {
		const { headers } = await new Device(server).call("POST", "/api/device", undefined, { Cookie: forged });
		assert.match(headers.getSetCookie()[0], /^device=[0-9a-f]{64};/, "what we did not make is replaced");
	}
});

test("what can't be opened is refused with a code, and sets no cookie", async () => {
	/** @type {[unknown, number, string][]} */
	const cases = [
		["", 400, "bad_message"],
		["{", 400, "bad_message"],
		["null", 400, "bad_message"],
		["[]", 400, "bad_message"],
		[{}, 400, "bad_message"],
		[{ game: GAME }, 400, "bad_message"],
		[{ game: GAME, name: 7 }, 400, "bad_message"],
		[{ game: GAME, name: null }, 400, "bad_message"],
		[`{"game":"${GAME}","name":${"[".repeat(2000)}${"]".repeat(2000)}}`, 400, "bad_message"],
		[`{"game":${"[".repeat(2000)}${"]".repeat(2000)},"name":"Kari"}`, 400, "bad_message"],
		[{ game: "chess", name: "Kari" }, 400, "no_such_game"],
		[{ game: 1, name: "Kari" }, 400, "no_such_game"],
		[{ game: { [GAME]: null }, name: "Kari" }, 400, "no_such_game"],
		[{ game: GAME, name: "" }, 400, "bad_name"],
		[{ game: GAME, name: "  " }, 400, "bad_name"],
		[{ game: GAME, name: "x".repeat(25) }, 400, "bad_name"],
		[{ game: GAME, name: "a\u202eb" }, 400, "bad_name"],
		[{ game: GAME, name: "a\u0000" }, 400, "bad_name"],
		[{ game: GAME, name: "x".repeat(5000) }, 413, "too_large"],
		[{ game: GAME, name: "x".repeat(10_000_000) }, 413, "too_large"],
	];
	for (const [body, status, code] of cases) {
		const device = new Device(server);
		const answer = await device.call("POST", "/api/tables", body);
		assert.deepEqual([answer.status, answer.body?.code], [status, code], JSON.stringify(body).slice(0, 100));
		assert.equal(device.cookie, "");
	}
});

test("unknown fields are ignored, and markup is only a name", async () => {
	const name = "<b>Åse</b>";
	const device = new Device(server);
	const { status, body } = await device.call("POST", "/api/tables", { game: GAME, name, more: [1] });
	assert.equal(status, 201);
	assert.equal((await Player.come(body.code, device)).table.members[0].name, name);
});

test("anyone may look a table up, however the code is typed", async () => {
	const { code, device } = await openTable(server, "Kari");
	const host = await Player.come(code, device);
	await host.does("sit", { seat: 2 });
	const dashed = `${code.slice(0, 2)}-${code.slice(2)}`;
	for (const typed of [code, code.toLowerCase(), dashed, `%20${code.slice(0, 3)}%20${code.slice(3)}%20`]) {
		const { status, body } = await new Device(server).call("GET", `/api/tables/${typed}`);
		assert.equal(status, 200, typed);
		assert.deepEqual(body, {
			code,
			game: GAME,
			phase: "lobby",
			players: [{ seat: 2, name: "Kari" }],
			watch: "everyone",
			revision: host.revision,
		});
		assert.equal((await new Device(server).call("GET", `/api/tables/${typed}/log`)).body.log.length, 3, typed);
		const guest = await Player.come(typed, new Device(server));
		assert.equal(guest.table.code, code, `a socket to ${typed}`);
	}
});

test("a table that was never opened is nowhere, and looking for it opens nothing", async () => {
	const device = await newDevice(server);
	for (const code of [UNKNOWN, "zzz-zz", "7KQ2", "7KQ2MM", "7KQ20", "%FF", "%00", "x".repeat(2000), "..%2f..%2fapi"]) {
		for (let time = 0; time < 2; time++) {
			for (const path of [`/api/tables/${code}`, `/api/tables/${code}/log`, `/api/tables/${code}/log?before=7`]) {
				const { status, body } = await device.call("GET", path);
				assert.deepEqual([status, body], [404, { code: "no_such_table" }], path.slice(0, 60));
			}
			const socket = await device.connect(code);
			assert.deepEqual(await socket.next(), { t: "no", id: null, code: "no_such_table" });
			assert.equal((await socket.closed).code, CLOSE.noTable);
		}
	}
	assert.deepEqual(await server.rows(UNKNOWN, "SELECT name FROM sqlite_master WHERE name IN ('part', 'journal')"), []);
	await server.evict(UNKNOWN);
	assert.equal((await device.call("GET", `/api/tables/${UNKNOWN}`)).status, 404);
});

test("a page of another site opens nothing, and no socket", async () => {
	const { code, device } = await openTable(server);
	for (const Origin of ["https://evil.example", "null", `${server.url}.evil.example`, "http://127.0.0.1:1"]) {
		for (const [path, body] of /** @type {[string, unknown][]} */ ([
			["/api/device", undefined],
			["/api/tables", { game: GAME, name: "Kari" }],
		])) {
			const answer = await device.call("POST", path, body, { Origin });
			assert.deepEqual([answer.status, answer.body], [403, { code: "bad_origin" }], Origin);
		}
		await assert.rejects(device.connect(code, { origin: Origin }), /403/, Origin);
		assert.equal((await device.call("GET", `/api/tables/${code}`, undefined, { Origin })).status, 200);
	}
});

test("our own pages and programs without a site are let in", async () => {
	const { code, device } = await openTable(server);
	const headers = { "Content-Type": "application/json" };
	const own = await fetch(`${server.url}/api/device`, { method: "POST", headers: { Origin: server.url } });
	assert.equal(own.status, 204);
	const body = JSON.stringify({ game: GAME, name: "Kari" });
	assert.equal((await fetch(`${server.url}/api/tables`, { method: "POST", headers, body })).status, 201);
	const socket = await device.connect(code, { origin: "" });
	assert.equal((await socket.command("hello", { tab: "a", protocol: 1 })).t, "ok");
});

test("what is no route is not found, and a socket's address is no page", async () => {
	const { code, device } = await openTable(server);
	for (const [method, path] of [
		["GET", "/api"],
		["GET", "/api/tables"],
		["GET", `/api/tables/${code}/secrets`],
		["POST", `/api/tables/${code}`],
		["POST", "/open"],
		["DELETE", `/api/tables/${code}`],
		["POST", `/api/tables/${code}/open`],
	]) {
		const { status, body } = await device.call(method, path, method === "POST" ? {} : undefined);
		assert.ok(status === 404 || status === 405, `${method} ${path}: ${status}`);
		if (path.startsWith("/api")) assert.deepEqual(body, { code: "not_found" }, path);
	}
	assert.equal((await device.call("GET", `/api/tables/${code}/socket`)).status, 426);
	const bad = await device.call("GET", `/api/tables/${code}/log?before=soon`);
	assert.deepEqual([bad.status, bad.body.code], [400, "bad_message"]);
});
