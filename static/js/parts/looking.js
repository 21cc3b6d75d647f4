// The way through a round that is over: what was played where the board stands now, and the steps to and fro.
import { html, svg } from "lit-html";
import { token } from "../colours.js";
import { t } from "../i18n.js";
import { wordEntry } from "../words.js";

/** @import { State } from "../state.js" */
/** @import { Commands } from "../commands.js" */
/** @import { Looking } from "../looking_back.js" */

const BACK = svg`<path d="M15 5l-8 7 8 7" />`;
const ON = svg`<path d="M9 5l8 7-8 7" />`;
const FIRST = svg`<path d="M18 5l-8 7 8 7M6 5v14" />`;
const LAST = svg`<path d="M6 5l8 7-8 7M18 5v14" />`;

/** What led to the position that is looked at. @param {State} state @param {Looking} looking */
export function lookingWords(state, { turns, at, whole }) {
	if (at > 0) return wordEntry(state, turns[at - 1]) ?? "";
	return t(whole ? "look-beginning" : "look-earliest");
}

/** In the place of the turn bar. @param {State} state @param {Looking} looking */
export function lookingBar(state, looking) {
	const { turns, at } = looking;
	const last = at > 0 ? turns[at - 1] : null;
	return html`<div class="turnbar" data-part="looking" data-at=${at} data-of=${turns.length}>
		${last?.kind === "turn" ? token(last.data.seat) : null}
		<p><strong>${lookingWords(state, looking)}</strong><span>${t("look-at", { at, of: turns.length })}</span></p>
	</div>`;
}

/** In the place of the actions. @param {Looking} looking @param {Commands} commands */
export function lookingSteps({ turns, at }, commands) {
	/** @param {string} name @param {unknown} drawing @param {number} to */
	const step = (
		name,
		drawing,
		to,
	) => html`<button data-action="look-${name}" aria-label=${t(`look-${name}`)} title=${t(`look-${name}`)}
		aria-disabled=${to < 0 || to > turns.length || to === at ? "true" : "false"} @click=${() => commands.lookAt(to)}
		><svg viewBox="0 0 24 24" aria-hidden="true">${drawing}</svg></button>`;
	return html`<div class="thumb looking" role="group" aria-label=${t("look-title")}>
		${step("first", FIRST, 0)} ${step("back", BACK, at - 1)} ${step("on", ON, at + 1)} ${step("last", LAST, turns.length)}
		<button class="main" data-action="look-away" @click=${() => commands.lookAway()}>${t("look-away")}</button>
	</div>`;
}
