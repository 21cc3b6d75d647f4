// Turns of capture Chinese checkers in words.
import { t } from "../i18n.js";

/** @import { NamedTurn } from "../star/play.js" */

/**
 * A turn in words, with the number of pieces that it captured.
 * @param {NamedTurn} turn
 * @param {string} name of who made it
 */
export const turnInWords = ({ path, captured }, name) =>
	t("cap-log-turn", { name, from: path[0], to: path[path.length - 1], captured: captured.length });
