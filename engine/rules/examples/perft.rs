//! Counts the positions that a game reaches, to compare this engine with others.
//!
//! `perft GAME DEPTH [--players N] [--rule KEY=VALUE]…` prints the count for each depth, and the one
//! for DEPTH alone on the last line.

mod common;

use std::process::ExitCode;

use common::{Failure, fail};
use rules::chinese_checkers::{self, Position, RulesInForce};
use rules::game::Kind;
use rules::house::HouseRules;

fn main() -> ExitCode {
    common::run(|args| {
        let [game, depth, options @ ..] = args else {
            return Err(fail("usage", "perft GAME DEPTH [--players N] [--rule KEY=VALUE]…"));
        };
        let kind = common::kind(game)?;
        let depth = depth.parse().map_err(|_| fail("bad_depth", depth))?;
        let options = Options::parse(kind, options)?;
        for depth in 0..depth {
            common::print(format_args!("depth {depth}: {}", options.count(kind, depth)?));
        }
        common::print(options.count(kind, depth)?);
        Ok(())
    })
}

struct Options {
    players: u8,
    rules: HouseRules,
}

impl Options {
    fn parse(kind: Kind, args: &[String]) -> Result<Self, Failure> {
        let mut options = Self {
            players: kind.players().first().copied().unwrap_or(2),
            rules: HouseRules::defaults(kind.house_rules()),
        };
        let mut args = args.iter();
        while let Some(option) = args.next() {
            let value = args.next().ok_or_else(|| fail("no_value", option))?;
            match option.as_str() {
                "--players" => {
                    let players = value.parse().ok().filter(|players| kind.players().contains(players));
                    options.players = players.ok_or_else(|| fail("wrong_number_of_players", value))?;
                }
                "--rule" => common::set_rule(&mut options.rules, value)?,
                _ => return Err(fail("unknown_option", option)),
            }
        }
        Ok(options)
    }

    fn count(&self, kind: Kind, depth: u32) -> Result<u64, Failure> {
        match kind {
            Kind::ChineseCheckers => {
                let homes = chinese_checkers::homes(self.players)
                    .ok_or_else(|| fail("wrong_number_of_players", "--players"))?;
                let rules = RulesInForce::from(&self.rules);
                Ok(chinese_checkers::perft(&Position::start(homes), homes, depth, &rules))
            }
        }
    }
}
