// One's own seat: how it is kept, and the two ways to it from another device.
import { html } from "lit-html";
import { t, timeOfDay } from "../i18n.js";
import { me } from "../selectors.js";
import { qrPicture } from "./qr.js";

/** @import { State } from "../state.js" */
/** @import { Commands } from "../commands.js" */

/** @param {State} state @param {Commands} commands */
export function ownSeatCard(state, commands) {
	const self = me(state);
	if (!self || state.local) return null;
	const has = state.you.password;
	return html`<details class="card own-seat" data-part="own-seat" data-password=${has ? "set" : "none"}>
		<summary><h2>${t("own-seat-title")}</h2><span class="detail">${t(has ? "own-seat-has" : "own-seat-has-not")}</span></summary>
		<p class="note">${t("own-seat-kept")}</p>
		${ticketPart(state, commands)} ${passwordPart(state, commands, self.name)}
	</details>`;
}

/** @param {State} state @param {Commands} commands */
function ticketPart(state, commands) {
	const { ticket } = state;
	return html`<div class="way-back">
		<h3>${t("own-seat-move")}</h3>
		<p class="note">${t("own-seat-move-note")}</p>
		<div class="buttons">
			<button data-action="make-ticket" ?disabled=${state.asked.length > 0} @click=${() => commands.makeTicket()}>${t(
				ticket ? "own-seat-move-again" : "own-seat-move-do",
			)}</button>
		</div>
		${
			ticket
				? html`${qrPicture(ticket.link, t("own-seat-move-qr"))}
					<label for="ticket-link">${t("own-seat-move-link", { until: timeOfDay(ticket.until) })}</label>
					<input id="ticket-link" data-input="ticket" readonly .value=${ticket.link} translate="no" autocomplete="off"
						@focus=${(/** @type {FocusEvent & { currentTarget: HTMLInputElement }} */ event) => event.currentTarget.select()}>
					<div class="buttons"><button data-action="copy-ticket" @click=${() => commands.copy(ticket.link, "#ticket-link")}>${t("share-copy")}</button></div>`
				: null
		}
	</div>`;
}

/** @param {State} state @param {Commands} commands @param {string} name */
function passwordPart(state, commands, name) {
	const wrong = state.notice?.code === "bad_password";
	/** @param {SubmitEvent & { currentTarget: HTMLFormElement }} event */
	const submit = (event) => {
		event.preventDefault();
		const input = /** @type {HTMLInputElement} */ (event.currentTarget.elements.namedItem("password"));
		if (commands.setPassword(input.value)) input.value = "";
		else input.focus();
	};
	return html`<form class="way-back" @submit=${submit} novalidate>
		<h3>${t("own-seat-password")}</h3>
		<p class="note" id="seat-password-note">${t("own-seat-password-note", { name })}</p>
		<input class="hidden" autocomplete="username" tabindex="-1" aria-hidden="true" readonly .value=${name}>
		<label for="seat-password">${t(state.you.password ? "own-seat-password-other" : "own-seat-password-new")}</label>
		<input id="seat-password" name="password" type="password" data-input="seat-password" autocomplete="new-password" maxlength="128"
			aria-describedby="seat-password-note" aria-invalid=${wrong ? "true" : "false"}>
		<div class="buttons"><button data-action="set-password" ?disabled=${state.asked.length > 0}>${t(
			state.you.password ? "own-seat-password-change" : "own-seat-password-set",
		)}</button></div>
	</form>`;
}
