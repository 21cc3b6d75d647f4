// The star as it is seen: the engine's geometry, turned by steps of 60°. Pure functions.
import { nextIn } from "../board/keys.js";

/**
 * @typedef {object} Hole as the engine tells it; the unit is the distance of two neighbours, y grows downwards
 * @property {string} name
 * @property {number} x
 * @property {number} y
 * @property {number} row
 * @property {number | null} point
 * @property {(number | null)[]} neighbours clockwise from the upper right
 */
/** @typedef {{ x: number, y: number }} Spot */
/**
 * @typedef {object} Sight the board turned towards the reader
 * @property {Hole[]} holes
 * @property {number} turns clockwise steps of 60°
 * @property {Spot[]} spots where each hole is seen
 * @property {number[][]} rows the holes as they are read: rows from the top, each from the left
 * @property {Map<string, number>} index of each hole by its name
 */

const SIN60 = Math.sqrt(3) / 2;
/** Cosine and sine of 0°, 60°, … 300°. */
const TURNS = /** @type {const} */ ([
	[1, 0],
	[0.5, SIN60],
	[-0.5, SIN60],
	[-1, 0],
	[-0.5, -SIN60],
	[0.5, -SIN60],
]);
/** Directions as seen, in the order of `neighbours`. */
export const SEEN = Object.freeze({ ne: 0, e: 1, se: 2, sw: 3, w: 4, nw: 5 });
const POINTS = 6;
const BOTTOM = 3;

/** @param {number} n */
const wrap = (n) => ((n % POINTS) + POINTS) % POINTS;

/** By how many steps the board is turned for a point to be at the bottom. @param {number} point */
export const turnsToBottom = (point) => wrap(BOTTOM - point);

/**
 * @param {Spot} spot
 * @param {number} turns
 * @returns {Spot}
 */
export function rotate({ x, y }, turns) {
	const [cos, sin] = TURNS[wrap(turns)];
	return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/**
 * @param {Hole[]} holes
 * @param {number} turns
 * @returns {Sight}
 */
export function look(holes, turns) {
	const spots = holes.map((hole) => rotate(hole, turns));
	/** @type {Map<number, number[]>} */
	const rows = new Map();
	for (const [index, { y }] of spots.entries()) {
		const row = Math.round(y / SIN60);
		rows.set(row, [...(rows.get(row) ?? []), index]);
	}
	return {
		holes,
		turns: wrap(turns),
		spots,
		rows: [...rows.keys()]
			.sort((a, b) => a - b)
			.map((row) => (rows.get(row) ?? []).sort((a, b) => spots[a].x - spots[b].x)),
		index: new Map(holes.map(({ name }, index) => [name, index])),
	};
}

/**
 * The neighbour of a hole in a direction as it is seen.
 * @param {Sight} sight
 * @param {number} from
 * @param {number} direction one of `SEEN`
 */
export const neighbour = (sight, from, direction) => sight.holes[from].neighbours[wrap(direction - sight.turns)];

/**
 * The holes between two that are on a line, in their order; none where they are not.
 * @param {Hole[]} holes
 * @param {number} from
 * @param {number} to
 */
export function between(holes, from, to) {
	for (const direction of Object.values(SEEN)) {
		const passed = [];
		let at = holes[from].neighbours[direction];
		while (at !== null && at !== to) {
			passed.push(at);
			at = holes[at].neighbours[direction];
		}
		if (at === to) return passed;
	}
	return [];
}

/**
 * The hole nearest to a place on the drawing.
 * @param {Sight} sight
 * @param {Spot} place
 * @param {number} [within]
 * @returns {number | null} null when none is near
 */
export function nearest(sight, place, within = 0.6) {
	let best = null;
	let least = within;
	for (const [index, spot] of sight.spots.entries()) {
		const distance = Math.hypot(spot.x - place.x, spot.y - place.y);
		if (distance <= least) {
			best = index;
			least = distance;
		}
	}
	return best;
}

/**
 * Up or down by one row in a zigzag that stays near its column.
 * @param {Sight} sight
 * @param {number} from
 * @param {-1 | 1} step up or down
 * @param {number} column the x that is kept
 */
function zigzag(sight, from, step, column) {
	const sides = step < 0 ? [SEEN.nw, SEEN.ne] : [SEEN.sw, SEEN.se];
	const found = sides.map((side) => neighbour(sight, from, side)).filter((next) => next !== null);
	found.sort((a, b) => Math.abs(sight.spots[a].x - column) - Math.abs(sight.spots[b].x - column));
	return found[0] ?? null;
}

/** @type {Record<string, number>} */
const DIRECTIONS = { ArrowLeft: SEEN.w, ArrowRight: SEEN.e, q: SEEN.nw, e: SEEN.ne, z: SEEN.sw, c: SEEN.se };

/**
 * Where a key leads to.
 * @param {Sight} sight
 * @param {{ at: number, column: number }} focus
 * @param {string} key
 * @returns {{ at: number, column: number } | null} null when it leads nowhere or is no such key
 */
export function follow(sight, { at, column }, key) {
	const row = () => sight.rows.find((holes) => holes.includes(at)) ?? [];
	/** @param {number | null | undefined} next */
	const there = (next) => (next === null || next === undefined ? null : { at: next, column: sight.spots[next].x });
	if (key === "ArrowUp" || key === "ArrowDown") {
		const next = zigzag(sight, at, key === "ArrowUp" ? -1 : 1, column);
		return next === null ? null : { at: next, column };
	}
	if (key === "Home") return there(row()[0]);
	if (key === "End") return there(row().at(-1));
	const direction = DIRECTIONS[key.length === 1 ? key.toLowerCase() : key];
	return direction === undefined ? null : there(neighbour(sight, at, direction));
}

/**
 * The next of some holes in reading order, around the end.
 * @param {Sight} sight
 * @param {Iterable<number>} some
 * @param {number} at
 * @param {1 | -1} step
 * @returns {number | null}
 */
export const cycle = (sight, some, at, step) => nextIn(sight.rows.flat(), new Set(some), at, step);
