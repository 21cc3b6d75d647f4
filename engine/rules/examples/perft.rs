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
        let game = common::kind(game)?;
        let depth = depth.parse().map_err(|_| fail("bad_depth", depth))?;
        let options = Options::parse(game, options)?;
        for depth in 0..depth {
            common::print(format_args!("depth {depth}: {}", options.count(game, depth)?));
        }
        common::print(options.count(game, depth)?);
        Ok(())
    })
}

const USAGE: &str = "perft GAME DEPTH [--players N] [--by WHAT] [--fen F] [--merged] [--rule KEY=VALUE]…";

struct Options {
    players: u8,
    by: By,
    /// Of draughts.
    position: draughts::Position,
    merged: bool,
    rules: HouseRules,
}

impl Options {
    fn parse(game: Kind, args: &[String]) -> Result<Self, Failure> {
        let players = game.players().first().copied().unwrap_or(2);
        let position = draughts::Position::START;
        let rules = HouseRules::defaults(game.house_rules());
        let mut options = Self { players, by: By::Path, position, merged: false, rules };
        let mut args = args.iter();
        while let Some(option) = args.next() {
            if option == "--merged" && game == Kind::Draughts {
                options.merged = true;
                continue;
            }
            let value = args.next().ok_or_else(|| fail("no_value", option))?;
            match option.as_str() {
                "--players" => {
                    let players = value.parse().ok().filter(|players| game.players().contains(players));
                    options.players = players.ok_or_else(|| fail("wrong_number_of_players", value))?;
                }
                "--by" if game == Kind::CaptureCheckers => options.by = by(value)?,
                "--fen" if game == Kind::Draughts => options.position = draughts::read_fen(value)?,
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
            Kind::Draughts if self.merged => Ok(draughts::perft_merged(&self.position, depth)),
            Kind::Draughts => Ok(draughts::perft(&self.position, depth)),
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
