//! Where a card may lie, in pictures.
//!
//! Towns are built from the placements of the notation: `M'1,1` is card M upside down, its bottom-left cell at x 1,
//! y 1.

use wagons_rules::{Card, Cell, Move, Placement, PlacementError, Town};

fn placement(token: &str) -> Placement {
    match token.parse() {
        Ok(Move::Place(placement)) => placement,
        other => panic!("{token} is no placement: {other:?}"),
    }
}

/// A town of cards that all may lie where they do.
fn built(placements: &str) -> Town {
    let mut town = Town::new();
    for token in placements.split_whitespace() {
        let placement = placement(token);
        assert!(town.spots().any(|spot| spot == placement.at), "{token} is not offered in\n{town}");
        town.place(placement).unwrap_or_else(|error| panic!("{token}: {error}"));
    }
    town
}

#[track_caller]
fn looks_like(placements: &str, picture: &str) {
    let lines: Vec<_> = picture.lines().map(str::trim).collect();
    assert_eq!(built(placements).to_string(), lines.join("\n"), "{placements}");
}

/// The card is refused, and the town stays as it is.
#[track_caller]
fn refused(placements: &str, token: &str, reason: PlacementError) {
    let mut town = built(placements);
    let before = town;
    let at = placement(token).at;
    assert_eq!(town.place(placement(token)), Err(reason), "{token} after {placements}");
    assert_eq!(town, before);
    assert!(!town.accepts(at) && !town.spots().any(|spot| spot == at), "{token} after {placements}");
}

fn detached(at: (i8, i8), nearest: (i8, i8)) -> PlacementError {
    PlacementError::Detached { at: Cell::new(at.0, at.1), nearest: Cell::new(nearest.0, nearest.1) }
}

/// The cells around a town: `o` where the bottom-left cell of the next card may lie, `·` where not.
fn offered(town: &Town) -> String {
    let xs = town.spots().map(|spot| spot.x);
    let ys = town.spots().map(|spot| spot.y);
    let (Some(left), Some(right)) = (xs.clone().min(), xs.max()) else { return String::new() };
    let (bottom, top) = (ys.clone().min().unwrap_or(0), ys.max().unwrap_or(0));
    let mark = |x, y| if town.accepts(Cell::new(x, y)) { "o" } else { "·" };
    let row = |y| (left..=right).map(|x| mark(x, y)).collect::<Vec<_>>().join(" ");
    (bottom..=top).rev().map(row).collect::<Vec<_>>().join("\n")
}

#[track_caller]
fn offers(placements: &str, picture: &str) {
    let lines: Vec<_> = picture.lines().map(str::trim).collect();
    let town = built(placements);
    assert_eq!(offered(&town), lines.join("\n"), "after {placements}");
    assert_eq!(town.spots().len(), picture.matches('o').count());
}

#[test]
fn the_first_card_lies_at_the_origin_in_either_orientation() {
    offers("", "o");
    looks_like(
        "Q0,0",
        "Mw Df
         Wf Mc",
    );
    looks_like(
        "Q'0,0",
        "Mc Wf
         Df Mw",
    );
    for elsewhere in ["Q1,0", "Q-1,0", "Q0,1", "Q0,-1", "Q28,28", "Q-28,-28"] {
        refused("", elsewhere, PlacementError::FirstCardElsewhere);
    }
    assert_eq!(built("Q0,0").at(Cell::ORIGIN).map(|t| t.to_string()).as_deref(), Some("Wf"));
}

#[test]
fn a_card_may_lie_wherever_it_shares_an_edge_or_covers() {
    // All around a single card: everything but the four corners.
    offers(
        "Q0,0",
        "· o o o ·
         o o o o o
         o o o o o
         o o o o o
         · o o o ·",
    );
}

#[test]
fn sharing_an_edge_is_enough() {
    looks_like(
        "Q0,0 M2,0",
        "Mw Df Dw Dg
         Wf Mc Dc Mf",
    );
    looks_like(
        "Q0,0 M2,1",
        ".  .  Dw Dg
         Mw Df Dc Mf
         Wf Mc .  .",
    );
    looks_like(
        "Q0,0 M-1,-2",
        ".  Mw Df
         .  Wf Mc
         Dw Dg .
         Dc Mf .",
    );
}

#[test]
fn sharing_a_corner_is_not() {
    refused("Q0,0", "M2,2", detached((2, 2), (1, 2)));
    refused("Q0,0", "M-2,2", detached((-2, 2), (-2, 1)));
    refused("Q0,0", "M2,-2", detached((2, -2), (1, -2)));
    refused("Q0,0", "M-2,-2", detached((-2, -2), (-2, -1)));
    refused("Q0,0", "M'2,2", detached((2, 2), (1, 2)));
}

#[test]
fn a_card_far_away_is_refused() {
    refused("Q0,0", "M3,0", detached((3, 0), (2, 0)));
    refused("Q0,0", "M0,-3", detached((0, -3), (0, -2)));
    refused("Q0,0", "M28,28", detached((28, 28), (1, 2)));
    refused("Q0,0", "M-28,0", detached((-28, 0), (-2, 0)));
    for far in [Cell::new(i8::MAX, i8::MIN), Cell::new(i8::MIN, i8::MAX), Cell::new(32, 0), Cell::new(0, -32)]
    {
        assert!(built("Q0,0").check(far).is_err(), "{far}");
    }
}

