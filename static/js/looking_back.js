// A round that is over, turn by turn. Positions are found from the last one backwards: what a turn moved goes back to where
// the log says that it came from, so that no rules are needed, and a log that begins late leads back as far as it goes.

/** @import { Entry, View } from "./wire.js" */
/** @import { GameModule } from "./games/registry.js" */
/** @typedef {{ turn: Entry, rest: Entry[] }} Played a turn that stood, and what followed until the next */
/**
 * @typedef {object} Looking
 * @property {number} round
 * @property {View[]} scenes the positions, the last one last
 * @property {Entry[]} turns those between them: one less
 * @property {boolean} whole whether the first scene is the beginning of the round
 * @property {number} at which scene is looked at
 */

/**
 * The entries of a round, from its start on.
 * @param {Entry[]} log
 * @param {number} round
 */
export function entriesOf(log, round) {
	const start = log.findLastIndex((entry) => entry.kind === "started" && entry.data.round === round);
	return { whole: start >= 0, entries: start < 0 ? log : log.slice(start) };
}

/**
 * The turns that stood in the end.
 * @param {Entry[]} entries of one round
 * @returns {Played[]}
 */
export function turnsThatStood(entries) {
	/** @type {Played[]} */
	let stood = [];
	/** @type {Played[]} those that were taken back, the first of them last */
	let back = [];
	for (const entry of entries) {
		if (entry.kind === "turn") {
			stood.push({ turn: entry, rest: [] });
			back = [];
		} else if (entry.kind === "taken_back") {
			back.push(...stood.splice(Math.max(0, stood.length - entry.data.turns)).reverse());
		} else if (entry.kind === "made_again") {
			// Those that are further back than the log goes can't be had again, nor then what is before them.
			if (entry.data.turns > back.length) stood = [];
			stood.push(...back.splice(Math.max(0, back.length - entry.data.turns)).reverse());
		} else stood.at(-1)?.rest.push(entry);
	}
	return stood;
}

/**
 * What there is to look back on.
 * @param {View} view the last position
 * @param {Entry[]} log
 * @param {Pick<GameModule, "before" | "start" | "after">} module
 * @returns {Looking | null} null where not even the last turn is known
 */
export function lookBack(view, log, module) {
	const { whole, entries } = entriesOf(log, view.round);
	const stood = turnsThatStood(entries);
	if (module.start && module.after) return whole ? lookOn(view, stood, module.start(view), module.after) : null;
	const scenes = [view];
	let first = stood.length;
	while (first > 0) {
		const { turn, rest } = stood[first - 1];
		/** @type {View | null} */
		let scene = scenes[0];
		for (const entry of [turn, ...rest].reverse()) scene = scene && module.before(scene, entry);
		if (!scene) break;
		first -= 1;
		const last = stood[first - 1]?.turn.data ?? null;
		scenes.unshift(
			/** @type {View} */ ({ ...scene, last, chain: null, result: null, to_move: seatOf(turn), legal: [] }),
		);
	}
	if (scenes.length === 1) return null;
	const turns = stood.slice(first).map(({ turn }) => turn);
	return { round: view.round, scenes, turns, whole: whole && first === 0, at: turns.length };
}

/**
 * The same from the beginning on.
 * @param {View} view the last position
 * @param {Played[]} stood
 * @param {View} start
 * @param {NonNullable<GameModule["after"]>} after
 * @returns {Looking | null}
 */
function lookOn(view, stood, start, after) {
	if (stood.length === 0) return null;
	/** @param {View} scene @param {number} made */
	const told = (scene, made) =>
		/** @type {View} */ ({
			...scene,
			last: stood[made - 1]?.turn.data ?? null,
			chain: null,
			result: null,
			to_move: stood[made] ? seatOf(stood[made].turn) : null,
			legal: [],
		});
	const scenes = [told(start, 0)];
	for (const [index, { turn }] of stood.entries()) scenes.push(told(after(scenes[index], turn), index + 1));
	scenes[stood.length] = view;
	const turns = stood.map(({ turn }) => turn);
	return { round: view.round, scenes, turns, whole: true, at: turns.length };
}

/** @param {Entry} turn */
const seatOf = ({ kind, data }) => (kind === "turn" ? data.seat : null);
