// What the page's buttons do: each is a command to the table, or a small thing of the page's own.
import { ensureDevice } from "./http.js";
import { t } from "./i18n.js";
import { saveName } from "./storage.js";

/** @import { State, Message } from "./state.js" */
/** @import { Outbox } from "./outbox.js" */
/** @import { Transport } from "./socket.js" */
/** @import { Move } from "./games/registry.js" */
/** @typedef {ReturnType<typeof makeCommands>} Commands */

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
		/** @param {Move} move */
		play: ({ args, from, to }) => playArgs(args, from, to),
		/** A command that moves nothing by itself. @param {Record<string, any>} args */
		act: (args) => playArgs(args, "", ""),
		/** @param {string | null} hole */
		pick: (hole) => dispatch({ t: "pick", hole }),
		/** @param {string} code */
		refuse: (code) => dispatch({ t: "notice", notice: { code } }),
		dismiss: () => dispatch({ t: "notice", notice: null }),
		turnBoard: () => dispatch({ t: "turn_board" }),
		/** @param {string} link */
		async copy(link) {
			try {
				await navigator.clipboard.writeText(link);
				say(t("share-copied"));
			} catch {
				// Not allowed, or not over HTTPS: the link is there to be marked by hand.
				const input = document.querySelector("#share-link");
				if (input instanceof HTMLInputElement) input.focus();
				say(t("share-by-hand"));
			}
		},
		/** @param {ShareData} what */
		async share(what) {
			// Whoever closes the sheet has changed their mind, and that is no error.
			await navigator.share(what).catch(() => {});
		},
	};
}
