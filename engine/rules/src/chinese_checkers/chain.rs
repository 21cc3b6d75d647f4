//! A chain that is played hop by hop.

use crate::star::Hole;

/// A chain of at least one hop that is not back where it began.
///
/// A chain has no upper limit, and it may come back over holes that it has used. Only the way that led
/// from the origin to where the piece is now is kept: when the piece comes back to a hole, the loop is
/// dropped. So a chain never has more holes than the star, and what is logged and shown is a path in
/// which no hole comes twice. Where the piece may hop next depends on none of this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Chain {
    origin: Hole,
    /// Between the two, all different and none of them either.
    between: Vec<Hole>,
    at: Hole,
}

impl Chain {
    /// The first hop; `None` if it goes nowhere.
    pub fn begin(origin: Hole, to: Hole) -> Option<Self> {
        (origin != to).then_some(Self { origin, between: Vec::new(), at: to })
    }

    /// The chain with one more hop, or `None` if that brings the piece back to the origin.
    pub fn hop(mut self, to: Hole) -> Option<Self> {
        if let Some(loop_start) = self.between.iter().position(|&hole| hole == to) {
            self.between.truncate(loop_start);
        } else if to != self.at {
            self.between.push(self.at);
        }
        self.at = to;
        (to != self.origin).then_some(self)
    }

    /// The chain along `path`, loops left out; `None` if the path ends where it begins or has no hop.
    pub fn along(path: &[Hole]) -> Option<Self> {
        let (&origin, rest) = path.split_first()?;
        rest.iter().fold(None, |chain: Option<Self>, &to| match chain {
            Some(chain) => chain.hop(to),
            None => Self::begin(origin, to),
        })
    }

    /// Where it began.
    pub fn origin(&self) -> Hole {
        self.origin
    }

    /// Where the piece is.
    pub fn at(&self) -> Hole {
        self.at
    }

    /// All holes from the origin to where the piece is.
    pub fn path(&self) -> Vec<Hole> {
        let mut path = Vec::with_capacity(self.between.len() + 2);
        path.push(self.origin);
        path.extend(&self.between);
        path.push(self.at);
        path
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn loops_are_dropped_and_the_origin_ends_the_chain() {
        let path = |names: &str| names.split(' ').map(|name| name.parse().unwrap()).collect::<Vec<Hole>>();
        let kept = |names| Chain::along(&path(names)).map(|chain| chain.path());
        assert_eq!(kept("E5 G5 I5"), Some(path("E5 G5 I5")));
        assert_eq!(kept("E5 G5 I5 G5"), Some(path("E5 G5")));
        assert_eq!(kept("E5 G5 I5 I7 G7 G5 I5"), Some(path("E5 G5 I5")));
        assert_eq!(kept("E5 G5 I5 E5 G7"), Some(path("E5 G7")));
        assert_eq!(kept("E5 G5 E5"), None);
        assert_eq!(kept("E5"), None);
        assert_eq!(Chain::along(&[]), None);
    }
}
