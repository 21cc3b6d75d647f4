// The table's page: one state, one `reduce`, one `render`; commands go out through the outbox.
import { render } from "lit-html";
import { urls } from "spillbord-assets";
import { afterTools, boardState, lookingAt } from "./after.js";
import { makeAlarm } from "./alarm.js";
import { readAlerts } from "./alerts.js";
import { speaker, tellEvents, titleOf } from "./announce.js";
import { codeOfPath, gameOfPath } from "./code.js";
import { wear } from "./colours.js";
import { claim, takeTicket, ticketIn } from "./coming_back.js";
import { makeCommands } from "./commands.js";
import { aboutGame, loadCore } from "./core.js";
import { gameModule } from "./games/registry.js";
import { ensureDevice } from "./http.js";
import { firstLanguage, t, useLanguage } from "./i18n.js";
import { openLocal } from "./local/transport.js";
import { nextLongAway } from "./may.js";
import { UNNAMED } from "./names.js";
import { keepOffline } from "./offline.js";
import { openOutbox } from "./outbox.js";
import { actions, bareHead, ended, head, linkWords, sheets, side, toast } from "./parts/frame.js";
import { showQuestion } from "./parts/guard.js";
import { openHelp } from "./parts/help.js";
import { foot, languageChooser, skipLink } from "./parts/page.js";
import { showPanel } from "./parts/panel.js";
import { reactionWords } from "./parts/reactions.js";
import { turnbar } from "./parts/turnbar.js";
import { isMyTurn, memberOf } from "./selectors.js";
import { openSocket } from "./socket.js";
import { initial, NOTHING_YET, reduce } from "./state.js";
import { forgetTable, markReloaded, rememberTable, savedAlerts, savedName, takeOpened } from "./storage.js";

/** @import { Message, Notice } from "./state.js" */
/** @import { Board } from "./games/registry.js" */

/** A page tells the table how far it has come at least every 64 revisions; a little earlier does no harm. */
const SEEN_EVERY = 48;

/** For how long a reaction is shown, in ms. */
const REACTION_SHOWN = 4000;

/** @param {string} id */
const place = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * @param {string} code
 * @param {string | null} [local] the game, where the table is on this device
 * @param {Notice | null} [notice] what there is to be said at once
 */
