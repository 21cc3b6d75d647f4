//! One position of the tree after the other.

use super::evaluation::evaluate_for;
use super::order::{LONGEST, Order};
use super::table::{Bound, Table, key};
use super::{DEEPEST, WON};
use crate::draughts::moves::{Move, Mover};
use crate::draughts::position::Position;
use crate::draughts::quiet::QUIET_TURNS;

/// Scores beyond this tell how far away the end is.
const DECIDED: i32 = WON - 2 * LONGEST as i32;
/// Moves that come later than this are first looked at less deeply.
const EARLY: usize = 3;

pub(super) struct Tree {
    table: Table,
    order: Order,
    /// The positions that led here, the turns before the root included.
    path: Vec<Position>,
    /// Moves of all nodes on the path, each with its rank and its place in the order of generation.
    moves: Vec<(i32, u8, Move)>,
    before: usize,
    nodes: u64,
    limit: u64,
}

/// The search has used up its nodes.
struct Stopped;

/// What lies between alpha and beta.
#[derive(Clone, Copy)]
struct Window {
    alpha: i32,
    beta: i32,
}

impl Window {
    /// As the opponent sees it.
    fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }

    /// Only to know whether something is better than alpha.
    fn closed(self) -> Self {
        Self { beta: self.alpha + 1, ..self }
    }
}

impl Tree {
    /// `past` are the positions before the root, the latest first, since the last capture or move of a man.
    pub(super) fn new(past: &[Position], limit: u64) -> Self {
        let path: Vec<Position> = past.iter().rev().copied().collect();
        Self { table: Table::new(), order: Order::new(), before: path.len(), path, moves: Vec::new(), nodes: 0, limit }
    }

    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The score of a move at the root for whoever plays it; `None` if there were not enough nodes. With `others` before
    /// it, it is no more than alpha where it is no better than these.
    pub(super) fn root_move<M: Mover>(
        &mut self,
        position: &Position,
        turn: Move,
        depth: i32,
        alpha: i32,
        others: bool,
    ) -> Option<i32> {
        let window = Window { alpha, beta: WON };
        let quiet = self.before;
        let score = self.move_score::<M>(position, turn, depth - 1, window, Visit { ply: 0, quiet }, others);
        if score.is_err() {
            self.path.truncate(self.before);
            self.moves.clear();
        }
        score.ok()
    }

    /// A closed window tells first whether a move that is not the first is better at all.
    fn move_score<M: Mover>(
        &mut self,
        position: &Position,
        turn: Move,
        depth: i32,
        window: Window,
        visit: Visit,
        closed_first: bool,
    ) -> Result<i32, Stopped> {
        let next = position.after::<M>(turn);
        let is_quiet = turn.captured == 0 && position.kings & turn.from != 0;
        let deeper = Visit { ply: visit.ply + 1, quiet: if is_quiet { visit.quiet + 1 } else { 0 } };
        self.path.push(*position);
        let mut score = WON;
        if closed_first {
            score = -self.node::<M::Other>(&next, depth, window.closed().turned(), deeper)?;
        }
        if !closed_first || score > window.alpha && score < window.beta {
            score = -self.node::<M::Other>(&next, depth, window.turned(), deeper)?;
        }
        self.path.pop();
        Ok(score)
    }

    fn node<M: Mover>(
        &mut self,
        position: &Position,
        depth: i32,
        mut window: Window,
        visit: Visit,
    ) -> Result<i32, Stopped> {
        if self.is_draw(position, visit.quiet) {
            return Ok(0);
        }
        if depth <= 0 || visit.ply + 32 >= LONGEST {
            return self.settle::<M>(position, window, visit.ply);
        }
        self.count()?;
        let key = key(position);
        let known = self.table.get(key);
        if let Some(entry) = known
            && i32::from(entry.depth) >= depth
        {
            let score = from_here(i32::from(entry.score), visit.ply);
            match entry.bound {
                Bound::Exact => return Ok(score),
                Bound::AtLeast if score >= window.beta => return Ok(score),
                Bound::AtMost if score <= window.alpha => return Ok(score),
                _ => {}
            }
        }
        let first = self.moves.len();
        self.list::<M>(position, visit.ply, known.map(|entry| entry.best));
        let count = self.moves.len() - first;
        let alpha = window.alpha;
        let (mut best, mut best_at) = (visit.ply as i32 - WON, 0);
        for tried in 0..count {
            let (at, turn) = self.pick(first + tried);
            let is_late = tried >= EARLY && depth >= 3 && turn.captured == 0 && turn.to & M::SIDE.king_row() == 0;
            let mut score = window.alpha + 1;
            if is_late {
                score = self.move_score::<M>(position, turn, depth - 2, window.closed(), visit, true)?;
            }
            if score > window.alpha {
                score = self.move_score::<M>(position, turn, depth - 1, window, visit, tried > 0)?;
            }
            if score > best {
                (best, best_at) = (score, at);
            }
            if best >= window.beta {
                if turn.captured == 0 {
                    self.order.cut_off(M::SIDE, visit.ply, &turn, depth);
                }
                break;
            }
            window.alpha = window.alpha.max(best);
        }
        self.moves.truncate(first);
        let bound = match () {
            () if best >= window.beta => Bound::AtLeast,
            () if best > alpha => Bound::Exact,
            () => Bound::AtMost,
        };
        self.table.put(key, to_store(best, visit.ply), depth.min(DEEPEST as i32) as i8, bound, best_at);
        Ok(best)
    }

