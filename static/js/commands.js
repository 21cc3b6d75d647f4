// What the page's buttons do: each is a command to the table, or a small thing of the page's own.
import { afterRound } from "./after.js";
import { comingBack } from "./coming_back.js";
import { aboutGame, guardAsks } from "./core.js";
import { ensureDevice } from "./http.js";
import { t } from "./i18n.js";
import { measuredMatches } from "./levels.js";
import { later } from "./offline.js";
import { loadPanels } from "./parts/panel.js";
import { canPlay } from "./selectors.js";
import { guardIn } from "./sitters.js";
import { saveName } from "./storage.js";
import { lastPlayed } from "./turns.js";

/** @import { Course, Panel, State, Message } from "./state.js" */
/** @import { Outbox } from "./outbox.js" */
/** @import { Transport } from "./socket.js" */
/** @import { Move } from "./games/registry.js" */
/** @typedef {ReturnType<typeof makeCommands> & { setAlert: ReturnType<typeof import("./alarm.js").makeAlarm>["set"] }} Commands */

/**
 * @param {object} around
 * @param {() => State} around.state
 * @param {(message: Message) => void} around.dispatch
 * @param {Outbox} around.outbox
 * @param {Transport} around.transport
 * @param {(words: string) => void} around.say
 */
export function makeCommands({ state, dispatch, outbox, transport, say }) {
	/** What the newcomer wants as soon as they are a member. @type {"sit" | null} */
	let wish = null;
	let gotDevice = false;

	/** @param {string} what @param {object} [args] */
	const ask = (what, args) => dispatch({ t: "asked", id: outbox.command(what, args) });

	/** @param {Record<string, any>} args @param {string} from @param {string} to */
	const playArgs = (args, from, to) => {
		const { view } = state();
		if (!view || view.to_move === null) return;
		const id = outbox.command("play", args, view.turn);
		dispatch({ t: "sent", pending: { id, turn: view.turn, args, seat: view.to_move, from, to } });
	};

	/** @param {Move} move */
	const send = ({ args, from, to }) => playArgs(args, from, to);

	/** What the guard of the seat that is to move has to ask before it. @param {Move} move */
	const questionAt = (move) => {
		const { view } = state();
		if (!view || view.to_move === null || guardIn(view.seats[view.to_move]) === 0) return null;
		return guardAsks(view, view.to_move, move.args);
	};

	return {
		/** @param {string} name @param {"sit" | "watch"} how */
		async join(name, how) {
			const trimmed = name.trim();
			if (trimmed === "") {
				dispatch({ t: "notice", notice: { code: "bad_name" } });
				return;
			}
			saveName(trimmed);
			wish = how === "sit" ? "sit" : null;
			dispatch({ t: "notice", notice: null });
			outbox.hello(trimmed);
		},
		/** Called after each change: what was waiting for it is done now. */
		settle() {
			if (wish && state().you.member !== null) {
				wish = null;
				ask("sit");
			}
		},
		/** A name was sent, and this browser had no cookie. Once: one that takes none is told so. @param {string} name */
		async getDevice(name) {
			if (gotDevice) return;
			gotDevice = true;
			await ensureDevice().catch(() => {});
			dispatch({ t: "notice", notice: null });
			outbox.hello(name);
			transport.again();
		},
		/** @param {number} [seat] */
		sit: (seat) => ask("sit", seat === undefined ? {} : { seat }),
		/** @param {number} [seat] */
		stand: (seat) => ask("stand", seat === undefined ? {} : { seat }),
		/** @param {number} seat @param {string} level */
		seatBot: (seat, level) => ask("seat_bot", { seat, level }),
		/** @param {number} seat */
		unseat: (seat) => ask("unseat", { seat }),
		start: () => ask("start"),
		/** @param {string} rule @param {boolean | string} value */
		setRule: (rule, value) => ask("set_rule", { rule, value }),
		/** @param {boolean} locked */
		lockRules: (locked) => ask("lock_rules", { locked }),
		rulesRead: () => dispatch({ t: "rules_read" }),
		/** Opens the sheet of the table; what it shows is loaded when it is first needed. @param {Panel} panel */
		async open(panel) {
			const here = await later(loadPanels).then(
				() => true,
				() => false,
			);
			dispatch(here ? { t: "panel", panel } : { t: "notice", notice: { code: "offline" } });
		},
		close: () => dispatch({ t: "panel", panel: null }),
		/** Asks the table for what was chosen in the sheet, which has done its work then. @param {string} what @param {object} [args] */
		done(what, args) {
			dispatch({ t: "panel", panel: null });
			ask(what, args);
		},
		/** @param {"everyone" | "named" | "nobody"} watch @param {string[]} names */
		setWatch: (watch, names) => ask("set_watch", watch === "named" ? { watch, names } : { watch }),
		/** @param {"bot" | "pass"} on_leave */
		setOnLeave: (on_leave) => ask("set_on_leave", { on_leave }),
		/** One at a time: what is still shown is not yet over. @param {number} which of the six */
		react(which) {
			const { you, reactions } = state();
			dispatch({ t: "panel", panel: null });
			if (you.member !== null && !reactions[you.member]) ask("react", { with: which });
		},
		/** Asks the others to take the last own turn back. */
		offerTakeBack() {
			const to_turn = lastPlayed(state().wholes, state().you.seats);
			dispatch({ t: "panel", panel: null });
			if (to_turn !== null) ask("offer", { what: "take_back", to_turn });
		},
		/** @param {number} offer */
		withdraw: (offer) => ask("withdraw", { offer }),
		/** @param {number} offer @param {boolean} yes */
		answer: (offer, yes) => ask("answer", { offer, yes }),
		/** @param {Move} move */
		play(move) {
			if (move.course) {
				dispatch({ t: "course", hole: move.from, course: move.course });
				return;
			}
			const reason = questionAt(move);
			if (reason === null) send(move);
			else dispatch({ t: "question", question: { reason, move } });
		},
		/** Plays what the guard asked about. */
		playAllTheSame() {
			const { question } = state();
			if (question && canPlay(state())) send(question.move);
		},
		thinkAgain: () => dispatch({ t: "question", question: null }),
		/** @param {number} seat @param {number} level */
		setGuard: (seat, level) => ask("set_guard", { seat, level }),
		/** A new table on this device: the person against a bot, until they choose otherwise. */
		setTable() {
			const levels = aboutGame(state().table?.game ?? "")?.levels ?? [];
			ask("sit", { seat: 0 });
			ask("seat_bot", { seat: 1, level: levels[Math.floor(levels.length / 2)] });
		},
		undo: () => ask("undo"),
		redo: () => ask("redo"),
		/** @param {boolean} paused */
		pause: (paused) => ask("pause", { paused }),
		/** Gives up the round on this device. */
		clear: () => ask("clear"),
		/** A command that moves nothing by itself. @param {Record<string, any>} args */
		act: (args) => playArgs(args, "", ""),
		/** @param {string | null} hole */
		pick: (hole) => dispatch({ t: "pick", hole }),
		/** @param {string} hole the piece @param {Course | null} course */
		course: (hole, course) => dispatch({ t: "course", hole, course }),
		/** @param {string} code */
		refuse: (code) => dispatch({ t: "notice", notice: { code } }),
		/** Fetches what was measured of the bots. */
		async measure() {
			const { table, matches } = state();
			if (!table || matches) return;
			// Without a network the sheet says all but the figures.
			const found = await later(() => measuredMatches(table.game)).catch(() => null);
			if (found) dispatch({ t: "matches", matches: found });
		},
		dismiss: () => dispatch({ t: "notice", notice: null }),
		turnBoard: () => dispatch({ t: "turn_board" }),
		openShare() {
			if (!state().shareOpened) dispatch({ t: "share_opened" });
		},
		/** @param {string} link @param {string} [field] where it stands, to be marked by hand @param {[copied: string, byHand: string]} [words] keys of what is said */
		async copy(link, field = "#share-link", [copied, byHand] = ["share-copied", "share-by-hand"]) {
			try {
				await navigator.clipboard.writeText(link);
				say(t(copied));
			} catch {
				// Not allowed, or not over HTTPS: the link is there to be marked by hand.
				const input = document.querySelector(field);
				if (input instanceof HTMLInputElement) input.focus();
				say(t(byHand));
			}
		},
		/** @param {ShareData} what */
		async share(what) {
			// Whoever closes the sheet has changed their mind, and that is no error.
			await navigator.share(what).catch(() => {});
		},
		...afterRound({ state, dispatch, say }),
		...comingBack({ state, dispatch, outbox, transport, say }),
	};
}
