// The messages of docs/protocol.md under the names that this client uses. The types are made from the engine's.

/** @typedef {import("../generated/wire.js").You} You */
/** @typedef {import("../generated/wire.js").MemberState} Member */
/** @typedef {import("../generated/wire.js").TableState} Table */
/** @typedef {import("../generated/wire.js").RoundState} View */
/** @typedef {import("../generated/wire.js").ChineseCheckersView} StarView */
/** @typedef {import("../generated/wire.js").ChineseCheckersEvent} StarEvent */
/** @typedef {import("../generated/wire.js").CaptureCheckersView} CaptureView */
/** @typedef {import("../generated/wire.js").CaptureCheckersEvent} CaptureEvent */
/** @typedef {import("../generated/wire.js").CaptureCheckersChain} CaptureChain */
/** @typedef {import("../generated/wire.js").CaptureCheckersChoices} CaptureChoices */
/** @typedef {import("../generated/wire.js").DraughtsView} DraughtsView */
/** @typedef {import("../generated/wire.js").SeatState} SeatState */
/** @typedef {import("../generated/wire.js").Sitter} Sitter */
/** @typedef {import("../generated/wire.js").Outcome} Outcome */
/** @typedef {import("../generated/wire.js").Entry} Entry */
/** @typedef {import("../generated/wire.js").RuleValue} RuleValue */
/** @typedef {import("../generated/wire.js").LocalState} LocalState */
/** @typedef {import("../generated/wire.js").LocalMessage} LocalMessage what only a table on one device says */
/** @typedef {import("../generated/wire.js").TableMessage} TableMessage */
/** @typedef {Extract<import("../generated/wire.js").Message, { t: "events" }>} EventsMessage */
/** @typedef {Extract<import("../generated/wire.js").Message, { t: "ok" }>} OkMessage */
/** @typedef {Extract<import("../generated/wire.js").Message, { t: "no" }>} NoMessage */
/** @typedef {Extract<import("../generated/wire.js").Message, { t: "reaction" }>} ReactionMessage */

export {};
