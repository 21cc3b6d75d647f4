// How a move is shown: a piece goes its way from cell to cell, and what it passes over fades when it has.

/** @typedef {{ x: number, y: number }} Spot */

const HOP_MS = 200;
const STEP_MS = 160;
/** A long way is shown faster, so that nobody waits for it. */
const LONGEST_MS = 1600;
const VANISH_MS = 180;

/** Whether nothing should move. */
export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @param {Element} layer where the pieces are */
export function mountTravels(layer) {
	/** @type {Set<Animation>} */
	const running = new Set();
	/** Pieces that are off the board, and seen until they have been passed over. @type {Set<SVGGElement>} */
	const leaving = new Set();

	/**
	 * @param {SVGGElement} node
	 * @param {Keyframe[]} frames
	 * @param {KeyframeAnimationOptions} timing
	 */
	function animate(node, frames, timing) {
		const animation = node.animate(frames, timing);
		running.add(animation);
		return animation.finished.catch(() => {}).finally(() => running.delete(animation));
	}

	/** @param {SVGGElement} node */
	function forget(node) {
		leaving.delete(node);
		node.remove();
	}

	return {
		/**
		 * @param {SVGGElement} node
		 * @param {Spot[]} way where it goes, from where it was
		 * @param {SVGGElement[]} taken the nodes of what it passes over, in order
		 * @param {boolean} steps whether it goes slowly from cell to cell, or quickly over others
		 */
		travel(node, way, taken, steps) {
			if (calm() || typeof node.animate !== "function") {
				for (const other of taken) other.remove();
				return;
			}
			const legs = way.length - 1;
			const each = Math.min(steps ? STEP_MS : HOP_MS, LONGEST_MS / legs);
			for (const [leg, other] of taken.entries()) {
				leaving.add(other);
				layer.append(other);
				const timing = { delay: each * (leg + 0.5), duration: VANISH_MS, fill: /** @type {const} */ ("both") };
				animate(other, [{ opacity: 1 }, { opacity: 0 }], timing).then(() => forget(other));
			}
			layer.append(node);
			const frames = way.map(({ x, y }) => ({
				transform: `translate(${x}px, ${y}px)`,
				easing: "ease-in-out",
			}));
			animate(node, frames, { duration: each * legs });
		},
		/** Ends what is under way: everything is where it belongs. */
		settle() {
			for (const animation of running) animation.cancel();
			for (const node of leaving) forget(node);
		},
	};
}
