//! Plays the levels of the bots against each other, and writes down how often who wins.
//!
//! `levels FOLDER [GAME]` writes `FOLDER/GAME.json` for each game or for one, prints a table, and fails when
//! a level does not hold what is promised of it.

#[path = "../common/mod.rs"]
mod common;
mod matches;

use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

use common::{Failure, fail};
use matches::{Figures, Match, Round, figures, matches, play};
use rules::game::Kind;
use serde::Serialize;

/// Fixed before the first run.
const SEED: u64 = 1;

/// A game's file.
#[derive(Serialize)]
struct Levels {
    game: Kind,
    seed: u64,
    /// After how many turns of each seat a round was broken off.
    most_turns: u32,
    matches: Vec<Figures>,
}

fn main() -> ExitCode {
    common::run(|args| {
        let (folder, kinds) = match args {
            [folder] => (folder, Kind::ALL.to_vec()),
            [folder, game] => (folder, vec![common::kind(game)?]),
            _ => return Err(fail("usage", "levels FOLDER [GAME]")),
        };
        let mut broken = Vec::new();
        for kind in kinds {
            let levels = measure(kind, &mut broken)?;
            write(Path::new(folder), &levels)?;
        }
        if broken.is_empty() { Ok(()) } else { Err(fail("promise", broken.join("; "))) }
    })
}

fn measure(kind: Kind, broken: &mut Vec<String>) -> Result<Levels, Failure> {
    let mut all = Vec::new();
    for of in matches(kind) {
        let began = Instant::now();
        let rounds = play_all(kind, &of)?;
        let seconds = began.elapsed().as_secs_f64();
        let figures = figures(&of, &rounds);
        let turns: u32 = rounds.iter().map(|round| round.turns).sum();
        common::print(line(&figures, f64::from(turns) / seconds));
        for promise in matches::broken_promises(kind, &figures) {
            broken.push(format!("{}: {promise}", name(&of)));
        }
        all.push(figures);
    }
    Ok(Levels { game: kind, seed: SEED, most_turns: matches::MOST_TURNS, matches: all })
}

/// All rounds of a match, on all cores: each has its own stream of the seed.
fn play_all(kind: Kind, of: &Match) -> Result<Vec<Round>, Failure> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u32;
    let part = |first| (first..matches::rounds(kind)).step_by(threads as usize);
    let mut rounds = std::thread::scope(|scope| {
        let parts: Vec<_> = (0..threads)
            .map(|first| {
                scope.spawn(move || {
                    part(first)
                        .map(|number| play(kind, of, SEED, number).map(|round| (number, round)))
                        .collect::<Result<Vec<_>, _>>()
                })
            })
            .collect();
        let mut rounds = Vec::new();
        for part in parts {
            rounds.extend(part.join().map_err(|_| fail("panic", "a round"))??);
        }
        Ok::<_, Failure>(rounds)
    })?;
    rounds.sort_by_key(|(number, _)| *number);
    Ok(rounds.into_iter().map(|(_, round)| round).collect())
}

fn line(figures: &Figures, speed: f64) -> String {
    let Figures { of, rounds, sides, starter, ends, turns } = figures;
    let wins: Vec<String> = sides.iter().map(|side| format!("{} {:?}", side.won.wins, side.won.interval)).collect();
    let ends: Vec<String> = ends.iter().map(|(end, count)| format!("{end} {count}")).collect();
    format!(
        "{:<32} {rounds} rounds: {}; starter {}; {}; turns {}-{}-{}; {speed:.0} turns/s",
        name(of),
        wins.join(" : "),
        starter.wins,
        ends.join(", "),
        turns.least,
        turns.median,
        turns.most,
    )
}

fn name(of: &Match) -> String {
    let rules: String = of.rules.iter().map(|(key, value)| format!(" {key}={value}")).collect();
    format!("{} seats {}{rules}", of.players, of.levels.join(" : "))
}

fn write(folder: &Path, levels: &Levels) -> Result<(), Failure> {
    let name = serde_json::to_value(levels.game).ok().and_then(|name| name.as_str().map(str::to_owned));
    let file = folder.join(format!("{}.json", name.unwrap_or_default()));
    let text = serde_json::to_string_pretty(levels).map_err(|error| fail("unwritable", error))?;
    std::fs::create_dir_all(folder)
        .and_then(|()| std::fs::write(&file, text + "\n"))
        .map_err(|error| fail("unwritable", format!("{}: {error}", file.display())))
}
