// Draughts on the page: the board as it is seen, turns as they are entered and typed, what they leave.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cycle, follow, jumped, look, nearest, spotOf } from "../../static/js/draughts/geometry.js";
import { fenOf, pdnOf, resultOf } from "../../static/js/draughts/notation.js";
import {
	after,
	landings,
	notation,
	pathsOf,
	piecesOf,
	startPieces,
	toView,
	typedTurns,
	whole,
} from "../../static/js/draughts/turns.js";
import { moveAlong } from "../../static/js/games/draughts_choices.js";

/** As the engine tells them. */
const SQUARES = Array.from({ length: 32 }, (_, index) => {
	const row = Math.floor(index / 4);
	return { at: index + 1, row, column: (index % 4) * 2 + (row % 2 === 0 ? 1 : 0) };
});
const white = look(SQUARES, false);
const black = look(SQUARES, true);

test("the corner at the left of who sits at the bottom is dark", () => {
	assert.deepEqual(spotOf(white, 29), { x: 0.5, y: 7.5 });
	assert.deepEqual(spotOf(black, 4), { x: 0.5, y: 7.5 });
	assert.deepEqual(white.rows[0], [1, 2, 3, 4]);
	assert.deepEqual(black.rows[0], [32, 31, 30, 29]);
});

test("a tap means the nearest dark square, and none beside the board", () => {
	assert.equal(nearest(white, { x: 1.6, y: 0.4 }), 1);
	assert.equal(nearest(white, { x: 0.9, y: 0.4 }), 1, "on a light square");
	assert.equal(nearest(white, { x: 9, y: 0.4 }), null);
	assert.equal(nearest(white, { x: Number.NaN, y: 0 }), null);
});

for (const [from, keys, to] of /** @type {[number, string, number | null][]} */ ([
	[18, "ArrowLeft", 17],
	[18, "ArrowRight", 19],
	[20, "ArrowRight", null],
	[18, "Home", 17],
	[18, "End", 20],
	[18, "q", 14],
	[18, "e", 15],
	[18, "z", 22],
	[18, "c", 23],
	[4, "e", null],
	[29, "z", null],
	[2, "ArrowUp", null],
	[30, "ArrowDown", null],
	[18, "x", null],
])) {
	test(`from ${from} ${keys} leads to ${to ?? "nothing"}`, () => {
		assert.equal(follow(white, { at: from, column: spotOf(white, from).x }, keys)?.at ?? null, to);
	});
}

test("up and down go through all rows, and keep to the column", () => {
	let focus = { at: 29, column: spotOf(white, 29).x };
	const way = [focus.at];
	for (;;) {
		const next = follow(white, focus, "ArrowUp");
		if (!next) break;
		focus = next;
		way.push(focus.at);
	}
	assert.deepEqual(way, [29, 25, 21, 17, 13, 9, 5, 1]);
});

test("some squares are gone through in the order in which they are read", () => {
	const some = new Set([3, 12, 30]);
	assert.deepEqual(
		[3, 12, 30].map((square) => cycle(white, some, square, 1)),
		[12, 30, 3],
	);
	assert.equal(cycle(black, some, 30, 1), 12);
	assert.equal(cycle(white, some, 3, -1), 30);
	assert.equal(cycle(white, new Set(), 3, 1), null);
});

test("a capture is jumped square by square, a move over nothing", () => {
	assert.deepEqual(jumped(SQUARES, [18, 9, 2]), [14, 6]);
	assert.deepEqual(jumped(SQUARES, [11, 15]), []);
});

const PATHS = pathsOf([{ move: [1, 10, 17] }, { move: [1, 10, 19] }, { move: [3, 12] }, { claim_draw: {} }]);

