// Whose turn it is and what to do now.
import { html } from "lit-html";
import { colourNumber, token } from "../colours.js";
import { gameModule } from "../games/registry.js";
import { t } from "../i18n.js";
import { nameOfSeat } from "../names.js";
import { dealtIn, isMyTurn, watching } from "../selectors.js";
import { wordOutcome } from "../words.js";

/** @import { State } from "../state.js" */

/** @param {State} state @returns {{ title: string, line: string, seat: number | null }} */
export function turnWords(state) {
	const { table, view } = state;
	const module = gameModule(table?.game);
	if (!table || !module) return { title: t("connecting"), line: "", seat: null };
	if (!state.you.sees && table.phase !== "lobby")
		return { title: t("unseen-title"), line: t("unseen-line"), seat: null };
	if (table.phase === "lobby" || !view) {
		const players = dealtIn(state);
		if (state.local) return { title: t("local-lobby-title"), line: t("local-lobby-line"), seat: null };
		const line = state.you.member === null ? t("lobby-newcomer") : t("lobby-players", { players });
		return { title: t("lobby-title"), line, seat: null };
	}
	if (view.result) {
		const winner =
			view.result.places[0]?.length === 1 && view.result.places.length > 1 ? view.result.places[0][0] : null;
		const line = state.local ? t("local-over") : state.you.host ? t("over-host") : t("over-others");
		return { title: wordOutcome(module, view.result, (seat) => nameOfSeat(state, seat)), line, seat: winner };
	}
	const seat = view.to_move;
	if (seat === null) return { title: t("turn-none"), line: "", seat: null };
	const name = nameOfSeat(state, seat);
	if (!isMyTurn(state)) {
		const seated = state.you.seats.length > 0;
		if (state.local?.paused) return { title: t("turn-of", { name }), line: t("turn-paused"), seat };
		return { title: t("turn-of", { name }), line: seated ? t("turn-wait") : t("turn-watch"), seat };
	}
	const several = state.you.seats.length > 1;
	return {
		title: several ? t("turn-yours-as", { colour: t(`colour-as-${colourNumber(seat)}`) }) : t("turn-yours"),
		line: module.prompt(state),
		seat,
	};
}

/** @param {State} state */
export function turnbar(state) {
	const { title, line, seat } = turnWords(state);
	const mine = isMyTurn(state);
	return html`<div class="turnbar" data-turn=${mine ? "mine" : "other"} data-to-move=${state.view?.to_move ?? ""}>
		${seat === null ? null : token(seat)}
		<p><strong>${title}</strong><span>${line}</span></p>
	</div>`;
}

/** Who is here without a seat. @param {State} state */
export const watchers = (state) => {
	const names = watching(state).map(({ name }) => name);
	return names.length > 0 ? names : null;
};
