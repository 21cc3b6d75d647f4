use proptest::prelude::*;

use super::*;

#[test]
fn the_rows_have_the_lengths_of_the_star() {
    let lengths: Vec<_> = tables::ROW_STARTS.windows(2).map(|ends| ends[1] - ends[0]).collect();
    assert_eq!(lengths, [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1]);
}

#[test]
fn names_are_read_back_and_nothing_else_is_a_name() {
    for hole in Hole::all() {
        let name = hole.to_string();
        assert_eq!(name.parse(), Ok(hole));
        assert_eq!(name.to_lowercase().parse(), Ok(hole));
        assert_eq!(serde_json::to_string(&hole).unwrap(), format!("\"{name}\""));
        assert_eq!(serde_json::from_str::<Hole>(&format!("\"{name}\"")).unwrap(), hole);
    }
    assert_eq!(Hole::all().next().unwrap().to_string(), "A1");
    assert_eq!(Hole::all().last().unwrap().to_string(), "Q1");
    for wrong in ["", "A", "A0", "A2", "R1", "E14", "E014", "E01", "E+1", " E1", "E1 ", "@1", "É1", "E１", "E256", "55"]
    {
        assert_eq!(wrong.parse::<Hole>(), Err(NoSuchHole), "{wrong}");
    }
}

#[test]
fn points_have_ten_holes_and_lie_clockwise_from_the_top() {
    let apexes: Vec<_> = Point::ALL.iter().map(|point| point.apex().to_string()).collect();
    assert_eq!(apexes, ["A1", "E13", "M13", "Q1", "M1", "E1"]);
    for point in Point::ALL {
        assert_eq!(point.holes().len(), 10);
        assert!(point.holes().contains(point.apex()));
        let (q, r) = point.apex().axial();
        let (other_q, other_r) = point.opposite().apex().axial();
        assert_eq!((q, r), (-other_q, -other_r));
        assert!(point.holes().iter().all(|hole| hole.point() == Some(point)));
    }
    assert_eq!(Hole::all().filter(|hole| hole.point().is_none()).count(), 61);
}

#[test]
fn neighbours_are_mutual_and_straight() {
    for hole in Hole::all() {
        for direction in Direction::ALL {
            if let Some(next) = hole.neighbour(direction) {
                assert_eq!(next.neighbour(direction.opposite()), Some(hole));
                assert!(hole.neighbours().contains(next));
            }
            assert_eq!(
                hole.hop(direction).map(|(_, landing)| landing),
                hole.neighbour(direction).and_then(|over| over.neighbour(direction))
            );
        }
        assert!((2..=6).contains(&hole.neighbours().len()));
    }
}

#[test]
fn distances_go_along_the_board() {
    for point in Point::ALL {
        assert_eq!(point.distance(point.opposite().apex()), 16);
        assert_eq!(point.holes().iter().map(|hole| u32::from(point.distance(hole))).sum::<u32>(), 20);
        for hole in Hole::all() {
            let nearest = hole.neighbours().iter().map(|next| point.distance(next)).min().unwrap();
            assert!(hole == point.apex() || point.distance(hole) == nearest + 1);
        }
    }
    // From the tip of one point to the next one the way leads around the notch.
    assert_eq!(Point::ALL[0].distance(Point::ALL[1].apex()), 8);
    assert_eq!(Point::ALL[0].distance(Point::ALL[2].apex()), 12);
}

#[test]
fn the_board_for_drawing_is_centred_and_has_the_pitch_as_unit() {
    let board = board();
    assert_eq!(board.holes.len(), HOLES);
    let centre = &board.holes[60];
    assert_eq!((centre.x, centre.y), (0.0, 0.0));
    for hole in &board.holes {
        for next in hole.neighbours.iter().flatten() {
            let next = &board.holes[usize::from(*next)];
            assert!(((hole.x - next.x).hypot(hole.y - next.y) - 1.0).abs() < 1e-12);
        }
    }
    let text = serde_json::to_value(&board).unwrap();
    assert_eq!(text["directions"], serde_json::json!(["ne", "e", "se", "sw", "w", "nw"]));
    assert_eq!(text["holes"][0]["name"], "A1");
    assert_eq!(text["holes"][0]["point"], 0);
    assert_eq!(text["holes"][60]["point"], serde_json::Value::Null);
    assert_eq!(text["holes"][0]["neighbours"], serde_json::json!([null, null, 2, 1, null, null]));
}

