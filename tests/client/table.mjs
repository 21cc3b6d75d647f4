// What a page is told of a table where Kari, the reader, plays against Ola.

/**
 * @param {string} game
 * @param {object} view what the game adds to the view, or has otherwise
 * @param {any[]} [log]
 * @returns {any} the message
 */
export function tableMessage(game, view, log = []) {
	const seats = [
		{ member: 0, name: "Kari", guard: 0 },
		{ member: 1, name: "Ola", guard: 0 },
	];
	return {
		t: "table",
		revision: 6,
		you: { member: 0, seats: [0], host: true },
		table: {
			code: "7KQ2M",
			game,
			phase: "playing",
			host: 0,
			members: seats.map(({ member: id, name }) => ({ id, name, waiting: false })),
			seats: [...seats.map(({ member, guard }) => ({ member, guard })), null, null, null, null],
			rules: {},
		},
		view: { game, round: 1, turn: 1, to_move: 0, result: null, seats, legal: [], rules: {}, ...view },
		log,
	};
}
