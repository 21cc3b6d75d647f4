// Hosts and their people through the page: the role is given away, a round is ended, rules change in mid-round; one
// device with several pages; a phone that was asleep; and where the host's controls are on a phone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ownServer } from "../server/own.mjs";
import { choose, seeded } from "../server/turns.mjs";
import { DevicePerson } from "./device.mjs";
import { ownBrowser } from "./harness.mjs";
import { boardIsWide, inAllLooks } from "./looks.mjs";
import { Person } from "./people.mjs";

const server = ownServer();
const browser = ownBrowser();

const LIMIT = { timeout: 300_000 };
const still = /** @type {const} */ ({ reducedMotion: "reduce" });
const PHONE = { width: 360, height: 740 };
/** A thumb reaches so much of the screen, from its foot. */
const REACH = 0.6;
const FINGER = 44;

/** What the page says, without the isolates around names. @param {Person} person @param {string} part */
const says = async ({ page }, part) => ((await page.locator(part).textContent()) ?? "").replace(/[\u2068\u2069]/g, "");

/** Goes through the sheet of the table. @param {Person} person @param {string[]} ways */
async function walks({ page }, ways) {
	await page.locator('[data-action="table"]').click();
	for (const way of ways) await page.locator(`#panel[open] ${way}`).click();
}

/** What the sheet shows at the end stays open. @param {Person} person @param {string[]} ways */
async function opens(person, ...ways) {
	await walks(person, ways);
	await person.page.locator("#panel[open]").waitFor();
}

/** What is pressed last does something, and the sheet has done its work. @param {Person} person @param {string[]} ways */
async function chooses(person, ...ways) {
	await walks(person, ways);
	await person.page.locator("#panel:not([open])").waitFor({ state: "attached" });
}

/** Kari opens a table, and the others join it and sit down. @param {string[]} names @param {import("playwright-core").BrowserContextOptions} [options] */
async function gather(names, options) {
	const people = [];
	let code = "";
	for (const name of names) {
		const person = await Person.come(browser, server, { ...still, ...options });
		if (code) await person.joins(code, name);
		else code = await person.opens(name);
		people.push(person);
	}
	return { code, people };
}

/** @param {Person[]} people the host first */
async function start(people) {
	await people[0].does("start");
	await Promise.all(
		people.map(({ page }) => page.locator('#page[data-phase="playing"]').waitFor({ state: "attached" })),
	);
	await level(people);
}

/** Waits until all show what the first of them was last told. @param {Person[]} people */
const level = ([first, ...others]) => Promise.all(others.map((person) => person.shows(first.revision)));

/** Plays commands by pointer, each by whoever is to move. @param {Person[]} people by seat @param {number} commands @param {import("../server/turns.mjs").Random} random */
async function plays(people, commands, random) {
	for (let made = 0; made < commands; made++) {
		const { revision, view } = people[0];
		const mover = people[view.to_move];
		await mover.shows(revision);
		await mover.clicks(choose(mover.view, random));
		await Promise.all(people.map((person) => person.shows(revision + 1)));
	}
}

test("the host gives the role away, and the new host ends the round", LIMIT, async () => {
	const { people } = await gather(["Kari", "Ola"]);
	const [kari, ola] = people;
	await start(people);
	await chooses(kari, '[data-about="member-1"]', '[data-action="give-host"]');
	await ola.page.locator('[data-part="log"]', { hasText: "The host is now" }).waitFor({ state: "attached" });
	await opens(kari);
	assert.equal(await kari.page.locator('[data-action="end-round"]').count(), 0);
	await kari.page.keyboard.press("Escape");
	await chooses(ola, '[data-action="end-round"]', '[data-action="sure"]');
	for (const person of people) {
		await person.page.locator('#page[data-phase="over"]').waitFor({ state: "attached" });
		assert.match(await says(person, "#turn"), /ended early/);
		assert.deepEqual(person.view.result.places, []);
		assert.deepEqual(
			(await person.logged(2)).map((line) => line.replace(/[\u2068\u2069]/g, "")),
			["The round was ended early: no winner.", "The host is now Ola."],
		);
		assert.deepEqual(person.complaints, []);
	}
});

