// The whole chain in a real browser: page, hashed files, socket, room, and back.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { startServer } from "../server/harness.mjs";
import { launch, visitor } from "./harness.mjs";

/** @type {import("../server/harness.mjs").Server} */
let server;
/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
	[server, browser] = await Promise.all([startServer(), launch()]);
});
after(() => Promise.all([server.stop(), browser.close()]));

test("the page hears its own message back and tells its version", async () => {
	const { page, complaints } = await visitor(browser, server);
	await page.goto("/t/ABCDE");
	await page.getByText('{"hello":"table"}').waitFor();
	assert.match((await page.locator("footer").textContent()) ?? "", /^\d+\.\d+\.\d+ \S+$/);
	assert.deepEqual(complaints, []);
});