function run(code, local = null, notice = null) {
	let state = { ...initial(code, local ? NOTHING_YET : null), notice, alerts: readAlerts(savedAlerts()) };
	/** @type {Board | null} */
	let board = null;
	/** The game whose board it is: the host may choose another between rounds. */
	let mounted = "";
	let seen = 0;
	const say = speaker(place("live"));
	const address = new URL(`/api/tables/${code}/socket`, location.href.replace(/^http/, "ws"));
	let isFresh = false;
	const transport = local
		? openLocal(local, savedName() || UNNAMED, () => {
				isFresh = true;
			})
		: openSocket(address.href);
	const outbox = openOutbox({ transport, tab: crypto.randomUUID(), deliver: dispatch });
	const alarm = makeAlarm(() => state, dispatch);
	const commands = { ...makeCommands({ state: () => state, dispatch, outbox, transport, say }), setAlert: alarm.set };

	/** @param {Message} message */
	function dispatch(message) {
		const before = state;
		if ("table" in message || "events" in message) lookAtClock(message);
		state = reduce(state, message);
		if (state === before) return;
		show();
		follow(before, message);
	}

	/** What a change sets off, besides another picture. @param {typeof state} before @param {Message} message */
	function follow(before, message) {
		if (state.outOfStep && !before.outOfStep) outbox.hello();
		if (state.revision - seen >= SEEN_EVERY) {
			seen = state.revision;
			outbox.command("seen", { revision: seen });
		}
		if (message.t === "events" && state.revision > before.revision) say(tellEvents(state, message.events));
		if (state.table !== before.table || message.t === "tick") awaitLongAway();
		if (!local && before.table && state.table && state.table.game !== before.table.game)
			rememberTable({ code, game: state.table.game, at: Date.now() });
		if (message.t === "reaction") followReaction(message.member);
		if (message.t === "table") {
			if (!before.table && local) {
				if (isFresh) commands.setTable();
			} else if (!before.table) {
				rememberTable({ code, game: message.table.game, at: Date.now() });
				if (takeOpened(code) && message.you.member !== null && message.you.seats.length === 0) commands.sit();
			} else if (isMyTurn(state) && !isMyTurn(before)) say(t("turn-yours"));
			commands.settle();
			// The form of the newcomer is gone, and the focus with it.
			if (before.table && before.you.member === null && message.you.member !== null)
				place("main").focus({ preventScroll: true });
		}
		alarm.follow(before);
		if (message.t === "ok" && message.ticket) commands.gotTicket(message.ticket);
		if (message.t === "ok") commands.tellPassword(before);
		if (message.t === "no" && message.code === "no_device") commands.getDevice(savedName());
		if (state.ended === 4001 && before.ended === null) forgetTable(code);
		// A newer release is there: a fresh page has it. Once, so that a page can't go round in circles.
		if (state.ended === 4005 && before.ended === null && markReloaded()) location.reload();
	}

	/** By how much this device's clock is ahead of the table's. */
	let ahead = 0;
	/** @type {any} */
	let longAway = null;

	/** What is told as it happens has the table's time. @param {Extract<Message, { t: "table" } | { t: "events" }>} message */
	function lookAtClock(message) {
		const at = message.t === "events" ? message.events.at(-1)?.at : undefined;
		if (at !== undefined) ahead = Date.now() - at;
		state = reduce(state, { t: "tick", now: Date.now() - ahead });
	}

	/** When somebody has been away for long, there is more that can be done. */
	function awaitLongAway() {
		clearTimeout(longAway);
		const at = local ? null : nextLongAway(state);
		if (at === null) return;
		longAway = setTimeout(
			() => dispatch({ t: "tick", now: Date.now() - ahead }),
			Math.max(0, at - (Date.now() - ahead)) + 250,
		);
	}

	/** A reaction is said, and shown for a moment. @param {number} member */
	function followReaction(member) {
		const { with: which, nth } = state.reactions[member];
		const name = memberOf(state, member)?.name ?? "";
		if (member !== state.you.member) say(t("reaction-said", { name, words: reactionWords(which) }));
		setTimeout(() => dispatch({ t: "reaction_over", member, nth }), REACTION_SHOWN);
	}

	function mountBoard() {
		const module = gameModule(state.table?.game);
		const about = aboutGame(state.table?.game ?? "");
		if (board && module?.key !== mounted) {
			board.destroy();
			board = null;
		}
		if (board || !module || !about) return;
		mounted = module.key;
		board = module.mount(place("board"), about, {
			play: commands.play,
			pick: commands.pick,
			course: commands.course,
			refuse: commands.refuse,
			say,
			help: openHelp,
		});
	}

	function show() {
		wear(gameModule(state.table?.game)?.colours?.(state.view));
		document.title = titleOf(state);
		setIcon(isMyTurn(state));
		const page = place("page");
		page.dataset.phase = state.table?.phase ?? "connecting";
		page.dataset.game = state.table?.game ?? "";
		page.dataset.link = state.link;
		page.dataset.sees = !state.you.sees && state.table?.phase !== "lobby" ? "no" : "yes";
		page.dataset.revision = String(state.revision);
		if (state.ended !== null) {
			board?.destroy();
			board = null;
			for (const id of ["turn", "actions", "board", "sheet", "toast"]) render(null, place(id));
			page.dataset.phase = "ended";
			place("link").textContent = "";
			render(bareHead(), place("head"));
			render(ended(state.ended, state.why), place("side"));
			showFoot();
			return;
		}
		mountBoard();
		render(head(state), place("head"));
		const looking = lookingAt(state);
		const tools = afterTools();
		const onBoard = boardState(state);
		page.dataset.looking = looking ? "back" : "";
		render(looking && tools ? tools.lookingBar(state, looking) : turnbar(state), place("turn"));
		board?.render(onBoard);
		render(
			looking && tools ? tools.lookingSteps(looking, commands) : actions(state, commands, () => board?.replay(onBoard)),
			place("actions"),
		);
		render(side(state, commands), place("side"));
		render(sheets(state, commands, show), place("sheet"));
		showQuestion(state);
		showPanel(state);
		render(toast(state, commands), place("toast"));
		const words = linkWords(state);
		if (place("link").textContent !== words) place("link").textContent = words;
		showFoot();
	}

	const showFoot = () => renderFoot(show);

	show();
}

/** @param {() => void} changed is called when another language is there */
function renderFoot(changed) {
	skipLink();
	render([languageChooser(changed), foot()], place("foot"));
}

/** An address without a code. */
function showNothing() {
	place("page").dataset.phase = "ended";
	document.title = t("ended-gone");
	render(bareHead(), place("head"));
	render(ended(4001), place("side"));
	renderFoot(showNothing);
}

/** @param {boolean} turn whether it is the reader's turn */
function setIcon(turn) {
	const link = document.querySelector('link[rel="icon"]');
	const wanted = urls[turn ? "icons/turn.svg" : "icons/icon.svg"];
	if (link instanceof HTMLLinkElement && wanted && link.getAttribute("href") !== wanted) link.href = wanted;
}

async function start() {
	const code = codeOfPath(location.pathname);
	const ticket = takeTicket();
	// Without an answer the table is shown all the same: the cookie is only needed for a name.
	const device = code && ensureDevice().catch(() => {});
	await Promise.all([useLanguage(firstLanguage()), loadCore()]);
	await device;
	const refused = code && ticket ? await claim(code, ticket) : null;
	document.documentElement.dataset.started = "";
	// What stood there until now was for a page without scripts.
	place("head").replaceChildren();
	const game = gameOfPath(location.pathname);
	if (code) run(code, null, refused);
	else if (game && gameModule(game)) run("", game);
	else showNothing();
	// The link to move a seat, opened where the table is open already.
	addEventListener("hashchange", () => ticketIn(location.hash) && location.reload());
	keepOffline();
}

start();
