// English draughts through the page: a game by keyboard alone, and one of two at a device with a forced capture, a capture
// that is cancelled in the middle, a reload, and a draw by repetition.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ownServer } from "../server/own.mjs";
import { seeded } from "../server/turns.mjs";
import { DevicePerson } from "./device.mjs";
import { ownBrowser } from "./harness.mjs";
import { boardIsWide, inAllLooks } from "./looks.mjs";

const server = ownServer();
const browser = ownBrowser();

const LIMIT = { timeout: 300_000 };
const still = /** @type {const} */ ({ reducedMotion: "reduce" });

/** @param {string | null} text */
const plain = (text) =>
	(text ?? "")
		.replace(/[\u2066-\u2069]/g, "")
		.replace(/\s+/g, " ")
		.trim();

class Player extends DevicePerson {
	/** What a cell is called. @param {number} square */
	async called(square) {
		return plain(await this.hole(String(square)).getAttribute("aria-label"));
	}

	/** @param {string} key @param {number} square */
	async walks(key, square) {
		for (let presses = 0; presses < 40; presses++) {
			if ((await this.focused()) === String(square)) return;
			await this.page.keyboard.press(key);
		}
		assert.fail(`${key} does not lead to ${square}`);
	}

	/** Plays a turn by keyboard alone. @param {number[]} path */
	async playsByKeys([from, ...landings]) {
		await this.page.locator('[data-board] [data-hole][tabindex="0"]').focus();
		await this.walks("n", from);
		await this.page.keyboard.press("Enter");
		for (const landing of landings) {
			await this.walks("m", landing);
			await this.page.keyboard.press("Enter");
		}
	}

	/** Plays one by pointer, and waits until it has counted. @param {number[]} path */
	async plays(path) {
		const { revision } = this;
		for (const square of path) await this.hole(String(square)).click();
		await this.page.locator(`#page:not([data-revision="${revision}"])`).waitFor({ state: "attached" });
		await this.isToldAll();
		assert.deepEqual(this.view.last.path, path);
	}

	/** The squares of the pieces on the board, by side. */
	async pieces() {
		const squares = (/** @type {string} */ colour) =>
			this.page
				.locator(`[data-board] .piece[data-colour="${colour}"]`)
				.evaluateAll((pieces) => pieces.map((piece) => Number(piece.getAttribute("data-at"))).sort((a, b) => a - b));
		return [await squares("vermilion"), await squares("ivory")];
	}
}

/** The squares of a side in a view. @param {{ men: number[], kings: number[] }} side */
const squaresOf = ({ men, kings }) => [...men, ...kings].sort((a, b) => a - b);

/** @param {import("playwright-core").BrowserContextOptions} [options] */
const comes = async (options) => {
	const person = await DevicePerson.come(browser, server, { ...still, ...options });
	return /** @type {Player} */ (Object.setPrototypeOf(person, Player.prototype));
};

test("a whole game against the strongest bot, with the keyboard alone", LIMIT, async () => {
	const player = await comes();
	const { page } = player;
	await player.opensLocal("draughts");
	await page.locator('[data-input="level"]').focus();
	await page.keyboard.type("Hard");
	assert.equal(await page.locator('[data-input="level"]').inputValue(), "hard");
	await page.locator('[data-action="start"]').focus();
	await page.keyboard.press("Enter");
	const random = seeded(3);
	for (let turns = 0; turns < 150; turns++) {
		await player.getsTheTurn();
		const { view, revision } = player;
		assert.deepEqual(await player.pieces(), [squaresOf(view.black), squaresOf(view.white)]);
		if (view.result) break;
		const paths = view.legal.map((/** @type {any} */ command) => command.move).filter(Boolean);
		await player.playsByKeys(paths[random(paths.length)]);
		await page.locator(`#page:not([data-revision="${revision}"])`).waitFor({ state: "attached" });
	}
	assert.ok(player.view.result, "the game came to its end");
	assert.match(plain(await page.locator("#turn").textContent()), /has won|A draw/);
	await inAllLooks(player, "draughts-over");
	assert.deepEqual(player.complaints, []);
	await player.context.close();
});

/** A game of two that goes round in circles in the end. */
const GAME =
	"10-15 24-19 15x24 28x19 6-10 22-18 2-6 21-17 9-14 18x9x2 12-16 19x12 5-9 25-21 11-16 2x11x20 9-13 29-25 13x22x29 20-24 29-25 24-20 25-29 20-24 29-25 24-20 25-29";
const TURNS = GAME.split(" ").map((turn) => turn.split(/[-x]/).map(Number));

