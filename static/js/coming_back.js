// The ways back to one's seat: a password for it, a link that moves it to another device, and what both are used with.
import { claimSeat, ensureDevice, Refused, recoverSeat } from "./http.js";
import { t } from "./i18n.js";
import { linkOf } from "./link.js";
import { saveName } from "./storage.js";

/** @import { State, Message, Notice } from "./state.js" */
/** @import { Outbox } from "./outbox.js" */
/** @import { Transport } from "./socket.js" */

/** As long as the table lets a link count. */
const TICKET_MS = 10 * 60_000;
/** Characters of a password. */
const SHORTEST = 6;
const LONGEST = 128;

/**
 * The ticket in an address's fragment.
 * @param {string} hash
 * @returns {string | null}
 */
export const ticketIn = (hash) => /^#ticket=([\w-]+)$/.exec(hash)?.[1] ?? null;

/**
 * Takes the ticket out of the page's address, so that it is in no history, no bookmark and no link that is copied.
 * @returns {string | null}
 */
export function takeTicket() {
	const ticket = ticketIn(location.hash);
	if (location.hash.startsWith("#ticket=")) {
		history.replaceState(history.state, "", location.pathname + location.search);
	}
	return ticket;
}

/** @param {unknown} error @returns {Notice} */
const noticeOf = (error) =>
	error instanceof Refused ? { code: error.code, detail: error.detail } : { code: "not_understood" };

/**
 * Gives this device the seat that a ticket is for.
 * @param {string} code
 * @param {string} ticket
 * @returns {Promise<Notice | null>} why not, if so
 */
export const claim = (code, ticket) => claimSeat(code, ticket).then(() => null, noticeOf);

/**
 * @param {object} around
 * @param {() => State} around.state
 * @param {(message: Message) => void} around.dispatch
 * @param {Outbox} around.outbox
 * @param {Transport} around.transport
 * @param {(words: string) => void} around.say
 */
export function comingBack({ state, dispatch, outbox, transport, say }) {
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	let expiry;

	return {
		/** @param {string} password @returns {boolean} whether it was sent */
		setPassword(password) {
			const { length } = [...password];
			if (length < SHORTEST || length > LONGEST) {
				dispatch({ t: "notice", notice: { code: "bad_password" } });
				return false;
			}
			const id = outbox.command("set_password", { password });
			dispatch({ t: "asked", id });
			dispatch({ t: "password_sent", id });
			return true;
		},
		/** Says that the password is set, as soon as it is. @param {State} before */
		tellPassword(before) {
			if (before.passwordSent !== null && state().passwordSent === null && state().you.password && !state().notice)
				say(t("own-seat-password-done"));
		},
		makeTicket: () => dispatch({ t: "asked", id: outbox.command("make_ticket") }),
		/** The table has made one: it is shown for as long as it counts. @param {string} ticket */
		gotTicket(ticket) {
			clearTimeout(expiry);
			const until = Date.now() + TICKET_MS;
			dispatch({ t: "ticket", ticket: { link: `${linkOf(state().code)}#ticket=${ticket}`, until } });
			expiry = setTimeout(() => dispatch({ t: "ticket", ticket: null }), TICKET_MS);
		},
		/** @param {string} typed the name @param {string} password */
		async recover(typed, password) {
			const name = typed.trim();
			if (name === "" || password === "") {
				dispatch({ t: "notice", notice: { code: name === "" ? "bad_name" : "wrong_password" } });
				return;
			}
			dispatch({ t: "recovering", recovering: true });
			try {
				await ensureDevice();
				await recoverSeat(state().code, name, password);
				saveName(name);
				// A socket that was opened without a cookie would not be known.
				transport.again();
			} catch (error) {
				dispatch({ t: "notice", notice: noticeOf(error) });
			} finally {
				dispatch({ t: "recovering", recovering: false });
			}
		},
	};
}
