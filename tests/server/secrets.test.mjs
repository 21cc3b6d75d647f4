// What must never leave the server, and what a table may write.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Device } from "./client.mjs";
import { ownServer } from "./own.mjs";
import { hashOf, newDevice, openTable, Player, playOn, roundOf, seeded, tokenOf } from "./table.mjs";

const server = ownServer();

test("no byte that the server sends, stores or prints gives a device or a page away", async () => {
	const { code, device } = await openTable(server);
	const [ola, aino] = [await newDevice(server), await newDevice(server)];
	const tabs = ["tabofkari", "tabofola", "tabofaino", "tabofnobody"];
	const kari = await Player.come(code, device, { tab: tabs[0] });
	const players = [
		kari,
		await Player.come(code, ola, { name: "Ola", tab: tabs[1] }),
		await Player.come(code, aino, { tab: tabs[2] }),
		await Player.come(code, new Device(server), { tab: tabs[3] }),
	];
	for (const player of players.slice(0, 2)) await player.does("sit");
	await kari.does("start");
	await Promise.all(players.map((player) => player.until(kari.revision)));
	await playOn(players, seeded(41), { most: 40 });
	await server.evict(code);
	players[2].name = "Aino";
	await players[2].hello();
	for (const player of players) {
		for (const what of ["fly", "start", "sit"]) await player.command(what);
		await player.command("play", { step: [hashOf(code, device).slice(0, 16), tabs[0]] }, { turn: kari.view.turn });
		await player.comeBack();
	}
	const texts = players.flatMap((player) => player.received);
	for (const path of ["", "/log", "/log?before=9", "/log?before=x", "/socket", "/devices", "/part"]) {
		for (const caller of [device, ola, new Device(server)]) {
			const { text, headers } = await caller.call("GET", `/api/tables/${code}${path}`);
			texts.push(text, JSON.stringify([...headers]));
		}
	}
	texts.push(server.output);
	assert.ok(texts.length > 150);
	const words = [device, ola, aino].flatMap((one) => [tokenOf(one), hashOf(code, one)]);
	// What is sent back to its sender as part of a refusal is no secret to them; tabs are never sent at all.
	words.push(...tabs, '"device"', '"connection"', '"tab"', '"content"', '"answer"', '"seed"', "sqlite");
	for (const text of texts) {
		for (const word of words) {
			const isOwnTypo = text.includes('"no_such_hole"') && tabs.includes(word);
			assert.ok(isOwnTypo || !text.toLowerCase().includes(word), `${word} in ${text.slice(0, 300)}`);
		}
	}
});

test("no cookie is on the server's disk", async () => {
	const { code, players } = await roundOf(server, "Kari", "Ola");
	await playOn(players, seeded(42), { most: 10 });
	const files = readdirSync(server.folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
	const contents = files.map((file) => readFileSync(join(file.parentPath, file.name)));
	for (const { device } of players) {
		assert.ok(contents.every((bytes) => !bytes.includes(tokenOf(device))));
		assert.ok(
			contents.some((bytes) => bytes.includes(hashOf(code, device))),
			"but its salted hash is",
		);
	}
});

/** @param {string} code */
const stored = async (code) => ({
	parts: await server.rows(code, "SELECT * FROM part ORDER BY key"),
	journal: await server.rows(code, "SELECT * FROM journal ORDER BY number"),
});

test("a turn writes two rows and less than 4 KiB, in a round of two and of six", async () => {
	for (const names of [
		["Kari", "Ola"],
		["Kari", "Ola", "Aino", "Väinö", "Ann", "Bob"],
	]) {
		const { code, players } = await roundOf(server, ...names);
		await playOn(players, seeded(43), { most: 60 });
		let before = await stored(code);
		for (let count = 0; count < 12; count++) {
			await playOn(players, seeded(count), { most: 1 });
			const now = await stored(code);
			const changed = now.parts.filter((row, index) => row.json !== before.parts[index].json);
			const added = now.journal.slice(before.journal.length);
			assert.deepEqual(now.journal.slice(0, before.journal.length), before.journal, "the journal only grows");
			assert.deepEqual([changed.length, added.length], [1, 1]);
			const bytes = [...changed, ...added]
				.flatMap((row) => Object.values(row))
				.map((value) => Buffer.byteLength(`${value}`));
			const sum = bytes.reduce((all, some) => all + some, 0);
			assert.ok(sum <= 4096, `${sum} bytes`);
			before = now;
		}
	}
});

test("looking, refusals of strangers and what is seen write nothing", async () => {
	const { code, players } = await roundOf(server, "Kari", "Ola");
	const before = await stored(code);
	const watcher = await Player.come(code, new Device(server));
	for (const what of ["sit", "start", "fly", "play"]) await watcher.command(what);
	watcher.socket.send("{");
	await watcher.answer(null);
	await players[0].does("seen", { revision: 3 });
	await players[1].comeBack();
	await watcher.device.call("GET", `/api/tables/${code}`);
	await watcher.device.call("GET", `/api/tables/${code}/log`);
	await server.evict(code);
	await players[0].hello();
	assert.deepEqual(await stored(code), before);
});
