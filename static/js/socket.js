// The transport of a table on the net: one WebSocket that comes back by itself.
//
// To its listener it hands the table's messages as they come, and says how it is itself:
// {"t":"link","is":"connecting"|"open"|"lost"|"ended","code"?,"reason"?}. Nothing is kept here that was not sent: see outbox.js.

/** @typedef {{ t: "link", is: "connecting" | "open" | "lost" | "ended", code?: number, reason?: string }} LinkMessage */
/**
 * @typedef {object} Transport
 * @property {(message: object) => void} send says nothing when there is no connection
 * @property {(listener: (message: any) => void) => void} onMessage
 * @property {() => void} again gives the connection up and makes a new one
 * @property {() => void} close
 */
/**
 * @typedef {object} Surroundings what a socket needs of the browser, so that tests can hand in their own
 * @property {(url: string) => WebSocket} connect
 * @property {(run: () => void, ms: number) => any} setTimeout
 * @property {(timer: any) => void} clearTimeout
 * @property {() => number} random
 * @property {(wake: () => void) => () => void} onWake calls back when the page is seen again or the network is back
 */

const PING_EVERY = 20_000;
const PONG_WITHIN = 6_000;
const OPEN_WITHIN = 10_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** The table is gone; another socket of this page took over; removed; the seat has moved; this page is too old. */
const FINAL = [4001, 4002, 4003, 4004, 4005];
const TOO_FAST = 4009;
/** With as many tries behind it a page waits for four to eight seconds. */
const TRIES_TOO_FAST = 4;

/** @returns {Surroundings} */
const browser = () => ({
	connect: (url) => new WebSocket(url),
	setTimeout: (run, ms) => setTimeout(run, ms),
	clearTimeout: (timer) => clearTimeout(timer),
	random: Math.random,
	onWake: (wake) => {
		const seen = () => document.visibilityState === "visible" && wake();
		document.addEventListener("visibilitychange", seen);
		window.addEventListener("online", wake);
		window.addEventListener("pageshow", wake);
		return () => {
			document.removeEventListener("visibilitychange", seen);
			window.removeEventListener("online", wake);
			window.removeEventListener("pageshow", wake);
		};
	},
});

/**
 * @param {string} url
 * @param {Surroundings} [around]
 * @returns {Transport}
 */
export function openSocket(url, around = browser()) {
	/** @type {WebSocket | null} */
	let socket = null;
	/** @type {(message: any) => void} */
	let listener = () => {};
	let tries = 0;
	let ended = false;
	let begun = false;
	/** @type {Record<"retry" | "ping" | "pong" | "open", any>} */
	const timers = { retry: null, ping: null, pong: null, open: null };

	/** @param {keyof typeof timers} name @param {number} ms @param {() => void} run */
	const arm = (name, ms, run) => {
		around.clearTimeout(timers[name]);
		timers[name] = around.setTimeout(run, ms);
	};
	const disarm = () => {
		for (const timer of Object.values(timers)) around.clearTimeout(timer);
	};

	const heard = () => around.clearTimeout(timers.pong);
	/**
	 * A socket can be dead without knowing it: it is only open when it answers. The table knows by these pings who is
	 * still there, so that they come also while much is heard from it.
	 */
	const ping = () => {
		if (socket?.readyState !== 1) return;
		socket.send("ping");
		arm("ping", PING_EVERY, ping);
		arm("pong", PONG_WITHIN, lose);
	};

	function connect() {
		disarm();
		const mine = around.connect(url);
		const first = !begun;
		begun = true;
		socket = mine;
		// A page begins by connecting, nobody has to be told.
		if (!first) listener({ t: "link", is: "connecting" });
		arm("open", OPEN_WITHIN, lose);
		mine.onopen = () => {
			if (socket !== mine) return;
			around.clearTimeout(timers.open);
			arm("ping", PING_EVERY, ping);
			listener({ t: "link", is: "open" });
		};
		mine.onmessage = ({ data }) => {
			if (socket !== mine) return;
			heard();
			tries = 0;
			if (data === "pong") return;
			let message;
			try {
				message = JSON.parse(data);
			} catch {
				return;
			}
			listener(message);
		};
		mine.onclose = ({ code, reason }) => {
			if (socket !== mine) return;
			if (FINAL.includes(code)) {
				ended = true;
				disarm();
				socket = null;
				listener({ t: "link", is: "ended", code, reason });
			} else {
				// Who was too fast comes back, and not at once.
				if (code === TOO_FAST) tries = Math.max(tries, TRIES_TOO_FAST);
				lose();
			}
		};
		mine.onerror = () => {};
	}

	/** Gives the socket up and comes back after a while that grows, and differs from one page to the next. */
	function lose() {
		const old = socket;
		socket = null;
		disarm();
		old?.close();
		if (ended) return;
		listener({ t: "link", is: "lost" });
		const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries);
		tries += 1;
		arm("retry", wait * (0.5 + around.random() / 2), connect);
	}

	const stopWaking = around.onWake(() => {
		if (ended) return;
		if (socket === null || socket.readyState > 1) {
			tries = 0;
			connect();
		} else ping();
	});

	return {
		send: (message) => {
			if (socket?.readyState === 1) socket.send(JSON.stringify(message));
		},
		onMessage: (listen) => {
			listener = listen;
			if (socket === null && !ended) connect();
		},
		again: () => {
			if (!ended) lose();
		},
		close: () => {
			ended = true;
			stopWaking();
			disarm();
			const old = socket;
			socket = null;
			old?.close(1000);
		},
	};
}
