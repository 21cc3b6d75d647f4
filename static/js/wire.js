// The messages of docs/protocol.md, as far as this client reads them.

/** @typedef {{ member: number | null, seats: number[], host: boolean }} You */
/** @typedef {{ id: number, name: string, waiting: boolean }} Member */
/** @typedef {"lobby" | "playing" | "over"} Phase */
/** @typedef {boolean | string} RuleValue */
/** @typedef {Record<string, RuleValue>} Rules */
/**
 * @typedef {object} Table
 * @property {string} code
 * @property {string} game
 * @property {Phase} phase
 * @property {number} host
 * @property {Member[]} members
 * @property {({ member: number } | null)[]} seats
 * @property {Rules} rules those of the next round
 */
/** @typedef {{ places: number[][], reason: string }} Outcome */
/**
 * @typedef {object} View what every game has; the game's module knows the rest
 * @property {string} game
 * @property {number} round
 * @property {number} turn
 * @property {number | null} to_move
 * @property {Outcome | null} result
 * @property {{ member: number | null, name: string }[]} seats
 * @property {Record<string, any>[]} legal
 * @property {Rules} rules those in force
 */
/**
 * @typedef {object} Entry of the log, and of `events`
 * @property {number} revision
 * @property {number} at
 * @property {{ member?: number, name?: string, seat?: number }} actor
 * @property {string} kind
 * @property {any} data
 * @property {boolean} [transient]
 */
/** @typedef {{ t: "table", revision: number, you: You, table: Table, view: View | null, log: Entry[] }} TableMessage */
/** @typedef {{ t: "events", revision: number, events: Entry[], view?: View | null, table?: Table }} EventsMessage */
/** @typedef {{ t: "ok", id: number | null, revision: number }} OkMessage */
/** @typedef {{ t: "no", id: number | null, code: string, detail?: Record<string, unknown> }} NoMessage */

export {};
