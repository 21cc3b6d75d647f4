// The house rules: those that differ from the defaults first, each with its sentence.
import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { aboutGame } from "../core.js";
import { gameModule } from "../games/registry.js";
import { t } from "../i18n.js";
import { isPlaying } from "../selectors.js";

/** @import { State } from "../state.js" */
/** @import { Commands } from "../commands.js" */
/** @import { HouseRule } from "../core.js" */
/** @import { RuleValue } from "../wire.js" */

/** @param {State} state @param {Commands} commands */
export function rulesCard(state, commands) {
	const { table, view } = state;
	const about = aboutGame(table?.game ?? "");
	if (!table || !about) return null;
	const playing = isPlaying(state);
	/** @type {Record<string, RuleValue>} */
	const rules = { ...(playing && view ? view.rules : table.rules) };
	/** @param {HouseRule} rule */
	const differs = (rule) => rules[rule.key] !== rule.default;
	const ordered = [...about.house_rules].sort((a, b) => Number(differs(b)) - Number(differs(a)));
	const count = ordered.filter(differs).length;
	const host = state.you.host && !playing;
	return html`<details class="card rules" data-part="rules">
		<summary><h2>${t("rules-title")}</h2><span class="detail">${t("rules-count", { count })}</span></summary>
		<p class="note">${playing ? t("rules-in-force") : host ? t("rules-host") : t("rules-others")}</p>
		<ul class="rule-list">
			${repeat(
				// While the host is choosing, nothing changes its place under their hand.
				host ? about.house_rules : ordered,
				({ key }) => key,
				(rule) => ruleRow(state, commands, rule, rules[rule.key], host, differs(rule)),
			)}
		</ul>
	</details>`;
}

/**
 * @param {State} state
 * @param {Commands} commands
 * @param {HouseRule} rule
 * @param {boolean | string} value
 * @param {boolean} host
 * @param {boolean} differs
 */
function ruleRow(state, commands, rule, value, host, differs) {
	const module = gameModule(state.table?.game);
	if (!module) return null;
	const id = `rule-${rule.key}`;
	const busy = state.asked.length > 0;
	const sentence = html`<p class="sentence" id="${id}-sentence">${module.ruleSentence(rule.key, value)}</p>`;
	const tag = differs ? html` <span class="tag">${t("rule-changed")}</span>` : null;
	if (!host)
		return html`<li class="rule" data-rule=${rule.key}><h3>${module.ruleName(rule.key)}${tag}</h3>${sentence}</li>`;
	if (rule.type === "switch") {
		return html`<li class="rule" data-rule=${rule.key}>
			<label class="switch"><input type="checkbox" id=${id} data-rule-input=${rule.key} aria-describedby="${id}-sentence"
				.checked=${value === true} ?disabled=${busy}
				@change=${(/** @type {Event & { currentTarget: HTMLInputElement }} */ event) =>
					commands.setRule(
						rule.key,
						event.currentTarget.checked,
					)}><span>${module.ruleName(rule.key)}${tag}</span></label>
			${sentence}
		</li>`;
	}
	return html`<li class="rule" data-rule=${rule.key}>
		<label for=${id}>${module.ruleName(rule.key)}${tag}</label>
		<select id=${id} data-rule-input=${rule.key} aria-describedby="${id}-sentence" ?disabled=${busy}
			@change=${(/** @type {Event & { currentTarget: HTMLSelectElement }} */ event) =>
				commands.setRule(rule.key, event.currentTarget.value)}>
			${rule.options.map(
				(option) =>
					html`<option value=${option} ?selected=${option === value}>${module.choiceName(rule.key, option)}</option>`,
			)}
		</select>
		${sentence}
	</li>`;
}
