// From the state to what the star shows, and from what a hand does on it to commands.
import { colourOf } from "../colours.js";
import { t } from "../i18n.js";
import { nameOfSeat } from "../names.js";
import { canPlay, colourOfSeat, isMine, isMyTurn, isPlaying, seatsTaken } from "../selectors.js";
import { mountStar } from "../star/board.js";
import { turnsToBottom } from "../star/geometry.js";
import { legalMoves } from "./chinese_checkers_moves.js";

/** @import { About } from "../core.js" */
/** @import { State } from "../state.js" */
/** @import { Board, Hands, Move } from "./registry.js" */
/** @import { Scene } from "../star/board.js" */
/** @import { StarView } from "../wire.js" */

/** @param {State} state @returns {StarView | null} */
const starView = ({ view }) => (view?.game === "chinese_checkers" ? view : null);

/** The piece in hand: the one in a chain, or the one that was picked. @param {State} state */
const inHand = (state) => (canPlay(state) ? (starView(state)?.chain?.at ?? state.picked) : null);

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
 * @param {Element} parent
 * @param {About} about
 * @param {Hands} hands
 * @returns {Board}
 */
export function mountBoard(parent, about, hands) {
	const { holes } = about.board;
	const index = new Map(holes.map(({ name }, at) => [name, at]));
	const at = (/** @type {string} */ name) => index.get(name) ?? 0;
	/** @type {State | null} */
	let shown = null;
	/** @type {Move[]} */
	let moves = [];

	const star = mountStar(parent, holes, {
		press: (hole) => press(holes[hole].name),
		carry: (from, to) => {
			const name = to === null ? null : holes[to].name;
			const move = moves.find((move) => move.from === holes[from].name && move.to === name);
			if (move) hands.play(move);
		},
		wish: (wish) => {
			if (!shown) return;
			if (wish === "drop") hands.pick(null);
			else if (wish === "help") hands.help();
			else if (wish === "whose") hands.say(whose(shown));
			else if (wish === "last") hands.say(lastTurn(shown));
			else hands.say(isMyTurn(shown) ? t("cc-say-nothing-picked") : whose(shown));
		},
	});

	/** @param {string} hole */
	function press(hole) {
		if (!shown || !canPlay(shown)) return;
		const held = inHand(shown);
		const move = moves.find((move) => move.from === held && move.to === hole);
		if (move) {
			hands.play(move);
			star.land(at(hole));
			return;
		}
		const own = starView(shown)?.pieces[shown.view?.to_move ?? -1] ?? [];
		if (!own.includes(hole)) return;
		if (starView(shown)?.chain) {
			if (hole !== held) hands.refuse("other_piece_in_chain");
		} else hands.pick(hole === held ? null : hole);
	}

	/** @param {State} state @returns {Scene} */
	function scene(state) {
		const view = starView(state);
		const held = inHand(state);
		moves = canPlay(state) ? legalMoves(state.view?.legal ?? []) : [];
		const aims = moves.filter(({ from }) => from === held);
		const homes = view?.homes ?? lobbyHomes(state, about);
		const sides = view
			? shownPieces(state).map((own, seat) => ({ seat, holes: own.map(at) }))
			: lobbySides(state, about);
		const toMove = state.view?.to_move ?? -1;
		const path = (view?.chain?.path ?? view?.last?.path ?? []).map(at);
		return {
			turns: turnsToBottom(homes[state.facing?.seat ?? 0] ?? 0) + state.turned,
			live: view !== null,
			label: view ? t("cc-board") : t("cc-board-before"),
			homes: new Map(homes.map((point, seat) => [point, seat])),
			sides,
			marks: {
				trail: state.pending ? [] : path,
				picked: held === null ? null : at(held),
				steps: aims.filter(({ kind }) => kind === "step").map(({ to }) => at(to)),
				hops: aims.filter(({ kind }) => kind === "hop").map(({ to }) => at(to)),
			},
			lastPath: (view?.last?.path ?? []).map(at),
			cells: {
				labels: view ? labels(state, moves, held) : [],
				movable: new Set(moves.map(({ from }) => at(from))),
				own: new Set(ownHoles(state, toMove).map(at)),
				targets: new Set(aims.map(({ to }) => at(to))),
				picked: held === null ? null : at(held),
			},
		};
	}

	/** @param {State} state @param {Move[]} all @param {string | null} held */
	function labels(state, all, held) {
		/** @type {Map<string, number>} */
		const owner = new Map();
		for (const [seat, own] of shownPieces(state).entries()) for (const hole of own) owner.set(hole, seat);
		return holes.map(({ name }) => {
			const seat = owner.get(name);
			if (seat === undefined) {
				const aim = all.find(({ from, to }) => from === held && to === name);
				return aim
					? t(aim.kind === "step" ? "cc-cell-step" : "cc-cell-hop", { hole: name })
					: t("cc-cell-free", { hole: name });
			}
			const colour = t(`colour-${colourOf(seat)}`);
			if (!isMine(state, seat)) return t("cc-cell-other", { hole: name, colour, name: nameOfSeat(state, seat) });
			if (!isMyTurn(state) || seat !== state.view?.to_move) return t("cc-cell-own", { hole: name, colour });
			const targets = all.filter(({ from }) => from === name).length;
			return t(name === held ? "cc-cell-picked" : "cc-cell-movable", { hole: name, colour, targets });
		});
	}

	return {
		render: (state) => {
			shown = state;
			star.render(scene(state));
		},
		replay: (state) => star.replay((starView(state)?.last?.path ?? []).map(at)),
		destroy: star.destroy,
	};
}

/**
 * The holes between which N and P go: the pieces to be moved, or the reader's own while others move.
 * @param {State} state
 * @param {number} toMove
 */
function ownHoles(state, toMove) {
	const pieces = shownPieces(state);
	if (isMyTurn(state)) return pieces[toMove] ?? [];
	return pieces.filter((_, seat) => isMine(state, seat)).flat();
}

/** @param {State} state */
function whose(state) {
	const seat = state.view?.to_move ?? null;
	if (!isPlaying(state) || seat === null) return t("turn-none");
	return isMyTurn(state) ? t("turn-yours") : t("turn-of", { name: nameOfSeat(state, seat) });
}

/** @param {State} state */
function lastTurn(state) {
	const last = starView(state)?.last;
	if (!last) return t("cc-say-no-last");
	const [from, to] = [last.path[0], last.path[last.path.length - 1]];
	const name = nameOfSeat(state, last.seat);
	const hops = last.path.length - 1;
	return last.hops ? t("cc-log-hops", { name, from, to, hops }) : t("cc-log-step", { name, from, to });
}

/** Before the first round: the homes of as many as have sat down. @param {State} state @param {About} about */
const lobbyHomes = (state, about) => about.homes[Math.max(0, about.players.indexOf(seatsTaken(state)))] ?? [];

/** @param {State} state @param {About} about */
function lobbySides(state, about) {
	const homes = lobbyHomes(state, about);
	return (state.table?.seats ?? []).flatMap((taken, index) => {
		if (!taken) return [];
		const seat = colourOfSeat(state, index);
		return [{ seat, holes: about.board.holes.flatMap((hole, at) => (hole.point === homes[seat] ? [at] : [])) }];
	});
}
