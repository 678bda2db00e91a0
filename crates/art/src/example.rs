//! One small example for each of the eighteen scoring cards, written as a picture in the source. How a town
//! is scored is not known here; the tests ask the rules whether every example keeps its promise.

use wagons_rules::{Card, Icon, Terrain};

use crate::drawing::CELL;

/// What an example shows.
pub(crate) enum Example {
    /// Rows of territories: terrain and icon, `_` where any will do, `..` for an empty cell. `+4` or `-1` is
    /// what the territory scores; `!` says it is part of what scores. `<` and `>` compare two towns.
    Towns(&'static [&'static str]),
    /// How many of an icon, and the points for so many.
    Scale(Icon, &'static [(&'static str, i8)]),
}

/// The example of a card.
#[rustfmt::skip]
pub(crate) const fn example(card: Card) -> Example {
    use Example::{Scale, Towns};
    match card {
        Card::Badlands => Towns(&[
            ".. .. .. .. D_",
            "D_ _g+4 D_ .. _g+4",
            ".. .. .. .. D_",
        ]),
        Card::BoomOrBust => Scale(Icon::Mine, &[("0–2", 5), ("3–6", 0), ("7", 3), ("8+", 8)]),
        Card::Bootleggers => Towns(&["_b+2 _w .. _b-1"]),
        Card::CircleTheWagons => Towns(&[
            ".. _w ..",
            "_w __+6 _w",
            ".. _w ..",
        ]),
        Card::ClaimJumpers => Towns(&[
            "_m! _m+9 > _m ..",
            "_g+4 .. < _g! _g+5",
        ]),
        Card::CoolWater => Towns(&[
            "_w+3 W_ Ww+3 ..",
            ".. W_ __ _w+0",
        ]),
        Card::Fortified => Towns(&[
            "_f+7 _f+7 _f!",
            "_f! _f! _f!",
        ]),
        Card::GoldCountry => Towns(&["_m+2 M_ Mm+2 .. _m+0"]),
        Card::HappyCows => Towns(&[
            "_c+2 __ S_",
            ".. Sc+0 _c+0",
        ]),
        Card::OneTooMany => Towns(&["_b! _b-1 > _b"]),
        Card::PrairieLife => Towns(&["Pc+1 .. P_+1 _c!"]),
        Card::RiflesReady => Towns(&["_f+2 _g .. _f+0"]),
        Card::SmalltownCharm => Towns(&[
            "__! __! .. __ __",
            ".. __+1 < __ __",
        ]),
        Card::TargetPractice => Towns(&["_b+3 __ .. __ _g"]),
        Card::TheClearing => Towns(&["_f+2 F_-1 .. Ff+1"]),
        Card::TheHerd => Towns(&[
            "_c+2 .. .. _c+0",
            "_c+2 _c+2 .. ..",
        ]),
        Card::Undiscovered => Towns(&[
            "__ __ __",
            "__ ..+5 __",
            "__ __ __",
        ]),
        Card::WagonTrain => Scale(Icon::Wagon, &[("2", 1), ("3", 2), ("4", 4), ("5", 7), ("6+", 10)]),
    }
}

/// One sign of an example.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Shown {
    Empty,
    /// A territory; nothing where any terrain or icon will do.
    Territory(Option<Terrain>, Option<Icon>),
    /// The town to the left has fewer than the one to the right.
    Fewer,
    /// It has more.
    More,
}

/// What an example says about a territory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mark {
    /// It is part of what scores.
    Part,
    /// It scores so much.
    Points(i8),
}

/// Reads a sign such as `_g+4`; nothing if it is not one.
fn read(sign: &str) -> Option<(Shown, Option<Mark>)> {
    let (shown, mark) = sign.split_at(sign.len().min(2));
    let mark = match mark {
        "" => None,
        "!" => Some(Mark::Part),
        points => Some(Mark::Points(points.parse().ok()?)),
    };
    let shown = match shown {
        ".." => Shown::Empty,
        "<" => Shown::Fewer,
        ">" => Shown::More,
        territory => {
            let mut letters = territory.chars();
            let (ground, standing) = (letters.next()?, letters.next()?);
            let (terrain, icon) = (Terrain::from_letter(ground), Icon::from_letter(standing));
            if (ground != '_' && terrain.is_none()) || (standing != '_' && icon.is_none()) {
                return None;
            }
            Shown::Territory(terrain, icon)
        }
    };
    Some((shown, mark))
}

/// The signs of an example and the top left corners of their cells.
pub(crate) fn signs(
    rows: &'static [&'static str],
) -> impl Iterator<Item = ((i32, i32), (Shown, Option<Mark>))> {
    rows.iter().enumerate().flat_map(|(y, row)| {
        row.split(' ')
            .enumerate()
            .filter_map(move |(x, sign)| Some(((x as i32 * CELL, y as i32 * CELL), read(sign)?)))
    })
}

