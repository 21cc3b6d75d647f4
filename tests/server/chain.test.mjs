// The whole chain under a test: what the build made, the real runtime, storage, wake-up.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Device } from "./client.mjs";
import { startServer } from "./harness.mjs";

/** @type {import("./harness.mjs").Server} */
let server;
before(async () => {
	server = await startServer();
});
after(() => server.stop());

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
	const device = new Device(server);
	const [first, second] = await Promise.all([device.connect("KEPT2"), device.connect("KEPT2")]);
	first.send("one");
	assert.equal(await second.next(), "one");
	await server.evict("KEPT2");
	first.send("two");
	assert.equal(await second.next(), "two");
	await server.kill();
	assert.equal((await second.closed).code, 1006);
	await server.restart();
	const third = await device.connect("KEPT2");
	third.send("three");
	assert.equal(await third.next(), "three");
	const rows = await server.rows("KEPT2", "SELECT body FROM message ORDER BY id");
	assert.deepEqual(rows, [{ body: "one" }, { body: "two" }, { body: "three" }]);
});
