// What a page does when a table or a file is not there, and what each page always has.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ownServer } from "../server/own.mjs";
import { ownBrowser, visitor } from "./harness.mjs";

const server = ownServer();
const browser = ownBrowser();

const english = { locale: "en-GB" };

test("a code without a table is answered in words, on both pages", async () => {
	const { page, complaints } = await visitor(browser, server, english);
	await page.goto("/t/ABCDE");
	await page.locator('#page[data-phase="ended"]').waitFor({ state: "attached" });
	assert.match((await page.locator("main").first().textContent()) ?? "", /no table/i);
	await page.goto("/");
	await page.locator('[data-input="code"]').fill(" abc-de ");
	await page.locator('[data-action="go"]').click();
	await page.locator('[data-input="code"][aria-invalid="true"]').waitFor();
	assert.equal(await page.locator('[data-input="code"]').inputValue(), " abc-de ", "what was typed is kept");
	// The browser itself reports the 404 of the look-up.
	assert.deepEqual(
		complaints.filter((complaint) => !complaint.includes("404")),
		[],
	);
});

test("the front page has a card for each game, and asks for the name once", async () => {
	const { page, complaints } = await visitor(browser, server, { ...english, reducedMotion: "reduce" });
	await page.goto("/");
	const open = (/** @type {string} */ game) => page.locator(`[data-game="${game}"] [data-action="open"]`);
	await open("capture_checkers").click();
	await page.locator('#name[aria-invalid="true"]:focus').waitFor();
	assert.match((await page.locator("#name-error").textContent()) ?? "", /1 to 24/);
	for (const game of ["chinese_checkers", "capture_checkers"]) {
		assert.ok((await page.locator(`[data-show="${game}"] .piece`).count()) > 20, `${game} has a board`);
	}
	await page.locator("#name").fill("Aino");
	await open("capture_checkers").click();
	await page.waitForURL(/\/t\/[2-9A-HJKMNP-Z]{5}$/);
	await page.locator(".board").waitFor();
	await page.goto("/");
	await page.locator('[data-action="rename"]').waitFor();
	assert.equal(await page.locator("#name").count(), 0, "the name is known");
	assert.equal(await page.locator("[data-recent]").count(), 1);
	assert.deepEqual(complaints, []);
});

test("each page names the version and the commit, and can be read in three languages", async () => {
	const { page, complaints } = await visitor(browser, server, english);
	await page.goto("/");
	await page.locator("footer [data-version]").waitFor();
	// Without the isolates that stand around values.
	const footer = ((await page.locator("footer").textContent()) ?? "").replace(/[\u2068\u2069]/g, "");
	assert.match(footer, /\d+\.\d+\.\d+ \(\S+\)/);
	const heading = page.locator("h1").first();
	const english_words = await heading.textContent();
	assert.ok(english_words);
	for (const language of ["nb", "fi"]) {
		await page.locator("select").first().selectOption(language);
		await page.locator(`html[lang="${language}"]`).waitFor({ state: "attached" });
		await page
			.locator("h1", { hasNotText: english_words ?? "" })
			.first()
			.waitFor();
	}
	await page.reload();
	await page.locator('html[lang="fi"]').waitFor({ state: "attached" });
	assert.deepEqual(complaints, []);
});

test("a page whose script or engine does not come says so and offers another try", async () => {
	for (const kind of ["table-*.js", "*.wasm"]) {
		const { page } = await visitor(browser, server, english);
		await page.route(`**/${kind}`, (route) => route.abort());
		await page.goto("/t/ABCDE");
		await page
			.getByRole("button", { name: "Try again" })
			.or(page.getByRole("link", { name: "Try again" }))
			.waitFor();
	}
});

test("without scripts the page says what it needs", async () => {
	const { page } = await visitor(browser, server, { ...english, javaScriptEnabled: false });
	await page.goto("/t/ABCDE");
	assert.match((await page.locator("noscript").first().textContent()) ?? "", /JavaScript/);
});
