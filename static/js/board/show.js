// A small live board on the front page: some turns have been made when the page is there; the others are played before its
// eyes, and then it rests.

const FIRST_MS = 700;

/**
 * @param {object} show
 * @param {number} show.turns how many there are
 * @param {number} show.made how many of them have been made at first
 * @param {number} show.each the time from one to the next, in ms
 * @param {(index: number) => void} show.make makes a turn
 * @param {() => void} show.render
 * @param {() => void} show.destroy
 * @returns {() => void} the end of it
 */
export function playShow({ turns, made, each, make, render, destroy }) {
	let next = 0;
	const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
	while (next < (still ? turns : made)) make(next++);
	render();
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	let timer;
	const play = () => {
		if (next === turns) return;
		make(next++);
		render();
		timer = setTimeout(play, each);
	};
	timer = setTimeout(play, FIRST_MS);
	return () => {
		clearTimeout(timer);
		destroy();
	};
}
