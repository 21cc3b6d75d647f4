// Who may watch: the host's choice in the sheet of the table, with what a name is worth.
import { html } from "lit-html";
import { t } from "../i18n.js";

/** @import { State } from "../state.js" */
/** @import { Commands } from "../commands.js" */

const KINDS = /** @type {const} */ (["everyone", "named", "nobody"]);

/** @param {State} state @param {Commands} commands */
export function watchPanel(state, commands) {
	const { table } = state;
	const names = table?.names ?? [];
	/** @param {SubmitEvent & { currentTarget: HTMLFormElement }} event */
	const submit = (event) => {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		const watch = KINDS.find((kind) => kind === form.get("watch")) ?? "everyone";
		const typed = String(form.get("names") ?? "");
		commands.setWatch(watch, namesIn(typed));
		commands.close();
	};
	return html`<form @submit=${submit}>
		<fieldset class="choice-list"><legend class="hidden">${t("watch-title")}</legend>
		${KINDS.map(
			(kind) => html`<label class="way-row"><input type="radio" name="watch" value=${kind} data-input="watch-${kind}"
				?checked=${table?.watch === kind}><span><strong>${t(`watch-${kind}`)}</strong><span class="detail">${t(`watch-${kind}-line`)}</span></span></label>`,
		)}</fieldset>
		<div class="names">
			<label for="watch-names">${t("watch-names")}</label>
			<textarea id="watch-names" name="names" rows="3" data-input="watch-names" aria-describedby="watch-names-note" .defaultValue=${names.join("\n")}></textarea>
			<p class="note" id="watch-names-note">${t("watch-names-note")}</p>
		</div>
		<div class="list"><button class="main" data-action="set-watch" ?disabled=${state.asked.length > 0}>${t("watch-save")}</button></div>
	</form>`;
}

/** A name a line; commas do as well. @param {string} typed */
export const namesIn = (typed) =>
	typed
		.split(/[\n,;]/)
		.map((name) => name.trim())
		.filter((name) => name !== "")
		.slice(0, 64);
