// The games that this client can draw. A game is added by a module and a line here.
import { captureCheckers } from "./capture_checkers.js";
import { chineseCheckers } from "./chinese_checkers.js";
import { draughts } from "./draughts.js";

/** @import { TemplateResult } from "lit-html" */
/** @import { Commands } from "../commands.js" */
/** @import { Course, State } from "../state.js" */
/** @import { Entry, Outcome, View } from "../wire.js" */
/** @import { About } from "../core.js" */
/**
 * @typedef {object} Move one of `view.legal` that can be pointed at on the board
 * @property {string} from
 * @property {string} to
 * @property {"step" | "hop"} kind
 * @property {Record<string, any>} args as they are sent; empty where there is a course
 * @property {Course} [course] where several commands do what was pointed at, of which one is to be chosen
 */
/**
 * @typedef {object} Action one of `view.legal` that has a button
 * @property {string} name
 * @property {Record<string, any> | null} args null while it is not legal
 * @property {string} label
 * @property {boolean} main
 * @property {{ title: string, line: string, yes: string, no: string }} [sure] what is asked before it is done
 */
/**
 * @typedef {object} Hands what a board can ask of the page
 * @property {(move: Move) => void} play
 * @property {(hole: string | null) => void} pick
 * @property {(hole: string, course: Course | null) => void} course shows a way, or none, of the piece there
 * @property {(code: string) => void} refuse says why something can't be done
 * @property {(words: string) => void} say
 * @property {() => void} help
 */
/**
 * @typedef {object} Board
 * @property {(state: State) => void} render
 * @property {(state: State) => void} replay shows the last turn once more
 * @property {() => void} destroy
 */
/**
 * @typedef {object} GameModule
 * @property {string} key as on the wire
 * @property {() => string} title
 * @property {() => string} line what the game is
 * @property {(parent: Element, about: About, hands: Hands) => Board} mount
 * @property {(parent: Element, about: About) => () => void} show a small board for the front page; returns its end
 * @property {(state: State) => string} prompt what the one to move is to do now
 * @property {(state: State) => Move[]} moves
 * @property {(state: State, typed: string) => Move | null} read the move that somebody typed
 * @property {(state: State, commands: Commands) => TemplateResult | null} [choice] the card with what a course is chosen from
 * @property {(state: State, commands: Commands) => TemplateResult | null} [card] what the game has to say beside the board
 * @property {(state: State) => Action[]} actions
 * @property {() => [label: string, note: string]} [typing] words about typing moves, where they are not holes
 * @property {(state: State) => { pick: string | null, label: string } | null} [cancel] a way back from a turn that is being entered
 * @property {(view: View | null) => readonly import("../colours.js").Colour[]} [colours] of the seats, where sides have their own
 * @property {(state: State) => boolean} hasLast whether there is a turn to be shown again
 * @property {(state: State, seat: number) => string | null} standing how far a seat has come, such as its place
 * @property {(entry: Entry, nameOf: (seat: number | undefined) => string) => string | null} word an entry of the log
 * @property {(view: View, entry: Entry) => View | null} before the position before what an entry tells, from the one after it;
 *   null where it can't have been so
 * @property {(view: View) => View} [start] the position before the first turn, where only the way forward is clear: then it
 *   is gone instead of the way back
 * @property {(view: View, entry: Entry) => View} [after] the position after what an entry tells, from the one before it
 * @property {(outcome: Outcome, nameOf: (seat: number) => string) => string} result
 * @property {(rule: string, value: boolean | string) => string} ruleSentence
 * @property {(rule: string) => string} ruleName
 * @property {(rule: string, value: string) => string} choiceName
 * @property {(players: number) => string | null} remark on a number of players
 * @property {(level: string) => string} levelSentence how bots of a level pick their turns
 * @property {Record<string, string>} asks why the guard asks, by key of the locale files, with the holes `from` and `to`
 * @property {() => (string | string[])[]} guardSheet what the guard is, in paragraphs and lists; nothing where there is none
 * @property {() => [keys: string, does: string][]} keys
 * @property {Record<string, string>} refusals words for this game's codes, by key of the locale files
 */

/** @type {GameModule[]} */
const MODULES = [chineseCheckers, captureCheckers, draughts];

/** @param {string | undefined} key @returns {GameModule | null} */
export const gameModule = (key) => MODULES.find((module) => module.key === key) ?? null;

/** @param {string[]} names of the games that the engine knows */
export const drawable = (names) => MODULES.filter(({ key }) => names.includes(key));
