// What may be done about whom at a table on the net: the page has no button for what the table would refuse.
import { isPlaying, memberOf } from "./selectors.js";
import { botIn, personIn } from "./sitters.js";

/** @import { Panel, State } from "./state.js" */

/** After so long, in ms, somebody who is away can be stood in for, and a host replaced. */
export const LONG = 120_000;

/** Since when a member has been away; null when they are here. @param {State} state @param {number | null | undefined} id */
export const awaySince = (state, id) => memberOf(state, id)?.away ?? null;

/** @param {State} state @param {number | null | undefined} id */
export const isLongAway = (state, id) => {
	const since = awaySince(state, id);
	return since !== null && state.now - since >= LONG;
};

/** When the next of those who are away will have been so for long; null where nobody will. @param {State} state */
export function nextLongAway(state) {
	const times = (state.table?.members ?? []).flatMap(({ away }) =>
		away !== null && state.now - away < LONG ? [away + LONG] : [],
	);
	return times.length > 0 ? Math.min(...times) : null;
}

/** @param {State} state */
export const mayTakeHost = (state) =>
	!state.you.host && state.you.seats.length > 0 && isLongAway(state, state.table?.host);

/** The member's seats of the round that a bot may now play. @param {State} state @param {number} member */
export function seatsToStandIn(state, member) {
	if (!isPlaying(state) || !(state.you.host || mayTakeHost(state)) || !isLongAway(state, member)) return [];
	return seatsWhere(state, (sitter) => personIn(sitter) === member && !("stand_in" in sitter && sitter.stand_in));
}

/** The bots' seats of the round that the host may offer: none is offered twice. @param {State} state */
export function seatsToOffer(state) {
	if (!isPlaying(state) || !state.you.host) return [];
	const offered = state.table?.seat_offers.map(({ seat }) => seat) ?? [];
	return seatsWhere(state, (sitter, seat) => botIn(sitter) !== null && !offered.includes(seat));
}

/** Whom they may be offered to. @param {State} state */
export function membersToOffer(state) {
	const offered = state.table?.seat_offers.map(({ member }) => member) ?? [];
	return state.table?.members.filter(({ id, waiting }) => waiting && !offered.includes(id)) ?? [];
}

/** Whether anything can be done about a member, so that there has to be a way to it. @param {State} state @param {number} member */
export const hasMore = (state, member) =>
	!state.local &&
	((state.you.host && member !== state.you.member) ||
		seatsToStandIn(state, member).length > 0 ||
		(member === state.table?.host && mayTakeHost(state)));

/** Whether anything can be done about a bot's seat of the round. @param {State} state @param {number} seat */
export const hasSeatMore = (state, seat) =>
	!state.local && seatsToOffer(state).includes(seat) && membersToOffer(state).length > 0;

/** Whether what the sheet is about is still there. @param {State} state */
export function panelStands(state) {
	const { panel } = state;
	if (panel === null) return true;
	if (state.you.member === null) return false;
	if ("member" in panel) return memberOf(state, panel.member) !== null && (panel.of === "member" || state.you.host);
	switch (panel.of) {
		case "seat":
			return hasSeatMore(state, panel.seat);
		case "watch":
		case "leaving":
			return state.you.host;
		case "games":
			return state.you.host && !isPlaying(state);
		case "sure":
			return panel.about === "leave" || (state.you.host && isPlaying(state) === (panel.about === "end_round"));
		default:
			return true;
	}
}

/**
 * @param {State} state
 * @param {(sitter: import("./wire.js").Sitter, seat: number) => boolean} is
 */
const seatsWhere = (state, is) => (state.view?.seats ?? []).flatMap((sitter, seat) => (is(sitter, seat) ? [seat] : []));
