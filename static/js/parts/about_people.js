// The sheet of the table, what is about people: who is here, and what can be done about one of them or a bot's seat.
import { html } from "lit-html";
import { colourOf } from "../colours.js";
import { t } from "../i18n.js";
import { hasMore, mayTakeHost, membersToOffer, seatsToOffer, seatsToStandIn } from "../may.js";
import { nameOfSeat } from "../names.js";
import { isPlaying, memberOf } from "../selectors.js";
import { personIn } from "../sitters.js";
import { awayWords } from "./away.js";
import { moreButton } from "./panel.js";

/** @import { State } from "../state.js" */
/** @import { Commands } from "../commands.js" */
/** @import { Drawn } from "./panels.js" */
/** @import { Member } from "../wire.js" */

/** @param {State} state @param {Commands} commands */
export const peoplePart = (
	state,
	commands,
) => html`<section aria-labelledby="people-title"><h3 id="people-title">${t("people-title")}</h3>
	<ul class="people">${state.table?.members.map(
		(member) => html`<li data-person=${member.id}><span class="who"><span class="name"><bdi>${member.name}</bdi>${
			member.id === state.you.member ? html` <span class="tag">${t("you")}</span>` : null
		}</span><span class="detail">${standing(state, member)}</span></span>
			${hasMore(state, member.id) ? moreButton(commands, { of: "member", member: member.id }, member.name) : null}</li>`,
	)}</ul></section>`;

/** Host, playing, waiting or watching, and whether they are away. @param {State} state @param {Member} member */
function standing(state, member) {
	const seated = state.table?.seats.some((seat) => personIn(seat) === member.id);
	const what = seated ? "people-plays" : member.waiting ? "people-waits" : "people-watches";
	return html`${member.id === state.table?.host ? html`${t("host")}, ` : null}${t(what)}${awayWords(state, member.id)}`;
}

/** @param {State} state @param {Commands} commands @param {number} id @returns {Drawn} */
export function memberPanel(state, commands, id) {
	const { you, table } = state;
	const member = memberOf(state, id);
	const other = you.host && id !== you.member;
	const own = (table?.seats ?? []).flatMap((seat, index) => (personIn(seat) === id ? [index] : []));
	const offers = other && member?.waiting && membersToOffer(state).includes(member) ? seatsToOffer(state) : [];
	/** @param {string} action @param {string} label @param {() => void} run */
	const item = (action, label, run) =>
		html`<button data-action=${action} ?disabled=${state.asked.length > 0} @click=${run}>${label}</button>`;
	return {
		title: html`<bdi>${member?.name ?? ""}</bdi>`,
		body: html`<p class="detail">${member ? standing(state, member) : null}</p>
		<div class="list">
			${id === table?.host && mayTakeHost(state) ? item("take-host", t("take-host"), () => commands.done("take_host")) : null}
			${seatsToStandIn(state, id).map((seat) =>
				item("stand-in", t("stand-in", { name: nameOfSeat(state, seat) }), () => commands.done("stand_in", { seat })),
			)}
			${offers.map((seat) =>
				item("offer-seat", t("offer-seat", { bot: nameOfSeat(state, seat) }), () =>
					commands.done("offer_seat", { seat, member: id }),
				),
			)}
			${
				other && !isPlaying(state)
					? own.map((seat) =>
							item("to-watching", own.length > 1 ? t("to-watching-seat", { seat: seat + 1 }) : t("to-watching"), () =>
								commands.done("unseat", { seat }),
							),
						)
					: null
			}
			${other ? item("give-host", t("give-host"), () => commands.done("give_host", { member: id })) : null}
			${other ? item("remove", t("remove"), () => commands.open({ of: "sure", about: "remove", member: id })) : null}
		</div>
		${other ? html`<p class="note">${t("name-note")}</p>` : null}`,
		back: { of: "table" },
	};
}

/** A bot's seat of the round, and who waits for one. @param {State} state @param {Commands} commands @param {number} seat @returns {Drawn} */
export const seatPanel = (state, commands, seat) => ({
	title: nameOfSeat(state, seat),
	body: html`<p>${t("seat-panel-line", { colour: t(`colour-${colourOf(seat)}`) })}</p>
	<div class="list">${membersToOffer(state).map(
		({ id, name }) => html`<button data-action="offer-seat-to" data-for-member=${id} ?disabled=${state.asked.length > 0}
			@click=${() => commands.done("offer_seat", { seat, member: id })}>${t("offer-seat-to", { name })}</button>`,
	)}</div>`,
	back: { of: "table" },
});
