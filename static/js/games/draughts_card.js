// The card with the present game as text, to be taken to other programs.
import { html } from "lit-html";
import { fenOf, pdnOf, resultOf } from "../draughts/notation.js";
import { t } from "../i18n.js";
import { entriesOf, turnsThatStood } from "../looking_back.js";
import { nameOfSeat } from "../names.js";
import { draughtsView } from "./draughts_choices.js";

/** @import { State } from "../state.js" */
/** @import { Commands } from "../commands.js" */
/** @import { DraughtsTurn } from "../../generated/wire.js" */

/** @param {State} state @param {Commands} commands */
export function notationCard(state, commands) {
	const view = draughtsView(state);
	if (!view) return null;
	const { whole, entries } = entriesOf(state.log, view.round);
	const turns = /** @type {DraughtsTurn[]} */ (turnsThatStood(entries).map(({ turn }) => turn.data));
	const names = { black: nameOfSeat(state, view.black_seat), white: nameOfSeat(state, 1 - view.black_seat) };
	// Of a game whose beginning this page has not been told there is the position alone.
	const pdn = whole ? pdnOf(turns, { ...plain(names), result: resultOf(view.result, view.black_seat) }) : null;
	const copy = (/** @type {string} */ text) => commands.copy(text, "#dr-fen", ["dr-copied", "dr-by-hand"]);
	const fen = fenOf(view);
	return html`<details class="card" data-part="notation">
		<summary><h2>${t("dr-notation")}</h2></summary>
		<p class="note">${t("dr-notation-line")}</p>
		<label for="dr-fen">${t("dr-fen")}</label>
		<input id="dr-fen" data-input="fen" readonly .value=${fen} translate="no">
		<div class="buttons">
			<button data-action="copy-fen" @click=${() => copy(fen)}>${t("dr-copy-fen")}</button>
			${pdn === null ? null : html`<button data-action="copy-pdn" @click=${() => copy(pdn)}>${t("dr-copy-pdn")}</button>`}
		</div>
	</details>`;
}

/** Without the marks that keep the directions of names and words apart. @template {Record<string, string>} T @param {T} names @returns {T} */
const plain = (names) =>
	/** @type {T} */ (
		Object.fromEntries(Object.entries(names).map(([side, name]) => [side, name.replace(/[\u2066-\u2069]/g, "")]))
	);
