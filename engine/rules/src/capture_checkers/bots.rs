//! Bots: three levels, which look no further than the reply of the next seat.
//!
//! A bot sees what everybody sees, and chooses a whole chain also where people hop by hop. What it
//! searches is limited by a number of hops and never by time, so that it plays the same everywhere.
//!
//! * `four`: any hop; then, as long as the piece has a further one, it stops every other time, or makes any
//!   of these.
//! * `six`: any of the longest chains.
//! * `eight`: the chain that captures most, less what the longest chain of the next seat would then capture.
//!   On a tie any of those that leave the fewest hops on the board. When its hops are used up, the best it
//!   has judged by then; failing that it plays like six.

use std::cmp::Reverse;

use super::chain::Chain;
use super::chains::Chains;
use super::command::Command;
use super::position::{Hop, PIECES, Position};
use super::replies::{Longest, longest};
use super::view::View;
use crate::bot::{Level, any};
use crate::game::Random;
use crate::seat::Seat;
use crate::star::{Hole, HoleSet, Hops};

/// How many hops of its own a bot looks at in a turn.
pub const OWN_HOPS: u32 = 50_000;
/// How many hops of replies a bot looks at in a turn.
pub const REPLY_HOPS: u32 = 500_000;

/// A turn of `seat`; `None` when it is not at the beginning of one.
pub(super) fn turn(view: &View, seat: Seat, level: Level, random: &mut Random<'_>) -> Option<Command> {
    if view.to_move != Some(seat) || view.chain.is_some() {
        return None;
    }
    let (position, range) = (view.position(), view.rules.hops());
    let chain = match level {
        Level::Four => four(position, range, random),
        Level::Six => six(&position, range, random),
        Level::Eight => eight(&position, range, random),
    }?;
    Some(Command::Chain(chain.path().to_vec()))
}

fn four(mut position: Position, range: Hops, random: &mut Random<'_>) -> Option<Chain> {
    let first: Vec<Hop> = position.pieces().iter().flat_map(|from| position.hops(from, range)).collect();
    let mut hop = any(&first, random)?;
    let mut chain = Chain::begin(hop);
    loop {
        position.toggle(hop);
        let further: Vec<Hop> = position.hops(chain.at(), range).collect();
        if further.is_empty() || random(2) == 0 {
            return Some(chain);
        }
        hop = any(&further, random)?;
        chain.push(hop);
    }
}

fn six(position: &Position, range: Hops, random: &mut Random<'_>) -> Option<Chain> {
    let own = own_chains(position, range);
    let longest = all(&own).map(|(_, _, (_, captured))| captured.len()).max()?;
    let ties = all(&own).filter(|(_, _, (_, captured))| captured.len() == longest);
    let ties: Vec<(&Chains, usize)> = ties.map(|(chains, index, _)| (chains, index)).collect();
    let (chains, index) = any(&ties, random)?;
    chains.chain(index)
}

/// How good a chain is: the more the better.
type Worth = (i32, Reverse<usize>);

fn eight(position: &Position, range: Hops, random: &mut Random<'_>) -> Option<Chain> {
    let own = own_chains(position, range);
    let mut replies = REPLY_HOPS;
    let mut best: Option<Worth> = None;
    let mut ties = Vec::new();
    for (chains, index, (end, captured)) in all(&own) {
        let gain = captured.len() as i32;
        // With a longer reply than this the chain is worse than the best one.
        let most = best.map_or(PIECES as i32, |(value, _)| gain - value);
        let Ok(most) = u32::try_from(most) else { continue };
        let after = position.after(chains.origin(), end, captured);
        let worth = match longest(&after, range, most, &mut replies) {
            Longest::Hops(reply) => (gain - reply as i32, Reverse(after.count_hops(range))),
            Longest::More => continue,
            Longest::Unknown => break,
        };
        if best.is_none_or(|best| worth > best) {
            best = Some(worth);
            ties.clear();
        }
        if best == Some(worth) {
            ties.push((chains, index));
        }
    }
    match any(&ties, random) {
        Some((chains, index)) => chains.chain(index),
        // Not even the first chain could be judged.
        None => six(position, range, random),
    }
}

/// The chains of each piece, in board order.
fn own_chains(position: &Position, range: Hops) -> Vec<Chains> {
    let mut hops = OWN_HOPS;
    position.pieces().iter().map(|origin| Chains::within(position, origin, range, &mut hops)).collect()
}

/// Each chain, by its place in the list of its piece, with where it ends and what it captures.
fn all(own: &[Chains]) -> impl Iterator<Item = (&Chains, usize, (Hole, HoleSet))> {
    own.iter().flat_map(|chains| chains.ends().enumerate().map(move |(index, end)| (chains, index, end)))
}
