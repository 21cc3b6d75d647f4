// The six reactions: a sign and a word each, which everybody reads in their own language.
import { html } from "lit-html";
import { t } from "../i18n.js";
import { memberOf } from "../selectors.js";

/** @import { State } from "../state.js" */

/** In the order of the protocol. */
export const SIGNS = ["👋", "👏", "😮", "🙈", "🤔", "🙏"];

/** @param {number} which */
export const reactionWords = (which) => t(`reaction-${which}`);

/** Beside the name of who has just reacted. @param {State} state @param {number | null} member */
export const reactionTag = (state, member) => {
	const shown = member === null ? null : state.reactions[member];
	return shown
		? html` <span class="tag reaction" data-reaction=${shown.with}>${sign(shown.with)} ${reactionWords(shown.with)}</span>`
		: null;
};

/** @param {number} which */
export const sign = (which) => html`<span aria-hidden="true">${SIGNS[which] ?? ""}</span>`;

/** All of them over a corner of the board that no game uses: on a phone the names are further down. @param {State} state */
export const reactionBubbles = (state) =>
	html`<ul class="bubbles" aria-hidden="true">${Object.entries(state.reactions).map(
		([member, { with: which, nth }]) =>
			html`<li data-nth=${nth}><bdi>${memberOf(state, Number(member))?.name ?? ""}</bdi> ${SIGNS[which] ?? ""} ${reactionWords(which)}</li>`,
	)}</ul>`;