#[test]
fn a_set_is_a_list_of_names_in_board_order_without_repeats() {
    let set: HoleSet = ["Q1", "A1", "E10"].into_iter().map(|name| name.parse::<Hole>().unwrap()).collect();
    assert_eq!(serde_json::to_string(&set).unwrap(), r#"["A1","E10","Q1"]"#);
    assert_eq!(serde_json::from_str::<HoleSet>(r#"["q1","A1","E10"]"#).unwrap(), set);
    assert!(serde_json::from_str::<HoleSet>(r#"["A1","A1"]"#).is_err());
    assert!(serde_json::from_str::<HoleSet>(r#"["R1"]"#).is_err());
    assert_eq!(!set | set, HoleSet::ALL);
}

proptest! {
    #[test]
    fn hops_keep_the_parity_of_both_coordinates(occupancy in any_occupancy(), from in any_hole()) {
        let (q, r) = from.axial();
        for range in [Hops::Short, Hops::Long] {
            for end in occupancy.hop_ends(from, range) {
                let (end_q, end_r) = end.axial();
                prop_assert_eq!(((end_q - q) % 2, (end_r - r) % 2), (0, 0));
            }
        }
    }

    #[test]
    fn reach_by_words_equals_reach_along_neighbours(occupancy in any_occupancy(), from in any_hole()) {
        prop_assert_eq!(occupancy.hop_ends(from, Hops::Short), occupancy.chains(from, Hops::Short).ends());
    }

    #[test]
    fn hops_are_as_many_by_words_as_along_neighbours(occupancy in any_occupancy()) {
        let counted: usize = occupancy.holes().iter().map(|from| occupancy.hops(from, Hops::Short).len()).sum();
        prop_assert_eq!(HopGraph::new(&occupancy).count(), counted);
    }

    #[test]
    fn trails_are_chains_in_which_nothing_is_hopped_twice(occupancy in any_occupancy(), from in any_hole()) {
        let mut board = occupancy;
        if board.holes().contains(from) {
            board.toggle(from);
        }
        prop_assert!(longest_trail(HopGraph::new(&occupancy).trail(from), &mut board, from, 6).is_ok());
    }

    #[test]
    fn long_hops_reach_all_that_short_ones_do(occupancy in any_occupancy(), from in any_hole()) {
        let short = occupancy.hop_ends(from, Hops::Short);
        prop_assert!(short.is_subset(occupancy.hop_ends(from, Hops::Long)));
    }

    #[test]
    fn paths_go_hop_by_hop_and_none_is_shorter_or_earlier(occupancy in any_occupancy(), from in any_hole()) {
        let mut lifted = occupancy;
        if lifted.holes().contains(from) {
            lifted.toggle(from);
        }
        for range in [Hops::Short, Hops::Long] {
            let chains = occupancy.chains(from, range);
            // All shortest paths, round by round in board order.
            let mut paths = vec![vec![from]];
            let mut seen = HoleSet::of(from);
            while !paths.is_empty() {
                let longer = paths.iter().flat_map(|path| {
                    let landings = lifted.hops(path[path.len() - 1], range) - seen;
                    landings.into_iter().map(|landing| [path.as_slice(), &[landing]].concat())
                });
                let mut best: Vec<Vec<Hole>> = Vec::new();
                for path in longer {
                    if !best.iter().any(|other| other.last() == path.last()) {
                        best.push(path);
                    }
                }
                for path in &best {
                    prop_assert_eq!(chains.path(path[path.len() - 1]), Some(path.clone()));
                }
                seen = seen | best.iter().map(|path| path[path.len() - 1]).collect();
                paths = best;
            }
            prop_assert_eq!(chains.ends(), seen.without(from));
            prop_assert_eq!(chains.path(from), None);
        }
    }
}

/// Goes along all trails with the piece in hand, at most `hops` further, and looks whether the board allows
/// just these. Returns how many hops the longest one has from here.
fn longest_trail(trail: Trail, board: &mut Occupancy, at: Hole, hops: u32) -> Result<u32, TestCaseError> {
    let landings = board.hops(at, Hops::Short);
    prop_assert_eq!(trail.hops().count(), landings.len());
    if hops == 0 {
        return Ok(0);
    }
    let mut longest = 0;
    for (next, landing) in trail.hops().zip(landings) {
        let over = (at.neighbours() & landing.neighbours() & board.holes()).first().unwrap();
        board.toggle(over);
        longest = longest.max(1 + longest_trail(next, board, landing, hops - 1)?);
        board.toggle(over);
    }
    prop_assert!(longest <= trail.bound());
    Ok(longest)
}

fn any_hole() -> impl Strategy<Value = Hole> {
    (0..HOLES as u8).prop_map(Hole)
}

fn any_occupancy() -> impl Strategy<Value = Occupancy> {
    prop::collection::vec(any_hole(), 0..80).prop_map(|holes| holes.into_iter().collect())
}
