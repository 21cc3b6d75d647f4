// The layer on top: a cell for each playable square, with its name, for keyboards and screen readers. One tab stop for all.
import { onBoardKey } from "../board/keys.js";
import { at, set, svg } from "../star/svg.js";
import { cycle, follow, spotOf } from "./geometry.js";

/** @import { Focus, Sight } from "./geometry.js" */
/** @import { Wish } from "../board/keys.js" */
/**
 * @typedef {object} Cells squares by their number
 * @property {(square: number) => string} label
 * @property {Set<number>} movable squares with a piece that can be picked up
 * @property {Set<number>} own squares with a piece of the reader's
 * @property {Set<number>} targets of the piece in hand
 * @property {number | null} picked
 */

/**
 * @param {Sight} first
 * @param {(wish: Wish) => void} wish
 * @param {(square: number) => void} press
 */
export function mountFocus(first, wish, press) {
	let sight = first;
	/** @type {Cells | null} */
	let cells = null;
	/** @type {Focus} */
	let focus = { at: first.squares[0].at, column: spotOf(first, first.squares[0].at).x };
	let touched = false;
	/** @type {boolean | null} */
	let order = null;
	/** @type {Map<number, SVGGElement>} */
	const nodes = new Map(
		first.squares.map((square) => [
			square.at,
			svg("g", { class: "cell", role: "button", tabindex: "-1", "data-hole": square.at }, [
				svg("rect", { class: "touch", x: -0.5, y: -0.5, width: 1, height: 1 }),
				svg("rect", { class: "ring", x: -0.44, y: -0.44, width: 0.88, height: 0.88, rx: 0.1 }),
			]),
		]),
	);
	const layer = svg("g", { class: "cells" });

	/** @param {Focus | null} next @param {boolean} [move] */
	function go(next, move = true) {
		if (!next) return;
		const [before, now] = [nodes.get(focus.at), nodes.get(next.at)];
		focus = next;
		if (before) set(before, "tabindex", "-1");
		if (now) set(now, "tabindex", "0");
		if (move) now?.focus({ preventScroll: true });
	}
	/** @param {number | null} square */
	const goTo = (square) => go(square === null ? null : { at: square, column: spotOf(sight, square).x });

	layer.addEventListener("keydown", (event) => {
		const now = cells;
		if (!now) return;
		onBoardKey(event, {
			goes: (key) => {
				const next = follow(sight, focus, key);
				go(next);
				return next !== null;
			},
			press: () => press(focus.at),
			own: (way) => goTo(cycle(sight, now.own, focus.at, way)),
			target: () => {
				goTo(cycle(sight, now.targets, focus.at, 1));
				return now.targets.size > 0;
			},
			wish,
		});
	});
	layer.addEventListener("focusin", (event) => {
		touched = true;
		const square = event.target instanceof Element ? Number(event.target.getAttribute("data-hole")) : 0;
		if (square > 0 && square !== focus.at) go({ at: square, column: spotOf(sight, square).x }, false);
	});

	return {
		layer,
		/** @param {Sight} seen @param {Cells} next @param {boolean} live whether the board can be used */
		render(seen, next, live) {
			sight = seen;
			cells = next;
			if (order !== sight.turned) {
				// Whoever swipes from cell to cell reads the board as it is seen.
				const held = document.activeElement;
				order = sight.turned;
				layer.replaceChildren(...sight.rows.flat().flatMap((square) => nodes.get(square) ?? []));
				for (const [square, node] of nodes) set(node, "transform", at(spotOf(sight, square)));
				if (held instanceof SVGElement && layer.contains(held)) held.focus({ preventScroll: true });
			}
			// Until someone has been on the board, its tab stop is a piece of theirs.
			if (!touched && next.own.size > 0 && !next.own.has(focus.at)) {
				const start = sight.rows.flat().find((square) => next.own.has(square));
				if (start !== undefined) go({ at: start, column: spotOf(sight, start).x }, false);
			}
			for (const [square, node] of nodes) {
				set(node, "aria-label", next.label(square));
				set(node, "tabindex", live ? (square === focus.at ? "0" : "-1") : null);
				set(node, "aria-pressed", next.picked === square ? "true" : null);
				node.classList.toggle("movable", next.movable.has(square));
				node.classList.toggle("aim", next.targets.has(square));
			}
		},
		/** Moves the focus along with a piece, if the board has it. @param {number} square */
		land(square) {
			go({ at: square, column: spotOf(sight, square).x }, layer.contains(document.activeElement));
		},
		destroy: () => layer.remove(),
	};
}
