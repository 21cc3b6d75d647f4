//! Matches of bots, and the figures that pages quote.
//!
//! A match is a number of rounds of one or two levels. With two levels they sit in turn around the
//! table; every other round the two change places, and every second round the next seat starts. A round
//! is drawn from its own stream of the seed, so that it does not depend on how many came before it. Rounds of draughts
//! begin with three random turns, the same ones for two rounds: each level has them from both sides.

use std::collections::BTreeMap;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::game::{Game, Kind, Setup};
use rules::house::{HouseRules, RuleValue};
use rules::refusal::Refusal;
use rules::seat::Seat;
use serde::{Deserialize, Serialize};

/// After how many turns of each seat a round is broken off and counts as [`UNFINISHED`].
pub const MOST_TURNS: u32 = 1_000;
/// The end of a round that was broken off; the other ends are the reasons of the game's outcomes.
pub const UNFINISHED: &str = "unfinished";
/// How many standard deviations of the normal distribution are on each side of 95 % of it.
pub const Z_95: f64 = 1.959_964;

/// What is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Match {
    /// How many seats play.
    pub players: u8,
    /// The choices among the house rules that differ from the defaults.
    pub rules: BTreeMap<String, String>,
    /// One level, which plays against itself, or two, the stronger one first.
    pub levels: Vec<String>,
}

/// How a match went; what pages read.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Figures {
    /// What was played.
    #[serde(flatten)]
    pub of: Match,
    /// How many rounds.
    pub rounds: u32,
    /// Of each level, if there are two.
    pub sides: Vec<Side>,
    /// Of whoever had the first turn.
    pub starter: Wins,
    /// How many rounds ended for which reason.
    pub ends: BTreeMap<String, u32>,
    /// How many turns of all seats together a round had.
    pub turns: Turns,
}

/// How one of two levels did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Side {
    /// Which one.
    pub level: String,
    /// The rounds that one of its seats won.
    #[serde(flatten)]
    pub won: Wins,
    /// The rounds that a seat of the other level won.
    pub losses: u32,
}

/// A number of rounds that were won.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Wins {
    /// How many.
    pub wins: u32,
    /// The 95 % interval (Wilson's) of their share in all rounds, those without a winner included.
    pub interval: [f64; 2],
}

/// Numbers of turns of all seats together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turns {
    /// In the shortest round.
    pub least: u32,
    /// Half of the rounds had no more than this.
    pub median: u32,
    /// In the longest round.
    pub most: u32,
}

/// How many rounds a match of a game has.
pub fn rounds(kind: Kind) -> u32 {
    if kind == Kind::Draughts { 400 } else { 1_000 }
}

/// With how many random turns a round begins: bots that leave little to chance would play few games over and over.
fn opening(kind: Kind) -> usize {
    if kind == Kind::Draughts { 3 } else { 0 }
}

/// The matches of a game, each pairing of levels among them; in draughts, where levels think, each against the next.
pub fn matches(kind: Kind) -> Vec<Match> {
    if kind == Kind::Draughts {
        let pair = |pair: &[&str]| pair.iter().rev().map(|level| (*level).to_owned()).collect();
        let of = |levels| Match { players: 2, rules: BTreeMap::new(), levels };
        return kind.levels().windows(2).rev().map(pair).map(of).collect();
    }
    let mut all = Vec::new();
    for rules in rule_sets(kind) {
        let mut add = |players: u8, levels: &[&str]| {
            let levels = levels.iter().map(|level| (*level).to_owned()).collect();
            all.push(Match { players, rules: rules.clone(), levels });
        };
        let strongest_first = || kind.levels().iter().rev();
        for (i, level) in strongest_first().enumerate() {
            strongest_first().skip(i + 1).for_each(|weaker| add(2, &[level, weaker]));
        }
        strongest_first().for_each(|level| add(2, &[level]));
        for players in [3, 4, 6] {
            if let [.., second, best] = kind.levels()
                && kind.players().contains(&players)
            {
                add(players, &[best, second]);
                add(players, &[best]);
            }
        }
    }
    all
}