#[test]
fn a_card_covers_what_lies_under_it() {
    looks_like(
        "Q0,0 M1,1",
        ".  Dw Dg
         Mw Dc Mf
         Wf Mc .",
    );
    looks_like(
        "Q0,0 M0,1",
        "Dw Dg
         Dc Mf
         Wf Mc",
    );
    looks_like(
        "Q0,0 M'1,0",
        "Mw Mf Dc
         Wf Dg Dw",
    );
}

#[test]
fn a_card_may_be_covered_completely() {
    looks_like(
        "Q0,0 M0,0",
        "Dw Dg
         Dc Mf",
    );
    looks_like(
        "Q0,0 A2,0 B0,0 C'1,0",
        "Mf Sw Pg Pf
         Sf Wg Sm Fb",
    );
    // What is left of the town decides where the next card may lie, not how many cards lie in it.
    assert_eq!(offered(&built("Q0,0 M0,0 A'0,0")), offered(&built("Q0,0")));
}

#[test]
fn gaps_and_holes_are_allowed() {
    looks_like(
        "A0,0 B2,-1 C1,-3 D-1,-2",
        ".  Pc Pf .  .
         .  Pm Fb Mf Pf
         Sg Sc .  Sf Dw
         Sf Wm Sm Wg .
         .  .  Pg Sw .",
    );
    // The horseshoe leaves a gap two cells wide, which a card may bridge or fill.
    let horseshoe = "A0,0 B0,2 C2,3 D4,2 E4,0";
    looks_like(
        horseshoe,
        ".  .  Sm Wg .  .
         Mf Pf Pg Sw Sg Sc
         Sf Dw .  .  Sf Wm
         Pc Pf .  .  Df Mw
         Pm Fb .  .  Sw Db",
    );
    looks_like(
        &format!("{horseshoe} F2,-1"),
        ".  .  Sm Wg .  .
         Mf Pf Pg Sw Sg Sc
         Sf Dw .  .  Sf Wm
         Pc Pf .  .  Df Mw
         Pm Fb Fc Pb Sw Db
         .  .  Db Fm .  .",
    );
    looks_like(
        &format!("{horseshoe} F2,1"),
        ".  .  Sm Wg .  .
         Mf Pf Pg Sw Sg Sc
         Sf Dw Fc Pb Sf Wm
         Pc Pf Db Fm Df Mw
         Pm Fb .  .  Sw Db",
    );
}

#[test]
fn the_offer_follows_the_outline() {
    offers(
        "Q0,0 M2,1",
        "· · · o o o ·
         · o o o o o o
         o o o o o o o
         o o o o o o o
         o o o o o o ·
         · o o o · · ·",
    );
    // A hole of one cell: every cell within is on offer as well.
    offers(
        "A0,0 B2,-1 C1,-3 D-1,-2",
        "· · o o o · · ·
         · o o o o o o ·
         · o o o o o o o
         o o o o o o o o
         o o o o o o o o
         o o o o o o o ·
         · o o o o o o ·
         · · · o o o · ·",
    );
}

/// Fifteen cards, each `step` further on than the last.
fn row_of_fifteen((dx, dy): (i8, i8)) -> Town {
    let mut town = Town::new();
    for (i, card) in (0..).zip(Card::ALL.into_iter().take(Town::MOST_CARDS)) {
        let placement = Placement::new(card, false, i * dx, i * dy);
        town.place(placement).unwrap_or_else(|error| panic!("{placement}: {error}"));
    }
    town
}

#[test]
fn fifteen_cards_reach_thirty_cells_in_every_direction() {
    for (dx, dy) in [(2, 0), (-2, 0), (0, 2), (0, -2)] {
        let town = row_of_fifteen((dx, dy));
        let bounds = town.bounds().expect("a town");
        let long = if dx == 0 { (2, 30) } else { (30, 2) };
        assert_eq!((bounds.width(), bounds.height()), long);
        assert_eq!(town.territories().count(), 60);
        for (i, card) in (0..15).zip(Card::ALL) {
            for (cell, territory) in Placement::new(card, false, i * dx, i * dy).cells() {
                assert_eq!(town.at(cell), Some(territory), "{card} at {cell}");
            }
        }
        let beyond = Cell::new(15 * dx, 15 * dy);
        assert_eq!(town.check(beyond), Err(PlacementError::Complete));
        assert_eq!((town.spots().len(), town.spots().next(), town.nearest_spot(beyond)), (0, None, None));
    }
}

#[test]
fn staircases_climb_to_every_corner() {
    for (dx, dy) in [(2, 1), (-2, 1), (1, -2), (-1, -2), (2, -1), (-1, 2), (1, 1), (-1, -1)] {
        let town = row_of_fifteen((dx, dy));
        let bounds = town.bounds().expect("a town");
        let side = |step: i8| 14 * u32::from(step.unsigned_abs()) + 2;
        assert_eq!((bounds.width(), bounds.height()), (side(dx), side(dy)));
        // Steps of one cell each way cover one territory of the card before.
        let covered = if dx.abs() == dy.abs() { 14 } else { 0 };
        assert_eq!(town.territories().count(), 60 - covered);
        let last = Placement::new(Card::TheClearing, false, 14 * dx, 14 * dy);
        assert!(last.cells().iter().all(|&(cell, territory)| town.at(cell) == Some(territory)));
        assert_eq!(town.to_string().parse::<Town>().map(|t| t.to_string()), Ok(town.to_string()));
    }
}
