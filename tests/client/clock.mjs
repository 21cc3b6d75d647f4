// A clock that only goes when it is told to, and sockets that only do what they are told.

export function makeClock() {
	let now = 0;
	let last = 0;
	/** @type {Map<number, { at: number, run: () => void }>} */
	const timers = new Map();
	return {
		setTimeout: (/** @type {() => void} */ run, /** @type {number} */ ms) => {
			timers.set(++last, { at: now + ms, run });
			return last;
		},
		clearTimeout: (/** @type {number} */ timer) => timers.delete(timer),
		/** Lets time pass. @param {number} ms */
		pass(ms) {
			const end = now + ms;
			for (;;) {
				const due = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
				if (!due) break;
				const [timer, { at, run }] = due;
				timers.delete(timer);
				now = at;
				run();
			}
			now = end;
		},
	};
}

export function makeSurroundings() {
	const clock = makeClock();
	/** @type {any[]} */
	const sockets = [];
	let wake = () => {};
	return {
		clock,
		sockets,
		wake: () => wake(),
		around: {
			...clock,
			random: () => 0.5,
			onWake: (/** @type {() => void} */ run) => {
				wake = run;
				return () => {
					wake = () => {};
				};
			},
			connect: () => {
				/** @type {any} */
				const socket = {
					readyState: 0,
					sent: [],
					send(/** @type {string} */ text) {
						this.sent.push(text);
					},
					close() {
						this.readyState = 3;
					},
					open() {
						this.readyState = 1;
						this.onopen();
					},
					say(/** @type {any} */ message) {
						this.onmessage({ data: typeof message === "string" ? message : JSON.stringify(message) });
					},
					drop(code = 1006) {
						this.readyState = 3;
						this.onclose({ code });
					},
				};
				sockets.push(socket);
				return socket;
			},
		},
	};
}
