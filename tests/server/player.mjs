// A page as the tests see it: it keeps the table's state as a page does, and misses nothing without a word.
import assert from "node:assert/strict";

/** @typedef {import("./client.mjs").Device} Device */

/** A page tells how far it is once in that many revisions. */
const SEEN_EVERY = 64;

/** A page of a member or of a spectator: one tab, over as many sockets as it needs one after another. */
export class Player {
	revision = -1;
	/** @type {any} */
	you;
	/** @type {any} */
	table;
	/** @type {any} */
	view;
	/** The log from the first welcome on. @type {any[]} */
	log = [];
	/** Revisions taken in through `events`, with all that happened, for counting. @type {any[]} */
	events = [];
	/** The socket of now. @type {import("./client.mjs").Tab} */
	socket;
	/** Every text that any socket of this page received. @type {string[]} */
	raw = [];
	id = 0;
	#seen = 0;
	static #pages = 0;

	/**
	 * @param {string} code
	 * @param {Device} device
	 * @param {{ name?: string, tab?: string }} options
	 * @param {import("./client.mjs").Tab} socket
	 */
	constructor(code, device, { name, tab = `page-${++Player.#pages}` }, socket) {
		this.code = code;
		this.device = device;
		this.name = name;
		this.tab = tab;
		this.socket = socket;
	}

	/**
	 * Connects and says hello.
	 * @param {string} code
	 * @param {Device} device
	 * @param {{ name?: string, tab?: string }} [options]
	 */
	static async come(code, device, options = {}) {
		const player = new Player(code, device, options, await device.connect(code));
		await player.hello();
		return player;
	}

	/** Says hello and takes the whole state in. */
	async hello() {
		const { tab, name } = this;
		const answer = await this.command("hello", { tab, protocol: 1, ...(name === undefined ? {} : { name }) });
		assert.equal(answer.t, "ok", JSON.stringify(answer));
		return answer;
	}

	/** The same page comes back over a new socket, after the old one broke. */
	async comeBack() {
		this.#keepRaw();
		this.socket = await this.device.connect(this.code);
		return this.hello();
	}

	/**
	 * Sends a command under the next id and returns the id.
	 * @param {string} what
	 * @param {unknown} [args]
	 * @param {Record<string, unknown>} [more]
	 */
	send(what, args = {}, more = {}) {
		const id = ++this.id;
		this.socket.send({ id, do: what, args, ...more });
		return id;
	}

	/**
	 * Sends a command, takes in what comes, and returns the answer.
	 * @param {string} what
	 * @param {unknown} [args]
	 * @param {Record<string, unknown>} [more]
	 */
	command(what, args, more) {
		return this.answer(this.send(what, args, more));
	}

	/**
	 * A command that has to be carried out.
	 * @param {string} what
	 * @param {unknown} [args]
	 */
	async does(what, args) {
		const answer = await this.command(what, args);
		assert.equal(answer.t, "ok", `${what}: ${JSON.stringify(answer)}`);
		assert.ok(this.revision >= answer.revision, "the events come before the answer");
		return answer;
	}

	/**
	 * @param {unknown} args  a command of the game
	 * @param {number} [turn]
	 */
	play(args, turn = this.view.turn) {
		return this.command("play", args, { turn });
	}

	/**
	 * A command that has to be refused, with everything as it was.
	 * @param {string} code
	 * @param {string} what
	 * @param {unknown} [args]
	 * @param {Record<string, unknown>} [more]
	 */
	async isRefused(code, what, args, more) {
		const before = this.state;
		const answer = await this.command(what, args, more);
		assert.equal(answer.t, "no", `${what} ${JSON.stringify(args)} must be refused with ${code}`);
		assert.equal(answer.code, code, `${what} ${JSON.stringify(args)}: ${JSON.stringify(answer)}`);
		await this.hello();
		assert.deepEqual(this.state, before, `${what} ${JSON.stringify(args)} left something behind`);
		return answer;
	}

	/**
	 * Takes messages in until the answer to a command.
	 * @param {number | null} id
	 */
	async answer(id) {
		for (;;) {
			const message = await this.take();
			if ((message.t === "ok" || message.t === "no") && message.id === id) return message;
		}
	}

	/**
	 * Takes messages in until a revision is reached.
	 * @param {number} revision
	 */
	async until(revision) {
		while (this.revision < revision) await this.take();
	}

	/** Takes the next message in, as a page does. */
	async take() {
		const message = await this.socket.next();
		if (message.t === "table") this.#welcome(message);
		else if (message.t === "events") this.#happened(message);
		return message;
	}

	/** What all at the table have in common. */
	get state() {
		const { revision, table, view } = this;
		return structuredClone({ revision, table, view: view && { ...view, legal: [] } });
	}

	get isToMove() {
		return this.view?.legal.length > 0;
	}

	/** Every byte that this page was ever sent. */
	get received() {
		return [...this.raw, ...this.socket.raw];
	}

	/** @param {any} message */
	#welcome({ revision, you, table, view, log }) {
		assert.ok(revision >= this.revision, "the table never goes back");
		assert.ok(log.length <= 50);
		Object.assign(this, { revision, you, table, view });
		const known = this.log.at(-1)?.revision ?? -1;
		this.log.push(...log.filter((/** @type {any} */ entry) => entry.revision > known));
		this.#seen = revision;
		this.#check();
	}

	/** @param {any} message */
	#happened({ revision, events, view, table }) {
		assert.equal(revision, this.revision + 1, "revisions have no gaps");
		for (const event of events) assert.equal(event.revision, revision);
		this.revision = revision;
		this.view = view;
		if (table) this.table = table;
		this.events.push(...events);
		this.log.push(...events.filter((/** @type {any} */ event) => !event.transient));
		if (revision - this.#seen >= SEEN_EVERY) {
			this.#seen = revision;
			this.send("seen", { revision });
		}
		this.#check();
	}

	/** Only who is to move is told what is legal. */
	#check() {
		if (!this.view?.legal.length) return;
		const { seats, to_move } = this.view;
		assert.ok(this.you.member !== null && seats[to_move].member === this.you.member, "legal goes to the mover alone");
	}

	#keepRaw() {
		this.raw.push(...this.socket.raw);
	}
}