test("a turn is entered landing by landing, and is one when it is whole", () => {
	assert.deepEqual(landings(PATHS, [1]), [10]);
	assert.deepEqual(landings(PATHS, [1, 10]), [17, 19]);
	assert.deepEqual(landings(PATHS, [5]), []);
	assert.equal(whole(PATHS, [1, 10]), null);
	assert.deepEqual(moveAlong(PATHS, [1, 10])?.course?.stops, ["10"]);
	assert.deepEqual(moveAlong(PATHS, [1, 10, 19])?.args, { move: [1, 10, 19] });
	assert.equal(moveAlong(PATHS, [1]), null, "picking is no move");
	assert.equal(moveAlong(PATHS, [1, 11]), null);
});

for (const [typed, found] of /** @type {[string, number[][]][]} */ ([
	["3-12", [[3, 12]]],
	["3x12", [[3, 12]]],
	["1 10 17", [[1, 10, 17]]],
	["1x19", [[1, 10, 19]]],
	["1x10", []],
	["3", []],
	["hello", []],
	["1x10x12", []],
])) {
	test(`"${typed}" is read as ${JSON.stringify(found)}`, () => assert.deepEqual(typedTurns(PATHS, typed), found));
}

test("two captures with the same ends are not told apart by them", () => {
	assert.equal(
		typedTurns(
			[
				[1, 10, 19],
				[1, 12, 19],
			].map((path) => path),
			"1x19",
		).length,
		2,
	);
});

test("a turn leaves what it leaves, crowned or not, also where it ends as it began", () => {
	const pieces = piecesOf({ black: { men: [14, 6], kings: [] }, white: { men: [18], kings: [32] } });
	const left = after(pieces, { path: [18, 9, 2], captured: [14, 6], crowned: true });
	assert.deepEqual(toView(left), { black: { men: [], kings: [] }, white: { men: [], kings: [2, 32] } });
	assert.equal(pieces.size, 4, "the pieces before it stay as they were");
	const round = after(pieces, { path: [32, 23, 32], captured: [], crowned: false });
	assert.deepEqual(toView(round), toView(pieces));
	assert.deepEqual(toView(startPieces()).black.men, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
	assert.equal(notation({ path: [18, 9, 2], captured: [14, 6] }), "18x9x2");
	assert.equal(notation({ path: [11, 15], captured: [] }), "11-15");
});

test("a game is written down as other programs read it", () => {
	const start = toView(startPieces());
	assert.equal(
		fenOf({ ...start, side: "black" }),
		"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
	);
	assert.equal(
		fenOf({ black: { men: [], kings: [] }, white: { men: [24], kings: [31, 3] }, side: "white" }),
		"W:WK3,24,K31:B",
	);
	const turn = (/** @type {number[]} */ path, /** @type {number[]} */ captured = []) => ({
		seat: 0,
		path,
		captured,
		crowned: false,
	});
	const turns = [turn([11, 15]), turn([23, 18]), turn([8, 11]), turn([18, 9, 2], [14, 6])];
	assert.equal(
		pdnOf(turns, { black: 'K"ari\\', white: "Ola", result: "1-0" }),
		'[Black "K\\"ari\\\\"]\n[White "Ola"]\n[Result "1-0"]\n[GameType "21"]\n\n1. 11-15 23-18 2. 8-11 18x9x2 1-0\n',
	);
	const long = pdnOf(
		Array.from({ length: 60 }, () => turn([11, 15])),
		{ black: "", white: "", result: "*" },
	);
	assert.ok(long.split("\n").every((line) => line.length < 80));
});

for (const [places, reason, result] of /** @type {[number[][], string, string][]} */ ([
	[[[1], [0]], "resigned", "1-0"],
	[[[0], [1]], "blocked", "0-1"],
	[[[0, 1]], "repetition", "1/2-1/2"],
	[[], "ended", "*"],
])) {
	test(`${reason} with ${JSON.stringify(places)} is ${result} where the second seat is Black`, () =>
		assert.equal(resultOf({ places, reason }, 1), result));
}
test("a game that goes on has no result", () => assert.equal(resultOf(null, 0), "*"));
