// docs/conduct.md pairs each sentence of how a table behaves with tests. They have to be there, under these names.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const root = new URL("../../", import.meta.url);
const rows = readFileSync(new URL("docs/conduct.md", root), "utf8")
	.split("\n")
	.filter((line) => line.startsWith("| ") && !line.startsWith("| ---") && !line.startsWith("| what holds"));

test("each sentence of a table's conduct has a test, and the test is there", () => {
	assert.ok(rows.length > 45, "the table was read");
	for (const row of rows) {
		const [, sentence, proofs] = row.split(" | ").length === 2 ? ["", ...row.split(" | ")] : assert.fail(row);
		const named = [...proofs.matchAll(/`([^`]+)`: (.+?)(?=<br>| \|$)/g)];
		assert.ok(named.length > 0, sentence);
		for (const [, path, name] of named) {
			const text = readFileSync(new URL(path, root), "utf8");
			const there = path.endsWith(".rs")
				? text.includes(`fn ${name}()`)
				: text.includes(`test("${name}"`) || text.includes(`\t"${name}"`);
			assert.ok(there, `${path} has no test “${name}”`);
		}
	}
});
