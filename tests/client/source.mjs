// Reading the client's sources: its files, the words in its templates, the keys of its locale files.
import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";

export const STATIC = new URL("../../static/", import.meta.url);
export const LANGUAGES = /** @type {const} */ (["nb", "fi", "en"]);

/** @param {string} path */
export const read = (path) => readFileSync(new URL(path, STATIC), "utf8");

/** All modules of the client, by path. */
export const modules = () =>
	readdirSync(new URL("js/", STATIC), { recursive: true, encoding: "utf8" })
		.filter((path) => path.endsWith(".js"))
		.map((path) => ({ path: `js/${path}`, text: read(`js/${path}`) }));

/** @param {string} language */
export const resource = (language) => new FluentResource(read(`locales/${language}.ftl`));

/** @param {string} language */
export const keysOf = (language) => resource(language).body.map(({ id }) => id);

/**
 * The static text of all lit templates in a source, with a gap where something is filled in.
 * @param {string} source
 * @returns {string[]}
 */
export function templates(source) {
	/** @type {string[]} */
	const found = [];
	const opening = /\bhtml`/g;
	for (let match = opening.exec(source); match; match = opening.exec(source)) {
		let text = "";
		let depth = 0;
		for (let i = opening.lastIndex; i < source.length; i++) {
			if (depth === 0 && source[i] === "`") break;
			if (depth === 0 && source.startsWith("${", i)) {
				depth = 1;
				text += "\0";
				i += 1;
			} else if (depth > 0 && source[i] === "{") depth += 1;
			else if (depth > 0 && source[i] === "}") depth -= 1;
			else if (depth === 0) text += source[i];
		}
		found.push(text);
	}
	return found;
}
