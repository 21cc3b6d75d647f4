// The card with the ways between which the player of a whole chain is choosing. The one that is chosen, or that the pointer
// is on, is shown on the board.
import { html } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { repeat } from "lit-html/directives/repeat.js";
import { t } from "../i18n.js";
import { focusBoard } from "../parts/focus.js";
import { waysOf } from "./capture_checkers_choices.js";
import { stepBack } from "./capture_checkers_ways.js";

/** @import { Commands } from "../commands.js" */
/** @import { Course, State } from "../state.js" */
/** @import { CaptureChain } from "../wire.js" */
/** @import { Ways } from "./capture_checkers_ways.js" */

/** @param {State} state @param {Commands} commands */
export function choiceCard(state, commands) {
	const ways = waysOf(state);
	const { picked, course } = state;
	if (!ways || !picked || !course) return null;
	/** @param {Partial<Course>} change */
	const change = (change) => commands.course(picked, { ...course, ...change });
	const back = () => {
		commands.course(picked, stepBack(course));
		if (course.stops.length === 0) focusBoard();
	};
	const play = (/** @type {SubmitEvent} */ event) => {
		event.preventDefault();
		const way = ways.ways[course.chosen];
		if (!way) return;
		commands.play({ from: picked, to: course.end, kind: "hop", args: { chain: way.path } });
		focusBoard();
	};
	/** @param {KeyboardEvent} event */
	const onKey = (event) => {
		if (event.key !== "Escape") return;
		event.preventDefault();
		back();
	};
	return html`<form class="card choice" data-part="choice" aria-labelledby="choice-title" ${ref(opened)}
		@submit=${play} @keydown=${onKey}>
		<h2 id="choice-title">${t("cap-choice-title", { from: picked, to: course.end })}</h2>
		<p class="note">${ways.more ? t("cap-choice-more") : t("cap-choice-line", { count: ways.ways.length })}</p>
		${course.stops.length > 0 ? html`<p class="so-far">${t("cap-choice-so-far", { path: ways.path.join(" – ") })}</p>` : null}
		<div class="choices" role="radiogroup" aria-labelledby="choice-title" ?hidden=${ways.ways.length === 0}>
			${repeat(
				ways.ways,
				({ path }) => path.join(" "),
				(way, index) => wayRow(way, index, course, change),
			)}
		</div>
		${ways.stops.length > 0 ? stopList(ways, course, change) : null}
		<div class="buttons">
			${ways.ways.length > 0 ? html`<button class="main" data-action="play-way">${t("cap-choice-play")}</button>` : null}
			<button type="button" data-action="way-back" @click=${back}>
				${course.stops.length > 0 ? t("cap-choice-undo") : t("cap-choice-cancel")}
			</button>
		</div>
	</form>`;
}

/** @param {CaptureChain} way @param {number} index @param {Course} course @param {(change: Partial<Course>) => void} change */
const wayRow = ({ captured }, index, { chosen }, change) => html`<label class="way-row" data-way=${captured.join(" ")}
	@pointerenter=${(/** @type {PointerEvent} */ { pointerType }) => pointerType === "mouse" && change({ looked: index })}
	@pointerleave=${(/** @type {PointerEvent} */ { pointerType }) => pointerType === "mouse" && change({ looked: null })}
	><input type="radio" name="way" .checked=${index === chosen} @change=${() => change({ chosen: index, looked: null })}
	><span>${t("cap-way", { count: captured.length, holes: captured.join(", ") })}</span></label>`;

/** @param {Ways} ways @param {Course} course @param {(change: Partial<Course>) => void} change */
function stopList({ stops }, { stops: before }, change) {
	/** @param {HTMLButtonElement} button @param {string} to */
	const go = ({ form }, to) => {
		change({ stops: [...before, to], chosen: 0, looked: null });
		// The button is gone.
		if (!form?.contains(document.activeElement)) goOn(form);
	};
	return html`<ul class="stops">
		${repeat(
			stops,
			({ to }) => to,
			({ to, over }) =>
				html`<li><button type="button" class="small" data-stop=${to} @click=${(/** @type {MouseEvent & { currentTarget: HTMLButtonElement }} */ { currentTarget }) => go(currentTarget, to)}>${t("cap-stop", { to, over })}</button></li>`,
		)}
	</ul>`;
}

/** Whoever came by keyboard goes on here; for all others it is only in sight. @param {Element | undefined} form */
function opened(form) {
	// What is in it comes a moment later.
	queueMicrotask(() => {
		if (!form?.isConnected) return;
		form.scrollIntoView({ block: "nearest" });
		if (document.activeElement?.matches(":focus-visible")) goOn(form);
	});
}

/** @param {Element | null} form */
function goOn(form) {
	const first = form?.querySelector("input:checked, .stops button");
	if (first instanceof HTMLElement) first.focus();
}
