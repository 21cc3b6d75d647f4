// The layer that never changes but for the tints of the points: the star, its lattice and its holes.
import { colourOf } from "../colours.js";
import { neighbour, SEEN } from "./geometry.js";
import { at, pathOf, set, svg } from "./svg.js";

/** @import { Sight, Spot } from "./geometry.js" */

/** Half the lines are enough: each is the other end's too. */
const LINES = [SEEN.e, SEEN.se, SEEN.sw];
const BEYOND = 0.62;

/** @param {Sight} sight */
export function mountGround(sight) {
	const outline = svg("path", { class: "star", d: `${pathOf(corners(sight))}Z`, "stroke-width": BEYOND * 2 });
	const edge = svg("path", { class: "star-edge", d: `${pathOf(corners(sight))}Z`, "stroke-width": BEYOND * 2 + 0.06 });
	const shade = svg("path", { class: "star-shade", d: `${pathOf(corners(sight))}Z`, "stroke-width": BEYOND * 2 });
	shade.setAttribute("transform", "translate(.05 .1)");
	/** @type {Map<number, SVGPathElement>} */
	const points = new Map();
	for (const point of [0, 1, 2, 3, 4, 5]) points.set(point, svg("path", { class: "point" }));
	const lattice = svg("path", { class: "lattice" });
	const holes = sight.holes.map(() => svg("circle", { class: "hole", r: 0.21 }));
	const layer = svg("g", { class: "ground" }, [shade, edge, outline, ...points.values(), lattice, ...holes]);

	return {
		layer,
		/**
		 * @param {Sight} seen
		 * @param {Map<number, number>} homes the seat whose home each point is
		 */
		render(seen, homes) {
			for (const [index, hole] of holes.entries()) set(hole, "transform", at(seen.spots[index]));
			set(lattice, "d", linesOf(seen));
			for (const [point, path] of points) {
				const seat = homes.get(point);
				set(path, "d", `${pathOf(triangle(seen, point))}Z`);
				set(path, "data-colour", seat === undefined ? null : colourOf(seat));
			}
		},
	};
}

/** @param {Sight} sight */
function linesOf(sight) {
	const lines = [];
	for (const [index, spot] of sight.spots.entries()) {
		for (const direction of LINES) {
			const next = neighbour(sight, index, direction);
			if (next !== null) lines.push(pathOf([spot, sight.spots[next]]));
		}
	}
	return lines.join("");
}

/**
 * The three outermost holes of a point.
 * @param {Sight} sight
 * @param {number} point
 * @returns {Spot[]}
 */
function triangle(sight, point) {
	const own = sight.holes.flatMap((hole, index) => (hole.point === point ? [sight.spots[index]] : []));
	const middle = { x: mean(own.map(({ x }) => x)), y: mean(own.map(({ y }) => y)) };
	const far = own.map((spot) => ({ spot, distance: Math.hypot(spot.x - middle.x, spot.y - middle.y) }));
	return far
		.sort((a, b) => b.distance - a.distance)
		.slice(0, 3)
		.map(({ spot }) => spot);
}

/**
 * The twelve corners of the star: the tip of each point, and the corners of the hexagon between them.
 * @param {Sight} sight
 * @returns {Spot[]}
 */
function corners(sight) {
	const tips = [...sight.spots].sort((a, b) => Math.hypot(b.x, b.y) - Math.hypot(a.x, a.y)).slice(0, 6);
	const reach = Math.hypot(tips[0].x, tips[0].y);
	const inner = reach / Math.sqrt(3);
	return Array.from({ length: 12 }, (_, index) => {
		const angle = (index * Math.PI) / 6 - Math.PI / 2;
		const length = index % 2 === 0 ? reach : inner;
		return { x: Math.cos(angle) * length, y: Math.sin(angle) * length };
	});
}

/** @param {number[]} numbers */
const mean = (numbers) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