#[cfg(test)]
mod tests {
    use wagons_rules::{Rule, Sheet, Territory, Town};

    use super::*;

    #[test]
    fn every_sign_of_every_example_means_something() {
        for card in Card::ALL {
            if let Example::Towns(rows) = example(card) {
                for sign in rows.iter().flat_map(|row| row.split(' ')) {
                    assert!(read(sign).is_some(), "{card}: {sign}");
                }
            }
        }
    }

    #[test]
    fn signs_are_read_as_written() {
        let beer = Shown::Territory(None, Some(Icon::Beer));
        assert_eq!(read("D_"), Some((Shown::Territory(Some(Terrain::Desert), None), None)));
        assert_eq!(read("_b-1"), Some((beer, Some(Mark::Points(-1)))));
        assert_eq!(read("..+5"), Some((Shown::Empty, Some(Mark::Points(5)))));
        assert_eq!(read("__!"), Some((Shown::Territory(None, None), Some(Mark::Part))));
        for nonsense in ["", "D", "Xg", "Dx", "Dg?", "Dg+"] {
            assert_eq!(read(nonsense), None, "{nonsense}");
        }
    }

    /// Points of this town and of the other one.
    type Points = (i32, i32);

    /// What the marks of an example promise.
    fn promised(rows: &'static [&'static str]) -> Points {
        let divide = divide(rows);
        let points = |theirs: bool| {
            signs(rows)
                .filter(|((x, _), _)| (*x > divide) == theirs)
                .filter_map(
                    |(_, (_, mark))| if let Some(Mark::Points(points)) = mark { Some(points) } else { None },
                )
                .map(i32::from)
                .sum()
        };
        (points(false), points(true))
    }

    /// What the rules say, with `filler` wherever anything will do.
    fn scored(card: Card, rows: &'static [&'static str], filler: Territory) -> Points {
        let divide = divide(rows);
        let town = |theirs: bool| -> Town {
            let word = |x: usize, sign: &str| match read(sign) {
                Some((Shown::Territory(terrain, icon), _)) if (x as i32 * CELL > divide) == theirs => {
                    let shown = (terrain.unwrap_or(filler.terrain), icon.unwrap_or(filler.icon));
                    Territory::new(shown.0, shown.1).to_string()
                }
                _ => ".".to_owned(),
            };
            let line =
                |row: &&str| row.split(' ').enumerate().map(|(x, sign)| word(x, sign)).collect::<Vec<_>>();
            rows.iter().map(|row| line(row).join(" ")).collect::<Vec<_>>().join("\n").parse().unwrap()
        };
        let (ours, theirs) = (town(false), town(true));
        let points = |one, other| Sheet::new(one, other, &[card]).points(Rule::Scoring(card));
        (points(&ours, &theirs), points(&theirs, &ours))
    }

    /// The column of `<` or `>`: what lies to the right belongs to the other town.
    fn divide(rows: &'static [&'static str]) -> i32 {
        let compares = |shown| matches!(shown, Shown::Fewer | Shown::More);
        signs(rows).find(|(_, (shown, _))| compares(*shown)).map_or(i32::MAX, |((x, _), _)| x)
    }

    /// Every territory of which neither terrain nor icon occurs in an example.
    fn fillers(rows: &'static [&'static str]) -> impl Iterator<Item = Territory> {
        let occurs = move |letter| rows.iter().any(|row| row.contains::<char>(letter));
        let terrains = Terrain::ALL.into_iter().filter(move |terrain| !occurs(terrain.letter()));
        let icons = move || Icon::ALL.into_iter().filter(move |icon| !occurs(icon.letter()));
        terrains.flat_map(move |terrain| icons().map(move |icon| Territory::new(terrain, icon)))
    }

    #[test]
    fn examples_score_what_they_promise() {
        for card in Card::ALL {
            let Example::Towns(rows) = example(card) else { continue };
            for filler in fillers(rows) {
                if card == Card::ClaimJumpers {
                    // The second row tells what the guns change about the first.
                    assert_eq!(scored(card, &rows[..1], filler), promised(&rows[..1]));
                    assert_eq!(scored(card, rows, filler), promised(&rows[1..]));
                } else {
                    assert_eq!(scored(card, rows, filler), promised(rows), "{card} with {filler}");
                }
            }
        }
    }

    #[test]
    fn scales_say_what_a_row_of_so_many_scores() {
        for card in Card::ALL {
            let Example::Scale(icon, steps) = example(card) else { continue };
            for &(counts, points) in steps {
                let ends =
                    counts.trim_end_matches('+').split('–').map(|count| count.parse::<usize>().unwrap());
                for count in ends {
                    let row: Town = vec![format!("D{}", icon.letter()); count].join(" ").parse().unwrap();
                    let sheet = Sheet::new(&row, &Town::new(), &[card]);
                    assert_eq!(sheet.points(Rule::Scoring(card)), i32::from(points), "{card} with {count}");
                }
            }
        }
    }
}
