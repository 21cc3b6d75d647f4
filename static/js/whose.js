// Whose turn it is, in words.
import { t } from "./i18n.js";
import { nameOfSeat } from "./names.js";
import { isMyTurn, isPlaying } from "./selectors.js";

/** @import { State } from "./state.js" */

/** @param {State} state */
export function whose(state) {
	const seat = state.view?.to_move ?? null;
	if (!isPlaying(state) || seat === null) return t("turn-none");
	return isMyTurn(state) ? t("turn-yours") : t("turn-of", { name: nameOfSeat(state, seat) });
}
