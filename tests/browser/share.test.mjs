// How others come to a table, and how one comes back to one's seat: the link and its QR code, a seat that is moved to
// another device by a link and by a password.
import assert from "node:assert/strict";
import { test } from "node:test";
import { generate } from "lean-qr/nano";
import { ownServer } from "../server/own.mjs";
import { ownBrowser } from "./harness.mjs";
import { inAllLooks } from "./looks.mjs";
import { Person } from "./people.mjs";

const server = ownServer();
const browser = ownBrowser();

const LIMIT = { timeout: 300_000 };
const still = /** @type {const} */ ({ reducedMotion: "reduce" });

test("the link is there as a QR code, which is drawn when it is shown", LIMIT, async () => {
	const { kari, code, ola } = await table();
	const { page } = kari;
	const qr = page.locator('#share [data-part="qr"]');
	await qr.waitFor();
	assert.deepEqual(await modulesOf(qr), wanted(`${server.url}/t/${code}`));
	assert.equal(await qr.getAttribute("aria-label"), "QR code with the link to the table");
	// It is as dark on light in the dark.
	await page.emulateMedia({ colorScheme: "dark" });
	assert.deepEqual(
		await qr.evaluate((picture) => [getComputedStyle(picture).fill, getComputedStyle(picture).backgroundColor]),
		["rgb(0, 0, 0)", "rgb(255, 255, 255)"],
	);
	await page.emulateMedia({ colorScheme: "light" });
	await inAllLooks(kari, "share");

	// During a round the panel is folded up, and a page that comes then loads no library for it.
	await kari.does("start");
	await page.locator('#page[data-phase="playing"]').waitFor({ state: "attached" });
	const late = await Person.come(browser, server, still);
	/** @type {string[]} */
	const loaded = [];
	late.page.on("request", (request) => loaded.push(request.url()));
	await late.page.goto(`/t/${code}`);
	await late.page.locator("#share summary").waitFor();
	assert.equal(await late.page.locator('#share [data-part="qr"]').count(), 0);
	assert.ok(!loaded.some((url) => /\/qr-/.test(url)));
	await late.page.locator("#share summary").click();
	await late.page.locator('#share [data-part="qr"]').waitFor();
	assert.ok(loaded.some((url) => /\/qr-/.test(url)));
	await leave(kari, ola, late);
});

test("the device's own way to share is offered where it has one", LIMIT, async () => {
	const person = await Person.come(browser, server, still);
	await person.page.addInitScript(() => {
		navigator.share = async (what) => {
			Object.assign(globalThis, { shared: what });
		};
	});
	const code = await person.opens("Kari");
	await person.does("share");
	const shared = await person.page.evaluate(() => /** @type {any} */ (globalThis).shared);
	assert.equal(shared.url, `${server.url}/t/${code}`);
	await leave(person);
});

test("a link moves a seat to another device, once, and the old page is told", LIMIT, async () => {
	const { kari, code, ola } = await table();
	await kari.page.locator('[data-part="own-seat"] summary').click();
	await kari.does("make-ticket");
	const qr = kari.page.locator('[data-part="own-seat"] [data-part="qr"]');
	await qr.waitFor();
	const link = await kari.page.locator('[data-input="ticket"]').inputValue();
	assert.match(link, new RegExp(`^${server.url}/t/${code}#ticket=[\\w-]{43}$`));
	assert.deepEqual(await modulesOf(qr), wanted(link));
	await inAllLooks(kari, "own-seat");

	const phone = await Person.come(browser, server, still);
	await phone.page.goto(link);
	await phone.page.locator('[data-seat="0"] [data-action="stand"]').waitFor();
	assert.equal(phone.page.url(), `${server.url}/t/${code}`, "the ticket is out of the address");
	await kari.page.locator('[data-part="ended"][data-close="4004"]').waitFor();
	assert.match((await kari.page.locator("#side").textContent()) ?? "", /Your seat has moved/);
	await inAllLooks(kari, "moved");
	assert.match((await ola.logged(1))[0], /Kari.* moved the seat to a new device/);

	// Somebody who finds the link later gets words, and the table all the same.
	const thief = await Person.come(browser, server, still);
	await thief.page.goto(link);
	await thief.page.locator('[data-notice="wrong_ticket"]').waitFor();
	await thief.page.locator('[data-part="join"]').waitFor();
	assert.equal(thief.page.url(), `${server.url}/t/${code}`);
	// The browser's own line about the answer, which is no fault of the page's.
	thief.complaints.splice(0, thief.complaints.length, ...thief.complaints.filter((line) => !/403/.test(line)));

	// Who has a seat of their own does not lose it to the link of another.
	await phone.page.locator('[data-part="own-seat"] summary').click();
	await phone.does("make-ticket");
	const next = await phone.page.locator('[data-input="ticket"]').inputValue();
	await ola.page.goto(next);
	await ola.page.locator('[data-notice="already_member"]').waitFor();
	await ola.page.locator('[data-seat="1"] [data-action="stand"]').waitFor();
	ola.complaints.splice(0, ola.complaints.length, ...ola.complaints.filter((line) => !/409/.test(line)));
	await leave(kari, ola, phone, thief);
});

