// During and after a round: who plays, in the order of turns.
import { html } from "lit-html";
import { colourOf, token } from "../colours.js";
import { gameModule } from "../games/registry.js";
import { listed, t } from "../i18n.js";
import { isMine, waiting } from "../selectors.js";
import { guardIn } from "../sitters.js";
import { guardBadge, guardButton, hasGuard } from "./guard.js";
import { watchers } from "./turnbar.js";

/** @import { State } from "../state.js" */

/** @param {State} state */
export function playersCard(state) {
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
				return html`<li class="player" data-seat=${seat} aria-current=${view.to_move === seat ? "true" : "false"}>
					${token(seat)}
					<span class="who"
						><span class="name"><bdi>${"bot" in player ? t(`level-${player.bot}`) : state.local ? t("local-person") : player.name}</bdi>${
							isMine(state, seat) && !state.local ? html` <span class="tag">${t("you")}</span>` : null
						}${guardBadge(guardIn(player))}</span>
						<span class="detail">${t(`colour-${colourOf(seat)}`)}${"bot" in player ? html`, ${t("bot-kind")}` : null}${standing ? html` · ${standing}` : null}${
							view.to_move === seat ? html`<span class="hidden">, ${t("to-move")}</span>` : null
						}</span></span
					>
				</li>`;
			})}
		</ol>
		${hasGuard(state) ? guardButton() : null}
		${queue.length > 0 ? html`<p class="note">${t("seats-waiting", { names: listed(queue), count: queue.length })}</p>` : null}
		${only ? html`<p class="note">${t("seats-watching", { names: listed(only), count: only.length })}</p>` : null}
	</section>`;
}

/** For a member without a seat while others play: in or out of the next round. @param {State} state @param {import("../commands.js").Commands} commands */
export function nextRound(state, commands) {
	const self = state.table?.members.find(({ id }) => id === state.you.member);
	if (!self || state.table?.phase !== "playing" || state.you.seats.length > 0) return null;
	const busy = state.asked.length > 0;
	return html`<section class="card" data-part="next-round" aria-labelledby="next-title">
		<h2 id="next-title">${t("next-title")}</h2>
		<p>${self.waiting ? t("next-waiting") : t("next-watching")}</p>
		${
			self.waiting
				? html`<button data-action="wait-no-longer" ?disabled=${busy} @click=${() => commands.stand()}>${t("next-watch")}</button>`
				: html`<button data-action="wait" ?disabled=${busy} @click=${() => commands.sit()}>${t("next-wait")}</button>`
		}
	</section>`;
}
