// Pages without a network, and pages that are older than the server.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { startServer } from "../server/harness.mjs";
import { choose, seeded } from "../server/turns.mjs";
import { launch, visitor } from "./harness.mjs";
import { Person } from "./people.mjs";
import { Releases } from "./releases.mjs";

/** @import { Page } from "playwright-core" */

const releases = new Releases();
/** @type {import("../server/harness.mjs").Server} */
let server;
/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
	[server, browser] = await Promise.all([startServer({ config: releases.config }), launch()]);
});
after(async () => {
	await Promise.all([server.stop(), browser.close()]);
	releases.forget();
});

const LIMIT = { timeout: 300_000 };
const keeps = /** @type {const} */ ({ locale: "en-GB", serviceWorkers: "allow" });

test("what was visited once opens without a network", LIMIT, async () => {
	const { page, context, complaints } = await visitor(browser, server, keeps);
	await page.goto("/");
	await isKept(page, "first");
	await withoutServer(async () => {
		await page.reload();
		await started(page);
		await choosesLanguage(page, "fi");
		// A table on this device: its worker and its engine are there, too.
		await page.goto("/play/chinese_checkers");
		await page.locator('html[lang="fi"] #page[data-link="open"]').waitFor();
		await page.goto("/");
		await started(page);
		assert.deepEqual(complaints, []);
		// Another tab, and a table of the net: it says that it can't be reached, with its page whole.
		const other = await context.newPage();
		await other.goto("/t/ABCDE");
		await started(other);
		await other.locator("#link").filter({ hasText: /\S/ }).waitFor();
	});
	await context.close();
});

test("a network that gives no answer is not waited for", LIMIT, async () => {
	const { page, context, complaints } = await visitor(browser, server, keeps);
	await page.goto("/");
	await isKept(page, "first");
	const { runtimes } = server;
	for (const runtime of runtimes) process.kill(runtime, "SIGSTOP");
	try {
		await page.goto("/");
		await started(page);
	} finally {
		for (const runtime of runtimes) process.kill(runtime, "SIGCONT");
	}
	assert.deepEqual(complaints, []);
	await context.close();
});

test("a page goes on with its round when the server goes on to the next release", LIMIT, async () => {
	const kari = await Person.come(browser, server, { ...keeps, reducedMotion: "reduce" });
	const ola = await Person.come(browser, server, { reducedMotion: "reduce" });
	const code = await kari.opens("Kari");
	await ola.joins(code, "Ola");
	await kari.does("start");
	for (const { page } of [kari, ola]) await page.locator('#page[data-phase="playing"]').waitFor({ state: "attached" });
	await isKept(kari.page, "first");
	await mark(kari.page);
	const random = seeded(5);
	await play([kari, ola], 4, random);

	await deploy("next");
	for (const { page } of [kari, ola]) await page.locator('#page[data-link="open"]').waitFor({ state: "attached" });
	for (const file of releases.files("first")) {
		assert.equal((await fetch(server.url + file)).status, 404, `${file} is gone from the server`);
	}
	await choosesLanguage(kari.page, "nb");
	await choosesLanguage(kari.page, "en");
	await play([kari, ola], 4, random);
	assert.ok(await isMarked(kari.page), "all that on the page as it was");
	assert.deepEqual(
		await notFound(kari.page, releases.files("first")),
		[],
		"scripts, workers, WASM: everything that the page may still ask for",
	);

	// The next release is loaded when the page is, and kept beside the first.
	const { revision } = kari;
	kari.revision = -1;
	await kari.page.reload();
	await kari.shows(revision);
	await kari.page.locator('footer [data-commit="next"]').waitFor();
	await isKept(kari.page, "next");
	await mark(kari.page);
	await play([kari, ola], 4, random);
	assert.ok(await isMarked(kari.page), "the page is not loaded anew because of a new service worker");
	await withoutServer(async () => {
		await kari.page.reload();
		await kari.page.locator('footer [data-commit="next"]').waitFor();
		assert.deepEqual(await cachesOf(kari.page), ["spillbord-first", "spillbord-next"]);
	});

	// Once all pages are closed, nothing needs the first any longer.
	await kari.page.close();
	const worker = kari.context.serviceWorkers().at(-1);
	await until(async () => (await worker?.evaluate(() => caches.keys()))?.join() === "spillbord-next");
	kari.page = await kari.context.newPage();
	await kari.page.goto("/");
	await started(kari.page);
	await isKept(kari.page, "next");
	for (const { complaints, context } of [kari, ola]) {
		// While the server was gone, the browser itself reports what failed.
		assert.deepEqual(
			complaints.filter((complaint) => !/WebSocket connection|ERR_CONNECTION_REFUSED/.test(complaint)),
			[],
		);
		await context.close();
	}
	await deploy("first");
});

