// The small live board of English draughts on the front page: an opening with its captures.
import { playShow } from "../board/show.js";
import { mountDraughts } from "../draughts/board.js";
import { jumped } from "../draughts/geometry.js";
import { after, startPieces } from "../draughts/turns.js";
import { t } from "../i18n.js";

/** @import { About } from "../core.js" */

/** The first have been made when the page is there. */
const MADE = 4;
const EACH_MS = 1000;

/** Turns of a game: the Glasgow opening. */
const TURNS = [
	[11, 15],
	[23, 19],
	[8, 11],
	[22, 17],
	[11, 16],
	[24, 20],
	[16, 23],
	[27, 11],
	[7, 16],
	[20, 11],
];

/**
 * @param {Element} parent
 * @param {About} about
 * @returns {() => void}
 */
export function mountShow(parent, about) {
	const squares = about.squares ?? [];
	const board = mountDraughts(parent, squares, { press: () => {}, carry: () => {}, wish: () => {} });
	let pieces = startPieces();
	let way = { path: /** @type {number[]} */ ([]), captured: /** @type {number[]} */ ([]) };
	/** @param {number} index */
	const make = (index) => {
		const path = TURNS[index];
		way = { path, captured: jumped(squares, path) };
		pieces = after(pieces, { ...way, crowned: false });
	};
	const render = () =>
		board.render({
			turned: false,
			live: false,
			label: t("dr-board-before"),
			pieces,
			way,
			marks: { trail: way.path, taken: way.captured, picked: null, moves: [], jumps: [], must: [], way: null },
			cells: { label: () => "", movable: new Set(), own: new Set(), targets: new Set(), picked: null },
		});
	return playShow({ turns: TURNS.length, made: MADE, each: EACH_MS, make, render, destroy: board.destroy });
}
