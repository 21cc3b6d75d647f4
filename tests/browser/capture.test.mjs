// Capture Chinese checkers through the page: a round hop by hop to its end, and a table where chains are played as a whole
// and several end in one hole.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ownServer } from "../server/own.mjs";
import { seeded } from "../server/turns.mjs";
import { ownBrowser } from "./harness.mjs";
import { boardIsWide, inAllLooks } from "./looks.mjs";
import { Person } from "./people.mjs";

const server = ownServer();
const browser = ownBrowser();

const LIMIT = { timeout: 900_000 };
const still = /** @type {const} */ ({ reducedMotion: "reduce" });

test("a round hop by hop to its end, one by pointer, one by keyboard", LIMIT, async () => {
	const { kari, ola } = await table();
	const code = kari.page.url().slice(-5);
	await inAllLooks(kari, "capture-lobby");
	await start(kari, ola);
	const random = seeded(5);
	let chains = 0;
	for (let commands = 0; !kari.view.result && commands < 500; commands++) {
		const { revision, view } = kari;
		const mover = view.to_move === 0 ? kari : ola;
		await all(revision, kari, ola);
		assert.deepEqual(await pieces(mover), view.pieces, "the board has the pieces of the view");
		if (commands === 0) {
			const name = plain(await mover.hole("G5").getAttribute("aria-label"));
			assert.match(name, /^G5, piece, [12] hops?$/);
		}
		if (view.chain && chains < 1) {
			chains++;
			await inAllLooks(mover, "capture-chain", { more: boardIsWide });
		}
		const hops = mover.view.legal.filter((/** @type {any} */ command) => command.hop);
		const pass = mover.view.legal.find((/** @type {any} */ command) => command.pass_on);
		assert.equal(await mover.page.locator('[data-action="back"]').count(), 0, "a chain can't be taken back");
		const command = pass && random(3) === 0 ? pass : hops[random(hops.length)];
		await (mover === kari ? mover.clicks(command) : mover.types(command));
		await all(revision + 1, kari, ola);
		if (mover === ola && command.hop) assert.equal(await ola.focused(), command.hop[1], "the focus goes along");
		const turn = kari.view.chain ?? kari.view.last;
		assert.equal(await ola.page.locator(".gone").count(), turn.captured.length, "what was captured is marked");
		if (!kari.view.chain) {
			const { path, captured } = turn;
			const words = new RegExp(`from ${path[0]} to ${path.at(-1)}, ${captured.length} captured`);
			const other = mover === kari ? ola : kari;
			assert.match(plain(await other.page.locator("#live").textContent()), words);
			assert.ok((await other.logged(2)).some((line) => words.test(plain(line))));
		}
	}

	const { result, captures, pieces: left } = kari.view;
	assert.equal(result.reason, "no_hops");
	assert.equal(captures[0] + captures[1] + left.length, 60);
	for (const [seat, count] of captures.entries()) {
		const player = kari.page.locator(`[data-part="players"] [data-seat="${seat}"]`);
		assert.match(plain(await player.textContent()), new RegExp(`${count} captured`));
	}
	const words = result.places[0].length > 1 ? /A draw/ : new RegExp(`${["Kari", "Ola"][result.places[0][0]]} has won`);
	for (const person of [kari, ola]) assert.match(plain(await person.page.locator("#turn").textContent()), words);
	await inAllLooks(kari, "capture-over");
	// A spectator may turn the board, which lies the same way for all.
	const watcher = await Person.come(browser, server, still);
	await watcher.page.goto(`/t/${code}`);
	const place = () => watcher.hole(left[0]).getAttribute("transform");
	const before = await place();
	assert.equal(before, await kari.hole(left[0]).getAttribute("transform"));
	await watcher.does("turn-board");
	assert.notEqual(await place(), before);
	await leave(kari, ola, watcher);
});

/** Turns of one hop after which the piece on I4 has many chains: 48 that end on I2, and more on E4 than can be listed. */
const OPENING = ["K4 M4", "E8 E10", "G4 G2", "F6 D1", "J3 J1", "H6 F6", "H2 J3"];

