// What waits for an answer, beside the turn bar or under the board: what somebody asks of the others, a seat that is
// offered, and the house rules that everybody has to be shown.
import { html } from "lit-html";
import { colourOf } from "../colours.js";
import { differing } from "../core.js";
import { gameModule } from "../games/registry.js";
import { listed, t } from "../i18n.js";
import { nameOfSeat } from "../names.js";
import { isPlaying, memberOf } from "../selectors.js";

/** @import { State } from "../state.js" */
/** @import { Commands } from "../commands.js" */

/** At most one card at a time: what is asked of the reader comes first. @param {State} state @param {Commands} commands */
export const askCard = (state, commands) =>
	state.local || !isPlaying(state)
		? null
		: (seatCard(state, commands) ?? offerCard(state, commands) ?? newsCard(state, commands));

/** @param {State} state @param {Commands} commands */
function seatCard(state, commands) {
	const offer = state.table?.seat_offers.find(({ member }) => member === state.you.member);
	if (!offer) return null;
	return html`<section class="card ask" data-part="ask" data-ask="seat" aria-labelledby="ask-title">
		<h2 id="ask-title">${t("ask-seat")}</h2>
		<p>${t("ask-seat-line", { colour: t(`colour-${colourOf(offer.seat)}`) })}</p>
		${yesOrNo(state, commands, offer.id, "ask-seat-yes", "ask-seat-no")}
	</section>`;
}

/** @param {State} state @param {Commands} commands */
function offerCard(state, commands) {
	const offer = state.table?.offer;
	if (!offer) return null;
	const { member } = state.you;
	const name = memberOf(state, offer.member)?.name ?? nameOfSeat(state, offer.seat);
	const missing = offer.wait.map((id) => memberOf(state, id)?.name ?? "");
	const waits =
		missing.length > 0 ? html`<p>${t("ask-waits", { names: listed(missing), count: missing.length })}</p>` : null;
	if (offer.member === member)
		return html`<section class="card ask" data-part="ask" data-ask="mine" aria-labelledby="ask-title">
			<h2 id="ask-title">${t(offer.what === "draw" ? "ask-mine-draw" : "ask-mine-back")}</h2>
			${waits}
			<div class="buttons"><button data-action="withdraw" ?disabled=${state.asked.length > 0}
				@click=${() => commands.withdraw(offer.id)}>${t("withdraw")}</button></div>
		</section>`;
	const asked = member !== null && offer.wait.includes(member);
	return html`<section class="card ask" data-part="ask" data-ask=${asked ? "answer" : "others"} aria-labelledby="ask-title">
		<h2 id="ask-title">${t(offer.what === "draw" ? "ask-draw" : "ask-back", { name })}</h2>
		${offer.what === "draw" || !asked ? null : html`<p>${t("ask-back-line")}</p>`}
		${asked ? yesOrNo(state, commands, offer.id, "yes", "no") : waits}
	</section>`;
}

/** @param {State} state @param {Commands} commands @param {number} offer @param {string} yes @param {string} no */
const yesOrNo = (state, commands, offer, yes, no) => html`<div class="buttons">
	<button class="main" data-action="say-yes" ?disabled=${state.asked.length > 0} @click=${() => commands.answer(offer, true)}>${t(yes)}</button>
	<button data-action="say-no" ?disabled=${state.asked.length > 0} @click=${() => commands.answer(offer, false)}>${t(no)}</button>
</div>`;

/** The house rules at the start of a round, those that differ first, and what was changed since. @param {State} state @param {Commands} commands */
function newsCard(state, commands) {
	const { news, table, view } = state;
	const module = gameModule(table?.game);
	if (!news || !table || !view || !module) return null;
	const rules = /** @type {Record<string, boolean | string>} */ ({ ...view.rules });
	/** @type {[rule: string, value: boolean | string, to_come: boolean][]} */
	const lines =
		news.is === "begun"
			? differing(table.game, rules).map((rule) => [rule, rules[rule], false])
			: news.rules.map((rule) => [rule, table.rules[rule], table.rules[rule] !== rules[rule]]);
	const title = news.is === "begun" ? t("news-begun", { count: lines.length }) : t("news-changed");
	return html`<section class="card ask" data-part="ask" data-ask="rules" aria-labelledby="ask-title">
		<h2 id="ask-title">${title}</h2>
		${
			lines.length > 0
				? html`<ul class="news" tabindex="0" aria-labelledby="ask-title">${lines.map(
						([rule, value, to_come]) =>
							html`<li data-news=${rule}><strong>${module.ruleName(rule)}</strong>${
								to_come ? html` <span class="tag">${t("rule-to-come")}</span>` : null
							} <span>${module.ruleSentence(rule, value)}</span></li>`,
					)}</ul>`
				: null
		}
		<div class="buttons">
			<button data-action="all-rules" @click=${showRules}>${t("news-all")}</button>
			<button class="main" data-action="rules-read" @click=${() => commands.rulesRead()}>${t("news-read")}</button>
		</div>
	</section>`;
}

function showRules() {
	const card = document.querySelector('[data-part="rules"]');
	if (!(card instanceof HTMLDetailsElement)) return;
	card.open = true;
	card.scrollIntoView({ block: "start" });
	card.querySelector("summary")?.focus({ preventScroll: true });
}
