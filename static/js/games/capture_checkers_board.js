// The board of capture Chinese checkers: pieces that are nobody's, what they are called, and where some have been captured.
import { t } from "../i18n.js";
import { nameOfSeat } from "../names.js";
import { canPlay, isMyTurn } from "../selectors.js";
import { mountStarGame } from "../star/play.js";
import { capturedOn } from "../star/turn.js";
import { boardMoves, captureView, waysOf } from "./capture_checkers_choices.js";
import { stepBack } from "./capture_checkers_ways.js";
import { turnInWords } from "./capture_checkers_words.js";

/** @import { About } from "../core.js" */
/** @import { State } from "../state.js" */
/** @import { Board, Hands, Move } from "./registry.js" */
/** @import { NamedTurn, Picture } from "../star/play.js" */

/**
 * @param {Element} parent
 * @param {About} about
 * @param {Hands} hands
 * @returns {Board}
 */
export const mountBoard = (parent, about, hands) =>
	mountStarGame(parent, about, hands, {
		picture: (state) => picture(state, about),
		last: (state) => captureView(state)?.last ?? null,
		lastInWords: (state) => {
			const last = captureView(state)?.last;
			return last ? turnInWords(last, nameOfSeat(state, last.seat)) : null;
		},
		drop: ({ picked, course }) => (picked && course ? hands.course(picked, stepBack(course)) : hands.pick(null)),
	});

/** The pieces as they lie when a round begins: all of the hexagon but its centre. @param {About} about */
export const startPieces = ({ board }) =>
	board.holes.filter(({ point, x, y }) => point === null && (x !== 0 || y !== 0)).map(({ name }) => name);

/** @param {State} state @param {About} about @returns {Picture} */
function picture(state, about) {
	const view = captureView(state);
	const { pieces, turn } = view ? shown(state, about) : { pieces: startPieces(about), turn: NO_TURN };
	const held = canPlay(state) ? (view?.chain?.at ?? state.picked) : null;
	const moves = boardMoves(state);
	return {
		live: view !== null,
		// Nobody has a home here: the board lies the same way for all.
		turns: state.turned,
		homes: new Map(),
		sides: [{ seat: null, holes: pieces }],
		turn,
		held,
		inChain: Boolean(view?.chain),
		moves,
		pickable: pieces,
		own: isMyTurn(state) ? [...new Set(moves.map(({ from }) => from))] : pieces,
		label: labelOf(state, new Set(pieces), moves, held),
		way: wayOf(state),
	};
}

/** @type {NamedTurn} */
const NO_TURN = { path: [], captured: [] };

/**
 * The pieces, and the turn that is marked; one that is on its way to the table is already shown.
 * @param {State} state
 * @param {About} about
 * @returns {{ pieces: string[], turn: NamedTurn }}
 */
function shown(state, about) {
	const view = captureView(state);
	const pieces = view?.pieces ?? [];
	const turn = view?.chain ?? view?.last ?? NO_TURN;
	/** @type {string[] | undefined} */
	const path = state.pending?.args.hop ?? state.pending?.args.chain;
	if (!path) return { pieces, turn };
	const captured = capturedAlong(about, pieces, path);
	const gone = new Set([path[0], ...captured]);
	const begun = view?.chain ?? { path: [path[0]], captured: [] };
	return {
		pieces: [...pieces.filter((hole) => !gone.has(hole)), path[path.length - 1]],
		turn: { path: [...begun.path, ...path.slice(1)], captured: [...begun.captured, ...captured] },
	};
}

/** @param {About} about @param {string[]} pieces @param {string[]} path */
function capturedAlong({ board: { holes } }, pieces, path) {
	const index = new Map(holes.map(({ name }, at) => [name, at]));
	const at = (/** @type {string} */ name) => index.get(name) ?? 0;
	return capturedOn(holes, pieces.map(at), path.map(at)).map((hole) => holes[hole].name);
}

/** The way that is looked at before it is played. @param {State} state @returns {Picture["way"]} */
function wayOf(state) {
	const ways = waysOf(state);
	if (!ways || !state.course) return null;
	const { end, chosen, looked } = state.course;
	const { path, captured } = ways.ways[looked ?? chosen] ?? ways;
	return { path, captured, end };
}

/**
 * @param {State} state
 * @param {Set<string>} pieces
 * @param {Move[]} moves
 * @param {string | null} held
 */
function labelOf(state, pieces, moves, held) {
	/** @type {Map<string, number>} how many moves each piece has */
	const targets = new Map();
	for (const { from } of moves) targets.set(from, (targets.get(from) ?? 0) + 1);
	const isWhole = captureView(state)?.rules.stepwise === false;
	const open = canPlay(state);
	return (/** @type {string} */ hole) => {
		const isAim = moves.some(({ from, to }) => from === held && to === hole);
		if (!pieces.has(hole)) {
			if (!isAim) return t("star-cell-free", { hole });
			return isWhole ? t("cap-cell-target", { hole }) : t("star-cell-hop", { hole });
		}
		const count = targets.get(hole) ?? 0;
		if (hole === held && isAim) return t("cap-cell-back", { hole });
		if (hole === held) return t(isWhole ? "cap-cell-picked-ends" : "cap-cell-picked", { hole, count });
		if (isAim) return t("cap-cell-piece-target", { hole });
		if (!open || count === 0) return t("cap-cell-piece", { hole });
		return t(isWhole ? "cap-cell-ends" : "cap-cell-movable", { hole, count });
	};
}