    /// Follows captures, which are forced, until there is none.
    fn settle<M: Mover>(&mut self, position: &Position, mut window: Window, ply: usize) -> Result<i32, Stopped> {
        self.count()?;
        let jumpers = position.jumpers::<M>();
        if jumpers == 0 {
            return Ok(if position.can_move::<M>() { evaluate_for::<M>(position) } else { ply as i32 - WON });
        }
        let first = self.moves.len();
        self.list::<M>(position, LONGEST, None);
        let mut best = -WON;
        for tried in first..self.moves.len() {
            let (_, turn) = self.pick(tried);
            let score = -self.settle::<M::Other>(&position.after::<M>(turn), window.turned(), ply + 1)?;
            best = best.max(score);
            window.alpha = window.alpha.max(best);
            if window.alpha >= window.beta {
                break;
            }
        }
        self.moves.truncate(first);
        Ok(best)
    }

    /// Adds the moves of a position with their ranks, once for all paths that leave the same.
    fn list<M: Mover>(&mut self, position: &Position, ply: usize, best: Option<u8>) {
        let (moves, order) = (&mut self.moves, &self.order);
        let first = moves.len();
        position.moves::<M>(|turn| {
            let at = moves.len() - first;
            let is_new = turn.captured == 0 || moves[first..].iter().all(|(_, _, other)| *other != turn);
            // Positions with more captures than a byte counts can be made up, and need no perfect play.
            if let (true, Ok(at)) = (is_new, u8::try_from(at)) {
                let rank = if best == Some(at) { i32::MAX } else { order.rank(M::SIDE, ply, &turn) };
                moves.push((rank, at, turn));
            }
        });
    }

    /// Brings the highest ranked of the moves from `index` on to that place.
    fn pick(&mut self, index: usize) -> (u8, Move) {
        let rest = &mut self.moves[index..];
        let mut highest = 0;
        for (i, (rank, ..)) in rest.iter().enumerate() {
            if *rank > rest[highest].0 {
                highest = i;
            }
        }
        rest.swap(0, highest);
        let (_, at, turn) = rest[0];
        (at, turn)
    }

    /// Whether the position has stood before, or there was no progress for too long. One repetition is enough: who can
    /// repeat once can do so again.
    fn is_draw(&self, position: &Position, quiet: usize) -> bool {
        let back = quiet.min(self.path.len());
        let same_side = self.path.iter().rev().take(back).skip(3).step_by(2);
        quiet >= QUIET_TURNS || same_side.into_iter().any(|past| past == position)
    }

    fn count(&mut self) -> Result<(), Stopped> {
        self.nodes += 1;
        if self.nodes > self.limit { Err(Stopped) } else { Ok(()) }
    }
}

/// How far a position is from the root.
#[derive(Clone, Copy)]
struct Visit {
    ply: usize,
    /// How many turns in a row before it captured nothing and moved no man.
    quiet: usize,
}

/// A score of an entry, which counts the plies to the end from its position, as one that counts them from the root.
fn from_here(score: i32, ply: usize) -> i32 {
    match score {
        _ if score > DECIDED => score - ply as i32,
        _ if score < -DECIDED => score + ply as i32,
        _ => score,
    }
}

fn to_store(score: i32, ply: usize) -> i16 {
    let stored = match score {
        _ if score > DECIDED => score + ply as i32,
        _ if score < -DECIDED => score - ply as i32,
        _ => score,
    };
    stored.clamp(-WON, WON) as i16
}
