// Which addresses are pages, and the headers of the files that have a fixed name.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ownServer } from "./own.mjs";

const server = ownServer();
/** A page's file as it is served: with the address of its picture. @param {string} html */
const whole = (html) => html.replaceAll('content="/preview.png"', `content="${server.url}/preview.png"`);
const get = (/** @type {string} */ path, /** @type {RequestInit} */ options = {}) => fetch(server.url + path, options);

test("a table on this device has an address for each game, and none for what is no game", async () => {
	const table = whole(await (await get("/table")).text());
	for (const path of ["/play/chinese_checkers", "/play/chinese_checkers?players=3", "/t/ABCDE"]) {
		const response = await get(path);
		assert.equal(response.status, 200, path);
		assert.match(response.headers.get("content-type") ?? "", /^text\/html/);
		assert.match(response.headers.get("content-security-policy") ?? "", /default-src 'self'/);
		assert.equal(await response.text(), table, path);
		const head = await get(path, { method: "HEAD" });
		assert.deepEqual([head.status, await head.text()], [200, ""], path);
	}
	for (const path of [
		"/play",
		"/play/",
		"/play/chess",
		"/play/Chinese_Checkers",
		"/play/chinese%5Fcheckers",
		"/play/chinese_checkers/",
		"/play/chinese_checkers/2",
	]) {
		assert.equal((await get(path)).status, 404, path);
	}
	assert.equal((await get("/play/chinese_checkers", { method: "POST" })).status, 404);
});

test("a link's preview names this host, at the front page too, and the picture is there", async () => {
	for (const path of ["/", "/t/ABCDE"]) {
		const response = await get(path);
		const html = await response.text();
		const pictures = [...html.matchAll(/(?:og|twitter):image" content="([^"]*)"/g)].map(([, address]) => address);
		assert.deepEqual(pictures, [`${server.url}/preview.png`, `${server.url}/preview.png`], path);
		assert.match(response.headers.get("content-security-policy") ?? "", /default-src 'self'/);
		assert.match(response.headers.get("content-type") ?? "", /^text\/html/);
		// Who has the page need not load it again.
		const tag = response.headers.get("etag") ?? "";
		assert.equal((await get(path, { headers: { "If-None-Match": tag } })).status, 304, path);
	}
	const picture = await get("/preview.png");
	assert.deepEqual([picture.status, picture.headers.get("content-type")], [200, "image/png"]);
});

test("the service worker is asked for anew each time, a hashed file never again", async () => {
	const response = await get("/sw.js");
	assert.equal(response.status, 200);
	assert.equal(response.headers.get("cache-control"), "no-cache");
	assert.match(response.headers.get("content-type") ?? "", /^text\/javascript/);
	const [file] = (await response.text()).match(/\/assets\/[\w.-]+\.js/) ?? [""];
	assert.match((await get(file)).headers.get("cache-control") ?? "", /immutable/);
});

test("the manifest has its type, and its pictures are there", async () => {
	const response = await get("/manifest.webmanifest");
	assert.match(response.headers.get("content-type") ?? "", /^application\/manifest\+json/);
	const { icons, start_url } = /** @type {any} */ (await response.json());
	assert.equal((await get(start_url)).status, 200);
	for (const { src, type } of icons) {
		const icon = await get(src);
		assert.deepEqual([icon.status, icon.headers.get("content-type")], [200, type], src);
	}
});
