// Small helpers for SVG.

const NS = "http://www.w3.org/2000/svg";

/**
 * @template {keyof SVGElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, string | number>} [attributes]
 * @param {Element[]} [children]
 * @returns {SVGElementTagNameMap[T]}
 */
export function svg(tag, attributes = {}, children = []) {
	const element = document.createElementNS(NS, tag);
	for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
	element.append(...children);
	return element;
}

/** Short numbers keep the document small. @param {number} n */
const short = (n) => Math.round(n * 1000) / 1000;

/** @param {{ x: number, y: number }} spot */
export const at = ({ x, y }) => `translate(${short(x)} ${short(y)})`;

/** @param {{ x: number, y: number }[]} spots */
export const pathOf = (spots) => `M${spots.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L")}`;

/**
 * Sets an attribute only where it differs: rendering twice costs nothing.
 * @param {Element} element
 * @param {string} name
 * @param {string | null} value null takes it away
 */
export function set(element, name, value) {
	if (element.getAttribute(name) === value) return;
	if (value === null) element.removeAttribute(name);
	else element.setAttribute(name, value);
}

/** The light and the shadow of pieces. They are found by their ids, so that two boards on one page share them. */
export function gradients() {
	if (document.getElementById("shine")) return [];
	const shine = svg("radialGradient", { id: "shine", cx: 0.35, cy: 0.28, r: 0.75 }, [
		svg("stop", { offset: 0, class: "shine-from" }),
		svg("stop", { offset: 1, class: "shine-to" }),
	]);
	const soft = svg("radialGradient", { id: "soft" }, [
		svg("stop", { offset: 0.55, class: "soft-from" }),
		svg("stop", { offset: 1, class: "soft-to" }),
	]);
	return [svg("defs", {}, [shine, soft])];
}