/// The house rules under which the levels are measured, by what differs from the defaults.
fn rule_sets(kind: Kind) -> Vec<BTreeMap<String, String>> {
    match kind {
        Kind::ChineseCheckers => vec![BTreeMap::new(), BTreeMap::from([("win".to_owned(), "own".to_owned())])],
        Kind::CaptureCheckers => vec![BTreeMap::new()],
        Kind::Draughts => vec![BTreeMap::new()],
    }
}

/// How one round went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// Which of the match's levels won; `None` without a winner.
    pub winner: Option<usize>,
    /// Whether the seat with the first turn won.
    pub starter_won: bool,
    /// Why it ended.
    pub end: String,
    /// How many turns all seats had together.
    pub turns: u32,
}

/// Plays round `number` of a match. Refuses with what the game refuses: a house rule that there is none
/// of, or a bot's turn, which would be a bug.
pub fn play(kind: Kind, of: &Match, seed: u64, number: u32) -> Result<Round, Refusal> {
    let mut generator = ChaCha8Rng::seed_from_u64(seed);
    generator.set_stream(u64::from(number));
    let mut random = |below: u32| generator.random_range(0..below.max(1));
    let starter = seats(of).cycle().nth(number as usize / 2).unwrap_or(Seat::FIRST);
    let side = |seat: Seat| (seat.index() + number as usize) % of.levels.len();
    let mut rules = HouseRules::defaults(kind.house_rules());
    for (key, value) in &of.rules {
        rules.set(key, RuleValue::Choice(value.clone()))?;
    }
    let mut game = Game::start(kind, &Setup { players: of.players, starter, rules })?;
    play_opening(&mut game, opening(kind), seed, number)?;
    let mut turns = 0;
    while let Some(seat) = game.to_move() {
        let level = of.levels.get(side(seat)).map_or("", |level| level.as_str());
        let turn = game.view().bot(seat, level, &mut random);
        let Some(turn) = turn.filter(|_| turns < MOST_TURNS * u32::from(of.players)) else { break };
        game.play_bot(seat, &turn)?;
        turns += 1;
    }
    let winner = game.outcome().and_then(|outcome| match outcome.places.as_slice() {
        [first, _, ..] => first.first().copied().filter(|_| first.len() == 1),
        _ => None,
    });
    Ok(Round {
        winner: winner.map(side),
        starter_won: winner == Some(starter),
        end: game.outcome().map_or(UNFINISHED.to_owned(), |outcome| outcome.reason.to_string()),
        turns,
    })
}

/// Random turns, the same ones in a round and in the next one, in which the levels have changed places.
fn play_opening(game: &mut Game, turns: usize, seed: u64, number: u32) -> Result<(), Refusal> {
    let mut generator = ChaCha8Rng::seed_from_u64(seed);
    // A round has the stream of its number.
    generator.set_stream(u64::from(number / 2) | 1 << 32);
    for _ in 0..turns {
        let Some(seat) = game.to_move() else { break };
        let legal = game.view().legal(seat);
        if !legal.is_empty() {
            game.play_bot(seat, &legal[generator.random_range(0..legal.len())])?;
        }
    }
    Ok(())
}

fn seats(of: &Match) -> impl Iterator<Item = Seat> + Clone + use<> {
    (0..of.players).filter_map(Seat::new)
}

