// The layer of pieces. A piece keeps its node when it moves, so that the move can be shown.
import { calm, mountTravels } from "../board/travel.js";
import { colourOf, markOf } from "../colours.js";
import { at, set, svg } from "./svg.js";
import { played } from "./turn.js";

/** @import { Sight } from "./geometry.js" */
/** @import { Turn } from "./turn.js" */
/** @typedef {{ seat: number | null, holes: number[] }} Side the pieces of a seat, or those that are nobody's */

/** @param {number | null} seat */
function pieceNode(seat) {
	const node = svg("g", { class: "piece", "data-colour": seat === null ? "neutral" : colourOf(seat) }, [
		svg("ellipse", { class: "shadow-soft", cx: 0.07, cy: 0.13, rx: 0.46, ry: 0.43 }),
		svg("ellipse", { class: "shadow-contact", cx: 0.02, cy: 0.06, rx: 0.4, ry: 0.39 }),
		svg("circle", { class: "body", r: 0.385 }),
		svg("circle", { class: "light", r: 0.37 }),
	]);
	if (seat !== null) {
		const [tag, shape] = markOf(seat);
		node.append(svg(tag, { class: "mark", ...shape }));
	}
	return node;
}

export function mountPieces() {
	const layer = svg("g", { class: "pieces" });
	/** @type {Map<number | null, Map<number, SVGGElement>>} the nodes by seat and hole */
	const nodes = new Map();
	const { travel, settle } = mountTravels(layer);
	/** The hole from which a hand has carried a piece: that move has been seen. @type {number | null} */
	let carriedFrom = null;

	/**
	 * Shows how a piece went; a single hop looks like a step.
	 * @param {SVGGElement} node
	 * @param {Sight} sight
	 * @param {number[]} path
	 * @param {SVGGElement[]} taken the nodes of what it hops over, in order
	 */
	const show = (node, sight, path, taken) =>
		travel(
			node,
			path.map((hole) => sight.spots[hole]),
			taken,
			path.length === 2,
		);

	return {
		layer,
		/**
		 * @param {Sight} sight
		 * @param {Side[]} sides
		 * @param {Turn} turn the turn that is under way or was the last; shown where it is what has changed
		 */
		render(sight, sides, turn) {
			/** @type {{ node: SVGGElement, path: number[], taken: SVGGElement[] }[]} */
			const moved = [];
			let changed = 0;
			for (const seat of [...nodes.keys()]) {
				if (sides.some((side) => side.seat === seat)) continue;
				for (const node of nodes.get(seat)?.values() ?? []) node.remove();
				nodes.delete(seat);
			}
			for (const { seat, holes } of sides) {
				/** @type {Map<number, SVGGElement>} */
				const own = nodes.get(seat) ?? new Map();
				nodes.set(seat, own);
				const wanted = new Set(holes);
				const part = played(turn, new Set(own.keys()), wanted);
				/** @param {number} hole */
				const take = (hole) => {
					const node = own.get(hole) ?? pieceNode(seat);
					own.delete(hole);
					return node;
				};
				if (part) {
					const { path, captured } = part;
					const node = take(path[0]);
					moved.push({ node, path, taken: captured.map(take) });
					own.set(path[path.length - 1], node);
				}
				const left = [...own.keys()].filter((hole) => !wanted.has(hole));
				const come = holes.filter((hole) => !own.has(hole));
				for (const hole of left) take(hole).remove();
				for (const hole of come) {
					const node = pieceNode(seat);
					own.set(hole, node);
					layer.append(node);
				}
				if (part || left.length > 0 || come.length > 0) changed += 1;
				for (const [hole, node] of own) set(node, "transform", at(sight.spots[hole]));
			}
			if (changed === 0) return;
			settle();
			// One turn was made: it is shown. More than that is another position, which is simply there.
			const isSeen = changed > 1 || moved.some(({ path }) => path[0] === carriedFrom);
			for (const { node, path, taken } of moved) {
				if (isSeen) for (const other of taken) other.remove();
				else show(node, sight, path, taken);
			}
		},
		/** A hand is carrying a piece from this hole, or none is any more. @param {number | null} hole */
		carried: (hole) => {
			carriedFrom = hole;
		},
		/**
		 * Shows a turn that is over once more.
		 * @param {Sight} sight
		 * @param {Turn} turn
		 */
		replay(sight, { path, captured }) {
			settle();
			if (path.length < 2) return;
			for (const [seat, own] of nodes) {
				const node = own.get(path[path.length - 1]);
				if (!node) continue;
				const taken = calm() ? [] : captured.map(() => pieceNode(seat));
				for (const [index, other] of taken.entries()) set(other, "transform", at(sight.spots[captured[index]]));
				show(node, sight, path, taken);
			}
		},
		/** @param {number | null} hole the piece that is lifted, if one is */
		lift(hole) {
			for (const own of nodes.values()) for (const [at, node] of own) node.classList.toggle("lifted", at === hole);
		},
		/**
		 * Lets a piece follow a finger; `null` puts it back.
		 * @param {Sight} sight
		 * @param {number} hole
		 * @param {{ x: number, y: number } | null} place
		 */
		drag(sight, hole, place) {
			for (const own of nodes.values()) {
				const node = own.get(hole);
				if (!node) continue;
				if (place) layer.append(node);
				set(node, "transform", at(place ?? sight.spots[hole]));
			}
		},
		destroy: () => {
			settle();
			layer.remove();
		},
	};
}