test("without a service worker such a page is loaded anew, once", LIMIT, async () => {
	const { page, context } = await visitor(browser, server, { locale: "en-GB" });
	await page.goto("/");
	await started(page);
	await deploy("next");
	let loads = 0;
	page.on("domcontentloaded", () => loads++);
	await page.locator('[data-input="language"]').selectOption("fi");
	await page.locator('html[lang="fi"][data-started]').waitFor({ state: "attached" });
	await page.locator('footer [data-commit="next"]').waitFor();
	await choosesLanguage(page, "nb");
	assert.equal(loads, 1);
	await context.close();
	await deploy("first");
});

test("the site can be installed", LIMIT, async () => {
	const { page, context } = await visitor(browser, server, keeps);
	await page.goto("/");
	await isKept(page, "first");
	const devtools = await context.newCDPSession(page);
	const { errors, data } = await devtools.send("Page.getAppManifest");
	assert.deepEqual(errors, []);
	assert.equal(JSON.parse(data ?? "").name, "Spillbord");
	const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
	// The test's own visitors are all in private windows.
	assert.deepEqual(
		installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"),
		[],
	);
	await context.close();
});

/** @param {() => Promise<void>} work */
async function withoutServer(work) {
	await server.kill();
	try {
		await work();
	} finally {
		await server.restart();
	}
}

/** Another release on the same address, with the same tables. @param {"first" | "next"} release */
async function deploy(release) {
	await server.kill();
	releases.serve(release);
	await server.restart();
}

/** @param {Page} page */
const started = (page) => page.locator("html[data-started]").waitFor({ state: "attached" });

/** Waits until the service worker has a whole build and answers this page. @param {Page} page @param {string} build */
const isKept = (page, build) =>
	until(() =>
		page.evaluate(async (cacheName) => {
			const pages = await Promise.all(["/", "/table"].map((path) => caches.match(path, { cacheName })));
			return pages.every(Boolean) && navigator.serviceWorker.controller?.state === "activated";
		}, `spillbord-${build}`),
	);

/** For what a page can't wait for by itself; the test's time is its limit. @param {() => Promise<boolean>} holds */
async function until(holds) {
	while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
}

/** @param {Page} page */
const cachesOf = (page) => page.evaluate(() => caches.keys());

/** Which of these files the page can't have. @param {Page} page @param {string[]} files */
const notFound = (page, files) =>
	page.evaluate(async (files) => {
		const answers = await Promise.all(files.map((file) => fetch(file).catch(() => null)));
		return files.filter((_, index) => !answers[index]?.ok);
	}, files);

/** @param {Page} page @param {string} language */
async function choosesLanguage(page, language) {
	await page.locator('[data-input="language"]').selectOption(language);
	await page.locator(`html[lang="${language}"]`).waitFor({ state: "attached" });
}

/** Leaves a mark that is gone when the page is loaded anew. @param {Page} page */
const mark = (page) => page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
/** @param {Page} page */
const isMarked = (page) => page.evaluate(() => document.documentElement.hasAttribute("data-same"));

/**
 * Plays some commands through both pages.
 * @param {[Person, Person]} people
 * @param {number} commands
 * @param {import("../server/turns.mjs").Random} random
 */
async function play(people, commands, random) {
	for (let played = 0; played < commands; played++) {
		const revision = Math.max(...people.map((person) => person.revision));
		await Promise.all(people.map((person) => person.shows(revision)));
		const mover = people[people[0].view.to_move];
		await mover.clicks(choose(mover.view, random));
		await Promise.all(people.map((person) => person.shows(revision + 1)));
	}
}
