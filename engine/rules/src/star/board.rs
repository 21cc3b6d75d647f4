//! The geometry of the star, for those who draw it and for keyboards.

use serde::Serialize;
use ts_rs::TS;

use super::{Direction, Hole, Point};

/// All that is to be known of the board itself.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "StarBoard")]
pub struct Board {
    /// The 121 holes, row by row.
    pub holes: Vec<BoardHole>,
    /// The six directions, in the order of [`BoardHole::neighbours`].
    pub directions: [Direction; 6],
}

/// One hole as it is drawn. The unit is the distance of two neighbours, y grows downwards, and the
/// centre of the board is at (0, 0).
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "StarHole")]
pub struct BoardHole {
    /// Its name, such as `E5`.
    pub name: Hole,
    /// To the right of the centre.
    pub x: f64,
    /// Below the centre.
    pub y: f64,
    /// Counted from 0 at the top.
    pub row: u8,
    /// The point that it belongs to, or null in the hexagon.
    pub point: Option<Point>,
    /// The index of the next hole in each direction, or null at the edge.
    pub neighbours: [Option<u8>; 6],
}

/// The board.
pub fn board() -> Board {
    Board { holes: Hole::all().map(drawn).collect(), directions: Direction::ALL }
}

fn drawn(hole: Hole) -> BoardHole {
    let (q, r) = hole.axial();
    BoardHole {
        name: hole,
        x: f64::from(q) + f64::from(r) / 2.0,
        y: f64::from(r) * 3_f64.sqrt() / 2.0,
        row: hole.row(),
        point: hole.point(),
        neighbours: Direction::ALL.map(|direction| hole.neighbour(direction).map(|next| next.0)),
    }
}
