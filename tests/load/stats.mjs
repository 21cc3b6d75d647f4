/** @param {number[]} values */
export function median(values) {
	const sorted = [...values].sort((a, b) => a - b);
	const middle = sorted.length >> 1;
	return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Compares two things in one run: A and B in turns, so that whatever else the machine does hits both.
 * @param {() => Promise<number>} a
 * @param {() => Promise<number>} b
 * @param {number} repeats
 */
export async function interleaved(a, b, repeats) {
	await a();
	await b();
	const pairs = [];
	for (let repeat = 0; repeat < repeats; repeat++) {
		// Whoever comes second may find a warmer or a fuller machine.
		if (repeat % 2) {
			const second = await b();
			pairs.push({ a: await a(), b: second });
		} else {
			pairs.push({ a: await a(), b: await b() });
		}
	}
	const ratios = pairs.map((pair) => pair.a / pair.b);
	return {
		a: median(pairs.map((pair) => pair.a)),
		b: median(pairs.map((pair) => pair.b)),
		ratio: median(ratios),
		low: Math.min(...ratios),
		high: Math.max(...ratios),
	};
}
