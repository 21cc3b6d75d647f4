// People at a table, each with a browser of their own, who play through the page. What they see of the table is read
// from the frames that their page receives; what they do is done with clicks and keys.
import assert from "node:assert/strict";
import { visitor } from "./harness.mjs";

export class Person {
	/** The newest view that the page was sent. @type {any} */
	view = null;
	/** The newest revision that the page was sent. */
	revision = -1;

	/** @param {Awaited<ReturnType<typeof visitor>>} visitor */
	constructor({ page, context, complaints }) {
		this.page = page;
		this.context = context;
		this.complaints = complaints;
		page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => this.hear(String(payload))));
	}

	/**
	 * @param {Pick<import("playwright-core").Browser, "newContext">} browser
	 * @param {{ url: string }} server
	 * @param {import("playwright-core").BrowserContextOptions} [options]
	 */
	static async come(browser, server, options) {
		return new Person(
			await visitor(browser, server, { locale: "en-GB", viewport: { width: 1280, height: 800 }, ...options }),
		);
	}

	/** Opens a table from the front page and returns its code. @param {string} name @param {string} [game] */
	async opens(name, game = "chinese_checkers") {
		await this.page.goto("/");
		await this.page.locator('[data-input="name"]').fill(name);
		await this.page.locator(`[data-game="${game}"] [data-action="open"]`).click();
		await this.page.waitForURL(/\/t\/[2-9A-HJKMNP-Z]{5}$/);
		await this.page.locator('[data-seat="0"].taken').waitFor();
		return this.page.url().slice(-5);
	}

	/** Opens the link, and takes a seat under this name. @param {string} code @param {string} name */
	async joins(code, name) {
		await this.page.goto(`/t/${code}`);
		await this.page.locator('[data-input="name"]').fill(name);
		await this.does("join-sit");
		await this.page.locator('[data-part="join"]').waitFor({ state: "detached" });
	}

	/** Clicks what does this. @param {string} action */
	does(action) {
		return this.page.locator(`[data-action="${action}"]`).first().click();
	}

	/** Waits until the page shows this revision. @param {number} revision */
	shows(revision) {
		return this.page.locator(`#page[data-revision="${revision}"]`).waitFor({ state: "attached" });
	}

	/** Carries out a command of `view.legal` by pointer. @param {any} command */
	async clicks(command) {
		const [name, holes] = Object.entries(command)[0];
		if (!Array.isArray(holes)) return this.does(name);
		// In mid-chain the piece is in the hand already.
		if (!this.view.chain) await this.hole(holes[0]).click();
		await this.hole(holes.at(-1)).click();
	}

	/** Carries it out by keyboard alone. @param {any} command */
	async types(command) {
		const [name, holes] = Object.entries(command)[0];
		const { keyboard } = this.page;
		if (!Array.isArray(holes)) {
			await this.page.locator(`[data-action="${name}"]`).focus();
			return keyboard.press("Enter");
		}
		await this.page.locator('[data-board] [data-hole][tabindex="0"]').focus();
		if (!this.view.chain) {
			await this.#pressUntil("n", holes[0], 60);
			await keyboard.press("Enter");
		}
		await this.#pressUntil("m", holes.at(-1), 40);
		await keyboard.press("Enter");
	}

	/** @param {string} name */
	hole(name) {
		return this.page.locator(`[data-board] [data-hole="${name}"]`);
	}

	/** Which hole has the focus. */
	focused() {
		return this.page.evaluate(() => document.activeElement?.getAttribute("data-hole"));
	}

	/** The newest entries of the log, in words, newest first. @param {number} count */
	async logged(count) {
		const entries = await this.page.locator('[data-part="log"] li > span').allTextContents();
		return entries.slice(0, count).map((entry) => entry.replace(/\s+/g, " ").trim());
	}

	/** @param {string} key @param {string} hole @param {number} most */
	async #pressUntil(key, hole, most) {
		for (let presses = 0; presses <= most; presses++) {
			if ((await this.focused()) === hole) return;
			await this.page.keyboard.press(key);
		}
		assert.fail(`${key} does not lead to ${hole}`);
	}

	/** Takes in a message that the page was sent. @param {string} text */
	hear(text) {
		if (!text.startsWith("{")) return;
		const message = JSON.parse(text);
		if (message.revision > this.revision && message.t !== "ok") this.revision = message.revision;
		if (message.view) this.view = message.view;
	}
}