test("two pages of one device are one member", LIMIT, async () => {
	const { code, people } = await gather(["Kari", "Ola"]);
	const [kari, ola] = people;
	const second = await anotherPage(kari, code);
	assert.equal(await second.page.locator('[data-part="join"]').count(), 0);
	await second.page.locator('[data-seat="0"][data-member="0"] .tag').waitFor();
	assert.equal(await ola.page.locator(".seat[data-member]").count(), 2, "nobody has come besides");
	// What one of them does the other has done.
	await start([second, ola]);
	await kari.shows(second.revision);
	assert.equal(kari.view.to_move, 0);
	await kari.page.locator('[data-turn="mine"]').waitFor();
	await second.page.locator('[data-turn="mine"]').waitFor();
	await plays([second, ola], 1, seeded(2));
	await kari.shows(second.revision);
	assert.deepEqual(kari.view, second.view);
	for (const { complaints } of [kari, ola]) assert.deepEqual(complaints, []);
});

/** Another page on the same device. @param {Person} person @param {string} code */
async function anotherPage({ context, complaints }, code) {
	const person = new Person({ page: await context.newPage(), context, complaints });
	await person.page.goto(`/t/${code}`);
	await person.page.locator('#page:not([data-phase="connecting"])').waitFor({ state: "attached" });
	return person;
}

test("a phone that slept for an hour shows the right position without a reload", LIMIT, async () => {
	const { code, people } = await gather(["Kari", "Ola"]);
	const [kari, ola] = people;
	await start(people);
	// Kari's phone and her other page are one device; asleep, its socket is dead and nobody has told it.
	const page = await kari.context.newPage();
	await page.setViewportSize(PHONE);
	let asleep = false;
	await page.routeWebSocket(/\/socket$/, (socket) => {
		const table = socket.connectToServer();
		let dead = false;
		socket.onMessage((text) => {
			dead ||= asleep;
			if (!dead) table.send(text);
		});
		table.onMessage((text) => {
			dead ||= asleep;
			if (!dead) socket.send(text);
		});
	});
	await page.clock.install();
	await page.goto(`/t/${code}`);
	const phone = new Person({ page, context: kari.context, complaints: kari.complaints });
	await phone.shows(kari.revision);
	await page.evaluate(() => {
		/** @type {any} */ (globalThis).loadedOnce = true;
	});
	asleep = true;
	await page.clock.pauseAt(Date.now() + 1000);
	const slept = kari.revision;
	await plays([kari, ola], 12, seeded(5));
	assert.equal(await page.locator("#page").getAttribute("data-revision"), String(slept), "it knows of nothing");
	asleep = false;
	await page.clock.fastForward(3_600_000);
	await page.clock.resume();
	await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
	await phone.shows(kari.revision);
	assert.ok(await page.evaluate(() => /** @type {any} */ (globalThis).loadedOnce), "it was not loaded anew");
	assert.deepEqual(await cells(phone), await cells(kari));
	assert.equal(await says(phone, "#turn"), await says(kari, "#turn"));
	for (const { complaints } of people) assert.deepEqual(complaints, []);
});

/** All that the board says, hole by hole. @param {Person} person */
const cells = ({ page }) =>
	page
		.locator("[data-board] [data-hole]")
		.evaluateAll((all) =>
			all.map((cell) => `${cell.getAttribute("data-hole")} ${cell.getAttribute("aria-label")}`).sort(),
		);

/** The ways through the sheet that a host has, by what is open at their end. @type {Record<string, string[]>} */
const BEFORE = {
	"host-table": [],
	"host-games": ['[data-action="open-games"]'],
	"host-watch": ['[data-action="open-watch"]'],
	"host-member": ['[data-about="member-1"]'],
};
/** @type {Record<string, string[]>} */
const DURING = {
	"host-round": [],
	"host-end": ['[data-action="end-round"]'],
	"host-person": ['[data-about="member-1"]'],
	"host-remove": ['[data-about="member-1"]', '[data-action="remove"]'],
	"host-leave": ['[data-action="leave"]'],
};

test("on a phone each control of the host is large enough, and where a thumb reaches it", LIMIT, async () => {
	const { people } = await gather(["Kari", "Ola"], { viewport: PHONE });
	const [kari] = people;
	await inReach(kari, BEFORE);
	await kari.page.locator('[data-part="rules"] summary').click();
	await onThePage(kari);
	await start(people);
	await kari.does("rules-read");
	await inReach(kari, DURING);
	await onThePage(kari);
	for (const { complaints } of people) assert.deepEqual(complaints, []);
});