test(
	"between whole chains that end in one hole the player chooses, stop by stop where they are too many",
	LIMIT,
	async () => {
		const { kari, ola } = await table();
		await kari.page.locator('[data-part="rules"] summary').click();
		await kari.page.locator('[data-rule-input="stepwise"]').uncheck();
		await ola.page.locator('[data-part="rules"]').filter({ hasText: "one differs" }).waitFor();
		await start(kari, ola);
		for (const turn of OPENING) {
			const { revision, view } = kari;
			await all(revision, kari, ola);
			await (view.to_move === 0 ? kari : ola).clicks({ chain: turn.split(" ") });
			await all(revision + 1, kari, ola);
		}
		const { revision, view } = kari;
		const [mover, other] = view.to_move === 0 ? [kari, ola] : [ola, kari];
		const { page } = mover;
		const choice = page.locator('[data-part="choice"]');
		const ways = choice.locator("[data-way]");
		const doomed = () => page.locator(".doomed").count();

		await test("those that can be listed are shown, and the one that is looked at is on the board", async () => {
			await mover.hole("I4").click();
			assert.match(
				plain(await mover.hole("I4").getAttribute("aria-label")),
				/^I4, piece, picked, target: back where it began$/,
			);
			await mover.hole("I2").click();
			assert.equal(await ways.count(), 48);
			assert.match(plain(await choice.textContent()), /From I4 to I2\s*48 ways end there/);
			const counts = (await ways.evaluateAll((rows) => rows.map((row) => row.getAttribute("data-way") ?? ""))).map(
				(way) => way.split(" ").length,
			);
			assert.deepEqual(
				counts,
				[...counts].sort((a, b) => b - a),
				"what captures most comes first",
			);
			assert.equal(await doomed(), counts[0]);
			await ways.nth(47).hover();
			assert.equal(await doomed(), counts[47]);
			await page.mouse.move(0, 0);
			assert.equal(await doomed(), counts[0]);
			await ways.nth(20).click();
			assert.equal(await doomed(), counts[20]);
			await inAllLooks(mover, "capture-ways", { more: boardIsWide, over: '[data-part="choice"]' });
			await mover.does("way-back");
			await choice.waitFor({ state: "detached" });
			assert.equal(await mover.hole("I4").getAttribute("aria-pressed"), "true", "the piece is still in the hand");
		});

		await test("where they are more, stops are chosen, on the board, by keyboard or in the card", async () => {
			await mover.hole("E4").click();
			await choice.waitFor();
			assert.equal(await ways.count(), 0);
			assert.equal(await choice.locator("[data-stop]").count(), 4);
			await inAllLooks(mover, "capture-stops", { more: boardIsWide, over: '[data-part="choice"]' });
			await mover.hole("G4").click();
			assert.match(plain(await choice.textContent()), /So far: I4 – G4/);
			assert.equal(await ways.count(), 23);
			await page.locator('[data-board] [data-hole][tabindex="0"]').focus();
			await page.keyboard.press("Escape");
			await choice.locator('[data-stop="G6"]').waitFor();
			await page.keyboard.press("Escape");
			await choice.waitFor({ state: "detached" });
			// The same by keyboard alone.
			for (let presses = 0; (await mover.focused()) !== "E4"; presses++) {
				assert.ok(presses < 20);
				await page.keyboard.press("m");
			}
			await page.keyboard.press("Enter");
			await page.locator("[data-stop]:focus").waitFor();
			while ((await page.locator("[data-stop]:focus").getAttribute("data-stop")) !== "G4")
				await page.keyboard.press("Tab");
			await page.keyboard.press("Enter");
			await page.locator('[data-part="choice"] input:checked:focus').waitFor();
			await page.keyboard.press("ArrowDown");
			const way = (await ways.nth(1).getAttribute("data-way")) ?? "";
			assert.equal(await doomed(), way.split(" ").length);
			await page.keyboard.press("Enter");
			await all(revision + 1, kari, ola);
			const { last } = kari.view;
			assert.deepEqual([last.path[0], last.path[1], last.path.at(-1)], ["I4", "G4", "E4"]);
			assert.equal(last.captured.join(" "), way);
			assert.equal(await mover.focused(), "E4");
			assert.equal(await choice.count(), 0);
		});

		await test("a way can be typed, hole by hole", async () => {
			const chain = other.view.legal.find((/** @type {any} */ command) => command.chain.length === 3).chain;
			await other.page.locator('[data-part="moves"] summary').click();
			await other.page.locator('[data-input="move-typed"]').fill(chain.join(" ").toLowerCase());
			await other.does("move-typed");
			await all(revision + 2, kari, ola);
			assert.deepEqual(kari.view.last.path, chain);
		});
		await leave(kari, ola);
	},
);

