import { fileURLToPath } from "node:url";
import { startServer } from "../../server/harness.mjs";
import { Wire } from "../wire.mjs";

/** @param {string} parent  the folder under which it keeps its tables */
export const startPlain = (parent) =>
	startServer({ parent, config: fileURLToPath(new URL("./wrangler.toml", import.meta.url)) });

/**
 * A table of the yardstick. A turn is over when each socket has heard of it; the first two sockets take turns.
 * @param {{ url: string }} server
 * @param {string} code
 * @param {{ sockets: number, command: string, reply: string }} load  what is sent, and what is broadcast for it
 */
export async function plainTable(server, code, { sockets, command, reply }) {
	await fetch(`${server.url}/api/tables/${code}/reply`, { method: "PUT", body: reply });
	const wires = await Promise.all(Array.from({ length: sockets }, () => Wire.open(server.url, code)));
	let turns = 0;
	return {
		/** @returns {Promise<void>} */
		turn: () =>
			new Promise((resolve) => {
				let missing = wires.length;
				for (const wire of wires) {
					wire.heard = () => {
						if (--missing === 0) resolve();
					};
				}
				wires[turns++ % 2].send(command);
			}),
		close: () => Promise.all(wires.map((wire) => wire.close())),
	};
}
