// Boards whose drawing is loaded when there is one to be drawn: a table has one game, and need not wait for the others'.
import { later } from "../offline.js";

/** @import { About } from "../core.js" */
/** @import { State } from "../state.js" */
/** @import { Board, Hands } from "./registry.js" */
/** @typedef {(parent: Element, about: About, hands: Hands) => Board} Mount */
/** @typedef {(parent: Element, about: About) => () => void} Show */

/**
 * A board that is there as soon as its drawing is, and then shows what it was told last.
 * @param {() => Promise<{ mountBoard: Mount }>} load
 * @returns {Mount}
 */
export const lateBoard = (load) => (parent, about, hands) => {
	/** @type {Board | null} */
	let board = null;
	/** @type {State | null} */
	let told = null;
	let ended = false;
	later(load).then(
		({ mountBoard }) => {
			if (ended) return;
			board = mountBoard(parent, about, hands);
			if (told) board.render(told);
		},
		() => hands.refuse("offline"),
	);
	return {
		render(state) {
			told = state;
			board?.render(state);
		},
		replay: (state) => board?.replay(state),
		destroy() {
			ended = true;
			board?.destroy();
		},
	};
};

/** @param {() => Promise<{ mountShow: Show }>} load @returns {Show} */
export const lateShow = (load) => (parent, about) => {
	let ended = false;
	/** @type {(() => void) | null} */
	let end = null;
	later(load).then(
		({ mountShow }) => {
			if (!ended) end = mountShow(parent, about);
		},
		// The front page says all that it has to without the picture.
		() => {},
	);
	return () => {
		ended = true;
		end?.();
	};
};
