// What happened and what was refused, in words. What belongs to one game is worded by the game's module.
import { colourOf } from "./colours.js";
import { gameModule } from "./games/registry.js";
import { t, timeOfDay } from "./i18n.js";
import { botName, sitterName } from "./names.js";
import { memberOf } from "./selectors.js";

/** @import { State, Notice } from "./state.js" */
/** @import { Entry } from "./wire.js" */

/** @type {Record<string, string>} */
const REFUSALS = {
	// The page itself.
	offline: "no-offline",
	no_answer: "no-no-answer",
	not_understood: "no-not-understood",
	not_possible: "no-not-possible",
	bad_code: "no-bad-code",
	nothing_to_look_at: "no-nothing-to-look-at",
	// The message.
	bad_message: "no-not-understood",
	unknown_command: "no-not-understood",
	id_reused: "no-not-understood",
	too_large: "no-not-understood",
	say_hello: "no-not-understood",
	not_found: "no-not-understood",
	no_upgrade: "no-not-understood",
	bad_origin: "no-bad-origin",
	too_old: "no-too-old",
	too_fast: "no-too-fast",
	// Who is speaking.
	no_device: "no-no-device",
	not_member: "no-not-member",
	not_host: "no-not-host",
	bad_name: "no-bad-name",
	name_taken: "no-name-taken",
	table_full: "no-table-full",
	bad_password: "no-bad-password",
	wrong_password: "no-wrong-password",
	too_many_tries: "no-too-many-tries",
	wrong_ticket: "no-wrong-ticket",
	already_member: "no-already-member",
	// Seats and rounds.
	no_such_seat: "no-no-such-seat",
	seat_taken: "no-seat-taken",
	no_such_level: "no-no-such-level",
	nobody_sits_there: "no-nobody-sits-there",
	no_free_seat: "no-no-free-seat",
	not_your_seat: "no-not-your-seat",
	round_running: "no-round-running",
	no_round: "no-no-round",
	nothing_to_undo: "no-nothing-to-undo",
	nothing_to_redo: "no-nothing-to-redo",
	no_such_rule: "no-no-such-rule",
	no_such_value: "no-no-such-rule",
	wrong_number_of_players: "no-wrong-number",
	stale: "no-stale",
	not_your_turn: "no-not-your-turn",
	no_such_table: "no-no-such-table",
	no_such_game: "no-no-such-game",
	unreadable: "no-unreadable",
	// The host, who is away, what is asked of the others.
	rules_locked: "no-rules-locked",
	no_passing: "no-no-passing",
	may_not_watch: "no-may-not-watch",
	no_such_member: "no-no-such-member",
	not_waiting: "no-not-waiting",
	not_a_bot: "no-not-a-bot",
	not_away: "no-not-away",
	host_is_here: "no-host-is-here",
	not_yourself: "no-not-yourself",
	offer_stands: "no-offer-stands",
	no_such_offer: "no-no-such-offer",
	no_draws: "no-no-draws",
	bad_format: "no-not-understood",
};

/**
 * Why something was not done.
 * @param {Notice} notice
 * @param {string} [game]
 */
export function wordRefusal({ code, detail }, game) {
	const key = REFUSALS[code] ?? gameModule(game)?.refusals[code] ?? "no-unknown";
	/** @type {Record<string, string | number>} */
	const args = { code };
	for (const [name, value] of Object.entries(detail ?? {})) {
		if (name === "until" && typeof value === "number") args[name] = timeOfDay(value);
		else if (typeof value === "string" || typeof value === "number") args[name] = value;
	}
	return t(key, args);
}

/** Before a round on one device there is nobody who would have to be told. */
const NOT_TOLD_LOCALLY = ["opened", "joined", "sat", "stood", "bot_seated", "unseated", "guard_set"];

/**
 * One entry of the log.
 * @param {State} state
 * @param {Entry} entry
 * @returns {string | null} null for a kind that this client does not know
 */
