// The star on the page: layers of SVG, and what a finger, a mouse or a key does on them. It knows no rules: it is told
// what lies where and what is marked, and tells back which hole was meant.
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
/** @import { Cells, Wish } from "./focus.js" */
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

	/** @param {MouseEvent} event */
	const placeOf = (event) => {
		const matrix = root.getScreenCTM();
		if (!matrix) return { x: Number.NaN, y: Number.NaN };
		const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
		return { x, y };
	};
	/** A screen reader's press has no place of its own, but a cell. @param {MouseEvent} event */
	const holeOf = (event) => {
		const cell = event.target instanceof Element ? event.target.closest("[data-hole]") : null;
		if (cell && event.detail === 0) return sight.index.get(cell.getAttribute("data-hole") ?? "") ?? null;
		return nearest(sight, placeOf(event));
	};

	/** @type {{ hole: number, x: number, y: number, pointer: number, carried: boolean } | null} */
	let grip = null;
	let carriedNow = false;
	root.addEventListener("click", (event) => {
		// The click that ends a carry has been dealt with.
		if (carriedNow) {
			carriedNow = false;
			return;
		}
		const hole = holeOf(event);
		if (hole !== null && scene?.live) hands.press(hole);
	});
	root.addEventListener("pointerdown", (event) => {
		carriedNow = false;
		const place = placeOf(event);
		const hole = nearest(sight, place);
		if (event.button !== 0 || hole === null || !scene?.live || !scene.cells.movable.has(hole)) return;
		grip = { hole, ...place, pointer: event.pointerId, carried: false };
	});
	root.addEventListener("pointermove", (event) => {
		if (!grip || event.pointerId !== grip.pointer) return;
		const place = placeOf(event);
		if (!grip.carried) {
			if (Math.hypot(place.x - grip.x, place.y - grip.y) < CARRY_FROM) return;
			grip.carried = true;
			root.setPointerCapture(event.pointerId);
			if (scene?.cells.picked !== grip.hole) hands.press(grip.hole);
		}
		pieces.drag(sight, grip.hole, place);
	});
	/** @param {PointerEvent} event */
	const release = (event) => {
		if (!grip || event.pointerId !== grip.pointer) return;
		const { hole, carried } = grip;
		grip = null;
		if (!carried) return;
		carriedNow = event.type === "pointerup";
		pieces.drag(sight, hole, null);
		const to = event.type === "pointerup" ? nearest(sight, placeOf(event)) : null;
		if (to !== null && scene?.cells.targets.has(to)) pieces.carried(hole);
		hands.carry(hole, to);
		pieces.carried(null);
	};
	root.addEventListener("pointerup", release);
	root.addEventListener("pointercancel", release);

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
