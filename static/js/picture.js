// The board as a picture: its drawing with the styles it has on the page, on the page's ground, with words below.

/** What a drawing has from the page's stylesheets. They are kept as attributes, which need no permission of the page's. */
const STYLES = [
	"fill",
	"stroke",
	"stroke-width",
	"stroke-linecap",
	"stroke-linejoin",
	"stroke-dasharray",
	"opacity",
	"stop-color",
	"stop-opacity",
];
const WIDTH = 1080;
const MARGIN = 30;
const CAPTION = 96;
/** Of the words, in px; less where they would be too long. */
const TEXT = 40;

/**
 * A copy that looks the same by itself.
 * @param {SVGSVGElement} board
 */
export function standAlone(board) {
	const copy = /** @type {SVGSVGElement} */ (board.cloneNode(true));
	const [from, to] = [board, copy].map((drawing) => [drawing, ...drawing.querySelectorAll("*")]);
	for (const [index, element] of from.entries()) {
		const style = getComputedStyle(element);
		for (const name of STYLES) to[index].setAttribute(name, style.getPropertyValue(name));
	}
	// Nothing can be pressed in it.
	copy.querySelector(".cells")?.remove();
	return copy;
}

/**
 * @param {SVGSVGElement} board
 * @param {string} words
 * @returns {Promise<Blob>} a PNG
 */
export async function pictureOf(board, words) {
	const { width, height } = board.viewBox.baseVal;
	const across = WIDTH - 2 * MARGIN;
	const down = Math.round((across * height) / width);
	const copy = standAlone(board);
	copy.setAttribute("width", String(across));
	copy.setAttribute("height", String(down));
	const source = URL.createObjectURL(
		new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" }),
	);
	try {
		const image = new Image();
		image.src = source;
		await image.decode();
		const canvas = document.createElement("canvas");
		canvas.width = WIDTH;
		canvas.height = down + 2 * MARGIN + CAPTION;
		const pen = canvas.getContext("2d");
		if (!pen) throw new Error("no canvas");
		const page = getComputedStyle(document.documentElement);
		pen.fillStyle = page.backgroundColor;
		pen.fillRect(0, 0, canvas.width, canvas.height);
		pen.drawImage(image, MARGIN, MARGIN, across, down);
		pen.fillStyle = page.color;
		const font = (/** @type {number} */ size) => `600 ${size}px ${page.fontFamily}`;
		pen.font = font(TEXT);
		pen.font = font(Math.min(TEXT, (TEXT * across) / pen.measureText(words).width));
		pen.textAlign = "center";
		pen.textBaseline = "middle";
		pen.fillText(words, WIDTH / 2, canvas.height - MARGIN / 2 - CAPTION / 2);
		return await new Promise((resolve, reject) =>
			canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
		);
	} finally {
		URL.revokeObjectURL(source);
	}
}
