// What stands on the front page.
import { html } from "lit-html";
import { groupCode } from "../code.js";
import { gameModule } from "../games/registry.js";
import { day, t } from "../i18n.js";
import { hasLocalRound, recentTables, savedName } from "../storage.js";
import { wordRefusal } from "../words.js";

/** @import { GameModule } from "../games/registry.js" */
/** @import { FrontState } from "../home.js" */
/**
 * @typedef {object} FrontHands
 * @property {(game: string, name: string) => void} open
 * @property {(typed: string) => void} go
 * @property {() => void} rename
 * @property {() => void} named
 */

/** @param {GameModule[]} games @param {FrontState} state @param {FrontHands} hands */
export const front = (games, state, hands) => html`<div class="intro">
		<h1>${t("front-title")}</h1>
		<p>${t("front-line")}</p>
	</div>
	<div class="front">
		${nameCard(state, hands)}
		<div class="games">${games.map((game) => gameCard(game, state, hands))}</div>
		<div class="column">${codeCard(state, hands)} ${recentCard()}</div>
	</div>`;

/** Who is playing, asked once for all games. @param {FrontState} state @param {FrontHands} hands */
function nameCard(state, hands) {
	const known = savedName();
	const wrong = state.openError === "bad_name";
	const rename = () => {
		hands.rename();
		hands.named();
	};
	return html`<div class="card who">
		${
			state.naming
				? html`<label for="name">${t("your-name")}</label>
					<input id="name" name="name" data-input="name" autocomplete="nickname" maxlength="24" .defaultValue=${known}
						aria-describedby="name-error" aria-invalid=${wrong ? "true" : "false"}>`
				: html`<p>${t("front-as", { name: known })}</p>
					<button class="quiet" data-action="rename" @click=${rename}>${t("front-rename")}</button>`
		}
		<p class="error" id="name-error" role="alert">${wrong ? wordRefusal({ code: "bad_name" }) : ""}</p>
	</div>`;
}

/** @param {GameModule} game @param {FrontState} state @param {FrontHands} hands */
function gameCard(game, state, hands) {
	const open = () => {
		const input = document.querySelector("#name");
		hands.open(game.key, input instanceof HTMLInputElement ? input.value : savedName());
	};
	const error = state.opened === game.key && state.openError !== "bad_name" ? state.openError : null;
	return html`<section class="card game" data-game=${game.key} aria-labelledby="game-${game.key}">
		<div class="show" data-show=${game.key}></div>
		<div class="words">
			<h2 id="game-${game.key}">${game.title()}</h2>
			<p>${game.line()}</p>
		</div>
		<div class="ways-in">
			<p class="error" role="alert">${error ? wordRefusal({ code: error }, game.key) : ""}</p>
			<button class="main wide" data-action="open" aria-describedby="game-${game.key}" ?disabled=${state.busy !== null}
				@click=${open}>${t("front-open")}</button>
			<a class="button wide" data-local=${game.key} aria-describedby="game-${game.key}" href="/play/${game.key}"
				>${t(hasLocalRound(game.key) ? "front-continue" : "front-local")}</a>
		</div>
	</section>`;
}

/** @param {FrontState} state @param {FrontHands} hands */
function codeCard(state, hands) {
	/** @param {SubmitEvent & { currentTarget: HTMLFormElement }} event */
	const submit = (event) => {
		event.preventDefault();
		hands.go(String(new FormData(event.currentTarget).get("code") ?? ""));
	};
	const error = state.codeError ? wordRefusal({ code: state.codeError, detail: { typed: state.typed } }) : "";
	return html`<section class="card" aria-labelledby="code-title">
		<h2 id="code-title">${t("front-code-title")}</h2>
		<form @submit=${submit} novalidate>
			<label for="code">${t("front-code")}</label>
			<input id="code" class="code-input" name="code" data-input="code" autocomplete="off" autocapitalize="characters" spellcheck="false"
				enterkeyhint="go" aria-describedby="code-error" aria-invalid=${error ? "true" : "false"}>
			<p class="error" id="code-error" role="alert">${error}</p>
			<button class="wide" data-action="go" ?disabled=${state.busy !== null}>${t("front-go")}</button>
		</form>
	</section>`;
}

function recentCard() {
	const tables = recentTables().filter(({ game }) => gameModule(game));
	if (tables.length === 0) return null;
	return html`<section class="card" aria-labelledby="recent-title">
		<h2 id="recent-title">${t("front-recent")}</h2>
		<ul class="recent">
			${tables.map(
				({ code, game, at }) =>
					html`<li><a href="/t/${code}" data-recent=${code}><span translate="no">${groupCode(code)}</span> <span class="detail">${gameModule(game)?.title()}, ${day(at)}</span></a></li>`,
			)}
		</ul>
	</section>`;
}
