//! The commands of a seat, and the chains that it can choose from, computed from what everybody may know.

use serde::Serialize;
use ts_rs::TS;

use super::chain::Chain;
use super::chains::Chains;
use super::command::Command;
use super::position::Position;
use super::view::{ChainView, View};
use crate::seat::Seat;
use crate::star::{Hole, Hops};

/// So many hops are looked at to find the chains of one piece. Of a million pieces in random play with
/// any chain one needed more.
pub const SEARCHED_HOPS: u32 = 10_000;
/// A piece with more chains than this, which one in a thousand has, is listed among the legal commands
/// with one chain for each hole where it can end.
pub const MOST_LISTED: usize = 200;
/// A hole where more chains than this end asks for stops.
pub const MOST_CHOICES: usize = 50;

/// The commands of `seat`, by the hole where they begin and then by the hole where they end.
///
/// Hop by hop this is no more than the next hop. As a whole it is one chain for each piece, end and
/// captured set, by the number of hops and then in board order of their paths; of a piece that has more
/// than [`MOST_LISTED`], only the first one for each end.
pub(super) fn legal(view: &View, seat: Seat) -> Vec<Command> {
    if view.to_move != Some(seat) {
        return Vec::new();
    }
    let (position, range) = (view.position(), view.rules.hops());
    let hops_of = |from| position.hops(from, range).map(|hop| Command::Hop([hop.from, hop.to]));
    match &view.chain {
        Some(chain) => hops_of(chain.at).chain([Command::PassOn {}]).collect(),
        None if view.rules.stepwise => view.pieces.into_iter().flat_map(hops_of).collect(),
        None => view.pieces.into_iter().flat_map(|origin| whole_chains(&position, origin, range)).collect(),
    }
}

fn whole_chains(position: &Position, origin: Hole, range: Hops) -> Vec<Command> {
    let chains = Chains::of(position, origin, range, SEARCHED_HOPS);
    let mut listed: Vec<(Hole, usize)> = chains.ends().enumerate().map(|(index, (end, _))| (end, index)).collect();
    listed.sort_unstable();
    if listed.len() > MOST_LISTED {
        listed.dedup_by_key(|(end, _)| *end);
    }
    listed
        .into_iter()
        .filter_map(|(_, index)| chains.chain(index))
        .map(|chain| chain.path().to_vec())
        .map(Command::Chain)
        .collect()
}

/// What a player who plays whole chains can choose from, once a piece and maybe some stops are chosen.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "CaptureCheckersChoices")]
pub struct Choices {
    /// The holes where a chain along the stops can end, in board order.
    pub ends: Vec<EndChoices>,
}

/// The chains that end in one hole.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "CaptureCheckersEnd")]
pub struct EndChoices {
    /// Where they end.
    pub at: Hole,
    /// Whether there are more than those in `chains`, or may be: then the page asks for another stop.
    pub more: bool,
    /// One for each captured set, at most [`MOST_CHOICES`].
    pub chains: Vec<ChainView>,
}

/// The chains that begin along `path`, the hole of a piece and the stops that are chosen so far; with a
/// chain that ends right there, if `path` has a hop. `None` when no chain begins so, when nobody is to
/// choose a whole chain, or where chains are played hop by hop: no more than the next hop is shown there.
pub fn choices(view: &View, path: &[Hole]) -> Option<Choices> {
    if view.to_move.is_none() || view.rules.stepwise {
        return None;
    }
    let (position, range) = (view.position(), view.rules.hops());
    let (begun, position) = match path {
        [] => return None,
        [piece] => (None, position.pieces().contains(*piece).then_some(position)?),
        _ => {
            let chain = Chain::along(path)?;
            let after = chain.play(&position, range)?;
            (Some(chain), after)
        }
    };
    let chains = Chains::of(&position, path[path.len() - 1], range, SEARCHED_HOPS);
    let longer = (0..chains.len()).filter_map(|index| chains.chain(index)).map(|rest| match &begun {
        Some(begun) => begun.followed_by(&rest),
        None => rest,
    });
    let mut all: Vec<Chain> = begun.iter().cloned().chain(longer).collect();
    all.sort_by_key(Chain::at);
    let ends = all.chunk_by(|one, next| one.at() == next.at()).map(|same| EndChoices {
        at: same[0].at(),
        more: same.len() > MOST_CHOICES || !chains.is_complete(),
        chains: same.iter().take(MOST_CHOICES).map(ChainView::from).collect(),
    });
    Some(Choices { ends: ends.collect() })
}
