// The layer on top: a cell for each hole, with its name, for keyboards and screen readers. One tab stop for all of them.
import { onBoardKey } from "../board/keys.js";
import { cycle, follow } from "./geometry.js";
import { at, set, svg } from "./svg.js";

/** @import { Wish } from "../board/keys.js" */
/** @import { Sight } from "./geometry.js" */
/**
 * @typedef {object} Cells
 * @property {string[]} labels the name of each hole
 * @property {Set<number>} movable holes with a piece that can be picked
 * @property {Set<number>} own holes with a piece of the reader's
 * @property {Set<number>} targets of the picked piece
 * @property {number | null} picked
 */

/**
 * @param {Sight} first
 * @param {(wish: Wish) => void} wish
 * @param {(hole: number) => void} press
 */
export function mountFocus(first, wish, press) {
	let sight = first;
	/** @type {Cells} */
	let cells = { labels: [], movable: new Set(), own: new Set(), targets: new Set(), picked: null };
	let focus = { at: first.rows[Math.floor(first.rows.length / 2)][0], column: 0 };
	let touched = false;

	const nodes = sight.holes.map(({ name }) =>
		svg("g", { class: "cell", role: "button", tabindex: "-1", "data-hole": name }, [
			svg("circle", { class: "touch", r: 0.5 }),
			svg("circle", { class: "ring", r: 0.46 }),
		]),
	);
	const layer = svg("g", { class: "cells" });
	let order = -1;
	/** What each cell was told last: with a turn a few of them change, and asking the document takes longer. @type {string[]} */
	const told = [];

	/** @param {{ at: number, column: number } | null} next @param {boolean} [move] */
	function go(next, move = true) {
		if (!next) return;
		set(nodes[focus.at], "tabindex", "-1");
		told[focus.at] = "";
		focus = next;
		set(nodes[focus.at], "tabindex", "0");
		told[focus.at] = "";
		if (move) nodes[focus.at].focus({ preventScroll: true });
	}
	/** @param {number | null} hole */
	const goTo = (hole) => go(hole === null ? null : { at: hole, column: sight.spots[hole].x });

	layer.addEventListener("keydown", (event) =>
		onBoardKey(event, {
			goes: (key) => {
				const next = follow(sight, focus, key);
				go(next);
				return next !== null;
			},
			press: () => press(focus.at),
			own: (way) => goTo(cycle(sight, cells.own, focus.at, way)),
			target: () => {
				goTo(cycle(sight, cells.targets, focus.at, 1));
				return cells.targets.size > 0;
			},
			wish,
		}),
	);
	layer.addEventListener("focusin", (event) => {
		touched = true;
		const index = event.target instanceof SVGGElement ? nodes.indexOf(event.target) : -1;
		if (index >= 0 && index !== focus.at) go({ at: index, column: sight.spots[index].x }, false);
	});

	return {
		layer,
		/** @param {Sight} seen @param {Cells} next @param {boolean} live whether the board can be used */
		render(seen, next, live) {
			sight = seen;
			cells = next;
			if (order !== sight.turns) {
				// Whoever swipes from cell to cell reads the board as it is seen.
				const held = document.activeElement;
				order = sight.turns;
				layer.replaceChildren(...sight.rows.flat().map((index) => nodes[index]));
				for (const [index, node] of nodes.entries()) set(node, "transform", at(sight.spots[index]));
				if (held instanceof SVGElement && layer.contains(held)) held.focus({ preventScroll: true });
			}
			// Until someone has been on the board, its tab stop is a piece of theirs.
			if (!touched && cells.own.size > 0 && !cells.own.has(focus.at)) {
				const start = sight.rows.flat().find((index) => cells.own.has(index));
				if (start !== undefined) go({ at: start, column: sight.spots[start].x }, false);
			}
			for (const [index, node] of nodes.entries()) {
				const label = cells.labels[index] ?? sight.holes[index].name;
				const tab = live ? (index === focus.at ? "0" : "-1") : null;
				const [movable, aim, picked] = [cells.movable.has(index), cells.targets.has(index), cells.picked === index];
				const telling = `${tab} ${movable} ${aim} ${picked} ${label}`;
				if (told[index] === telling) continue;
				told[index] = telling;
				set(node, "aria-label", label);
				set(node, "tabindex", tab);
				set(node, "aria-pressed", picked ? "true" : null);
				node.classList.toggle("movable", movable);
				node.classList.toggle("aim", aim);
			}
		},
		/** Moves the focus along with a piece, if the board has it. @param {number} hole */
		land(hole) {
			go({ at: hole, column: sight.spots[hole].x }, layer.contains(document.activeElement));
		},
		destroy: () => layer.remove(),
	};
}
