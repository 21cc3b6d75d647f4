// Codes of tables: five characters without those that are easily mixed up.

const CODE = /^[2-9A-HJKMNP-Z]{5}$/;

/**
 * A code as people type it: case, spaces and dashes don't matter, and a whole link is a code too.
 * @param {string} typed
 * @returns {string | null} null when it can't be a code
 */
export function readCode(typed) {
	const last =
		typed
			.trim()
			.replace(/[?#].*$/, "")
			.replace(/\/+$/, "")
			.split("/")
			.at(-1) ?? "";
	const code = last.toUpperCase().replace(/[\s\p{Pd}_.]/gu, "");
	return CODE.test(code) ? code : null;
}

/**
 * In two groups, to be read out.
 * @param {string} code
 */
export const groupCode = (code) => `${code.slice(0, 3)} ${code.slice(3)}`;

/**
 * The code in the address of a table's page.
 * @param {string} pathname
 */
export const codeOfPath = (pathname) => readCode(/^\/t\/([^/]*)/.exec(pathname)?.[1] ?? "");

/**
 * The game in the address of a table on this device.
 * @param {string} pathname
 */
export const gameOfPath = (pathname) => /^\/play\/([^/]+)/.exec(pathname)?.[1] ?? null;
