//! A town is worth the same wherever it lies and whichever way it is turned, and the opponents are alike.

use proptest::prelude::*;
use wagons_rules::{Card, Cell, Evidence, Placement, Rule, Sheet, Town};

use super::generate::{Size, any_town, build, cases, town};

/// Every rule there is, for one town beside another.
fn every_rule(town: &Town, opponent: &Town) -> Sheet {
    Sheet::new(town, opponent, &Card::ALL)
}

fn points(sheet: &Sheet) -> Vec<(Rule, i32)> {
    sheet.lines().iter().map(|line| (line.rule, line.points)).collect()
}

/// The town turned by 180° around the middle of its first card, which so stays at the origin.
fn half_turn(placements: &[Placement]) -> Vec<Placement> {
    let turn = |p: &Placement| Placement::new(p.card, !p.turned, -p.at.x, -p.at.y);
    placements.iter().map(turn).collect()
}

/// The same town begun elsewhere, as the first card always lies at the origin: under the card `start` and under
/// each card that connects it to the first one lies another, now completely covered.
fn begun_under(placements: &[Placement], start: usize) -> Vec<Placement> {
    let hidden = std::iter::successors(Some(start), |&later| {
        let touches = |&earlier: &usize| touch(placements[earlier].at, placements[later].at);
        (0..later).find(touches)
    });
    let Cell { x: dx, y: dy } = placements[start].at;
    let hidden = hidden.take_while(|&i| i > 0).map(|i| Placement { card: Card::TheHerd, ..placements[i] });
    hidden.chain(placements.iter().copied()).map(|p| Placement { at: p.at.offset(-dx, -dy), ..p }).collect()
}

/// Whether two cards overlap or share an edge.
fn touch(a: Cell, b: Cell) -> bool {
    let (dx, dy) = ((a.x - b.x).abs(), (a.y - b.y).abs());
    dx <= 2 && dy <= 2 && (dx, dy) != (2, 2)
}

fn moved(evidence: &Evidence, to: impl Fn(Cell) -> Cell) -> Evidence {
    let all = |cells: &[Cell]| {
        let mut cells: Vec<_> = cells.iter().map(|&cell| to(cell)).collect();
        cells.sort_by_key(|cell| (cell.y, cell.x));
        cells
    };
    Evidence {
        counted: all(&evidence.counted),
        because: all(&evidence.because),
        costing: all(&evidence.costing),
        theirs: evidence.theirs.clone(),
    }
}

/// Of several largest groups a sheet shows one, which another side may show differently.
fn shows_one_of_several(rule: Rule) -> bool {
    matches!(rule, Rule::Group(_) | Rule::Scoring(Card::CoolWater | Card::TheHerd))
}

proptest! {
    #![proptest_config(cases(800))]

    #[test]
    fn a_half_turn_changes_no_points(placements in any_town(), opponent in any_town()) {
        let opponent = build(&opponent);
        let (upright, turned) = (build(&placements), build(&half_turn(&placements)));
        prop_assert_eq!(upright.tally(&Card::ALL), turned.tally(&Card::ALL));
        let (upright, turned) = (every_rule(&upright, &opponent), every_rule(&turned, &opponent));
        for (line, turned) in upright.lines().iter().zip(turned.lines()) {
            prop_assert_eq!(line.points, turned.points, "{:?}", line.rule);
            if !shows_one_of_several(line.rule) {
                let evidence = moved(&line.evidence, |cell| Cell::new(1 - cell.x, 1 - cell.y));
                prop_assert_eq!(&evidence, &turned.evidence, "{:?}", line.rule);
            }
        }
    }

    #[test]
    fn a_town_begun_elsewhere_is_the_same_town(
        mut placements in any_town(),
        start in any::<prop::sample::Index>(),
        opponent in town(Size::Small),
    ) {
        // Eight cards and at most seven hidden ones.
        placements.truncate(8);
        let begun = begun_under(&placements, start.index(placements.len()));
        let by = placements[start.index(placements.len())].at;
        let (here, there) = (build(&placements), build(&begun));
        prop_assert_eq!(here.to_string(), there.to_string());
        prop_assert_eq!(here.tally(&Card::ALL), there.tally(&Card::ALL));
        let opponent = build(&opponent);
        let (here, there) = (every_rule(&here, &opponent), every_rule(&there, &opponent));
        for (line, there) in here.lines().iter().zip(there.lines()) {
            prop_assert_eq!(line.points, there.points, "{:?}", line.rule);
            prop_assert_eq!(moved(&line.evidence, |cell| cell.offset(-by.x, -by.y)), there.evidence.clone());
        }
    }

    #[test]
    fn a_picture_moved_is_worth_the_same(placements in any_town(), right in 0..16_usize, up in 0..16_usize) {
        let picture = build(&placements).to_string();
        let rows: Vec<_> = picture.lines().collect();
        let right = right.min(30 - rows[0].split_whitespace().count());
        let up = up.min(30 - rows.len());
        let moved = rows.iter().map(|row| ". ".repeat(right) + row).collect::<Vec<_>>().join("\n");
        let moved: Town = (moved + &"\n.".repeat(up)).parse().expect("a picture");
        let built = build(&placements);
        prop_assert_eq!(moved.to_string(), picture);
        prop_assert_eq!(moved.tally(&Card::ALL), built.tally(&Card::ALL));
        prop_assert_eq!(points(&every_rule(&moved, &built)), points(&every_rule(&built, &built)));
    }

    #[test]
    fn swapped_seats_swap_the_result(mine in any_town(), theirs in any_town()) {
        let (mine, theirs) = (build(&mine), build(&theirs));
        let (my_sheet, their_sheet) = (every_rule(&mine, &theirs), every_rule(&theirs, &mine));
        for card in Card::ALL {
            let scoring = [card];
            let (my_tally, their_tally) = (mine.tally(&scoring), theirs.tally(&scoring));
            let lead = my_tally.lead(&their_tally);
            prop_assert_eq!(lead, -their_tally.lead(&my_tally));
            prop_assert_eq!(
                lead.0,
                my_tally.total(&their_tally) - their_tally.total(&my_tally)
            );
            let rule = Rule::Scoring(card);
            let both = (my_sheet.points(rule), their_sheet.points(rule));
            match card {
                Card::ClaimJumpers => {
                    prop_assert!([(0, 0), (9, 0), (0, 9), (4, 5), (5, 4)].contains(&both), "{both:?}");
                }
                Card::OneTooMany => prop_assert!(both.0 == 0 && both.1 <= 0 || both.0 <= 0 && both.1 == 0),
                Card::SmalltownCharm => prop_assert!(both.0 == 0 && both.1 >= 0 || both.0 >= 0 && both.1 == 0),
                _ => prop_assert_eq!(both.0, Sheet::new(&mine, &mine, &scoring).points(rule), "{}", card),
            }
        }
    }
}
