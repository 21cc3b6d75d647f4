//! The commands of a seat, computed from what everybody may know.

use super::command::Command;
use super::in_force::RulesInForce;
use super::position::Position;
use super::view::{ChainView, View};
use crate::seat::Seat;
use crate::star::{Hole, HoleSet, Point};

/// The commands of `seat`, by the hole where they begin and then by the hole where they end.
///
/// Hop by hop this is no more than the next hop, whether it leads anywhere or not: no ends of chains, no
/// dead ends left out. As a whole it is one chain for each end, a shortest one.
pub(super) fn legal(view: &View, seat: Seat) -> Vec<Command> {
    let (Some(&home), true) = (view.homes.get(seat.index()), view.to_move == Some(seat)) else { return Vec::new() };
    let Some(position) = view.position() else { return Vec::new() };
    match &view.chain {
        Some(chain) => in_chain(&position, home, chain, &view.rules),
        None if view.rules.stepwise => hop_by_hop(&position, home, &view.rules),
        None => whole_turns(&position, home, &view.rules),
    }
}

fn in_chain(position: &Position, home: Point, chain: &ChainView, rules: &RulesInForce) -> Vec<Command> {
    let hops = position.occupancy().hops(chain.at, rules.hops());
    let mut commands: Vec<Command> = hops.iter().map(|to| Command::Hop([chain.at, to])).collect();
    if Position::allowed_ends(home, chain.origin, rules).contains(chain.at) {
        commands.push(Command::PassOn {});
    }
    commands.push(Command::Back {});
    commands
}

fn hop_by_hop(position: &Position, home: Point, rules: &RulesInForce) -> Vec<Command> {
    let of_piece = |from| {
        let hops = position.occupancy().hops(from, rules.hops());
        (steps(position, home, from, rules) | hops)
            .into_iter()
            .map(move |to| if hops.contains(to) { Command::Hop([from, to]) } else { Command::Step([from, to]) })
    };
    position.pieces(home).into_iter().flat_map(of_piece).collect()
}

fn whole_turns(position: &Position, home: Point, rules: &RulesInForce) -> Vec<Command> {
    let of_piece = |from| {
        let steps = steps(position, home, from, rules);
        let chains = position.occupancy().chains(from, rules.hops());
        let ends = chains.ends() & Position::allowed_ends(home, from, rules);
        (steps | ends).into_iter().filter_map(move |to| {
            if steps.contains(to) { Some(Command::Step([from, to])) } else { chains.path(to).map(Command::Chain) }
        })
    };
    position.pieces(home).into_iter().flat_map(of_piece).collect()
}

fn steps(position: &Position, home: Point, from: Hole, rules: &RulesInForce) -> HoleSet {
    position.occupancy().steps(from) & Position::allowed_ends(home, from, rules)
}
