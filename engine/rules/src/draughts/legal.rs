//! The commands of a seat, and how a turn can go on, computed from what everybody may know.

use serde::Serialize;
use ts_rs::TS;

use super::command::Command;
use super::square::Square;
use super::view::View;
use crate::seat::Seat;

/// The commands of `seat`: its turns, in the order of their paths, and the claim of a draw where there is one. To
/// resign, which is always possible, is not among them.
pub(super) fn legal(view: &View, seat: Seat) -> Vec<Command> {
    let Some(position) = view.position_of(seat) else { return Vec::new() };
    let mut commands: Vec<_> = position.turns().into_iter().map(|turn| Command::Move(turn.path().to_vec())).collect();
    if !commands.is_empty() && !view.rules.auto_draw && view.quiet(&position).draw(&position).is_some() {
        commands.push(Command::ClaimDraw {});
    }
    commands
}

/// How a turn can go on.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "DraughtsChoices")]
pub struct Choices {
    /// What has been captured along the squares that are chosen.
    pub captured: Vec<Square>,
    /// Where the piece can go next, by number; empty where the turn is whole.
    pub next: Vec<Square>,
}

/// How a turn along `path`, the square of a piece and the landings that are chosen so far, can go on. `None`
/// when no turn begins so, or nobody is to move.
pub fn choices(view: &View, path: &[Square]) -> Option<Choices> {
    let turns = view.position_of(view.to_move?)?.turns();
    let along: Vec<_> = turns.iter().filter(|turn| !path.is_empty() && turn.path().starts_with(path)).collect();
    let captured = along.first()?.captured().iter().copied().take(path.len() - 1).collect();
    let mut next: Vec<Square> = along.iter().filter_map(|turn| turn.path().get(path.len()).copied()).collect();
    next.sort_unstable();
    next.dedup();
    Some(Choices { captured, next })
}
