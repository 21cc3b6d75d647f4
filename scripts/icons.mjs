// Draws static/icons/icon.svg as the pictures that an installed app needs, into static/public/icons/, under fixed names.
// Run it by hand after a change of the drawing; what it makes is checked in.   node scripts/icons.mjs
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";

const SOURCE = "static/icons/icon.svg";
const OUT = "static/public/icons";
/** The page's own colour, for where the system wants no hole around the drawing. */
const GROUND = "#fbf6ec";
/** `share` is how much of the picture the drawing takes: a maskable one may lose all outside of the middle 80 %. */
const PICTURES = [
	{ name: "icon-192", size: 192, share: 1, ground: "transparent" },
	{ name: "icon-512", size: 512, share: 1, ground: "transparent" },
	{ name: "maskable-512", size: 512, share: 0.72, ground: GROUND },
	{ name: "apple-touch-icon", size: 180, share: 0.84, ground: GROUND },
];

const drawing = `data:image/svg+xml;base64,${readFileSync(SOURCE).toString("base64")}`;
const browser = await chromium.launch({
	executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
	args: ["--no-sandbox", "--disable-gpu"],
});
try {
	const page = await browser.newPage();
	for (const { name, size, share, ground } of PICTURES) {
		await page.setViewportSize({ width: size, height: size });
		await page.setContent(
			`<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">
			<img src="${drawing}" style="width:${share * 100}vw" alt="">`,
		);
		writeFileSync(`${OUT}/${name}.png`, await page.screenshot({ omitBackground: true }));
	}
} finally {
	await browser.close();
}
copyFileSync(SOURCE, `${OUT}/icon.svg`);
