// The card of a round that is over.
import { html } from "lit-html";
import { canSharePictures } from "../after.js";
import { t } from "../i18n.js";

/** @import { State } from "../state.js" */
/** @import { Commands } from "../commands.js" */

/** @param {State} state @param {Commands} commands */
export function afterCard(state, commands) {
	if (!state.view?.result || !("last" in state.view && state.view.last)) return null;
	return html`<section class="card after" data-part="after" aria-labelledby="after-title">
		<h2 id="after-title">${t("after-title")}</h2>
		<p class="note">${t("look-keys")}</p>
		<div class="buttons">
			<button data-action="look-over" @click=${() => commands.lookBack()}>${t("look-over")}</button>
			<button data-action="save-picture" @click=${() => commands.savePicture()}>${t("after-picture")}</button>
			${
				canSharePictures()
					? html`<button data-action="share-picture" @click=${() => commands.sharePicture()}>${t("after-share")}</button>`
					: null
			}
			<button data-action="save-record" @click=${() => commands.saveRecord()}>${t("after-record")}</button>
		</div>
	</section>`;
}
