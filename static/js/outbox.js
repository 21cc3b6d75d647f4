// Commands on their way: each has an id, and is sent again under the same id until it is answered, so that it is
// carried out once however often the connection breaks.

/** @typedef {{ id: number, do: string, turn?: number, args?: object }} Command */
/**
 * @typedef {object} Outbox
 * @property {(what: string, args?: object, turn?: number) => number} command sends a command and returns its id
 * @property {(name?: string) => void} hello asks for the whole state, as this name if there is one
 * @property {() => void} close
 */

const ANSWER_WITHIN = 10_000;
/** A command that gets no answer this often is given up: it may be what breaks the connection. */
const TRIES = 3;
const PROTOCOL = 1;

/**
 * @param {object} options
 * @param {import("./socket.js").Transport} options.transport
 * @param {string} options.tab a random string, new for each load of the page
 * @param {(message: any) => void} options.deliver gets all messages, and a `no` for what was given up
 * @param {(run: () => void, ms: number) => any} [options.setTimeout]
 * @param {(timer: any) => void} [options.clearTimeout]
 * @returns {Outbox}
 */
export function openOutbox({
	transport,
	tab,
	deliver,
	setTimeout: later = (run, ms) => globalThis.setTimeout(run, ms),
	clearTimeout: cancel = (timer) => globalThis.clearTimeout(timer),
}) {
	/** @type {Map<number, { command: Command, tries: number }>} */
	const waiting = new Map();
	let lastId = 0;
	/** The `hello` that has to be answered before anything else is sent; 0 once it was. */
	let greeting = 0;
	let linked = false;
	/** @type {any} */
	let timer = null;

	/** @param {{ command: Command, tries: number }} item */
	const post = (item) => {
		item.tries += 1;
		transport.send(item.command);
		watch();
	};
	const watch = () => {
		cancel(timer);
		timer = waiting.size > 0 && linked ? later(() => transport.again(), ANSWER_WITHIN) : null;
	};

	/** @param {string} [name] */
	function hello(name) {
		const id = ++lastId;
		greeting = id;
		for (const [old, { command }] of waiting) if (command.do === "hello") waiting.delete(old);
		const item = {
			command: { id, do: "hello", args: { tab, protocol: PROTOCOL, ...(name ? { name } : {}) } },
			tries: 0,
		};
		waiting.set(id, item);
		if (linked) post(item);
	}

	/** Sends all that was not answered, in the order in which it was given. */
	function flush() {
		for (const [id, item] of [...waiting].sort(([a], [b]) => a - b)) {
			if (item.command.do === "hello") continue;
			if (item.tries >= TRIES) {
				waiting.delete(id);
				deliver({ t: "no", id, code: "no_answer" });
			} else post(item);
		}
	}

	transport.onMessage((message) => {
		if (message.t === "link") {
			linked = message.is === "open";
			deliver(message);
			if (linked) {
				// A name that was on its way goes along; a known device needs none.
				const unanswered = [...waiting.values()].find(({ command }) => command.do === "hello")?.command.args;
				hello(unanswered && "name" in unanswered ? String(unanswered.name) : undefined);
			}
			watch();
			return;
		}
		if (message.t === "ok" || message.t === "no") {
			const known = waiting.delete(message.id);
			watch();
			deliver(known ? message : { ...message, id: null });
			if (message.id === greeting) {
				greeting = 0;
				flush();
			}
			return;
		}
		deliver(message);
	});

	return {
		hello,
		command: (what, args, turn) => {
			const id = ++lastId;
			const item = {
				command: { id, do: what, ...(turn === undefined ? {} : { turn }), ...(args ? { args } : {}) },
				tries: 0,
			};
			waiting.set(id, item);
			if (linked && greeting === 0) post(item);
			return id;
		},
		close: () => {
			cancel(timer);
			transport.close();
		},
	};
}
