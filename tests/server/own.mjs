// The server of a test file: there before its tests, gone after them, and without a panic in what it wrote.
import assert from "node:assert/strict";
import { after, before } from "node:test";
import { LIFTED, Server } from "./harness.mjs";

/**
 * Can be used from the first test on.
 * @param {{ limits?: Partial<Record<"bot_pause" | "messages" | "flood" | "away_after" | "silence" | "away_long" | "drop_after" | "life", number>> & { edge?: boolean } }} [options]
 *   limits other than the product's, as in `limits.rs`; those of speed are lifted
 */
export function ownServer({ limits } = {}) {
	const server = new Server({ vars: { LIMITS: JSON.stringify({ ...LIFTED, ...limits }) } });
	before(() => server.open());
	after(async () => {
		await server.stop();
		assert.doesNotMatch(server.output, /panic|unreachable/);
	});
	return server;
}
