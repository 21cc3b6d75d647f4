// All that has happened at the table, in words, the latest first.
import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { language, t, timeOfDay } from "../i18n.js";
import { wordEntry } from "../words.js";

/** @import { State } from "../state.js" */

/** There is room for it beside the board; on a phone it waits to be asked for. */
const isOpen = globalThis.matchMedia?.("(min-width: 900px)").matches ?? false;

/** @param {State} state */
export function logCard(state) {
	if (!state.table) return null;
	return html`<details class="card log" data-part="log" ?open=${isOpen}>
		<summary><h2>${t("log-title")}</h2></summary>
		<ol class="log-list" reversed tabindex="0" aria-label=${t("log-title")}>${guard([state.log, language()], () => lines(state))}</ol>
	</details>`;
}

/** Worded only when there is something new: a long round has hundreds. @param {State} state */
function lines(state) {
	const worded = state.log.flatMap((entry, index) => {
		const words = wordEntry(state, entry);
		return words ? [{ key: `${entry.revision}.${entry.kind}.${index}`, at: entry.at, words }] : [];
	});
	return repeat(
		worded.reverse(),
		({ key }) => key,
		({ at, words }) => html`<li><time>${timeOfDay(at)}</time> <span>${words}</span></li>`,
	);
}
