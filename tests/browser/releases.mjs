// Two releases of the client, "first" and "next", built from the same sources with no file's name in common, and a
// configuration that serves one of them in the product's place.
import { execFileSync } from "node:child_process";
import {
	appendFileSync,
	cpSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** A custom section without a name: it changes a module's hash and nothing else. */
const NOTHING = Buffer.from([0, 1, 0]);

export class Releases {
	#folder = mkdtempSync(join(tmpdir(), "spillbord-releases-"));
	/** The wrangler.toml for the server. */
	config = join(this.#folder, "wrangler.toml");

	constructor() {
		const toml = readFileSync(join(ROOT, "wrangler.toml"), "utf8");
		writeFileSync(
			this.config,
			toml.replace(/^main = "(.*)"$/m, (_, main) => `main = "${resolve(ROOT, main)}"`),
		);
		for (const path of ["static", "build/browser", "package.json"]) {
			cpSync(join(ROOT, path), join(this.#folder, path), { recursive: true });
		}
		symlinkSync(join(ROOT, "node_modules"), join(this.#folder, "node_modules"));
		this.#build("first");
		this.#change();
		this.#build("next");
		this.serve("first");
	}

	/** Puts a release in the place that is served. The server must not run meanwhile. @param {"first" | "next"} name */
	serve(name) {
		rmSync(join(this.#folder, "dist"), { recursive: true, force: true });
		cpSync(join(this.#folder, name), join(this.#folder, "dist"), { recursive: true });
	}

	/** The addresses of a release's hashed files. @param {"first" | "next"} name @returns {string[]} */
	files(name) {
		return JSON.parse(readFileSync(join(this.#folder, name, "files.json"), "utf8")).files;
	}

	forget() {
		rmSync(this.#folder, { recursive: true });
	}

	/** Its commit and its build are called by its name. @param {string} name */
	#build(name) {
		execFileSync(process.execPath, [join(ROOT, "scripts/build-client.mjs"), name, name], { cwd: this.#folder });
		renameSync(join(this.#folder, "dist"), join(this.#folder, name));
	}

	#change() {
		for (const path of readdirSync(this.#folder, { recursive: true, encoding: "utf8" })) {
			if (!/^(static|build)\//.test(path)) continue;
			const file = join(this.#folder, path);
			if (/\.wasm$/.test(path)) appendFileSync(file, NOTHING);
			else if (/\.ftl$/.test(path)) appendFileSync(file, "\n# next\n");
			else if (/\.(json|svg)$/.test(path)) appendFileSync(file, "\n");
			else if (/\.css$/.test(path)) appendFileSync(file, "\n.next { color: inherit; }\n");
			else if (/static\/js\/.*\.js$/.test(path)) appendFileSync(file, '\nglobalThis.next = "next";\n');
		}
	}
}
