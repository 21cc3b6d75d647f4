// The turns of a round at which a seat had a whole turn before it, as far as this page was shown them: back to one of
// them a turn can be taken.

/** @import { Entry, View } from "./wire.js" */
/** @typedef {{ turn: number, seat: number }} Whole a `turn` of the view, and whose it was */

/** What changes the number of the turn and leaves it to the same seat as the same whole turn. */
const SAME = ["returned", "rules_in_force"];

/** As far back as the table goes, and a little more. */
const MOST = 40;

/**
 * @param {Whole[]} known
 * @param {View | null} before
 * @param {View | null} view
 * @param {Entry[]} events what led from the one to the other
 * @returns {Whole[]}
 */
export function turnsSeen(known, before, view, events) {
	if (!view || view.round !== before?.round) known = [];
	if (!view || view.turn === before?.turn) return known;
	const back = events.find(({ kind }) => kind === "taken_back");
	// What was taken back is gone, and so is the turn that was returned to: it has another number now.
	if (back?.kind === "taken_back") known = known.slice(0, Math.max(0, known.length - 1 - back.data.turns));
	const seat = view.to_move;
	if (seat === null || view.result || ("chain" in view && view.chain)) return known;
	if (known.at(-1)?.seat === seat && events.every(({ kind }) => SAME.includes(kind))) known = known.slice(0, -1);
	return [...known, { turn: view.turn, seat }].slice(-MOST);
}

/**
 * The last turn that one of these seats has played whole; null where this page has not seen one.
 * @param {Whole[]} wholes
 * @param {number[]} seats
 */
export const lastPlayed = (wholes, seats) =>
	wholes.slice(0, -1).findLast(({ seat }) => seats.includes(seat))?.turn ?? null;
