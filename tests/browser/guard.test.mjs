// The guard: it asks on the page, and nobody else ever learns that it did.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ownServer } from "../server/own.mjs";
import { ownBrowser } from "./harness.mjs";
import { Person } from "./people.mjs";

const server = ownServer();
const browser = ownBrowser();

const LIMIT = { timeout: 300_000 };
const still = /** @type {const} */ ({ reducedMotion: "reduce" });

/** Kari's last step goes back, which opens nothing. */
const STEPS = [
	["D1", "E5"],
	["N1", "M5"],
	["E5", "F5"],
	["M5", "L5"],
	["F5", "G5"],
	["L5", "K5"],
	["G5", "F5"],
];

/**
 * A table of two where the steps are played; returns all that went over the wire, as each page saw it.
 * @param {number} level of Kari's guard
 * @param {(kari: Person) => Promise<void>} [asked] what Kari does when the last step has been clicked
 */
async function played(level, asked) {
	const [kari, ola] = await Promise.all([Person.come(browser, server, still), Person.come(browser, server, still)]);
	/** @type {string[]} */
	const wire = [];
	for (const [name, { page }] of Object.entries({ kari, ola })) {
		page.on("websocket", (socket) => {
			socket.on("framereceived", ({ payload }) => wire.push(`${name} < ${payload}`));
			socket.on("framesent", ({ payload }) => wire.push(`${name} > ${payload}`));
		});
		page.on("request", (request) => {
			if (request.resourceType() === "fetch")
				wire.push(`${name} > ${new URL(request.url()).pathname} ${request.postData()}`);
		});
	}
	const code = await kari.opens("Kari");
	await ola.joins(code, "Ola");
	if (level > 0) await kari.page.locator('[data-input="guard"][data-for-seat="0"]').check();
	await ola.page
		.locator(level > 0 ? '[data-seat="0"] [data-guard="1"]' : '[data-seat="0"]:not(:has([data-guard]))')
		.waitFor();
	await kari.does("start");
	for (const { page } of [kari, ola]) await page.locator('#page[data-phase="playing"]').waitFor({ state: "attached" });
	for (const [index, step] of STEPS.entries()) {
		const mover = index % 2 === 0 ? kari : ola;
		const { revision } = kari;
		await Promise.all([kari.shows(revision), ola.shows(revision)]);
		await mover.clicks({ step });
		if (index === STEPS.length - 1) await asked?.(kari);
		await Promise.all([kari.shows(revision + 1), ola.shows(revision + 1)]);
	}
	assert.deepEqual([...kari.complaints, ...ola.complaints], []);
	const rows = [
		...(await server.rows(code, "SELECT * FROM part")),
		...(await server.rows(code, "SELECT * FROM journal")),
	];
	await Promise.all([kari.context.close(), ola.context.close()]);
	return { code, wire, rows };
}

test(
	"it asks, is thought about again, and lets it be played all the same; the table hears of nothing but the level",
	LIMIT,
	async () => {
		const without = await played(0);
		const guarded = await played(1, async (kari) => {
			const { page } = kari;
			const question = page.locator("#guard-question[open]");
			await question.waitFor();
			assert.equal(await question.getAttribute("data-reason"), "backwards");
			assert.match((await question.textContent()) ?? "", /G5.*F5[\s\S]*told nobody/);
			await kari.does("think-again");
			await page.locator("#guard-question:not([open])").waitFor({ state: "attached" });
			assert.equal(kari.view.to_move, 0, "nothing was sent");
			// The piece is still in the hand: the same target, with the question a second time, closed by a key.
			await kari.hole("F5").click();
			await question.waitFor();
			await page.keyboard.press("Escape");
			await page.locator("#guard-question:not([open])").waitFor({ state: "attached" });
			await kari.hole("F5").click();
			await question.waitFor();
			await kari.does("play-all-the-same");
		});
		assert.ok(guarded.wire.length > 40);
		for (const said of [...guarded.wire, JSON.stringify(guarded.rows)]) {
			assert.doesNotMatch(said, /backwards|leaves_goal|asks|question|all_the_same/i);
		}
		// What went over the wire is what goes over it without a guard, but for the choice of the level itself.
		assert.deepEqual(comparable(guarded), comparable(without));
	},
);

/**
 * The messages of a round, without what differs from one table to another.
 * @param {{ code: string, wire: string[] }} played
 */
function comparable({ code, wire }) {
	const begun = wire.findIndex((said) => said.includes('"do":"start"'));
	const plain = wire.slice(begun).map((said) =>
		said
			.replaceAll(code, "CODE")
			.replace(/"(id|at|revision)":\d+/g, '"$1":0')
			.replace(/"tab":"[^"]*"/g, '"tab":""')
			.replaceAll('"guard":1', '"guard":0'),
	);
	// Two pages are heard in any order, and each may tell how far it is.
	return plain.filter((said) => !/"do":"seen"|ping|pong/.test(said)).sort();
}
