// Whole chains of capture Chinese checkers: which can be pointed at, and how a player chooses between those that end in one
// hole. Pure functions of what the engine lists. Where it does not list all, the player goes stop by stop.

/** @import { Course } from "../state.js" */
/** @import { Move } from "./registry.js" */
/** @import { CaptureChain, CaptureChoices } from "../wire.js" */
/**
 * @typedef {object} Ways how a course can go on
 * @property {string[]} path the piece's hole and the stops so far
 * @property {string[]} captured what it has captured so far
 * @property {CaptureChain[]} ways those to choose from, the ones that capture most first
 * @property {boolean} more whether there are more than can be listed: then a stop is asked for
 * @property {{ to: string, over: string }[]} stops the next ones, where one is asked for
 */

/**
 * The moves of a piece: one for each hole where a chain along its stops can end. Where only one does, it can be played.
 * @param {CaptureChoices} choices
 * @param {string} piece
 * @param {string[]} [stops]
 * @returns {Move[]}
 */
export const movesAlong = ({ ends }, piece, stops = []) =>
	ends.map(({ at, more, chains }) => {
		// Back to where it began: a tap on the piece in hand, which must not play by mistake.
		const isClear = chains.length === 1 && !more && stops.length === 0 && at !== piece;
		return isClear
			? { from: piece, to: at, kind: "hop", args: { chain: chains[0].path } }
			: courseTo(piece, at, { stops, end: at });
	});

/**
 * A move that has to be chosen from several.
 * @param {string} from
 * @param {string} to
 * @param {{ stops: string[], end: string }} course
 * @returns {Move}
 */
export const courseTo = (from, to, { stops, end }) => ({
	from,
	to,
	kind: "hop",
	args: {},
	course: { stops, end, chosen: 0, looked: null },
});

/**
 * @param {CaptureChoices} choices along the path
 * @param {string[]} path
 * @param {string} end
 * @returns {Ways} with all next stops; which of them lead to the end has to be asked
 */
export function waysTo({ ends }, path, end) {
	const found = ends.find(({ at }) => at === end);
	const all = ends.flatMap(({ chains }) => chains);
	const more = found?.more ?? false;
	// To end right here is always a choice, or a player would be sent on for ever.
	const listed = (found?.chains ?? []).filter((chain) => !more || chain.path.length === path.length);
	return {
		path,
		captured: all[0]?.captured.slice(0, path.length - 1) ?? [],
		ways: [...listed].sort((a, b) => b.captured.length - a.captured.length),
		more,
		stops: more
			? all
					.filter((chain) => chain.path.length === path.length + 1)
					.map((chain) => ({ to: chain.path[path.length], over: chain.captured[path.length - 1] }))
			: [],
	};
}

/** Without the last stop, or without the end: one step back. @param {Course} course @returns {Course | null} */
export const stepBack = ({ stops, end }) =>
	stops.length > 0 ? { stops: stops.slice(0, -1), end, chosen: 0, looked: null } : null;
