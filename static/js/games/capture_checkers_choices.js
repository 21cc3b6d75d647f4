// What the player of whole chains can choose from at this moment.
import { choicesOf } from "../core.js";
import { canPlay } from "../selectors.js";
import { legalMoves, readHoles, typedMove } from "../star/moves.js";
import { courseTo, movesAlong, waysTo } from "./capture_checkers_ways.js";

/** @import { State } from "../state.js" */
/** @import { Move } from "./registry.js" */
/** @import { Ways } from "./capture_checkers_ways.js" */
/** @import { CaptureChoices, CaptureView, View } from "../wire.js" */

/** @param {State} state @returns {(CaptureView & View) | null} */
export const captureView = ({ view }) => (view?.game === "capture_checkers" ? view : null);

/** Whether chains are played as a whole. @param {State} state */
const isWhole = (state) => captureView(state)?.rules.stepwise === false;

/**
 * All moves of the one to move. Chains of the piece that is picked, or of the first if none is, are told apart exactly; of
 * the others only where they can end, which is all that is shown of them.
 * @param {State} state
 * @returns {Move[]}
 */
export function allMoves(state) {
	const view = captureView(state);
	if (!view || !canPlay(state)) return [];
	const moves = legalMoves(view.legal);
	if (!isWhole(state)) return moves;
	const pieces = [...new Set(moves.map(({ from }) => from))];
	const exact = state.picked !== null && pieces.includes(state.picked) ? state.picked : pieces[0];
	return pieces.flatMap((piece) => {
		const choices = piece === exact ? choicesAlong(state, [piece]) : null;
		if (choices) return movesAlong(choices, piece);
		const ends = new Set(moves.filter(({ from }) => from === piece).map(({ to }) => to));
		return [...ends].map((end) => courseTo(piece, end, { stops: [], end }));
	});
}

/** What the board lets be pointed at: while a way is being chosen, other ends, or the next stop. @param {State} state */
export function boardMoves(state) {
	const { picked, course } = state;
	const all = allMoves(state);
	if (picked === null || !course) return all;
	const ways = waysOf(state);
	const others = all.filter(({ from }) => from !== picked);
	if (ways?.more) {
		const { end, stops } = course;
		return [...others, ...ways.stops.map(({ to }) => courseTo(picked, to, { stops: [...stops, to], end }))];
	}
	const choices = choicesAlong(state, [picked, ...course.stops]);
	return choices ? [...others, ...movesAlong(choices, picked, course.stops)] : all;
}

/** The ways between which the player is choosing, if they are. @param {State} state @returns {Ways | null} */
export function waysOf(state) {
	const { picked, course } = state;
	if (picked === null || !course || !canPlay(state)) return null;
	const path = [picked, ...course.stops];
	const choices = choicesAlong(state, path);
	if (!choices) return null;
	const ways = waysTo(choices, path, course.end);
	const leads = (/** @type {string} */ stop) =>
		choicesAlong(state, [...path, stop])?.ends.some(({ at }) => at === course.end) ?? false;
	return { ...ways, stops: ways.stops.filter(({ to }) => leads(to)) };
}

/**
 * What somebody typed: a piece and an end, or each hole of a whole chain.
 * @param {State} state
 * @param {string} typed
 * @returns {Move | null}
 */
export function readMove(state, typed) {
	const holes = readHoles(typed);
	if (!isWhole(state)) return typedMove(allMoves(state), typed);
	const [from, to] = [holes[0], holes[holes.length - 1]];
	if (holes.length < 2 || !canPlay(state)) return null;
	if (holes.length > 2) {
		return choicesAlong(state, holes) ? { from, to, kind: "hop", args: { chain: holes } } : null;
	}
	return movesAlong(choicesAlong(state, [from]) ?? { ends: [] }, from).find((move) => move.to === to) ?? null;
}

/** The engine's answers to what was asked of a view. @type {WeakMap<View, Map<string, CaptureChoices | null>>} */
const answers = new WeakMap();

/** @param {State} state @param {string[]} path @returns {CaptureChoices | null} */
function choicesAlong(state, path) {
	const view = captureView(state);
	if (!view) return null;
	const known = answers.get(view) ?? new Map();
	answers.set(view, known);
	const key = path.join(" ");
	if (!known.has(key)) known.set(key, choicesOf(view, path));
	return known.get(key) ?? null;
}
