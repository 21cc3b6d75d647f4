// The small live board of the front page: some turns of a real round. The first have been made when the page is there; the
// others are played before its eyes, and then it rests.
import { playShow } from "../board/show.js";
import { t } from "../i18n.js";
import { mountStar } from "./board.js";
import { capturedOn } from "./turn.js";

/** @import { About } from "../core.js" */
/** @import { Side } from "./pieces.js" */
/** @import { Turn } from "./turn.js" */
/**
 * @typedef {object} Show
 * @property {number} turns clockwise steps of 60° by which the board is turned
 * @property {Map<number, number>} homes the seat whose home each point is
 * @property {Side[]} sides the pieces at the start, by index
 * @property {[side: number, path: string[]][]} played the turns, each with its side's place among `sides`
 * @property {number} made how many of them have been made at first
 * @property {boolean} captures whether a piece that is hopped over leaves the board
 */

const EACH_MS = 950;

const NOTHING = { labels: [], movable: new Set(), own: new Set(), targets: new Set(), picked: null };

/**
 * @param {Element} parent
 * @param {About} about
 * @param {Show} show
 * @returns {() => void}
 */
export function mountStarShow(parent, about, { turns, homes, sides, played, made, captures }) {
	const { holes } = about.board;
	const index = new Map(holes.map(({ name }, at) => [name, at]));
	const star = mountStar(parent, holes, { press: () => {}, carry: () => {}, wish: () => {} });
	/** @type {Turn} */
	let turn = { path: [], captured: [] };

	/** @param {number} number */
	function make(number) {
		const [side, names] = played[number];
		const path = names.map((name) => index.get(name) ?? 0);
		const own = sides[side];
		turn = { path, captured: captures ? capturedOn(holes, own.holes, path) : [] };
		const gone = new Set([path[0], ...turn.captured]);
		own.holes = [...own.holes.filter((hole) => !gone.has(hole)), path[path.length - 1]];
	}
	const render = () =>
		star.render({
			turns,
			live: false,
			label: t("star-board-before"),
			homes,
			sides,
			marks: { trail: turn.path, taken: turn.captured, picked: null, steps: [], hops: [], atop: [], way: null },
			turn,
			cells: NOTHING,
		});

	return playShow({ turns: played.length, made, each: EACH_MS, make, render, destroy: star.destroy });
}