export function wordEntry(state, entry) {
	const module = gameModule(state.table?.game);
	const { actor, data, kind } = entry;
	if (state.local && NOT_TOLD_LOCALLY.includes(kind)) return null;
	const name = actor.bot
		? botName(actor.bot, actor.seat ?? 0)
		: (actor.name ?? memberOf(state, actor.member)?.name ?? "");
	switch (kind) {
		case "opened":
			return t("log-opened", { name });
		case "joined":
			return t("log-joined", { name });
		case "sat":
			return t("log-sat", { name, seat: data.seat + 1 });
		case "stood":
			return t("log-stood", { name, seat: data.seat + 1 });
		case "bot_seated":
			return t("log-bot-seated", { name, seat: data.seat + 1, level: t(`level-${data.level}`) });
		case "unseated":
			return "bot" in data.sitter
				? t("log-bot-unseated", { name, seat: data.seat + 1 })
				: t("log-unseated", { name, seat: data.seat + 1, other: data.sitter.name });
		case "guard_set":
			return t(data.level > 0 ? "log-guard-on" : "log-guard-off", { name, seat: data.seat + 1 });
		case "taken_back":
			return t("log-taken-back", { turns: data.turns });
		case "made_again":
			return t("log-made-again", { turns: data.turns });
		case "recovered":
			return t("log-recovered", { name });
		case "moved":
			return t("log-moved", { name });
		case "waits":
			return t("log-waits", { name });
		case "waits_no_longer":
			return t("log-waits-no-longer", { name });
		case "rule_changed": {
			if (!module) return null;
			return state.local
				? t("log-rule-local", { rule: module.ruleName(data.rule), now: module.ruleSentence(data.rule, data.new) })
				: t("log-rule", { name, rule: module.ruleName(data.rule), now: module.ruleSentence(data.rule, data.new) });
		}
		case "started":
			return t("log-started", { round: data.round, name: sitterName(state, data.seats, data.starter) });
		case "over":
			return module ? wordOutcome(module, data, (seat) => seatName(state, entry, seat)) : null;
		case "rules_locked":
			return t("log-rules-locked", { name });
		case "rules_unlocked":
			return t("log-rules-unlocked", { name });
		case "rules_in_force":
			return t("log-rules-in-force");
		case "game_changed":
			return t("log-game-changed", { name, game: gameModule(data.new)?.title() ?? data.new });
		case "watch_changed":
			return t(`log-watch-${data.watch}`, { name });
		case "on_leave_changed":
			return t(`log-on-leave-${data.on_leave}`, { name });
		case "seat_offered":
			return t("log-seat-offered", { name, other: data.name, colour: t(`colour-${colourOf(data.seat)}`) });
		case "stood_in":
			return t("log-stood-in", { other: seatName(state, entry, data.seat), level: t(`level-${data.level}`) });
		case "back":
			return t("log-back", { name: seatName(state, entry, data.seat) });
		case "offered":
			return t(data.what === "draw" ? "log-offered-draw" : "log-offered-back", { name });
		case "withdrawn":
			return t("log-withdrawn", { name });
		case "answered":
			return t(data.yes ? "log-answered-yes" : "log-answered-no", { name });
		case "took_over":
			return t("log-took-over", { name, colour: t(`colour-${colourOf(data.seat)}`) });
		case "left":
			return data.seats.length === 0 ? t("log-left", { name }) : t(`log-left-${data.by}`, { name });
		case "removed":
			return t("log-removed", { name, other: data.name });
		case "host_is":
			return t("log-host-is", { other: data.name });
		default:
			return module?.word(entry, (seat) => seatName(state, entry, seat ?? actor.seat ?? 0)) ?? null;
	}
}

/**
 * How a round ended: by the game, or by its people.
 * @param {import("./games/registry.js").GameModule} module
 * @param {import("./wire.js").Outcome} outcome
 * @param {(seat: number) => string} nameOf
 */
export function wordOutcome(module, outcome, nameOf) {
	if (outcome.reason === "ended") return t("result-ended");
	if (outcome.reason === "agreed") return t("result-agreed");
	return module.result(outcome, nameOf);
}

/**
 * The name of a seat when the entry was made: an older round may have had others in its seats.
 * @param {State} state
 * @param {Entry} entry
 * @param {number} seat
 */
function seatName(state, entry, seat) {
	const start = state.log.findLast((other) => other.kind === "started" && other.revision <= entry.revision);
	if (start?.kind === "started") return sitterName(state, start.data.seats, seat);
	// The start is further back than this page's log goes.
	if (entry.actor.seat === seat && entry.actor.bot) return botName(entry.actor.bot, seat);
	if (entry.actor.seat === seat && entry.actor.name) return entry.actor.name;
	return sitterName(state, state.view?.seats ?? [], seat);
}
