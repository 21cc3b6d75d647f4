// Turns of draughts: which can be entered, landing by landing, and what they leave. Pure functions; there are no rules
// here, only the table's list of whole turns.

/** @import { DraughtsView as View, DraughtsTurn as Turn } from "../../generated/wire.js" */
/** @typedef {"red" | "white"} Side as it is shown: the side that is Black on the wire is red */
/** @typedef {{ side: Side, king: boolean }} Piece */
/** @typedef {Map<number, Piece>} Pieces by number of the square */

/** @param {Record<string, any>[]} legal @returns {number[][]} */
export const pathsOf = (legal) => legal.flatMap(({ move }) => (move ? [move] : []));

/** Those that begin so. @param {number[][]} paths @param {number[]} chosen */
export const along = (paths, chosen) => paths.filter((path) => chosen.every((square, index) => path[index] === square));

/** Where the piece can go next, once each. @param {number[][]} paths @param {number[]} chosen */
export const landings = (paths, chosen) => [
	...new Set(along(paths, chosen).flatMap((path) => (path.length > chosen.length ? [path[chosen.length]] : []))),
];

/** The whole turn that was entered, if it is whole. @param {number[][]} paths @param {number[]} chosen */
export const whole = (paths, chosen) => along(paths, chosen).find(({ length }) => length === chosen.length) ?? null;

/**
 * The turns that somebody typed: `11-15`, `9x18x25`, or the first square and the last of a capture.
 * @param {number[][]} paths
 * @param {string} typed
 * @returns {number[][]} several where it can be read in several ways
 */
export function typedTurns(paths, typed) {
	const squares = (typed.match(/\d+/g) ?? []).map(Number);
	if (squares.length < 2) return [];
	const exact = whole(paths, squares);
	if (exact) return [exact];
	if (squares.length > 2) return [];
	return paths.filter((path) => path[0] === squares[0] && path.at(-1) === squares[1]);
}

/** A turn as it is written. @param {{ path: number[], captured: readonly number[] }} turn */
export const notation = ({ path, captured }) => path.join(captured.length > 0 ? "x" : "-");

/** @param {Pick<View, "black" | "white">} view @returns {Pieces} */
export function piecesOf({ black, white }) {
	/** @type {Pieces} */
	const pieces = new Map();
	for (const [side, { men, kings }] of /** @type {const} */ ([
		["red", black],
		["white", white],
	])) {
		for (const square of men) pieces.set(square, { side, king: false });
		for (const square of kings) pieces.set(square, { side, king: true });
	}
	return pieces;
}

/**
 * The pieces after a turn, or after a part of it.
 * @param {Pieces} pieces
 * @param {Pick<Turn, "path" | "captured" | "crowned">} turn
 * @returns {Pieces}
 */
export function after(pieces, { path, captured, crowned }) {
	const then = new Map(pieces);
	const piece = then.get(path[0]);
	if (!piece) return then;
	then.delete(path[0]);
	for (const square of captured) then.delete(square);
	return then.set(path[path.length - 1], crowned ? { ...piece, king: true } : piece);
}

/** How a view tells of the pieces. @param {Pieces} pieces @returns {Pick<View, "black" | "white">} */
export function toView(pieces) {
	const army = (/** @type {Side} */ side) => {
		const own = [...pieces].filter(([, piece]) => piece.side === side).sort(([a], [b]) => a - b);
		const squares = (/** @type {boolean} */ king) => own.filter(([, piece]) => piece.king === king).map(([at]) => at);
		return { men: squares(false), kings: squares(true) };
	};
	return { black: army("red"), white: army("white") };
}

const ROW = 12;

/** The pieces as a round begins. @returns {Pieces} */
export const startPieces = () =>
	new Map(
		Array.from({ length: ROW }, (_, index) => index + 1).flatMap((square) => [
			/** @type {[number, Piece]} */ ([square, { side: "red", king: false }]),
			/** @type {[number, Piece]} */ ([33 - square, { side: "white", king: false }]),
		]),
	);
