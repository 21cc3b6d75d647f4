//! The guard: it asks once before a turn that gives something away.
//!
//! It looks at the turn alone: at what it does to the distance of the piece that moves, and whether the
//! seat can hop where it could not before. It weighs no blocking, no ladder that pays two turns later and
//! nothing that the others do. Where people hop by hop it is silent about chains: a judgement of a stop
//! would give away where the way leads.

use super::command::Command;
use super::in_force::RulesInForce;
use super::position::Position;
use super::view::View;
use crate::seat::Seat;
use crate::star::{Hole, Point};

/// Why the guard asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// The turn takes a piece out of the goal.
    LeavesGoal,
    /// The turn ends farther from the goal than it began and opens no new hop, though another one would
    /// bring a piece forward.
    Backwards,
}

impl Asks {
    /// A stable code, which clients word.
    pub const fn code(self) -> &'static str {
        match self {
            Self::LeavesGoal => "leaves_goal",
            Self::Backwards => "backwards",
        }
    }
}

/// Whether the guard of `seat` asks before `command`, in what everybody sees. It says nothing of hops that
/// are played one by one, nor of their end, nor of what is no turn at all.
pub fn asks(view: &View, seat: Seat, command: &Command) -> Option<Asks> {
    let home = *view.homes.get(seat.index())?;
    let (from, to) = match command {
        Command::Step([from, to]) => (*from, *to),
        Command::Chain(path) if !view.rules.stepwise => (*path.first()?, *path.last()?),
        _ => return None,
    };
    let position = view.position()?;
    let is_turn = view.chain.is_none()
        && position.pieces(home).contains(from)
        && position.ends(home, from, &view.rules).contains(to);
    if is_turn { Judge::new(&position, home, &view.rules).asks(from, to) } else { None }
}

/// The guard over one position, for one seat.
pub(super) struct Judge<'a> {
    position: &'a Position,
    home: Point,
    rules: RulesInForce,
    is_only_turn: bool,
    can_progress: bool,
}

impl<'a> Judge<'a> {
    pub fn new(position: &'a Position, home: Point, rules: &RulesInForce) -> Self {
        let mut count = 0;
        let mut can_progress = false;
        for (from, ends) in position.turns(home, rules) {
            count += ends.len();
            can_progress |= ends.iter().any(|to| is_progress(home, from, to));
        }
        Self { position, home, rules: *rules, is_only_turn: count <= 1, can_progress }
    }

    /// Judges a whole turn of the piece on `from` that ends in `to`.
    pub fn asks(&self, from: Hole, to: Hole) -> Option<Asks> {
        let goal = self.home.opposite();
        if self.is_only_turn {
            None
        } else if goal.holes().contains(from) && !goal.holes().contains(to) {
            Some(Asks::LeavesGoal)
        } else if is_backwards(self.home, from, to) && self.can_progress && !self.opens_hop(from, to) {
            Some(Asks::Backwards)
        } else {
            None
        }
    }

    /// Whether one of the seat's pieces can make a hop after the turn that it could not make before. What
    /// the moving piece could have reached in this very turn, and the way back, are nothing new.
    fn opens_hop(&self, from: Hole, to: Hole) -> bool {
        let before = self.position.occupancy();
        let reached = before.steps(from) | before.hop_ends(from, self.rules.hops());
        let known = reached.with(from);
        let mut after = *self.position;
        after.relocate(self.home, from, to);
        let hops = |hole| after.occupancy().hops(hole, self.rules.hops());
        let others = self.position.pieces(self.home).without(from);
        let by_others = others.iter().any(|hole| !hops(hole).is_subset(before.hops(hole, self.rules.hops())));
        by_others || !hops(to).is_subset(known)
    }
}

/// All ten holes of the goal count alike, so that a turn which ends there is progress wherever it began.
fn is_progress(home: Point, from: Hole, to: Hole) -> bool {
    let goal = home.opposite();
    goal.holes().contains(to) || goal.distance(to) < goal.distance(from)
}

