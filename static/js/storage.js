// What this browser remembers. A private window, or one that keeps nothing, remembers nothing: the page works without.

/** @typedef {{ code: string, game: string, at: number }} RecentTable */

const RECENT = 8;

/**
 * @param {string} key
 * @returns {any}
 */
function read(key) {
	try {
		return JSON.parse(localStorage.getItem(`spillbord.${key}`) ?? "null");
	} catch {
		return null;
	}
}

/**
 * @param {string} key
 * @param {unknown} value
 */
function write(key, value) {
	try {
		localStorage.setItem(`spillbord.${key}`, JSON.stringify(value));
	} catch {
		// Full or forbidden: then it is asked again next time.
	}
}

/** @returns {string} */
export const savedName = () => {
	const name = read("name");
	return typeof name === "string" ? name : "";
};

/** @param {string} name */
export const saveName = (name) => write("name", name);

/** @returns {unknown} */
export const savedLanguage = () => read("language");

/** @param {string} language */
export const saveLanguage = (language) => write("language", language);

/** What says that it is one's turn, on this device. @returns {unknown} */
export const savedAlerts = () => read("alerts");

/** @param {object} alerts */
export const saveAlerts = (alerts) => write("alerts", alerts);

/** @returns {RecentTable[]} the latest first */
export const recentTables = () => {
	const list = read("recent");
	return Array.isArray(list) ? list.filter((item) => typeof item?.code === "string") : [];
};

/** @param {RecentTable} table */
export const rememberTable = (table) =>
	write("recent", [table, ...recentTables().filter(({ code }) => code !== table.code)].slice(0, RECENT));

/** @param {string} code */
export const forgetTable = (code) =>
	write(
		"recent",
		recentTables().filter((table) => table.code !== code),
	);

/** @param {string} game */
const localKey = (game) => `spillbord.local.${game}`;

/** The table on this device, as it was kept. @param {string} game @returns {string | null} */
export const savedLocal = (game) => {
	try {
		return localStorage.getItem(localKey(game));
	} catch {
		return null;
	}
};

/** @param {string} game @param {string} text @returns {boolean} whether it is kept: storage may be full or forbidden */
export const keepLocal = (game, text) => {
	try {
		localStorage.setItem(localKey(game), text);
		return true;
	} catch {
		return false;
	}
};

/** Puts what can't be read out of the way, without losing it. @param {string} game */
export const setAsideLocal = (game) => {
	const text = savedLocal(game);
	try {
		if (text !== null) localStorage.setItem(`${localKey(game)}.unreadable`, text);
	} catch {
		// There is room for one of them only.
	}
};

/** Whether a round on this device waits to be gone on with. @param {string} game */
export const hasLocalRound = (game) => {
	try {
		return JSON.parse(savedLocal(game) ?? "null")?.begun === true;
	} catch {
		return false;
	}
};

/**
 * Says to the table's page, once, that this tab has just opened the table.
 * @param {string} code
 */
export const markOpened = (code) => {
	try {
		sessionStorage.setItem("spillbord.opened", code);
	} catch {
		// Then the host takes a seat by hand.
	}
};

/**
 * Whether this tab has just opened the table; true only once.
 * @param {string} code
 */
export const takeOpened = (code) => {
	try {
		const opened = sessionStorage.getItem("spillbord.opened") === code;
		if (opened) sessionStorage.removeItem("spillbord.opened");
		return opened;
	} catch {
		return false;
	}
};

/** Notes that this tab is about to load its page anew because it was too old; true unless it has just done so. */
export const markReloaded = () => {
	try {
		const before = Number(sessionStorage.getItem("spillbord.reloaded") ?? 0);
		sessionStorage.setItem("spillbord.reloaded", String(Date.now()));
		return Date.now() - before > 60_000;
	} catch {
		return false;
	}
};
