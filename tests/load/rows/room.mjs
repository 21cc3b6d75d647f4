import { mkdirSync, readFileSync } from "node:fs";
import { plainTable, startPlain } from "../plain/side.mjs";
import { roomTable, startRoom } from "../room.mjs";
import { interleaved, median } from "../stats.mjs";

const REPEATS = 7;
const SECONDS = 1.5;
/** The disk sync limits both sides; in memory the code does. */
const STORAGES = { "": "/dev/shm", ".disk": "target/bench" };

/** Milliseconds of processor time that workerd has used. @param {import("../../server/harness.mjs").Server} server */
function used(server) {
	const ticks = server.runtimes.map((pid) => {
		const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
		return Number(fields[11]) + Number(fields[12]);
	});
	return ticks.reduce((sum, one) => sum + one, 0) * 10;
}

/**
 * Turns a second. The least processor time of a turn is kept in `cost`, in µs: it tells more than the clock does on a
 * machine that is not ours alone.
 * @param {{ turn(): Promise<void> }} table
 * @param {import("../../server/harness.mjs").Server} server
 * @param {{ least: number }} cost
 */
async function rate(table, server, cost) {
	const start = performance.now();
	const before = used(server);
	let turns = 0;
	while (performance.now() - start < SECONDS * 1000) {
		await table.turn();
		turns++;
	}
	cost.least = Math.min(cost.least, ((used(server) - before) * 1000) / turns);
	return (turns / (performance.now() - start)) * 1000;
}

/**
 * What the room sends for a turn: the mean bytes for one socket, answers to commands included, and a text of that size.
 * @param {Awaited<ReturnType<typeof roomTable>>} table
 */
async function sample(table) {
	const sizes = [];
	for (let turn = 0; turn < 200; turn++) {
		const before = table.bytes();
		await table.turn();
		sizes.push((table.bytes() - before) / table.sockets);
	}
	const bytes = Math.round(median(sizes));
	// A text of the room's own, so that it costs the clients as much to read; padded with spaces, which JSON allows.
	const texts = table.texts().sort((a, b) => Math.abs(a.length - bytes) - Math.abs(b.length - bytes));
	const text = texts.find(({ length }) => length <= bytes) ?? `{"t":"events"}`;
	return { bytes, reply: text.padEnd(bytes) };
}

/**
 * @param {string} name
 * @param {number} watchers
 */
function turnsRow(name, watchers) {
	return {
		name,
		async run() {
			const results = [];
			mkdirSync("target/bench", { recursive: true });
			for (const [suffix, parent] of Object.entries(STORAGES)) {
				const [room, plain] = await Promise.all([startRoom(parent), startPlain(parent)]);
				try {
					const table = await roomTable(room, { game: "chinese_checkers", watchers });
					const { bytes, reply } = await sample(table);
					const other = await plainTable(plain, "PLAIN", { sockets: table.sockets, command: table.command, reply });
					const costs = [{ least: Infinity }, { least: Infinity }];
					const { a, b, ratio, low, high } = await interleaved(
						() => rate(table, room, costs[0]),
						() => rate(other, plain, costs[1]),
						REPEATS,
					);
					const [least, plainLeast] = costs.map((cost) => Math.round(cost.least));
					results.push({
						name: name + suffix,
						value: ratio,
						unit: "of plain",
						goal: "≥ 0.9",
						ok: ratio >= 0.9,
						note:
							`${Math.round(a)} and ${Math.round(b)} turns a second of ${bytes} bytes, ` +
							`ratio ${low.toFixed(2)} to ${high.toFixed(2)}, processor ${least} and ${plainLeast} µs a turn`,
					});
				} finally {
					await Promise.all([room.stop(), plain.stop()]);
				}
			}
			return results;
		},
	};
}

export const rows = [turnsRow("room.turn.2", 0), turnsRow("room.turn.50", 50)];
