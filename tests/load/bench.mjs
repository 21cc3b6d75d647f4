// Measures what `docs` promise:   node tests/load/bench.mjs [PREFIX]…
// Each file in rows/ exports `rows`; see `Row`. Prints one table and writes target/bench.json.
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";

/**
 * @typedef {object} Result
 * @property {string} name
 * @property {number} value
 * @property {string} unit
 * @property {string} goal  such as "≥ 0.9"; empty where there is none
 * @property {boolean} ok
 * @property {string} [note]  the figures behind the value; for people
 *
 * @typedef {object} Row
 * @property {string} name
 * @property {() => Promise<Result[]>} run
 */

const wanted = process.argv.slice(2);
const folder = new URL("./rows/", import.meta.url);
/** @type {Result[]} */
const results = [];
for (const file of readdirSync(folder).sort()) {
	const { rows } = /** @type {{ rows: Row[] }} */ (await import(new URL(file, folder).href));
	for (const row of rows) {
		if (wanted.length > 0 && !wanted.some((prefix) => row.name.startsWith(prefix))) continue;
		console.error(`${row.name}: measuring`);
		try {
			results.push(...(await row.run()));
		} catch (error) {
			console.error(error);
			results.push({ name: row.name, value: Number.NaN, unit: "", goal: "", ok: false, note: "it did not run" });
		}
	}
}

const width = Math.max(4, ...results.map(({ name }) => name.length));
console.log(`${"name".padEnd(width)}  ${"value".padStart(12)} unit        goal`);
for (const { name, value, unit, goal, ok, note = "" } of results) {
	const figure = Math.abs(value) >= 1000 ? Math.round(value).toLocaleString("en") : value.toPrecision(3);
	console.log(
		`${name.padEnd(width)}  ${figure.padStart(12)} ${unit.padEnd(10)}  ${goal.padEnd(8)} ${ok ? "ok    " : "MISSED"} ${note}`,
	);
}
mkdirSync("target", { recursive: true });
writeFileSync("target/bench.json", `${JSON.stringify(results, null, 1)}\n`);
if (results.length === 0) throw new Error(`no bench is called ${wanted.join(" ")}`);
if (results.some(({ ok }) => !ok)) process.exitCode = 1;
