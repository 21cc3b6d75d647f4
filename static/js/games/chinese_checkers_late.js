// What is only loaded where a board of this game is drawn.
export { mountBoard } from "./chinese_checkers_board.js";
export { mountShow } from "./chinese_checkers_show.js";