/** @param {Person} person @param {Record<string, string[]>} ways */
async function inReach(person, ways) {
	const { page } = person;
	for (const [name, way] of Object.entries(ways)) {
		await opens(person, ...way);
		const found = await page.locator("#panel :is(button, select, textarea, label:has(input))").evaluateAll(
			(controls, [reach, finger]) =>
				controls.map((control) => {
					control.scrollIntoView({ block: "nearest" });
					const { top, bottom, height } = control.getBoundingClientRect();
					const good = height >= finger && top >= innerHeight * (1 - reach) && bottom <= innerHeight + 0.5;
					return good ? "" : `${control.outerHTML.slice(0, 90)}: ${height} high, from ${top} to ${bottom}`;
				}),
			[REACH, FINGER],
		);
		assert.ok(found.length > 1, name);
		assert.deepEqual(found.filter(Boolean), [], name);
		await page.keyboard.press("Escape");
		await page.locator("#panel:not([open])").waitFor({ state: "attached" });
	}
}

/** What a host has on the page itself stands below the board: nothing of it is in the upper part when it is come to. @param {Person} person */
async function onThePage({ page }) {
	await page.evaluate(() => scrollTo(0, 0));
	const controls = [
		'[data-part="seats"] :is(button, select)',
		'[data-part="players"] button.more',
		'[data-part="rules"] :is(label.switch, select, summary)',
		"#actions :is(button)",
	].join(", ");
	const found = await page.locator(controls).evaluateAll(
		(all, [reach, finger]) =>
			all.map((control) => {
				const { top, height } = control.getBoundingClientRect();
				const good = height >= finger && top >= innerHeight * (1 - reach);
				return good ? "" : `${control.outerHTML.slice(0, 90)}: ${height} high, at ${top}`;
			}),
		[REACH, FINGER],
	);
	assert.ok(found.length > 5);
	assert.deepEqual(found.filter(Boolean), []);
}

test("rules change in mid-round: everybody is told, and from the next turn on they hold", LIMIT, async () => {
	const { people } = await gather(["Kari", "Ola"]);
	const [kari, ola] = people;
	await start(people);
	for (const { page } of people) await page.locator('[data-ask="rules"]', { hasText: "usual house rules" }).waitFor();
	await kari.page.locator('[data-part="rules"] summary').click();
	await kari.page.locator('[data-rule-input="stepwise"]').uncheck();
	await ola.page.locator('[data-ask="rules"] [data-news="stepwise"]', { hasText: "from the next turn on" }).waitFor();
	await ola.page.locator('[data-part="rules"] summary').click();
	await ola.page.locator('[data-rule="stepwise"] [data-next="false"]').waitFor();
	await inAllLooks(ola, "rules-to-come", { more: boardIsWide });
	// The turn that Kari has before her goes by the old rule.
	assert.equal(kari.view.rules.stepwise, true);
	await plays([kari, ola], 1, seeded(1));
	while (kari.view.to_move === 0) await plays([kari, ola], 1, seeded(1));
	assert.equal(ola.view.rules.stepwise, false);
	await ola.page.locator('[data-rule="stepwise"]:not(:has([data-next]))').waitFor();
	await kari.page.locator('[data-input="lock"]').check();
	await ola.page.locator('[data-rules="locked"]').waitFor();
	await kari.page.locator('[data-input="lock"]:checked:disabled').waitFor();
	assert.equal(await kari.page.locator("[data-rule-input]").count(), 0);
	for (const { complaints } of people) assert.deepEqual(complaints, []);
});

test(
	"at a table on this device they hold from the next turn on too, and nothing is there that takes a net",
	LIMIT,
	async () => {
		const person = await DevicePerson.come(browser, server, still);
		const { page } = person;
		await person.opensLocal("chinese_checkers");
		await person.starts();
		await person.getsTheTurn();
		const { revision } = person;
		await page.locator('[data-part="rules"] summary').click();
		await page.locator('[data-rule-input="stepwise"]').uncheck();
		await page.locator('[data-rule="stepwise"] [data-next="false"]').waitFor();
		await person.clicks({ step: ["D1", "E5"] });
		await page.locator(`#page:not([data-revision="${revision}"])`).waitFor({ state: "attached" });
		await person.getsTheTurn();
		assert.equal(person.view.rules.stepwise, false);
		assert.equal(
			await page
				.locator('[data-action="table"], [data-action="reactions"], [data-input="lock"], [data-part="ask"]')
				.count(),
			0,
		);
		assert.deepEqual(person.complaints, []);
	},
);

