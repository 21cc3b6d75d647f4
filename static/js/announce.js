// Words for those who don't see the board: one polite announcement for a turn, never one for a hop.
import { colourNumber } from "./colours.js";
import { differing } from "./core.js";
import { gameModule } from "./games/registry.js";
import { t } from "./i18n.js";
import { nameOfSeat } from "./names.js";
import { isMine, isMyTurn } from "./selectors.js";
import { wordEntry } from "./words.js";

/** @import { State } from "./state.js" */
/** @import { Entry } from "./wire.js" */

/** What is told at once, besides the turns. */
const TOLD = [
	"started",
	"passed_over",
	"home",
	"resigned",
	"draw_claimed",
	"over",
	"taken_back",
	"made_again",
	"rules_in_force",
];
/** What is told at once to all but who did it: they know. */
const TOLD_OTHERS = [
	"rule_changed",
	"joined",
	"rules_locked",
	"rules_unlocked",
	"game_changed",
	"watch_changed",
	"on_leave_changed",
	"seat_offered",
	"took_over",
	"stood_in",
	"back",
	"left",
	"removed",
	"host_is",
	"recovered",
	"moved",
	"offered",
	"withdrawn",
	"answered",
];

/**
 * What a listener should hear of a change; nothing for most.
 * @param {State} state after it
 * @param {Entry[]} events
 */
export function tellEvents(state, events) {
	const told = events.filter(({ kind, transient, actor }) => {
		if (transient) return false;
		// A host that I have not chosen myself may be me.
		if (TOLD_OTHERS.includes(kind)) return kind === "host_is" || actor.member !== state.you.member;
		return kind === "turn" || TOLD.includes(kind);
	});
	const words = told
		.flatMap((entry) => [wordEntry(state, entry), entry.kind === "started" ? tellRules(state, entry.data.rules) : null])
		.filter((line) => line !== null);
	if (told.some(({ kind }) => kind === "turn" || kind === "started") && !state.view?.result)
		words.push(tellTurn(state));
	return words.join(" ");
}

/** The house rules of the round that begins, those that differ from the defaults. @param {State} state @param {Record<string, boolean | string>} rules */
function tellRules(state, rules) {
	const module = gameModule(state.table?.game);
	if (!module || !state.table || state.local) return null;
	const keys = differing(state.table.game, rules);
	return [t("news-begun", { count: keys.length }), ...keys.map((key) => module.ruleSentence(key, rules[key]))].join(
		" ",
	);
}

/** @param {State} state */
function tellTurn(state) {
	const seat = state.view?.to_move ?? null;
	if (seat === null) return "";
	if (!isMyTurn(state)) return t("turn-of", { name: nameOfSeat(state, seat) });
	return state.you.seats.length > 1
		? t("turn-yours-as", { colour: t(`colour-as-${colourNumber(seat)}`) })
		: t("turn-yours");
}

/** The title of the page's tab. @param {State} state */
export function titleOf(state) {
	const game = gameModule(state.table?.game)?.title() ?? t("site");
	if (isMyTurn(state)) return t("tab-yours", { game });
	const seat = state.view?.to_move ?? null;
	if (state.table?.phase === "playing" && seat !== null && !isMine(state, seat)) {
		return t("tab-of", { name: nameOfSeat(state, seat), game });
	}
	return t("tab", { game });
}

/**
 * A polite live region. The same words twice are said twice.
 * @param {Element} region
 */
export const speaker = (region) => (/** @type {string} */ words) => {
	if (words === "") return;
	const line = document.createElement("p");
	line.textContent = words;
	region.replaceChildren(line);
};
