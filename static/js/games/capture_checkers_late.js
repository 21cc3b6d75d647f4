// What is only loaded where a board of this game is drawn.
export { mountBoard } from "./capture_checkers_board.js";
export { mountShow } from "./capture_checkers_show.js";
