// The whole chain under a test: what the build made, the real runtime, storage, wake-up.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Device } from "./client.mjs";
import { ownServer } from "./own.mjs";
import { openTable, Player } from "./table.mjs";

const server = ownServer();

test("the Worker tells the client's version and the protocol", async () => {
	const { status, body } = await new Device(server).call("GET", "/api/version");
	assert.equal(status, 200);
	assert.equal(body.protocol, 1);
	assert.match(body.version, /^\d+\.\d+\.\d+$/);
	assert.ok(body.commit);
});

test("pages and files carry the security headers and their types", async () => {
	const device = new Device(server);
	const page = await device.call("GET", "/t/ABCDE");
	assert.equal(page.headers.get("content-type"), "text/html; charset=utf-8");
	const script = /src="(\/assets\/[^"]+\.js)"/.exec(page.text)?.[1];
	assert.ok(script, "the page names a hashed script");
	for (const path of ["/", "/table", "/t/ABCDE", script]) {
		const { status, headers } = await device.call("GET", path);
		assert.equal(status, 200, path);
		assert.match(headers.get("content-security-policy") ?? "", /default-src 'self'.*frame-ancestors 'none'/, path);
		assert.equal(headers.get("x-content-type-options"), "nosniff", path);
		assert.equal(headers.get("referrer-policy"), "no-referrer", path);
		assert.match(headers.get("permissions-policy") ?? "", /geolocation=\(\)/, path);
	}
	const { headers } = await device.call("GET", script);
	assert.equal(headers.get("content-type"), "text/javascript; charset=utf-8");
	assert.equal(headers.get("cache-control"), "public, max-age=31536000, immutable");
});

test("sockets stay open over an eviction, and tables over a kill", async () => {
	const { code, device } = await openTable(server, "Kari");
	const [first, second] = [await Player.come(code, device), await Player.come(code, new Device(server))];
	await first.does("sit", { seat: 1 });
	await second.until(first.revision);
	await server.evict(code);
	await first.does("sit", { seat: 4 });
	await second.until(first.revision);
	await server.kill();
	assert.equal((await second.socket.closed).code, 1006);
	await server.restart();
	await first.comeBack();
	await first.does("stand", { seat: 1 });
	await second.comeBack();
	assert.deepEqual(second.table.seats, [null, null, null, null, { member: 0, guard: 0 }, null]);
	const rows = await server.rows(code, "SELECT entries FROM journal WHERE entries <> '' ORDER BY number");
	const kinds = rows.flatMap(({ entries }) => `${entries}`.split("\n").map((entry) => JSON.parse(entry).kind));
	assert.deepEqual(kinds, ["opened", "joined", "sat", "sat", "stood"]);
	assert.deepEqual(
		second.log.map(({ kind }) => kind),
		kinds,
	);
});
