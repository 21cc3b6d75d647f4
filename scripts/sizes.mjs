// What a visitor has to load, gzipped, against its limits. Exit 1 when one is exceeded.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const KB = 1000;
/** @param {string} path */
const packed = (path) => gzipSync(readFileSync(path), { level: 9 }).length;
/** @param {string[]} paths */
const sum = (paths) => paths.reduce((total, path) => total + packed(path), 0);

const { pages } = JSON.parse(readFileSync("dist/files.json", "utf8"));
const rows = [{ what: "Worker WASM", bytes: packed("worker/build/index_bg.wasm"), limit: 400 * KB }];
for (const [address, { html, js, css, wasm }] of Object.entries(pages)) {
	// Every page keeps to the table's limits.
	const files = [html, ...js, ...css].map((file) => `dist/${file}`);
	rows.push({ what: `${address}: HTML, CSS and JS`, bytes: sum(files), limit: 60 * KB });
	if (wasm.length > 0) {
		rows.push({
			what: `${address}: WASM`,
			bytes: sum(wasm.map((/** @type {string} */ file) => `dist${file}`)),
			limit: 150 * KB,
		});
	}
}
for (const { what, bytes, limit } of rows) {
	const over = bytes > limit;
	if (over) process.exitCode = 1;
	console.log(
		`${what.padEnd(36)} ${(bytes / KB).toFixed(1).padStart(7)} KB of ${limit / KB}${over ? "  TOO LARGE" : ""}`,
	);
}
