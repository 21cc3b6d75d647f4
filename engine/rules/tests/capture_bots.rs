//! Bots of capture Chinese checkers play by the rules, from what everybody sees, and as they say.

#![allow(clippy::unwrap_used, clippy::panic)]

mod capture;
mod common;

use std::collections::HashSet;

use capture::*;
use common::seat;
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::capture_checkers::{Chains, Command, Game, LEVELS, PIECES, Position};
use rules::game::{Happened, Rules};
use rules::star::{Hole, HoleSet, Hops};

/// Plays a round of bots to its end; each turn has to be accepted.
fn play_round(mut game: Game, levels: &[&str], seed: u64) -> Game {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    while let Some(mover) = game.to_move() {
        let turn = bot(&game, levels[mover.index() % levels.len()], &mut random).unwrap();
        let events = game.apply_whole(mover, &turn).unwrap();
        assert!(events[0].is_logged(), "one change, with its whole path");
        assert_sixty(&game);
    }
    game
}

fn bot(game: &Game, level: &str, random: &mut ChaCha8Rng) -> Option<Command> {
    Game::bot(&game.view(), game.to_move()?, level, &mut |below| random.random_range(0..below))
}

#[test]
fn every_level_plays_legal_turns_to_the_end_of_a_round() {
    for differing in [&[], WHOLE, LONG, LONG_WHOLE] {
        for players in 2..=6 {
            let game = play_round(start(players, differing), &["six", "eight", "four"], players.into());
            assert_eq!(game.outcome().unwrap().reason, "no_hops");
        }
    }
}

#[test]
fn each_level_mostly_beats_the_one_below() {
    for (stronger, weaker) in [("six", "four"), ("eight", "six")] {
        let wins = (0..40).filter(|seed| {
            let (levels, own) = if seed % 2 == 0 { ([stronger, weaker], 0) } else { ([weaker, stronger], 1) };
            let game = play_round(start(2, &[]), &levels, *seed);
            game.captures()[own] > game.captures()[1 - own]
        });
        let wins = wins.count();
        assert!(wins >= 30, "{stronger} won {wins} of 40 against {weaker}");
    }
}

#[test]
fn a_bot_has_no_turn_for_another_seat_no_level_and_no_chain_under_way() {
    let mut game = round("G5 H5 I6 A1 B1", &[]);
    let mut first = |_: u32| 0;
    assert!(Game::bot(&game.view(), seat(0), "eight", &mut first).is_some());
    assert!(Game::bot(&game.view(), seat(1), "eight", &mut first).is_none());
    assert!(Game::bot(&game.view(), seat(0), "ten", &mut first).is_none());
    play(&mut game, "hop G5 I5").unwrap();
    assert!(Game::bot(&game.view(), seat(0), "eight", &mut first).is_none());
}

#[test]
fn a_part_of_a_turn_is_no_turn_of_a_bot() {
    for differing in [&[], WHOLE] {
        let mut game = round("G5 H5 I6 A1 B1", differing);
        let refused = |game: &mut Game, command| {
            let before = game.clone();
            let refusal = game.apply_whole(seat(0), &read(command)).unwrap_err();
            assert_eq!(*game, before);
            refusal.code.as_str()
        };
        assert_eq!(refused(&mut game, "hop G5 I5"), "whole_chain");
        assert_eq!(refused(&mut game, "pass_on"), "whole_chain");
        if game.rules().stepwise {
            play(&mut game, "hop G5 I5").unwrap();
            assert_eq!(refused(&mut game, "hop I5 I7"), "whole_chain");
            assert_eq!(refused(&mut game, "pass_on"), "whole_chain");
            assert_eq!(refused(&mut game, "chain I5 I7"), "hop_by_hop");
        }
    }
}

#[test]
fn the_same_draws_give_the_same_turn_and_others_another_one() {
    let game = start(2, &[]);
    for level in LEVELS {
        let turn = |seed| bot(&game, level, &mut ChaCha8Rng::seed_from_u64(seed)).unwrap();
        assert_eq!(turn(1), turn(1));
        let turns: HashSet<String> = (0..20).map(|seed| shown(&turn(seed)).to_string()).collect();
        assert!(turns.len() > 1, "{level} always begins alike");
    }
}

#[test]
fn a_board_with_more_chains_than_anybody_can_look_at_has_a_turn_and_a_list_all_the_same() {
    // Pieces in all holes of the hexagon that lie halfway between two of one class, and one to hop with.
    let between = Hole::all().filter(|hole| {
        let (q, r) = hole.axial();
        hole.point().is_none() && (q % 2 != 0 || r % 2 != 0)
    });
    let pieces = between.collect::<HoleSet>().with(Hole::at(0, 0).unwrap());
    let position = Position::new(pieces);
    let captured = (PIECES - pieces.len()) as u8;
    let mover = Hole::at(0, 0).unwrap();
    assert!(!Chains::of(&position, mover, Hops::Short, 100_000).is_complete());
    for differing in [WHOLE, LONG_WHOLE] {
        let game = Game::from_position(position, &[captured, 0], seat(0), rules(differing)).unwrap();
        for level in LEVELS {
            let turn = bot(&game, level, &mut ChaCha8Rng::seed_from_u64(1)).unwrap();
            game.clone().apply(seat(0), &turn).unwrap();
        }
        let legal = legal(&game);
        assert!((1..2_000).contains(&legal.len()), "{}", legal.len());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn six_plays_a_longest_chain_and_eight_the_best_by_its_reply(game in any_round(), seed in any::<u64>()) {
        prop_assume!(game.to_move().is_some());
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let range = game.rules().hops();
        let all = chains(game.position(), range);
        prop_assume!(all.len() < 300);
        let longest = |all: &[(Hole, Hole, HoleSet)]| all.iter().map(|(_, _, captured)| captured.len()).max().unwrap_or(0);
        let hops_of = |command: Option<Command>| match command {
            Some(Command::Chain(path)) => path.len() - 1,
            other => panic!("{other:?}"),
        };
        prop_assert_eq!(hops_of(bot(&game, "six", &mut random)), longest(&all));
        let worth = |after: &Position, gain: usize| {
            let reply = longest(&chains(after, range));
            (gain as i32 - reply as i32, -(after.count_hops(range) as i32))
        };
        let best = all.iter().map(|(origin, end, captured)| {
            worth(&game.position().after(*origin, *end, *captured), captured.len())
        });
        let mut played = game.clone();
        let turn = bot(&game, "eight", &mut random).unwrap();
        played.apply_whole(game.to_move().unwrap(), &turn).unwrap();
        prop_assert_eq!(worth(played.position(), hops_of(Some(turn))), best.max().unwrap());
    }
}

/// Each chain, as origin, end and captured set.
fn chains(position: &Position, range: Hops) -> Vec<(Hole, Hole, HoleSet)> {
    let of_piece = |origin| {
        let chains = Chains::of(position, origin, range, u32::MAX);
        chains.ends().map(move |(end, captured)| (origin, end, captured)).collect::<Vec<_>>()
    };
    position.pieces().iter().flat_map(of_piece).collect()
}
