// What only a table on one device has: turns are taken back and made again, bots are told to wait, the round is given up.
import { html } from "lit-html";
import { t } from "../i18n.js";
import { isPlaying } from "../selectors.js";
import { botIn } from "../sitters.js";
import { openSheet } from "./sheet.js";

/** @import { State } from "../state.js" */
/** @import { Commands } from "../commands.js" */

/** @param {State} state @param {Commands} commands */
export function localTools(state, commands) {
	const { local, view } = state;
	if (!local || !view) return null;
	const busy = state.asked.length > 0;
	const playing = isPlaying(state);
	const pausable = playing && view.seats.some((seat) => botIn(seat) !== null);
	return html`<button class="quiet" data-action="undo" ?disabled=${busy || !local.undo} @click=${() => commands.undo()}>${t("undo")}</button>
		<button class="quiet" data-action="redo" ?disabled=${busy || !local.redo} @click=${() => commands.redo()}>${t("redo")}</button>
		${
			pausable
				? html`<button class="quiet" data-action="pause" aria-pressed=${local.paused ? "true" : "false"} ?disabled=${busy}
					@click=${() => commands.pause(!local.paused)}>${t(local.paused ? "go-on" : "pause")}</button>`
				: null
		}
		${
			playing
				? html`<button class="quiet" data-action="clear" ?disabled=${busy}
					@click=${() => (local.begun ? openSheet("clear-question") : commands.clear())}>${t("new-game")}</button>`
				: null
		}`;
}

/** A begun round is not given up without a question. @param {State} state @param {Commands} commands */
export const clearQuestion = (state, commands) =>
	state.local
		? html`<dialog class="sheet" id="clear-question" data-part="clear-question" aria-labelledby="clear-title">
			<h2 id="clear-title">${t("clear-title")}</h2>
			<p>${t("clear-line")}</p>
			<form method="dialog" class="buttons">
				<button class="main" data-action="keep-playing">${t("clear-no")}</button>
				<button data-action="clear-all-the-same" @click=${() => commands.clear()}>${t("clear-yes")}</button>
			</form>
		</dialog>`
		: null;

/** Said for as long as it is so: who closes the page would lose the round. @param {State} state */
export function keptNote(state) {
	if (!state.local || (state.kept && !state.unread)) return null;
	const words = state.unread ? t(`local-${state.unread}`) : t("local-not-kept");
	return html`<section class="card" data-part="not-kept" data-unread=${state.unread ?? ""}><p>${words}</p></section>`;
}
