// Builds the client: static/ → dist/.   node scripts/build-client.mjs [COMMIT] [BUILD]
//
// What the client may count on:
//
// Pages     Each static/**/*.html is a page: table.html is served at /table, index.html at /. References in it that
//           start with "./" or "../" (module scripts, stylesheets, icons, images) become hashed names; all others stay.
//           What the page's script imports statically is preloaded.
// Scripts   ES modules, bundled and split; `import()` makes a chunk of its own.
// Workers   Each static/**/*.worker.js is bundled by itself, to be started with
//           new Worker(workers["js/local/round.worker.js"], { type: "module" }).
// Service   static/sw.js becomes /sw.js, a classic script. It alone has `__FILES__` (the addresses of all hashed files)
// worker    and `__PAGES__` (the addresses of all pages).
// Engine    `import init, { … } from "spillbord-core"` is wasm-bindgen's glue of build/browser/core.js; `await init()`
//           fetches the hashed .wasm. "spillbord-extra" likewise.
// Files     `import { locales, workers, wasm, urls } from "spillbord-assets"`: hashed addresses. `locales.nb` is that of
//           static/locales/nb.ftl; `urls["icons/king.svg"]` that of any other file in static/ that is no script,
//           stylesheet, page or declaration. A worker's own `workers` is empty.
// Verbatim  static/public/ is copied to the root under its own names (robots.txt, manifest.webmanifest, icons it names).
// Constants `__VERSION__`, `__COMMIT__`, `__BUILD__` (strings; the last one changes with any source of the client).
//
// dist/version.json tells the same three constants to the Worker; dist/files.json lists what was built and what each
// page loads first.
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { build } from "esbuild";
import { emit, filesIn, staticAssets } from "./client/assets.mjs";
import { headersFile } from "./client/headers.mjs";
import { entriesOf, pageAddress, rewrite } from "./client/pages.mjs";
import { virtualModules } from "./client/virtual.mjs";

const [commit = "unknown", buildId = "dev"] = process.argv.slice(2);
const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const out = "dist.tmp";
rmSync(out, { recursive: true, force: true });
mkdirSync(`${out}/assets`, { recursive: true });

const constants = { __VERSION__: version, __COMMIT__: commit, __BUILD__: buildId };
const define = Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]));

const urls = staticAssets("static", out);
/** @type {Record<string, string>} */
const wasm = {};
for (const name of ["core", "extra"]) {
	const path = `build/browser/${name}_bg.wasm`;
	if (existsSync(path)) wasm[name] = emit(out, `${name}.wasm`, readFileSync(path));
}

/**
 * @param {string[]} entryPoints
 * @param {Record<string, string>} workers
 */
const bundle = (entryPoints, workers) =>
	build({
		entryPoints,
		bundle: true,
		format: "esm",
		splitting: true,
		minify: true,
		target: "es2022",
		outdir: `${out}/assets`,
		entryNames: "[name]-[hash]",
		chunkNames: "[name]-[hash]",
		assetNames: "[name]-[hash]",
		loader: { ".svg": "file", ".png": "file", ".webp": "file" },
		legalComments: "none",
		charset: "utf8",
		metafile: true,
		define,
		plugins: [virtualModules({ urls, wasm, workers })],
		logLevel: "warning",
	});

/** @param {import("esbuild").Metafile} metafile */
const outputOf = (metafile) =>
	Object.fromEntries(
		Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) =>
			entryPoint ? [[entryPoint, path.slice(out.length)]] : [],
		),
	);

const sources = filesIn("static").filter((path) => !path.startsWith("public/"));
const workerSources = sources.filter((path) => path.endsWith(".worker.js")).map((path) => `static/${path}`);
/** @type {Record<string, string>} */
const workers = {};
if (workerSources.length > 0) {
	const { metafile } = await bundle(workerSources, {});
	for (const [source, url] of Object.entries(outputOf(metafile))) workers[source.slice("static/".length)] = url;
}

const pages = sources.filter((path) => path.endsWith(".html"));
const entries = new Set(pages.flatMap((page) => entriesOf(`static/${page}`)));
const { metafile } = await bundle([...entries], workers);
/** @type {Record<string, object>} */
const loads = {};
for (const page of pages) {
	const { html, load } = rewrite(`static/${page}`, { out, metafile, outputs: outputOf(metafile), urls, wasm });
	mkdirSync(`${out}/${page}`.replace(/[^/]+$/, ""), { recursive: true });
	writeFileSync(`${out}/${page}`, html);
	loads[pageAddress(page)] = { html: page, ...load };
}

if (existsSync("static/public")) cpSync("static/public", out, { recursive: true });
const files = filesIn(`${out}/assets`).map((path) => `/assets/${path}`);
if (existsSync("static/sw.js")) {
	await build({
		entryPoints: ["static/sw.js"],
		outfile: `${out}/sw.js`,
		bundle: true,
		format: "iife",
		minify: true,
		target: "es2022",
		define: { ...define, __FILES__: JSON.stringify(files), __PAGES__: JSON.stringify(Object.keys(loads)) },
		logLevel: "warning",
	});
}
writeFileSync(`${out}/version.json`, JSON.stringify({ version, commit, build: buildId }));
writeFileSync(`${out}/files.json`, JSON.stringify({ build: buildId, files, pages: loads }, null, 1));
writeFileSync(`${out}/_headers`, headersFile());
// In one go, so that a build that fails leaves the last good one.
rmSync("dist", { recursive: true, force: true });
renameSync(out, "dist");
