// The small board of capture Chinese checkers on the front page: the opening of a round.
import { mountStarShow } from "../star/show.js";
import { startPieces } from "./capture_checkers_board.js";

/** @import { About } from "../core.js" */

/** The paths of turns of a real round. */
const TURNS = [
	["G4", "E4"],
	["H8", "H10"],
	["F6", "F4", "D1"],
	["L4", "N1"],
	["H6", "F6", "D3"],
	["I4", "G4", "G6"],
	["F8", "F6", "H6", "H4"],
	["D3", "F8", "F10"],
	["J7", "H6", "F8", "H8"],
	["I8", "I6", "G8", "G10"],
	["K8", "K10", "I8"],
	["G10", "E10", "E8"],
	["K4", "I4", "G4", "G2"],
	["L7", "J7", "J9"],
];

/**
 * @param {Element} parent
 * @param {About} about
 * @returns {() => void}
 */
export function mountShow(parent, about) {
	const start = new Set(startPieces(about));
	return mountStarShow(parent, about, {
		turns: 0,
		homes: new Map(),
		sides: [{ seat: null, holes: about.board.holes.flatMap(({ name }, at) => (start.has(name) ? [at] : [])) }],
		played: TURNS.map((path) => [0, path]),
		made: 7,
		captures: true,
	});
}
