// A link as a QR code, for the camera of another device.
import { html } from "lit-html";
import { until } from "lit-html/directives/until.js";
import { later } from "../offline.js";

/** @import { TemplateResult } from "lit-html" */

/** What a camera needs around the code, in modules. */
const QUIET = 4;

/** Each is drawn once; a failure is forgotten, so that it is tried again. @type {Map<string, Promise<TemplateResult | null>>} */
const drawn = new Map();

/**
 * Its library is loaded now. Where that fails there is none: the link stands beside it.
 * @param {string} text
 * @param {string} label what it is, in words
 */
export function qrPicture(text, label) {
	const key = `${label}\n${text}`;
	let picture = drawn.get(key);
	if (!picture) {
		picture = draw(text, label).catch(() => {
			drawn.delete(key);
			return null;
		});
		drawn.set(key, picture);
	}
	return html`<div class="qr">${until(picture, null)}</div>`;
}

/** @param {string} text @param {string} label */
async function draw(text, label) {
	const { qrOf } = await later(() => import("../qr.js"));
	const { size, path } = qrOf(text);
	const whole = size + 2 * QUIET;
	return html`<svg data-part="qr" role="img" aria-label=${label} viewBox="${-QUIET} ${-QUIET} ${whole} ${whole}" shape-rendering="crispEdges"
		><path d=${path} /></svg>`;
}
