// The layer of marks under the pieces: the trail of the last turn, the piece that is picked, where it can go.
import { at, pathOf, svg } from "./svg.js";

/** @import { Sight } from "./geometry.js" */
/**
 * @typedef {object} Marks holes by their index
 * @property {number[]} trail the path of the last turn
 * @property {number | null} picked
 * @property {number[]} steps
 * @property {number[]} hops
 */

export function mountMarks() {
	const layer = svg("g", { class: "marks" });
	let drawn = "";
	return {
		layer,
		/** @param {Sight} sight @param {Marks} marks */
		render(sight, marks) {
			const wanted = JSON.stringify([sight.turns, marks]);
			if (wanted === drawn) return;
			drawn = wanted;
			const spot = (/** @type {number} */ index) => sight.spots[index];
			const trail = marks.trail.map(spot);
			const nodes = [];
			if (trail.length > 1) {
				nodes.push(
					svg("path", { class: "trail-under", d: pathOf(trail) }),
					svg("path", { class: "trail", d: pathOf(trail) }),
				);
				nodes.push(svg("circle", { class: "trail-start", r: 0.27, transform: at(trail[0]) }));
				for (const stop of trail.slice(1, -1))
					nodes.push(svg("circle", { class: "trail-stop", r: 0.13, transform: at(stop) }));
				nodes.push(svg("circle", { class: "trail-end", r: 0.47, transform: at(trail[trail.length - 1]) }));
			}
			for (const index of marks.steps)
				nodes.push(svg("circle", { class: "target step", r: 0.15, transform: at(spot(index)) }));
			for (const index of marks.hops) {
				nodes.push(svg("circle", { class: "target hop", r: 0.31, transform: at(spot(index)) }));
			}
			if (marks.picked !== null)
				nodes.push(svg("circle", { class: "picked", r: 0.52, transform: at(spot(marks.picked)) }));
			layer.replaceChildren(...nodes);
		},
	};
}
