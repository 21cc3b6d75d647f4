// The star for tests, made by its definition: two big triangles over each other, row by row from the top.

/** Clockwise from the upper right, as axial steps (q, r). */
const DIRECTIONS = [
	[1, -1],
	[1, 0],
	[0, 1],
	[-1, 1],
	[-1, 0],
	[0, -1],
];

/** @returns {import("../../static/js/star/geometry.js").Hole[]} */
export function starHoles() {
	const found = [];
	for (let r = -8; r <= 8; r++) {
		for (let q = -8; q <= 8; q++) {
			const cube = [q, r, -q - r];
			if (cube.every((c) => c >= -4) || cube.every((c) => c <= 4)) found.push({ q, r });
		}
	}
	const rows = new Map();
	const named = found.map(({ q, r }) => {
		const place = (rows.get(r) ?? 0) + 1;
		rows.set(r, place);
		return { q, r, name: `${String.fromCharCode(65 + r + 8)}${place}` };
	});
	const index = new Map(named.map(({ q, r }, at) => [`${q},${r}`, at]));
	return named.map(({ q, r, name }) => ({
		name,
		x: q + r / 2,
		y: (r * Math.sqrt(3)) / 2,
		row: r + 8,
		point: null,
		neighbours: DIRECTIONS.map(([dq, dr]) => index.get(`${q + dq},${r + dr}`) ?? null),
	}));
}
