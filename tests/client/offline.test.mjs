import assert from "node:assert/strict";
import { test } from "node:test";
import { keepOffline, later } from "../../static/js/offline.js";

const gone = new TypeError("no such file");
const fails = () => Promise.reject(gone);

/** @param {{ newer?: boolean | Error, first?: boolean }} [situation] */
function page({ newer = true, first = true } = {}) {
	let reloads = 0;
	return {
		reloads: () => reloads,
		hands: {
			isNewer: async () => {
				if (newer instanceof Error) throw newer;
				return newer;
			},
			mark: () => first,
			reload: () => {
				reloads++;
			},
		},
	};
}

test("what loads is handed on, and nothing is asked", async () => {
	const { reloads, hands } = page();
	const isNewer = () => assert.fail("asked");
	assert.equal(await later(async () => 7, { ...hands, isNewer }), 7);
	assert.equal(reloads(), 0);
});

test("a file that is gone with its release loads the page anew, and nobody hears of the failure", async () => {
	const { reloads, hands } = page();
	let ended = false;
	const end = () => {
		ended = true;
	};
	later(fails, hands).then(end, end);
	await new Promise((resolve) => setImmediate(resolve));
	assert.equal(reloads(), 1);
	assert.equal(ended, false);
});

for (const [what, situation] of /** @type {const} */ ([
	["the page has just been loaded anew", { first: false }],
	["the server has the same build", { newer: false }],
	["the server can't be reached", { newer: new TypeError("no network") }],
])) {
	test(`the failure is the caller's when ${what}`, async () => {
		const { reloads, hands } = page(situation);
		await assert.rejects(later(fails, hands), gone);
		assert.equal(reloads(), 0);
	});
}

test("a page that stays does not use up its one reload", async () => {
	const mark = () => assert.fail("marked");
	await assert.rejects(later(fails, { ...page({ newer: false }).hands, mark }), gone);
});

/** @type {[string, any][]} */
const BROWSERS = [
	["has no service workers", {}],
	["forbids them", { serviceWorker: { register: () => Promise.reject(new Error("forbidden")) } }],
	[
		"forbids to ask",
		{
			get serviceWorker() {
				throw new Error("sandboxed");
			},
		},
	],
];
for (const [what, navigator] of BROWSERS) {
	test(`a browser that ${what} is left alone`, async (context) => {
		stand(context, navigator);
		await keepOffline();
	});
}

for (const controller of [null, {}]) {
	test(`a page that has ${controller ? "its" : "no"} worker asks ${controller ? "for nothing" : "for it"}`, async (context) => {
		/** @type {string[]} */
		const calls = [];
		stand(context, {
			serviceWorker: {
				controller,
				register: async (/** @type {string} */ path) => calls.push(path),
				ready: Promise.resolve({ active: { postMessage: (/** @type {string} */ text) => calls.push(text) } }),
			},
		});
		await keepOffline();
		assert.deepEqual(calls, controller ? ["/sw.js"] : ["/sw.js", "claim"]);
	});
}

/**
 * Puts a page with this `navigator` around a test.
 * @param {import("node:test").TestContext} context
 * @param {any} navigator
 */
function stand(context, navigator) {
	const before = Object.getOwnPropertyDescriptor(globalThis, "navigator");
	context.after(() => {
		if (before) Object.defineProperty(globalThis, "navigator", before);
		Reflect.deleteProperty(globalThis, "document");
	});
	Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
	Object.defineProperty(globalThis, "document", { value: { readyState: "complete" }, configurable: true });
}
