// The board of English draughts on the page: what a state shows, and what a press on a square means.
import { mountDraughts } from "../draughts/board.js";
import { jumped } from "../draughts/geometry.js";
import { after, landings, piecesOf, startPieces } from "../draughts/turns.js";
import { t } from "../i18n.js";
import { nameOfSeat } from "../names.js";
import { canPlay, isMyTurn } from "../selectors.js";
import { whose } from "../whose.js";
import { chosenOf, draughtsView, moveAlong, turnsOf } from "./draughts_choices.js";
import { turnInWords } from "./draughts_words.js";

/** @import { About } from "../core.js" */
/** @import { State } from "../state.js" */
/** @import { Board, Hands } from "./registry.js" */
/** @import { Pieces, Side } from "../draughts/turns.js" */
/** @import { Way } from "../draughts/pieces.js" */

/** @type {Way} */
const NO_WAY = { path: [], captured: [] };

/**
 * @param {Element} parent
 * @param {About} about
 * @param {Hands} hands
 * @returns {Board}
 */
export function mountBoard(parent, about, hands) {
	const squares = about.squares ?? [];
	/** @type {State | null} */
	let shown = null;

	const board = mountDraughts(parent, squares, {
		press: (square) => press(square),
		carry: (_, to) => {
			if (to === null || !shown) return;
			const move = moveAlong(turnsOf(shown), [...chosenOf(shown), to]);
			if (move) hands.play(move);
		},
		wish: (wish) => {
			if (!shown) return;
			if (wish === "drop") drop(shown);
			else if (wish === "help") hands.help();
			else if (wish === "whose") hands.say(whose(shown));
			else if (wish === "last") hands.say(lastInWords(shown));
			else hands.say(isMyTurn(shown) ? t("star-say-nothing-picked") : whose(shown));
		},
	});

	/** In the middle of a capture back to before it; otherwise the piece is put down. @param {State} state */
	const drop = ({ picked, course }) => hands.pick(course ? picked : null);

	/** @param {number} square */
	function press(square) {
		if (!shown || !canPlay(shown)) return;
		const paths = turnsOf(shown);
		const chosen = chosenOf(shown);
		const move = chosen.length > 0 ? moveAlong(paths, [...chosen, square]) : null;
		const piece = piecesShown(shown).pieces.get(square);
		const view = draughtsView(shown);
		if (move) {
			hands.play(move);
			board.land(square);
		} else if (chosen.length > 1) {
			if (square === chosen[0] || square === chosen[chosen.length - 1]) drop(shown);
			else if (piece) hands.refuse("capture_begun");
		} else if (!piece || !view) return;
		else if (piece.side !== sideToMove(shown)) hands.refuse("not_your_piece");
		else if (paths.some((path) => path[0] === square)) hands.pick(square === chosen[0] ? null : String(square));
		else hands.refuse(view.capturing.length > 0 ? "must_capture" : "cannot_move");
	}

	return {
		render(state) {
			shown = state;
			const view = draughtsView(state);
			const paths = turnsOf(state);
			const chosen = chosenOf(state);
			const { pieces, way } = piecesShown(state, squares);
			const isBegun = chosen.length > 1;
			const next = chosen.length > 0 ? landings(paths, chosen) : [];
			const jumps = next.filter((square) => jumped(squares, [chosen[chosen.length - 1], square]).length > 0);
			const own = isMyTurn(state) ? sideToMove(state) : ownSide(state);
			const held = chosen.at(-1) ?? null;
			const must = paths.length > 0 && !isBegun ? (view?.capturing ?? []) : [];
			const marked = isBegun ? NO_WAY : way;
			board.render({
				turned: isTurned(state),
				live: view !== null,
				label: view ? t("star-board") : t("dr-board-before"),
				pieces,
				way,
				marks: {
					trail: marked.path,
					taken: marked.captured.filter((square) => !pieces.has(square)),
					picked: held,
					moves: next.filter((square) => !jumps.includes(square)),
					jumps,
					must,
					way: isBegun ? way : null,
				},
				cells: {
					label: labelOf(state, pieces, own, { next, must, held, doomed: isBegun ? way.captured : [] }),
					movable: new Set(isBegun ? [held ?? 0] : paths.map((path) => path[0])),
					own: new Set([...pieces].filter(([, { side }]) => side === own).map(([square]) => square)),
					targets: new Set(next),
					picked: held,
				},
			});
		},
		replay: (state) => board.replay(draughtsView(state)?.last ?? NO_WAY),
		destroy: board.destroy,
	};
}

/** @param {State} state */
function lastInWords(state) {
	const last = draughtsView(state)?.last;
	return last ? turnInWords(last, nameOfSeat(state, last.seat)) : t("star-say-no-last");
}

/** @param {State} state @returns {Side | null} */
const sideToMove = (state) => {
	const side = draughtsView(state)?.side;
	return side === undefined ? null : side === "black" ? "red" : "white";
};

/** The side of the reader's first seat; nothing for who only watches. @param {State} state @returns {Side | null} */
const ownSide = (state) => {
	const view = draughtsView(state);
	const seat = state.you.seats[0];
	return view && seat !== undefined ? (seat === view.black_seat ? "red" : "white") : null;
};

/** @param {State} state */
function isTurned(state) {
	const view = draughtsView(state);
	const black = view !== null && (state.facing?.seat ?? 0) === view.black_seat;
	return black !== (state.turned % 2 === 1);
}

/**
 * The pieces, and the turn that is marked or grows. One that is on its way to the table is already shown.
 * @param {State} state
 * @param {NonNullable<About["squares"]>} [squares]
 * @returns {{ pieces: Pieces, way: Way }}
 */
function piecesShown(state, squares = []) {
	const view = draughtsView(state);
	if (!view) return { pieces: startPieces(), way: NO_WAY };
	const pieces = piecesOf(view);
	/** @type {number[] | undefined} */
	const sent = state.pending?.args.move;
	const chosen = chosenOf(state);
	const path = sent ?? (chosen.length > 1 && canPlay(state) ? chosen : null);
	if (!path) return { pieces, way: view.last ?? NO_WAY };
	const captured = jumped(squares, path);
	// What is jumped over stays until the capture is whole; whether a man is crowned the table says.
	const gone = sent ? captured : [];
	return { pieces: after(pieces, { path, captured: gone, crowned: false }), way: { path, captured } };
}

/**
 * @param {State} state
 * @param {Pieces} pieces
 * @param {Side | null} own
 * @param {{ next: number[], must: number[], held: number | null, doomed: number[] }} marks
 */
function labelOf(state, pieces, own, { next, must, held, doomed }) {
	const paths = turnsOf(state);
	return (/** @type {number} */ square) => {
		const piece = pieces.get(square);
		const isAim = next.includes(square);
		const parts = [t("dr-cell", { square })];
		if (!piece) parts.push(t("dr-free"));
		else {
			parts.push(t(`dr-${piece.side}-${piece.king ? "king" : "man"}`));
			if (piece.side === own) parts.push(t("dr-yours"));
			if (must.includes(square)) parts.push(t("dr-must"));
			if (square === held) parts.push(t("dr-picked"));
			if (doomed.includes(square)) parts.push(t("dr-doomed"));
			const count = square === held ? next.length : landings(paths, [square]).length;
			if (piece.side === own && canPlay(state) && (held === null || square === held || count > 0))
				parts.push(t("dr-targets", { count }));
		}
		if (isAim) parts.push(t("dr-target"));
		return parts.join(", ");
	};
}
