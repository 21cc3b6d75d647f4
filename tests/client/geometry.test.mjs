import assert from "node:assert/strict";
import { test } from "node:test";
import { cycle, follow, look, nearest, neighbour, rotate, SEEN, turnsToBottom } from "../../static/js/star/geometry.js";
import { starHoles } from "./star.mjs";

const holes = starHoles();
/** @typedef {import("../../static/js/star/geometry.js").Sight} Sight */
const named = (/** @type {Sight} */ sight, /** @type {string} */ name) => /** @type {number} */ (sight.index.get(name));
const at = (/** @type {Sight} */ sight, /** @type {string} */ name) => ({
	at: named(sight, name),
	column: sight.spots[named(sight, name)].x,
});
/** @param {Sight} sight @param {string} start @param {string[]} keys */
const walk = (sight, start, keys) => {
	let focus = at(sight, start);
	for (const key of keys) focus = follow(sight, focus, key) ?? focus;
	return sight.holes[focus.at].name;
};

test("the star has its rows, and looks the same whichever way it is turned", () => {
	const rows = [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1];
	for (let turns = 0; turns < 6; turns++)
		assert.deepEqual(
			look(holes, turns).rows.map((row) => row.length),
			rows,
		);
});

test("six steps of 60° are none", () => {
	const spot = { x: 1.5, y: -2.25 };
	let turned = spot;
	for (let i = 0; i < 6; i++) turned = rotate(turned, 1);
	assert.ok(Math.hypot(turned.x - spot.x, turned.y - spot.y) < 1e-9);
	assert.deepEqual(rotate(spot, 7), rotate(spot, 1));
	assert.deepEqual(rotate(spot, -1), rotate(spot, 5));
});

test("each home can be turned to the bottom", () => {
	assert.deepEqual([0, 1, 2, 3, 4, 5].map(turnsToBottom), [3, 2, 1, 0, 5, 4]);
	const sight = look(holes, turnsToBottom(0));
	assert.equal(sight.holes[sight.rows[16][0]].name, "A1");
});

test("a neighbour is where it is seen", () => {
	const steps = [
		[0.5, -Math.sqrt(3) / 2],
		[1, 0],
		[0.5, Math.sqrt(3) / 2],
		[-0.5, Math.sqrt(3) / 2],
		[-1, 0],
		[-0.5, -Math.sqrt(3) / 2],
	];
	for (let turns = 0; turns < 6; turns++) {
		const sight = look(holes, turns);
		for (const from of holes.keys()) {
			for (const direction of Object.values(SEEN)) {
				const to = neighbour(sight, from, direction);
				if (to === null) continue;
				const [dx, dy] = steps[direction];
				assert.ok(Math.abs(sight.spots[to].x - sight.spots[from].x - dx) < 1e-9);
				assert.ok(Math.abs(sight.spots[to].y - sight.spots[from].y - dy) < 1e-9);
			}
		}
	}
});

test("a tap snaps to the nearest hole, and beside the board to none", () => {
	const sight = look(holes, 0);
	assert.equal(holes[nearest(sight, { x: 0.3, y: 0.3 }) ?? 0].name, "I5");
	assert.equal(holes[nearest(sight, { x: 0.55, y: 0 }) ?? 0].name, "I6");
	assert.equal(nearest(sight, { x: 6, y: 0 }), null);
	assert.equal(nearest(sight, { x: Number.NaN, y: 0 }), null);
});

test("left and right go along the row and stop at its ends", () => {
	const sight = look(holes, 0);
	assert.equal(walk(sight, "I1", ["ArrowRight", "ArrowRight"]), "I3");
	assert.equal(walk(sight, "I1", ["ArrowLeft"]), "I1");
	assert.equal(walk(sight, "I4", ["End"]), "I9");
	assert.equal(walk(sight, "I4", ["Home"]), "I1");
});

test("up and down zigzag and keep the column", () => {
	const sight = look(holes, 0);
	const end = walk(sight, "Q1", Array(16).fill("ArrowUp"));
	assert.equal(end, "A1");
	assert.equal(walk(sight, "A1", Array(16).fill("ArrowDown")), "Q1");
	let focus = at(sight, "I2");
	const column = focus.column;
	for (let i = 0; i < 4; i++) {
		focus = /** @type {typeof focus} */ (follow(sight, focus, "ArrowDown"));
		assert.ok(Math.abs(sight.spots[focus.at].x - column) <= 0.5);
	}
});

test("Q E Z C are the diagonals as seen, small or large", () => {
	const sight = look(holes, 0);
	assert.equal(walk(sight, "I5", ["q"]), "H5");
	assert.equal(walk(sight, "I5", ["E"]), "H6");
	assert.equal(walk(sight, "I5", ["z"]), "J5");
	assert.equal(walk(sight, "I5", ["C"]), "J6");
	const turned = look(holes, 3);
	assert.equal(walk(turned, "I5", ["q"]), "J6");
	assert.equal(follow(sight, at(sight, "I5"), "x"), null);
});

test("next and previous go round in reading order", () => {
	const sight = look(holes, 0);
	const own = ["A1", "I5", "Q1"].map((name) => named(sight, name));
	assert.equal(cycle(sight, own, own[0], 1), own[1]);
	assert.equal(cycle(sight, own, own[0], -1), own[2]);
	assert.equal(cycle(sight, own, own[2], 1), own[0]);
	assert.equal(cycle(sight, [], own[0], 1), null);
});
