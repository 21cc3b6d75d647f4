// A round has two homes, a table on the net and a worker in the browser. One recorded round is played in both, and what
// they say is the same, byte by byte. `BLESS=1` plays the rounds anew and records them.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { ownServer } from "../server/own.mjs";
import { choose, seeded } from "../server/turns.mjs";
import { ownBrowser, visitor } from "./harness.mjs";

/** @typedef {{ do: string, args: any }} Command */

const NAME = "Kari";
/** Commands before the round; then two play at one device. The refusals are answered alike as well. */
const BEFORE = [
	{ do: "sit", args: {} },
	{ do: "sit", args: { seat: 3 } },
	{ do: "sit", args: { seat: 9 } },
	{ do: "seat_bot", args: { seat: 1, level: "six" } },
	{ do: "seat_bot", args: { seat: 1, level: "eight" } },
	{ do: "seat_bot", args: { seat: 1, level: "ninety" } },
	{ do: "unseat", args: { seat: 1 } },
	{ do: "set_guard", args: { level: 1, seat: 3 } },
	{ do: "set_rule", args: { rule: "long_hops", value: true } },
	{ do: "set_rule", args: { rule: "long_hops", value: false } },
	{ do: "set_rule", args: { rule: "flying", value: true } },
	{ do: "stand", args: { seat: 5 } },
	{ do: "start", args: {} },
	{ do: "sit", args: {} },
	{ do: "play", args: { step: ["A1", "Q1"] } },
	{ do: "play", args: {} },
	{ do: "nonsense", args: {} },
];

/** Where there are but two seats, both are the person's. */
const BEFORE_OF_TWO = BEFORE.map((command) =>
	command.do === "sit" && command.args.seat === 3 ? { do: "sit", args: { seat: 1 } } : command,
).filter(({ do: what }) => what !== "seat_bot" && what !== "unseat");

/** Rules that are changed during the round, by the number of commands played before. */
const CHANGED = new Map([
	[4, { rule: "long_hops", value: true }],
	[9, { rule: "stepwise", value: false }],
	[14, { rule: "stepwise", value: true }],
]);
/** After it: another round, which is ended early. */
const AFTER = [
	{ do: "end_round", args: {} },
	{ do: "start", args: {} },
	{ do: "set_rule", args: { rule: "stepwise", value: false } },
	{ do: "end_round", args: {} },
	{ do: "end_round", args: {} },
];

const server = ownServer();
const browser = ownBrowser();

for (const [game, wanted] of /** @type {const} */ ([
	["chinese_checkers", choose],
	["capture_checkers", anyLegal],
	["draughts", anyLegal],
])) {
	test(`${game}: a recorded round is told alike by a table on the net and by a worker`, {
		timeout: 300_000,
	}, async () => {
		const file = new URL(`../data/transcripts/homes_${game}.jsonl`, import.meta.url);
		const { page, complaints } = await visitor(browser, server);
		await page.goto("/");
		await page.locator("html[data-started]").waitFor({ state: "attached" });
		if (process.env.BLESS) writeFileSync(file, await recorded(page, game, wanted));
		/** @type {Command[]} */
		const commands = readFileSync(file, "utf8")
			.trim()
			.split("\n")
			.map((line) => JSON.parse(line));
		const net = await page.evaluate(inHome, { home: "net", game, name: NAME, commands, worker: workerUrl() });
		const device = await page.evaluate(inHome, { home: "device", game, name: NAME, commands, worker: workerUrl() });
		const results = net.filter((text) => /"kind":"over"/.test(text));
		assert.equal(results.length, 2, "the one round came to its end, the other one was ended");
		assert.ok(net.length > 2 * commands.length * 0.8);
		// What only one device can do is told besides.
		const plain = (/** @type {string[]} */ texts) =>
			texts.filter((text) => !text.startsWith('{"t":"local"')).map(timeless);
		assert.deepEqual(plain(device), plain(net));
		assert.deepEqual(complaints, []);
	});
}

