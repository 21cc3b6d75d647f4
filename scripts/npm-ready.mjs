// Exit 0 when node_modules is what package-lock.json pins, whole, and its programs start.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** @param {string} path */
const read = (path) => JSON.parse(readFileSync(path, "utf8"));

function ready() {
	const wanted = read("package-lock.json").packages;
	// npm's own record of a finished installation.
	const found = read("node_modules/.package-lock.json").packages;
	for (const [path, pin] of Object.entries(wanted)) {
		if (path === "") continue;
		const here = found[path];
		if (!here && pin.optional) continue;
		if (here?.version !== pin.version || here?.integrity !== pin.integrity) return false;
		if (read(`${path}/package.json`).version !== pin.version) return false;
	}
	// These are put in place by install scripts, which may have been kept from running.
	for (const program of ["node", "esbuild", "workerd", "wasm-opt", "biome"]) {
		execFileSync(`node_modules/.bin/${program}`, ["--version"], { stdio: "ignore" });
	}
	return true;
}

try {
	process.exitCode = ready() ? 0 : 1;
} catch {
	process.exitCode = 1;
}
