// The layer that never changes but for its numbers, and the marks: under the pieces the trail of the last turn and where
// the piece in hand can go; over them the rings of those that must capture, and a capture as it grows.
import { at, pathOf, set, svg } from "../star/svg.js";
import { SIDE, spotOf } from "./geometry.js";

/** @import { Sight } from "./geometry.js" */
/**
 * @typedef {object} Marks squares by their number
 * @property {number[]} trail the path of the last turn
 * @property {number[]} taken where pieces were that left the board in it
 * @property {number | null} picked
 * @property {number[]} moves where the piece in hand can go
 * @property {number[]} jumps where it can land
 * @property {number[]} must the pieces that must capture
 * @property {{ path: number[], captured: number[] } | null} way a capture that has been entered so far
 */

const EDGE = 0.22;
const CROSS = "M-.14-.14L.14.14M.14-.14L-.14.14";

/** @param {Sight} sight */
export function mountGround(sight) {
	const frame = { x: -EDGE, y: -EDGE, width: SIDE + 2 * EDGE, height: SIDE + 2 * EDGE, rx: 0.18 };
	const squares = sight.squares.map(({ at }) => {
		const number = svg("text", { class: "number", x: -0.47, y: -0.33 });
		number.textContent = String(at);
		return svg("g", { class: "square" }, [
			svg("rect", { class: "dark", x: -0.5, y: -0.5, width: 1, height: 1 }),
			number,
		]);
	});
	const layer = svg("g", { class: "ground" }, [
		svg("rect", { class: "board-shade", ...frame, transform: "translate(.04 .08)" }),
		svg("rect", { class: "board-frame", ...frame }),
		svg("rect", { class: "light-squares", x: 0, y: 0, width: SIDE, height: SIDE }),
		...squares,
	]);
	return {
		layer,
		/** @param {Sight} seen */
		render(seen) {
			for (const [index, square] of seen.squares.entries())
				set(squares[index], "transform", at(spotOf(seen, square.at)));
		},
	};
}

export function mountMarks() {
	const layer = svg("g", { class: "marks" });
	const over = svg("g", { class: "marks over" });
	let drawn = "";
	return {
		layer,
		over,
		/** @param {Sight} sight @param {Marks} marks */
		render(sight, marks) {
			const wanted = JSON.stringify([sight.turned, marks]);
			if (wanted === drawn) return;
			drawn = wanted;
			const spots = (/** @type {number[]} */ squares) => squares.map((square) => spotOf(sight, square));
			/** @param {string} name @param {number} r @param {number[]} squares */
			const rings = (name, r, squares) =>
				spots(squares).map((spot) => svg("circle", { class: name, r, transform: at(spot) }));
			/** @param {string} name @param {number[]} squares */
			const crosses = (name, squares) => [
				...rings(`${name}-under`, 0.24, squares),
				...spots(squares).map((spot) => svg("path", { class: name, d: CROSS, transform: at(spot) })),
			];
			const trail = spots(marks.trail);
			layer.replaceChildren(
				...(trail.length < 2
					? []
					: [
							svg("path", { class: "trail-under", d: pathOf(trail) }),
							svg("path", { class: "trail", d: pathOf(trail) }),
							...rings("trail-start", 0.27, marks.trail.slice(0, 1)),
							...rings("trail-stop", 0.13, marks.trail.slice(1, -1)),
							...rings("trail-end", 0.45, marks.trail.slice(-1)),
						]),
				...crosses("gone", marks.taken),
				...rings("target step", 0.16, marks.moves),
				...rings("target hop", 0.3, marks.jumps),
				...(marks.picked === null ? [] : rings("picked", 0.46, [marks.picked])),
			);
			const way = spots(marks.way?.path ?? []);
			over.replaceChildren(
				...rings("must-under", 0.44, marks.must),
				...rings("must", 0.44, marks.must),
				...(way.length > 1
					? [svg("path", { class: "way-under", d: pathOf(way) }), svg("path", { class: "way", d: pathOf(way) })]
					: []),
				...rings("way-stop", 0.13, marks.way?.path.slice(0, -1) ?? []),
				...crosses("doomed", marks.way?.captured ?? []),
			);
		},
	};
}
