// What alerts do: a sound that is made here, a vibration, a notification. Loaded once one of them is switched on.

/** @import { Alerts } from "./alerts.js" */

const BUZZ = [90, 70, 90];
/** Two notes: Hz, and when each begins, in s. */
const NOTES = /** @type {const} */ ([
	[587, 0],
	[880, 0.16],
]);
const NOTE_S = 0.5;
const LOUDNESS = 0.16;

/** @type {AudioContext | null} */
let audio = null;
/** @type {Notification | null} */
let shown = null;

/** Browsers let a page be heard only after its person has touched it once. */
export function readySound() {
	const wake = () => {
		audio ??= new AudioContext();
		audio.resume().catch(() => {});
	};
	for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, wake, { once: true, passive: true });
}

/** Two soft notes, a fifth apart. */
export async function chime() {
	audio ??= new AudioContext();
	await audio.resume().catch(() => {});
	if (audio.state !== "running") return;
	for (const [pitch, after] of NOTES) {
		const start = audio.currentTime + after;
		const tone = new OscillatorNode(audio, { type: "sine", frequency: pitch });
		const loudness = new GainNode(audio, { gain: 0 });
		loudness.gain.setValueAtTime(0, start);
		loudness.gain.linearRampToValueAtTime(LOUDNESS, start + 0.015);
		loudness.gain.exponentialRampToValueAtTime(0.001, start + NOTE_S);
		tone.connect(loudness).connect(audio.destination);
		tone.start(start);
		tone.stop(start + NOTE_S);
	}
}

export const buzz = () => navigator.vibrate?.(BUZZ);

/** @returns {Promise<boolean>} whether notifications may be shown; the browser asks where that is not settled */
export const mayNotify = async () => (await Notification.requestPermission()) === "granted";

/**
 * @param {string} title
 * @param {string} body
 * @param {string} tag one at a time for each table
 */
async function notify(title, body, tag) {
	if (Notification.permission !== "granted") return;
	const options = { body, tag, lang: document.documentElement.lang, icon: "/icons/icon-192.png" };
	try {
		shown = new Notification(title, options);
		shown.onclick = () => {
			window.focus();
			shown?.close();
		};
	} catch {
		// Phones have them through the service worker only.
		const registration = await navigator.serviceWorker?.getRegistration();
		await registration?.showNotification(title, { ...options, data: location.href });
	}
}

/** Who has come to look need not be told any more. @param {string} tag */
export async function unnotify(tag) {
	shown?.close();
	shown = null;
	const registration = await navigator.serviceWorker?.getRegistration();
	for (const notification of (await registration?.getNotifications({ tag })) ?? []) notification.close();
}

/**
 * @param {Alerts} due
 * @param {{ title: string, body: string, tag: string }} words
 */
export function ring(due, { title, body, tag }) {
	if (due.sound) chime().catch(() => {});
	if (due.vibration) buzz();
	if (due.notification) notify(title, body, tag).catch(() => {});
}
