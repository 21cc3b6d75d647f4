//! The rules of the games, and nothing else: no IO, no clock, no randomness of their own, no unsafe code.
//!
//! * [`game`] is the closed list of games and the one face that rooms, browsers and tests see.
//! * [`seat`], [`house`], [`outcome`] and [`refusal`] are the words that all games share.
//! * [`bot`] has what the bots of several games share.
//! * [`star`] is the board of both kinds of Chinese checkers.
//! * [`chinese_checkers`], [`capture_checkers`] and [`draughts`] are games: modules with their rules, commands,
//!   events and view.
//!
//! A game is added by a module of its own and a line in [`game`].

#![forbid(unsafe_code)]

pub mod bot;
pub mod capture_checkers;
pub mod chinese_checkers;
pub mod draughts;
pub mod game;
pub mod house;
pub mod outcome;
pub mod refusal;
pub mod seat;
pub mod star;
