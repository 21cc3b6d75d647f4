// The star on the page: layers of SVG, and what a finger, a mouse or a key does on them. It knows no rules: it is told
// what lies where and what is marked, and tells back which hole was meant.
import { mountPointer } from "../board/pointer.js";
import { mountFocus } from "./focus.js";
import { look, nearest } from "./geometry.js";
import { mountGround } from "./ground.js";
import { mountMarks } from "./marks.js";
import { mountPieces } from "./pieces.js";
import { gradients, set, svg } from "./svg.js";

/** @import { Hole } from "./geometry.js" */
/** @import { Side } from "./pieces.js" */
/** @import { Marks } from "./marks.js" */
/** @import { Turn } from "./turn.js" */
/** @import { Cells } from "./focus.js" */
/** @import { Wish } from "../board/keys.js" */
/**
 * @typedef {object} Scene what the board shows; holes by their index
 * @property {number} turns clockwise steps of 60° by which the board is turned
 * @property {boolean} live whether it can be used; a picture otherwise
 * @property {string} label what the board is, in words
 * @property {Map<number, number>} homes the seat whose home each point is
 * @property {Side[]} sides
 * @property {Marks} marks
 * @property {Turn} turn the turn that is under way or was the last
 * @property {Cells} cells
 */
/**
 * @typedef {object} Hands
 * @property {(hole: number) => void} press a hole was meant
 * @property {(from: number, to: number | null) => void} carry a piece was carried to a hole, or to none
 * @property {(wish: Wish) => void} wish
 */

const WIDTH = 13.36;
const HEIGHT = 15.3;
/** How far a finger moves, in pitches, before it carries a piece. */
const CARRY_FROM = 0.35;

/**
 * @param {Element} parent
 * @param {Hole[]} holes
 * @param {Hands} hands
 */
export function mountStar(parent, holes, hands) {
	let sight = look(holes, 0);
	/** @type {Scene | null} */
	let scene = null;
	const ground = mountGround(sight);
	const marks = mountMarks();
	const pieces = mountPieces();
	const focus = mountFocus(sight, hands.wish, hands.press);
	parent.replaceChildren();
	const root = svg(
		"svg",
		{ class: "board", viewBox: `${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`, "data-board": "star" },
		[...gradients(), ground.layer, marks.layer, pieces.layer, marks.over, focus.layer],
	);
	parent.append(root);

	mountPointer(
		root,
		{
			carryFrom: CARRY_FROM,
			named: (name) => sight.index.get(name) ?? null,
			nearest: (place) => nearest(sight, place),
			scene: () => scene,
			drag: (hole, place) => pieces.drag(sight, hole, place),
			carried: pieces.carried,
		},
		hands,
	);

	return {
		/** @param {Scene} next */
		render(next) {
			if (sight.turns !== next.turns || !scene) sight = look(holes, next.turns);
			scene = next;
			set(root, "role", next.live ? "application" : "img");
			set(root, "aria-label", next.label);
			ground.render(sight, next.homes);
			marks.render(sight, next.marks);
			pieces.render(sight, next.sides, next.turn);
			pieces.lift(next.marks.picked);
			set(focus.layer, "aria-hidden", next.live ? null : "true");
			focus.render(sight, next.cells, next.live);
		},
		/** @param {Turn} turn */
		replay: (turn) => pieces.replay(sight, turn),
		/** @param {number} hole */
		land: (hole) => focus.land(hole),
		destroy: () => {
			pieces.destroy();
			focus.destroy();
			root.remove();
		},
	};
}
