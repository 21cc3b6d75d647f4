// What scripts/build-client.mjs promises to the client, on a small client of its own.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

const SCRIPT = fileURLToPath(new URL("../../scripts/build-client.mjs", import.meta.url));
const SOURCES = {
	"package.json": `{"version":"1.2.3"}`,
	"build/browser/core.js": `export default () => fetch(new URL('core_bg.wasm', import.meta.url)); export const moves = 1;`,
	"build/browser/core_bg.wasm": "wasm",
	"static/table.html": `<head><link rel="icon" href="./icon.svg"><link rel="stylesheet" href="./table.css">
		<script type="module" src="./table.js"></script></head><a href="/about">about</a>`,
	"static/learn/star.html": `<head><script type="module" src="../about.js"></script></head>`,
	"static/table.css": `main { background: url("./icon.svg"); }`,
	"static/table.js": `import init, { moves } from "spillbord-core"; import { locales, workers } from "spillbord-assets";
		import { shared } from "./shared.js"; init(); console.log(moves, locales.nb, workers["local/bot.worker.js"], shared(),
		__VERSION__, __COMMIT__, __BUILD__); import("./game.js");`,
	"static/about.js": `import { shared } from "./shared.js"; console.log(shared());`,
	"static/shared.js": `export const shared = () => document.title + location.href;`,
	"static/game.js": `console.log("game");`,
	"static/local/bot.worker.js": `postMessage("bot");`,
	"static/locales/nb.ftl": "hello = Hei",
	"static/icon.svg": "<svg/>",
	"static/sw.js": `console.log(__FILES__, __PAGES__);`,
	"static/public/robots.txt": "User-agent: *",
};

const folder = mkdtempSync(join(tmpdir(), "spillbord-build-"));
const run = () => execFileSync(process.execPath, [SCRIPT, "c0ffee", "b1"], { cwd: folder, stdio: "pipe" });
const read = (/** @type {string} */ path) => readFileSync(join(folder, "dist", path), "utf8");
/** @returns {{ files: string[], pages: Record<string, { html: string, js: string[], css: string[], wasm: string[] }> }} */
const list = () => JSON.parse(read("files.json"));
const hashed = (/** @type {string} */ start) => list().files.find((file) => file.startsWith(`/assets/${start}`)) ?? "";

before(() => {
	for (const [path, text] of Object.entries(SOURCES)) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), text);
	}
	run();
});
after(() => rmSync(folder, { recursive: true }));

test("a page names hashed files that are there, and preloads what it needs at once", () => {
	const html = read("table.html");
	const named = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]);
	assert.ok(named.includes("/about"), "an absolute reference stays");
	for (const file of named.filter((name) => name !== "/about")) {
		assert.match(file, /^\/assets\/.+-[0-9A-Za-z]{8,10}\.(svg|css|js|wasm)$/);
		assert.ok(existsSync(join(folder, "dist", file)), file);
	}
	const { js, wasm } = list().pages["/table"];
	assert.deepEqual(wasm, [hashed("core-")]);
	assert.ok(js.length >= 2, "the chunk shared with another page is counted");
	assert.ok(!js.includes(hashed("game-")), "what is imported later is not");
	assert.match(html, /rel="modulepreload"/);
	assert.deepEqual(Object.keys(list().pages), ["/learn/star", "/table"]);
});

test("scripts know the addresses of WASM, locales and workers, and the build's names", () => {
	const script = read(hashed("table-"));
	for (const known of [hashed("core-"), hashed("locales-nb-"), hashed("bot.worker-"), "1.2.3", "c0ffee", "b1"]) {
		assert.ok(known && script.includes(known), known);
	}
});

test("the service worker has one fixed name and knows all others", () => {
	const script = read("sw.js");
	for (const file of list().files) assert.ok(script.includes(file), file);
	assert.match(script, /"\/table"/);
	assert.equal(read("robots.txt"), "User-agent: *");
});

test("the same sources give the same names, and a failed build leaves the last one", () => {
	const first = list();
	run();
	assert.deepEqual(list(), first);
	cpSync(join(folder, "static/game.js"), join(folder, "game.js"));
	writeFileSync(join(folder, "static/game.js"), "not a script");
	assert.throws(run);
	assert.deepEqual(list(), first);
	cpSync(join(folder, "game.js"), join(folder, "static/game.js"));
});
