// The six colours of seats, each with the mark that tells it from the others without colour. The fills are in CSS. Seats have
// them in this order, but where a game has sides with colours of their own.
import { svg as template } from "lit-html";

/** In the order of seats. */
export const COLOURS = /** @type {const} */ (["ink", "blue", "vermilion", "teal", "amber", "ivory"]);

/** The mark of each colour: a shape around (0, 0) for a piece with radius 0.4. */
const MARKS = {
	ink: ["circle", { r: 0.13 }],
	blue: ["rect", { x: -0.125, y: -0.125, width: 0.25, height: 0.25 }],
	vermilion: ["path", { d: "M0-.19L.175.12H-.175Z" }],
	teal: ["path", { d: "M-.15-.15L.15.15M.15-.15L-.15.15" }],
	amber: ["path", { d: "M0-.19L.15 0L0 .19L-.15 0Z" }],
	ivory: ["circle", { r: 0.15 }],
};

/** @typedef {typeof COLOURS[number]} Colour */

/** The colours of seats as they are now, in their order. @type {readonly Colour[]} */
let worn = COLOURS;

/** Tells which colours seats have; the page does so before it shows a state. @param {readonly Colour[]} [colours] */
export const wear = (colours = COLOURS) => {
	worn = colours;
};

/** @param {number} seat @returns {Colour} */
export const colourOf = (seat) => worn[seat % worn.length];

/** The number of a seat's colour among the six. @param {number} seat */
export const colourNumber = (seat) => COLOURS.indexOf(colourOf(seat));

/**
 * The tag and the attributes of a colour's mark.
 * @param {Colour} colour
 * @returns {["circle" | "rect" | "path", Record<string, string | number>]}
 */
export const markOfColour = (colour) => /** @type {any} */ (MARKS[colour]);

/** That of a seat. @param {number} seat */
export const markOf = (seat) => markOfColour(colourOf(seat));

/**
 * A piece of a seat, to stand beside words. It says nothing by itself.
 * @param {number} seat
 */
export const token = (seat) => {
	const [tag, shape] = markOf(seat);
	const mark =
		tag === "circle"
			? template`<circle class="mark" r=${shape.r} />`
			: tag === "rect"
				? template`<rect class="mark" x=${shape.x} y=${shape.y} width=${shape.width} height=${shape.height} />`
				: template`<path class="mark" d=${shape.d} />`;
	return template`<svg class="token" data-colour=${colourOf(seat)} viewBox="-.5 -.5 1 1" aria-hidden="true"
		><circle class="body" r="0.42" />${mark}</svg>`;
};
