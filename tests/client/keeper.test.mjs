import assert from "node:assert/strict";
import { test } from "node:test";
import { makeKeeper, pageAt } from "../../static/js/keeper.js";
import { makeWorld, reply, request } from "./caches.mjs";

const PAGES = ["/", "/table", "/learn/star"];
/** A build of two files of its own and one that all have. @param {string} build */
const filesOf = (build) => [`/assets/main-${build}.js`, `/assets/chunk-${build}.js`, "/assets/same-1.ftl"];
const html = (/** @type {string} */ build) => `<script src="/assets/main-${build}.js"></script>${build}`;
const keepAlive = () => {};
const navigation = { mode: "navigate" };

/** @param {ReturnType<typeof makeWorld>} world @param {string} build */
function serve(world, build) {
	for (const path of Object.keys(world.served)) delete world.served[path];
	for (const file of filesOf(build)) world.served[file] = reply(file);
	for (const page of PAGES) world.served[page] = world.served["/t/ABCDE"] = reply(html(build));
}

/** @param {ReturnType<typeof makeWorld>} world @param {string} build */
const keeperOf = (world, build) => makeKeeper({ build, files: filesOf(build), pages: PAGES }, world.around);

/** A browser that has kept a build. @param {string} build */
async function kept(build) {
	const world = makeWorld();
	serve(world, build);
	const keeper = keeperOf(world, build);
	await keeper.fill();
	world.asked.length = 0;
	return { world, keeper };
}

/** @param {number} [pages] open ones */
const clients = (pages = 0) => {
	let claimed = 0;
	const list = { claim: async () => claimed++, matchAll: async () => Array(pages), claimed: () => claimed };
	return /** @type {any} */ (list);
};

/** @param {Promise<Response> | null} answer */
const body = async (answer) => /** @type {any} */ (await answer)?.body;

test("a table and a game on this device are served by one page, others by their own, what is none by none", () => {
	for (const [path, page] of [
		["/", "/"],
		["/t/ABCDE", "/table"],
		["/t/abc-de", "/table"],
		["/play/chinese_checkers", "/table"],
		["/table", "/table"],
		["/learn/star", "/learn/star"],
		["/t/", null],
		["/t/ABCDE/log", null],
		["/play/a/b", null],
		["/about", null],
		["/api/version", null],
		["/assets/main-a.js", null],
	]) {
		assert.equal(pageAt(/** @type {string} */ (path), PAGES), page, String(path));
	}
	assert.equal(pageAt("/t/ABCDE", ["/"]), null, "a build without that page");
});

test("a build is kept whole, its pages last", async () => {
	const { world } = await kept("a");
	assert.deepEqual(
		[...world.caches.all].sort(),
		[...filesOf("a"), ...PAGES].map((path) => `spillbord-a ${path}`).sort(),
	);
	assert.equal(world.caches.all.indexOf("spillbord-a /"), filesOf("a").length);
});

test("what two builds share is not loaded again", async () => {
	const { world } = await kept("a");
	serve(world, "b");
	await keeperOf(world, "b").fill();
	assert.deepEqual(world.asked.sort(), ["/assets/main-b.js", "/assets/chunk-b.js", ...PAGES].sort());
	assert.ok(world.caches.all.includes("spillbord-b /assets/same-1.ftl"));
});

/** @type {[string, (world: ReturnType<typeof makeWorld>) => void][]} */
const FAILURES = [
	["a file is gone", ({ served }) => delete served["/assets/chunk-b.js"]],
	["a page is gone", ({ served }) => delete served["/table"]],
	["a page is a detour", ({ served }) => (served["/table"] = reply(html("b"), { redirected: true }))],
	["a page is of the next build already", ({ served }) => (served["/table"] = reply(html("c")))],
	["there is no network", (world) => (world.network = "down")],
	["the storage is full", ({ caches }) => (caches.full = true)],
];
for (const [what, happens] of FAILURES) {
	test(`nothing of a build is kept when ${what}, and the one before stays`, async () => {
		const { world } = await kept("a");
		const before = world.caches.all;
		serve(world, "b");
		happens(world);
		await assert.rejects(keeperOf(world, "b").fill());
		assert.deepEqual(world.caches.all, before);
	});
}

test("a build that can't be kept anew, after a step back to it, is not forgotten", async () => {
	const { world, keeper } = await kept("a");
	const before = world.caches.all;
	world.network = "down";
	await assert.rejects(keeper.fill());
	assert.deepEqual(world.caches.all, before);
});

test("a page comes from the network, and from the cache when there is none", async () => {
	const { world, keeper } = await kept("a");
	serve(world, "b");
	assert.equal(await body(keeper.answer(request("/", navigation), keepAlive)), html("b"));
	world.network = "down";
	for (const path of ["/", "/t/ABCDE", "/play/chinese_checkers", "/learn/star", "/?from=home"]) {
		assert.equal(await body(keeper.answer(request(path, navigation), keepAlive)), html("a"), path);
	}
});

