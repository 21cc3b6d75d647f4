// What those at a table are called.
import { colourOf } from "./colours.js";
import { t } from "./i18n.js";

/** @import { State } from "./state.js" */
/** @import { Sitter } from "./wire.js" */

/** What a bot is called: its level, and its colour, since there may be two of a kind. @param {string} level @param {number} seat */
export const botName = (level, seat) =>
	t("bot-name", { level: t(`level-${level}`), colour: t(`colour-${colourOf(seat)}`) });

/** @param {Sitter | null | undefined} sitter @param {number} seat */
export const sitterName = (sitter, seat) => {
	if (!sitter) return "";
	return "bot" in sitter ? botName(sitter.bot, seat) : sitter.name;
};

/** The name of a seat of the round. @param {State} state @param {number} seat */
export const nameOfSeat = (state, seat) => sitterName(state.view?.seats[seat], seat);
