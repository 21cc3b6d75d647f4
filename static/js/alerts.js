// "Your turn", for somebody who is not looking: a sound, a vibration, a notification. All are off until they are switched on.
import { later } from "./offline.js";
import { isMyTurn } from "./selectors.js";

/** @import { State } from "./state.js" */
/** @typedef {"sound" | "vibration" | "notification"} Alert */
/** @typedef {Record<Alert, boolean>} Alerts which of them are switched on, or due */

export const ALERTS = /** @type {const} */ (["sound", "vibration", "notification"]);

/** @type {Alerts} */
export const SILENT = { sound: false, vibration: false, notification: false };

/**
 * Those that were kept; whatever else was is off.
 * @param {any} kept
 * @returns {Alerts}
 */
export const readAlerts = (kept) => ({
	sound: kept?.sound === true,
	vibration: kept?.vibration === true,
	notification: kept?.notification === true,
});

/** Whether the browser has what an alert needs. @param {Alert} alert */
export const canAlert = (alert) =>
	alert === "sound"
		? typeof AudioContext === "function"
		: alert === "vibration"
			? typeof navigator.vibrate === "function"
			: typeof Notification === "function";

/**
 * Whether the turn has just come to this page's person. Not with the page itself, when they see it anyway; not from hop to
 * hop of a chain, nor from one of their seats to another.
 * @param {State} before
 * @param {State} after
 */
export function turnCame(before, after) {
	if (!before.table || !isMyTurn(after) || isMyTurn(before)) return false;
	const { view } = after;
	return !(view && "chain" in view && view.chain);
}

/**
 * What is due after a change.
 * @param {State} before
 * @param {State} after
 * @param {boolean} hidden whether the page can't be seen: only then is there a notification
 * @returns {Alerts | null} null where nothing is
 */
export function alertsDue(before, after, hidden) {
	const { sound, vibration, notification } = after.alerts;
	if (!(sound || vibration || notification) || !turnCame(before, after)) return null;
	const due = { sound, vibration, notification: notification && hidden };
	return due.sound || due.vibration || due.notification ? due : null;
}

/** What makes them is loaded by those who want them. */
export const loadAlerts = () => later(() => import("./alert_effects.js"));
