// The sheet with this device's settings at a table: its language, and what says that it is one's turn.
import { html, svg } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { ALERTS, canAlert } from "../alerts.js";
import { t } from "../i18n.js";
import { languageChooser } from "./page.js";
import { openSheet } from "./sheet.js";

/** @import { State } from "../state.js" */
/** @import { Commands } from "../commands.js" */

/** Two sliders. */
const DRAWING = svg`<path d="M3 7h8m6 0h4M3 17h4m6 0h8" /><circle cx="14" cy="7" r="2.6" /><circle cx="10" cy="17" r="2.6" />`;

/** The way to the sheet. */
export const settingsButton = () =>
	html`<button class="quiet icon" data-action="settings" aria-haspopup="dialog" aria-label=${t("settings")} title=${t("settings")}
		@click=${() => openSheet("settings")}><svg viewBox="0 0 24 24" aria-hidden="true">${DRAWING}</svg></button>`;

/** @param {State} state @param {Commands} commands @param {() => void} changed is called when another language is there */
export function settingsSheet(state, commands, changed) {
	const having = ALERTS.filter(canAlert);
	const blocked = typeof Notification === "function" && Notification.permission === "denied";
	return html`<dialog class="sheet" id="settings" data-part="settings" aria-labelledby="settings-title">
		<h2 id="settings-title" tabindex="-1" autofocus>${t("settings")}</h2>
		${languageChooser(changed, "settings-language")}
		${
			having.length > 0
				? html`<fieldset class="alerts"><legend>${t("alerts")}</legend>
					${having.map(
						(alert) => html`<label class="switch"
							><input type="checkbox" data-input="alert-${alert}" .checked=${live(state.alerts[alert])}
								@change=${(/** @type {Event & { currentTarget: HTMLInputElement }} */ event) =>
									commands.setAlert(alert, event.currentTarget.checked)}><span>${t(`alert-${alert}`)}</span></label>`,
					)}
					${blocked ? html`<p class="error" role="alert" data-part="blocked">${t("alerts-blocked")}</p>` : null}
					<p class="note">${t("alerts-note")}</p></fieldset>`
				: null
		}
		<form method="dialog"><button class="main" data-action="close-settings">${t("close")}</button></form>
	</dialog>`;
}
