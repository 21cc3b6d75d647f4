// The frame of the table's page: its head, the zone for the thumb, the order of the cards, and the words that float above.
import { html } from "lit-html";
import { groupCode } from "../code.js";
import { gameModule } from "../games/registry.js";
import { t } from "../i18n.js";
import { isPlaying } from "../selectors.js";
import { wordRefusal } from "../words.js";
import { afterCard } from "./after.js";
import { botsSheet } from "./bots.js";
import { focusBoard } from "./focus.js";
import { guardQuestion, guardSheet } from "./guard.js";
import { helpSheet, openHelp } from "./help.js";
import { joinCard } from "./join.js";
import { clearQuestion, keptNote, localTools } from "./local.js";
import { logCard } from "./log.js";
import { movesCard } from "./moves.js";
import { askCard } from "./offers.js";
import { ownSeatCard } from "./own_seat.js";
import { panelSheet, panelTools } from "./panel.js";
import { nextRound, playersCard } from "./players.js";
import { reactionBubbles } from "./reactions.js";
import { rulesCard } from "./rules.js";
import { seatsCard, startButton } from "./seats.js";
import { settingsButton, settingsSheet } from "./settings.js";
import { shareCard } from "./share.js";
import { openSheet } from "./sheet.js";

/** @import { State } from "../state.js" */
/** @import { Commands } from "../commands.js" */

/** The head of a page without a table. */
export const bareHead = () => html`<a class="home" href="/">${t("site")}</a>`;

/** @param {State} state */
export function head(state) {
	const game = gameModule(state.table?.game)?.title() ?? t("site");
	if (state.local)
		return html`<a class="home" href="/">${t("site")}</a>
		<h1>${game}<span class="hidden">, ${t("local-here")}</span></h1>${settingsButton()}`;
	return html`<a class="home" href="/">${t("site")}</a>
		<h1><span class="hidden">${game}, ${t("table-code")} </span><button class="code-chip" data-action="show-share" translate="no"
			@click=${showShare}>${groupCode(state.code)}<span class="hidden">, ${t("share-title")}</span></button></h1>${settingsButton()}`;
}

function showShare() {
	const share = document.querySelector("#share");
	if (share instanceof HTMLDetailsElement) share.open = true;
	share?.scrollIntoView({ block: "start" });
	const first = share?.querySelector("summary, input");
	if (first instanceof HTMLElement) first.focus({ preventScroll: true });
}

/**
 * @param {State} state
 * @param {Commands} commands
 * @param {() => void} replay
 */
export function actions(state, commands, replay) {
	const module = gameModule(state.table?.game);
	if (!module || !state.table) return null;
	// Before the first round there is only one thing to do here, and it must not be far down the page.
	if (!state.view)
		return html`<div class="thumb" data-part="actions">${startButton(state, commands)}</div>${
			state.local || state.you.member === null ? null : html`<div class="tools">${panelTools(state, commands)}</div>`
		}`;
	/** @param {MouseEvent} event @param {Record<string, any>} args */
	const act = (event, args) => {
		commands.act(args);
		// The button goes away; whoever came by keyboard goes on where the piece is.
		if (event.detail === 0) focusBoard();
	};
	const over = state.table?.phase !== "playing";
	const cancel = module.cancel?.(state) ?? null;
	const back = () => {
		commands.pick(cancel?.pick ?? null);
		focusBoard();
	};
	return html`${state.local ? null : reactionBubbles(state)}${askCard(state, commands)}<div class="tools">
			<button class="quiet" data-action="replay" ?disabled=${!module.hasLast(state)} @click=${replay}>${t("show-again")}</button>
			${localTools(state, commands)} ${panelTools(state, commands)}
			${
				isPlaying(state) && state.you.seats.length > 0
					? null
					: html`<button class="quiet" data-action="turn-board" @click=${() => commands.turnBoard()}>${t("turn-board")}</button>`
			}
			<button class="quiet" data-action="help" @click=${openHelp}>${t("keys")}</button>
			${module
				.actions(state)
				.map(({ name, args, label, sure }) =>
					args && sure
						? html`<button class="quiet" data-action=${name} aria-haspopup="dialog" @click=${() => openSheet(`sure-${name}`)}>${label}</button>`
						: null,
				)}
		</div>
		<div class="thumb" data-part="actions">
			${over ? startButton(state, commands) : null}
			${module
				.actions(state)
				.map(({ name, args, label, main, sure }) =>
					args && !sure
						? html`<button class=${main ? "main" : ""} data-action=${name} @click=${(/** @type {MouseEvent} */ event) => act(event, args)}>${label}</button>`
						: null,
				)}
			${cancel ? html`<button data-action="cancel-turn" @click=${back}>${cancel.label}</button>` : null}
		</div>`;
}

