// The page about the site: there from the foot of every page, with what was measured of the bots.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ownServer } from "../server/own.mjs";
import { ownBrowser } from "./harness.mjs";
import { inAllLooks } from "./looks.mjs";
import { Person } from "./people.mjs";

const server = ownServer();
const browser = ownBrowser();

test("the page about the site", { timeout: 300_000 }, async () => {
	const person = await Person.come(browser, server, { reducedMotion: "reduce" });
	const { page } = person;
	await page.goto("/");
	await page.locator('footer a[href="/about"]').click();
	await page.locator("[data-match]").first().waitFor();
	assert.equal(await page.title(), "About Spillbord");
	// Each game with bots has each pair of its levels, as `make levels` has measured them.
	for (const game of ["Chinese checkers", "Capture Chinese checkers"])
		await page.getByRole("heading", { name: game, exact: true }).waitFor();
	assert.equal(await page.locator('[data-match="eight six"]').count(), 2);
	await inAllLooks(person, "about");
	for (const [language, title] of [
		["nb", "Om Spillbord"],
		["fi", "Tietoa Spillbordista"],
	]) {
		await page.locator('[data-input="language"]').selectOption(language);
		await page.locator("h1", { hasText: title }).waitFor();
	}
	assert.deepEqual(person.complaints, []);
	await person.context.close();
});
