// Stands in for the modules that only the build provides, so that the client's own can be loaded by themselves.
import { registerHooks } from "node:module";

const MADE = {
	"spillbord-assets": "export const locales = {}, urls = {}, workers = {}, wasm = {};",
	"spillbord-core":
		"export default () => {}; export const about = () => undefined, asks = () => undefined, choices = () => undefined, games = () => '[]';",
};

registerHooks({
	resolve: (name, context, next) => (name in MADE ? { url: `made:${name}`, shortCircuit: true } : next(name, context)),
	load: (url, context, next) =>
		url.startsWith("made:")
			? { format: "module", source: MADE[/** @type {keyof typeof MADE} */ (url.slice(5))], shortCircuit: true }
			: next(url, context),
});
