// What a browser needs to offer the site as an app.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { read, STATIC } from "./source.mjs";

const manifest = JSON.parse(read("public/manifest.webmanifest"));
const [light, dark] = [...read("css/base.css").matchAll(/--page: (#\w+);/g)].map(([, colour]) => colour);

/** @param {string} path */
function sizeOf(path) {
	const png = readFileSync(new URL(`public${path}`, STATIC));
	assert.equal(png.toString("latin1", 1, 4), "PNG", path);
	return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test("the manifest's pictures have the sizes that it tells, and show the site's own drawing", () => {
	for (const { src, type, sizes } of manifest.icons) {
		if (type === "image/png") assert.equal(sizeOf(src), sizes, src);
	}
	assert.deepEqual(
		manifest.icons.map((/** @type {any} */ { sizes, purpose = "any" }) => `${sizes} ${purpose}`),
		["any any", "192x192 any", "512x512 any", "512x512 maskable"],
	);
	assert.equal(read("public/icons/icon.svg"), read("icons/icon.svg"), "run node scripts/icons.mjs");
	assert.equal(sizeOf("/icons/apple-touch-icon.png"), "180x180");
});

test("the picture for links has the size that the pages tell", () => {
	for (const page of ["index.html", "table.html"]) {
		const [width, height] = ["width", "height"].map(
			(side) => new RegExp(`og:image:${side}" content="(\\d+)"`).exec(read(page))?.[1],
		);
		assert.equal(`${width}x${height}`, sizeOf("/preview.png"), page);
	}
});

test("the frame around an installed page has the page's colour", () => {
	assert.deepEqual([manifest.theme_color, manifest.background_color], [light, light]);
	for (const page of ["index.html", "table.html", "about.html"]) {
		const html = read(page);
		assert.ok(html.includes('<link rel="manifest" href="/manifest.webmanifest">'), page);
		for (const [scheme, colour] of Object.entries({ light, dark })) {
			const meta = `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colour}">`;
			assert.ok(html.includes(meta), `${page}: ${scheme}`);
		}
	}
});
