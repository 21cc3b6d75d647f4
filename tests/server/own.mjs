// The server of a test file: there before its tests, gone after them, and without a panic in what it wrote.
import assert from "node:assert/strict";
import { after, before } from "node:test";
import { Server } from "./harness.mjs";

/** Can be used from the first test on. */
export function ownServer() {
	const server = new Server({});
	before(() => server.open());
	after(async () => {
		await server.stop();
		assert.doesNotMatch(server.output, /panic|unreachable/);
	});
	return server;
}
