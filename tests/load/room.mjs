// A real table under load, played by people who know no rules: each takes any command of `view.legal`.
import { startServer } from "../server/harness.mjs";
import { Wire } from "./wire.mjs";

/** The page says that it has taken in what it was sent, as the protocol asks. */
const SEEN_EVERY = 64;

/** @param {string} parent  the folder under which it keeps its tables */
export const startRoom = (parent) => startServer({ parent });

/**
 * @param {string} origin
 * @param {string} path
 * @param {string} cookie
 * @param {unknown} [body]
 */
async function post(origin, path, cookie, body) {
	const response = await fetch(origin + path, {
		method: "POST",
		headers: { Origin: origin, "Content-Type": "application/json", ...(cookie ? { Cookie: cookie } : {}) },
		body: body === undefined ? undefined : JSON.stringify(body),
	});
	if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
	return { cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie, text: await response.text() };
}

/** One page at the table: answers are matched by id, the view is kept, `onView` hears of each change. */
class Page {
	/** @type {any} */
	view = null;
	revision = -1;
	onView = () => {};
	/** @type {Map<number, (answer: any) => void>} */
	#asked = new Map();
	#id = 0;
	#seen = 0;

	/**
	 * @param {Wire} wire
	 * @param {string} tab
	 */
	constructor(wire, tab) {
		this.wire = wire;
		this.tab = tab;
		wire.heard = (message) => this.#hear(message);
	}

	/** @param {any} message */
	#hear(message) {
		if (message.t === "ok" || message.t === "no") {
			this.#asked.get(message.id)?.(message);
			this.#asked.delete(message.id);
			return;
		}
		if (message.t !== "table" && message.t !== "events") return;
		this.revision = message.revision;
		// A change that leaves the round alone comes without a view.
		if (message.view !== undefined) this.view = message.view;
		if (this.revision - this.#seen >= SEEN_EVERY) {
			this.#seen = this.revision;
			this.post("seen", { revision: this.revision });
		}
		this.onView();
	}

	/**
	 * Sends without waiting for the answer.
	 * @param {string} what
	 * @param {unknown} args
	 * @param {object} [more]
	 */
	post(what, args, more) {
		const id = ++this.#id;
		this.wire.send(JSON.stringify({ id, do: what, ...more, args }));
		return id;
	}

	/**
	 * Sends, and throws on a refusal.
	 * @param {string} what
	 * @param {unknown} [args]
	 * @param {object} [more]
	 * @returns {Promise<any>}
	 */
	async ask(what, args = {}, more = {}) {
		const answer = await new Promise((resolve) => this.#asked.set(this.post(what, args, more), resolve));
		if (answer.t === "no") throw new Error(`${what} was refused: ${JSON.stringify(answer)}`);
		return answer;
	}
}

/**
 * A table with two players and any number who watch, in the middle of a round. A turn is over when each socket has
 * heard of it.
 * @param {{ url: string }} server
 * @param {{ game: string, watchers?: number, seed?: number }} options
 */
export async function roomTable(server, { game, watchers = 0, seed = 1 }) {
	const host = await post(server.url, "/api/tables", "", { game, name: "Kari" });
	const { code } = JSON.parse(host.text);
	/** @type {Page[]} */
	const pages = [];
	for (let index = 0; index < 2 + watchers; index++) {
		const cookie = index === 0 ? host.cookie : (await post(server.url, "/api/device", "")).cookie;
		const page = new Page(await Wire.open(server.url, code, cookie), `tab-${index}`);
		pages.push(page);
		const name = index < 2 ? { name: ["Kari", "Aino"][index] } : {};
		await page.ask("hello", { tab: page.tab, protocol: 1, ...name });
		if (index < 2) await page.ask("sit", { seat: index });
	}
	const random = randomFrom(seed);

	/** @returns {{ page: Page, command: unknown, turn: number } | undefined} */
	const next = () => {
		for (const page of pages.slice(0, 2)) {
			const legal = page.view?.legal ?? [];
			if (legal.length > 0) return { page, command: legal[Math.floor(random() * legal.length)], turn: page.view.turn };
		}
	};

	/**
	 * Asks, and waits until each page has heard of the revision that it makes.
	 * @param {number} revision
	 * @param {() => Promise<unknown>} ask
	 */
	const heard = (revision, ask) =>
		new Promise((/** @type {(value: void) => void} */ resolve, reject) => {
			let missing = pages.length;
			for (const page of pages) {
				page.onView = () => {
					if (page.revision === revision && --missing === 0) resolve();
				};
			}
			ask().catch(reject);
		});

	// All have to hear of it: the other one may be to move.
	const start = () => heard(pages[0].revision + 1, () => pages[0].ask("start"));
	await start();

	return {
		code,
		/** The last command sent, and the last texts that each socket got. */
		command: "",
		texts: () => pages.map((page) => page.wire.last),
		bytes: () => pages.reduce((sum, page) => sum + page.wire.bytes, 0),
		sockets: pages.length,
		async turn() {
			let move = next();
			if (!move) {
				// The round is over, and the next one begins.
				await start();
				move = next();
				if (!move) throw new Error("nobody can play");
			}
			const { page, command, turn } = move;
			this.command = JSON.stringify({ id: 1, do: "play", turn, args: command });
			await heard(page.revision + 1, () => page.ask("play", command, { turn }));
		},
		close: () => Promise.all(pages.map((page) => page.wire.close())),
	};
}

/** A small seeded generator: two runs play the same rounds. @param {number} seed */
function randomFrom(seed) {
	let state = seed >>> 0;
	return () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return state / 2 ** 32;
	};
}
