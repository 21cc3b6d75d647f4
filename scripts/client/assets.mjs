import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";

/** What is not copied as it is: it is bundled, or it is for the type checker. */
const SOURCES = new Set([".html", ".css", ".js", ".mjs", ".ts"]);

/**
 * All files under a folder, as paths relative to it, in a fixed order.
 * @param {string} folder
 */
export const filesIn = (folder) =>
	readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
		.sort();

/**
 * Writes a file under a name that has its content's hash in it, and returns its address.
 * @param {string} out
 * @param {string} name
 * @param {Buffer} content
 */
export function emit(out, name, content) {
	const extension = extname(name);
	const stem = name.slice(0, name.length - extension.length).replaceAll("/", "-");
	const hash = createHash("sha256").update(content).digest("hex").slice(0, 10);
	const address = `/assets/${stem}-${hash}${extension}`;
	mkdirSync(`${out}/assets`, { recursive: true });
	writeFileSync(out + address, content);
	return address;
}

/**
 * Hashes and copies all files that are neither sources nor verbatim; the result maps their path to their address.
 * @param {string} folder
 * @param {string} out
 * @returns {Record<string, string>}
 */
export function staticAssets(folder, out) {
	/** @type {Record<string, string>} */
	const urls = {};
	for (const path of filesIn(folder)) {
		if (path.startsWith("public/") || SOURCES.has(extname(path))) continue;
		urls[path] = emit(out, path, readFileSync(`${folder}/${path}`));
	}
	return urls;
}