test("with a name and a password one comes back from another device", LIMIT, async () => {
	const { kari, code, ola } = await table();
	const { page } = kari;
	await page.locator('[data-part="own-seat"][data-password="none"] summary').click();
	await page.locator('[data-input="seat-password"]').fill("short");
	await kari.does("set-password");
	await page.locator('[data-notice="bad_password"]').waitFor();
	await page.locator('[data-input="seat-password"]').fill("five bronze owls");
	await kari.does("set-password");
	await page.locator('[data-part="own-seat"][data-password="set"]').waitFor();
	assert.equal(await page.locator('[data-input="seat-password"]').inputValue(), "");
	assert.match((await page.locator("#live").textContent()) ?? "", /password is set/);

	const phone = await Person.come(browser, server, still);
	await phone.page.goto(`/t/${code}`);
	await phone.page.locator('[data-part="recover"] summary').click();
	await phone.page.locator('[data-input="recover-name"]').fill("kari");
	await phone.page.locator('[data-input="recover-password"]').fill("five bronze cats");
	await inAllLooks(phone, "recover");
	await phone.does("recover");
	await phone.page.locator('[data-notice="wrong_password"]').waitFor();
	await phone.page.locator('[data-input="recover-password"]').fill("five bronze owls");
	await phone.does("recover");
	await phone.page.locator('[data-seat="0"] [data-action="stand"]').waitFor();
	await kari.page.locator('[data-part="ended"][data-close="4004"]').waitFor();
	assert.match((await ola.logged(1))[0], /Kari.* with the password/);
	await phone.page.locator('[data-part="own-seat"][data-password="set"]').waitFor();
	phone.complaints.splice(0, phone.complaints.length, ...phone.complaints.filter((line) => !/403/.test(line)));
	await leave(kari, ola, phone);
});

test("after five wrong passwords the page says until when it has to wait", LIMIT, async () => {
	const { kari, code, ola } = await table();
	await kari.page.locator('[data-part="own-seat"] summary').click();
	await kari.page.locator('[data-input="seat-password"]').fill("five bronze owls");
	await kari.does("set-password");
	await kari.page.locator('[data-part="own-seat"][data-password="set"]').waitFor();
	const phone = await Person.come(browser, server, still);
	await phone.page.goto(`/t/${code}`);
	await phone.page.locator('[data-part="recover"] summary').click();
	await phone.page.locator('[data-input="recover-name"]').fill("Kari");
	for (let tries = 1; tries <= 6; tries++) {
		await phone.page.locator('[data-input="recover-password"]').fill(`five bronze cats ${tries}`);
		const answer = phone.page.waitForResponse(/\/recover$/);
		await phone.does("recover");
		assert.equal((await answer).status(), tries <= 5 ? 403 : 429, `try ${tries}`);
		await phone.page.locator('[data-action="recover"]:enabled').waitFor();
	}
	const notice = phone.page.locator('[data-notice="too_many_tries"]');
	await notice.waitFor();
	assert.match((await notice.textContent()) ?? "", /after .?\d\d:\d\d/);
	phone.complaints.splice(0, phone.complaints.length, ...phone.complaints.filter((line) => !/40[39]|429/.test(line)));
	await leave(kari, ola, phone);
});

/** Kari's table, at which Ola has a seat. */
async function table() {
	const kari = await Person.come(browser, server, still);
	const ola = await Person.come(browser, server, still);
	const code = await kari.opens("Kari");
	await ola.joins(code, "Ola");
	await kari.page.locator('[data-seat="1"].taken').waitFor();
	return { kari, ola, code };
}

/** @param {Person[]} persons */
async function leave(...persons) {
	for (const { complaints, context } of persons) {
		assert.deepEqual(complaints, []);
		await context.close();
	}
}

/**
 * The modules of a drawn QR code, as rows of bits; the quiet zone has to be there, and is left out.
 * @param {import("playwright-core").Locator} picture
 */
async function modulesOf(picture) {
	const { box, path } = await picture.evaluate((drawing) => ({
		box: drawing.getAttribute("viewBox") ?? "",
		path: drawing.querySelector("path")?.getAttribute("d") ?? "",
	}));
	const [left, top, width] = box.split(" ").map(Number);
	assert.deepEqual([left, top], [-4, -4], "a quiet zone of four modules");
	const rows = Array.from({ length: width - 8 }, () => Array(width - 8).fill("0"));
	for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g))
		rows[Number(y)].fill("1", Number(x), Number(x) + Number(run));
	return rows.map((row) => row.join(""));
}

/** What the QR code of a text is. @param {string} text */
function wanted(text) {
	const code = generate(text);
	return Array.from({ length: code.size }, (_, y) =>
		Array.from({ length: code.size }, (_, x) => (code.get(x, y) ? "1" : "0")).join(""),
	);
}
