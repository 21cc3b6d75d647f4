// The newcomer's card: a name, and two ways on.
import { html } from "lit-html";
import { t } from "../i18n.js";
import { isPlaying, me, seatsTaken } from "../selectors.js";
import { savedName } from "../storage.js";

/** @import { State } from "../state.js" */
/** @import { Commands } from "../commands.js" */

/** For somebody who was here under a name, on another device. @param {State} state @param {Commands} commands */
function recoverPart(state, commands) {
	/** @param {SubmitEvent & { currentTarget: HTMLFormElement }} event */
	const submit = (event) => {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		commands.recover(String(form.get("name") ?? ""), String(form.get("password") ?? ""));
	};
	return html`<details class="card recover" data-part="recover">
		<summary><h2>${t("recover-title")}</h2></summary>
		<form @submit=${submit} novalidate>
			<p class="note">${t("recover-note")}</p>
			<label for="recover-name">${t("your-name")}</label>
			<input id="recover-name" name="name" data-input="recover-name" autocomplete="username" maxlength="24" .defaultValue=${savedName()}>
			<label for="recover-password">${t("recover-password")}</label>
			<input id="recover-password" name="password" type="password" data-input="recover-password" autocomplete="current-password"
				maxlength="128" aria-invalid=${state.notice?.code === "wrong_password" ? "true" : "false"}>
			<div class="buttons"><button data-action="recover" ?disabled=${state.recovering}>${t("recover-do")}</button></div>
		</form>
	</details>`;
}

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
			${
				state.table.watch === "nobody"
					? null
					: html`<button name="how" value="watch" data-action="join-watch" ?disabled=${busy}>${t("join-watch")}</button>`
			}
		</div>
		${state.table.watch === "named" || state.table.watch === "nobody" ? html`<p class="note">${t(`join-watch-${state.table.watch}`)}</p>` : null}
		${full && state.table.watch !== "nobody" ? html`<p class="note">${t("join-full")}</p>` : null}
	</form>
	${recoverPart(state, commands)}`;
}
