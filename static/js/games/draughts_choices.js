// What the one to move can choose at this moment: whole turns, and captures that are entered landing by landing.
import { along, landings, pathsOf, typedTurns, whole } from "../draughts/turns.js";
import { canPlay } from "../selectors.js";

/** @import { State } from "../state.js" */
/** @import { Move } from "./registry.js" */
/** @import { DraughtsView, View } from "../wire.js" */

/** @param {State} state @returns {(DraughtsView & View) | null} */
export const draughtsView = ({ view }) => (view?.game === "draughts" ? view : null);

/** All turns of the one to move, as their squares. @param {State} state @returns {number[][]} */
export const turnsOf = (state) => (canPlay(state) && draughtsView(state) ? pathsOf(state.view?.legal ?? []) : []);

/** The piece in hand and its landings so far; nothing where none is in hand. @param {State} state @returns {number[]} */
export const chosenOf = ({ picked, course }) => (picked === null ? [] : [picked, ...(course?.stops ?? [])].map(Number));

/** @param {number[]} path @returns {Move} */
const moveOf = (path) => ({
	from: String(path[0]),
	to: String(path[path.length - 1]),
	kind: Math.abs(path[0] - path[1]) > 5 ? "hop" : "step",
	args: { move: path },
});

/**
 * What choosing one more square does: it ends the turn, or leads on.
 * @param {number[][]} paths all turns
 * @param {number[]} chosen with that square
 * @returns {Move | null} null where no turn goes so
 */
export function moveAlong(paths, chosen) {
	const full = whole(paths, chosen);
	if (full) return moveOf(full);
	if (chosen.length < 2 || along(paths, chosen).length === 0) return null;
	const stops = chosen.slice(1).map(String);
	const end = stops[stops.length - 1];
	return {
		from: String(chosen[0]),
		to: end,
		kind: "hop",
		args: {},
		course: { stops, end, chosen: 0, looked: null },
	};
}

/**
 * The turns to choose from in lists: by their ends. Where two captures have the same, the next landing is chosen first.
 * @param {State} state
 * @returns {Move[]}
 */
export function allMoves(state) {
	const paths = turnsOf(state);
	const chosen = chosenOf(state);
	const isBegun = chosen.length > 1;
	const open = isBegun ? along(paths, chosen) : paths;
	/** @type {Map<string, Move>} */
	const moves = new Map();
	for (const path of open) {
		const { from, to } = moveOf(path);
		const twins = open.filter((other) => other[0] === path[0] && other[other.length - 1] === path[path.length - 1]);
		const start = isBegun ? chosen : [path[0]];
		const steps = twins.length === 1 ? [path] : landings(open, start).map((landing) => [...start, landing]);
		for (const step of steps) {
			const move = moveAlong(paths, step);
			if (move) moves.set(`${from} ${twins.length === 1 ? to : move.to}`, move);
		}
	}
	return [...moves.values()];
}

/** What somebody typed. @param {State} state @param {string} typed @returns {Move | null} */
export function readMove(state, typed) {
	const [turn, ...others] = typedTurns(turnsOf(state), typed);
	return turn && others.length === 0 ? moveOf(turn) : null;
}
