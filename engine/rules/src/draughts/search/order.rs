//! In which order moves are looked at: what has cut off elsewhere comes first.

use crate::draughts::moves::Move;
use crate::draughts::square::Side;

/// Paths are no longer than this, in plies from the root.
pub(super) const LONGEST: usize = 128;

pub(super) struct Order {
    killers: [[Move; 2]; LONGEST],
    history: [Box<[i32; 1024]>; 2],
}

impl Order {
    pub(super) fn new() -> Self {
        Self { killers: [[Move::default(); 2]; LONGEST], history: [Box::new([0; 1024]), Box::new([0; 1024])] }
    }

    /// How early a move is looked at: the higher the earlier.
    pub(super) fn rank(&self, side: Side, ply: usize, turn: &Move) -> i32 {
        if turn.captured != 0 {
            return 3_000_000 + turn.captured.count_ones() as i32;
        }
        let crowns = i32::from(turn.to & side.king_row() != 0);
        match self.killers.get(ply) {
            Some([first, _]) if first == turn => 2_000_001,
            Some([_, second]) if second == turn => 2_000_000,
            _ => self.history[side.index()][index(turn)] + crowns * 1_000,
        }
    }

    /// Notes that a move that captures nothing was too good.
    pub(super) fn cut_off(&mut self, side: Side, ply: usize, turn: &Move, depth: i32) {
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != *turn
        {
            *killers = [*turn, killers[0]];
        }
        let count = &mut self.history[side.index()][index(turn)];
        *count += depth * depth;
        if *count > 1_000_000 {
            self.history.iter_mut().flat_map(|counts| counts.iter_mut()).for_each(|count| *count /= 2);
        }
    }
}

fn index(turn: &Move) -> usize {
    (turn.from.trailing_zeros() % 32 * 32 + turn.to.trailing_zeros() % 32) as usize
}
