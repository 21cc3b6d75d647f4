// Makes static/public/preview.png, the picture that messengers show for a link, from our own board as it is built.
// Run it by hand after a change of the board; what it makes is checked in.   node scripts/preview.mjs
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { startServer } from "./serve.mjs";

const OUT = "static/public/preview.png";
const LINES = ["Brettspill i nettleseren", "Lautapelejä selaimessa", "Board games in the browser"];
const STYLE = `
	body { display: grid; grid-template-columns: 530px 1fr; gap: 56px; align-items: center; box-sizing: border-box;
		width: 1200px; height: 630px; min-width: 0; margin: 0; padding: 0 40px 0 60px; overflow: hidden; }
	.board { height: 606px; }
	h1 { margin-bottom: 28px; font-size: 92px; }
	p { margin-top: 14px; color: var(--soft); font-size: 36px; }`;

const tables = await mkdtemp(join(tmpdir(), "spillbord-"));
const server = await startServer({ persist: tables });
const browser = await chromium.launch({
	executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
	args: ["--no-sandbox", "--disable-gpu"],
});
try {
	const page = await browser.newPage({
		viewport: { width: 1200, height: 630 },
		reducedMotion: "reduce",
		colorScheme: "light",
		bypassCSP: true,
	});
	await page.goto(server.url);
	await page.locator("[data-show] .piece").first().waitFor();
	await page.evaluate((lines) => {
		const words = document.createElement("div");
		words.append(document.createElement("h1"), ...lines.map(() => document.createElement("p")));
		for (const [index, text] of ["Spillbord", ...lines].entries()) words.children[index].textContent = text;
		const board = document.querySelector("[data-show] .board");
		if (board) document.body.replaceChildren(board, words);
	}, LINES);
	await page.addStyleTag({ content: STYLE });
	await writeFile(OUT, await page.screenshot());
} finally {
	await browser.close();
	await server.stop();
	await rm(tables, { recursive: true, force: true });
}
