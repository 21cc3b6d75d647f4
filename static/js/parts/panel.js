// The sheet of the table: what is done seldom, to whom, and by whom. On a phone it comes up from the foot of the screen.
// The page has its frame; what stands in it comes in a module of its own, when it is first opened.
import { html } from "lit-html";
import { t } from "../i18n.js";

/** @import { State } from "../state.js" */
/** @import { Commands } from "../commands.js" */
/** @import { Panel } from "../state.js" */

/** @type {typeof import("./panels.js") | null} */
let panels = null;

export const loadPanels = async () => {
	panels ??= await import("./panels.js");
};

/** @param {State} state @param {Commands} commands */
export function panelSheet(state, commands) {
	if (state.local) return null;
	const drawn = state.panel && panels ? panels.draw(state, commands, state.panel) : null;
	/** Beside the sheet. @param {MouseEvent & { currentTarget: Element }} event */
	const beside = (event) => {
		if (event.target === event.currentTarget) commands.close();
	};
	return html`<dialog class="sheet low" id="panel" data-part="panel" data-panel=${state.panel?.of ?? ""} aria-labelledby="panel-title"
		@cancel=${() => commands.close()} @click=${beside}>${
			drawn
				? html`<div class="inner"><h2 id="panel-title" tabindex="-1">${drawn.title}</h2>
				${drawn.body}
				<div class="buttons foot">${
					drawn.back
						? html`<button data-action="panel-back" @click=${() => commands.open(/** @type {Panel} */ (drawn.back))}>${t("back")}</button>`
						: null
				}<button data-action="panel-close" @click=${() => commands.close()}>${t("close")}</button></div></div>`
				: null
		}</dialog>`;
}

/** What the sheet showed when it was last looked at. @type {Panel | null} */
let shown = null;

/** Opens or closes the sheet as the state has it; what is new in it begins at its head. @param {State} state */
export function showPanel(state) {
	const dialog = document.querySelector("#panel");
	if (!(dialog instanceof HTMLDialogElement)) return;
	if (state.panel && !dialog.open) dialog.showModal();
	if (!state.panel && dialog.open) dialog.close();
	if (state.panel && state.panel !== shown) {
		const title = dialog.querySelector("h2");
		if (title instanceof HTMLElement) title.focus();
		dialog.scrollTop = 0;
	}
	shown = state.panel;
}

/**
 * The way to what can be done about somebody.
 * @param {Commands} commands
 * @param {Panel} panel
 * @param {string} name
 */
export const moreButton = (commands, panel, name) => html`<button class="more" data-action="more"
	data-about=${"member" in panel ? `member-${panel.member}` : "seat" in panel ? `seat-${panel.seat}` : panel.of} aria-haspopup="dialog"
	aria-label=${t("more-about", { name })} @click=${() => commands.open(panel)}><span aria-hidden="true">⋯</span></button>`;

/** The ways to the sheet that everybody at the table has. @param {State} state @param {Commands} commands */
export function panelTools(state, commands) {
	if (state.local || state.you.member === null) return null;
	return html`<button class="quiet" data-action="table" aria-haspopup="dialog" @click=${() => commands.open({ of: "table" })}>${t("table-panel")}</button>
		${
			state.view
				? html`<button class="quiet" data-action="reactions" aria-haspopup="dialog" @click=${() => commands.open({ of: "react" })}>${t("react")}</button>`
				: null
		}`;
}
