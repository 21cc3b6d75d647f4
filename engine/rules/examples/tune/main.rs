//! Finds the weights of the evaluation of draughts from games that the search plays against itself.
//!
//! `tune FILE [--games N] [--seed N]` plays games from random openings with the weights that are compiled in, takes the
//! positions without a capture, and fits the weights to how the games ended: the probability of a result is the
//! logistic function of the value. It writes the module `weights.rs` to FILE. The same arguments give the
//! same file from the same weights.
//!
//! The weights that are there come from `--games 4000 --seed 1` with those of `hand.rs` in their place. A better fit is no
//! better play: of 300 games at depth 6 they won 156 and lost 29 against those set by hand, and of 400 they
//! won 162 and lost 85 against those of a second run that began with them. So new weights are played against the old ones
//! before they are kept.

#[path = "../common/mod.rs"]
mod common;
mod fit;
mod games;

use std::fmt::Write;
use std::process::ExitCode;

use common::fail;
use rules::draughts::search::{FEATURES, MAN, TERMS};

fn main() -> ExitCode {
    common::run(|args| {
        let [file, options @ ..] = args else { return Err(fail("usage", "tune FILE [--games N] [--seed N]")) };
        let (mut count, mut seed) = (10_000, 1);
        for option in options.chunks(2) {
            let [name, value] = option else { return Err(fail("no_value", &option[0])) };
            let value: u64 = value.parse().map_err(|_| fail("bad_value", value))?;
            match name.as_str() {
                "--games" => count = value,
                "--seed" => seed = value,
                _ => return Err(fail("unknown_option", name)),
            }
        }
        let samples = games::play(count, seed);
        common::print(format_args!("{} positions of {count} games", samples.len()));
        let weights = fit::fit(&samples);
        std::fs::write(file, module(&weights, count, seed)).map_err(|error| fail("unwritable", error))
    })
}

/// The weights as a module, in units of which a man on a full board has [`MAN`].
fn module(weights: &[f64; FEATURES], count: u64, seed: u64) -> String {
    let mut text = format!(
        "//! The weights of the evaluation, for a full board and then for an empty one. Written by the tuning program:\n\
         //! `cargo run --release -p rules --example tune -- FILE --games {count} --seed {seed}`.\n\n\
         use super::FEATURES;\n\n\
         /// In hundredths of a man: men by square, kings by square, then the single terms.\n\
         #[rustfmt::skip]\n\
         pub const WEIGHTS: [i32; FEATURES] = [\n"
    );
    let unit = f64::from(MAN) / mean_man(weights);
    for (board, full) in [("full", &weights[..TERMS]), ("empty", &weights[TERMS..])] {
        for (what, part) in [("men", &full[..32]), ("kings", &full[32..64]), ("terms", &full[64..])] {
            // Writing to a string can't fail.
            let _ = writeln!(text, "    // {what}, {board} board");
            for row in part.chunks(8) {
                let numbers: Vec<String> = row.iter().map(|weight| format!("{},", (weight * unit).round())).collect();
                let _ = writeln!(text, "    {}", numbers.join(" "));
            }
        }
    }
    text + "];\n"
}

/// Of the squares that men stand on.
fn mean_man(weights: &[f64; FEATURES]) -> f64 {
    weights[..28].iter().sum::<f64>() / 28.0
}
