// Runs before everything else, and shows the page's own words when the rest does not come: a file that failed to load,
// a browser that lacks something, a script that stopped before the page was there.
(() => {
	const show = () => {
		if ("started" in document.documentElement.dataset) return;
		const swap = () => {
			document.getElementById("page")?.setAttribute("hidden", "");
			document.getElementById("failed")?.removeAttribute("hidden");
		};
		// A file may fail before the body has been read.
		if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", swap);
		else swap();
	};
	// Failed files do not bubble, so they are caught on their way down.
	window.addEventListener(
		"error",
		(event) => {
			const target = event.target;
			if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement || target === window) show();
		},
		true,
	);
	window.addEventListener("unhandledrejection", show);
	document.addEventListener("click", (event) => {
		if (event.target instanceof Element && event.target.closest("[data-again]")) location.reload();
	});
	setTimeout(show, 20_000);
})();
