// A game on the star: from a state to what the star shows, and from what a hand does on it to moves. What lies where, and
// what can be done with it, is the game's to say.
import { t } from "../i18n.js";
import { canPlay, isMyTurn } from "../selectors.js";
import { whose } from "../whose.js";
import { mountStar } from "./board.js";

/** @import { About } from "../core.js" */
/** @import { State } from "../state.js" */
/** @import { Board, Hands, Move } from "../games/registry.js" */
/** @typedef {{ path: string[], captured: string[] }} NamedTurn a turn by the names of its holes */
/**
 * @typedef {object} Picture what a game shows; holes by their names
 * @property {boolean} live whether a round has begun
 * @property {number} turns clockwise steps of 60° by which the board is turned
 * @property {Map<number, number>} homes the seat whose home each point is
 * @property {{ seat: number | null, holes: string[] }[]} sides
 * @property {NamedTurn} turn the turn that is under way or was the last; it is marked, and shown where it is new
 * @property {string | null} held the piece in hand: the one in a chain, or the one that was picked
 * @property {boolean} inChain whether no other piece may be picked
 * @property {Move[]} moves all that can be made now
 * @property {string[]} pickable pieces that the one to move may pick
 * @property {string[]} own the pieces between which N and P go
 * @property {(hole: string) => string} label the name of a cell
 * @property {NamedTurn & { end: string } | null} way what the player is looking at before it is played
 */
/**
 * @typedef {object} StarGame
 * @property {(state: State) => Picture} picture
 * @property {(state: State) => NamedTurn | null} last the last turn
 * @property {(state: State) => string | null} lastInWords
 * @property {(state: State) => void} [drop] what Escape does, where it is more than to put the piece down
 */

/**
 * @param {Element} parent
 * @param {About} about
 * @param {Hands} hands
 * @param {StarGame} game
 * @returns {Board}
 */
export function mountStarGame(parent, about, hands, game) {
	const { holes } = about.board;
	const index = new Map(holes.map(({ name }, at) => [name, at]));
	const at = (/** @type {string} */ name) => index.get(name) ?? 0;
	/** @param {NamedTurn} turn */
	const indexed = ({ path, captured }) => ({ path: path.map(at), captured: captured.map(at) });
	/** @type {State | null} */
	let shown = null;
	/** @type {Picture | null} */
	let picture = null;

	const star = mountStar(parent, holes, {
		press: (hole) => press(holes[hole].name),
		carry: (from, to) => {
			const move = to === null ? null : find(holes[from].name, holes[to].name);
			if (move) hands.play(move);
		},
		wish: (wish) => {
			if (!shown) return;
			if (wish === "drop") (game.drop ?? (() => hands.pick(null)))(shown);
			else if (wish === "help") hands.help();
			else if (wish === "whose") hands.say(whose(shown));
			else if (wish === "last") hands.say(game.lastInWords(shown) ?? t("star-say-no-last"));
			else hands.say(isMyTurn(shown) ? t("star-say-nothing-picked") : whose(shown));
		},
	});

	/** @param {string | null} from @param {string} to */
	const find = (from, to) => picture?.moves.find((move) => move.from === from && move.to === to);

	/** @param {string} hole */
	function press(hole) {
		if (!shown || !picture || !canPlay(shown)) return;
		const { held, inChain, pickable } = picture;
		const move = find(held, hole);
		if (move) {
			hands.play(move);
			star.land(at(hole));
		} else if (pickable.includes(hole)) {
			if (!inChain) hands.pick(hole === held ? null : hole);
			else if (hole !== held) hands.refuse("other_piece_in_chain");
		}
	}

	return {
		render(state) {
			shown = state;
			picture = game.picture(state);
			const { live, held, moves, label } = picture;
			const aims = moves.filter(({ from }) => from === held);
			const picked = held === null ? null : at(held);
			const turn = indexed(picture.turn);
			const taken = new Set(picture.sides.flatMap((side) => side.holes));
			star.render({
				turns: picture.turns,
				live,
				label: live ? t("star-board") : t("star-board-before"),
				homes: picture.homes,
				sides: picture.sides.map((side) => ({ seat: side.seat, holes: side.holes.map(at) })),
				marks: {
					trail: turn.path,
					taken: turn.captured,
					picked,
					steps: aims.filter(({ kind }) => kind === "step").map(({ to }) => at(to)),
					hops: aims.filter(({ kind }) => kind === "hop").map(({ to }) => at(to)),
					atop: aims.filter(({ to }) => taken.has(to)).map(({ to }) => at(to)),
					way: picture.way && { ...indexed(picture.way), end: at(picture.way.end) },
				},
				turn,
				cells: {
					labels: live ? holes.map(({ name }) => label(name)) : [],
					movable: new Set(moves.map(({ from }) => at(from))),
					own: new Set(picture.own.map(at)),
					targets: new Set(aims.map(({ to }) => at(to))),
					picked,
				},
			});
		},
		replay: (state) => star.replay(indexed(game.last(state) ?? { path: [], captured: [] })),
		destroy: star.destroy,
	};
}
