// Who is in a seat: a person or a bot.

/** @import { SeatState, Sitter } from "./wire.js" */

/** The member who has a seat of the table or of a round, if it is a person. @param {SeatState | Sitter | null | undefined} seat */
export const personIn = (seat) => (seat && "member" in seat ? seat.member : null);

/** How much the guard of a seat helps; 0 for none. @param {SeatState | Sitter | null | undefined} seat */
export const guardIn = (seat) => (seat && "guard" in seat ? seat.guard : 0);

/** The level of the bot in a seat, if it is one. @param {SeatState | Sitter | null | undefined} seat */
export const botIn = (seat) => (seat && "bot" in seat ? seat.bot : null);
