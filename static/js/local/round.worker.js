// A table on one device, in a worker of its own: rounds and bots never hold the page up. It has what the engine lacks:
// a clock, a seed and a timer. What is to be kept goes to the page, which can reach the browser's storage.
import init, { LocalTable } from "spillbord-extra";

/** @typedef {{ send: string } | { save: string } | { alarm: number }} Task */
/**
 * @typedef {{ t: "open", game: string, name: string, saved: string | null }
 *   | { t: "message", text: string }
 *   | { t: "hidden", hidden: boolean }} ToWorker
 */
/**
 * @typedef {{ t: "opened", problem: "newer" | "broken" | null, fresh: boolean }
 *   | { t: "message", text: string }
 *   | { t: "save", text: string }} FromWorker
 */

/** @type {LocalTable | null} */
let table = null;
/** @type {number | null} when the next alarm rings */
let due = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** Nobody looks: bots wait. */
let hidden = false;

/** @param {FromWorker} message */
const tell = (message) => postMessage(message);

function schedule() {
	clearTimeout(timer);
	if (due === null || hidden) return;
	timer = setTimeout(() => {
		due = null;
		if (table) carryOut(table.alarm(Date.now()));
	}, due - Date.now());
}

/** @param {string} tasks */
function carryOut(tasks) {
	for (const task of /** @type {Task[]} */ (JSON.parse(tasks))) {
		if ("send" in task) tell({ t: "message", text: task.send });
		else if ("save" in task) tell({ t: "save", text: task.save });
		else due = task.alarm;
	}
	schedule();
}

/** @param {Extract<ToWorker, { t: "open" }>} message */
async function open({ game, name, saved }) {
	await init();
	const seed = crypto.getRandomValues(new Uint8Array(32));
	/** @type {"newer" | "broken" | null} */
	let problem = null;
	if (saved !== null) {
		try {
			table = LocalTable.restore(game, saved, seed);
		} catch (code) {
			problem = code === "newer" ? "newer" : "broken";
		}
	}
	const fresh = table === null;
	table ??= LocalTable.open(game, name, seed, Date.now()) ?? null;
	if (!table) throw new Error(`no such game: ${game}`);
	tell({ t: "opened", problem, fresh });
}

/** @param {ToWorker} message */
async function take(message) {
	switch (message.t) {
		case "open":
			return open(message);
		case "message":
			if (table) carryOut(table.message(message.text, Date.now()));
			return;
		case "hidden":
			hidden = message.hidden;
			schedule();
	}
}

/** In their order, also while the engine is on its way. A failure ends all of it: the page is told by `error`. */
let before = Promise.resolve();
addEventListener("message", ({ data }) => {
	before = before.then(() => take(data));
	before.catch((error) => setTimeout(() => reportError(error)));
});
