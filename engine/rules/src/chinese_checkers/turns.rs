//! Where the turns of a seat can end.
//!
//! Turns are found by their ends and never by their paths: one dense position has more than two million
//! paths to 36 ends. A step changes the parity of a coordinate and hops change none, so a step and a
//! chain of one piece never end in the same hole.

use super::in_force::{ForeignPoints, RulesInForce};
use super::position::Position;
use crate::star::{Hole, HoleSet, HopGraph, Hops, Point, class_masks};

impl Position {
    /// The holes where a turn of the piece on `origin` may end as far as points are concerned, whether
    /// it can get there or not.
    pub fn allowed_ends(home: Point, origin: Hole, rules: &RulesInForce) -> HoleSet {
        allowed(home, origin, rules).holes
    }

    /// Where a turn of the piece on `origin` can end.
    pub fn ends(&self, home: Point, origin: Hole, rules: &RulesInForce) -> HoleSet {
        let reached = self.occupancy().steps(origin) | self.occupancy().hop_ends(origin, rules.hops());
        reached & Self::allowed_ends(home, origin, rules)
    }

    /// Each piece of `home` in board order, with the holes where its turn can end.
    pub fn turns<'a>(&'a self, home: Point, rules: &RulesInForce) -> impl Iterator<Item = (Hole, HoleSet)> + use<'a> {
        let rules = *rules;
        // One graph serves all pieces: no hop depends on where the hopping piece stood.
        let graph = (rules.hops() == Hops::Short).then(|| HopGraph::new(self.occupancy()));
        self.pieces(home).iter().map(move |origin| {
            let hop_ends = match &graph {
                Some(graph) => graph.ends(origin).holes(),
                None => self.occupancy().hop_ends(origin, Hops::Long),
            };
            let reached = self.occupancy().steps(origin) | hop_ends;
            (origin, reached & Self::allowed_ends(home, origin, &rules))
        })
    }

    /// Whether `home` has any turn.
    pub fn has_turn(&self, home: Point, rules: &RulesInForce) -> bool {
        let can_step = |origin| !(self.occupancy().steps(origin) & Self::allowed_ends(home, origin, rules)).is_empty();
        self.pieces(home).iter().any(can_step) || self.turns(home, rules).any(|(_, ends)| !ends.is_empty())
    }

    /// How many turns `home` has, as pairs of origin and end.
    pub fn count_turns(&self, home: Point, rules: &RulesInForce) -> u64 {
        match rules.hops() {
            Hops::Long => self.turns(home, rules).map(|(_, ends)| ends.len() as u64).sum(),
            Hops::Short => {
                let graph = HopGraph::new(self.occupancy());
                let count = |origin| {
                    let allowed = allowed(home, origin, rules);
                    let steps = self.occupancy().steps(origin) & allowed.holes;
                    steps.len() as u64 + u64::from(graph.ends(origin).within(&allowed.masks).len())
                };
                self.pieces(home).iter().map(count).sum()
            }
        }
    }
}

/// A set of holes, and the same for hops.
struct Allowed {
    holes: HoleSet,
    masks: [u64; 4],
}

impl Allowed {
    const fn new(holes: HoleSet) -> Self {
        Self { holes, masks: class_masks(holes) }
    }
}

static ANYWHERE: Allowed = Allowed::new(HoleSet::ALL);
static GOALS: [Allowed; 6] = by_home(true);
static NO_FOREIGN_POINT: [Allowed; 6] = by_home(false);

fn allowed(home: Point, origin: Hole, rules: &RulesInForce) -> &'static Allowed {
    if rules.stay_home && home.opposite().holes().contains(origin) {
        return &GOALS[home.index()];
    }
    match rules.foreign_points {
        ForeignPoints::Open => &ANYWHERE,
        ForeignPoints::Transit => &NO_FOREIGN_POINT[home.index()],
    }
}

const fn by_home(goal_only: bool) -> [Allowed; 6] {
    let mut table = [const { Allowed::new(HoleSet::EMPTY) }; 6];
    let mut i = 0;
    while i < 6 {
        let home = Point::ALL[i];
        let goal = home.opposite();
        let mut holes = HoleSet::ALL;
        let mut other = 0;
        while other < 6 {
            if other != home.index() && other != goal.index() {
                holes = holes.difference(Point::ALL[other].holes());
            }
            other += 1;
        }
        table[i] = Allowed::new(if goal_only { goal.holes() } else { holes });
        i += 1;
    }
    table
}
