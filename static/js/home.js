// The front page: the games, a code to be typed, the tables that this device was at.
import { render } from "lit-html";
import { readCode } from "./code.js";
import { aboutGame, gameNames, loadCore } from "./core.js";
import { drawable, gameModule } from "./games/registry.js";
import { lookUp, openTable, Refused } from "./http.js";
import { firstLanguage, t, useLanguage } from "./i18n.js";
import { keepOffline } from "./offline.js";
import { front } from "./parts/front.js";
import { foot, languageChooser, skipLink } from "./parts/page.js";
import { markOpened, savedName, saveName } from "./storage.js";

/**
 * @typedef {object} FrontState
 * @property {boolean} naming whether the name is asked for, though one is known
 * @property {string | null} busy what is on its way
 * @property {string | null} opened the game of which a table was to be opened last
 * @property {string | null} openError a refusal's code
 * @property {string | null} codeError
 * @property {string} typed the code that was not found
 */

/** @type {FrontState} */
let state = { naming: savedName() === "", busy: null, opened: null, openError: null, codeError: null, typed: "" };

/** @param {string} id */
const place = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {Partial<FrontState>} change */
function update(change) {
	state = { ...state, ...change };
	show();
}

/** @param {string} selector */
const focus = (selector) => {
	const element = document.querySelector(selector);
	if (element instanceof HTMLElement) element.focus();
};

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Refused ? error.code : "not_understood");

/** @param {string} game @param {string} typed */
async function open(game, typed) {
	const name = typed.trim();
	if (name === "") {
		update({ naming: true, opened: game, openError: "bad_name" });
		focus("#name");
		return;
	}
	update({ busy: "open", opened: game, openError: null });
	try {
		const { code } = await openTable(game, name);
		saveName(name);
		markOpened(code);
		location.assign(`/t/${code}`);
	} catch (error) {
		const code = codeOf(error);
		update({ busy: null, openError: code, naming: state.naming || code === "bad_name" });
	}
}

/** @param {string} typed */
async function go(typed) {
	const code = readCode(typed);
	if (!code) {
		update({ codeError: "bad_code", typed });
		focus("#code");
		return;
	}
	update({ busy: "code", codeError: null, typed });
	try {
		await lookUp(code);
		location.assign(`/t/${code}`);
	} catch (error) {
		update({ busy: null, codeError: codeOf(error) });
		focus("#code");
	}
}

function show() {
	document.title = t("tab-front");
	skipLink();
	const games = drawable(gameNames());
	render(
		front(games, state, { open, go, rename: () => update({ naming: true }), named: () => focus("#name") }),
		place("main"),
	);
	render(languageChooser(show), place("language"));
	render(foot(), place("foot"));
}

async function start() {
	await Promise.all([useLanguage(firstLanguage()), loadCore()]);
	document.documentElement.dataset.started = "";
	show();
	for (const board of document.querySelectorAll("[data-show]")) {
		const game = board.getAttribute("data-show") ?? "";
		const about = aboutGame(game);
		if (about) gameModule(game)?.show(board, about);
	}
	// Whoever comes back with the browser's own button finds the page ready, not waiting.
	window.addEventListener("pageshow", (event) => event.persisted && update({ busy: null }));
	keepOffline();
}

start();
