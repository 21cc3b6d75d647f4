// What the build provides to the client; see build-client.mjs.
declare const __VERSION__: string;
declare const __COMMIT__: string;
declare const __BUILD__: string;
/** Only in sw.js. */
declare const __FILES__: string[];
/** Only in sw.js. */
declare const __PAGES__: string[];

declare module "spillbord-assets" {
	export const locales: Record<string, string>;
	export const workers: Record<string, string>;
	export const wasm: Record<string, string>;
	export const urls: Record<string, string>;
}
