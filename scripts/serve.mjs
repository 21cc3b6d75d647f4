// Serves the built product on this machine: the real runtime (workerd), started by miniflare from wrangler.toml.
// `wrangler dev` would do it too, with a proxy in front that costs two thirds of the speed.
//
//   node scripts/serve.mjs [--port 8787] [--host 127.0.0.1] [--persist .wrangler/state]
//
// As a child process with an IPC channel (tests/server/harness.mjs) it also takes control messages; see `control`.
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "..");

/**
 * @typedef {object} ServeOptions
 * @property {number} [port]  0, the default, takes a free one
 * @property {string} [host]
 * @property {string} persist  the folder where tables are kept
 * @property {string} [config]  a wrangler.toml; other than the product's for the yardstick of the benchmarks
 * @property {Record<string, string>} [vars]  added to those in the configuration
 */

/**
 * @param {ServeOptions} options
 */
export async function startServer({
	port = 0,
	host = "127.0.0.1",
	persist,
	config = `${ROOT}/wrangler.toml`,
	vars = {},
}) {
	process.env.WRANGLER_SEND_METRICS ??= "false";
	// wrangler is slow to load, and only its reader of settings is needed.
	const { unstable_getMiniflareWorkerOptions, unstable_readConfig } = await import("wrangler");
	const settings = unstable_readConfig({ config });
	const { workerOptions, main } = unstable_getMiniflareWorkerOptions(settings);
	const { name } = settings;
	if (!main || !name) throw new Error(`${config} lacks a name or a main`);
	const script = resolve(dirname(config), main);
	/** @type {{ type: "ESModule" | "CompiledWasm", path: string }[]} */
	const modules = [{ type: "ESModule", path: script }];
	// worker-build writes the one WASM module beside its script.
	if (readFileSync(script, "utf8").includes("index_bg.wasm")) {
		modules.push({ type: "CompiledWasm", path: resolve(dirname(script), "index_bg.wasm") });
	}
	const options = convertV4MiniflareOptions({
		...workerOptions,
		// The reader leaves it out; the folders of the tables are named by it.
		name,
		bindings: Object.assign({}, workerOptions.bindings, vars),
		host,
		port,
		// No look-up of the visitor's country: it would need the network.
		cf: false,
		// The converter drops `durableObjectsPersist` without a word; this is what keeps tables over a stop.
		resourcePersistencePath: resolve(persist),
		rootPath: dirname(script),
		modulesRoot: dirname(script),
		modules,
		log: new Log(LogLevel.WARN),
	});
	const miniflare = new Miniflare(options);
	const url = (await miniflare.ready).origin;
	return {
		url,
		/**
		 * Puts a table out of memory, as the edge does with an idle one; open sockets hibernate.
		 * @param {string} code
		 */
		evict: (code) => miniflare.unsafeEvictDurableObject(name, "Table", { name: code, webSockets: "hibernate" }),
		stop: () => miniflare.dispose(),
	};
}

/**
 * Answers the parent's messages `{ id, evict: code }` with `{ id }` or `{ id, error }`.
 * @param {Awaited<ReturnType<typeof startServer>>} server
 */
function control(server) {
	process.on("message", async (/** @type {{ id: number, evict: string }} */ { id, evict }) => {
		try {
			await server.evict(evict);
			process.send?.({ id });
		} catch (error) {
			process.send?.({ id, error: String(error) });
		}
	});
	process.send?.({ url: server.url });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const { values } = parseArgs({
		options: {
			port: { type: "string", default: process.env.PORT || "8787" },
			host: { type: "string", default: "127.0.0.1" },
			persist: { type: "string", default: `${ROOT}/.wrangler/state` },
			config: { type: "string" },
			var: { type: "string", multiple: true, default: [] },
		},
	});
	const vars = Object.fromEntries(values.var.map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
	const server = await startServer({ ...values, port: Number(values.port), vars });
	const stop = async () => {
		await server.stop();
		process.exit(0);
	};
	for (const signal of ["SIGINT", "SIGTERM"]) {
		// miniflare has put a listener of its own there, which ends the process at once and with an error.
		process.removeAllListeners(signal);
		process.once(signal, stop);
	}
	if (process.send) {
		// The parent is gone: nobody is left to stop this server.
		process.on("disconnect", stop);
		control(server);
	} else {
		console.log(`Spillbord is at ${server.url} (stop with Ctrl-C; tables are kept in ${values.persist})`);
	}
}
