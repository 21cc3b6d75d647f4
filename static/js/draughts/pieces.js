// The layer of pieces. A piece keeps its node when it moves, so that the move can be shown.
import { calm, mountTravels } from "../board/travel.js";
import { markOfColour } from "../colours.js";
import { at, set, svg } from "../star/svg.js";
import { spotOf } from "./geometry.js";

/** @import { Sight, Spot } from "./geometry.js" */
/** @import { Piece, Pieces } from "./turns.js" */
/** @typedef {{ path: number[], captured: number[] }} Way */
/** @typedef {{ node: SVGGElement, piece: Piece }} Shown */

const CROWN = "M-.2 .1L-.24-.14L-.1-.03L0-.2L.1-.03L.24-.14L.2 .1Z";

/** @param {Piece} piece */
function drawing({ side, king }) {
	const [tag, shape] = markOfColour(side === "red" ? "vermilion" : "ivory");
	const mark = svg(tag, { class: "mark", ...shape });
	// A king is two men, one on the other, with a crown.
	const high = king ? -0.1 : 0;
	const top = svg("g", { transform: `translate(0 ${high})` }, [
		svg("circle", { class: "body", r: 0.385 }),
		svg("circle", { class: "light", r: 0.37 }),
		svg("circle", { class: "groove", r: 0.3 }),
		...(king ? [svg("path", { class: "crown", d: CROWN, transform: "translate(0 -.06)" })] : []),
		mark,
	]);
	if (king) mark.setAttribute("transform", "translate(0 .165) scale(.5)");
	return [
		svg("ellipse", { class: "shadow-soft", cx: 0.07, cy: 0.13, rx: 0.46, ry: 0.43 }),
		svg("ellipse", { class: "shadow-contact", cx: 0.02, cy: 0.06, rx: 0.4, ry: 0.39 }),
		...(king ? [svg("circle", { class: "body", r: 0.385, cy: 0.03 })] : []),
		top,
	];
}

/** @param {Piece} piece @returns {Shown} */
function show(piece) {
	const node = svg(
		"g",
		{ class: "piece", "data-colour": piece.side === "red" ? "vermilion" : "ivory" },
		drawing(piece),
	);
	set(node, "data-king", piece.king ? "true" : null);
	return { node, piece };
}

export function mountPieces() {
	const layer = svg("g", { class: "pieces" });
	/** @type {Map<number, Shown>} by square */
	const shown = new Map();
	const { travel, settle } = mountTravels(layer);
	/** The square from which a hand has carried a piece: that move has been seen. @type {number | null} */
	let carriedFrom = null;

	/** Shows how a piece went. @param {SVGGElement} node @param {Sight} sight @param {number[]} path @param {SVGGElement[]} taken */
	const showWay = (node, sight, path, taken) =>
		travel(
			node,
			path.map((square) => spotOf(sight, square)),
			taken,
			taken.length === 0,
		);

	/** Where on the way the piece is that is to be at its end; -1 where it is not on it. @param {Pieces} wanted @param {Way} way */
	function begun(wanted, { path }) {
		const end = wanted.get(path[path.length - 1]);
		return path.findIndex(
			(square, index) =>
				index < path.length - 1 &&
				end !== undefined &&
				shown.get(square)?.piece.side === end.side &&
				!same(square, wanted),
		);
	}
	/** @param {number} square @param {Pieces} wanted */
	const same = (square, wanted) => {
		const [now, then] = [shown.get(square)?.piece, wanted.get(square)];
		return now?.side === then?.side && now?.king === then?.king;
	};

	return {
		layer,
		/**
		 * @param {Sight} sight
		 * @param {Pieces} wanted
		 * @param {Way} way the turn that is being entered or was the last; shown where it is what has changed
		 */
		render(sight, wanted, way) {
			const first = way.path.length > 1 ? begun(wanted, way) : -1;
			/** @type {{ one: Shown, path: number[], taken: SVGGElement[] } | null} */
			let moved = null;
			if (first >= 0) {
				const path = way.path.slice(first);
				const one = shown.get(path[0]);
				const end = path[path.length - 1];
				if (one && !shown.has(end)) {
					shown.delete(path[0]);
					shown.set(end, one);
					const gone = way.captured.slice(first).filter((square) => shown.has(square) && !wanted.has(square));
					moved = { one, path, taken: gone.flatMap((square) => shown.get(square)?.node ?? []) };
					for (const square of gone) shown.delete(square);
				}
			}
			let others = 0;
			for (const [square, { node, piece }] of [...shown]) {
				const next = wanted.get(square);
				if (next?.side === piece.side) continue;
				node.remove();
				shown.delete(square);
				others += 1;
			}
			for (const [square, piece] of wanted) {
				const one = shown.get(square);
				if (!one) {
					const come = show(piece);
					shown.set(square, come);
					layer.append(come.node);
					others += 1;
				} else if (one.piece.king !== piece.king) {
					one.node.replaceChildren(...drawing(piece));
					set(one.node, "data-king", piece.king ? "true" : null);
					one.piece = piece;
				}
			}
			for (const [square, { node }] of shown) {
				set(node, "transform", at(spotOf(sight, square)));
				set(node, "data-at", String(square));
			}
			if (!moved && others === 0) return;
			settle();
			if (!moved) return;
			// One turn was made: it is shown. More than that is another position, which is simply there.
			if (others > 0 || moved.path[0] === carriedFrom) for (const other of moved.taken) other.remove();
			else showWay(moved.one.node, sight, moved.path, moved.taken);
		},
		/** A hand is carrying a piece from this square, or none is any more. @param {number | null} square */
		carried: (square) => {
			carriedFrom = square;
		},
		/** Shows a turn that is over once more. @param {Sight} sight @param {Way} way */
		replay(sight, { path, captured }) {
			settle();
			const one = shown.get(path[path.length - 1]);
			if (path.length < 2 || !one) return;
			const side = one.piece.side === "red" ? "white" : "red";
			const taken = calm() ? [] : captured.map(() => show({ side, king: false }).node);
			for (const [index, node] of taken.entries()) set(node, "transform", at(spotOf(sight, captured[index])));
			showWay(one.node, sight, path, taken);
		},
		/** @param {number | null} square the piece that is lifted, if one is @param {number[]} doomed those it jumps over */
		lift(square, doomed) {
			for (const [at, { node }] of shown) {
				node.classList.toggle("lifted", at === square);
				node.classList.toggle("doomed-piece", doomed.includes(at));
			}
		},
		/** Lets a piece follow a finger; `null` puts it back. @param {Sight} sight @param {number} square @param {Spot | null} place */
		drag(sight, square, place) {
			const node = shown.get(square)?.node;
			if (!node) return;
			if (place) layer.append(node);
			set(node, "transform", at(place ?? spotOf(sight, square)));
		},
		destroy: () => {
			settle();
			layer.remove();
		},
	};
}
