// Moves on the star: the table's list of legal commands as what can be pointed at, and moves as people type them.

/** @import { Move } from "../games/registry.js" */

/**
 * @param {Record<string, any>[]} legal
 * @returns {Move[]}
 */
export function legalMoves(legal) {
	/** @type {Move[]} */
	const moves = [];
	for (const args of legal) {
		if (args.step) moves.push({ from: args.step[0], to: args.step[1], kind: "step", args });
		else if (args.hop) moves.push({ from: args.hop[0], to: args.hop[1], kind: "hop", args });
		else if (args.chain) moves.push({ from: args.chain[0], to: args.chain.at(-1), kind: "hop", args });
	}
	return moves;
}

/**
 * The one of some moves that somebody typed: its first hole and its last, and in a chain, where the piece is known, the
 * last alone.
 * @param {Move[]} moves
 * @param {string} typed
 * @returns {Move | null}
 */
export function typedMove(moves, typed) {
	const holes = readHoles(typed);
	const isKnown = holes.length === 1 && moves.every(({ from }) => from === moves[0].from);
	const start = isKnown ? moves[0]?.from : holes[0];
	return moves.find(({ from, to }) => from === start && to === holes.at(-1)) ?? null;
}

/**
 * Reads holes as people type them: "e5 g5", "E5-G5", "e5, g5".
 * @param {string} typed
 * @returns {string[]}
 */
export const readHoles = (typed) =>
	typed
		.toUpperCase()
		.match(/[A-Z]\s?\d{1,2}/g)
		?.map((hole) => hole.replace(/\s/, "")) ?? [];
