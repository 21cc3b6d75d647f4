// A page without a network, and a page that is older than the server. Where the browser has service workers, ours keeps
// the whole build (keeper.js); where it has none, `later` helps a page over a new release.
import { markReloaded } from "./storage.js";

/**
 * Has the build kept by the service worker. Call it when the page has started: it waits until everything that the page
 * needs at first is there. A worker that takes over changes nothing on an open page, so nothing listens for it.
 */
export async function keepOffline() {
	try {
		if (document.readyState !== "complete") {
			await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
		}
		const { serviceWorker } = navigator;
		await serviceWorker.register("/sw.js");
		const { active } = await serviceWorker.ready;
		// A page that was just being loaded while the worker took over was not there yet to be claimed.
		if (!serviceWorker.controller) active?.postMessage("claim");
	} catch {
		// None, forbidden, or no storage: the page works without.
	}
}

/**
 * Loads a part that is needed only now: `later(() => import("./guide.js"))`. When that fails because the server has gone
 * on to another release, which no longer has the file, the page is loaded anew, once. All other failures are the caller's.
 * @template T
 * @param {() => Promise<T>} load
 * @returns {Promise<T>} does not end where the page is on its way out
 */
export async function later(load, { isNewer = serverIsNewer, mark = markReloaded, reload = reloadPage } = {}) {
	try {
		return await load();
	} catch (error) {
		// Without an answer from the server there would be no page to come back to.
		if (!(await isNewer().catch(() => false)) || !mark()) throw error;
		reload();
		return new Promise(() => {});
	}
}

const reloadPage = () => location.reload();

/** Whether the server has another build than this page's. */
async function serverIsNewer() {
	const response = await fetch("/api/version", { cache: "no-store" });
	const { build } = await response.json();
	return typeof build === "string" && build !== __BUILD__;
}
