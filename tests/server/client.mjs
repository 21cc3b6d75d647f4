// A device and its sockets, as a browser would be one: with a cookie, an Origin, tabs and numbered commands.
import WebSocket from "ws";

/** How long a test waits for what must come, in ms. Far longer than it takes, so that a busy machine fails nothing. */
const PATIENCE = 20_000;

export class Device {
	cookie = "";
	#server;

	/** @param {{ url: string }} server */
	constructor(server) {
		this.#server = server;
	}

	/**
	 * One HTTP call. Cookies that the answer sets are kept.
	 * @param {string} method
	 * @param {string} path
	 * @param {unknown} [body]
	 * @param {Record<string, string>} [headers]
	 * @returns {Promise<{ status: number, headers: Headers, text: string, body: any }>}  body: undefined where it is no JSON
	 */
	async call(method, path, body, headers = {}) {
		const response = await fetch(this.#server.url + path, {
			method,
			headers: {
				...(method === "GET" ? {} : { Origin: this.#server.url }),
				...(body === undefined ? {} : { "Content-Type": "application/json" }),
				...(this.cookie ? { Cookie: this.cookie } : {}),
				...headers,
			},
			body: body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body),
			redirect: "manual",
		});
		for (const cookie of response.headers.getSetCookie()) this.#keep(cookie.split(";")[0]);
		const text = await response.text();
		return { status: response.status, headers: response.headers, text, body: parsed(text) };
	}

	/**
	 * Opens a socket to a table and waits until it is open. A refused handshake rejects with its status.
	 * @param {string} code
	 * @param {{ headers?: Record<string, string>, path?: string, origin?: string }} [options]  without an origin: ""
	 */
	async connect(code, { headers = {}, path = `/api/tables/${code}/socket`, origin = this.#server.url } = {}) {
		const socket = new WebSocket(this.#server.url.replace(/^http/, "ws") + path, {
			headers: {
				...(origin ? { Origin: origin } : {}),
				...(this.cookie ? { Cookie: this.cookie } : {}),
				...headers,
			},
			perMessageDeflate: false,
		});
		const tab = new Tab(socket);
		await new Promise((resolve, reject) => {
			socket.once("open", resolve);
			socket.once("error", reject);
		});
		return tab;
	}

	/** @param {string} pair */
	#keep(pair) {
		const name = pair.split("=")[0];
		const others = this.cookie.split("; ").filter((kept) => kept && !kept.startsWith(`${name}=`));
		this.cookie = [...others, pair].join("; ");
	}
}

/** One WebSocket. Messages queue up; `next` takes the first that fits, now or when it comes. */
export class Tab {
	/** Every text received, in order. @type {string[]} */
	raw = [];
	/** Resolves when the socket is closed. @type {Promise<{ code: number, reason: string }>} */
	closed;
	#socket;
	/** @type {any[]} */
	#queue = [];
	/** @type {Set<() => void>} */
	#waiting = new Set();
	#over = "";
	#id = 0;

	/** @param {WebSocket} socket */
	constructor(socket) {
		this.#socket = socket;
		socket.on("message", (data) => {
			const text = data.toString();
			this.raw.push(text);
			this.#queue.push(parsed(text) ?? text);
			this.#wake();
		});
		this.closed = new Promise((resolve) => {
			socket.on("close", (code, reason) => {
				this.#over = `closed with ${code} ${reason}`;
				this.#wake();
				resolve({ code, reason: reason.toString() });
			});
		});
		// Without a listener `ws` would throw; what matters shows in `closed` and in `connect`.
		socket.on("error", () => {});
	}

	/** @param {unknown} message  sent as it is where it is a string or bytes, else as JSON */
	send(message) {
		this.#socket.send(typeof message === "string" || message instanceof Uint8Array ? message : JSON.stringify(message));
	}

	/**
	 * Sends a command under the next number and waits for its answer, which may be a refusal.
	 * @param {string} what  the field `do`
	 * @param {unknown} [args]
	 * @param {Record<string, unknown>} [more]  further fields, such as `turn`
	 */
	command(what, args = {}, more = {}) {
		const id = ++this.#id;
		this.send({ id, do: what, args, ...more });
		return this.next((message) => (message.t === "ok" || message.t === "no") && message.id === id);
	}

	/**
	 * The first message not yet taken that fits; those before it stay for a later call.
	 * @param {(message: any) => boolean} [fits]
	 * @returns {Promise<any>}
	 */
	next(fits = () => true) {
		return new Promise((resolve, reject) => {
			const look = () => {
				const index = this.#queue.findIndex(fits);
				if (index >= 0) done(() => resolve(this.#queue.splice(index, 1)[0]));
				else if (this.#over) done(() => reject(new Error(`no such message: ${this.#over}`)));
			};
			const late = setTimeout(
				() => done(() => reject(new Error(`no such message; last was ${this.raw.at(-1)?.slice(0, 300)}`))),
				PATIENCE,
			);
			const done = (/** @type {() => void} */ then) => {
				clearTimeout(late);
				this.#waiting.delete(look);
				then();
			};
			this.#waiting.add(look);
			look();
		});
	}

	/** How many messages wait to be taken. */
	get pending() {
		return this.#queue.length;
	}

	/**
	 * Closes in an orderly way and waits for the other side.
	 * @param {number} [code]
	 */
	close(code = 1000) {
		this.#socket.close(code);
		return this.closed;
	}

	/** Cuts the connection without a word, as a lost network does. */
	cut() {
		this.#socket.terminate();
		return this.closed;
	}

	/** Stops and resumes reading: a slow reader. */
	pause() {
		this.#socket.pause();
	}

	resume() {
		this.#socket.resume();
	}

	#wake() {
		for (const look of [...this.#waiting]) look();
	}
}

/** @param {string} text */
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
