// The board of Chinese checkers: whose pieces lie where, and what they are called.
import { colourOf } from "../colours.js";
import { t } from "../i18n.js";
import { nameOfSeat } from "../names.js";
import { canPlay, colourOfSeat, isMine, isMyTurn, seatsTaken } from "../selectors.js";
import { turnsToBottom } from "../star/geometry.js";
import { legalMoves } from "../star/moves.js";
import { mountStarGame } from "../star/play.js";

/** @import { About } from "../core.js" */
/** @import { State } from "../state.js" */
/** @import { Board, Hands, Move } from "./registry.js" */
/** @import { Picture } from "../star/play.js" */
/** @import { StarView } from "../wire.js" */

/**
 * @param {Element} parent
 * @param {About} about
 * @param {Hands} hands
 * @returns {Board}
 */
export const mountBoard = (parent, about, hands) =>
	mountStarGame(parent, about, hands, {
		picture: (state) => picture(state, about),
		last: (state) => asTurn(starView(state)?.last),
		lastInWords,
	});

/** @param {State} state @returns {StarView | null} */
const starView = ({ view }) => (view?.game === "chinese_checkers" ? view : null);

/** Nothing leaves the board in this game. @param {{ path: string[] } | null | undefined} turn */
const asTurn = (turn) => ({ path: turn?.path ?? [], captured: [] });

/** @param {State} state @param {About} about @returns {Picture} */
function picture(state, about) {
	const view = starView(state);
	const homes = view?.homes ?? lobbyHomes(state, about);
	const pieces = shownPieces(state);
	const moves = canPlay(state) ? legalMoves(state.view?.legal ?? []) : [];
	const held = canPlay(state) ? (view?.chain?.at ?? state.picked) : null;
	const mover = state.view?.to_move ?? -1;
	return {
		live: view !== null,
		turns: turnsToBottom(homes[state.facing?.seat ?? 0] ?? 0) + state.turned,
		homes: new Map(homes.map((point, seat) => [point, seat])),
		sides: view ? pieces.map((holes, seat) => ({ seat, holes })) : lobbySides(state, about),
		turn: asTurn(state.pending ? null : (view?.chain ?? view?.last)),
		held,
		inChain: Boolean(view?.chain),
		moves,
		pickable: pieces[mover] ?? [],
		own: isMyTurn(state) ? (pieces[mover] ?? []) : pieces.filter((_, seat) => isMine(state, seat)).flat(),
		label: labelOf(state, pieces, moves, held),
		way: null,
	};
}

/**
 * The pieces of each seat, with a turn that is on its way already shown.
 * @param {State} state
 * @returns {string[][]}
 */
function shownPieces(state) {
	const { pending } = state;
	const pieces = starView(state)?.pieces ?? [];
	if (!pending || pending.from === pending.to) return pieces;
	return pieces.map((own, seat) =>
		seat === pending.seat ? own.map((hole) => (hole === pending.from ? pending.to : hole)) : own,
	);
}

/**
 * @param {State} state
 * @param {string[][]} pieces
 * @param {Move[]} moves
 * @param {string | null} held
 */
function labelOf(state, pieces, moves, held) {
	/** @type {Map<string, number>} */
	const owner = new Map();
	for (const [seat, own] of pieces.entries()) for (const hole of own) owner.set(hole, seat);
	return (/** @type {string} */ hole) => {
		const seat = owner.get(hole);
		if (seat === undefined) {
			const aim = moves.find(({ from, to }) => from === held && to === hole);
			return aim
				? t(aim.kind === "step" ? "star-cell-step" : "star-cell-hop", { hole })
				: t("star-cell-free", { hole });
		}
		const colour = t(`colour-${colourOf(seat)}`);
		if (!isMine(state, seat)) return t("cc-cell-other", { hole, colour, name: nameOfSeat(state, seat) });
		if (!isMyTurn(state) || seat !== state.view?.to_move) return t("cc-cell-own", { hole, colour });
		const targets = moves.filter(({ from }) => from === hole).length;
		return t(hole === held ? "cc-cell-picked" : "cc-cell-movable", { hole, colour, targets });
	};
}

/** @param {State} state */
function lastInWords(state) {
	const last = starView(state)?.last;
	if (!last) return null;
	const [from, to] = [last.path[0], last.path[last.path.length - 1]];
	const name = nameOfSeat(state, last.seat);
	const hops = last.path.length - 1;
	return last.hops ? t("cc-log-hops", { name, from, to, hops }) : t("cc-log-step", { name, from, to });
}

/** Before the first round: the homes of as many as have sat down. @param {State} state @param {About} about */
const lobbyHomes = (state, about) => about.homes?.[Math.max(0, about.players.indexOf(seatsTaken(state)))] ?? [];

/** @param {State} state @param {About} about */
function lobbySides(state, about) {
	const homes = lobbyHomes(state, about);
	return (state.table?.seats ?? []).flatMap((taken, index) => {
		if (!taken) return [];
		const seat = colourOfSeat(state, index);
		return [{ seat, holes: about.board.holes.filter(({ point }) => point === homes[seat]).map(({ name }) => name) }];
	});
}
