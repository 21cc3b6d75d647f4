//! The tables of the star, computed by the compiler from the definition of the board.

use super::{Direction, HOLES, Hole, HoleSet, Point};

/// The size of the largest coordinate.
pub(super) const ARM: i8 = 8;
const ROWS: usize = 17;
const HEXAGON: i8 = 4;

/// The coordinates (q, r) of each hole.
pub(super) const AXIAL: [(i8, i8); HOLES] = axial();
/// The first hole of each row, and behind the last row the number of holes.
pub(super) const ROW_STARTS: [u8; ROWS + 1] = row_starts();
const INDEX: [[Option<Hole>; ROWS]; ROWS] = index();
/// The next hole, by hole and direction.
pub(super) const NEIGHBOURS: [[Option<Hole>; 6]; HOLES] = neighbours();
/// All neighbours of each hole.
pub(super) const NEIGHBOUR_SETS: [HoleSet; HOLES] = neighbour_sets();
/// The hole that is hopped over and the landing, by hole and direction.
pub(super) const HOPS: [[Option<(Hole, Hole)>; 6]; HOLES] = hops();
/// The point of each hole.
pub(super) const POINT_OF: [Option<Point>; HOLES] = point_of();
/// The holes of each point.
pub(super) const POINT_SETS: [HoleSet; 6] = point_sets();
/// The apex of each point.
pub(super) const APEXES: [Hole; 6] = apexes();
/// Steps to the apex, by point and hole.
pub(super) const DISTANCES: [[u8; HOLES]; 6] = distances();

/// The hole with the coordinates (q, r), or `None` off the board.
pub(super) const fn at(q: i8, r: i8) -> Option<Hole> {
    if q < -ARM || q > ARM || r < -ARM || r > ARM {
        return None;
    }
    INDEX[(r + ARM) as usize][(q + ARM) as usize]
}

const fn is_on_board(q: i8, r: i8) -> bool {
    let s = -q - r;
    (q >= -HEXAGON && r >= -HEXAGON && s >= -HEXAGON) || (q <= HEXAGON && r <= HEXAGON && s <= HEXAGON)
}

const fn axial() -> [(i8, i8); HOLES] {
    let mut table = [(0, 0); HOLES];
    let mut count = 0;
    let mut r = -ARM;
    while r <= ARM {
        let mut q = -ARM;
        while q <= ARM {
            if is_on_board(q, r) {
                table[count] = (q, r);
                count += 1;
            }
            q += 1;
        }
        r += 1;
    }
    assert!(count == HOLES);
    table
}

const fn row_starts() -> [u8; ROWS + 1] {
    let mut table = [HOLES as u8; ROWS + 1];
    let mut hole = HOLES;
    while hole > 0 {
        hole -= 1;
        table[(AXIAL[hole].1 + ARM) as usize] = hole as u8;
    }
    table
}

const fn index() -> [[Option<Hole>; ROWS]; ROWS] {
    let mut table = [[None; ROWS]; ROWS];
    let mut hole = 0;
    while hole < HOLES {
        let (q, r) = AXIAL[hole];
        table[(r + ARM) as usize][(q + ARM) as usize] = Some(Hole(hole as u8));
        hole += 1;
    }
    table
}

const fn neighbours() -> [[Option<Hole>; 6]; HOLES] {
    let mut table = [[None; 6]; HOLES];
    let mut hole = 0;
    while hole < HOLES {
        let (q, r) = AXIAL[hole];
        let mut d = 0;
        while d < 6 {
            let (dq, dr) = Direction::ALL[d].axial();
            table[hole][d] = at(q + dq, r + dr);
            d += 1;
        }
        hole += 1;
    }
    table
}

const fn neighbour_sets() -> [HoleSet; HOLES] {
    let mut table = [HoleSet::EMPTY; HOLES];
    let mut hole = 0;
    while hole < HOLES {
        let mut d = 0;
        while d < 6 {
            if let Some(neighbour) = NEIGHBOURS[hole][d] {
                table[hole] = table[hole].with(neighbour);
            }
            d += 1;
        }
        hole += 1;
    }
    table
}

const fn hops() -> [[Option<(Hole, Hole)>; 6]; HOLES] {
    let mut table = [[None; 6]; HOLES];
    let mut hole = 0;
    while hole < HOLES {
        let mut d = 0;
        while d < 6 {
            if let Some(over) = NEIGHBOURS[hole][d]
                && let Some(landing) = NEIGHBOURS[over.index()][d]
            {
                table[hole][d] = Some((over, landing));
            }
            d += 1;
        }
        hole += 1;
    }
    table
}

const fn point_of() -> [Option<Point>; HOLES] {
    let mut table = [None; HOLES];
    let mut hole = 0;
    while hole < HOLES {
        let (q, r) = AXIAL[hole];
        let s = -q - r;
        table[hole] = if r < -HEXAGON {
            Some(Point(0))
        } else if q > HEXAGON {
            Some(Point(1))
        } else if s < -HEXAGON {
            Some(Point(2))
        } else if r > HEXAGON {
            Some(Point(3))
        } else if q < -HEXAGON {
            Some(Point(4))
        } else if s > HEXAGON {
            Some(Point(5))
        } else {
            None
        };
        hole += 1;
    }
    table
}

const fn point_sets() -> [HoleSet; 6] {
    let mut table = [HoleSet::EMPTY; 6];
    let mut hole = 0;
    while hole < HOLES {
        if let Some(point) = POINT_OF[hole] {
            table[point.index()] = table[point.index()].with(Hole(hole as u8));
        }
        hole += 1;
    }
    table
}

const fn apexes() -> [Hole; 6] {
    let mut table = [Hole(0); 6];
    let mut hole = 0;
    while hole < HOLES {
        let (q, r) = AXIAL[hole];
        let is_apex = q == ARM || q == -ARM || r == ARM || r == -ARM || q + r == ARM || q + r == -ARM;
        if is_apex && let Some(point) = POINT_OF[hole] {
            table[point.index()] = Hole(hole as u8);
        }
        hole += 1;
    }
    table
}

const fn distances() -> [[u8; HOLES]; 6] {
    let mut table = [[u8::MAX; HOLES]; 6];
    let mut point = 0;
    while point < 6 {
        // Breadth first: `queue[..count]` are the holes seen so far, nearest first.
        let mut queue = [Hole(0); HOLES];
        queue[0] = APEXES[point];
        table[point][queue[0].index()] = 0;
        let (mut next, mut count) = (0, 1);
        while next < count {
            let hole = queue[next].index();
            let mut d = 0;
            while d < 6 {
                if let Some(neighbour) = NEIGHBOURS[hole][d]
                    && table[point][neighbour.index()] == u8::MAX
                {
                    table[point][neighbour.index()] = table[point][hole] + 1;
                    queue[count] = neighbour;
                    count += 1;
                }
                d += 1;
            }
            next += 1;
        }
        assert!(count == HOLES);
        point += 1;
    }
    table
}
