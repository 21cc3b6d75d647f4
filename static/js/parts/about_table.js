// The sheet of the table, what is not about people: what a player can ask, and what the host decides.
import { html } from "lit-html";
import { gameModule } from "../games/registry.js";
import { t } from "../i18n.js";
import { isMine, isPlaying } from "../selectors.js";
import { lastPlayed } from "../turns.js";

/** @import { State } from "../state.js" */
/** @import { Commands } from "../commands.js" */

/** @param {State} state @param {Commands} commands */
export const tablePanel = (state, commands) => html`${asking(state, commands)}${hosting(state, commands)}`;

/** @param {State} state @param {Commands} commands */
function asking(state, commands) {
	if (!isPlaying(state) || !state.view?.seats.some((_, seat) => isMine(state, seat))) return null;
	const busy = Boolean(state.table?.offer) || state.asked.length > 0;
	const back = lastPlayed(state.wholes, state.you.seats);
	return html`<section aria-labelledby="asking-title"><h3 id="asking-title">${t("asking-title")}</h3>
		<div class="list">
			<button data-action="offer-draw" ?disabled=${busy} @click=${() => commands.done("offer", { what: "draw" })}>${t("offer-draw")}</button>
			<button data-action="offer-back" ?disabled=${busy || back === null} @click=${() => commands.offerTakeBack()}>${t("offer-back")}</button>
		</div>
		${state.table?.offer ? html`<p class="note">${t("offer-one")}</p>` : null}</section>`;
}

/** @param {State} state @param {Commands} commands */
function hosting(state, commands) {
	const { table } = state;
	if (!table || !state.you.host) return null;
	const playing = isPlaying(state);
	/** @param {"watch" | "leaving" | "games"} of @param {string} label @param {string} now */
	const way = (
		of,
		label,
		now,
	) => html`<button class="way" data-action="open-${of}" @click=${() => commands.open({ of })}
		><span>${label}</span><span class="detail">${now}</span></button>`;
	return html`<section aria-labelledby="hosting-title"><h3 id="hosting-title">${t("hosting-title")}</h3>
		<div class="list">
			${playing ? html`<button data-action="end-round" @click=${() => commands.open({ of: "sure", about: "end_round" })}>${t("end-round")}</button>` : null}
			${playing ? null : way("games", t("games-title"), gameModule(table.game)?.title() ?? "")}
			${way("watch", t("watch-title"), t(`watch-${table.watch}`))}
			${table.may_pass ? way("leaving", t("leaving-title"), t(`leaving-${table.on_leave}`)) : null}
		</div></section>`;
}
