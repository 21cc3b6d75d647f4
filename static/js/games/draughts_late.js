// What is only loaded where a board of draughts is drawn.
export { mountBoard } from "./draughts_board.js";
export { mountShow } from "./draughts_show.js";
