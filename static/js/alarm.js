// Alerts on the page: what is switched on is made ready, and carried out when it is due.
import { alertsDue, loadAlerts } from "./alerts.js";
import { gameModule } from "./games/registry.js";
import { t } from "./i18n.js";
import { saveAlerts } from "./storage.js";

/** @import { State, Message } from "./state.js" */
/** @import { Alert, Alerts } from "./alerts.js" */

/**
 * @param {() => State} state
 * @param {(message: Message) => void} dispatch
 */
export function makeAlarm(state, dispatch) {
	const tag = () => `spillbord.${state().code || state().table?.game}`;

	/** @param {Alerts} alerts */
	function keep(alerts) {
		saveAlerts(alerts);
		dispatch({ t: "alerts", alerts });
	}

	if (Object.values(state().alerts).some(Boolean)) {
		// What can't be had now is asked for again when it is due.
		loadAlerts().then(
			({ readySound }) => state().alerts.sound && readySound(),
			() => {},
		);
	}
	document.addEventListener("visibilitychange", () => {
		if (!document.hidden && state().alerts.notification)
			loadAlerts().then(
				({ unnotify }) => unnotify(tag()),
				() => {},
			);
	});

	return {
		/** Carries out what a change calls for. @param {State} before */
		follow(before) {
			const after = state();
			const due = alertsDue(before, after, document.hidden);
			if (!due) return;
			const title = gameModule(after.table?.game)?.title() ?? t("site");
			loadAlerts().then(
				({ ring }) => ring(due, { title, body: t("turn-yours"), tag: tag() }),
				() => {},
			);
		},
		/**
		 * Switches one on or off. It shows what it does; only now the browser is asked for what it takes.
		 * @param {Alert} which
		 * @param {boolean} on
		 */
		async set(which, on) {
			let wanted = on;
			if (on) {
				try {
					const { chime, buzz, mayNotify } = await loadAlerts();
					if (which === "sound") await chime();
					else if (which === "vibration") buzz();
					else wanted = await mayNotify();
				} catch {
					wanted = false;
				}
			}
			keep({ ...state().alerts, [which]: wanted });
		},
	};
}
