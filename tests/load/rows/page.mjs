import { DevicePerson } from "../../browser/device.mjs";
import { launch } from "../../browser/harness.mjs";
import { startServer } from "../../server/harness.mjs";
import { median } from "../stats.mjs";

const REPEATS = 5;
/** Turns of bots that are watched each time. */
const TURNS = 12;
/** How much slower than this machine the page is made. */
const THROTTLE = 4;
/** From here on people notice that a page does not answer. */
const MOST_MS = 50;

/**
 * The longest task of the page's main thread, in ms, while six bots play on a phone's screen.
 * @param {DevicePerson} person
 */
async function longestTask(person) {
	const { page, context } = person;
	if (person.view.result) await person.starts();
	const devtools = await context.newCDPSession(page);
	await devtools.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
	/** @type {any[]} */
	const events = [];
	devtools.on("Tracing.dataCollected", ({ value }) => events.push(...value));
	// No more than that: what is written down takes time of the page's own.
	const categories = ["disabled-by-default-devtools.timeline", "__metadata"];
	await devtools.send("Tracing.start", {
		transferMode: "ReportEvents",
		traceConfig: { includedCategories: categories },
	});
	const from = person.view.turn;
	while (person.view.turn < from + TURNS && !person.view.result) await person.hears();
	const complete = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
	await devtools.send("Tracing.end");
	await complete;
	await devtools.detach();
	const mains = events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
	const threads = new Set(mains.map(({ pid, tid }) => `${pid} ${tid}`));
	const tasks = events.filter(
		({ name, ph, pid, tid }) => name === "RunTask" && ph === "X" && threads.has(`${pid} ${tid}`),
	);
	if (tasks.length < TURNS / 2) throw new Error(`only ${tasks.length} tasks were seen`);
	return Math.max(...tasks.map(({ dur }) => dur / 1000));
}

/** @param {string} game */
const longestRow = (game) => ({
	name: `page.longest_task.${game}`,
	async run() {
		const [server, browser] = await Promise.all([startServer(), launch()]);
		try {
			const person = await DevicePerson.come(browser, server, { viewport: { width: 360, height: 740 } });
			await person.opensLocal(game);
			await person.page.locator('[data-action="stand"]').click();
			for (const seat of [0, 2, 3, 4, 5]) await person.seatsBot(seat);
			await person.starts();
			const longest = [];
			for (let repeat = 0; repeat < REPEATS; repeat++) longest.push(await longestTask(person));
			const most = Math.max(...longest);
			return [
				{
					name: `page.longest_task.${game}`,
					value: most,
					unit: "ms",
					goal: `≤ ${MOST_MS}`,
					ok: most <= MOST_MS,
					note: `six bots, processor ${THROTTLE} times slower; longest of ${REPEATS} times ${TURNS} turns, median ${median(longest).toFixed(1)}`,
				},
			];
		} finally {
			await Promise.all([server.stop(), browser.close()]);
		}
	},
});

export const rows = [longestRow("chinese_checkers"), longestRow("capture_checkers")];
