// The second way to move, for everyone: choose a piece and its target from lists, or type the holes.
import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { gameModule } from "../games/registry.js";
import { t } from "../i18n.js";
import { canPlay, isPlaying } from "../selectors.js";

/** @import { State } from "../state.js" */
/** @import { Commands } from "../commands.js" */

/** @param {State} state @param {Commands} commands */
export function movesCard(state, commands) {
	const module = gameModule(state.table?.game);
	if (!module || !isPlaying(state) || state.you.seats.length === 0) return null;
	const open = canPlay(state);
	const moves = open ? module.moves(state) : [];
	const pieces = [...new Set(moves.map(({ from }) => from))];
	const from = state.picked && pieces.includes(state.picked) ? state.picked : (pieces[0] ?? "");
	const targets = moves.filter((move) => move.from === from);
	const [label, note] = module.typing?.() ?? [t("moves-type"), t("moves-note")];
	/** @param {SubmitEvent & { currentTarget: HTMLFormElement }} event */
	const choose = (event) => {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		const move = moves.find((move) => move.from === form.get("from") && move.to === form.get("to"));
		if (move) commands.play(move);
	};
	/** @param {SubmitEvent & { currentTarget: HTMLFormElement }} event */
	const type = (event) => {
		event.preventDefault();
		const input = /** @type {HTMLInputElement} */ (event.currentTarget.elements.namedItem("typed"));
		const move = open ? module.read(state, input.value) : null;
		if (move) {
			input.value = "";
			commands.play(move);
		} else commands.refuse(open ? "not_possible" : "not_your_turn");
	};
	return html`<details class="card moves" data-part="moves">
		<summary><h2>${t("moves-title")}</h2></summary>
		<form class="choose" @submit=${choose}>
			<div>
				<label for="move-from">${t("moves-piece")}</label>
				<select id="move-from" name="from" data-input="move-from" ?disabled=${!open}
					@change=${(/** @type {Event & { currentTarget: HTMLSelectElement }} */ event) => commands.pick(event.currentTarget.value)}>
					${repeat(
						pieces,
						(hole) => hole,
						(hole) => html`<option value=${hole} ?selected=${hole === from}>${hole}</option>`,
					)}
				</select>
			</div>
			<div>
				<label for="move-to">${t("moves-target")}</label>
				<select id="move-to" name="to" data-input="move-to" ?disabled=${!open}>
					${repeat(
						targets,
						({ to }) => to,
						({ to, kind }) =>
							html`<option value=${to}>${kind === "hop" ? t("moves-hop", { hole: to }) : t("moves-step", { hole: to })}</option>`,
					)}
				</select>
			</div>
			<button data-action="move" ?disabled=${!open || moves.length === 0}>${t("moves-play")}</button>
		</form>
		<form class="type" @submit=${type}>
			<div>
				<label for="move-typed">${label}</label>
				<input id="move-typed" name="typed" data-input="move-typed" autocomplete="off" autocapitalize="characters"
					spellcheck="false" enterkeyhint="go" aria-describedby="move-note">
			</div>
			<button data-action="move-typed">${t("moves-play")}</button>
			<p id="move-note" class="note">${note}</p>
		</form>
	</details>`;
}
