// A real Chromium for one test file.
import { after, before } from "node:test";
import { chromium } from "playwright-core";

/** `CHROMIUM=` names another one than Debian's. */
export const launch = () =>
	chromium.launch({
		executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
		args: [
			"--headless",
			"--no-sandbox",
			"--disable-gpu",
			"--disable-quic",
			"--no-first-run",
			"--disable-background-networking",
			"--disable-component-update",
			"--disable-sync",
		],
	});

/**
 * A fresh visitor, who notices what must never happen on a page: errors, and requests to another host. The service worker
 * is left out unless `serviceWorkers` is "allow": it would answer in the place of `page.route`, and work behind the tests.
 * @param {Pick<import("playwright-core").Browser, "newContext">} browser
 * @param {{ url: string }} server
 * @param {import("playwright-core").BrowserContextOptions} [options]
 */
export async function visitor(browser, server, options = {}) {
	const context = await browser.newContext({ baseURL: server.url, serviceWorkers: "block", ...options });
	/** What went wrong so far; a test ends with it being empty. @type {string[]} */
	const complaints = [];
	const watch = (/** @type {import("playwright-core").Page} */ page) => {
		page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
		page.on("console", (message) => {
			// Violations of the Content-Security-Policy come this way too.
			if (message.type() === "error") complaints.push(`console: ${message.text()}`);
		});
		page.on("request", (request) => {
			const url = new URL(request.url());
			if (url.protocol.startsWith("http") && url.origin !== server.url) complaints.push(`request: ${url}`);
		});
	};
	context.on("page", watch);
	return { context, complaints, page: await context.newPage() };
}

/** Can be used from the first test on, and is closed after the last. */
export function ownBrowser() {
	/** @type {import("playwright-core").Browser} */
	let browser;
	before(async () => {
		browser = await launch();
	});
	after(() => browser.close());
	return {
		/** @param {import("playwright-core").BrowserContextOptions} [options] */
		newContext: (options) => browser.newContext(options),
	};
}
