//! Which moves there are, on bits. Written once for both sides, and compiled for each.

use super::position::Position;
use super::square::{BLACK_WAYS, Direction, Side, WHITE_WAYS, back, bits, step};

/// A side, as a type.
pub(super) trait Mover {
    type Other: Mover<Other = Self>;
    const SIDE: Side;
    /// Where its men go.
    const FORWARD: [Direction; 2];
}

pub(super) struct Black;
pub(super) struct White;

impl Mover for Black {
    type Other = White;
    const SIDE: Side = Side::Black;
    const FORWARD: [Direction; 2] = BLACK_WAYS;
}

impl Mover for White {
    type Other = Black;
    const SIDE: Side = Side::White;
    const FORWARD: [Direction; 2] = WHITE_WAYS;
}

/// A whole turn without its path: single squares as bits, and the set of what it captures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Move {
    pub from: u32,
    pub to: u32,
    pub captured: u32,
}

/// What a piece sees while it captures.
#[derive(Clone, Copy)]
pub(super) struct Capture {
    /// What it can still jump over.
    enemies: u32,
    /// Where it can land: the free squares, and where it began.
    free: u32,
    king: bool,
}

impl Capture {
    pub(super) fn of<M: Mover>(position: &Position, from: u32) -> Self {
        Self {
            enemies: position.of(M::Other::SIDE),
            free: !position.occupied() | from,
            king: position.kings & from != 0,
        }
    }

    /// Calls `visit` with each jump from `at`: where it lands, and the capture after it.
    #[inline(always)]
    pub(super) fn jumps<M: Mover>(self, at: u32, mut visit: impl FnMut(u32, Self)) {
        let mut jump = |direction| {
            let over = step(at, direction) & self.enemies;
            let to = step(over, direction) & self.free;
            if to != 0 {
                visit(to, Self { enemies: self.enemies ^ over, ..self });
            }
        };
        for direction in M::FORWARD {
            jump(direction);
        }
        if self.king {
            for direction in M::Other::FORWARD {
                jump(direction);
            }
        }
    }

    /// Whether a man that lands on `to` ends its turn there, as a king.
    #[inline(always)]
    pub(super) fn crowns<M: Mover>(self, to: u32) -> bool {
        !self.king && to & M::SIDE.king_row() != 0
    }

    pub(super) const fn enemies(self) -> u32 {
        self.enemies
    }

    /// Calls `visit` once for each path to its end, with that and with what is left to jump over.
    fn ends<M: Mover>(self, at: u32, visit: &mut impl FnMut(u32, u32)) {
        let mut goes_on = false;
        self.jumps::<M>(at, |to, then| {
            goes_on = true;
            if self.crowns::<M>(to) { visit(to, then.enemies) } else { then.ends::<M>(to, visit) }
        });
        if !goes_on {
            visit(at, self.enemies);
        }
    }

    fn count<M: Mover>(self, at: u32) -> u64 {
        let mut count = 0;
        self.jumps::<M>(at, |to, then| {
            count += if self.crowns::<M>(to) { 1 } else { then.count::<M>(to) };
        });
        count.max(1)
    }
}

impl Position {
    /// The pieces of `M` that can capture.
    #[inline(always)]
    pub(super) fn jumpers<M: Mover>(&self) -> u32 {
        let (own, enemies, free) = (self.of(M::SIDE), self.of(M::Other::SIDE), !self.occupied());
        let over = |direction: Direction| {
            let back = back(direction);
            step(step(free, back) & enemies, back)
        };
        let forward = M::FORWARD.into_iter().fold(0, |set, direction| set | over(direction));
        let kings = own & self.kings;
        let backward = if kings == 0 { 0 } else { M::Other::FORWARD.into_iter().fold(0, |set, way| set | over(way)) };
        own & forward | kings & backward
    }

    /// Calls `visit` with each move of `M` that captures nothing.
    #[inline(always)]
    pub(super) fn steps<M: Mover>(&self, mut visit: impl FnMut(Move)) {
        let (own, free) = (self.of(M::SIDE), !self.occupied());
        let mut all = |pieces, direction| {
            for to in bits(step(pieces, direction) & free) {
                visit(Move { from: step(to, back(direction)), to, captured: 0 });
            }
        };
        for direction in M::FORWARD {
            all(own, direction);
        }
        let kings = own & self.kings;
        if kings != 0 {
            for direction in M::Other::FORWARD {
                all(kings, direction);
            }
        }
    }

    /// Calls `visit` once for each path of a capture by one of `jumpers`.
    #[inline(always)]
    pub(super) fn captures<M: Mover>(&self, jumpers: u32, mut visit: impl FnMut(Move)) {
        let enemies = self.of(M::Other::SIDE);
        for from in bits(jumpers) {
            Capture::of::<M>(self, from)
                .ends::<M>(from, &mut |to, left| visit(Move { from, to, captured: enemies ^ left }));
        }
    }

    /// Calls `visit` with each legal move of `M`; those by several paths come as often.
    #[inline(always)]
    pub(super) fn moves<M: Mover>(&self, visit: impl FnMut(Move)) {
        match self.jumpers::<M>() {
            0 => self.steps::<M>(visit),
            jumpers => self.captures::<M>(jumpers, visit),
        }
    }

    /// How many turns `M` has, told apart by their paths.
    #[inline(always)]
    pub(super) fn count_turns<M: Mover>(&self) -> u64 {
        let jumpers = self.jumpers::<M>();
        if jumpers != 0 {
            return bits(jumpers).map(|from| Capture::of::<M>(self, from).count::<M>(from)).sum();
        }
        let (own, free) = (self.of(M::SIDE), !self.occupied());
        let steps = |pieces, direction| u64::from((step(pieces, direction) & free).count_ones());
        let kings = own & self.kings;
        let forward: u64 = M::FORWARD.into_iter().map(|direction| steps(own, direction)).sum();
        if kings == 0 {
            return forward;
        }
        forward + M::Other::FORWARD.into_iter().map(|direction| steps(kings, direction)).sum::<u64>()
    }

    /// Whether `M` has a move.
    pub(super) fn can_move<M: Mover>(&self) -> bool {
        let (own, free) = (self.of(M::SIDE), !self.occupied());
        let kings = own & self.kings;
        let backward = |direction| step(kings, direction) & free != 0;
        M::FORWARD.into_iter().any(|direction| step(own, direction) & free != 0)
            || M::Other::FORWARD.into_iter().any(backward)
            || self.jumpers::<M>() != 0
    }

    /// The position after a legal move of `M`.
    #[inline(always)]
    pub(super) fn after<M: Mover>(&self, Move { from, to, captured }: Move) -> Self {
        let mut pieces = self.pieces;
        // A capture may end where it began.
        pieces[M::SIDE.index()] = pieces[M::SIDE.index()] & !from | to;
        pieces[M::Other::SIDE.index()] ^= captured;
        let is_king = self.kings & from != 0 || to & M::SIDE.king_row() != 0;
        let kings = self.kings & !(captured | from) | if is_king { to } else { 0 };
        Self { pieces, kings, to_move: M::Other::SIDE }
    }
}
