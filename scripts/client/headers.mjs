const CSP = {
	"default-src": "'self'",
	"script-src": "'self' 'wasm-unsafe-eval'",
	"style-src": "'self'",
	"img-src": "'self' blob: data:",
	"connect-src": "'self'",
	"object-src": "'none'",
	"base-uri": "'none'",
	"form-action": "'self'",
	"frame-ancestors": "'none'",
};
const DENIED = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"];

/** What every page and file is sent with; the assets server reads it from `_headers`. */
export const HEADERS = {
	"Content-Security-Policy": Object.entries(CSP)
		.map(([name, value]) => `${name} ${value}`)
		.join("; "),
	"X-Content-Type-Options": "nosniff",
	// Links carry codes.
	"Referrer-Policy": "no-referrer",
	"Permissions-Policy": DENIED.map((feature) => `${feature}=()`).join(", "),
};

export function headersFile() {
	const lines = Object.entries(HEADERS).map(([name, value]) => `  ${name}: ${value}`);
	const rules = {
		"/*": lines,
		// The name has the content's hash in it: it never has to be asked for again. The default is taken off first, since
		// values of one header are joined.
		"/assets/*": ["  ! Cache-Control", "  Cache-Control: public, max-age=31536000, immutable"],
		// Browsers ask for it themselves, and compare. Nothing between may answer with an older one.
		"/sw.js": ["  ! Cache-Control", "  Cache-Control: no-cache", "  Content-Type: text/javascript; charset=utf-8"],
		// Nobody knows this type by its name, and what has no type is not compressed on its way.
		"/assets/*.ftl": ["  Content-Type: text/plain; charset=utf-8"],
	};
	return Object.entries(rules)
		.map(([path, headers]) => `${path}\n${headers.join("\n")}\n`)
		.join("");
}
