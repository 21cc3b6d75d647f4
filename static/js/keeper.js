// What the service worker decides: it keeps all files of its build, so that pages open without a network, and so that an
// open page finds what it loads later although the server has another build by now.
//
// - One cache for each build. Its pages are put in last: a cache that has a page has all that this page can ask for.
// - Files of /assets/ have their content's hash in their name, so that any build's cache may answer for them.
// - A new worker waits until no page is left (it never calls `skipWaiting`), and only then are older caches forgotten.
//   Meanwhile the old one answers pages of both builds: the network is asked first for a page, and what it names is in
//   neither, one or both of the caches.
// - Without storage, or while the cache is not whole, everything goes to the network as if there were no worker.
//
// Workers of different builds share the caches: their names' beginning, "pages last" and "newest last" are a contract.

const PREFIX = "spillbord-";
const LANES = 4;
/** After so long without an answer a page is taken from the cache, if it is there. */
export const PATIENCE_MS = 4000;

/**
 * @typedef {object} Around
 * @property {CacheStorage} caches
 * @property {(request: Request | string, options?: RequestInit) => Promise<Response>} fetch
 * @property {string} origin
 * @property {() => Promise<void>} patience ends after {@link PATIENCE_MS}
 *
 * @typedef {object} Build
 * @property {string} build its name
 * @property {string[]} files the addresses of all hashed files
 * @property {string[]} pages the addresses of all pages
 */

/** @param {Build} build @param {Around} around */
export function makeKeeper({ build, files, pages }, { caches, fetch, origin, patience }) {
	const own = PREFIX + build;

	/** Puts the whole build into its cache; rejects, and leaves nothing behind, when a part of it can't be had. */
	async function fill() {
		const isNew = !(await caches.has(own));
		try {
			const cache = await caches.open(own);
			await inLanes(files, (file) => keepFile(cache, file));
			await inLanes(pages, (page) => keepPage(cache, page));
		} catch (error) {
			// After a step back to an earlier build the cache may be one that is in use.
			if (isNew) await caches.delete(own);
			throw error;
		}
	}

	/** @param {Cache} cache @param {string} file */
	async function keepFile(cache, file) {
		if (await cache.match(file)) return;
		// Most files are the same as in the build before.
		const response = (await caches.match(file)) ?? (await fetch(file, { priority: "low" }));
		if (!isWhole(response)) throw new Error(`${file}: ${response.status}`);
		await cache.put(file, response);
	}

	/** @param {Cache} cache @param {string} page */
	async function keepPage(cache, page) {
		const response = await fetch(page, { cache: "no-cache", priority: "low" });
		if (!isWhole(response)) throw new Error(`${page}: ${response.status}`);
		// The server may have gone on to another build in the meantime.
		const html = await response.clone().text();
		for (const [, file] of html.matchAll(/"(\/assets\/[^"]+)"/g)) {
			if (!files.includes(file)) throw new Error(`${page} is of another build`);
		}
		await cache.put(page, response);
	}

	/**
	 * Takes on the pages that are open without a worker, and forgets other builds if no page is there that could need them.
	 * @param {Clients} clients
	 */
	async function takeOver(clients) {
		await clients.claim();
		// A page that was loaded past the worker does not keep it from taking over, but may be an old one.
		if ((await clients.matchAll({ type: "window", includeUncontrolled: true })).length > 0) return;
		for (const name of await names()) if (name !== own) await caches.delete(name);
	}

	/**
	 * The answer to what a page asks for; null where the browser is to go on as if there were no worker.
	 * @param {Request} request
	 * @param {(work: Promise<unknown>) => void} keepAlive is handed what goes on after the answer
	 * @returns {Promise<Response> | null}
	 */
	function answer(request, keepAlive) {
		const url = new URL(request.url);
		if (request.method !== "GET" || url.origin !== origin || request.headers.has("range")) return null;
		if (url.pathname.startsWith("/assets/")) return file(request, keepAlive);
		const page = request.mode === "navigate" ? pageAt(url.pathname, pages) : null;
		return page === null ? null : navigate(request, page);
	}

	/** @param {Request} request @param {(work: Promise<unknown>) => void} keepAlive */
	async function file(request, keepAlive) {
		const kept = await caches.match(request.url).catch(() => undefined);
		if (kept) return kept;
		const response = await fetch(request);
		if (isWhole(response)) {
			const copy = response.clone();
			keepAlive(
				caches
					.open(own)
					.then((cache) => cache.put(request.url, copy))
					.catch(() => {}),
			);
		}
		return response;
	}

	/** @param {Request} request @param {string} page */
	async function navigate(request, page) {
		const network = fetch(request);
		const first = await Promise.race([network.catch(() => null), patience()]);
		if (first && first.status < 500) return first;
		return (await newest(page).catch(() => undefined)) ?? network;
	}

	/** A page of the newest build that is whole. @param {string} page */
	async function newest(page) {
		for (const cacheName of (await names()).reverse()) {
			const kept = await caches.match(page, { cacheName });
			if (kept) return kept;
		}
	}

	/** Our caches, the newest last. */
	const names = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

	return { fill, takeOver, answer };
}

/**
 * Which page is served at a path; null for what is no page of the client.
 * @param {string} path
 * @param {string[]} pages
 */
export function pageAt(path, pages) {
	const page = /^\/(t|play)\/[^/]+$/.test(path) ? "/table" : path;
	return pages.includes(page) ? page : null;
}

/** @param {Response} response */
const isWhole = (response) => response.status === 200 && response.type === "basic" && !response.redirected;

/**
 * A few at a time, so that the page's own requests find a way between them.
 * @param {string[]} items
 * @param {(item: string) => Promise<void>} work
 */
async function inLanes(items, work) {
	const queue = [...items];
	const lane = async () => {
		for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
	};
	await Promise.all(Array.from({ length: LANES }, lane));
}
