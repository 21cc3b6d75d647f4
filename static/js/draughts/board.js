// The board of draughts on the page: layers of SVG, and what a finger, a mouse or a key does on them. It knows no rules: it
// is told what lies where and what is marked, and tells back which square was meant.

import { mountPointer } from "../board/pointer.js";
import { gradients, set, svg } from "../star/svg.js";
import { mountFocus } from "./focus.js";
import { look, nearest } from "./geometry.js";
import { mountGround, mountMarks } from "./marks.js";
import { mountPieces } from "./pieces.js";

/** @import { Square } from "./geometry.js" */
/** @import { Cells } from "./focus.js" */
/** @import { Marks } from "./marks.js" */
/** @import { Way } from "./pieces.js" */
/** @import { Pieces } from "./turns.js" */
/** @import { Wish } from "../board/keys.js" */
/**
 * @typedef {object} Scene what the board shows; squares by their number
 * @property {boolean} turned whether Black is at the bottom
 * @property {boolean} live whether it can be used; a picture otherwise
 * @property {string} label what the board is, in words
 * @property {Pieces} pieces
 * @property {Way} way the turn that is being entered or was the last
 * @property {Marks} marks
 * @property {Cells} cells
 */
/**
 * @typedef {object} Hands
 * @property {(square: number) => void} press a square was meant
 * @property {(from: number, to: number | null) => void} carry a piece was carried to a square, or to none
 * @property {(wish: Wish) => void} wish
 */

/** The board with its edge. */
const BOX = "-.3 -.3 8.6 8.6";
/** How far a finger moves, in squares, before it carries a piece. */
const CARRY_FROM = 0.3;

/**
 * @param {Element} parent
 * @param {Square[]} squares
 * @param {Hands} hands
 */
export function mountDraughts(parent, squares, hands) {
	let sight = look(squares, false);
	/** @type {Scene | null} */
	let scene = null;
	const ground = mountGround(sight);
	const marks = mountMarks();
	const pieces = mountPieces();
	const focus = mountFocus(sight, hands.wish, hands.press);
	const root = svg("svg", { class: "board", viewBox: BOX, "data-board": "draughts" }, [
		...gradients(),
		ground.layer,
		marks.layer,
		pieces.layer,
		marks.over,
		focus.layer,
	]);
	parent.replaceChildren(root);

	mountPointer(
		root,
		{
			carryFrom: CARRY_FROM,
			named: (name) => Number(name),
			nearest: (place) => nearest(sight, place),
			scene: () => scene,
			drag: (square, place) => pieces.drag(sight, square, place),
			carried: pieces.carried,
		},
		hands,
	);

	return {
		/** @param {Scene} next */
		render(next) {
			if (sight.turned !== next.turned) sight = look(squares, next.turned);
			scene = next;
			set(root, "role", next.live ? "application" : "img");
			set(root, "aria-label", next.label);
			ground.render(sight);
			marks.render(sight, next.marks);
			pieces.render(sight, next.pieces, next.way);
			pieces.lift(next.marks.picked, next.marks.way?.captured ?? []);
			set(focus.layer, "aria-hidden", next.live ? null : "true");
			focus.render(sight, next.cells, next.live);
		},
		/** @param {Way} way */
		replay: (way) => pieces.replay(sight, way),
		/** @param {number} square */
		land: (square) => focus.land(square),
		destroy: () => {
			pieces.destroy();
			focus.destroy();
			root.remove();
		},
	};
}