/** Without the times, and without the name of the table. @param {string} text */
const timeless = (text) =>
	text.replace(/"at":\d+/g, '"at":0').replace(/"code":(?:"[2-9A-Z]{5}"|null),"game"/, '"code":"","game"');

/** The address of the worker in the build that is served. */
function workerUrl() {
	const { files } = JSON.parse(readFileSync(new URL("../../dist/files.json", import.meta.url), "utf8"));
	const url = files.find((/** @type {string} */ file) => /\/round\.worker-\w+\.js$/.test(file));
	assert.ok(url);
	return url;
}

/** @param {any} view @param {import("../server/turns.mjs").Random} random */
function anyLegal(view, random) {
	return view.legal[random(view.legal.length)];
}

/**
 * Plays a round to its end by what is legal, and returns its commands, a line each.
 * @param {import("playwright-core").Page} page
 * @param {string} game
 * @param {(view: any, random: import("../server/turns.mjs").Random) => any} wanted
 */
async function recorded(page, game, wanted) {
	/** @type {Command[]} */
	const commands = [...(game === "draughts" ? BEFORE_OF_TWO : BEFORE)];
	const random = seeded(4);
	for (let played = 0; ; played++) {
		// A worker is quick: from the start each time, and as far as the round has come.
		const heard = await page.evaluate(inHome, { home: "device", game, name: NAME, commands, worker: workerUrl() });
		const views = heard.map((text) => JSON.parse(text).view).filter(Boolean);
		const view = views.at(-1);
		if (view.result) break;
		if (CHANGED.has(played)) commands.push({ do: "set_rule", args: CHANGED.get(played) });
		commands.push({ do: "play", args: wanted(view, random) });
	}
	return [...commands, ...AFTER].map((command) => `${JSON.stringify(command)}\n`).join("");
}

/**
 * Runs in the page: carries the commands out in one of the two homes, and returns every text that came.
 * @param {{ home: string, game: string, name: string, commands: Command[], worker: string }} options
 * @returns {Promise<string[]>}
 */
async function inHome({ home, game, name, commands, worker: url }) {
	/** @type {string[]} */
	const heard = [];
	/** @type {(text: string) => void} */
	let onText = () => {};
	/** @type {(text: string) => void} */
	let send;
	/** @type {() => void} */
	let close;
	if (home === "net") {
		const headers = { "Content-Type": "application/json" };
		const opened = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify({ game, name }) });
		const { code } = await opened.json();
		const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${code}/socket`);
		await new Promise((resolve) => {
			socket.onopen = resolve;
		});
		socket.onmessage = ({ data }) => onText(data);
		send = (text) => socket.send(text);
		close = () => socket.close();
	} else {
		const worker = new Worker(url, { type: "module" });
		await new Promise((resolve) => {
			worker.onmessage = resolve;
			worker.postMessage({ t: "open", game, name, saved: null });
		});
		worker.onmessage = ({ data }) => data.t === "message" && onText(data.text);
		send = (text) => worker.postMessage({ t: "message", text });
		close = () => worker.terminate();
	}
	let turn = 1;
	let id = 0;
	/** @param {string} what @param {any} args */
	const say = (what, args) =>
		new Promise((resolve) => {
			const mine = ++id;
			onText = (text) => {
				heard.push(text);
				const message = JSON.parse(text);
				turn = message.view?.turn ?? turn;
				if (message.id === mine) resolve(null);
			};
			send(JSON.stringify({ id: mine, do: what, turn, args }));
		});
	await say("hello", { tab: "homes", protocol: 1 });
	for (const [index, command] of commands.entries()) {
		await say(command.do, command.args);
		if (index % 60 === 59) await say("seen", { revision: JSON.parse(/** @type {string} */ (heard.at(-1))).revision });
	}
	close();
	return heard;
}
