// The small board of Chinese checkers on the front page: the opening of a round for three.
import { turnsToBottom } from "../star/geometry.js";
import { mountStarShow } from "../star/show.js";

/** @import { About } from "../core.js" */

/** Turns of a real round, each a seat and its path. */
const TURNS = /** @type {[number, string[]][]} */ ([
	[0, ["C3", "E7"]],
	[1, ["K11", "K9"]],
	[2, ["M3", "K3"]],
	[0, ["D3", "F6"]],
	[1, ["L10", "J8"]],
	[2, ["L3", "J3"]],
	[0, ["A1", "C3", "E9"]],
	[1, ["L12", "L10"]],
	[2, ["L2", "J2", "J4"]],
	[0, ["D2", "F7"]],
	[1, ["L11", "J9", "J7"]],
	[2, ["K2", "K4", "I4"]],
]);

/**
 * @param {Element} parent
 * @param {About} about
 * @returns {() => void}
 */
export function mountShow(parent, about) {
	const homes = (about.homes ?? [])[about.players.indexOf(3)];
	return mountStarShow(parent, about, {
		turns: turnsToBottom(homes[0]),
		homes: new Map(homes.map((point, seat) => [point, seat])),
		sides: homes.map((point, seat) => ({
			seat,
			holes: about.board.holes.flatMap((hole, at) => (hole.point === point ? [at] : [])),
		})),
		played: TURNS,
		made: 7,
		captures: false,
	});
}
