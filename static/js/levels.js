// What was measured of the bots: the file that `make levels` has written for a game.
import { urls } from "spillbord-assets";

/**
 * @typedef {object} Match
 * @property {number} players
 * @property {Record<string, boolean | string>} rules those that differ from the defaults
 * @property {string[]} levels stronger first; one where a level played against itself
 * @property {number} rounds
 * @property {{ level: string, wins: number, losses: number, interval: [low: number, high: number] }[]} sides
 * @property {{ least: number, median: number, most: number }} turns of a round, all seats together
 */

/**
 * The matches of two different levels, one against one, under the usual rules.
 * @param {string} game
 * @returns {Promise<Match[]>}
 */
export async function measuredMatches(game) {
	const response = await fetch(urls[`levels/${game}.json`]);
	if (!response.ok) throw new Error(`no figures of ${game}`);
	/** @type {{ matches: Match[] }} */
	const { matches } = await response.json();
	return matches.filter(
		({ players, levels, rules }) => players === 2 && levels.length === 2 && Object.keys(rules).length === 0,
	);
}
