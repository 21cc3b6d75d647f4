// How others come to the table: the link, the code, the device's own way to share.
import { html } from "lit-html";
import { groupCode } from "../code.js";
import { gameModule } from "../games/registry.js";
import { t } from "../i18n.js";
import { linkOf } from "../link.js";
import { isPlaying } from "../selectors.js";
import { qrPicture } from "./qr.js";

/** @import { State } from "../state.js" */
/** @import { Commands } from "../commands.js" */

/** @param {State} state @param {Commands} commands */
export function shareCard(state, commands) {
	const { table, code } = state;
	if (!table) return null;
	const link = linkOf(code);
	const canShare = typeof navigator.share === "function";
	const title = gameModule(table.game)?.title() ?? "";
	const body = html`<p class="code" data-code=${code} translate="no">${groupCode(code)}</p>
		<p>${t("share-note")}</p>
		<label class="hidden" for="share-link">${t("share-link")}</label>
		<input id="share-link" data-input="link" readonly .value=${link} translate="no"
			@focus=${(/** @type {FocusEvent & { currentTarget: HTMLInputElement }} */ event) => event.currentTarget.select()}>
		<div class="buttons">
			<button class=${canShare ? "" : "main"} data-action="copy" @click=${() => commands.copy(link)}>${t("share-copy")}</button>
			${
				canShare
					? html`<button class="main" data-action="share" @click=${() => commands.share({ title, text: t("share-text", { game: title }), url: link })}>${t("share-send")}</button>`
					: null
			}
		</div>
		${
			// While it is folded up, it may never be needed.
			state.shareOpened || !isPlaying(state) ? qrPicture(link, t("share-qr")) : null
		}`;
	if (isPlaying(state)) {
		return html`<details class="card share" id="share" data-part="share" @toggle=${() => commands.openShare()}><summary><h2>${t("share-title")}</h2><span class="detail" translate="no">${groupCode(code)}</span></summary>${body}</details>`;
	}
	return html`<section class="card share" id="share" data-part="share" aria-labelledby="share-heading"><h2 id="share-heading">${t("share-title")}</h2>${body}</section>`;
}
