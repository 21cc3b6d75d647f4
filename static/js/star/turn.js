// Turns on the star: what a path hops over, and which part of a turn is new to somebody who has seen the board before.
// Pure functions; holes by their index.
import { between } from "./geometry.js";

/** @import { Hole } from "./geometry.js" */
/**
 * @typedef {object} Turn
 * @property {number[]} path all holes from the first to the last
 * @property {number[]} captured where the pieces were that left the board, one for each hop; empty where none did
 */

/**
 * The pieces that a chain hops over, one for each hop, where each of them leaves the board at once.
 * @param {Hole[]} holes
 * @param {Iterable<number>} pieces all pieces before it
 * @param {number[]} path
 */
export function capturedOn(holes, pieces, path) {
	const left = new Set(pieces);
	const captured = [];
	for (let hop = 1; hop < path.length; hop++) {
		const over = between(holes, path[hop - 1], path[hop]).find((hole) => left.has(hole));
		if (over === undefined) break;
		left.delete(path[hop - 1]);
		left.delete(over);
		left.add(path[hop]);
		captured.push(over);
	}
	return captured;
}

/**
 * The part of a turn that leads from one position of a side's pieces to another; or the move of one piece, whichever it
 * was. Null for any other change, such as more than one turn.
 * @param {Turn} turn the turn that is under way or was the last
 * @param {Set<number>} before
 * @param {Set<number>} after
 * @returns {Turn | null}
 */
export function played({ path, captured }, before, after) {
	if (isSame(before, after)) return null;
	const end = path[path.length - 1];
	for (let seen = 0; seen < path.length - 1; seen++) {
		const rest = captured.slice(seen);
		if (!before.has(path[seen]) || !rest.every((hole) => before.has(hole))) continue;
		const then = new Set(before);
		for (const hole of [path[seen], ...rest]) then.delete(hole);
		if (isSame(then.add(end), after)) return { path: path.slice(seen), captured: rest };
	}
	const gone = [...before].filter((hole) => !after.has(hole));
	const come = [...after].filter((hole) => !before.has(hole));
	return gone.length === 1 && come.length === 1 ? { path: [gone[0], come[0]], captured: [] } : null;
}

/** @param {Set<number>} some @param {Set<number>} others */
const isSame = (some, others) => some.size === others.size && [...some].every((hole) => others.has(hole));
