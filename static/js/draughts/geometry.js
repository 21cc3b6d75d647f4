// The board of draughts as it is seen: the 32 dark squares, turned so that either side is at the bottom. Pure functions.
import { nextIn } from "../board/keys.js";

/**
 * @typedef {object} Square as the engine tells it
 * @property {number} at its number
 * @property {number} row 0 to 7 from the top as White sees it
 * @property {number} column 0 to 7 from the left as White sees it
 */
/** @typedef {{ x: number, y: number }} Spot the middle of a square; the unit is a square's side */
/**
 * @typedef {object} Sight the board turned towards the reader
 * @property {Square[]} squares
 * @property {boolean} turned whether Black is at the bottom
 * @property {Map<number, Spot>} spots where each square is seen, by its number
 * @property {number[][]} rows the squares as they are read: rows from the top, each from the left
 */
/** @typedef {{ at: number, column: number }} Focus a square, and the column that the way up and down keeps to */

/** Squares along a side. */
export const SIDE = 8;

/** @param {Square[]} squares @param {boolean} turned @returns {Sight} */
export function look(squares, turned) {
	/** @param {number} n */
	const seen = (n) => (turned ? SIDE - 1 - n : n) + 0.5;
	/** @type {Map<number, Spot>} */
	const spots = new Map(squares.map(({ at, row, column }) => [at, { x: seen(column), y: seen(row) }]));
	/** @type {number[][]} */
	const rows = Array.from({ length: SIDE }, () => []);
	for (const [at, { y }] of spots) rows[Math.floor(y)].push(at);
	for (const row of rows) row.sort((a, b) => spotOf({ spots }, a).x - spotOf({ spots }, b).x);
	return { squares, turned, spots, rows };
}

/** @param {Pick<Sight, "spots">} sight @param {number} at @returns {Spot} */
export const spotOf = ({ spots }, at) => spots.get(at) ?? { x: 0, y: 0 };

/**
 * The square that was meant by a place: the dark one that is nearest.
 * @param {Sight} sight
 * @param {Spot} place
 * @returns {number | null} null beside the board
 */
export function nearest({ spots }, { x, y }) {
	if (!(x >= -0.5 && y >= -0.5 && x <= SIDE + 0.5 && y <= SIDE + 0.5)) return null;
	let found = null;
	let least = Number.POSITIVE_INFINITY;
	for (const [at, spot] of spots) {
		const distance = Math.hypot(spot.x - x, spot.y - y);
		if (distance < least) [found, least] = [at, distance];
	}
	return found;
}

/**
 * What lies in the middle of each jump of a path.
 * @param {Square[]} squares
 * @param {number[]} path
 * @returns {number[]} nothing for a move of one square
 */
export function jumped(squares, path) {
	const found = [];
	for (let jump = 1; jump < path.length; jump++) {
		const [from, to] = [path[jump - 1], path[jump]].map((at) => squares.find((square) => square.at === at));
		if (!from || !to || Math.abs(from.row - to.row) !== 2) continue;
		const [row, column] = [(from.row + to.row) / 2, (from.column + to.column) / 2];
		const over = squares.find((square) => square.row === row && square.column === column);
		if (over) found.push(over.at);
	}
	return found;
}

/** @type {Record<string, [down: number, across: number]>} */
const DIAGONALS = { q: [-1, -1], e: [-1, 1], z: [1, -1], c: [1, 1] };

/**
 * Where a key leads to. Up and down keep to a column as near as the dark squares allow.
 * @param {Sight} sight
 * @param {Focus} focus
 * @param {string} key
 * @returns {Focus | null} null when it leads nowhere or is no such key
 */
export function follow(sight, { at, column }, key) {
	const spot = spotOf(sight, at);
	const row = sight.rows[Math.floor(spot.y)];
	/** @param {number | undefined} next */
	const there = (next) => (next === undefined ? null : { at: next, column: spotOf(sight, next).x });
	switch (key) {
		case "ArrowLeft":
			return there(row[row.indexOf(at) - 1]);
		case "ArrowRight":
			return there(row[row.indexOf(at) + 1]);
		case "Home":
			return there(row[0]);
		case "End":
			return there(row.at(-1));
		case "ArrowUp":
		case "ArrowDown": {
			const next = sight.rows[Math.floor(spot.y) + (key === "ArrowUp" ? -1 : 1)];
			if (!next) return null;
			const off = (/** @type {number} */ square) => Math.abs(spotOf(sight, square).x - column);
			return { at: next.reduce((best, square) => (off(square) < off(best) ? square : best)), column };
		}
		default: {
			const [down, across] = DIAGONALS[key] ?? [0, 0];
			if (down === 0) return null;
			const place = { x: spot.x + across, y: spot.y + down };
			return there(sight.rows[Math.floor(place.y)]?.find((square) => spotOf(sight, square).x === place.x));
		}
	}
}

/**
 * The next of some squares in reading order, around the end.
 * @param {Sight} sight
 * @param {Set<number>} wanted
 * @param {number} at
 * @param {1 | -1} step
 * @returns {number | null}
 */
export const cycle = (sight, wanted, at, step) => nextIn(sight.rows.flat(), wanted, at, step);
