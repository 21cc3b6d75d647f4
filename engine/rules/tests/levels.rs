//! The file of the levels against rounds that are played anew: what pages quote is what bots do.

#![allow(clippy::unwrap_used, clippy::panic)]

// The example that writes the file uses all of it.
#[allow(dead_code)]
#[path = "../examples/levels/matches.rs"]
mod matches;

use std::path::Path;

use matches::{Figures, Round, broken_promises, figures, matches, play, wilson};
use rules::game::Kind;
use serde::Deserialize;

/// Another one than that of the file.
const SEED: u64 = 2;

/// How many rounds are played anew; those of draughts take seconds, since its levels think.
fn sample_size(kind: Kind) -> u32 {
    if kind == Kind::Draughts { 8 } else { 60 }
}
/// What a tail may be less likely than, on each side of the 99.9 % interval.
const TAIL: f64 = 0.000_5;
/// How many standard deviations are on each side of 99.9 % of the normal distribution.
const Z_99_9: f64 = 3.290_527;

#[derive(Deserialize)]
struct Levels {
    game: Kind,
    seed: u64,
    most_turns: u32,
    matches: Vec<Figures>,
}

fn file(kind: Kind) -> Levels {
    let name = serde_json::to_value(kind).unwrap();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../static/levels");
    let text = std::fs::read_to_string(folder.join(format!("{}.json", name.as_str().unwrap())));
    serde_json::from_str(&text.expect("`make levels` has written the file")).unwrap()
}

#[test]
fn the_file_has_every_match_and_every_promise_holds() {
    for &kind in Kind::ALL {
        let file = file(kind);
        assert_eq!((file.game, file.most_turns), (kind, matches::MOST_TURNS));
        assert_ne!(file.seed, SEED);
        let played: Vec<_> = file.matches.iter().map(|figures| figures.of.clone()).collect();
        assert_eq!(played, matches(kind), "`make levels` has been run since the list of matches changed");
        for figures in &file.matches {
            assert_eq!(figures.rounds, matches::rounds(kind));
            assert_eq!(figures.ends.values().sum::<u32>(), figures.rounds);
            assert_eq!(broken_promises(kind, figures), [""; 0], "{:?}", figures.of);
        }
    }
}

#[test]
fn rounds_that_are_played_anew_agree_with_the_file() {
    for &kind in Kind::ALL {
        for figures in file(kind).matches {
            assert_eq!(disagreements(&figures, &sample(kind, &figures)), [""; 0], "{:?}", figures.of);
        }
    }
}

#[test]
fn a_file_that_is_off_is_noticed() {
    let kind = Kind::ChineseCheckers;
    let true_figures = file(kind).matches.swap_remove(0);
    let rounds = sample(kind, &true_figures);
    let notices = |spoil: &dyn Fn(&mut Figures)| {
        let mut spoilt = true_figures.clone();
        spoil(&mut spoilt);
        !disagreements(&spoilt, &rounds).is_empty()
    };
    assert!(notices(&|figures| figures.sides.reverse()));
    assert!(notices(&|figures| figures.sides[0].won.wins -= 200));
    assert!(notices(&|figures| figures.starter.wins += 300));
    assert!(notices(&|figures| figures.turns.median += 20));
    assert!(notices(&|figures| figures.turns.median -= 20));
    assert!(notices(&|figures| figures.ends = [("stalled".to_owned(), figures.rounds)].into()));
    assert!(!notices(&|_| {}));
}

#[test]
fn intervals_are_those_of_the_books() {
    let close = |[low, high]: [f64; 2], expected: [f64; 2]| {
        assert!((low - expected[0]).abs() < 5e-4 && (high - expected[1]).abs() < 5e-4, "{low} {high}");
    };
    close(wilson(0, 10, matches::Z_95), [0.0, 0.2775]);
    close(wilson(5, 10, matches::Z_95), [0.2366, 0.7634]);
    close(wilson(81, 263, matches::Z_95), [0.2553, 0.3662]);
    assert!((at_most(5, 10, 0.5) - 0.623_046_875).abs() < 1e-12);
    for (hits, probability, expected) in [(2, 1.0, 0.0), (60, 1.0, 1.0), (0, 0.0, 1.0), (60, 0.5, 1.0)] {
        assert!((at_most(hits, 60, probability) - expected).abs() < 1e-12);
    }
}

fn sample(kind: Kind, of: &Figures) -> Vec<Round> {
    (0..sample_size(kind)).map(|number| play(kind, &of.of, SEED, number).unwrap()).collect()
}

/// Which figures of the file `rounds` speak against.
fn disagreements(file: &Figures, rounds: &[Round]) -> Vec<String> {
    let now = figures(&file.of, rounds);
    let sample = now.rounds;
    let mut wrong = Vec::new();
    let mut check = |what: &str, in_file: u32, hits: u32| {
        if !is_likely(hits, sample, wilson(in_file, file.rounds, Z_99_9)) {
            wrong.push(format!("{what}: {in_file} of {}, now {hits} of {sample}", file.rounds));
        }
    };
    for (then, now) in file.sides.iter().zip(&now.sides) {
        check(&format!("wins of {}", then.level), then.won.wins, now.won.wins);
        check(&format!("losses of {}", then.level), then.losses, now.losses);
    }
    check("wins of the starter", file.starter.wins, now.starter.wins);
    for end in file.ends.keys().chain(now.ends.keys()) {
        let count = |figures: &Figures| figures.ends.get(end).copied().unwrap_or(0);
        check(end, count(file), count(&now));
    }
    let count = |is_there: &dyn Fn(u32) -> bool| rounds.iter().filter(|round| is_there(round.turns)).count() as u32;
    let median = file.turns.median;
    // Rounds with just as many turns speak neither for a longer nor for a shorter median.
    for (what, hits) in [("longer", count(&|turns| turns > median)), ("shorter", count(&|turns| turns < median))] {
        if 1.0 - at_most(hits, sample, 0.5) + chance(hits, sample, 0.5) < TAIL {
            wrong.push(format!("median of {median} turns, now {hits} of {sample} rounds are {what}"));
        }
    }
    wrong
}

/// Whether that many hits are within 99.9 % of the binomial distribution for a probability in `interval`.
fn is_likely(hits: u32, sample: u32, [low, high]: [f64; 2]) -> bool {
    let at_least = 1.0 - at_most(hits, sample, high) + chance(hits, sample, high);
    at_least >= TAIL && at_most(hits, sample, low) >= TAIL
}

fn at_most(hits: u32, tries: u32, probability: f64) -> f64 {
    (0..=hits).map(|hits| chance(hits, tries, probability)).sum()
}

/// How likely so many hits are.
fn chance(hits: u32, tries: u32, probability: f64) -> f64 {
    let ways: f64 = (0..hits).map(|i| f64::from(tries - i) / f64::from(i + 1)).product();
    ways * probability.powi(hits as i32) * (1.0 - probability).powi((tries - hits) as i32)
}
