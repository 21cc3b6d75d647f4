// Capture Chinese checkers: its board on the page, and its words.
import { listed, t } from "../i18n.js";
import { canPlay, isPlaying } from "../selectors.js";
import { STAR_REFUSALS, starKeys } from "../star/words.js";
import { choiceCard } from "./capture_checkers_choice.js";
import { allMoves, captureView, readMove, waysOf } from "./capture_checkers_choices.js";
import { turnInWords } from "./capture_checkers_words.js";
import { lateBoard, lateShow } from "./late.js";

/** @import { GameModule } from "./registry.js" */
/** @import { State } from "../state.js" */
/** @import { CaptureEvent } from "../wire.js" */
/** @import { CaptureCheckersTurn as CaptureTurn } from "../../generated/wire.js" */

const load = () => import("./capture_checkers_late.js");

/** @param {State} state */
function prompt(state) {
	const chain = captureView(state)?.chain;
	if (chain) return t("cap-prompt-chain", { captured: chain.captured.length });
	const ways = waysOf(state);
	if (ways) return t(ways.more ? "cap-prompt-stop" : "cap-prompt-way");
	if (!state.picked) return t("cap-prompt-pick");
	return allMoves(state).some(({ from }) => from === state.picked) ? t("star-prompt-picked") : t("cap-prompt-stuck");
}

/** @param {State} state */
function actions(state) {
	const view = captureView(state);
	if (!isPlaying(state) || !view?.rules.stepwise) return [];
	const args = canPlay(state) ? (view.legal.find((command) => "pass_on" in command) ?? null) : null;
	return [{ name: "pass_on", args, label: t("star-pass-on"), main: true }];
}

/** @type {GameModule} */
export const captureCheckers = {
	key: "capture_checkers",
	title: () => t("cap-title"),
	line: () => t("cap-line"),
	mount: lateBoard(load),
	show: lateShow(load),
	prompt,
	moves: allMoves,
	read: readMove,
	choice: choiceCard,
	actions,
	hasLast: (state) => Boolean(captureView(state)?.last),
	standing: (state, seat) => {
		const captured = captureView(state)?.captures[seat];
		return captured === undefined ? null : t("cap-captured", { captured });
	},
	word: (entry, nameOf) => {
		const { kind, data } = /** @type {CaptureEvent} */ (entry);
		return kind === "turn" ? turnInWords(data, nameOf(data.seat)) : null;
	},
	before: (view, entry) => {
		if (view.game !== "capture_checkers" || entry.kind !== "turn") return view;
		const { seat, path, captured } = /** @type {CaptureTurn} */ (entry.data);
		const to = path[path.length - 1];
		if (!view.pieces.includes(to)) return null;
		const pieces = [...view.pieces.filter((hole) => hole !== to), path[0], ...captured];
		return { ...view, pieces, captures: view.captures.with(seat, view.captures[seat] - captured.length) };
	},
	result: ({ places }, nameOf) => {
		const first = places[0] ?? [];
		if (first.length === 0) return t("result-none");
		return first.length === 1
			? t("cap-result-most", { name: nameOf(first[0]) })
			: t("cap-result-tie", { names: listed(first.map(nameOf)) });
	},
	ruleName: (rule) => t(`cap-rule-${rule}`),
	ruleSentence: (rule, value) => t(`cap-rule-${rule}-${value === true ? "on" : "off"}`),
	choiceName: (_, value) => value,
	remark: () => null,
	levelSentence: (level) => t(`cap-level-${level}`),
	asks: {},
	guardSheet: () => [],
	keys: () => starKeys(t("cap-key-own")),
	refusals: {
		...STAR_REFUSALS,
		no_piece: "cap-no-piece",
		other_piece_in_chain: "cap-no-other-piece",
		no_chain: "cap-no-chain",
	},
};
