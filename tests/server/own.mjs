// The server of a test file: there before its tests, gone after them, and without a panic in what it wrote.
import assert from "node:assert/strict";
import { after, before } from "node:test";
import { Server } from "./harness.mjs";

/**
 * Can be used from the first test on.
 * @param {{ limits?: { bot_pause?: number } }} [options]  limits other than the product's, as in `limits.rs`
 */
export function ownServer({ limits } = {}) {
	const server = new Server(limits ? { vars: { LIMITS: JSON.stringify(limits) } } : {});
	before(() => server.open());
	after(async () => {
		await server.stop();
		assert.doesNotMatch(server.output, /panic|unreachable/);
	});
	return server;
}
