// A person at a table on their own device. What their page is told comes from a worker instead of a socket.
import { visitor } from "./harness.mjs";
import { Person } from "./people.mjs";

export class DevicePerson extends Person {
	/** Every message between the page and the worker, as it was. @type {string[]} */
	messages = [];
	/** @type {(value: null) => void} */
	#heard = () => {};

	/**
	 * @param {Pick<import("playwright-core").Browser, "newContext">} browser
	 * @param {{ url: string }} server
	 * @param {import("playwright-core").BrowserContextOptions} [options]
	 */
	static async come(browser, server, options) {
		const person = new DevicePerson(
			await visitor(browser, server, { locale: "en-GB", viewport: { width: 1280, height: 800 }, ...options }),
		);
		await person.page.exposeFunction("listenIn", (/** @type {string} */ json) => person.#listenIn(json));
		await person.page.addInitScript(() => {
			const listenIn = /** @type {any} */ (globalThis).listenIn;
			globalThis.Worker = class extends Worker {
				/** @param {string | URL} url @param {WorkerOptions} [options] */
				constructor(url, options) {
					super(url, options);
					this.addEventListener("message", ({ data }) => listenIn(JSON.stringify(data)));
				}

				/** @param {any} message */
				postMessage(message) {
					listenIn(JSON.stringify(message));
					super.postMessage(message);
				}
			};
		});
		return person;
	}

	/** Opens the table of a game on this device. @param {string} game */
	async opensLocal(game) {
		await this.page.goto(`/play/${game}`);
		await this.page.locator("[data-bot]").waitFor();
	}

	/** Puts a bot on a seat. @param {number} seat */
	async seatsBot(seat) {
		await this.page.locator(`[data-action="seat-bot"][data-for-seat="${seat}"]`).click();
		await this.page.locator(`[data-seat="${seat}"][data-bot]`).waitFor();
	}

	async starts() {
		await this.does("start");
		await this.page.locator('#page[data-phase="playing"]').waitFor({ state: "attached" });
	}

	/** Waits until a seat of theirs is to move, or the round is over. */
	async getsTheTurn() {
		await this.page.locator('[data-turn="mine"], #page[data-phase="over"]').first().waitFor({ state: "attached" });
		await this.isToldAll();
	}

	/** What the page shows it has told this test as well, in the order of its calls. */
	isToldAll() {
		return this.page.evaluate(() => /** @type {any} */ (globalThis).listenIn("{}"));
	}

	/** Waits for the next message without asking the page for anything. */
	hears() {
		return new Promise((resolve) => {
			this.#heard = resolve;
		});
	}

	/** @param {string} json */
	#listenIn(json) {
		this.messages.push(json);
		const { t, text } = JSON.parse(json);
		if (t === "message" && text.includes('"t":')) this.hear(text);
		this.#heard(null);
	}
}
