// The newcomer's card: a name, and two ways on.
import { html } from "lit-html";
import { t } from "../i18n.js";
import { isPlaying, me, seatsTaken } from "../selectors.js";
import { savedName } from "../storage.js";

/** @import { State } from "../state.js" */
/** @import { Commands } from "../commands.js" */

/** @param {State} state @param {Commands} commands */
export function joinCard(state, commands) {
	if (!state.table || me(state)) return null;
	const playing = isPlaying(state);
	const full = !playing && seatsTaken(state) >= state.table.seats.length;
	const wrong = state.notice && ["bad_name", "name_taken"].includes(state.notice.code);
	const busy = state.asked.length > 0;
	/** @param {SubmitEvent} event */
	const submit = (event) => {
		event.preventDefault();
		const form = /** @type {HTMLFormElement} */ (event.currentTarget);
		const name = String(new FormData(form).get("name") ?? "");
		const how = event.submitter?.getAttribute("value") === "watch" ? "watch" : "sit";
		commands.join(name, how);
	};
	return html`<form class="card join" data-part="join" @submit=${submit} novalidate>
		<h2>${t("join-title")}</h2>
		<label for="join-name">${t("your-name")}</label>
		<input id="join-name" name="name" data-input="name" autocomplete="nickname" maxlength="24" required
			.defaultValue=${savedName()} aria-describedby="join-note" aria-invalid=${wrong ? "true" : "false"}>
		<p id="join-note" class="note">${t("name-note")}</p>
		<div class="buttons">
			<button class="main" name="how" value="sit" data-action="join-sit" ?disabled=${busy || full}>
				${playing ? t("join-wait") : t("join-sit")}
			</button>
			<button name="how" value="watch" data-action="join-watch" ?disabled=${busy}>${t("join-watch")}</button>
		</div>
		${full ? html`<p class="note">${t("join-full")}</p>` : null}
	</form>`;
}
