// English draughts: its words, and its board, which is loaded when there is one to be drawn.
import { after, piecesOf, startPieces, toView } from "../draughts/turns.js";
import { t } from "../i18n.js";
import { canPlay, isPlaying } from "../selectors.js";
import { notationCard } from "./draughts_card.js";
import { allMoves, chosenOf, draughtsView, readMove, turnsOf } from "./draughts_choices.js";
import { turnInWords } from "./draughts_words.js";
import { lateBoard, lateShow } from "./late.js";

/** @import { GameModule } from "./registry.js" */
/** @import { State } from "../state.js" */
/** @import { DraughtsEvent } from "../../generated/wire.js" */
/** @import { View } from "../wire.js" */

const load = () => import("./draughts_late.js");

/** @param {State} state */
function prompt(state) {
	const chosen = chosenOf(state);
	if (chosen.length > 1) return t("dr-prompt-landing", { path: chosen.join("x") });
	if (chosen.length > 0) return t("star-prompt-picked");
	const capturing = draughtsView(state)?.capturing ?? [];
	if (capturing.length === 0) return t("dr-prompt-pick");
	return t("dr-prompt-capture", { count: capturing.length, squares: capturing.join(", ") });
}

/** @param {State} state */
function actions(state) {
	if (!isPlaying(state) || turnsOf(state).length === 0) return [];
	const claim = canPlay(state) ? (state.view?.legal.find((command) => "claim_draw" in command) ?? null) : null;
	return [
		{ name: "claim_draw", args: claim, label: t("dr-claim-draw"), main: true },
		{
			name: "resign",
			// At one device there is "new game" for it.
			args: state.local ? null : { resign: {} },
			label: t("dr-resign"),
			main: false,
			sure: { title: t("dr-resign-title"), line: t("dr-resign-line"), yes: t("dr-resign-yes"), no: t("dr-resign-no") },
		},
	];
}

/** @type {GameModule} */
export const draughts = {
	key: "draughts",
	title: () => t("dr-title"),
	line: () => t("dr-line"),
	mount: lateBoard(load),
	show: lateShow(load),
	colours: (view) =>
		view?.game === "draughts" && view.black_seat === 1 ? ["ivory", "vermilion"] : ["vermilion", "ivory"],
	prompt,
	moves: allMoves,
	read: readMove,
	typing: () => [t("dr-type"), t("dr-type-note")],
	card: notationCard,
	actions,
	cancel: (state) => (canPlay(state) && state.course ? { pick: state.picked, label: t("dr-cancel") } : null),
	hasLast: (state) => Boolean(draughtsView(state)?.last),
	standing: (state, seat) => {
		const view = draughtsView(state);
		if (!view) return null;
		const { men, kings } = seat === view.black_seat ? view.black : view.white;
		return t("dr-pieces", { count: men.length + kings.length });
	},
	word: (entry, nameOf) => {
		const { kind, data } = /** @type {DraughtsEvent} */ (entry);
		switch (kind) {
			case "turn":
				return turnInWords(data, nameOf(data.seat));
			case "resigned":
				return t("dr-log-resigned", { name: nameOf(data.seat) });
			case "draw_claimed":
				return t("dr-log-claimed", { name: nameOf(data.seat) });
			default:
				return null;
		}
	},
	// A turn does not tell what a captured piece was, so that only the way forward is clear.
	before: () => null,
	start: (view) => ({ ...view, ...toView(startPieces()), capturing: [] }),
	after: (view, entry) => {
		const event = /** @type {DraughtsEvent} */ (entry);
		if (view.game !== "draughts" || event.kind !== "turn") return view;
		return /** @type {View} */ ({ ...view, ...toView(after(piecesOf(view), event.data)) });
	},
	result: ({ places, reason }, nameOf) => {
		const winner = places[0]?.length === 1 ? nameOf(places[0][0]) : null;
		const loser = places[1]?.length === 1 ? nameOf(places[1][0]) : "";
		if (winner === null) return t(reason === "repetition" ? "dr-result-repetition" : "dr-result-forty-turns");
		if (reason === "resigned") return t("dr-result-resigned", { winner, loser });
		return t(reason === "no_pieces" ? "dr-result-no-pieces" : "dr-result-blocked", { winner, loser });
	},
	ruleName: (rule) => t(`dr-rule-${rule}`),
	ruleSentence: (rule, value) => t(`dr-rule-${rule}-${value === true ? "on" : value === false ? "off" : value}`),
	choiceName: (rule, value) => t(`dr-choice-${rule}-${value}`),
	remark: () => null,
	levelSentence: (level) => t(`dr-level-${level}`),
	asks: {},
	guardSheet: () => [],
	keys: () => [
		["←  →", t("star-key-row")],
		["↑  ↓", t("star-key-column")],
		["Q  E  Z  C", t("star-key-diagonals")],
		["Home  End", t("star-key-ends")],
		["Enter", t("star-key-enter")],
		["Esc", t("dr-key-escape")],
		["N  P", t("cc-key-own")],
		["M", t("star-key-targets")],
		["L", t("star-key-last")],
		["T", t("star-key-whose")],
		["?", t("star-key-help")],
	],
	refusals: {
		bad_path: "dr-no-bad-path",
		occupied: "star-no-occupied",
		no_such_square: "dr-no-such-square",
		no_piece: "cap-no-piece",
		not_your_piece: "dr-no-not-your-piece",
		must_capture: "dr-no-must-capture",
		capture_goes_on: "dr-no-capture-goes-on",
		man_goes_forward: "dr-no-man-goes-forward",
		no_such_move: "dr-no-such-move",
		no_draw: "dr-no-draw",
		capture_begun: "dr-no-capture-begun",
		cannot_move: "dr-no-cannot-move",
	},
};
