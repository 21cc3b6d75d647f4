// The page's language. All wording is in the Fluent files of static/locales/.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { locales } from "spillbord-assets";
import { later } from "./offline.js";
import { savedLanguage, saveLanguage } from "./storage.js";

export const LANGUAGES = /** @type {const} */ (["nb", "fi", "en"]);
/** @typedef {(typeof LANGUAGES)[number]} Language */

/** @type {FluentBundle} */
let bundle = new FluentBundle("en");
/** @type {Language} */
let current = "en";

/**
 * The first of the browser's languages that we have; Norwegian also by its other names.
 * @param {readonly string[]} wanted
 * @returns {Language}
 */
export function choose(wanted) {
	for (const tag of wanted) {
		const language = tag.toLowerCase().split("-")[0];
		if (language === "no" || language === "nn") return "nb";
		const found = LANGUAGES.find((ours) => ours === language);
		if (found) return found;
	}
	return "en";
}

export const language = () => current;

/** The language that this page starts in. */
export const firstLanguage = () =>
	LANGUAGES.find((ours) => ours === savedLanguage()) ?? choose(navigator.languages ?? [navigator.language]);

/**
 * Loads a language and makes it the page's.
 * @param {Language} wanted
 */
export async function useLanguage(wanted) {
	const response = await fetch(locales[wanted]);
	if (!response.ok) throw new Error(`no locale file for ${wanted}`);
	use(wanted, await response.text());
}

/**
 * @param {Language} wanted
 * @param {string} source the Fluent file
 */
export function use(wanted, source) {
	const next = new FluentBundle(wanted);
	next.addResource(new FluentResource(source));
	bundle = next;
	worded.clear();
	current = wanted;
	if (typeof document !== "undefined") document.documentElement.lang = wanted;
}

/**
 * The person's own choice: kept for the next visit.
 * @param {Language} wanted
 */
export async function switchLanguage(wanted) {
	// First, so that a page that has to be loaded anew for it comes back in it.
	saveLanguage(wanted);
	await later(() => useLanguage(wanted));
}

/**
 * The wording of a key.
 * @param {string} key
 * @param {Record<string, string | number>} [args]
 * @returns {string}
 */
export function t(key, args) {
	const asked = args ? `${key} ${JSON.stringify(args)}` : key;
	let words = worded.get(asked);
	if (words === undefined) {
		const message = bundle.getMessage(key);
		// A missing key shows itself; the tests see to it that there is none.
		words = message?.value ? bundle.formatPattern(message.value, args) : key;
		if (worded.size >= WORDED_MOST) worded.clear();
		worded.set(asked, words);
	}
	return words;
}

/** What was worded before: a board has a hundred cells, few of which change with a turn. @type {Map<string, string>} */
const worded = new Map();
const WORDED_MOST = 2000;

/** Making a formatter takes far longer than using it. @type {Map<string, any>} */
const formatters = new Map();

/**
 * @template T
 * @param {string} kind
 * @param {() => T} make
 * @returns {T}
 */
function formatter(kind, make) {
	const key = `${kind} ${current}`;
	if (!formatters.has(key)) formatters.set(key, make());
	return formatters.get(key);
}

/**
 * Names in a row: "Kari, Ola and Aino".
 * @param {string[]} items
 */
export const listed = (items) =>
	formatter("list", () => new Intl.ListFormat(current, { type: "conjunction" })).format(items);

/** @param {number} share from 0 to 1 */
export const percent = (share) =>
	formatter(
		"percent",
		() => new Intl.NumberFormat(current, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 }),
	).format(share);

/** @param {number} at ms since 1970 */
export const timeOfDay = (at) =>
	formatter(
		"time",
		() => new Intl.DateTimeFormat(current, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
	).format(at);

/** @param {number} at ms since 1970 */
export const day = (at) =>
	formatter("day", () => new Intl.DateTimeFormat(current, { day: "numeric", month: "long" })).format(at);
