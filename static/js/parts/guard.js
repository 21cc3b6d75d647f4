// The guard: its question before a turn that gives something away, and the sheet that says what it is. Both know only
// what this page was shown, and nothing of them goes to the table.
import { html } from "lit-html";
import { aboutGame } from "../core.js";
import { gameModule } from "../games/registry.js";
import { t } from "../i18n.js";
import { openSheet } from "./sheet.js";

/** @import { State } from "../state.js" */
/** @import { Commands } from "../commands.js" */

/** Whether the game has one. @param {State} state */
export const hasGuard = (state) => (aboutGame(state.table?.game ?? "")?.guard ?? 0) > 0;

/** @param {State} state @param {Commands} commands */
export function guardQuestion(state, commands) {
	const { question } = state;
	const words = gameModule(state.table?.game)?.asks ?? {};
	// Whoever closes it by a key has thought again.
	return html`<dialog class="sheet" id="guard-question" data-part="guard-question" data-reason=${question?.reason ?? ""}
		aria-labelledby="guard-question-title" aria-describedby="guard-question-why" @cancel=${() => commands.thinkAgain()}>
		<h2 id="guard-question-title">${t("guard-asks")}</h2>
		<p id="guard-question-why">${question ? t(words[question.reason] ?? "guard-asks-any", { ...holesOf(question.move) }) : ""}</p>
		<p class="note">${t("guard-asks-note")}</p>
		<div class="buttons">
			<button class="main" data-action="think-again" @click=${() => commands.thinkAgain()}>${t("guard-think-again")}</button>
			<button data-action="play-all-the-same" @click=${() => commands.playAllTheSame()}>${t("guard-play")}</button>
		</div>
	</dialog>`;
}

/** @param {{ from: string, to: string }} move */
const holesOf = ({ from, to }) => ({ from, to });

/** Opens or closes the question as the state has it. @param {State} state */
export function showQuestion(state) {
	const dialog = document.querySelector("#guard-question");
	if (!(dialog instanceof HTMLDialogElement)) return;
	if (state.question && !dialog.open) dialog.showModal();
	if (!state.question && dialog.open) dialog.close();
}

/** The same for everyone at the table, whatever their level. @param {State} state */
export function guardSheet(state) {
	const about = gameModule(state.table?.game)?.guardSheet() ?? [];
	if (about.length === 0) return null;
	return html`<dialog class="sheet" id="guard-sheet" data-part="guard-sheet" aria-labelledby="guard-sheet-title">
		<h2 id="guard-sheet-title" tabindex="-1" autofocus>${t("guard-title")}</h2>
		${about.map((paragraph) =>
			typeof paragraph === "string"
				? html`<p>${paragraph}</p>`
				: html`<ul>${paragraph.map((item) => html`<li>${item}</li>`)}</ul>`,
		)}
		<form method="dialog"><button class="main" data-action="close-guard">${t("close")}</button></form>
	</dialog>`;
}

/** The way to the sheet. */
export const guardButton = () =>
	html`<button class="quiet" data-action="guard-help" @click=${() => openSheet("guard-sheet")}>${t("guard-about")}</button>`;

/** The level of a seat, shown to all beside the name. @param {number} level */
export const guardBadge = (level) =>
	level > 0 ? html` <span class="tag" data-guard=${level}>${t("guard")}</span>` : null;

/** The choice of one's own seat, before the round. @param {State} state @param {Commands} commands @param {number} seat @param {number} level */
export const guardSwitch = (state, commands, seat, level) => html`<label class="switch guard"
	><input type="checkbox" data-input="guard" data-for-seat=${seat} .checked=${level > 0} ?disabled=${state.asked.length > 0}
		@change=${(/** @type {Event & { currentTarget: HTMLInputElement }} */ event) =>
			commands.setGuard(seat, event.currentTarget.checked ? 1 : 0)}><span
		>${t("guard")}<span class="hidden"> ${t("seat-number", { seat: seat + 1 })}</span></span></label>`;
