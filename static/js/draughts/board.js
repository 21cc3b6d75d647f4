// The board of draughts on the page: layers of SVG, and what a finger, a mouse or a key does on them. It knows no rules: it
// is told what lies where and what is marked, and tells back which square was meant.
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
/** @import { Wish } from "../star/focus.js" */
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

	/** @param {MouseEvent} event */
	const placeOf = (event) => {
		const matrix = root.getScreenCTM();
		if (!matrix) return { x: Number.NaN, y: Number.NaN };
		const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
		return { x, y };
	};
	/** A screen reader's press has no place of its own, but a cell. @param {MouseEvent} event */
	const squareOf = (event) => {
		const cell = event.target instanceof Element ? event.target.closest("[data-hole]") : null;
		return cell && event.detail === 0 ? Number(cell.getAttribute("data-hole")) : nearest(sight, placeOf(event));
	};

	/** @type {{ square: number, x: number, y: number, pointer: number, carried: boolean } | null} */
	let grip = null;
	let carriedNow = false;
	root.addEventListener("click", (event) => {
		// The click that ends a carry has been dealt with.
		if (carriedNow) {
			carriedNow = false;
			return;
		}
		const square = squareOf(event);
		if (square !== null && scene?.live) hands.press(square);
	});
	root.addEventListener("pointerdown", (event) => {
		carriedNow = false;
		const place = placeOf(event);
		const square = nearest(sight, place);
		if (event.button !== 0 || square === null || !scene?.live || !scene.cells.movable.has(square)) return;
		grip = { square, ...place, pointer: event.pointerId, carried: false };
	});
	root.addEventListener("pointermove", (event) => {
		if (!grip || event.pointerId !== grip.pointer) return;
		const place = placeOf(event);
		if (!grip.carried) {
			if (Math.hypot(place.x - grip.x, place.y - grip.y) < CARRY_FROM) return;
			grip.carried = true;
			root.setPointerCapture(event.pointerId);
			if (scene?.cells.picked !== grip.square) hands.press(grip.square);
		}
		pieces.drag(sight, grip.square, place);
	});
	/** @param {PointerEvent} event */
	const release = (event) => {
		if (!grip || event.pointerId !== grip.pointer) return;
		const { square, carried } = grip;
		grip = null;
		if (!carried) return;
		carriedNow = event.type === "pointerup";
		pieces.drag(sight, square, null);
		const to = event.type === "pointerup" ? nearest(sight, placeOf(event)) : null;
		if (to !== null && scene?.cells.targets.has(to)) pieces.carried(square);
		hands.carry(square, to);
		pieces.carried(null);
	};
	root.addEventListener("pointerup", release);
	root.addEventListener("pointercancel", release);

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
