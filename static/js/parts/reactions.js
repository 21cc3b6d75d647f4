// The six reactions: a face and a word each, which everybody reads in their own language.
import { html, svg } from "lit-html";
import { t } from "../i18n.js";
import { memberOf } from "../selectors.js";

/** @import { State } from "../state.js" */

const EYES = "M9 9.5v.01M15 9.5v.01";
/** What stands in the face of each, in the order of the protocol; where there is none, the whole sign. */
const FACES = [
	[EYES, "M8 14q4 4 8 0"],
	["M12 3l2.6 5.6 6.1.7-4.5 4.2 1.2 6L12 16.5l-5.4 3 1.2-6-4.5-4.2 6.1-.7z"],
	[EYES, "M12 13.5a2 2.4 0 1 0 .01 0z"],
	[EYES, "M8 15.5q2-2 4 0t4 0"],
	[EYES, "M8 15h.01M12 15h.01M16 15h.01"],
	["M12 20C4 14 3 11 3.5 8.5a4.5 4.5 0 0 1 8.5-1.5 4.5 4.5 0 0 1 8.5 1.5C21 11 20 14 12 20z"],
];
/** How many there are. */
export const REACTIONS = FACES.map((_, which) => which);

/** @param {number} which */
export const reactionWords = (which) => t(`reaction-${which}`);

/** Its picture; the words beside it say the same. @param {number} which */
export const sign = (which) => {
	const face = FACES[which] ?? [];
	return html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">${
		face.length > 1 ? svg`<circle cx="12" cy="12" r="9" />` : null
	}${face.map((path) => svg`<path d=${path} />`)}</svg>`;
};

/** Beside the name of who has just reacted. @param {State} state @param {number | null} member */
export const reactionTag = (state, member) => {
	const shown = member === null ? null : state.reactions[member];
	return shown
		? html` <span class="tag reaction" data-reaction=${shown.with}>${sign(shown.with)} ${reactionWords(shown.with)}</span>`
		: null;
};

/** All of them over a corner beside the star: on a phone the names are further down. @param {State} state */
export const reactionBubbles = (state) =>
	html`<ul class="bubbles" aria-hidden="true">${Object.entries(state.reactions).map(
		([member, { with: which, nth }]) =>
			html`<li data-nth=${nth}><bdi>${memberOf(state, Number(member))?.name ?? ""}</bdi><span>${sign(which)} ${reactionWords(which)}</span></li>`,
	)}</ul>`;
