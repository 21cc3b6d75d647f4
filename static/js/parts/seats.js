// Before and after a round: the seats, who is here, and the start.
import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { colourOf, token } from "../colours.js";
import { aboutGame } from "../core.js";
import { gameModule } from "../games/registry.js";
import { listed, t } from "../i18n.js";
import { hasMore } from "../may.js";
import { colourOfSeat, dealtIn, me, memberOf, waiting } from "../selectors.js";
import { botIn, guardIn, personIn } from "../sitters.js";
import { awayWords } from "./away.js";
import { botRow, botsButton, firstLevel, unseatButton } from "./bots.js";
import { guardBadge, guardButton, guardSwitch, hasGuard } from "./guard.js";
import { moreButton } from "./panel.js";
import { reactionTag } from "./reactions.js";
import { watchers } from "./turnbar.js";

/** @import { State } from "../state.js" */
/** @import { Commands } from "../commands.js" */

/** @param {State} state @param {Commands} commands */
export function seatsCard(state, commands) {
	const { table } = state;
	if (!table || table.phase === "playing") return null;
	const self = me(state);
	const held = state.you.seats.length;
	const queue = waiting(state).map(({ name }) => name);
	const only = watchers(state);
	return html`<section class="card seats" data-part="seats" aria-labelledby="seats-title">
		<h2 id="seats-title">${t("seats-title")}</h2>
		<ol class="seat-list">
			${repeat(
				table.seats,
				(_, index) => index,
				(_, index) => seatRow(state, commands, index),
			)}
		</ol>
		${self && held > 0 && !state.local ? second(state, commands) : null}
		${queue.length > 0 ? html`<p class="note">${t("seats-waiting", { names: listed(queue), count: queue.length })}</p>` : null}
		${only ? html`<p class="note">${t("seats-watching", { names: listed(only), count: only.length })}</p>` : null}
		<div class="abouts">
			${table.seats.some((seat) => botIn(seat) !== null) ? botsButton(commands) : null}
			${hasGuard(state) ? guardButton() : null}
		</div>
		${state.local ? null : html`<p class="note">${t("name-note")}</p>`}
	</section>`;
}

/** Somebody at this device: all of them are this page's. @param {State} state @param {Commands} commands @param {number} index */
const localRow = (state, commands, index) => html`<li class="seat taken" data-seat=${index} data-member="0">
	${token(colourOfSeat(state, index))}
	<span class="who"
		><span class="name">${t("local-person")}</span>
		<span class="detail">${t(`colour-${colourOf(colourOfSeat(state, index))}`)}</span>
		${guardChoice(state, commands, index)}</span
	>
	<button class="small" data-action="stand" data-for-seat=${index} ?disabled=${state.asked.length > 0}
		@click=${() => commands.stand(index)}>${t("seat-free-it")}<span class="hidden"> ${t("seat-number", { seat: index + 1 })}</span></button>
</li>`;

/** @param {State} state @param {Commands} commands @param {number} index */
const guardChoice = (state, commands, index) =>
	hasGuard(state) ? guardSwitch(state, commands, index, guardIn(state.table?.seats[index])) : null;

/** A second seat for a child at the same screen: a choice of its own, so that nobody takes it by mistake. @param {State} state @param {Commands} commands */
function second(state, commands) {
	if (!state.table?.seats.includes(null)) return null;
	return html`<div class="second">
		<p class="note">${t("seats-second-note")}</p>
		<button class="quiet" data-action="sit-second" ?disabled=${state.asked.length > 0} @click=${() => commands.sit()}>${t("seat-second")}</button>
	</div>`;
}

/** @param {State} state @param {Commands} commands @param {number} index */
function seatRow(state, commands, index) {
	const { table, you } = state;
	const taken = table?.seats[index];
	const holder = memberOf(state, personIn(taken));
	const level = botIn(taken);
	if (level !== null) return botRow(state, commands, index, level);
	const busy = state.asked.length > 0;
	if (holder && state.local) return localRow(state, commands, index);
	if (holder) {
		const seat = colourOfSeat(state, index);
		const mine = holder.id === you.member;
		return html`<li class="seat taken" data-seat=${index} data-member=${holder.id}>
			${token(seat)}
			<span class="who"
				><span class="name"><bdi>${holder.name}</bdi>${mine ? html` <span class="tag">${t("you")}</span>` : guardBadge(guardIn(taken))}${reactionTag(state, holder.id)}</span>
				<span class="detail">${t(`colour-${colourOf(seat)}`)}${holder.id === table?.host ? html`, ${t("host")}` : null}${awayWords(state, holder.id)}</span>
				${mine ? guardChoice(state, commands, index) : null}</span
			>
			${
				mine
					? html`<button class="small" data-action="stand" data-for-seat=${index} ?disabled=${busy}
						@click=${() => commands.stand(index)}>${t("seat-stand")}<span class="hidden"> ${t("seat-number", { seat: index + 1 })}</span></button>`
					: you.host
						? unseatButton(state, commands, index)
						: null
			}
			${hasMore(state, holder.id) ? moreButton(commands, { of: "member", member: holder.id }, holder.name) : null}
		</li>`;
	}
	return html`<li class="seat free" data-seat=${index}>
		<span class="empty" aria-hidden="true"></span>
		<span class="who"><span class="detail">${t("seat-free", { seat: index + 1 })}</span></span>
		${
			you.member !== null && (you.seats.length === 0 || state.local)
				? html`<button class="small" data-action="sit" data-for-seat=${index} ?disabled=${busy}
					@click=${() => commands.sit(index)}>${t(state.local ? "seat-person" : "seat-sit")}<span class="hidden"> ${t("seat-number", { seat: index + 1 })}</span></button>`
				: null
		}
		${
			you.host
				? html`<button class="small" data-action="seat-bot" data-for-seat=${index} ?disabled=${busy}
					@click=${() => commands.seatBot(index, firstLevel(state))}>${t("seat-bot")}<span class="hidden"> ${t("seat-number", { seat: index + 1 })}</span></button>`
				: null
		}
	</li>`;
}

/** The start, or what it waits for. @param {State} state @param {Commands} commands */
export function startButton(state, commands) {
	const { table } = state;
	const module = gameModule(table?.game);
	// Who is kept from the board has a round running all the same.
	if (!table || !module || state.you.member === null || table.phase === "playing") return null;
	const players = dealtIn(state);
	const allowed = aboutGame(table.game)?.players ?? [];
	const remark = module.remark(players);
	const host = memberOf(state, table.host)?.name;
	if (!state.you.host)
		return html`<p class="start-note">${remark ? html`${remark} ` : null}${host === undefined ? null : t("start-by-host", { name: host })}</p>`;
	const tooFew = state.local ? "start-too-few-local" : "start-too-few";
	const why = allowed.includes(players) ? null : t(tooFew, { players, least: allowed[0] ?? 2 });
	return html`<div class="start">
		<button class="main wide" data-action="start" ?disabled=${why !== null || state.asked.length > 0}
			aria-describedby="start-note" @click=${() => commands.start()}>
			${table.phase === "over" ? t("start-again") : t("start")}
		</button>
		<p id="start-note" class="note">${why ?? remark ?? t("start-players", { players })}</p>
	</div>`;
}