/// What pages read of these rounds.
pub fn figures(of: &Match, rounds: &[Round]) -> Figures {
    let count = |wanted: &dyn Fn(&Round) -> bool| rounds.iter().filter(|round| wanted(round)).count() as u32;
    let won = |wins: u32| Wins { wins, interval: wilson(wins, rounds.len() as u32, Z_95).map(rounded) };
    let side = |(i, level): (usize, &String)| Side {
        level: level.clone(),
        won: won(count(&|round| round.winner == Some(i))),
        losses: count(&|round| round.winner.is_some_and(|winner| winner != i)),
    };
    let mut ends = BTreeMap::new();
    rounds.iter().for_each(|round| *ends.entry(round.end.clone()).or_insert(0) += 1);
    let mut turns: Vec<u32> = rounds.iter().map(|round| round.turns).collect();
    turns.sort_unstable();
    let at = |index: usize| turns.get(index).copied().unwrap_or(0);
    let last = turns.len().saturating_sub(1);
    Figures {
        of: of.clone(),
        rounds: rounds.len() as u32,
        sides: if of.levels.len() > 1 { of.levels.iter().enumerate().map(side).collect() } else { Vec::new() },
        starter: won(count(&|round| round.starter_won)),
        ends,
        turns: Turns { least: at(0), median: at(last / 2), most: at(last) },
    }
}

/// Wilson's interval for the probability of what happened `hits` times in `tries`.
pub fn wilson(hits: u32, tries: u32, z: f64) -> [f64; 2] {
    let n = f64::from(tries.max(1));
    let share = f64::from(hits) / n;
    let centre = share + z * z / (2.0 * n);
    let spread = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    [centre - spread, centre + spread].map(|end| (end / (1.0 + z * z / n)).clamp(0.0, 1.0))
}

fn rounded(share: f64) -> f64 {
    (share * 10_000.0).round() / 10_000.0
}

/// What these figures don't hold of what is promised of the levels, in words for whoever runs them.
pub fn broken_promises(kind: Kind, figures: &Figures) -> Vec<String> {
    let mut broken = Vec::new();
    let Figures { of, rounds, sides, ends, .. } = figures;
    let ended = |reason: &str| ends.get(reason).copied().unwrap_or(0);
    let by_default_rules = of.rules.is_empty();
    let plays_to_the_goal = kind.levels().len() >= 2 && {
        let strongest = &kind.levels()[kind.levels().len() - 2..];
        of.levels.iter().all(|level| strongest.contains(&level.as_str()))
            && of.levels.iter().any(|level| Some(&level.as_str()) == strongest.last())
    };
    match kind {
        Kind::ChineseCheckers => {
            if by_default_rules && plays_to_the_goal && ended("goal") != *rounds {
                broken.push(format!("{} of {rounds} rounds did not end at the goal", rounds - ended("goal")));
            }
            if ended("goal") + ended("stalled") != *rounds {
                broken.push("some rounds ended neither at the goal nor as stalled".to_owned());
            }
        }
        Kind::CaptureCheckers => {
            if ended("no_hops") != *rounds {
                broken.push(format!("{} of {rounds} rounds did not end", rounds - ended("no_hops")));
            }
        }
        Kind::Draughts => {
            for side in sides.iter().take(1) {
                let (points, least) = points(side, *rounds);
                if points < 0.7 || least <= 0.6 {
                    broken.push(format!("{} has {points:.3} of the points, surely {least:.3}", side.level));
                }
            }
        }
    }
    if let [stronger, weaker] = sides.as_slice()
        && by_default_rules
        && of.players == 2
        && kind != Kind::Draughts
        && stronger.won.interval[0] <= 0.5
    {
        broken.push(format!("{} does not surely beat {}", stronger.level, weaker.level));
    }
    broken
}

/// The share of the points that a side has made, where a round without a winner counts half, and the lower end of
/// its 95 % interval.
pub fn points(side: &Side, rounds: u32) -> (f64, f64) {
    let (wins, losses, all) = (f64::from(side.won.wins), f64::from(side.losses), f64::from(rounds.max(1)));
    let draws = all - wins - losses;
    let mean = (wins + draws / 2.0) / all;
    let squares = wins * (1.0 - mean).powi(2) + draws * (0.5 - mean).powi(2) + losses * mean.powi(2);
    (mean, mean - Z_95 * (squares / all / all).sqrt())
}
