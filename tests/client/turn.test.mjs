import assert from "node:assert/strict";
import { test } from "node:test";
import { between } from "../../static/js/star/geometry.js";
import { capturedOn, played } from "../../static/js/star/turn.js";
import { starHoles } from "./star.mjs";

const holes = starHoles();
const index = new Map(holes.map(({ name }, at) => [name, at]));
const at = (/** @type {string} */ name) => /** @type {number} */ (index.get(name));
const all = (/** @type {string} */ names) => names.split(" ").filter(Boolean).map(at);
const names = (/** @type {number[]} */ some) => some.map((hole) => holes[hole].name).join(" ");
/** @param {string} path @param {string} captured @param {string} before @param {string} after */
const seen = (path, captured, before, after) => {
	const part = played({ path: all(path), captured: all(captured) }, new Set(all(before)), new Set(all(after)));
	return part && [names(part.path), names(part.captured)];
};

test("the holes between two stand on a line with both, in their order", () => {
	assert.equal(names(between(holes, at("I3"), at("I7"))), "I4 I5 I6");
	assert.equal(names(between(holes, at("I7"), at("I3"))), "I6 I5 I4");
	assert.equal(names(between(holes, at("A1"), at("B1"))), "");
	assert.equal(names(between(holes, at("A1"), at("Q1"))), "", "no line has both");
});

test("a chain captures what it hops over; what has left is not in its way any more", () => {
	assert.equal(names(capturedOn(holes, all("I1 I2 I4"), all("I1 I3 I5"))), "I2 I4");
	// Further off: the one piece on the line, wherever it stands.
	assert.equal(names(capturedOn(holes, all("I1 I3"), all("I1 I5"))), "I3");
	// Back over the hole where it began.
	assert.equal(names(capturedOn(holes, all("I1 I2 H1"), all("I1 I3"))), "I2");
	assert.equal(names(capturedOn(holes, all("I1"), all("I1 I3"))), "", "no more than there is");
});

test("a turn that was just made is told from what came and went", () => {
	assert.deepEqual(seen("I1 I3", "I2", "I1 I2 I8", "I3 I8"), ["I1 I3", "I2"]);
	assert.deepEqual(seen("I1 I3 I5", "I2 I4", "I1 I2 I4", "I5"), ["I1 I3 I5", "I2 I4"]);
	assert.equal(seen("I1 I3", "I2", "I3 I8", "I3 I8"), null, "nothing has changed");
});

test("of a chain that was seen in part, only the rest is new", () => {
	assert.deepEqual(seen("I1 I3 I5", "I2 I4", "I3 I4", "I5"), ["I3 I5", "I4"]);
});

test("a chain may end where it began, and where a captured piece was", () => {
	assert.deepEqual(seen("I1 I3 I1", "I2 H1", "I1 I2 H1", "I1"), ["I1 I3 I1", "I2 H1"]);
	assert.deepEqual(seen("I1 I3 I2", "I2 H2", "I1 I2 H2", "I2"), ["I1 I3 I2", "I2 H2"]);
});

test("without a capture, a piece that moved moved; more than that is another position", () => {
	assert.deepEqual(seen("I1 I3 I5", "", "I1 K1", "I5 K1"), ["I1 I3 I5", ""]);
	assert.deepEqual(seen("I1 I3", "", "K1 K5", "K2 K5"), ["K1 K2", ""]);
	assert.deepEqual(seen("", "", "K1", "K2"), ["K1 K2", ""]);
	assert.equal(seen("I1 I3", "I2", "I1 I2 K1 K2", "I3 K4"), null);
	assert.equal(seen("I1 I3", "", "", "I3"), null, "a board that is new shows no turn");
});