test("a bot's chain is shown hop by hop, and each piece leaves when it is hopped over", LIMIT, async () => {
	const kari = await Person.come(browser, server);
	await kari.opens("Kari", "capture_checkers");
	await kari.page.locator('[data-action="seat-bot"][data-for-seat="1"]').click();
	await kari.page.locator('[data-seat="1"][data-bot]').waitFor();
	await kari.page.evaluate(() => {
		/** How many pieces are on the page, each time that it changes. */
		const seen = /** @type {number[]} */ ([]);
		Object.assign(globalThis, { seen });
		new MutationObserver(() => {
			const count = document.querySelectorAll(".piece").length;
			if (seen.at(-1) !== count) seen.push(count);
		}).observe(document.body, { childList: true, subtree: true });
	});
	await kari.does("start");
	await kari.page.locator('#page[data-phase="playing"]').waitFor({ state: "attached" });
	/** @type {any} */
	let last = null;
	for (let turns = 0; turns < 20 && !(last?.seat === 1 && last.captured.length > 1); turns++) {
		await kari.page.locator('[data-turn="mine"]').waitFor();
		await kari.shows(kari.revision);
		last = kari.view.last;
		if (last?.seat === 1 && last.captured.length > 1) break;
		const { view } = kari;
		await kari.clicks(view.legal.find((/** @type {any} */ command) => command.hop));
		await kari.page.locator(`#page:not([data-revision="${kari.revision}"])`).waitFor({ state: "attached" });
		if (kari.view.to_move === 0 && kari.view.chain) await kari.does("pass_on");
		await kari.page.locator('[data-to-move="1"], [data-turn="mine"]').first().waitFor();
	}
	assert.ok(last?.captured.length > 1, "a bot made a chain");
	await kari.page.waitForFunction(
		(count) => document.querySelectorAll(".piece").length === count,
		kari.view.pieces.length,
	);
	const seen = await kari.page.evaluate(() => /** @type {any} */ (globalThis).seen);
	const after = kari.view.pieces.length;
	for (let left = 0; left <= last.captured.length; left++) assert.ok(seen.includes(after + left), `${after + left}`);
	// It can be seen again, with the pieces that are gone.
	await kari.does("replay");
	assert.equal(await kari.page.locator(".piece").count(), after + last.captured.length);
	await kari.page.waitForFunction((count) => document.querySelectorAll(".piece").length === count, after);
	await leave(kari);
});

/** Two people at a new table. */
async function table() {
	const kari = await Person.come(browser, server, still);
	const ola = await Person.come(browser, server, still);
	await ola.joins(await kari.opens("Kari", "capture_checkers"), "Ola");
	return { kari, ola };
}

/** @param {Person} kari @param {Person} ola */
async function start(kari, ola) {
	await kari.does("start");
	for (const { page } of [kari, ola]) await page.locator('#page[data-phase="playing"]').waitFor({ state: "attached" });
}

/** The pages show a revision, and this test has heard of it. @param {number} revision @param {Person[]} people */
const all = (revision, ...people) =>
	Promise.all(
		people.map(async (person) => {
			await person.shows(revision);
			while (person.revision < revision) await person.page.waitForTimeout(5);
		}),
	);

/** @param {Person[]} people */
async function leave(...people) {
	for (const { complaints, context } of people) {
		assert.deepEqual(complaints, []);
		await context.close();
	}
}

/** The holes with a piece, as the board's cells say. @param {Person} person */
const pieces = ({ page }) =>
	page
		.locator("[data-board] [data-hole]")
		.evaluateAll((cells) =>
			cells.flatMap((cell) =>
				/ piece/.test(cell.getAttribute("aria-label") ?? "") ? [cell.getAttribute("data-hole")] : [],
			),
		);

/** Without the isolates around names and numbers. @param {string | null} text */
const plain = (text) => (text ?? "").replace(/[\u2068\u2069]/g, "");