test("the host chooses another game between rounds, and its board is there", LIMIT, async () => {
	const { people } = await gather(["Kari", "Ola"]);
	const [kari, ola] = people;
	await opens(kari, '[data-action="open-games"]');
	await kari.page.locator('#panel [data-action="set-game"][data-game="capture_checkers"]').click();
	for (const person of people) {
		await person.page.locator("#page").getByRole("heading", { name: "Capture Chinese checkers" }).waitFor();
		await person.page.locator('[data-part="rules"]:not(:has([data-rule="win"]))').waitFor();
	}
	await start(people);
	for (let made = 0; made < 2; made++) {
		const { revision, view } = kari;
		await people[view.to_move].clicks(view.to_move === 0 ? view.legal[0] : ola.view.legal[0]);
		await Promise.all(people.map((person) => person.shows(revision + 1)));
	}
	assert.equal(ola.view.game, "capture_checkers");
	for (const { complaints } of people) assert.deepEqual(complaints, []);
});

test("what is asked of the others is answered beside the turn bar", LIMIT, async () => {
	const { people } = await gather(["Kari", "Ola"]);
	const [kari, ola] = people;
	await start(people);
	const random = seeded(4);
	const first = kari.view.turn;
	while (kari.view.to_move === 0) await plays(people, 1, random);
	const back = await cells(kari);
	while (kari.view.to_move === 1) await plays(people, 1, random);
	await chooses(ola, '[data-action="offer-back"]');
	await kari.page.locator('[data-ask="answer"]').waitFor();
	assert.match(await says(kari, '[data-ask="answer"] h2'), /^Ola asks to take a turn back$/);
	await inAllLooks(kari, "asked", { more: boardIsWide });
	await ola.does("withdraw");
	await kari.page.locator('[data-part="ask"]').waitFor({ state: "detached" });
	await chooses(ola, '[data-action="offer-back"]');
	await kari.does("say-yes");
	await ola.page.locator('[data-turn="mine"]').waitFor();
	await level(people);
	assert.equal(kari.view.to_move, 1);
	assert.ok(kari.view.turn > first);
	assert.deepEqual((await cells(kari)).map(hole), back.map(hole));
	await chooses(ola, '[data-action="offer-draw"]');
	await inAllLooks(ola, "asking", { more: boardIsWide });
	await kari.does("say-no");
	await ola.page.locator('[data-part="ask"]').waitFor({ state: "detached" });
	await chooses(kari, '[data-action="offer-draw"]');
	await ola.does("say-yes");
	for (const person of people) {
		await person.page.locator('#page[data-phase="over"]').waitFor({ state: "attached" });
		assert.match(await says(person, "#turn"), /A draw, by agreement/);
		assert.deepEqual(person.complaints, []);
	}
});

/** Of a cell's words what stands there, whoever is to move. @param {string} cell */
const hole = (cell) => cell.split(", ").slice(0, 2).join(", ");

test("a reaction is shown for a moment to everybody", LIMIT, async () => {
	const { people } = await gather(["Kari", "Ola"]);
	const [kari, ola] = people;
	await start(people);
	await kari.does("reactions");
	await inAllLooks(kari, "reactions", { over: "#panel" });
	await kari.page.locator('#panel [data-with="1"]').click();
	await ola.page.locator('[data-reaction="1"]', { hasText: "Well played!" }).waitFor();
	await ola.page.locator("#live", { hasText: "Well played!" }).waitFor({ state: "attached" });
	await ola.page.locator("[data-reaction]").waitFor({ state: "detached" });
	assert.equal(ola.revision, kari.revision);
	for (const { complaints } of people) assert.deepEqual(complaints, []);
});