fn is_backwards(home: Point, from: Hole, to: Hole) -> bool {
    let goal = home.opposite();
    !goal.holes().contains(to) && goal.distance(to) > goal.distance(from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Seat;
    use crate::star::HoleSet;

    const HOME: Point = Point::ALL[0];

    fn holes(names: &str) -> HoleSet {
        names.split_whitespace().map(|name| name.parse::<Hole>().unwrap()).collect()
    }

    /// Black comes from the top and goes down; white stands wherever it is in the way.
    fn position(black: &str, white: HoleSet) -> Position {
        let mut pieces = [HoleSet::EMPTY; 6];
        pieces[0] = holes(black);
        pieces[3] = white;
        Position::new(pieces).unwrap()
    }

    fn whole() -> RulesInForce {
        RulesInForce { stepwise: false, ..RulesInForce::default() }
    }

    fn judged(black: &str, white: &str, rules: RulesInForce, from: &str, to: &str) -> Option<Asks> {
        let position = position(black, holes(white));
        let (from, to) = (from.parse().unwrap(), to.parse().unwrap());
        assert!(position.ends(HOME, from, &rules).contains(to), "{from} {to} is no turn");
        Judge::new(&position, HOME, &rules).asks(from, to)
    }

    #[test]
    fn it_asks_before_a_piece_leaves_the_goal() {
        assert_eq!(judged("N2 I5", "", whole(), "N2", "M6"), Some(Asks::LeavesGoal));
        assert_eq!(judged("N2 I5", "", whole(), "N2", "N3"), None, "within the goal");
        assert_eq!(judged("M6 I5", "", whole(), "M6", "N2"), None, "into the goal");
        assert_eq!(judged("N2 I5", "M6", whole(), "N2", "L5"), Some(Asks::LeavesGoal), "by a hop");
    }

    #[test]
    fn it_asks_before_a_turn_back_that_opens_nothing() {
        assert_eq!(judged("I5 F4", "", whole(), "I5", "H5"), Some(Asks::Backwards));
        assert_eq!(judged("I5 F4", "", whole(), "I5", "J5"), None, "forwards");
        assert_eq!(judged("I5 F4", "H5", whole(), "I5", "G5"), Some(Asks::Backwards), "by a hop");
    }

    #[test]
    fn back_within_the_goal_is_progress() {
        assert_eq!(judged("P1 I5", "", whole(), "P1", "O1"), None);
    }

    #[test]
    fn a_turn_back_that_opens_a_hop_for_another_piece_is_fine() {
        // From G5 the other piece can hop over H5 once it is there, and could not before.
        assert_eq!(judged("I5 G5", "", whole(), "I5", "H5"), None);
    }

    #[test]
    fn a_hop_that_the_moving_piece_could_make_anyhow_is_nothing_new() {
        // From I6 it can hop back over the bridge that it came by.
        assert_eq!(judged("K6 F9", "J6", whole(), "K6", "I6"), Some(Asks::Backwards), "the way back is none");
        // From J5 it can hop along the row, over J4 and over J6, to holes that were out of its reach.
        assert_eq!(judged("K6 F9", "J6 J4", whole(), "K6", "J5"), None);
    }

    #[test]
    fn without_a_turn_forwards_there_is_nothing_to_ask() {
        let forward = Point::ALL[3].distance("I5".parse().unwrap());
        let mut white = "I5".parse::<Hole>().unwrap().neighbours();
        white = white.iter().filter(|hole| Point::ALL[3].distance(*hole) < forward).collect();
        loop {
            let position = position("I5", white);
            let nearer = |hole: &Hole| Point::ALL[3].distance(*hole) < forward;
            let open: HoleSet = position.ends(HOME, "I5".parse().unwrap(), &whole()).iter().filter(nearer).collect();
            if open.is_empty() {
                let judge = Judge::new(&position, HOME, &whole());
                assert!(!judge.is_only_turn);
                assert_eq!(judge.asks("I5".parse().unwrap(), "H5".parse().unwrap()), None);
                return;
            }
            white = white | open;
        }
    }

    #[test]
    fn with_only_one_turn_it_is_silent() {
        let at: Hole = "N2".parse().unwrap();
        let mut white = at.neighbours().without("M6".parse().unwrap());
        loop {
            let position = position("N2", white);
            let others = position.ends(HOME, at, &whole()).without("M6".parse().unwrap());
            if others.is_empty() {
                assert_eq!(Judge::new(&position, HOME, &whole()).asks(at, "M6".parse().unwrap()), None);
                return;
            }
            white = white | others;
        }
    }

    #[test]
    fn a_long_hop_opens_what_a_short_one_can_not() {
        // From H8 the other piece can hop over H5 to H2, and over the two free holes between, only by a long hop.
        let long = RulesInForce { long_hops: true, ..whole() };
        assert_eq!(judged("I5 H8", "", whole(), "I5", "H5"), Some(Asks::Backwards));
        assert_eq!(judged("I5 H8", "", long, "I5", "H5"), None);
    }

    #[test]
    fn hop_by_hop_it_judges_steps_alone() {
        let view = |rules: RulesInForce| View {
            homes: &[Point::ALL[0], Point::ALL[3]],
            pieces: vec![holes("N2 I5 F4"), holes("M6")],
            chain: None,
            last: None,
            home: Vec::new(),
            rules,
            to_move: Some(Seat::FIRST),
        };
        let hole = |name: &str| name.parse::<Hole>().unwrap();
        let step = Command::Step([hole("I5"), hole("H5")]);
        let chain = Command::Chain(vec![hole("N2"), hole("L5")]);
        let hop = Command::Hop([hole("N2"), hole("L5")]);
        assert_eq!(asks(&view(whole()), Seat::FIRST, &chain), Some(Asks::LeavesGoal));
        assert_eq!(asks(&view(whole()), Seat::FIRST, &step), Some(Asks::Backwards));
        let stepwise = RulesInForce::default();
        assert_eq!(asks(&view(stepwise), Seat::FIRST, &step), Some(Asks::Backwards));
        for silent in [chain, hop, Command::PassOn {}, Command::Back {}] {
            assert_eq!(asks(&view(stepwise), Seat::FIRST, &silent), None);
        }
    }

    #[test]
    fn it_is_silent_about_what_is_no_turn() {
        let view = View {
            homes: &[Point::ALL[0], Point::ALL[3]],
            pieces: vec![holes("N2 I5 F4"), holes("M6")],
            chain: None,
            last: None,
            home: Vec::new(),
            rules: whole(),
            to_move: Some(Seat::FIRST),
        };
        for (from, to) in [("N2", "M6"), ("M6", "L5"), ("E5", "D4"), ("I5", "I5"), ("N2", "A1")] {
            let ends = [from.parse().unwrap(), to.parse().unwrap()];
            assert_eq!(asks(&view, Seat::FIRST, &Command::Step(ends)), None, "{from} {to}");
            assert_eq!(asks(&view, Seat::FIRST, &Command::Chain(ends.to_vec())), None, "{from} {to}");
        }
        assert_eq!(asks(&view, Seat::FIRST, &Command::Chain(Vec::new())), None);
        let step = Command::Step(["I5".parse().unwrap(), "H5".parse().unwrap()]);
        assert_eq!(asks(&view, Seat::new(5).unwrap(), &step), None, "nobody sits there");
    }
}
