// What the tests of tables share: opening one, seating its players, and playing on.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { Device } from "./client.mjs";
import { Player } from "./player.mjs";
import { choose } from "./turns.mjs";

export { Player } from "./player.mjs";
export { choose, seeded } from "./turns.mjs";

/** Names of the wire that say why a socket was closed. */
export const CLOSE = {
	noTable: 4001,
	replaced: 4002,
	shutOut: 4003,
	moved: 4004,
	tooOld: 4005,
	tooSlow: 4008,
	tooFast: 4009,
};

/**
 * @typedef {import("./harness.mjs").Server} Server
 * @typedef {import("./turns.mjs").Random} Random
 */

/**
 * A new device opens a table.
 * @param {Server} server
 * @param {string} [name]
 */
export async function openTable(server, name = "Kari") {
	const device = new Device(server);
	const { status, body } = await device.call("POST", "/api/tables", { game: "chinese_checkers", name });
	assert.equal(status, 201, JSON.stringify(body));
	return { code: /** @type {string} */ (body.code), device };
}

/**
 * A device with its cookie.
 * @param {Server} server
 */
export async function newDevice(server) {
	const device = new Device(server);
	assert.equal((await device.call("POST", "/api/device")).status, 204);
	return device;
}

/**
 * A table with these members, all of them greeted, each from a device of its own; the first is the host.
 * @param {Server} server
 * @param {string[]} names
 */
export async function tableOf(server, ...names) {
	const { code, device } = await openTable(server, names[0]);
	const players = [await Player.come(code, device)];
	for (const name of names.slice(1)) players.push(await Player.come(code, await newDevice(server), { name }));
	await level(players);
	return { code, players };
}

/**
 * The same, with all of them seated and the round begun.
 * @param {Server} server
 * @param {string[]} names
 */
export async function roundOf(server, ...names) {
	const { code, players } = await tableOf(server, ...names);
	for (const player of players) await player.does("sit");
	await players[0].does("start");
	await level(players);
	return { code, players };
}

/**
 * Waits until all have taken in the newest revision that one of them has, and compares them.
 * @param {Player[]} players
 */
export async function level(players) {
	const revision = Math.max(...players.map((player) => player.revision));
	await Promise.all(players.map((player) => player.until(revision)));
	for (const player of players) assert.deepEqual(player.state, players[0].state);
}

/**
 * Plays on until the round is over, or until `most` commands were carried out. Returns how many were.
 * @param {Player[]} players  all whose state is to be kept level, spectators too
 * @param {Random} random
 * @param {{ most?: number, before?: (count: number) => unknown, after?: (count: number) => unknown }} [options]
 *   `before` and `after` are called around each command
 */
export async function playOn(players, random, { most = 5000, before, after } = {}) {
	for (let count = 0; count < most; count++) {
		if (players[0].view.result) return count;
		await before?.(count);
		const mover = players.find((player) => player.isToMove);
		assert.ok(mover, `nobody may move at revision ${players[0].revision}`);
		const answer = await mover.play(choose(mover.view, random));
		assert.equal(answer.t, "ok", JSON.stringify(answer));
		assert.equal(answer.revision, mover.revision);
		await level(players);
		await after?.(count);
	}
	return most;
}

/**
 * The whole log of a table, page by page from its end.
 * @param {Player} player
 */
export async function wholeLog({ device, code }) {
	/** @type {any[]} */
	let log = [];
	for (let query = ""; ; query = `?before=${log[0].revision}`) {
		const { status, body } = await device.call("GET", `/api/tables/${code}/log${query}`);
		assert.equal(status, 200);
		assert.ok(body.log.length <= 100, "a page of the log has up to 100 entries");
		if (!body.log.length) return log;
		log = [...body.log, ...log];
	}
}

/**
 * Entries without their times, which no two tables share.
 * @param {any[]} log
 */
export const timeless = (log) => log.map(({ at, ...entry }) => entry);

/**
 * What a table keeps of a device's cookie.
 * @param {string} code
 * @param {Device} device
 */
export function hashOf(code, { cookie }) {
	return createHash("sha256")
		.update(`${code}:${tokenOf({ cookie })}`)
		.digest("hex");
}

/** @param {{ cookie: string }} device */
export const tokenOf = ({ cookie }) => /device=([0-9a-f]{64})/.exec(cookie)?.[1] ?? assert.fail("no device cookie");
