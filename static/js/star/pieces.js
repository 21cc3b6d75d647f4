// The layer of pieces. A piece keeps its node when it moves, so that the move can be shown.
import { colourOf, markOf } from "../colours.js";
import { at, set, svg } from "./svg.js";

/** @import { Sight } from "./geometry.js" */
/** @typedef {{ seat: number, holes: number[] }} Side */

const HOP_MS = 200;
const STEP_MS = 160;
/** A long chain is shown faster, so that nobody waits for it. */
const LONGEST_MS = 1600;

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @param {number} seat */
function pieceNode(seat) {
	const [tag, shape] = markOf(seat);
	return svg("g", { class: "piece", "data-colour": colourOf(seat) }, [
		svg("ellipse", { class: "shadow-soft", cx: 0.07, cy: 0.13, rx: 0.46, ry: 0.43 }),
		svg("ellipse", { class: "shadow-contact", cx: 0.02, cy: 0.06, rx: 0.4, ry: 0.39 }),
		svg("circle", { class: "body", r: 0.385 }),
		svg("circle", { class: "light", r: 0.37 }),
		svg(tag, { class: "mark", ...shape }),
	]);
}

export function mountPieces() {
	const layer = svg("g", { class: "pieces" });
	/** @type {Map<number, Map<number, SVGGElement>>} the nodes by seat and hole */
	const nodes = new Map();
	/** @type {Set<Animation>} */
	const running = new Set();
	/** The hole from which a hand has carried a piece: that move has been seen. @type {number | null} */
	let carriedFrom = null;

	/**
	 * @param {SVGGElement} node
	 * @param {Sight} sight
	 * @param {number[]} path
	 */
	function travel(node, sight, path) {
		if (calm() || typeof node.animate !== "function" || path.length < 2) return;
		layer.append(node);
		const hops = path.length - 1;
		const each = Math.min(hops === 1 ? STEP_MS : HOP_MS, LONGEST_MS / hops);
		const frames = path.map((hole) => {
			const { x, y } = sight.spots[hole];
			return { transform: `translate(${x}px, ${y}px)`, easing: "ease-in-out" };
		});
		const animation = node.animate(frames, { duration: each * hops });
		running.add(animation);
		animation.onfinish = animation.oncancel = () => running.delete(animation);
	}

	const settle = () => {
		for (const animation of [...running]) animation.cancel();
	};

	return {
		layer,
		settle,
		/**
		 * @param {Sight} sight
		 * @param {Side[]} sides
		 * @param {number[]} lastPath the path of the last turn, shown when it is what has changed
		 */
		render(sight, sides, lastPath) {
			/** @type {{ node: SVGGElement, path: number[] }[]} */
			const moved = [];
			for (const seat of [...nodes.keys()]) {
				if (sides.some((side) => side.seat === seat)) continue;
				for (const node of nodes.get(seat)?.values() ?? []) node.remove();
				nodes.delete(seat);
			}
			for (const { seat, holes } of sides) {
				const own = nodes.get(seat) ?? new Map();
				nodes.set(seat, own);
				const wanted = new Set(holes);
				const left = [...own.keys()].filter((hole) => !wanted.has(hole));
				const come = holes.filter((hole) => !own.has(hole));
				for (const hole of come) {
					const from = left.shift();
					const node = (from === undefined ? null : own.get(from)) ?? pieceNode(seat);
					if (from !== undefined) {
						own.delete(from);
						const whole = lastPath[0] === from && lastPath.at(-1) === hole;
						moved.push({ node, path: whole ? lastPath : [from, hole] });
					} else layer.append(node);
					own.set(hole, node);
				}
				for (const hole of left) {
					own.get(hole)?.remove();
					own.delete(hole);
				}
				for (const [hole, node] of own) set(node, "transform", at(sight.spots[hole]));
			}
			// One piece was moved: it is shown. More than that is another position, which is simply there.
			if (moved.length === 1) {
				settle();
				if (moved[0].path[0] !== carriedFrom) travel(moved[0].node, sight, moved[0].path);
				carriedFrom = null;
			}
		},
		/** @param {number} hole */
		carried: (hole) => {
			carriedFrom = hole;
		},
		/**
		 * Shows a turn that is over once more.
		 * @param {Sight} sight
		 * @param {number[]} path
		 */
		replay(sight, path) {
			settle();
			const end = path[path.length - 1];
			for (const own of nodes.values()) {
				const node = own.get(end);
				if (node) travel(node, sight, path);
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
