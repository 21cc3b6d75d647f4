// A real server for one test file: our own scripts/serve.mjs in a child process, on a free port, with its tables in a
// folder of its own. workerd is that process's child; both are in one process group, so that `kill` takes both at once.
import { fork } from "node:child_process";
import { createHash, createHmac } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";

/** The tables' class as the runtime knows it: the Worker's name and the class's. */
const CLASS = "spillbord-Table";
const SERVE = fileURLToPath(new URL("../../scripts/serve.mjs", import.meta.url));

/** Limits that a test runs into by being a test: it says in a second what a person says in an evening. */
export const LIFTED = { messages: 1_000_000, flood: 1_000_000, edge: false };

/**
 * @typedef {object} Options
 * @property {string} [config]  a wrangler.toml other than the product's
 * @property {string} [parent]  where the folder for tables is made: /dev/shm for a benchmark without a disk
 * @property {Record<string, string>} [vars]
 */

/** @param {Options} [options] */
export async function startServer(options = {}) {
	const server = new Server(options);
	await server.open();
	return server;
}

export class Server {
	/** Where the tables are. */
	folder = "";
	/** Origin of the server, without a slash at its end. */
	url = "";
	/** What the server wrote to its standard output and error. */
	output = "";
	#options;
	/** @type {import("node:child_process").ChildProcess | undefined} */
	#child;
	#calls = 0;

	/** @param {Options} options */
	constructor(options) {
		this.#options = options;
	}

	/** Makes its folder and starts it on a free port. */
	async open() {
		this.folder = await mkdtemp(join(this.#options.parent ?? tmpdir(), "spillbord-"));
		await this.start(0);
	}

	/** @param {number} port */
	async start(port) {
		const { config, vars = {} } = this.#options;
		const args = ["--port", String(port), "--persist", this.folder];
		if (config) args.push("--config", config);
		for (const [name, value] of Object.entries({ LIMITS: JSON.stringify(LIFTED), ...vars }))
			args.push("--var", `${name}=${value}`);
		const child = fork(SERVE, args, { detached: true, silent: true });
		this.#child = child;
		const keep = (/** @type {Buffer} */ data) => {
			this.output += data;
		};
		child.stdout?.on("data", keep);
		child.stderr?.on("data", keep);
		this.url = await new Promise((resolve, reject) => {
			child.once("message", (/** @type {{ url: string }} */ { url }) => resolve(url));
			child.once("exit", (code, signal) => reject(new Error(`the server ended (${code ?? signal}):\n${this.output}`)));
		});
	}

	/** The server's process id; workerd is its child. */
	get pid() {
		return this.#child?.pid;
	}

	/** Process ids of workerd. */
	get runtimes() {
		return readFileSync(`/proc/${this.pid}/task/${this.pid}/children`, "utf8").trim().split(" ").map(Number);
	}

	/**
	 * Puts a table out of memory, whether it was there or not.
	 * @param {string} code
	 */
	async sleeps(code) {
		try {
			await this.evict(code);
		} catch (error) {
			if (!String(error).includes("not currently running")) throw error;
		}
	}

	/**
	 * Puts a table out of memory, as the edge does between turns; open sockets hibernate and stay open. It waits until
	 * the table is idle.
	 * @param {string} code
	 */
	evict(code) {
		const child = this.#child;
		if (!child) throw new Error("the server is not running");
		const id = ++this.#calls;
		return /** @type {Promise<void>} */ (
			new Promise((resolve, reject) => {
				const done = (/** @type {Error | undefined} */ error) => {
					child.off("message", answered);
					child.off("exit", ended);
					if (error) reject(error);
					else resolve();
				};
				const ended = () => done(new Error(`the server ended during an eviction:\n${this.output}`));
				const answered = (/** @type {{ id: number, error?: string }} */ message) => {
					if (message.id === id) done(message.error ? new Error(message.error) : undefined);
				};
				child.on("message", answered);
				child.on("exit", ended);
				child.send({ id, evict: code });
			})
		);
	}

	/**
	 * What a table has on disk, read from a copy of its database: it works with the server running, and after `kill`.
	 * @param {string} code
	 * @param {string} query
	 * @param {...import("node:sqlite").SQLInputValue} values
	 */
	async rows(code, query, ...values) {
		const copy = await mkdtemp(join(tmpdir(), "spillbord-rows-"));
		const file = this.#database(code);
		try {
			for (const part of ["", "-wal"]) {
				if (existsSync(file + part)) await cp(file + part, join(copy, `copy.sqlite${part}`));
			}
			const database = new DatabaseSync(join(copy, "copy.sqlite"));
			try {
				// Plain objects, so that deepEqual takes them.
				return database
					.prepare(query)
					.all(...values)
					.map((row) => ({ ...row }));
			} finally {
				database.close();
			}
		} finally {
			await rm(copy, { recursive: true });
		}
	}

	/**
	 * Changes what a table has on disk. Call `kill` first.
	 * @param {string} code
	 * @param {string} statements
	 */
	alter(code, statements) {
		const database = new DatabaseSync(this.#database(code));
		try {
			database.exec(statements);
		} finally {
			database.close();
		}
	}

	/** @param {string} code */
	#database(code) {
		return join(this.folder, "do", CLASS, `${objectId(code)}.sqlite`);
	}

	/** SIGKILL to the server and workerd at once: a power cut. */
	async kill() {
		const child = this.#child;
		if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
		const ended = new Promise((resolve) => child.once("exit", resolve));
		process.kill(-child.pid, "SIGKILL");
		await ended;
	}

	/** Starts it anew over the same tables, at the same address. Call `kill` first. */
	async restart() {
		await this.start(Number(new URL(this.url).port));
	}

	/** Ends it in an orderly way and forgets its tables. */
	async stop() {
		const child = this.#child;
		if (child && child.exitCode === null && child.signalCode === null) {
			const ended = new Promise((resolve) => child.once("exit", resolve));
			child.kill("SIGTERM");
			await ended;
		}
		await rm(this.folder, { recursive: true, force: true });
	}
}

/**
 * The id that the runtime gives to an object of this name; its database is named by it.
 * @param {string} name
 */
function objectId(name) {
	const key = createHash("sha256").update(CLASS).digest();
	/** @param {string | Buffer} text */
	const half = (text) => createHmac("sha256", key).update(text).digest().subarray(0, 16);
	const first = half(name);
	return Buffer.concat([first, half(first)]).toString("hex");
}