test("a member who is removed is told so, and may come back as a newcomer", LIMIT, async () => {
	const { people } = await gather(["Kari", "Ola"]);
	const [kari, ola] = people;
	await start(people);
	await chooses(kari, '[data-about="member-1"]', '[data-action="remove"]', '[data-action="sure"]');
	await ola.page.locator('[data-part="ended"][data-close="4003"]').waitFor();
	await inAllLooks(ola, "removed");
	await kari.page.locator('.player[data-seat="1"]', { hasText: "bot" }).waitFor();
	await ola.does("reload");
	await ola.page.locator('[data-part="join"]').waitFor();
	for (const { complaints } of people) assert.deepEqual(complaints, []);
});

test("who is away is shown with the time, and after two minutes a bot can play for them", LIMIT, async () => {
	const kari = await Person.come(browser, server, still);
	const { page } = kari;
	// The table says so itself once somebody has been silent for long; here it is made to.
	let since = 0;
	await page.routeWebSocket(/\/socket$/, (socket) => {
		const table = socket.connectToServer();
		table.onMessage((text) => {
			const message = String(text).startsWith("{") ? JSON.parse(String(text)) : null;
			const ola = message?.table?.members[1];
			if (ola && since > 0) ola.away = since;
			socket.send(message ? JSON.stringify(message) : text);
		});
	});
	await page.clock.install();
	const code = await kari.opens("Kari");
	const ola = await Person.come(browser, server, still);
	await ola.joins(code, "Ola");
	await page.locator('[data-seat="1"][data-member="1"]').waitFor();
	since = Date.now() - 60_000;
	await kari.does("start");
	await page.locator(`[data-part="players"] [data-away="${since}"]`).waitFor();
	await opens(kari, '[data-about="member-1"]');
	await page.locator(`#panel [data-away="${since}"]`).waitFor();
	assert.equal(await page.locator('#panel [data-action="stand-in"]').count(), 0);
	await page.clock.fastForward(61_000);
	await page.locator('#panel [data-action="stand-in"]').waitFor();
	await inAllLooks(kari, "host-away", { over: "#panel" });
	await page.locator('#panel [data-action="stand-in"]').click();
	// The table knows better.
	await page.locator('[data-notice="not_away"]').waitFor();
	for (const { complaints } of [kari, ola]) assert.deepEqual(complaints, []);
});

test("who may watch: with nobody a newcomer is told so, and may wait", LIMIT, async () => {
	const { code, people } = await gather(["Kari", "Ola"]);
	const [kari] = people;
	const aino = await Person.come(browser, server, still);
	await aino.page.goto(`/t/${code}`);
	await aino.page.locator('[data-part="join"]').waitFor();
	await start(people);
	await chooses(kari, '[data-action="open-watch"]', '[data-input="watch-nobody"]', '[data-action="set-watch"]');
	await aino.page.locator('[data-part="ended"][data-close="4003"]', { hasText: "who may watch" }).waitFor();
	await inAllLooks(aino, "not-watched");
	await aino.does("reload");
	await aino.page.locator('#page[data-sees="no"] [data-part="join"]').waitFor();
	await inAllLooks(aino, "unseen");
	assert.equal(await aino.page.locator("[data-board]").isVisible(), false);
	await aino.joins(code, "Aino");
	await aino.page.locator('[data-part="next-round"]').waitFor();
	await kari.page.locator('[data-part="players"]', { hasText: "Aino" }).waitFor();
	for (const { complaints } of [...people, aino]) assert.deepEqual(complaints, []);
});

test("the sheets in all looks", { timeout: 600_000 }, async () => {
	const { people } = await gather(["Kari", "Ola"]);
	const [kari] = people;
	for (const [name, way] of Object.entries(BEFORE)) await sheet(kari, name, way);
	await start(people);
	await inAllLooks(kari, "rules-begun", { more: boardIsWide });
	for (const [name, way] of Object.entries(DURING)) await sheet(kari, name, way);
	for (const { complaints } of people) assert.deepEqual(complaints, []);
});

/** @param {Person} person @param {string} name @param {string[]} way */
async function sheet(person, name, way) {
	await opens(person, ...way);
	await inAllLooks(person, name, { over: "#panel" });
	await person.page.keyboard.press("Escape");
	await person.page.locator("#panel:not([open])").waitFor({ state: "attached" });
}
