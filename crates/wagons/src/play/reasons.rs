//! Why a line of the score sheet pays what it pays, in a few words: "5 Plains in one group".

use wagons_rules::{Card, Icon, Rule, SheetLine, Terrain, Town};

/// The reason behind the points of one line. `town` and `opponent` are those the line was scored from.
pub(crate) fn reason(line: &SheetLine, town: &Town, opponent: &Town) -> String {
    let counted = line.evidence.counted.len();
    let because = line.evidence.because.len();
    let costing = line.evidence.costing.len();
    match line.rule {
        Rule::Group(terrain) if counted == 0 => format!("no {terrain}"),
        Rule::Group(terrain) => format!("{counted} {terrain} in one group"),
        Rule::Scoring(card) => match card {
            Card::Badlands => format!("{} between two Deserts, 4 each", many(counted, "Gun")),
            Card::BoomOrBust => many(counted, "Mine"),
            Card::Bootleggers => {
                format!("{} beside a Wagon, 2 each; {costing} not, -1 each", many(counted, "Beer"))
            }
            Card::CircleTheWagons => format!("{} ringed by Wagons, 6 each", territories(counted)),
            Card::ClaimJumpers => format!("{} against {}", claim(town), claim(opponent)),
            Card::CoolWater => format!(
                "{} on or beside the largest Water ({}), 3 each",
                many(counted, "Wagon"),
                territories(because)
            ),
            Card::Fortified => format!("{} of four Forts, 7 each", many(line.points as usize / 7, "block")),
            Card::GoldCountry => format!("{} on or beside Mountains, 2 each", many(counted, "Mine")),
            Card::HappyCows => format!("{} away from Snow, 2 each", many(counted, "Cow")),
            Card::OneTooMany => format!(
                "{} against {}",
                many(icons(town, Icon::Beer), "Beer"),
                many(icons(opponent, Icon::Beer), "Beer")
            ),
            Card::PrairieLife => {
                let plains = town.territories().filter(|(_, t)| t.terrain == Terrain::Plains).count();
                format!("{} and {plains} Plains, 1 for every two", many(icons(town, Icon::Cow), "Cow"))
            }
            Card::RiflesReady => format!("{} beside a Gun, 2 each", many(counted, "Fort")),
            Card::SmalltownCharm => {
                format!("{} against {}", territories(counted), line.evidence.theirs.len())
            }
            Card::TargetPractice => format!("{} aimed at from a distance", many(counted, "Beer")),
            Card::TheClearing => format!("{}, 2 each; {costing} Forest, -1 each", many(counted, "Fort")),
            Card::TheHerd => format!("{} in one herd, 2 each", many(counted, "Cow")),
            Card::Undiscovered => format!("{} of one cell, 5 each", many(counted, "hole")),
            Card::WagonTrain => format!("{} in lines", many(counted, "Wagon")),
        },
    }
}

/// "1 Gun", "3 Guns".
pub(crate) fn many(count: usize, thing: &str) -> String {
    format!("{count} {thing}{}", if count == 1 { "" } else { "s" })
}

fn territories(count: usize) -> String {
    format!("{count} territor{}", if count == 1 { "y" } else { "ies" })
}

fn icons(town: &Town, icon: Icon) -> usize {
    town.territories().filter(|(_, territory)| territory.icon == icon).count()
}

fn claim(town: &Town) -> String {
    format!("{} and {}", many(icons(town, Icon::Mine), "Mine"), many(icons(town, Icon::Gun), "Gun"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::Sheet;

    fn explained(card: Card, town: &str, opponent: &str) -> String {
        let (town, opponent) = (town.parse().expect("a town"), opponent.parse().expect("a town"));
        let sheet = Sheet::new(&town, &opponent, &[card]);
        reason(sheet.line(Rule::Scoring(card)).expect("its line"), &town, &opponent)
    }

    #[test]
    fn reasons_say_what_was_counted() {
        assert_eq!(explained(Card::Badlands, "Dw Pg Dc", ""), "1 Gun between two Deserts, 4 each");
        assert_eq!(
            explained(Card::ClaimJumpers, "Dm Pm Dg", "Sg Sg"),
            "2 Mines and 1 Gun against 0 Mines and 2 Guns"
        );
        assert_eq!(explained(Card::PrairieLife, "Pc Pm Dc", ""), "2 Cows and 2 Plains, 1 for every two");
        assert_eq!(explained(Card::Fortified, "Df Df Df\nPf Pf Pf", ""), "2 blocks of four Forts, 7 each");
        assert_eq!(explained(Card::SmalltownCharm, "Dm", "Sg Sg"), "1 territory against 2");
    }

    #[test]
    fn terrains_are_explained_by_their_group() {
        let town: Town = "Pc Pm Dc".parse().expect("a town");
        let sheet = Sheet::new(&town, &Town::new(), &[]);
        let of = |terrain| reason(sheet.line(Rule::Group(terrain)).expect("its line"), &town, &Town::new());
        assert_eq!(of(Terrain::Plains), "2 Plains in one group");
        assert_eq!(of(Terrain::Snow), "no Snow");
    }
}
