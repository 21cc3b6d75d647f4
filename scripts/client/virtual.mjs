import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/**
 * The modules that only the build can provide: the engine's glue and the addresses of hashed files.
 * @param {{ urls: Record<string, string>, wasm: Record<string, string>, workers: Record<string, string> }} known
 * @returns {import("esbuild").Plugin}
 */
export function virtualModules({ urls, wasm, workers }) {
	/** @type {Record<string, string>} */
	const locales = {};
	/** @type {Record<string, string>} */
	const others = {};
	for (const [path, url] of Object.entries(urls)) {
		const locale = /^locales\/([^/]+)\.ftl$/.exec(path);
		if (locale) locales[locale[1]] = url;
		else others[path] = url;
	}
	return {
		name: "spillbord",
		setup(build) {
			build.onResolve({ filter: /^spillbord-assets$/ }, ({ path }) => ({ path, namespace: "spillbord" }));
			build.onLoad({ filter: /^spillbord-assets$/, namespace: "spillbord" }, () => ({
				// One export each, so that a page carries only the lists it uses.
				contents: Object.entries({ locales, workers, wasm, urls: others })
					.map(([name, list]) => `export const ${name} = ${JSON.stringify(list)};`)
					.join("\n"),
			}));
			build.onResolve({ filter: /^spillbord-(core|extra)$/ }, ({ path }) => ({
				path: resolve(`build/browser/${path.slice("spillbord-".length)}.js`),
			}));
			build.onLoad({ filter: /\/build\/browser\/(core|extra)\.js$/ }, ({ path }) => {
				const name = /** @type {RegExpExecArray} */ (/(core|extra)\.js$/.exec(path))[1];
				const glue = readFileSync(path, "utf8");
				const found = `new URL('${name}_bg.wasm', import.meta.url)`;
				if (!glue.includes(found)) throw new Error(`wasm-bindgen's glue has changed: no ${found} in ${path}`);
				return { contents: glue.replaceAll(found, `new URL(${JSON.stringify(wasm[name])}, import.meta.url)`) };
			});
		},
	};
}
