//! Bots: three levels, built from the guard, which look no further than the turn itself.
//!
//! A *forward* turn ends nearer the goal than it began, or ends in the goal having begun outside. A bot
//! sees what everybody sees, and chooses a whole turn also where people hop by hop.
//!
//! * `four`: every other turn any one, otherwise any forward one.
//! * `six`: a forward turn that the guard would not ask about; failing those any that it would not ask
//!   about; failing those any.
//! * `eight`: the turn that gains most distance to the apex of the goal, also inside of it. On a tie the one
//!   that ends nearest a free hole of the goal, then the one that began rearmost, then any.

use super::command::Command;
use super::guard::Judge;
use super::position::Position;
use super::view::View;
use crate::bot::{Level, any};
use crate::game::Random;
use crate::seat::Seat;
use crate::star::{Hole, HoleSet, Point};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Turn {
    from: Hole,
    to: Hole,
}

/// A turn of `seat`; `None` when it is not at the beginning of one.
pub(super) fn turn(view: &View, seat: Seat, level: Level, random: &mut Random<'_>) -> Option<Command> {
    if view.to_move != Some(seat) || view.chain.is_some() {
        return None;
    }
    let home = *view.homes.get(seat.index())?;
    let position = view.position()?;
    let all: Vec<Turn> = position
        .turns(home, &view.rules)
        .flat_map(|(from, ends)| ends.into_iter().map(move |to| Turn { from, to }))
        .collect();
    let chosen = match level {
        Level::Four => four(&all, home, random),
        Level::Six => six(&all, home, &Judge::new(&position, home, &view.rules), random),
        Level::Eight => eight(&all, home, &position, random),
    }?;
    command(&position, view, chosen)
}

fn four(all: &[Turn], home: Point, random: &mut Random<'_>) -> Option<Turn> {
    if random(2) == 0 {
        return any(all, random);
    }
    let forward: Vec<Turn> = all.iter().copied().filter(|turn| is_forward(home, *turn)).collect();
    any(if forward.is_empty() { all } else { &forward }, random)
}

fn six(all: &[Turn], home: Point, judge: &Judge<'_>, random: &mut Random<'_>) -> Option<Turn> {
    let quiet = all.iter().copied().filter(|turn| judge.asks(turn.from, turn.to).is_none());
    let quiet: Vec<Turn> = quiet.collect();
    let forward: Vec<Turn> = quiet.iter().copied().filter(|turn| is_forward(home, *turn)).collect();
    let best = [forward.as_slice(), &quiet, all].into_iter().find(|turns| !turns.is_empty())?;
    any(best, random)
}

fn eight(all: &[Turn], home: Point, position: &Position, random: &mut Random<'_>) -> Option<Turn> {
    let goal = home.opposite();
    let to_free = distances(goal.holes() - position.occupied());
    // Each part is better the higher it is.
    let worth = |turn: &Turn| {
        let (began, ends) = (i32::from(goal.distance(turn.from)), i32::from(goal.distance(turn.to)));
        (began - ends, -i32::from(to_free[turn.to.index()]), began)
    };
    let best = all.iter().map(worth).max()?;
    let ties: Vec<Turn> = all.iter().copied().filter(|turn| worth(turn) == best).collect();
    any(&ties, random)
}

fn is_forward(home: Point, turn: Turn) -> bool {
    let goal = home.opposite();
    let enters = goal.holes().contains(turn.to) && !goal.holes().contains(turn.from);
    enters || goal.distance(turn.to) < goal.distance(turn.from)
}

fn command(position: &Position, view: &View, turn: Turn) -> Option<Command> {
    let Turn { from, to } = turn;
    if position.occupancy().steps(from).contains(to) {
        return Some(Command::Step([from, to]));
    }
    position.occupancy().chains(from, view.rules.hops()).path(to).map(Command::Chain)
}

/// For each hole the number of steps, pieces ignored, to the nearest of `targets`; all alike where there
/// are none.
fn distances(targets: HoleSet) -> [u8; 121] {
    let mut distances = [u8::MAX; 121];
    let mut reached = targets;
    let mut edge = targets;
    let mut steps = 0;
    while !edge.is_empty() {
        for hole in edge {
            distances[hole.index()] = steps;
        }
        let next = edge.into_iter().fold(HoleSet::EMPTY, |next, hole| next | hole.neighbours());
        edge = next - reached;
        reached = reached | next;
        steps += 1;
    }
    distances
}
