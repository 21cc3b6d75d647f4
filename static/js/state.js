// The one state of a table's page, and the one function that changes it.
import { SILENT } from "./alerts.js";
import { panelStands } from "./may.js";
import { personIn } from "./sitters.js";
import { turnsSeen } from "./turns.js";

/** @import { You, Table, View, Entry, TableMessage, EventsMessage, OkMessage, NoMessage, ReactionMessage, LocalState, LocalMessage } from "./wire.js" */
/** @import { KeptMessage } from "./local/transport.js" */
/** @import { Move } from "./games/registry.js" */
/** @import { LinkMessage } from "./socket.js" */
/** @import { Whole } from "./turns.js" */

/** @typedef {{ id: number, turn: number, args: Record<string, any>, seat: number, from: string, to: string }} Pending */
/** @typedef {{ code: string, detail?: Record<string, unknown> }} Notice */
/**
 * @typedef {object} Course the way of a whole chain that is being chosen
 * @property {string[]} stops after the piece that is picked, in order
 * @property {string} end where it is to end
 * @property {number} chosen which of the ways that lead there
 * @property {number | null} looked the one that the pointer is on
 */
/** @typedef {{ reason: string, move: Move }} Question why the guard asks, and before which move */
/**
 * @typedef {{ of: "table" } | { of: "watch" } | { of: "leaving" } | { of: "games" } | { of: "react" }
 *   | { of: "member", member: number }
 *   | { of: "seat", seat: number }
 *   | { of: "sure", about: "remove", member: number }
 *   | { of: "sure", about: "end_round" | "leave" }} Panel what is open in the sheet of the table
 */
/** @typedef {{ is: "begun" } | { is: "changed", rules: string[] }} RulesNews what everybody has to be shown of the house rules */
/** @typedef {{ with: number, nth: number }} Reaction which of the six, and the how manieth that this page saw */
/**
 * @typedef {object} State
 * @property {string} code empty for a table on this device
 * @property {LocalState | null} local what can be done at a table on this device; null on the net
 * @property {boolean} kept whether a table on this device will be there at the next visit
 * @property {"newer" | "broken" | null} unread why what was kept of a table on this device could not be read
 * @property {LinkMessage["is"]} link
 * @property {number | null} ended the close code after which nothing comes any more
 * @property {string} why the reason that came with it, as a code
 * @property {number} now the table's time when the page last looked at a clock
 * @property {number} revision -1 before anything came
 * @property {boolean} outOfStep something was missed: the whole state has to be asked for
 * @property {You} you
 * @property {Table | null} table
 * @property {View | null} view
 * @property {Entry[]} log
 * @property {{ round: number, seat: number } | null} facing whose side of the board is towards the reader
 * @property {number} turned by how many steps a spectator has turned the board since
 * @property {string | null} picked the piece that was picked, by its hole
 * @property {Course | null} course where several ways lead to what was pointed at
 * @property {Pending | null} pending the turn that was sent and is not yet answered
 * @property {import("./levels.js").Match[] | null} matches what was measured of the bots, once it was asked for
 * @property {Question | null} question what the guard asks and waits for
 * @property {Notice | null} notice why something was refused
 * @property {Panel | null} panel
 * @property {Whole[]} wholes turns at which a seat had a whole turn before it, as far as this page has seen the round
 * @property {RulesNews | null} news
 * @property {Record<number, Reaction>} reactions those that are shown right now, by member
 * @property {number} reacted how many there were so far
 * @property {import("./looking_back.js").Looking | null} looking a round that is over and is gone through again
 * @property {import("./alerts.js").Alerts} alerts what is to say that it is one's turn
 * @property {{ link: string, until: number } | null} ticket the link that moves this page's seat, for as long as it counts
 * @property {number | null} passwordSent the id of the command with a password that is not yet answered
 * @property {boolean} recovering whether a name and a password are being looked at
 * @property {boolean} shareOpened whether the panel with the link was unfolded during a round
 * @property {number[]} asked ids of commands other than turns that are not yet answered
 */

