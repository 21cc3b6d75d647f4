// What stands in the sheet of the table; see panel.js. A piece of it for each thing that the sheet can be about.
import { html } from "lit-html";
import { gameNames } from "../core.js";
import { drawable } from "../games/registry.js";
import { t } from "../i18n.js";
import { isPlaying, memberOf } from "../selectors.js";
import { memberPanel, peoplePart, seatPanel } from "./about_people.js";
import { tablePanel } from "./about_table.js";
import { REACTIONS, reactionWords, sign } from "./reactions.js";
import { watchPanel } from "./watch.js";

/** @import { TemplateResult } from "lit-html" */
/** @import { Panel, State } from "../state.js" */
/** @import { Commands } from "../commands.js" */
/** @typedef {{ title: unknown, body: TemplateResult, back?: Panel }} Drawn `back` is what it was reached from */

/**
 * @param {State} state
 * @param {Commands} commands
 * @param {Panel} panel
 * @returns {Drawn}
 */
export function draw(state, commands, panel) {
	switch (panel.of) {
		case "table":
			return {
				title: t("table-panel"),
				body: html`${tablePanel(state, commands)}${peoplePart(state, commands)}${leavePart(commands)}`,
			};
		case "member":
			return memberPanel(state, commands, panel.member);
		case "seat":
			return seatPanel(state, commands, panel.seat);
		case "watch":
			return { title: t("watch-title"), body: watchPanel(state, commands), back: { of: "table" } };
		case "leaving":
			return { title: t("leaving-title"), body: leavingPanel(state, commands), back: { of: "table" } };
		case "games":
			return { title: t("games-title"), body: gamesPanel(state, commands), back: { of: "table" } };
		case "react":
			return { title: t("react-title"), body: reactPanel(state, commands) };
		case "sure":
			return surePanel(state, commands, panel);
	}
}

/** @param {Commands} commands */
const leavePart = (commands) =>
	html`<div class="list"><button data-action="leave" @click=${() =>
		commands.open({ of: "sure", about: "leave" })}>${t("leave")}</button></div>`;

/** @param {State} state @param {Commands} commands */
const reactPanel = (state, commands) =>
	html`<div class="list six">${REACTIONS.map(
		(which) => html`<button data-action="react" data-with=${which}
		?disabled=${state.you.member !== null && state.you.member in state.reactions}
		@click=${() => commands.react(which)}>${sign(which)} ${reactionWords(which)}</button>`,
	)}</div>`;

/** What happens to the seats of who leaves. @param {State} state @param {Commands} commands */
const leavingPanel = (
	state,
	commands,
) => html`<fieldset class="choice-list"><legend class="hidden">${t("leaving-title")}</legend>
	${
		/** @type {const} */ (["bot", "pass"]).map(
			(each) => html`<label class="way-row"><input type="radio" name="on-leave" value=${each} data-input="on-leave"
			.checked=${state.table?.on_leave === each} ?disabled=${state.asked.length > 0}
			@change=${() => commands.setOnLeave(each)}><span>${t(`leaving-${each}`)}</span></label>`,
		)
	}</fieldset>`;

/** @param {State} state @param {Commands} commands */
const gamesPanel = (state, commands) => html`<p>${t("games-line")}</p>
	<div class="list">${drawable(gameNames()).map(
		(
			module,
		) => html`<button data-action="set-game" data-game=${module.key} ?disabled=${module.key === state.table?.game}
			@click=${() => commands.done("set_game", { game: module.key })}>${module.title()}</button>`,
	)}</div>`;

/** @param {State} state @param {Commands} commands @param {Extract<Panel, { of: "sure" }>} panel @returns {Drawn} */
function surePanel(state, commands, panel) {
	const buttons = (/** @type {string} */ yes, /** @type {() => void} */ run) => html`<div class="list">
		<button class="main" data-action="sure" @click=${run}>${yes}</button></div>`;
	switch (panel.about) {
		case "remove": {
			const name = memberOf(state, panel.member)?.name ?? "";
			return {
				title: t("remove-title", { name }),
				body: html`<p>${t("remove-line")}</p>${seatsGo(state, panel.member)}${buttons(t("remove-yes"), () => commands.done("remove", { member: panel.member }))}`,
				back: { of: "member", member: panel.member },
			};
		}
		case "end_round":
			return {
				title: t("end-round-title"),
				body: html`<p>${t("end-round-line")}</p>${buttons(t("end-round-yes"), () => commands.done("end_round"))}`,
				back: { of: "table" },
			};
		case "leave":
			return {
				title: t("leave-title"),
				body: html`<p>${t("leave-line")}</p>${state.you.member === null ? null : seatsGo(state, state.you.member)}
					${state.you.host ? html`<p>${t("leave-host")}</p>` : null}${buttons(t("leave-yes"), () => commands.done("leave"))}`,
				back: { of: "table" },
			};
	}
}

/** What happens to the seats of somebody who goes in the middle of a round. @param {State} state @param {number} member */
const seatsGo = (state, member) =>
	isPlaying(state) && state.view?.seats.some((sitter) => "member" in sitter && sitter.member === member)
		? html`<p>${t(state.table?.on_leave === "pass" ? "seats-go-pass" : "seats-go-bot")}</p>`
		: null;
