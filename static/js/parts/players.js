// During and after a round: who plays, in the order of turns.
import { html } from "lit-html";
import { colourOf, token } from "../colours.js";
import { gameModule } from "../games/registry.js";
import { listed, t } from "../i18n.js";
import { hasMore, hasSeatMore } from "../may.js";
import { nameOfSeat } from "../names.js";
import { isMine, waiting } from "../selectors.js";
import { guardIn, personIn } from "../sitters.js";
import { awayWords } from "./away.js";
import { guardBadge, guardButton, hasGuard } from "./guard.js";
import { moreButton } from "./panel.js";
import { reactionTag } from "./reactions.js";
import { watchers } from "./turnbar.js";

/** @import { State } from "../state.js" */
/** @import { Commands } from "../commands.js" */
/** @import { Sitter } from "../wire.js" */

/** @param {State} state @param {Commands} commands */
export function playersCard(state, commands) {
	const { table, view } = state;
	if (!table || !view || table.phase === "lobby") return null;
	const module = gameModule(table.game);
	const queue = waiting(state).map(({ name }) => name);
	const only = watchers(state);
	return html`<section class="card players" data-part="players" aria-labelledby="players-title">
		<h2 id="players-title">${t("players-title", { round: view.round })}</h2>
		<ol class="player-list">
			${view.seats.map((player, seat) => {
				const standing = module?.standing(state, seat) ?? null;
				const member = personIn(player);
				return html`<li class="player" data-seat=${seat} aria-current=${view.to_move === seat ? "true" : "false"}>
					${token(seat)}
					<span class="who"
						><span class="name"><bdi>${"bot" in player ? t(`level-${player.bot}`) : state.local ? t("local-person") : player.name}</bdi>${
							isMine(state, seat) && (!state.local || state.you.seats.length === 1)
								? html` <span class="tag">${t("you")}</span>`
								: null
						}${guardBadge(guardIn(player))}${reactionTag(state, member)}</span>
						<span class="detail">${t(`colour-${colourOf(seat)}`)}${"bot" in player ? html`, ${t("bot-kind")}` : null}${standing ? html` · ${standing}` : null}${
							view.to_move === seat ? html`<span class="hidden">, ${t("to-move")}</span>` : null
						}${state.local ? null : html`${awayWords(state, member)}${standIn(player)}`}</span></span
					>
					${
						member !== null && hasMore(state, member)
							? moreButton(commands, { of: "member", member }, nameOfSeat(state, seat))
							: hasSeatMore(state, seat)
								? moreButton(commands, { of: "seat", seat }, nameOfSeat(state, seat))
								: null
					}
				</li>`;
			})}
		</ol>
		${hasGuard(state) ? guardButton() : null}
		${queue.length > 0 ? html`<p class="note">${t("seats-waiting", { names: listed(queue), count: queue.length })}</p>` : null}
		${only ? html`<p class="note">${t("seats-watching", { names: listed(only), count: only.length })}</p>` : null}
	</section>`;
}

/** A bot that plays until they are back. @param {Sitter} sitter */
const standIn = (sitter) =>
	"stand_in" in sitter && sitter.stand_in
		? html` · <span data-stand-in=${sitter.stand_in}>${t("stands-in", { level: t(`level-${sitter.stand_in}`) })}</span>`
		: null;

/** For a member without a seat while others play: in or out of the next round. @param {State} state @param {Commands} commands */
export function nextRound(state, commands) {
	const self = state.table?.members.find(({ id }) => id === state.you.member);
	if (!self || state.table?.phase !== "playing" || state.you.seats.length > 0) return null;
	const busy = state.asked.length > 0;
	return html`<section class="card" data-part="next-round" aria-labelledby="next-title">
		<h2 id="next-title">${t("next-title")}</h2>
		<p>${self.waiting ? t("next-waiting") : t(!state.you.sees ? "unseen-line" : "next-watching")}</p>
		${
			self.waiting
				? html`<button data-action="wait-no-longer" ?disabled=${busy} @click=${() => commands.stand()}>${t("next-watch")}</button>`
				: html`<button data-action="wait" ?disabled=${busy} @click=${() => commands.sit()}>${t("next-wait")}</button>`
		}
	</section>`;
}
