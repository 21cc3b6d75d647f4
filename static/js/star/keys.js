// What the keys do on a star.
import { t } from "../i18n.js";

/**
 * @param {string} own what N and P do, which depends on whose the pieces are
 * @returns {[keys: string, does: string][]}
 */
export const starKeys = (own) => [
	["←  →", t("star-key-row")],
	["↑  ↓", t("star-key-column")],
	["Q  E  Z  C", t("star-key-diagonals")],
	["Home  End", t("star-key-ends")],
	["Enter", t("star-key-enter")],
	["Esc", t("star-key-escape")],
	["N  P", own],
	["M", t("star-key-targets")],
	["L", t("star-key-last")],
	["T", t("star-key-whose")],
	["?", t("star-key-help")],
];
