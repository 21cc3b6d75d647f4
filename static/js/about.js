// The page that says what the levels are, what is kept, what is not promised, and of which version this is.
import { html, render } from "lit-html";
import { aboutGame, gameNames, loadCore } from "./core.js";
import { drawable } from "./games/registry.js";
import { firstLanguage, t, useLanguage } from "./i18n.js";
import { measuredMatches } from "./levels.js";
import { keepOffline } from "./offline.js";
import { matchLine } from "./parts/bots.js";
import { foot, languageChooser, skipLink } from "./parts/page.js";

/** @import { Match } from "./levels.js" */
/** @import { GameModule } from "./games/registry.js" */

/** What was measured, by game, as it comes. @type {Map<string, Match[]>} */
const measured = new Map();

/** @param {string} id */
const place = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {GameModule} module */
function gameLevels(module) {
	const levels = aboutGame(module.key)?.levels ?? [];
	if (levels.length === 0) return null;
	return html`<h3>${module.title()}</h3>
		<dl class="levels">${levels.map(
			(level) => html`<div><dt>${t(`level-${level}`)}</dt><dd>${module.levelSentence(level)}</dd></div>`,
		)}</dl>
		${measured.has(module.key) ? html`<ul class="measured">${measured.get(module.key)?.map(matchLine)}</ul><p class="note">${t("bots-measured")}</p>` : null}`;
}

const page = () => html`<h1>${t("tab-about")}</h1>
	<section aria-labelledby="stored"><h2 id="stored">${t("about-stored")}</h2>
		<p>${t("about-stored-1")}</p><p>${t("about-stored-2")}</p><p>${t("about-stored-3")}</p></section>
	<section aria-labelledby="promise"><h2 id="promise">${t("about-promise")}</h2>
		<p>${t("about-promise-1")}</p><p>${t("about-promise-2")}</p><p>${t("about-promise-3")}</p></section>
	<section aria-labelledby="bots"><h2 id="bots">${t("about-bots")}</h2>
		<p>${t("about-bots-1")}</p>${drawable(gameNames()).map(gameLevels)}</section>
	<section aria-labelledby="made"><h2 id="made">${t("about-made")}</h2>
		<p>${t("about-made-1", { version: __VERSION__, commit: __COMMIT__ })}</p></section>`;

function show() {
	document.title = t("tab-about");
	skipLink();
	render(page(), place("main"));
	render(languageChooser(show), place("language"));
	render(foot(), place("foot"));
}

async function start() {
	await Promise.all([useLanguage(firstLanguage()), loadCore()]);
	document.documentElement.dataset.started = "";
	show();
	for (const { key } of drawable(gameNames())) {
		// Without the figures the page says all else.
		measuredMatches(key).then(
			(matches) => {
				measured.set(key, matches);
				show();
			},
			() => {},
		);
	}
	keepOffline();
}

start();
