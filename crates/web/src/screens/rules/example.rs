//! The worked example: a town, its score sheet, and for each line what makes its points.

use leptos::prelude::*;
use wagons_art::TownPicture;
use wagons_rules::{Card, Placement, Rule, Sheet, Town};
use wagons_texts::{Texts, key, text};

use super::said::{chapter, paragraph};
use crate::drawing;

const SCORING: [Card; 3] = [Card::HappyCows, Card::TheClearing, Card::ClaimJumpers];

/// The cards of the town in the order placed, and where, all of them upright.
const PLACED: [(Card, i8, i8); 6] = [
    (Card::Undiscovered, 0, 0),
    (Card::SmalltownCharm, -1, 0),
    (Card::Fortified, 2, 0),
    (Card::Badlands, 3, 1),
    (Card::TheClearing, -1, -2),
    (Card::HappyCows, 1, -2),
];

fn town() -> Town {
    let mut town = Town::new();
    for (card, x, y) in PLACED {
        town.place(Placement::new(card, false, x, y)).expect("a test builds this town");
    }
    town
}

/// An opponent with fewer Mines but more Guns.
fn opponent() -> Town {
    "Sg Dm Fg Wg Wg".parse().expect("a test reads this town")
}

/// The chapter of the example.
pub(crate) fn worked_example(texts: &Texts) -> impl IntoView + use<> {
    let (town, opponent) = (town(), opponent());
    let sheet = Sheet::new(&town, &opponent, &SCORING);
    let lit = RwSignal::new(None::<Rule>);
    let rows = sheet.lines().iter().map(|line| {
        let rule = line.rule;
        view! {
            <tr class:lit=move || lit.get() == Some(rule) on:pointerenter=move |_| lit.set(Some(rule))>
                <th scope="row">
                    <button aria-pressed=move || (lit.get() == Some(rule)).to_string()
                        on:click=move |_| lit.set(Some(rule)) on:focus=move |_| lit.set(Some(rule))>
                        {texts.line_title(rule)}
                    </button>
                </th>
                <td>{line.points}</td>
                <td>{texts.evidence(line, &town, &opponent)}</td>
            </tr>
        }
    });
    let rows = rows.collect_view();
    let total = sheet.total();
    let picture = move || {
        let picture = TownPicture::of(town.territories());
        let line = lit.get().and_then(|rule| sheet.line(rule));
        drawing::decoration(&match line {
            Some(line) => picture.explaining(&line.evidence),
            None => picture,
        })
    };
    let cards = texts.list(&SCORING.map(|card| texts.card(card)));
    let heads = [key::RULES_EXAMPLE_LINE, key::RULES_EXAMPLE_POINTS, key::RULES_EXAMPLE_WHY];
    view! {
        <section>
            {chapter(texts, key::RULES_EXAMPLE)}
            {paragraph(texts, key::RULES_EXAMPLE_TOWN)}
            <p>{text!(texts, RulesExampleCards { cards })}</p>
            <div class="example">
                <div class="town">{picture}</div>
                <div class="sheet">
                    <p>{texts.text(key::RULES_EXAMPLE_POINT)}</p>
                    <table on:pointerleave=move |_| lit.set(None)>
                        <thead><tr>{heads.map(|head| view! { <th scope="col">{texts.text(head)}</th> })}</tr></thead>
                        <tbody>{rows}</tbody>
                        <tfoot><tr><th scope="row">{texts.text(key::SCORE_TOTAL)}</th><td>{total}</td><td></td></tr></tfoot>
                    </table>
                </div>
            </div>
            {paragraph(texts, key::RULES_EXAMPLE_DESERT)}
            {paragraph(texts, key::RULES_EXAMPLE_DECK)}
            {paragraph(texts, key::RULES_EXAMPLE_BOOKS)}
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::Terrain;

    #[test]
    fn the_example_adds_up() {
        let drawn = ".  .  .  .  Pc Pf
                     Dw Dg Df Pb Pm Fb
                     Dc Mf Mc Mc Pg .
                     Wm Wb Mf Mm .  .
                     Sw Wg Db Mw .  .";
        let sheet = Sheet::new(&town(), &opponent(), &SCORING);
        assert_eq!(Terrain::ALL.map(|terrain| sheet.points(Rule::Group(terrain))), [4, 1, 6, 5, 1, 3]);
        assert_eq!(SCORING.map(|card| sheet.points(Rule::Scoring(card))), [8, 7, 4]);
        assert_eq!(sheet.total(), 39);
        let drawn = Sheet::new(&drawn.parse().expect("a town"), &opponent(), &SCORING);
        assert_eq!(drawn.total(), 39, "the town as the documentation draws it");
    }
}
