// The transport of a table on this device: a worker that speaks the messages of a table on the net. It also keeps the
// table in the browser's storage, under a key of the game's own, and lets no two pages play at it at once.
import { workers } from "spillbord-assets";
import { keepLocal, savedLocal, setAsideLocal } from "../storage.js";

/** @import { Transport } from "../socket.js" */
/** @import { FromWorker, ToWorker } from "./round.worker.js" */
/** @typedef {{ t: "kept", kept: boolean, problem?: "newer" | "broken" }} KeptMessage whether the table is kept for the next visit */

const REPLACED = 4002;
const FAILED = 0;

/**
 * @param {string} game
 * @param {string} name what the person is called
 * @param {() => void} isFresh called when there was no table to go on with, before its first message
 * @returns {Transport}
 */
export function openLocal(game, name, isFresh) {
	const worker = new Worker(workers["js/local/round.worker.js"], { type: "module" });
	/** @type {(message: any) => void} */
	let listener = () => {};
	/** @type {boolean | null} */
	let kept = null;
	let ended = false;

	/** @param {ToWorker} message */
	const tell = (message) => worker.postMessage(message);

	/** @param {boolean} now @param {"newer" | "broken" | null} [problem] */
	const tellKept = (now, problem) => {
		if (now === kept && !problem) return;
		kept = now;
		listener({ t: "kept", kept: now, ...(problem ? { problem } : {}) });
	};

	/** @param {number} code */
	const end = (code) => {
		if (ended) return;
		ended = true;
		worker.terminate();
		document.removeEventListener("visibilitychange", look);
		listener({ t: "link", is: "ended", code });
	};
	const look = () => tell({ t: "hidden", hidden: document.hidden });

	/** What a newer release has kept stays as it is. */
	let mayKeep = true;
	worker.onmessage = ({ data }) => {
		const message = /** @type {FromWorker} */ (data);
		switch (message.t) {
			case "opened":
				mayKeep = message.problem !== "newer";
				if (message.problem === "broken") setAsideLocal(game);
				if (message.problem) tellKept(mayKeep, message.problem);
				listener({ t: "link", is: "open" });
				if (message.fresh) isFresh();
				break;
			case "message":
				listener(JSON.parse(message.text));
				break;
			case "save":
				if (mayKeep && !ended) tellKept(keepLocal(game, message.text));
		}
	};
	worker.onerror = () => end(FAILED);
	worker.onmessageerror = () => end(FAILED);

	const start = () => tell({ t: "open", game, name, saved: savedLocal(game) });

	return {
		send: (message) => tell({ t: "message", text: JSON.stringify(message) }),
		onMessage: (listen) => {
			listener = listen;
			look();
			document.addEventListener("visibilitychange", look);
			// The newest page has the table; one that had it before learns so.
			if (!navigator.locks) start();
			else {
				navigator.locks
					.request(`spillbord.local.${game}`, { steal: true }, () => {
						start();
						return new Promise(() => {});
					})
					.catch(() => end(REPLACED));
			}
		},
		// Nothing can be lost on the way, so there is nothing to begin anew.
		again: () => {},
		close: () => {
			ended = true;
			worker.terminate();
			document.removeEventListener("visibilitychange", look);
		},
	};
}
