import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** A relative reference: the only kind that the build rewrites. */
const REFERENCE = /(\s(?:src|href)=")(\.{1,2}\/[^"]+)(")/g;

/** @param {string} page path in static/ @returns {string} its address, as the assets server sees it */
export const pageAddress = (page) => `/${page.replace(/\.html$/, "").replace(/(^|\/)index$/, "$1")}`;

/**
 * The scripts and stylesheets a page names.
 * @param {string} page
 */
export function entriesOf(page) {
	const html = readFileSync(page, "utf8");
	return [...html.matchAll(REFERENCE)]
		.map(([, , reference]) => join(dirname(page), reference))
		.filter((path) => /\.(m?js|css)$/.test(path));
}

/**
 * @typedef {object} Built
 * @property {string} out
 * @property {import("esbuild").Metafile} metafile
 * @property {Record<string, string>} outputs  address of each entry's output
 * @property {Record<string, string>} urls
 * @property {Record<string, string>} wasm
 */

/**
 * A page with hashed names, and what it loads first.
 * @param {string} page
 * @param {Built} built
 */
export function rewrite(page, built) {
	const load = {
		js: /** @type {string[]} */ ([]),
		css: /** @type {string[]} */ ([]),
		wasm: /** @type {string[]} */ ([]),
	};
	let html = readFileSync(page, "utf8").replace(REFERENCE, (_, before, reference, after) => {
		const path = join(dirname(page), reference);
		const address = built.outputs[path] ?? built.urls[path.replace(/^static\//, "")];
		if (!address) throw new Error(`${page}: ${reference} is not a file of static/`);
		if (path.endsWith(".css")) load.css.push(address);
		if (/\.m?js$/.test(path)) load.js.push(address);
		return before + address + after;
	});
	const own = new Set(load.js);
	for (const address of own) follow(address, built, load);
	const preload = load.js
		.filter((address) => !own.has(address))
		.map((address) => `<link rel="modulepreload" href="${address}">`);
	// The script would ask for it only after it was parsed.
	preload.push(
		...load.wasm.map(
			(address) => `<link rel="preload" href="${address}" as="fetch" type="application/wasm" crossorigin>`,
		),
	);
	html = html
		.replace("</head>", `${preload.join("")}</head>`)
		.replace(/<!--[^[].*?-->/gs, "")
		.replace(/\n\s+/g, "\n");
	return { html, load };
}

/**
 * Adds what a script imports statically, and the engine where it is among it.
 * @param {string} address
 * @param {Built} built
 * @param {{ js: string[], wasm: string[] }} load
 */
function follow(address, built, load) {
	const output = built.metafile.outputs[built.out + address];
	for (const input of Object.keys(output.inputs)) {
		for (const [name, url] of Object.entries(built.wasm)) {
			if (resolve(input) === resolve(`build/browser/${name}.js`) && !load.wasm.includes(url)) load.wasm.push(url);
		}
	}
	for (const { path, kind } of output.imports) {
		const next = path.slice(built.out.length);
		if (kind !== "import-statement" || load.js.includes(next)) continue;
		load.js.push(next);
		follow(next, built, load);
	}
}
