// Runs before everything else, and shows the page's own words when the rest does not come: a file that failed to load,
// a browser that lacks something, a script that stopped before the page was there.
(() => {
	const show = () => {
		if (document.documentElement.dataset.started) return;
		document.documentElement.dataset.failed = "";
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
