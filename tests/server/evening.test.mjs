// A whole evening at one table: five people, three rounds, rules that change and are locked, a host who is lost and
// replaced, seats that move to other devices, somebody who comes late and somebody who leaves for good. Its log is the
// same with a sleep after every single message, and with a write that fails at any of them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ownServer } from "./own.mjs";
import { choose, newDevice, openTable, Player, seeded, timeless, wholeLog } from "./table.mjs";

/** Absences are short, and a bot never gets to play: what it would do is chance. */
const server = ownServer({ limits: { bot_pause: 1e12, away_after: 1, away_long: 1, messages: 1e6, flood: 1e6 } });

const LIMIT = { timeout: 600_000 };
const RESTART = 1011;
const MOVED = 4004;

/** One evening. People are known by their names, whichever page they sit at by now. */
class Evening {
	/** @type {Record<string, Player>} */
	people = {};
	code = "";
	/** How often everything had to start afresh. */
	restarts = 0;

	/** @param {(evening: Evening) => unknown} between is done after each message */
	constructor(between) {
		this.between = between;
	}

	/** @param {string} name */
	at(name) {
		return this.people[name];
	}

	/** A page of a new device comes, under a name. @param {string} name */
	async comes(name) {
		this.people[name] = await Player.come(this.code, await newDevice(server), { name, tab: name });
		await this.between(this);
	}

	/**
	 * Somebody does something, however often it takes.
	 * @param {string} name
	 * @param {string} what
	 * @param {unknown} [args]
	 * @param {string} [refusal] the code with which it is refused
	 * @param {{ turn?: number }} [more]
	 * @returns {Promise<any>}
	 */
	async does(name, what, args = {}, refusal = undefined, more = {}) {
		const answer = await this.at(name)
			.command(what, args, more)
			.catch((error) => this.#afresh(name, error));
		if (!answer) return this.does(name, what, args, refusal, more);
		assert.equal(answer.code, refusal, `${name}: ${what} ${JSON.stringify(args)}: ${JSON.stringify(answer)}`);
		await this.between(this);
		return answer;
	}

	/** Whoever is to move does, so many commands. @param {number} count @param {import("./turns.mjs").Random} random */
	async play(count, random) {
		for (let played = 0; played < count; played++) {
			await this.level();
			const [name, mover] =
				Object.entries(this.people).find(([, player]) => player.isToMove) ?? assert.fail("nobody is to move");
			await this.does(name, "play", choose(mover.view, random), undefined, { turn: mover.view.turn });
		}
		await this.level();
	}

	/** Everybody has heard of everything. */
	async level() {
		const newest = () => Math.max(...Object.values(this.people).map(({ revision }) => revision));
		for (const player of Object.values(this.people)) await player.until(newest());
	}

	/** @param {string} name @param {(table: any) => boolean} holds */
	async sees(name, holds) {
		while (!holds(this.at(name).table)) await this.at(name).take();
	}

	/** Somebody goes on from another device. @param {string} name @param {string} path @param {object} body @returns {Promise<any>} */
	async moves(name, path, body) {
		const device = await newDevice(server);
		const old = this.at(name);
		const { status, body: told } = await device.call("POST", `/api/tables/${this.code}/${path}`, body);
		if (status >= 500) {
			await this.#afresh(name, new Error(String(status)));
			return this.moves(name, path, body);
		}
		assert.equal(status, 200, JSON.stringify(told));
		assert.equal((await old.socket.closed).code, MOVED);
		this.people[name] = await Player.come(this.code, device, { tab: `${old.tab}-moved` });
		assert.equal(this.at(name).you.member, old.you.member);
		await this.between(this);
	}

	/** A write has failed: all pages come back, and that of the sender is loaded anew. @param {string} name @param {Error} error */
	async #afresh(name, error) {
		this.restarts += 1;
		for (const [other, player] of Object.entries(this.people)) {
			assert.equal((await player.socket.closed).code, RESTART, `${error.message} at ${other}`);
		}
		const { device, tab } = this.at(name);
		this.people[name] = await Player.come(this.code, device, { tab: `${tab}-again` });
		for (const [other, player] of Object.entries(this.people)) if (other !== name) await player.comeBack();
		return null;
	}
}

/**
 * Plays the evening at a table that is open already, and returns its log.
 * @param {Awaited<ReturnType<typeof openTable>>} opened
 * @param {(evening: Evening) => unknown} between
 */
