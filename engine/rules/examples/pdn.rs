//! Plays the games of a PDN file through, to see whether they can be read.
//!
//! `pdn FILE [--warnings]` prints a line for each fault (game, line of the file, move, side, token, reason), and `games N ok M`
//! on the last line. With `--warnings` also what was read though it should not be there. `pdn FILE --write` prints the
//! games as this engine writes them.

mod common;

use std::process::ExitCode;

use common::{Failure, fail};
use rules::draughts::pdn::{Reader, write};

fn main() -> ExitCode {
    common::run(|args| match args {
        [file] => check(file, false),
        [file, option] if option == "--warnings" => check(file, true),
        [file, option] if option == "--write" => {
            for reading in Reader::new(&content(file)?) {
                print!("{}", write(&reading.game));
            }
            Ok(())
        }
        [_, option] => Err(fail("unknown_option", option)),
        _ => Err(fail("usage", "pdn FILE [--warnings | --write]")),
    })
}

fn check(file: &str, with_warnings: bool) -> Result<(), Failure> {
    let (mut games, mut ok) = (0, 0);
    for reading in Reader::new(&content(file)?) {
        games += 1;
        ok += u32::from(reading.faults.is_empty());
        reading.faults.iter().for_each(common::print);
        if with_warnings {
            reading.warnings.iter().for_each(common::print);
        }
    }
    common::print(format_args!("games {games} ok {ok}"));
    Ok(())
}

fn content(file: &str) -> Result<Vec<u8>, Failure> {
    std::fs::read(file).map_err(|error| fail("unreadable", format!("{file}: {error}")))
}
