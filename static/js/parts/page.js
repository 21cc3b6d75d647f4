// What every page has: the language chooser and the foot.
import { html } from "lit-html";
import { LANGUAGES, language, switchLanguage, t } from "../i18n.js";

/** @param {() => void} changed is called when another language is there @param {string} [input] which chooser of the page it is */
export const languageChooser = (changed, input = "language") => html`<label class="language"
	><span class=${input === "language" ? "hidden" : ""}>${t("language")}</span>
	<select data-input=${input} @change=${async (/** @type {Event & { currentTarget: HTMLSelectElement }} */ event) => {
		const wanted = LANGUAGES.find((ours) => ours === event.currentTarget.value) ?? "en";
		await switchLanguage(wanted);
		changed();
	}}>
		${LANGUAGES.map((ours) => html`<option value=${ours} lang=${ours} .selected=${ours === language()}>${t(`language-${ours}`)}</option>`)}
	</select></label>`;

export const foot = () => html`<p>${t("foot-line")} <a class="about" href="/about">${t("foot-about")}</a></p>
	<p class="version" data-version=${__VERSION__} data-commit=${__COMMIT__}>${t("foot-version", { version: __VERSION__, commit: __COMMIT__ })}</p>`;

/** The way past the head, for those who go by keyboard. */
export function skipLink() {
	const link = document.getElementById("skip");
	if (!link) return;
	link.textContent = t("skip");
	link.hidden = false;
}