/** @param {State} state @param {Commands} commands */
export const side = (state, commands) => {
	// Before a round the first thing is to get the others here.
	const lobby = state.table?.phase === "lobby";
	const share = state.local ? null : shareCard(state, commands);
	return [
		gameModule(state.table?.game)?.choice?.(state, commands) ?? null,
		keptNote(state),
		joinCard(state, commands),
		lobby && state.you.member !== null ? share : null,
		afterCard(state, commands),
		nextRound(state, commands),
		playersCard(state, commands),
		movesCard(state, commands),
		seatsCard(state, commands),
		lobby && state.you.member !== null ? null : share,
		rulesCard(state, commands),
		ownSeatCard(state, commands),
		gameModule(state.table?.game)?.card?.(state, commands) ?? null,
		logCard(state),
	];
};

/** What a game's buttons ask before they do what can't be taken back. @param {State} state @param {Commands} commands */
const sureQuestions = (state, commands) =>
	(gameModule(state.table?.game)?.actions(state) ?? []).map(({ name, args, sure }) =>
		sure && args
			? html`<dialog class="sheet" id="sure-${name}" data-part="sure" aria-labelledby="sure-${name}-title">
				<h2 id="sure-${name}-title">${sure.title}</h2>
				<p>${sure.line}</p>
				<form method="dialog" class="buttons">
					<button class="main" data-action="sure-no">${sure.no}</button>
					<button data-action="sure-yes" @click=${() => commands.act(args)}>${sure.yes}</button>
				</form>
			</dialog>`
			: null,
	);

/** What opens over the page. @param {State} state @param {Commands} commands @param {() => void} changed is called when another language is there */
export const sheets = (state, commands, changed) => [
	helpSheet(state),
	guardSheet(state),
	guardQuestion(state, commands),
	botsSheet(state),
	clearQuestion(state, commands),
	sureQuestions(state, commands),
	settingsSheet(state, commands, changed),
	panelSheet(state, commands),
];

/** Why something was refused; it covers nothing that is needed, and goes away with the next thing that is done. @param {State} state @param {Commands} commands */
export const toast = (state, commands) =>
	state.notice
		? html`<div class="toast" data-notice=${state.notice.code}>
			<p>${wordRefusal(state.notice, state.table?.game)}</p>
			<button class="quiet" data-action="dismiss" @click=${() => commands.dismiss()}>${t("close")}</button>
		</div>`
		: null;

/** How the connection is, when it is not well. @param {State} state */
export const linkWords = (state) =>
	state.link === "lost" || (state.link === "connecting" && state.table) ? t("reconnecting") : "";

/** Why a table won't come back by itself, by close code. @type {Record<number, string>} */
const ENDS = { 4001: "gone", 4002: "replaced", 4003: "removed", 4004: "moved", 4005: "too-old" };

/** What is there instead of a table that won't come back. @param {number} close the close code @param {string} [why] the reason that came with it */
export function ended(close, why = "") {
	const key = why === "may_not_watch" ? "not-watched" : (ENDS[close] ?? "closed");
	return html`<section class="card ended" data-part="ended" data-close=${close}>
		<h1>${t(`ended-${key}`)}</h1>
		<p>${t(`ended-${key}-line`)}</p>
		<div class="buttons">
			${close === 4001 ? null : html`<button class="main" data-action="reload" @click=${() => location.reload()}>${t(close === 4004 ? "front-go" : "try-again")}</button>`}
			<a class="button" href="/">${t("to-front")}</a>
		</div>
	</section>`;
}
