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
 * Reads holes as people type them: "e5 g5", "E5-G5", "e5, g5".
 * @param {string} typed
 * @returns {string[]}
 */
export const readHoles = (typed) =>
	typed
		.toUpperCase()
		.match(/[A-Z]\s?\d{1,2}/g)
		?.map((hole) => hole.replace(/\s/, "")) ?? [];
