// Who is away, and since when.
import { html } from "lit-html";
import { t, timeOfDay } from "../i18n.js";
import { awaySince } from "../may.js";

/** @import { State } from "../state.js" */

/** @param {State} state @param {number | null} member */
export function awayWords(state, member) {
	const since = awaySince(state, member);
	return since === null
		? null
		: html` · <span class="away" data-away=${since}>${t("away", { time: timeOfDay(since) })}</span>`;
}
