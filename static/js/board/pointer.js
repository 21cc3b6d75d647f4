// What a finger or a mouse does on a board of cells: a press means a cell, and a piece can be carried from one to another.

/** @typedef {{ x: number, y: number }} Place in the board's own units */
/**
 * @typedef {object} Ground what the pointer has to know of a board; cells by their number
 * @property {number} carryFrom how far a finger moves before it carries a piece
 * @property {(name: string) => number | null} named the cell of that name
 * @property {(place: Place) => number | null} nearest the cell that was meant by a place
 * @property {() => { live: boolean, cells: { movable: Set<number>, targets: Set<number>, picked: number | null } } | null} scene
 * @property {(cell: number, place: Place | null) => void} drag lets the piece of a cell follow a finger; null puts it back
 * @property {(cell: number | null) => void} carried a hand is carrying a piece from this cell, or none is any more
 */
/**
 * @typedef {object} Hands
 * @property {(cell: number) => void} press a cell was meant
 * @property {(from: number, to: number | null) => void} carry a piece was carried to a cell, or to none
 */

/**
 * @param {SVGSVGElement} root
 * @param {Ground} ground
 * @param {Hands} hands
 */
export function mountPointer(root, { carryFrom, named, nearest, scene, drag, carried }, hands) {
	/** @param {MouseEvent} event @returns {Place} */
	const placeOf = (event) => {
		const matrix = root.getScreenCTM();
		if (!matrix) return { x: Number.NaN, y: Number.NaN };
		const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
		return { x, y };
	};
	/** A screen reader's press has no place of its own, but a cell. @param {MouseEvent} event */
	const cellOf = (event) => {
		const cell = event.target instanceof Element ? event.target.closest("[data-hole]") : null;
		return cell && event.detail === 0 ? named(cell.getAttribute("data-hole") ?? "") : nearest(placeOf(event));
	};

	/** @type {{ cell: number, x: number, y: number, pointer: number, carried: boolean } | null} */
	let grip = null;
	let carriedNow = false;
	root.addEventListener("click", (event) => {
		// The click that ends a carry has been dealt with.
		if (carriedNow) {
			carriedNow = false;
			return;
		}
		const cell = cellOf(event);
		if (cell !== null && scene()?.live) hands.press(cell);
	});
	root.addEventListener("pointerdown", (event) => {
		carriedNow = false;
		const place = placeOf(event);
		const cell = nearest(place);
		const now = scene();
		if (event.button !== 0 || cell === null || !now?.live || !now.cells.movable.has(cell)) return;
		grip = { cell, ...place, pointer: event.pointerId, carried: false };
	});
	root.addEventListener("pointermove", (event) => {
		if (!grip || event.pointerId !== grip.pointer) return;
		const place = placeOf(event);
		if (!grip.carried) {
			if (Math.hypot(place.x - grip.x, place.y - grip.y) < carryFrom) return;
			grip.carried = true;
			root.setPointerCapture(event.pointerId);
			if (scene()?.cells.picked !== grip.cell) hands.press(grip.cell);
		}
		drag(grip.cell, place);
	});
	/** @param {PointerEvent} event */
	const release = (event) => {
		if (!grip || event.pointerId !== grip.pointer) return;
		const { cell, carried: wasCarried } = grip;
		grip = null;
		if (!wasCarried) return;
		carriedNow = event.type === "pointerup";
		drag(cell, null);
		const to = event.type === "pointerup" ? nearest(placeOf(event)) : null;
		if (to !== null && scene()?.cells.targets.has(to)) carried(cell);
		hands.carry(cell, to);
		carried(null);
	};
	root.addEventListener("pointerup", release);
	root.addEventListener("pointercancel", release);
}
