// What those at a table are called.
import { colourOf } from "./colours.js";
import { t } from "./i18n.js";
import { personIn } from "./sitters.js";

/** @import { State } from "./state.js" */
/** @import { Sitter } from "./wire.js" */

/** The name at a table on this device of a person who has typed none. */
export const UNNAMED = "?";

/** What a bot is called: its level, and its colour, since there may be two of a kind. @param {string} level @param {number} seat */
export const botName = (level, seat) =>
	t("bot-name", { level: t(`level-${level}`), colour: t(`colour-${colourOf(seat)}`) });

/**
 * Whether people are called by their colours: at one device they all have the same name, or none.
 * @param {State} state
 * @param {Sitter[]} sitters
 */
const areColours = (state, sitters) =>
	state.local !== null &&
	(sitters.filter((sitter) => personIn(sitter) !== null).length > 1 || state.table?.members[0]?.name === UNNAMED);

/**
 * The name of a seat of a round. Somebody who has several is told apart by their colours.
 * @param {State} state
 * @param {Sitter[]} sitters those of the round, by seat
 * @param {number} seat
 */
export function sitterName(state, sitters, seat) {
	const sitter = sitters[seat];
	if (!sitter) return "";
	if ("bot" in sitter) return botName(sitter.bot, seat);
	if (areColours(state, sitters)) return t(`colour-name-${colourOf(seat)}`);
	const several = sitters.filter((other) => personIn(other) === sitter.member).length > 1;
	return several ? t("name-as", { name: sitter.name, colour: t(`colour-${colourOf(seat)}`) }) : sitter.name;
}

/** The name of a seat of the round. @param {State} state @param {number} seat */
export const nameOfSeat = (state, seat) => sitterName(state, state.view?.seats ?? [], seat);
