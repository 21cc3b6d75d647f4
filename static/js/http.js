// Calls over HTTP. A refusal is thrown as a `Refused` with its stable code.

export class Refused extends Error {
	/** @param {string} code */
	constructor(code) {
		super(code);
		this.code = code;
	}
}

/**
 * @param {string} path
 * @param {RequestInit} [options]
 */
async function call(path, options) {
	/** @type {Response} */
	let response;
	try {
		response = await fetch(path, options);
	} catch {
		throw new Refused("offline");
	}
	if (response.status === 204) return null;
	const body = await response.json().catch(() => null);
	if (!response.ok) throw new Refused(typeof body?.code === "string" ? body.code : "not_understood");
	return body;
}

/**
 * @param {string} game
 * @param {string} name
 * @returns {Promise<{ code: string, member: number }>}
 */
export const openTable = (game, name) =>
	call("/api/tables", {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ game, name }),
	});

/**
 * @param {string} code
 * @returns {Promise<{ code: string, game: string, phase: string }>}
 */
export const lookUp = (code) => call(`/api/tables/${encodeURIComponent(code)}`);

/** Gives this device its cookie if it has none. Several tabs that start at once get one and the same. */
export const ensureDevice = () => {
	const ask = () => call("/api/device", { method: "POST" });
	return navigator.locks ? navigator.locks.request("spillbord.device", ask) : ask();
};
