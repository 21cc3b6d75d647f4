// Chinese checkers: its board on the page, and its words.
import { t } from "../i18n.js";
import { canPlay, isMyTurn, isPlaying } from "../selectors.js";
import { legalMoves, typedMove } from "../star/moves.js";
import { STAR_REFUSALS, starKeys } from "../star/words.js";
import { lateBoard, lateShow } from "./late.js";

/** @import { GameModule } from "./registry.js" */
/** @import { State } from "../state.js" */
/** @import { StarEvent } from "../wire.js" */

const load = () => import("./chinese_checkers_late.js");

/** @param {State} state */
const moves = (state) => (isMyTurn(state) ? legalMoves(state.view?.legal ?? []) : []);

/** @param {State} state @param {string} name */
const legalCalled = (state, name) => state.view?.legal.find((command) => name in command) ?? null;

/** @param {State} state */
function prompt(state) {
	const { view } = state;
	if (view?.game === "chinese_checkers" && view.chain) {
		const hops = legalMoves(view.legal).length > 0;
		if (!legalCalled(state, "pass_on")) return t("cc-prompt-foreign");
		return hops ? t("cc-prompt-chain") : t("cc-prompt-chain-end");
	}
	return state.picked ? t("star-prompt-picked") : t("cc-prompt-pick");
}

/** @param {State} state */
function actions(state) {
	const { view } = state;
	if (!isPlaying(state) || view?.game !== "chinese_checkers" || !view.rules.stepwise) return [];
	const open = canPlay(state);
	return [
		{ name: "back", args: open ? legalCalled(state, "back") : null, label: t("cc-back"), main: false },
		{ name: "pass_on", args: open ? legalCalled(state, "pass_on") : null, label: t("star-pass-on"), main: true },
	];
}

/** @param {string[]} path @param {boolean} hops */
const moved = (path, hops) => ({ from: path[0], to: path[path.length - 1], hops: hops ? path.length - 1 : 0 });

/** @type {GameModule} */
export const chineseCheckers = {
	key: "chinese_checkers",
	title: () => t("cc-title"),
	line: () => t("cc-line"),
	mount: lateBoard(load),
	show: lateShow(load),
	prompt,
	moves,
	read: (state, typed) => typedMove(moves(state), typed),
	actions,
	hasLast: (state) => Boolean(state.view?.last),
	standing: (state, seat) => {
		const { view } = state;
		const place = view?.game === "chinese_checkers" ? view.home.indexOf(seat) : -1;
		return place < 0 ? null : t("cc-home", { place: place + 1 });
	},
	word: (entry, nameOf) => {
		const { kind, data } = /** @type {StarEvent} */ (entry);
		switch (kind) {
			case "turn": {
				const { from, to, hops } = moved(data.path, data.hops);
				const name = nameOf(data.seat);
				return hops > 0 ? t("cc-log-hops", { name, from, to, hops }) : t("cc-log-step", { name, from, to });
			}
			case "passed_over":
				return t("cc-log-passed-over", { name: nameOf(data.seat) });
			case "home":
				return t("cc-log-home", { name: nameOf(data.seat), place: data.place });
			default:
				return null;
		}
	},
	before: (view, entry) => {
		if (view.game !== "chinese_checkers") return null;
		if (entry.kind === "home") return { ...view, home: view.home.filter((seat) => seat !== entry.data.seat) };
		if (entry.kind !== "turn") return view;
		const { seat, path } = /** @type {{ seat: number, path: string[] }} */ (entry.data);
		const [from, to] = [path[0], path[path.length - 1]];
		if (!view.pieces[seat]?.includes(to)) return null;
		const moved = view.pieces[seat].map((hole) => (hole === to ? from : hole));
		return { ...view, pieces: view.pieces.with(seat, moved) };
	},
	result: ({ places, reason }, nameOf) => {
		if (reason === "stalled") return t("cc-result-stalled");
		if (reason === "no_moves") return t("cc-result-no-moves");
		const winner = places[0]?.[0];
		return winner === undefined ? t("result-none") : t("cc-result-goal", { name: nameOf(winner) });
	},
	ruleName: (rule) => t(`cc-rule-${rule}`),
	ruleSentence: (rule, value) => t(`cc-rule-${rule}-${value === true ? "on" : value === false ? "off" : value}`),
	choiceName: (rule, value) => t(`cc-choice-${rule}-${value}`),
	remark: (players) => (players === 5 ? t("cc-uneven") : null),
	levelSentence: (level) => t(`cc-level-${level}`),
	asks: { leaves_goal: "cc-asks-leaves_goal", backwards: "cc-asks-backwards" },
	guardSheet: () => [
		t("cc-guard-what"),
		[t("cc-guard-when-leaves"), t("cc-guard-when-backwards")],
		t("cc-guard-distance"),
		t("cc-guard-not"),
		[t("cc-guard-not-blocking"), t("cc-guard-not-ladder"), t("cc-guard-not-others")],
		t("cc-guard-stepwise"),
		t("cc-guard-where"),
	],
	keys: () => starKeys(t("cc-key-own")),
	refusals: {
		...STAR_REFUSALS,
		not_your_piece: "cc-no-not-your-piece",
		not_adjacent: "cc-no-not-adjacent",
		other_piece_in_chain: "cc-no-other-piece",
		step_in_chain: "cc-no-step-in-chain",
		ends_where_it_began: "cc-no-ends-where-it-began",
		foreign_point: "cc-no-foreign-point",
		leaves_goal: "cc-no-leaves-goal",
		no_chain: "cc-no-chain",
	},
};