/**
 * @typedef {{ t: "asked", id: number }
 *   | { t: "sent", pending: Pending }
 *   | { t: "pick", hole: string | null }
 *   | { t: "course", hole: string, course: Course | null }
 *   | { t: "turn_board" }
 *   | { t: "share_opened" }
 *   | { t: "look", looking: import("./looking_back.js").Looking | null }
 *   | { t: "alerts", alerts: import("./alerts.js").Alerts }
 *   | { t: "ticket", ticket: { link: string, until: number } | null }
 *   | { t: "password_sent", id: number }
 *   | { t: "recovering", recovering: boolean }
 *   | { t: "tick", now: number }
 *   | { t: "panel", panel: Panel | null }
 *   | { t: "rules_read" }
 *   | { t: "reaction_over", member: number, nth: number }
 *   | { t: "matches", matches: import("./levels.js").Match[] }
 *   | { t: "question", question: Question | null }
 *   | { t: "notice", notice: Notice | null }} PageMessage
 */
/** @typedef {TableMessage | EventsMessage | OkMessage | NoMessage | ReactionMessage | LocalMessage | KeptMessage | LinkMessage | PageMessage} Message */

/** How many entries of the log a page holds. */
const LOG = 400;

/** What can be done at a table on this device before it has said so itself. @type {LocalState} */
export const NOTHING_YET = { undo: false, redo: false, paused: false, begun: false };

/** @param {string} code @param {LocalState | null} [local] @returns {State} */
export const initial = (code, local = null) => ({
	code,
	local,
	kept: true,
	unread: null,
	link: "connecting",
	ended: null,
	why: "",
	now: 0,
	revision: -1,
	outOfStep: false,
	you: { member: null, seats: [], host: false, password: false, sees: true },
	table: null,
	view: null,
	log: [],
	facing: null,
	turned: 0,
	picked: null,
	course: null,
	pending: null,
	question: null,
	matches: null,
	notice: null,
	panel: null,
	wholes: [],
	news: null,
	reactions: {},
	reacted: 0,
	looking: null,
	alerts: SILENT,
	ticket: null,
	passwordSent: null,
	recovering: false,
	shareOpened: false,
	asked: [],
});

/**
 * @param {State} state
 * @param {Message} message
 * @returns {State}
 */
export function reduce(state, message) {
	switch (message.t) {
		case "link":
			return message.is === "ended"
				? { ...state, link: message.is, ended: message.code ?? 0, why: message.reason ?? "" }
				: { ...state, link: message.is, ended: null, why: "" };
		case "table":
			return withView(
				{
					...state,
					revision: message.revision,
					outOfStep: false,
					you: message.you,
					table: message.table,
					log: joinLogs(state.log, message.log),
				},
				message.view,
				[],
			);
		case "events":
			return withEvents(state, message);
		case "ok":
			// The table tells nobody, this page included, but by its answer.
			return message.id === state.passwordSent
				? { ...answered(state, message.id), you: { ...state.you, password: true } }
				: answered(state, message.id);
		case "no":
			return { ...answered(state, message.id), notice: noticeOf(message) };
		case "local": {
			const { undo, redo, paused, begun } = message;
			return { ...state, local: { undo, redo, paused, begun } };
		}
		case "kept":
			return { ...state, kept: message.kept, unread: message.problem ?? state.unread };
		case "asked":
			return { ...state, asked: [...state.asked, message.id], notice: null };
		case "sent":
			return {
				...state,
				pending: message.pending,
				picked: null,
				course: null,
				question: null,
				notice: null,
				// Who plays has seen the rules that the round began with.
				news: state.news?.is === "begun" ? null : state.news,
			};
		case "pick":
			return { ...state, picked: message.hole, course: null, notice: null };
		case "course":
			return { ...state, picked: message.hole, course: message.course, notice: null };
		case "turn_board":
			return { ...state, turned: state.turned + 1 };
		case "tick":
			return { ...state, now: message.now };
		case "panel":
			return { ...state, panel: message.panel, notice: null };
		case "rules_read":
			return { ...state, news: null };
		case "reaction": {
			const shown = { with: message.with, nth: state.reacted + 1 };
			return { ...state, reactions: { ...state.reactions, [message.member]: shown }, reacted: shown.nth };
		}
		case "reaction_over": {
			// A newer one of the same member has its own end.
			if (state.reactions[message.member]?.nth !== message.nth) return state;
			const { [message.member]: _, ...reactions } = state.reactions;
			return { ...state, reactions };
		}
		case "look":
			return { ...state, looking: message.looking };
		case "alerts":
			return { ...state, alerts: message.alerts };
		case "ticket":
			return { ...state, ticket: message.ticket };
		case "password_sent":
			return { ...state, passwordSent: message.id };
		case "recovering":
			return { ...state, recovering: message.recovering };
		case "share_opened":
			return { ...state, shareOpened: true };
		case "matches":
			return { ...state, matches: message.matches };
		case "question":
			return { ...state, question: message.question };
		case "notice":
			return { ...state, notice: message.notice };
		default:
			// A later table may say more than this page knows.
			return state;
	}
}

