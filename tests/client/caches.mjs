// A browser's caches and a server that serves one build, in memory.

/**
 * What a server answers: as much of a Response as the keeper looks at.
 * @param {string} body
 * @param {{ status?: number, type?: string, redirected?: boolean }} [odd]
 * @returns {any}
 */
export function reply(body, odd = {}) {
	const answer = {
		status: 200,
		type: "basic",
		redirected: false,
		...odd,
		body,
		clone: () => answer,
		text: async () => body,
	};
	return answer;
}

const ORIGIN = "https://spillbord.example";
const keyOf = (/** @type {any} */ request) => new URL(request.url ?? request, ORIGIN).href;

class FakeCache {
	entries = new Map();
	/** @param {FakeCaches} all */
	constructor(all) {
		this.all = all;
	}
	async match(/** @type {any} */ request) {
		return this.entries.get(keyOf(request));
	}
	async put(/** @type {any} */ request, /** @type {any} */ response) {
		if (this.all.full) throw new Error("quota exceeded");
		this.entries.set(keyOf(request), response);
	}
}

export class FakeCaches {
	full = false;
	refused = false;
	/** @type {Map<string, FakeCache>} */
	byName = new Map();
	#allowed() {
		if (this.refused) throw new Error("no storage");
	}
	async has(/** @type {string} */ name) {
		this.#allowed();
		return this.byName.has(name);
	}
	async open(/** @type {string} */ name) {
		this.#allowed();
		const cache = this.byName.get(name) ?? new FakeCache(this);
		this.byName.set(name, cache);
		return cache;
	}
	async keys() {
		this.#allowed();
		return [...this.byName.keys()];
	}
	async delete(/** @type {string} */ name) {
		this.#allowed();
		return this.byName.delete(name);
	}
	async match(/** @type {any} */ request, /** @type {{ cacheName?: string }} */ { cacheName } = {}) {
		this.#allowed();
		for (const [name, cache] of this.byName) {
			const found = cacheName && name !== cacheName ? undefined : await cache.match(request);
			if (found) return found;
		}
	}
	/** What is kept, as "cache address". */
	get all() {
		return [...this.byName].flatMap(([name, { entries }]) =>
			[...entries.keys()].map((url) => `${name} ${new URL(url).pathname}`),
		);
	}
}

/** @param {string} path @param {any} [options] @returns {any} */
export const request = (path, { mode = "cors", method = "GET", headers = {} } = {}) => ({
	url: new URL(path, ORIGIN).href,
	mode,
	method,
	headers: new Headers(headers),
});

/** A server, and the caches of one browser. */
export function makeWorld() {
	const caches = new FakeCaches();
	/** What is served, by path. @type {Record<string, any>} */
	const served = {};
	/** The paths that were asked for. @type {string[]} */
	const asked = [];
	/** @type {(value?: undefined) => void} */
	let impatient = () => {};
	const world = {
		caches,
		served,
		asked,
		/** "up", "down", or "slow": then an answer never comes. */
		network: "up",
		/** Lets the time pass that a page is waited for. */
		wait: () => impatient(),
		around: {
			caches: /** @type {any} */ (caches),
			origin: ORIGIN,
			patience: () => new Promise((/** @type {(value?: any) => void} */ resolve) => (impatient = resolve)),
			/** @param {any} request */
			async fetch(request) {
				const { pathname } = new URL(keyOf(request));
				asked.push(pathname);
				if (world.network === "down") throw new TypeError("no network");
				if (world.network === "slow") await new Promise(() => {});
				return served[pathname] ?? reply("", { status: 404 });
			},
		},
	};
	return world;
}
