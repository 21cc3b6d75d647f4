// Calls over HTTP. A refusal is thrown as a `Refused` with its stable code.

export class Refused extends Error {
	/** @param {string} code @param {Record<string, unknown>} [detail] */
	constructor(code, detail) {
		super(code);
		this.code = code;
		this.detail = detail;
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
	if (!response.ok) throw new Refused(typeof body?.code === "string" ? body.code : "not_understood", body?.detail);
	return body;
}

/** @param {string} path @param {object} body */
const post = (path, body) =>
	call(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

/**
 * @param {string} game
 * @param {string} name
 * @returns {Promise<{ code: string, member: number }>}
 */
export const openTable = (game, name) => post("/api/tables", { game, name });

/**
 * Gives this device the seat of whoever has that name and password.
 * @param {string} code
 * @param {string} name
 * @param {string} password
 */
export const recoverSeat = (code, name, password) =>
	post(`/api/tables/${encodeURIComponent(code)}/recover`, { name, password });

/**
 * Gives this device the seat that a ticket is for.
 * @param {string} code
 * @param {string} ticket
 */
export const claimSeat = (code, ticket) => post(`/api/tables/${encodeURIComponent(code)}/claim`, { ticket });

/**
 * @param {string} code
 * @returns {Promise<{ code: string, game: string, phase: string }>}
 */
export const lookUp = (code) => call(`/api/tables/${encodeURIComponent(code)}`);

/**
 * All rounds of a table that are kept.
 * @param {string} code
 */
export const fetchRecord = (code) => call(`/api/tables/${encodeURIComponent(code)}/record`);

/** Gives this device its cookie if it has none. Several tabs that start at once get one and the same. */
export const ensureDevice = () => {
	const ask = () => call("/api/device", { method: "POST" });
	return navigator.locks ? navigator.locks.request("spillbord.device", ask) : ask();
};
