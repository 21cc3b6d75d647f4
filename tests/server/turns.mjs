// Choosing turns of Chinese checkers from a view alone, the same ones each time.

/** @typedef {(below: number) => number} Random  a whole number from 0 */

/**
 * A command that brings a piece towards its goal, where there is one: enough to end a round.
 * @param {any} view
 * @param {Random} random
 */
export function choose(view, random) {
	const goal = (view.homes[view.to_move] + 3) % 6;
	const gain = (/** @type {[string, string]} */ [from, to]) =>
		distance(from, APEXES[goal]) - distance(to, APEXES[goal]);
	const worth = (/** @type {any} */ command) => {
		if (command.step) return gain(command.step);
		if (command.hop) return view.chain?.path.includes(command.hop[1]) ? -20 : gain(command.hop);
		// A chain that can't go on forwards ends; where it may not end, it is undone.
		return command.pass_on ? 0.5 : -10;
	};
	// Now and then any turn, or two who stand in each other's way would shuffle for ever.
	if (!view.chain && random(12) === 0) return view.legal[random(view.legal.length)];
	const best = Math.max(...view.legal.map(worth));
	const equals = view.legal.filter((/** @type {any} */ command) => worth(command) === best);
	return equals[random(equals.length)];
}

/**
 * Whole numbers below a bound, always the same ones for a seed (mulberry32).
 * @param {number} seed
 * @returns {Random}
 */
export function seeded(seed) {
	let state = seed;
	return (below) => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
	};
}

const ROWS = [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1];
/** The tips of the six points, clockwise from the top. */
const APEXES = ["A1", "E13", "M13", "Q1", "M1", "E1"];

/**
 * Steps between two holes, pieces and the star's edge ignored.
 * @param {string} from
 * @param {string} to
 */
function distance(from, to) {
	// A hole is two half-widths wide, so that neighbouring rows fit into one another.
	const [a, b] = [from, to].map((hole) => {
		const row = hole.charCodeAt(0) - 65;
		return { row, x: 2 * Number(hole.slice(1)) - ROWS[row] };
	});
	const rows = Math.abs(a.row - b.row);
	return rows + Math.max(0, (Math.abs(a.x - b.x) - rows) / 2);
}
