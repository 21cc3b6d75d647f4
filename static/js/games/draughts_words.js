// Turns of English draughts in words.
import { notation } from "../draughts/turns.js";
import { t } from "../i18n.js";

/** @import { DraughtsTurn } from "../../generated/wire.js" */

/** @param {DraughtsTurn} turn @param {string} name of who made it */
export function turnInWords(turn, name) {
	const move = notation(turn);
	const count = turn.captured.length;
	const words = count > 0 ? t("dr-log-capture", { name, move, count }) : t("dr-log-move", { name, move });
	return turn.crowned ? `${words} ${t("dr-log-crowned")}` : words;
}