async function evening({ code, device }, between = () => {}) {
	const random = seeded(17);
	const here = new Evening(between);
	here.code = code;
	here.people.Kari = await Player.come(code, device, { tab: "Kari" });
	for (const name of ["Ola", "Aino"]) await here.comes(name);
	for (const name of ["Kari", "Ola", "Aino"]) await here.does(name, "sit");
	await here.does("Aino", "set_guard", { level: 1 });
	await here.does("Kari", "set_rule", { rule: "long_hops", value: true });
	await here.does("Kari", "lock_rules", { locked: true });
	await here.does("Kari", "set_rule", { rule: "long_hops", value: false }, "rules_locked");
	await here.does("Kari", "lock_rules", { locked: false });
	await here.does("Ola", "set_rule", { rule: "win", value: "own" }, "not_host");
	await here.does("Kari", "start");

	await here.play(4, random);
	await here.does("Kari", "set_rule", { rule: "long_hops", value: false });
	await here.play(8, random);
	assert.equal(here.at("Ola").view.rules.long_hops, false, "the change has come into force");
	await here.does("Kari", "lock_rules", { locked: true });
	await here.does("Kari", "lock_rules", { locked: false }, "rules_locked");
	await here.does("Kari", "set_rule", { rule: "play_on", value: true }, "rules_locked");
	await here.comes("Per");
	await here.comes("Liv");
	const before = here.at("Kari").view.turn;
	await here.play(3, random);
	await here.does("Ola", "offer", { what: "draw" });
	await here.level();
	const { offer } = here.at("Kari").table;
	await here.does("Kari", "answer", { offer: offer.id, yes: false });
	await here.does("Aino", "offer", { what: "take_back", to_turn: before });
	await here.level();
	for (const name of ["Kari", "Ola"]) {
		await here.does(name, "answer", { offer: here.at("Kari").table.offer.id, yes: true });
		await here.level();
	}
	await here.does("Kari", "offer", { what: "draw" });
	await here.level();
	for (const name of ["Ola", "Aino"]) {
		await here.does(name, "answer", { offer: here.at("Kari").table.offer.id, yes: true });
		await here.level();
	}
	assert.equal(here.at("Liv").view.result.reason, "agreed");

	// Both who came late are dealt in, and the next one begins.
	await here.does("Kari", "lock_rules", { locked: false });
	await here.does("Kari", "start");
	await here.level();
	assert.deepEqual(
		here.at("Liv").view.seats.map((/** @type {any} */ { name }) => name),
		["Kari", "Ola", "Aino", "Per", "Liv"],
	);
	await here.play(6, random);
	const { Kari: lost } = here.people;
	delete here.people.Kari;
	await lost.socket.close();
	await here.sees("Ola", ({ members }) => members[0].away !== null);
	await here.does("Ola", "take_host");
	await here.does("Aino", "set_password", { password: "correct horse" });
	await here.moves("Aino", "recover", { name: "aino", password: "correct horse" });
	const { ticket } = (await here.does("Per", "make_ticket")) ?? {};
	await here.moves("Per", "claim", { ticket });
	await here.does("Ola", "end_round");
	here.people.Kari = await Player.come(code, device, { tab: "Kari-back" });
	await between(here);
	await here.does("Ola", "give_host", { member: here.at("Kari").you.member });

	await here.does("Kari", "start");
	await here.play(3, random);
	await here.does("Liv", "leave");
	await here.level();
	delete here.people.Liv;
	await here.does("Kari", "remove", { member: here.at("Per").you.member });
	await here.at("Per").socket.closed;
	delete here.people.Per;
	await here.does("Kari", "end_round");
	await here.level();
	const { status, body } = await here.at("Ola").device.call("GET", `/api/tables/${code}/record`);
	assert.equal(status, 200);
	assert.deepEqual(
		body.rounds.map((/** @type {any} */ round) => [round.round, round.result.reason]),
		[
			[1, "agreed"],
			[2, "ended"],
			[3, "ended"],
		],
	);
	return { log: comparable(await wholeLog(here.at("Kari"))), restarts: here.restarts };
}

/** Without revisions: who is away for a moment, because all sockets were closed, makes one that no entry tells of. @param {any[]} log */
const comparable = (log) => timeless(log).map(({ revision, ...entry }) => entry);

test("an evening has the same log with a sleep after every single message", LIMIT, async () => {
	const { log } = await evening(await openTable(server));
	const kinds = new Set(log.map(({ kind }) => kind));
	for (const kind of [
		"rule_changed",
		"rules_in_force",
		"rules_locked",
		"guard_set",
		"offered",
		"answered",
		"taken_back",
		"host_is",
		"recovered",
		"moved",
		"left",
		"removed",
		"over",
	])
		assert.ok(kinds.has(kind), kind);
	let sleeps = 0;
	const slept = await evening(await openTable(server), async ({ code }) => {
		await server.sleeps(code);
		sleeps += 1;
	});
	assert.ok(sleeps > 60);
	assert.deepEqual(slept.log, log);
});

test("an evening has the same log whichever of its writes fails", LIMIT, async () => {
	const steady = await openTable(server);
	const { log } = await evening(steady);
	// What a page asked for; what the table writes by itself is tried again under the same number.
	const rows = await server.rows(steady.code, "SELECT number FROM journal WHERE tab IS NOT NULL ORDER BY number");
	const numbers = rows.map(({ number }) => Number(number));
	assert.ok(numbers.length > 50);
	const tables = [];
	for (const number of numbers) tables.push({ number, opened: await openTable(server) });
	await server.kill();
	for (const { number, opened } of tables) {
		server.alter(
			opened.code,
			`CREATE TRIGGER nth BEFORE INSERT ON journal
				WHEN NEW.number = ${number} AND NEW.tab IS NOT NULL AND NEW.tab NOT LIKE '%-again'
				BEGIN SELECT RAISE(ABORT, 'the disk is full'); END;`,
		);
	}
	await server.restart();
	let restarts = 0;
	const AT_ONCE = 6;
	for (let from = 0; from < tables.length; from += AT_ONCE) {
		await Promise.all(
			tables.slice(from, from + AT_ONCE).map(async ({ number, opened }) => {
				const played = await evening(opened);
				assert.deepEqual(played.log, log, `write ${number}`);
				restarts += played.restarts;
			}),
		);
	}
	assert.ok(restarts >= numbers.length * 0.9, `${restarts} of ${numbers.length} writes have failed`);
});
