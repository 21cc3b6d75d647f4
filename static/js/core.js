// The engine's first module: boards, house rules, numbers of players. The page knows none of these by itself.
import init, { about, asks, choices, games } from "spillbord-core";

/** @typedef {import("./star/geometry.js").Hole} Hole */
/** @typedef {{ key: string, type: "switch", default: boolean }} SwitchRule */
/** @typedef {{ key: string, type: "choice", options: string[], default: string }} ChoiceRule */
/** @typedef {SwitchRule | ChoiceRule} HouseRule */
/**
 * @typedef {object} About what the engine tells of a game
 * @property {string} game
 * @property {number[]} players the numbers of players, ascending
 * @property {HouseRule[]} house_rules
 * @property {string[]} levels of its bots, weakest first
 * @property {number} guard the highest help level of its guard; 0 where it has none
 * @property {{ holes: Hole[], directions: string[] }} board where it is a star
 * @property {import("./draughts/geometry.js").Square[]} [squares] where it is a board of squares
 * @property {number[][]} [homes] the homes of the seats, a list for each of `players`; where a game has homes
 */

/** @type {Map<string, About | null>} */
const known = new Map();

/** Loads the engine. */
export const loadCore = async () => {
	await init();
};

/** @returns {string[]} the names of all games */
export const gameNames = () => JSON.parse(games());

/**
 * @param {string} game
 * @returns {About | null} null for a game that this release does not know
 */
export function aboutGame(game) {
	let found = known.get(game);
	if (found === undefined) {
		found = JSON.parse(about(game) ?? "null");
		known.set(game, found ?? null);
	}
	return found ?? null;
}

/** The house rules of a game that are not as usual, in its order. @param {string} game @param {Record<string, boolean | string>} rules */
export const differing = (game, rules) =>
	(aboutGame(game)?.house_rules ?? [])
		.filter((rule) => rule.key in rules && rules[rule.key] !== rule.default)
		.map(({ key }) => key);

/**
 * Why the guard of a seat asks before a command. It is judged here, from what this page was shown, and told nobody.
 * @param {import("./wire.js").View} view
 * @param {number} seat
 * @param {Record<string, any>} args
 * @returns {string | null} a code of the game's; null where it does not ask
 */
export const guardAsks = (view, seat, args) => asks(JSON.stringify(view), seat, JSON.stringify(args)) ?? null;

/**
 * How a player can go on from what is chosen of a command, such as the first stops of a chain.
 * @param {import("./wire.js").View} view
 * @param {string[]} chosen
 * @returns {any} as the game has it; null where it can't go on so
 */
export const choicesOf = (view, chosen) =>
	// What is legal is the longest part of a view, and not asked about.
	JSON.parse(choices(JSON.stringify({ ...view, legal: [] }), JSON.stringify(chosen)) ?? "null");
