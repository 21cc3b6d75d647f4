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
	/** Those that are about what is between rounds are the table's alone. @type {Record<string, RuleValue>} */
	const rules = { ...table.rules, ...(playing && view ? view.rules : {}) };
	/** @param {HouseRule} rule */
	const differs = (rule) => rules[rule.key] !== rule.default;
	const ordered = [...about.house_rules].sort((a, b) => Number(differs(b)) - Number(differs(a)));
	const count = ordered.filter(differs).length;
	const edits = state.you.host && !table.locked;
	return html`<details class="card rules" data-part="rules">
		<summary><h2>${t("rules-title")}</h2><span class="detail">${t("rules-count", { count })}</span></summary>
		<p class="note" data-rules=${table.locked ? "locked" : "open"}>${rulesNote(state, edits)}</p>
		${state.you.host && !state.local ? lock(state, commands) : null}
		<ul class="rule-list">
			${repeat(
				// While the host is choosing, nothing changes its place under their hand.
				edits ? about.house_rules : ordered,
				({ key }) => key,
				(rule) =>
					ruleRow(state, commands, rule, { now: rules[rule.key], next: table.rules[rule.key] }, edits, differs(rule)),
			)}
		</ul>
	</details>`;
}

/** From when on what is chosen holds, and who chooses. @param {State} state @param {boolean} edits */
function rulesNote(state, edits) {
	const playing = isPlaying(state);
	if (state.table?.locked) return t(playing ? "rules-locked-round" : "rules-locked-before");
	if (playing) return state.local ? t("rules-local-round") : t(edits ? "rules-host-round" : "rules-in-force");
	return t(edits ? "rules-host" : "rules-others");
}

/** For the whole round: once it runs, nobody can take the lock off. @param {State} state @param {Commands} commands */
const lock = (state, commands) => html`<div class="lock">
	<label class="switch"><input type="checkbox" data-input="lock" aria-describedby="lock-sentence" .checked=${state.table?.locked === true}
		?disabled=${state.asked.length > 0 || (isPlaying(state) && state.table?.locked === true)}
		@change=${(/** @type {Event & { currentTarget: HTMLInputElement }} */ event) =>
			commands.lockRules(event.currentTarget.checked)}><span>${t("rules-lock")}</span></label>
	<p class="sentence" id="lock-sentence">${t("rules-lock-sentence")}</p>
</div>`;

/**
 * @param {State} state
 * @param {Commands} commands
 * @param {HouseRule} rule
 * @param {{ now: boolean | string, next: boolean | string }} values in force, and from the next turn on
 * @param {boolean} edits
 * @param {boolean} differs
 */
function ruleRow(state, commands, rule, { now, next }, edits, differs) {
	const module = gameModule(state.table?.game);
	if (!module) return null;
	const id = `rule-${rule.key}`;
	const busy = state.asked.length > 0;
	const sentence = html`<div class="sentence" id="${id}-sentence"><p>${module.ruleSentence(rule.key, now)}</p>${
		next === now
			? null
			: html`<p data-next=${String(next)}><strong>${t("rule-to-come")}:</strong> ${module.ruleSentence(rule.key, next)}</p>`
	}</div>`;
	const tag = differs ? html` <span class="tag">${t("rule-changed")}</span>` : null;
	if (!edits)
		return html`<li class="rule" data-rule=${rule.key}><h3>${module.ruleName(rule.key)}${tag}</h3>${sentence}</li>`;
	if (rule.type === "switch") {
		return html`<li class="rule" data-rule=${rule.key}>
			<label class="switch"><input type="checkbox" id=${id} data-rule-input=${rule.key} aria-describedby="${id}-sentence"
				.checked=${next === true} ?disabled=${busy}
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
					html`<option value=${option} ?selected=${option === next}>${module.choiceName(rule.key, option)}</option>`,
			)}
		</select>
		${sentence}
	</li>`;
}
