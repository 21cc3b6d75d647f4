//! Counts the positions that a game reaches, to compare this engine with others.
//!
//! `perft GAME DEPTH [--players N] [--rule KEY=VALUE]…` prints the count for each depth, and the one
//! for DEPTH alone on the last line. For `capture_checkers`, where it does not matter who plays, there is
//! `--by path` (as without it), `--by position` and `--by hop`: what counts as a turn.
//!
//! `perft draughts DEPTH [--fen F] [--merged]` counts from a position, and with `--merged` turns that leave the
//! same on the board as one.

mod common;

use std::process::ExitCode;

use common::{Failure, fail};
use rules::capture_checkers::{self, By};
use rules::chinese_checkers;
use rules::draughts;
use rules::game::Kind;
use rules::house::HouseRules;

fn main() -> ExitCode {
    common::run(|args| {
        let [game, depth, options @ ..] = args else { return Err(fail("usage", USAGE)) };
        if game == "draughts" {
            return of_draughts(parse_depth(depth)?, options);
        }
        let game = common::kind(game)?;
        let depth = parse_depth(depth)?;
        let options = Options::parse(game, options)?;
        for depth in 0..depth {
            common::print(format_args!("depth {depth}: {}", options.count(game, depth)?));
        }
        common::print(options.count(game, depth)?);
        Ok(())
    })
}

const USAGE: &str = "perft GAME DEPTH [--players N] [--by WHAT] [--fen F] [--merged] [--rule KEY=VALUE]…";

fn parse_depth(depth: &str) -> Result<u32, Failure> {
    depth.parse().map_err(|_| fail("bad_depth", depth))
}

fn of_draughts(depth: u32, options: &[String]) -> Result<(), Failure> {
    let mut position = draughts::Position::START;
    let mut count: fn(&draughts::Position, u32) -> u64 = draughts::perft;
    let mut options = options.iter();
    while let Some(option) = options.next() {
        match option.as_str() {
            "--fen" => position = draughts::read_fen(options.next().ok_or_else(|| fail("no_value", option))?)?,
            "--merged" => count = draughts::perft_merged,
            _ => return Err(fail("unknown_option", option)),
        }
    }
    for depth in 0..depth {
        common::print(format_args!("depth {depth}: {}", count(&position, depth)));
    }
    common::print(count(&position, depth));
    Ok(())
}

struct Options {
    players: u8,
    by: By,
    rules: HouseRules,
}

impl Options {
    fn parse(game: Kind, args: &[String]) -> Result<Self, Failure> {
        let players = game.players().first().copied().unwrap_or(2);
        let mut options = Self { players, by: By::Path, rules: HouseRules::defaults(game.house_rules()) };
        let mut args = args.iter();
        while let Some(option) = args.next() {
            let value = args.next().ok_or_else(|| fail("no_value", option))?;
            match option.as_str() {
                "--players" => {
                    let players = value.parse().ok().filter(|players| game.players().contains(players));
                    options.players = players.ok_or_else(|| fail("wrong_number_of_players", value))?;
                }
                "--by" if game == Kind::CaptureCheckers => options.by = by(value)?,
                "--rule" => common::set_rule(&mut options.rules, value)?,
                _ => return Err(fail("unknown_option", option)),
            }
        }
        Ok(options)
    }

    fn count(&self, game: Kind, depth: u32) -> Result<u64, Failure> {
        match game {
            Kind::ChineseCheckers => {
                let homes = chinese_checkers::homes(self.players)
                    .ok_or_else(|| fail("wrong_number_of_players", "--players"))?;
                let rules = chinese_checkers::RulesInForce::from(&self.rules);
                let start = chinese_checkers::Position::start(homes);
                Ok(chinese_checkers::perft(&start, homes, depth, &rules))
            }
            Kind::CaptureCheckers => {
                let rules = capture_checkers::RulesInForce::from(&self.rules);
                let start = capture_checkers::Position::start();
                Ok(capture_checkers::perft(&start, depth, self.by, rules.hops()))
            }
        }
    }
}

fn by(value: &str) -> Result<By, Failure> {
    match value {
        "path" => Ok(By::Path),
        "position" => Ok(By::Position),
        "hop" => Ok(By::Hop),
        _ => Err(fail("bad_value", value)),
    }
}
