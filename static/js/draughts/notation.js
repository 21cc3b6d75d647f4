// The present game as text that other programs read: its position as FEN, its moves as PDN. Black is the side that is shown
// red, and `1-0` says that it has won, as in all files of this game.
import { notation } from "./turns.js";

/** @import { DraughtsTurn, DraughtsView as View, Outcome } from "../../generated/wire.js" */

const WIDTH = 79;

/** @param {Pick<View, "black" | "white" | "side">} view */
export function fenOf({ black, white, side }) {
	/** @param {View["black"]} army */
	const list = ({ men, kings }) =>
		[...men, ...kings]
			.sort((a, b) => a - b)
			.map((square) => (kings.includes(square) ? `K${square}` : square))
			.join(",");
	return `${side === "black" ? "B" : "W"}:W${list(white)}:B${list(black)}`;
}

/** @param {Outcome | null} result @param {number} black the seat of that side */
export function resultOf(result, black) {
	if (!result || result.places.length === 0 || result.reason === "ended") return "*";
	if (result.places[0].length !== 1) return "1/2-1/2";
	return result.places[0][0] === black ? "1-0" : "0-1";
}

/**
 * @param {DraughtsTurn[]} turns from the beginning
 * @param {{ black: string, white: string, result: string }} about the names of the sides, and how it ended
 */
export function pdnOf(turns, { black, white, result }) {
	const tag = (/** @type {string} */ name, /** @type {string} */ value) =>
		`[${name} "${value.replace(/[\r\n]/g, " ").replace(/["\\]/g, "\\$&")}"]`;
	const tags = [tag("Black", black), tag("White", white), tag("Result", result), tag("GameType", "21")];
	const words = turns.flatMap((turn, index) =>
		index % 2 === 0 ? [`${index / 2 + 1}.`, notation(turn)] : [notation(turn)],
	);
	const lines = [""];
	for (const word of [...words, result]) {
		const line = lines[lines.length - 1];
		if (line !== "" && line.length + word.length >= WIDTH) lines.push(word);
		else lines[lines.length - 1] = line === "" ? word : `${line} ${word}`;
	}
	return `${[...tags, "", ...lines].join("\n")}\n`;
}
