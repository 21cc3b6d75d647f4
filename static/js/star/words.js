// Words that games on the star share.
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

/** Refusals of all of them, by key of the locale files. */
export const STAR_REFUSALS = {
	no_such_hole: "star-no-such-hole",
	occupied: "star-no-occupied",
	nothing_to_hop: "star-no-nothing-to-hop",
	hop_by_hop: "star-no-hop-by-hop",
	whole_chain: "star-no-whole-chain",
	bad_path: "star-no-bad-path",
	chain_under_way: "star-no-chain-under-way",
};
