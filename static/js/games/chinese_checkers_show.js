// The small live board of the front page: the opening of a round for three.
import { t } from "../i18n.js";
import { mountStar } from "../star/board.js";
import { turnsToBottom } from "../star/geometry.js";

/** @import { About } from "../core.js" */

/** Turns of a real round, each a seat and its path. */
const TURNS = /** @type {[number, string[]][]} */ ([
	[0, ["C3", "E7"]],
	[1, ["K11", "K9"]],
	[2, ["M3", "K3"]],
	[0, ["D3", "F6"]],
	[1, ["L10", "J8"]],
	[2, ["L3", "J3"]],
	[0, ["A1", "C3", "E9"]],
	[1, ["L12", "L10"]],
	[2, ["L2", "J2", "J4"]],
	[0, ["D2", "F7"]],
	[1, ["L11", "J9", "J7"]],
	[2, ["K2", "K4", "I4"]],
]);
/** These have been made when the page is there; the others are played before its eyes, and then it rests. */
const MADE = 7;
const FIRST_MS = 700;
const EACH_MS = 950;

const NOTHING = { labels: [], movable: new Set(), own: new Set(), targets: new Set(), picked: null };

/**
 * @param {Element} parent
 * @param {About} about
 * @returns {() => void}
 */
export function mountShow(parent, about) {
	const { holes } = about.board;
	const homes = about.homes[about.players.indexOf(3)];
	const index = new Map(holes.map(({ name }, at) => [name, at]));
	const sides = homes.map((point, seat) => ({
		seat,
		holes: holes.flatMap((hole, at) => (hole.point === point ? [at] : [])),
	}));
	const star = mountStar(parent, holes, { press: () => {}, carry: () => {}, wish: () => {} });
	/** @type {number[]} */
	let trail = [];
	let made = 0;

	function make() {
		const [seat, path] = TURNS[made++];
		trail = path.map((name) => index.get(name) ?? 0);
		const own = sides[seat].holes;
		own[own.indexOf(trail[0])] = trail[trail.length - 1];
	}
	const render = () =>
		star.render({
			turns: turnsToBottom(homes[0]),
			live: false,
			label: t("star-board-before"),
			homes: new Map(homes.map((point, seat) => [point, seat])),
			sides,
			marks: { trail, picked: null, steps: [], hops: [] },
			lastPath: trail,
			cells: NOTHING,
		});

	const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
	while (made < (still ? TURNS.length : MADE)) make();
	render();
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	let timer;
	const play = () => {
		if (made === TURNS.length) return;
		make();
		render();
		timer = setTimeout(play, EACH_MS);
	};
	timer = setTimeout(play, FIRST_MS);
	return () => {
		clearTimeout(timer);
		star.destroy();
	};
}