test(
	"two at one device: a forced capture, one that is cancelled, a reload, and a draw by repetition",
	LIMIT,
	async () => {
		const player = await comes();
		const { page } = player;
		await player.opensLocal("draughts");
		await page.locator('[data-action="unseat"][data-for-seat="1"]').click();
		await page.locator('[data-action="sit"][data-for-seat="1"]').click();
		await page.locator('[data-seat="1"][data-member]').waitFor();
		await inAllLooks(player, "draughts-lobby");
		await player.starts();
		await player.isToldAll();
		assert.equal(await player.called(11), "square 11, red man, yours, 2 targets");
		assert.equal(await player.called(15), "square 15, free");
		assert.equal(await player.called(22), "square 22, white man");

		let turn = 0;
		const on = async (/** @type {number} */ until) => {
			for (; turn < until; turn++) await player.plays(TURNS[turn]);
		};
		await on(2);

		await test("who must capture is ringed, and another piece says why it can't move", async () => {
			const { capturing } = player.view;
			assert.deepEqual(capturing, [15]);
			assert.equal(await page.locator(".must").count(), 1);
			assert.match(
				plain(await page.locator("#turn").textContent()),
				/You have to capture, with the ringed piece on 15/,
			);
			assert.equal(await player.called(15), "square 15, red man, yours, must capture, 1 target");
			await player.hole("9").click();
			assert.match(
				plain(await page.locator(".toast").textContent()),
				/captures are forced, and only the ringed pieces/,
			);
			await player.hole("20").click();
			await inAllLooks(player, "draughts-must", { more: boardIsWide });
			await player.does("dismiss");
		});

		await on(9);
		await test("a capture grows landing by landing, and is cancelled in the middle", async () => {
			const before = player.view;
			await player.hole("18").click();
			await player.hole("9").click();
			assert.equal(await player.called(9), "square 9, white man, yours, picked, 1 target");
			assert.equal(await player.called(14), "square 14, red man, will be captured");
			assert.equal(await page.locator(".doomed").count(), 1);
			assert.match(plain(await page.locator("#turn").textContent()), /So far 18x9/);
			await inAllLooks(player, "draughts-capture", { more: boardIsWide });
			await player.hole("30").click();
			assert.match(plain(await page.locator(".toast").textContent()), /has to go on/);
			await player.does("cancel-turn");
			assert.equal(await player.called(18), "square 18, white man, yours, must capture, picked, 1 target");
			assert.equal(await page.locator(".doomed").count(), 0);
			await page.keyboard.press("Enter");
			await player.hole("18").click();
			await player.hole("9").click();
			await page.keyboard.press("Escape");
			assert.equal(await page.locator(".doomed").count(), 0, "Escape goes back as well");
			assert.equal(player.view, before, "nothing has been sent");
		});

		await test("a reload finds the game as it was, without a capture that was not whole", async () => {
			const { black, white, side } = player.view;
			await page.reload();
			await page.locator('#page[data-phase="playing"]').waitFor({ state: "attached" });
			await player.getsTheTurn();
			assert.deepEqual([player.view.black, player.view.white, player.view.side], [black, white, side]);
			assert.deepEqual(await player.pieces(), [squaresOf(black), squaresOf(white)]);
		});

		await on(10);
		assert.deepEqual(player.view.white.kings, [2]);
		assert.equal(await player.called(2), "square 2, white king");
		assert.match(plain((await player.logged(1))[0]), /18x9x2, 2 captured. The man becomes a king/);
		for (const [action, square, name] of /** @type {const} */ ([
			["undo", 18, "square 18, white man, yours, must capture, 1 target"],
			["redo", 2, "square 2, white king"],
		])) {
			const { revision } = player;
			await player.does(action);
			await page.locator(`#page:not([data-revision="${revision}"])`).waitFor({ state: "attached" });
			await player.isToldAll();
			assert.equal(await player.called(square), name);
		}

		await on(TURNS.length);
		assert.equal(player.view.result.reason, "repetition");
		assert.match(plain(await page.locator("#turn").textContent()), /A draw: the same position for the third time/);
		await page.locator('[data-part="notation"] summary').click();
		assert.match(await page.locator('[data-input="fen"]').inputValue(), /^W:W[K0-9,]+:B1,3,4,8,10,K29$/);
		await player.context.grantPermissions(["clipboard-read", "clipboard-write"]);
		await player.does("copy-pdn");
		await page.locator("#live").filter({ hasText: "Copied." }).waitFor();
		const pdn = await page.evaluate(() => navigator.clipboard.readText());
		assert.match(pdn, /\[Result "1\/2-1\/2"\]\n\[GameType "21"\]\n\n1\. 10-15 24-19 2\. 15x24 28x19 /);
		await inAllLooks(player, "draughts-notation");
		await player.does("look-over");
		await page.locator('[data-part="looking"]').waitFor();
		await page.keyboard.press("Home");
		await page.locator('[data-part="looking"][data-at="0"]').waitFor();
		assert.equal(await player.called(12), "square 12, red man, yours");
		assert.deepEqual(
			(await player.pieces()).map(({ length }) => length),
			[12, 12],
		);
		await page.keyboard.press("Escape");
		assert.deepEqual(player.complaints, []);
		await player.context.close();
	},
);
