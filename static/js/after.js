// What can be done with a round that is over: going through it again, keeping its record, a picture of how it ended.
import { gameModule } from "./games/registry.js";
import { nameOfSeat } from "./names.js";
import { later } from "./offline.js";

/** @import { State, Message } from "./state.js" */

/** @type {typeof import("./after_round.js") | null} */
let tools = null;

/** The parts of the page for it, where they have been loaded. */
export const afterTools = () => tools;

const load = async () => {
	tools ??= await later(() => import("./after_round.js"));
	return tools;
};

/** Whether the device can hand a picture on. */
export const canSharePictures = () => {
	try {
		return navigator.canShare?.({ files: [new File([], "a.png", { type: "image/png" })] }) === true;
	} catch {
		return false;
	}
};

/** What is looked at, if the round is still the one that was over. @param {State} state */
export const lookingAt = ({ looking, view, ended }) =>
	ended === null && view?.result && looking?.round === view.round ? looking : null;

/** What the board shows: the position that is looked at, or the present one. @param {State} state @returns {State} */
export function boardState(state) {
	const looking = lookingAt(state);
	return looking ? { ...state, view: looking.scenes[looking.at], picked: null, pending: null, course: null } : state;
}

/** @param {string} action */
const focus = (action) => {
	const button = document.querySelector(`[data-action="${action}"]`);
	if (button instanceof HTMLElement) button.focus({ preventScroll: true });
};

/**
 * @param {object} around
 * @param {() => State} around.state
 * @param {(message: Message) => void} around.dispatch
 * @param {(words: string) => void} around.say
 */
export function afterRound({ state, dispatch, say }) {
	/** @param {unknown} error */
	const failed = (error) => {
		const code = error instanceof Error && "code" in error ? String(error.code) : "offline";
		dispatch({ t: "notice", notice: { code } });
	};
	const fileName = () => `spillbord-${state().code || state().table?.game}-${state().view?.round ?? 0}`;

	const picture = async () => {
		const board = document.querySelector("#board svg");
		const { view, table } = state();
		const module = gameModule(table?.game);
		if (!(board instanceof SVGSVGElement) || !module) throw new Error("no board");
		const result = view?.result ? module.result(view.result, (seat) => nameOfSeat(state(), seat)) : "";
		const { pictureOf } = await load();
		const blob = await pictureOf(board, [module.title(), result].filter(Boolean).join(" · "));
		return new File([blob], `${fileName()}.png`, { type: "image/png" });
	};

	const hands = {
		async lookBack() {
			const { view, table } = state();
			const module = gameModule(table?.game);
			if (!view?.result || !module) return;
			try {
				const { lookBack, recordOf } = await load();
				/** @type {any} */
				const record = await recordOf(state()).catch(() => null);
				const entries = record?.rounds?.find((/** @type {any} */ { round }) => round === view.round)?.entries;
				// Without an answer there is what this page has seen itself.
				const looking = lookBack(view, entries ?? state().log, module);
				if (!looking) {
					dispatch({ t: "notice", notice: { code: "nothing_to_look_at" } });
					return;
				}
				dispatch({ t: "look", looking });
				hands.lookAt(looking.at - 1);
				focus("look-back");
			} catch (error) {
				failed(error);
			}
		},
		/** @param {number} at */
		lookAt(at) {
			const looking = lookingAt(state());
			if (!looking || at < 0 || at > looking.turns.length || at === looking.at) return;
			dispatch({ t: "look", looking: { ...looking, at } });
			say(tools?.lookingWords(state(), { ...looking, at }) ?? "");
		},
		lookAway() {
			dispatch({ t: "look", looking: null });
			focus("look-over");
		},
		async saveRecord() {
			try {
				const { recordOf, download } = await load();
				const text = JSON.stringify(await recordOf(state()), null, "\t");
				download(new Blob([text], { type: "application/json" }), `${fileName()}.json`);
			} catch (error) {
				failed(error);
			}
		},
		async savePicture() {
			try {
				const file = await picture();
				tools?.download(file, file.name);
			} catch (error) {
				failed(error);
			}
		},
		async sharePicture() {
			try {
				const file = await picture();
				// Whoever closes the sheet has changed their mind, and that is no error.
				await navigator.share({ files: [file] }).catch(() => {});
			} catch (error) {
				failed(error);
			}
		},
	};

	document.addEventListener("keydown", (event) => {
		const looking = lookingAt(state());
		if (!looking || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
		const { target } = event;
		// On the board arrows go from hole to hole, in a field from letter to letter; a sheet closes by itself.
		if (!(target instanceof Element) || target.closest("input, select, textarea, dialog")) return;
		if (event.key === "Escape") hands.lookAway();
		else if (target.closest("[data-board]")) return;
		else if (event.key === "ArrowLeft") hands.lookAt(looking.at - 1);
		else if (event.key === "ArrowRight") hands.lookAt(looking.at + 1);
		else if (event.key === "Home") hands.lookAt(0);
		else if (event.key === "End") hands.lookAt(looking.turns.length);
		else return;
		event.preventDefault();
	});

	return hands;
}
