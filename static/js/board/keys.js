// The keys of a board that are the same for all: what each of them means. Where one gets to by arrows is the board's own.

/** @typedef {"drop" | "last" | "whose" | "help" | "nothing_picked"} Wish */
/**
 * @typedef {object} Meanings
 * @property {(key: string) => boolean} goes whether the key has led to another cell
 * @property {() => void} press the cell with the focus was meant
 * @property {(way: 1 | -1) => void} own to the next or the previous piece that can be moved
 * @property {() => boolean} target to the next target; false where no piece is picked
 * @property {(wish: Wish) => void} wish
 */

/** Keys that may lead nowhere, and are the board's all the same. */
const WAYS = ["q", "e", "z", "c", "Home", "End"];

/** @param {KeyboardEvent} event @param {Meanings} means */
export function onBoardKey(event, { goes, press, own, target, wish }) {
	if (event.ctrlKey || event.altKey || event.metaKey) return;
	const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
	if (goes(key)) {
		// The focus is there.
	} else if (key === "Enter" || key === " ") press();
	else if (key === "Escape") wish("drop");
	else if (key === "n" || key === "p") own(key === "n" ? 1 : -1);
	else if (key === "m") {
		if (!target()) wish("nothing_picked");
	} else if (key === "l") wish("last");
	else if (key === "t") wish("whose");
	else if (key === "?") wish("help");
	else if (!key.startsWith("Arrow") && !WAYS.includes(key)) return;
	event.preventDefault();
}

/**
 * The next of some cells in the order in which a board is read, in a circle.
 * @param {number[]} order all cells
 * @param {Set<number>} wanted
 * @param {number} at
 * @param {number} step 1 forwards, -1 backwards
 * @returns {number | null} null where there is none
 */
export function nextIn(order, wanted, at, step) {
	const start = order.indexOf(at);
	for (let i = 1; i <= order.length; i++) {
		const next = order[(start + step * i + order.length * 2) % order.length];
		if (wanted.has(next)) return next;
	}
	return null;
}