test("a server that answers with a fault is no network; one that refuses is heard", async () => {
	const { world, keeper } = await kept("a");
	world.served["/"] = reply("bad gateway", { status: 502 });
	assert.equal(await body(keeper.answer(request("/", navigation), keepAlive)), html("a"));
	world.served["/"] = reply("not here", { status: 404 });
	assert.equal(await body(keeper.answer(request("/", navigation), keepAlive)), "not here");
	world.served["/"] = reply("", { status: 0, type: "opaqueredirect" });
	assert.equal((await keeper.answer(request("/", navigation), keepAlive))?.type, "opaqueredirect");
	await world.caches.delete("spillbord-a");
	world.served["/"] = reply("bad gateway", { status: 502 });
	assert.equal(await body(keeper.answer(request("/", navigation), keepAlive)), "bad gateway");
});

test("a page is not waited for longer than some seconds if it is kept", async () => {
	const { world, keeper } = await kept("a");
	world.network = "slow";
	const answer = keeper.answer(request("/t/ABCDE", navigation), keepAlive);
	world.wait();
	assert.equal(await body(answer), html("a"));
	await world.caches.delete("spillbord-a");
	let come = false;
	keeper.answer(request("/", navigation), keepAlive)?.then(() => (come = true));
	world.wait();
	await new Promise((resolve) => setImmediate(resolve));
	assert.equal(come, false, "then there is only the network to wait for");
});

test("without a network and a kept page the browser says so itself", async () => {
	const world = makeWorld();
	world.network = "down";
	await assert.rejects(Promise.resolve(keeperOf(world, "a").answer(request("/", navigation), keepAlive)), TypeError);
});

test("the newest page that is whole is taken: another build may wait for its turn", async () => {
	const { world, keeper } = await kept("a");
	serve(world, "b");
	await keeperOf(world, "b").fill();
	serve(world, "c");
	// The third is still on its way in: no page yet.
	const cache = await world.caches.open("spillbord-c");
	await cache.put("/assets/main-c.js", reply(""));
	world.network = "down";
	assert.equal(await body(keeper.answer(request("/", navigation), keepAlive)), html("b"));
	const script = "/assets/main-b.js";
	assert.equal(await body(keeper.answer(request(script), keepAlive)), script, "with the files of its build");
});

test("files come from any build's cache; what is in none is asked for and kept", async () => {
	const { world, keeper } = await kept("a");
	serve(world, "b");
	assert.equal(await body(keeper.answer(request("/assets/chunk-a.js"), keepAlive)), "/assets/chunk-a.js");
	assert.deepEqual(world.asked, [], "an old page finds what the server has no longer");
	/** @type {Promise<unknown>[]} */
	const after = [];
	const ask = () => keeper.answer(request("/assets/chunk-b.js"), (work) => after.push(work));
	assert.equal(await body(ask()), "/assets/chunk-b.js");
	await Promise.all(after);
	world.network = "down";
	assert.equal(await body(ask()), "/assets/chunk-b.js");
});

test("what is no whole answer of our own is passed on and not kept", async () => {
	const { world, keeper } = await kept("a");
	const before = world.caches.all;
	for (const odd of [{ status: 404 }, { status: 206 }, { type: "opaque", status: 0 }, { redirected: true }]) {
		world.served["/assets/odd.js"] = reply("odd", odd);
		const answer = keeper.answer(request("/assets/odd.js"), () => assert.fail("kept"));
		assert.equal(await body(answer), "odd");
	}
	assert.deepEqual(world.caches.all, before);
});

test("storage that is full or refused does not stand in the way", async () => {
	const { world, keeper } = await kept("a");
	serve(world, "b");
	world.caches.full = true;
	/** @type {Promise<unknown>[]} */
	const after = [];
	const script = "/assets/main-b.js";
	assert.equal(await body(keeper.answer(request(script), (work) => after.push(work))), script);
	await Promise.all(after);
	world.caches.refused = true;
	assert.equal(await body(keeper.answer(request(script), (work) => after.push(work))), script);
	await Promise.all(after);
	assert.equal(await body(keeper.answer(request("/", navigation), keepAlive)), html("b"));
	world.served["/"] = reply("bad gateway", { status: 502 });
	assert.equal(await body(keeper.answer(request("/", navigation), keepAlive)), "bad gateway");
});

test("all other requests are the browser's own", async () => {
	const { world, keeper } = await kept("a");
	for (const left of [
		request("/api/tables/ABCDE"),
		request("/api/version", navigation),
		request("/api/tables", { method: "POST" }),
		request("/t/ABCDE", { method: "POST", mode: "navigate" }),
		request("/assets/main-a.js", { method: "HEAD" }),
		request("/assets/main-a.js", { headers: { Range: "bytes=0-9" } }),
		request("/t/ABCDE"),
		request("/manifest.webmanifest"),
		request("/robots.txt", navigation),
		request("https://elsewhere.example/assets/main-a.js"),
		request("https://elsewhere.example/", navigation),
	]) {
		assert.equal(keeper.answer(left, keepAlive), null, `${left.method} ${left.url} ${left.mode}`);
	}
	assert.deepEqual(world.asked, []);
});

test("older builds are forgotten when no page is left that could need them", async () => {
	const { world } = await kept("a");
	await world.caches.open("another-site's");
	serve(world, "b");
	const next = keeperOf(world, "b");
	await next.fill();
	const open = clients(1);
	await next.takeOver(open);
	assert.equal(open.claimed(), 1);
	assert.deepEqual(await world.caches.keys(), ["spillbord-a", "another-site's", "spillbord-b"]);
	await next.takeOver(clients());
	assert.deepEqual(await world.caches.keys(), ["another-site's", "spillbord-b"]);
});
