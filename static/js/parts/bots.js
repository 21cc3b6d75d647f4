// Bots before a round: their seats, and the sheet that says how they pick their turns and what was measured of them.
import { html } from "lit-html";
import { colourOf, token } from "../colours.js";
import { aboutGame } from "../core.js";
import { gameModule } from "../games/registry.js";
import { percent, t } from "../i18n.js";
import { colourOfSeat } from "../selectors.js";
import { openSheet } from "./sheet.js";

/** @import { State } from "../state.js" */
/** @import { Commands } from "../commands.js" */
/** @import { Match } from "../levels.js" */

/** A level in the middle: neither a walk-over nor the best there is. @param {State} state */
export const firstLevel = (state) => {
	const levels = aboutGame(state.table?.game ?? "")?.levels ?? [];
	return levels[Math.floor(levels.length / 2)] ?? "";
};

/** The seat of a bot, whose level the host chooses. @param {State} state @param {Commands} commands @param {number} index @param {string} level */
export function botRow(state, commands, index, level) {
	const seat = colourOfSeat(state, index);
	const levels = aboutGame(state.table?.game ?? "")?.levels ?? [];
	const words = t(`level-${level}`);
	return html`<li class="seat taken" data-seat=${index} data-bot=${level}>
		${token(seat)}
		<span class="who"
			><span class="name">${state.you.host ? t("bot") : words}</span>
			<span class="detail">${t(`colour-${colourOf(seat)}`)}${state.you.host ? null : html`, ${t("bot-kind")}`}</span></span
		>
		${
			state.you.host
				? html`<select class="small" data-input="level" data-for-seat=${index} aria-label=${t("bot-level", { seat: index + 1 })}
						?disabled=${state.asked.length > 0}
						@change=${(/** @type {Event & { currentTarget: HTMLSelectElement }} */ event) =>
							commands.seatBot(index, event.currentTarget.value)}>
						${levels.map((each) => html`<option value=${each} ?selected=${each === level}>${t(`level-${each}`)}</option>`)}
					</select>
					${unseatButton(state, commands, index)}`
				: null
		}
	</li>`;
}

/** @param {State} state @param {Commands} commands @param {number} index */
export const unseatButton = (state, commands, index) =>
	html`<button class="small" data-action="unseat" data-for-seat=${index} ?disabled=${state.asked.length > 0}
		@click=${() => commands.unseat(index)}>${t("seat-free-it")}<span class="hidden"> ${t("seat-number", { seat: index + 1 })}</span></button>`;

/** The way to the sheet. @param {Commands} commands */
export const botsButton = (commands) =>
	html`<button class="quiet" data-action="bots-help" @click=${() => {
		commands.measure();
		openSheet("bots-sheet");
	}}>${t("bots-about")}</button>`;

/** How each level picks its turn, and how often one beats another. @param {State} state */
export function botsSheet(state) {
	const module = gameModule(state.table?.game);
	const levels = aboutGame(state.table?.game ?? "")?.levels ?? [];
	if (!module || levels.length === 0) return null;
	return html`<dialog class="sheet" id="bots-sheet" data-part="bots-sheet" aria-labelledby="bots-sheet-title">
		<h2 id="bots-sheet-title" tabindex="-1" autofocus>${t("bots-title")}</h2>
		<dl class="levels">
			${levels.map((level) => html`<div><dt>${t(`level-${level}`)}</dt><dd>${module.levelSentence(level)}</dd></div>`)}
		</dl>
		<p>${t("bots-no-rating")}</p>
		${state.matches ? html`<ul class="measured">${state.matches.map(matchLine)}</ul><p class="note">${t("bots-measured")}</p>` : null}
		<form method="dialog"><button class="main" data-action="close-bots">${t("close")}</button></form>
	</dialog>`;
}

/** @param {Match} match */
export function matchLine({ levels, rounds, sides, turns }) {
	const [stronger, weaker] = levels;
	const [side] = sides;
	return html`<li data-match="${stronger} ${weaker}">${t("bots-match", {
		stronger: t(`level-${stronger}`),
		weaker: t(`level-${weaker}`),
		wins: side.wins,
		losses: side.losses,
		rounds,
		low: percent(side.interval[0]),
		high: percent(side.interval[1]),
		turns: turns.median,
	})}</li>`;
}
