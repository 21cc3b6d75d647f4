import assert from "node:assert/strict";
import { test } from "node:test";
import { FluentBundle } from "@fluent/bundle";
import { keysOf, LANGUAGES, modules, read, resource, templates } from "./source.mjs";

const keys = keysOf("en");
const sources = modules();

for (const language of LANGUAGES) {
	test(`${language} has the same keys as the others, each once, and no mistakes`, () => {
		const own = keysOf(language);
		assert.deepEqual([...own].sort(), [...keys].sort());
		assert.equal(new Set(own).size, own.length);
		const entries = read(`locales/${language}.ftl`).match(/^[a-z][\w-]* =/gm) ?? [];
		assert.equal(entries.length, own.length, "an entry could not be read");
		assert.deepEqual(new FluentBundle(language).addResource(resource(language)), []);
	});

	test(`${language} fills in the same things as the others`, () => {
		const variables = (/** @type {string} */ of) =>
			new Map(resource(of).body.map((entry) => [entry.id, namesIn(entry)]));
		const expected = variables("en");
		for (const [key, names] of variables(language)) assert.deepEqual(names, expected.get(key), key);
	});
}

/** The variables of an entry. @param {unknown} entry */
function namesIn(entry) {
	const names = new Set([...JSON.stringify(entry).matchAll(/"type":"var","name":"(\w+)"/g)].map(([, name]) => name));
	return [...names].sort();
}

test("every key in the code exists, and every key is in the code or the pages", () => {
	const used = new Set(["fallback-failed", "fallback-no-script", "preview-front", "preview-table", "preview-picture"]);
	for (const { path, text } of sources) {
		for (const [, key] of text.matchAll(/\bt\(\s*"([^"]+)"/g)) assert.ok(keys.includes(key), `${path}: ${key}`);
		for (const [, key] of text.matchAll(/"([\w-]+)"/g)) if (keys.includes(key)) used.add(key);
		for (const [, pattern] of text.matchAll(/\bt\(\s*`([^`]+)`/g)) {
			const form = new RegExp(`^${pattern.replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`);
			const matching = keys.filter((key) => form.test(key));
			assert.ok(matching.length > 0, `${path}: ${pattern}`);
			for (const key of matching) used.add(key);
		}
	}
	assert.deepEqual(
		keys.filter((key) => !used.has(key)),
		[],
	);
});

test("no words stand in the templates", () => {
	let seen = 0;
	for (const { path, text } of sources) {
		for (const template of templates(text)) {
			seen += 1;
			assert.doesNotMatch(template.replace(/<[^>]*>/g, ""), /\p{L}/u, `${path}: ${template.trim()}`);
			assert.doesNotMatch(template, /(?:aria-label|title|alt|placeholder)="[^"\0]*\p{L}/u, path);
		}
		assert.doesNotMatch(text, /textContent = ["`][^"`]|innerHTML|insertAdjacentHTML|\.innerText/, path);
	}
	assert.ok(seen > 20);
});

for (const page of ["index.html", "table.html", "about.html"]) {
	test(`${page} has no words but those for when nothing else comes, in all languages`, () => {
		const html = read(page);
		for (const language of LANGUAGES) {
			const bundle = new FluentBundle(language);
			bundle.addResource(resource(language));
			for (const key of ["fallback-failed", "fallback-no-script", "try-again"]) {
				const words = String(bundle.getMessage(key)?.value);
				assert.ok(html.includes(`lang="${language}">${words}</`), `${language}: ${words}`);
			}
		}
		const preview = (/** @type {string} */ key) =>
			LANGUAGES.map((language) => {
				const bundle = new FluentBundle(language);
				bundle.addResource(resource(language));
				return String(bundle.getMessage(key)?.value);
			}).join(" ");
		const tag = (/** @type {string} */ name) => new RegExp(`="${name}" content="([^"]*)"`).exec(html)?.[1];
		const words = preview(page === "table.html" ? "preview-table" : "preview-front");
		assert.equal(tag("description"), words);
		if (page !== "about.html") {
			assert.equal(tag("og:description"), words);
			assert.equal(tag("og:image:alt"), preview("preview-picture"));
		}
		const rest = html
			.replace(/<!--.*?-->|<title>.*?<\/title>|<(\w+) lang="\w+">.*?<\/\1>/gs, "")
			.replace(/<[^>]*>/g, "")
			.replaceAll("Spillbord", "");
		assert.doesNotMatch(rest, /\p{L}/u);
	});
}
