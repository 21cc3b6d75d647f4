// The marks: under the pieces the trail of the last turn, the piece that is picked, where it can go; over them the way that
// a player is looking at before it is played.
import { at, pathOf, svg } from "./svg.js";

/** @import { Sight, Spot } from "./geometry.js" */
/**
 * @typedef {object} Marks holes by their index
 * @property {number[]} trail the path of the last turn
 * @property {number[]} taken where pieces were that left the board in it
 * @property {number | null} picked
 * @property {number[]} steps
 * @property {number[]} hops
 * @property {number[]} atop those of the targets that have a piece on them, which will be gone by then
 * @property {{ path: number[], captured: number[], end: number } | null} way
 */

const CROSS = "M-.12-.12L.12.12M.12-.12L-.12.12";

export function mountMarks() {
	const layer = svg("g", { class: "marks" });
	const over = svg("g", { class: "marks over" });
	let drawn = "";
	return {
		layer,
		over,
		/** @param {Sight} sight @param {Marks} marks */
		render(sight, marks) {
			const wanted = JSON.stringify([sight.turns, marks]);
			if (wanted === drawn) return;
			drawn = wanted;
			const spot = (/** @type {number} */ index) => sight.spots[index];
			const nodes = trailOf(marks.trail.map(spot));
			for (const hole of marks.taken) {
				nodes.push(svg("circle", { class: "gone-under", r: 0.25, transform: at(spot(hole)) }));
				nodes.push(svg("path", { class: "gone", d: CROSS, transform: at(spot(hole)) }));
			}
			for (const index of marks.steps)
				nodes.push(svg("circle", { class: "target step", r: 0.15, transform: at(spot(index)) }));
			for (const index of marks.hops) {
				nodes.push(svg("circle", { class: "target hop", r: 0.31, transform: at(spot(index)) }));
			}
			if (marks.picked !== null)
				nodes.push(svg("circle", { class: "picked", r: 0.52, transform: at(spot(marks.picked)) }));
			layer.replaceChildren(...nodes);
			const { way } = marks;
			over.replaceChildren(
				...(way ? wayOf(way.path.map(spot), way.captured.map(spot), spot(way.end)) : []),
				...marks.atop.map((index) => svg("circle", { class: "target atop", r: 0.17, transform: at(spot(index)) })),
			);
		},
	};
}

/** @param {Spot[]} trail @returns {SVGElement[]} */
function trailOf(trail) {
	if (trail.length < 2) return [];
	return [
		svg("path", { class: "trail-under", d: pathOf(trail) }),
		svg("path", { class: "trail", d: pathOf(trail) }),
		svg("circle", { class: "trail-start", r: 0.27, transform: at(trail[0]) }),
		...trail.slice(1, -1).map((stop) => svg("circle", { class: "trail-stop", r: 0.13, transform: at(stop) })),
		svg("circle", { class: "trail-end", r: 0.47, transform: at(trail[trail.length - 1]) }),
	];
}

/** @param {Spot[]} path @param {Spot[]} captured @param {Spot} end @returns {SVGElement[]} */
const wayOf = (path, captured, end) => [
	...(path.length > 1
		? [svg("path", { class: "way-under", d: pathOf(path) }), svg("path", { class: "way", d: pathOf(path) })]
		: []),
	...path.slice(1).map((stop) => svg("circle", { class: "way-stop", r: 0.15, transform: at(stop) })),
	...captured.flatMap((hole) => [
		svg("circle", { class: "doomed-under", r: 0.25, transform: at(hole) }),
		svg("path", { class: "doomed", d: CROSS, transform: at(hole) }),
	]),
	svg("circle", { class: "way-end", r: 0.4, transform: at(end) }),
];
