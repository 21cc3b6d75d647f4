// Where the focus goes when what had it is gone.

/** To the board's tab stop: there one goes on by keyboard. */
export function focusBoard() {
	const cell = document.querySelector('.cells [tabindex="0"]');
	if (cell instanceof SVGElement) cell.focus({ preventScroll: true });
}