/**
 * @param {State} state
 * @param {EventsMessage} message
 */
function withEvents(state, message) {
	if (message.revision <= state.revision) return state;
	if (message.revision !== state.revision + 1) return { ...state, outOfStep: true };
	const table = message.table ?? state.table;
	const next = {
		...state,
		revision: message.revision,
		table,
		you: table && message.table ? youAt(state.you, table) : state.you,
		log: [...state.log, ...message.events.filter((entry) => !entry.transient)].slice(-LOG),
	};
	return message.view === undefined ? settled(next, message.events) : withView(next, message.view, message.events);
}

/**
 * @param {State} state
 * @param {View | null} view
 * @param {Entry[]} events what led to it, as far as it was told
 * @returns {State}
 */
function withView(state, view, events) {
	const before = state.view;
	const moved = before?.turn !== view?.turn || before?.round !== view?.round;
	const next = {
		...state,
		view,
		wholes: turnsSeen(state.wholes, before, view, events),
		facing: facing(state, view),
		turned: before?.round === view?.round ? state.turned : 0,
		// A position that has changed has other targets; and what was sent for the old one has come about, or never will.
		picked: moved ? null : state.picked,
		course: moved ? null : state.course,
		pending: state.pending && view && state.pending.turn === view.turn ? state.pending : null,
		question: moved ? null : state.question,
	};
	return settled(next, events, before !== null && view !== null && view.round > before.round);
}

/**
 * What follows from any change: a sheet whose subject is gone closes, and what all have to be shown of the rules is there.
 * @param {State} state
 * @param {Entry[]} events
 * @param {boolean} [begun] whether another round was found than the one before, though its beginning was not told
 * @returns {State}
 */
function settled(state, events, begun = false) {
	return {
		...state,
		panel: panelStands(state) ? state.panel : null,
		news: newsAfter(state, events, begun),
		// What was measured was measured of one game.
		matches: events.some(({ kind }) => kind === "game_changed") ? null : state.matches,
	};
}

/** @param {State} state @param {Entry[]} events @param {boolean} begun @returns {RulesNews | null} */
function newsAfter({ news, table, local }, events, begun) {
	if (local || table?.phase !== "playing") return null;
	if (begun || events.some(({ kind }) => kind === "started")) return { is: "begun" };
	const changed = events.flatMap((entry) => (entry.kind === "rule_changed" ? [entry.data.rule] : []));
	if (changed.length === 0) return news;
	const known = news?.is === "changed" ? news.rules : [];
	return { is: "changed", rules: [...new Set([...known, ...changed])] };
}

/**
 * The board is turned when a round begins, never by itself in the middle of one.
 * @param {State} state
 * @param {View | null} view
 */
function facing(state, view) {
	if (!view) return null;
	const mine = state.you.seats[0] ?? 0;
	const begun = state.facing?.round === view.round && "last" in view && view.last !== null;
	return begun ? state.facing : { round: view.round, seat: mine };
}

/**
 * What one may do follows from the table; the table says it itself too, a moment later.
 * @param {You} you
 * @param {Table} table
 * @returns {You}
 */
function youAt(you, table) {
	if (you.member === null) return you;
	const seats = table.seats.flatMap((seat, index) => (personIn(seat) === you.member ? [index] : []));
	return { ...you, seats, host: table.host === you.member };
}

/**
 * @param {State} state
 * @param {number | null} id
 * @returns {State}
 */
const answered = (state, id) => ({
	...state,
	pending: state.pending?.id === id ? null : state.pending,
	passwordSent: state.passwordSent === id ? null : state.passwordSent,
	asked: state.asked.filter((asked) => asked !== id),
});

/** @param {NoMessage} message @returns {Notice} */
const noticeOf = ({ code, detail }) => (detail ? { code, detail } : { code });

/**
 * Keeps what is older than what the table sent.
 * @param {Entry[]} known
 * @param {Entry[]} sent
 */
function joinLogs(known, sent) {
	const first = sent[0]?.revision ?? Number.POSITIVE_INFINITY;
	return [...known.filter((entry) => entry.revision < first), ...sent].slice(-LOG);
}
