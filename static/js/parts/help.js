// The sheet that lists the board's keys.
import { html } from "lit-html";
import { gameModule } from "../games/registry.js";
import { t } from "../i18n.js";
import { openSheet } from "./sheet.js";

/** @import { State } from "../state.js" */

/** @param {State} state */
export function helpSheet(state) {
	const keys = gameModule(state.table?.game)?.keys() ?? [];
	return html`<dialog class="sheet help" id="help" data-part="help" aria-labelledby="help-title">
		<h2 id="help-title" tabindex="-1" autofocus>${t("help-title")}</h2>
		<p>${t("help-line")}</p>
		<dl>${keys.map(([key, does]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${does}</dd></div>`)}</dl>
		<form method="dialog"><button class="main" data-action="close-help">${t("close")}</button></form>
	</dialog>`;
}

export const openHelp = () => openSheet("help");
