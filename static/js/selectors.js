// What follows from the state.
import { personIn } from "./sitters.js";

/** @import { State } from "./state.js" */
/** @import { Member } from "./wire.js" */

/** @param {State} state @returns {Member | null} */
export const me = (state) => memberOf(state, state.you.member);

/** @param {State} state @param {number | null | undefined} id @returns {Member | null} */
export const memberOf = (state, id) => state.table?.members.find((member) => member.id === id) ?? null;

/** @param {State} state */
export const isPlaying = (state) => state.table?.phase === "playing";

/** Whether one of this page's seats is to move. @param {State} state */
export const isMyTurn = (state) =>
	isPlaying(state) && typeof state.view?.to_move === "number" && state.you.seats.includes(state.view.to_move);

/** Whether a turn can be made right now. @param {State} state */
export const canPlay = (state) => isMyTurn(state) && state.pending === null && state.ended === null;

/** Whether a seat of the round is this page's. @param {State} state @param {number} seat */
export const isMine = (state, seat) =>
	state.you.member !== null && personIn(state.view?.seats[seat]) === state.you.member;

/** How many seats are taken. @param {State} state */
export const seatsTaken = (state) => state.table?.seats.filter((seat) => seat !== null).length ?? 0;

/** Members who wait for the next round, in their order. @param {State} state */
export const waiting = (state) => state.table?.members.filter((member) => member.waiting) ?? [];

/** Members who only watch. @param {State} state */
export const watching = (state) => {
	const seated = new Set(state.table?.seats.map(personIn));
	return state.table?.members.filter((member) => !member.waiting && !seated.has(member.id)) ?? [];
};

/**
 * How many would play if the round began now: those in seats, and as many of those who wait as there is room for.
 * @param {State} state
 */
export const dealtIn = (state) => {
	const free = (state.table?.seats.length ?? 0) - seatsTaken(state);
	return seatsTaken(state) + Math.min(free, waiting(state).length);
};

/**
 * The colour that a seat of the lobby will have: at the start the taken seats move together.
 * @param {State} state
 * @param {number} seat
 */
export const colourOfSeat = (state, seat) =>
	state.table?.seats.slice(0, seat).filter((taken) => taken !== null).length ?? 0;
