// The record of a table's rounds, to be kept or read by somebody else.
import { fetchRecord } from "./http.js";
import { entriesOf } from "./looking_back.js";

/** @import { State } from "./state.js" */

/**
 * The rounds as the table has them; at a table on this device, the last round as far as this page has seen it.
 * @param {State} state
 * @returns {Promise<any>}
 */
export const recordOf = async (state) => (state.local ? localRecord(state) : fetchRecord(state.code));

/**
 * In the form in which a table on the net tells it.
 * @param {State} state
 */
export function localRecord({ table, view, log }) {
	if (!table || !view) return null;
	const { entries } = entriesOf(log, view.round);
	const start = entries.find(({ kind }) => kind === "started");
	const begun = start?.kind === "started" ? start.data : null;
	const round = {
		round: view.round,
		at: start?.at ?? null,
		starter: begun?.starter ?? null,
		seats: view.seats,
		rules: begun?.rules ?? view.rules,
		entries,
		result: view.result,
	};
	return { code: null, game: table.game, rounds: [round] };
}

/**
 * Hands a file to the person.
 * @param {Blob} blob
 * @param {string} name
 */
export function download(blob, name) {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(blob);
	link.download = name;
	link.click();
	// The browser has taken hold of it by then.
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
