// QR codes. Loaded when one is shown for the first time.
import { generate } from "lean-qr/nano";

/**
 * A text as dark squares.
 * @param {string} text
 * @returns {{ size: number, path: string }} how many modules a side has, without the quiet zone, and the dark ones as an
 *   SVG path whose unit is a module
 */
export function qrOf(text) {
	const code = generate(text);
	let path = "";
	for (let y = 0; y < code.size; y++) {
		for (let x = 0; x < code.size; x++) {
			if (!code.get(x, y)) continue;
			const start = x;
			while (code.get(x + 1, y)) x++;
			path += `M${start} ${y}h${x + 1 - start}v1H${start}z`;
		}
	}
	return { size: code.size, path };
}
