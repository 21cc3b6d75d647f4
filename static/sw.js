// The service worker. What it decides stands in js/keeper.js, where tests reach it.
import { makeKeeper, PATIENCE_MS } from "./js/keeper.js";

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const keeper = makeKeeper(
	{ build: __BUILD__, files: __FILES__, pages: __PAGES__ },
	{
		caches,
		fetch: (request, options) => fetch(request, options),
		origin: location.origin,
		patience: () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
	},
);

worker.addEventListener("install", (event) => event.waitUntil(keeper.fill()));
worker.addEventListener("activate", (event) => event.waitUntil(keeper.takeOver(worker.clients)));
worker.addEventListener("message", (event) => {
	if (event.data === "claim") event.waitUntil(worker.clients.claim());
});
// "Your turn", where a page can't show it by itself: back to the page that it came from.
worker.addEventListener("notificationclick", (event) => {
	event.notification.close();
	const page = String(event.notification.data ?? "/");
	const back = async () => {
		const pages = await worker.clients.matchAll({ type: "window" });
		await (pages.find(({ url }) => url === page)?.focus() ?? worker.clients.openWindow(page));
	};
	event.waitUntil(back());
});
worker.addEventListener("fetch", (event) => {
	const answer = keeper.answer(event.request, (work) => event.waitUntil(work));
	if (answer) event.respondWith(answer);
});
