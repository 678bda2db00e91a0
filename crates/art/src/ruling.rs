//! Small towns for the rulings that a card's diagram does not show, written as pictures in the source. What they score
//! is for the rules to say, so that no picture can promise what a game does not keep.

use wagons_rules::Card;

/// Towns to compare, the top row first; none for a card whose rulings need no picture.
///
/// ```
/// use wagons_art::ruling_towns;
/// use wagons_rules::{Card, Rule, Sheet, Town};
///
/// let points = ruling_towns(Card::Undiscovered).iter().map(|picture| {
///     let town: Town = picture.parse().expect("a town");
///     Sheet::new(&town, &Town::new(), &[Card::Undiscovered]).points(Rule::Scoring(Card::Undiscovered))
/// });
/// assert_eq!(points.collect::<Vec<_>>(), [5, 0, 0]);
/// ```
#[rustfmt::skip]
pub const fn ruling_towns(card: Card) -> &'static [&'static str] {
    match card {
        Card::Badlands => &[
            ".  Dw .
             Df Wg Dc
             .  Db .",
            "Dw .  .
             Df Wg Pc
             .  Db .",
        ],
        Card::CircleTheWagons => &[
            ".  Dw .
             Fw Pc Ww
             .  Sw .",
            ".  Dw .
             Fw .  Ww
             .  Sw .",
        ],
        Card::CoolWater => &[
            "Ww Wm Df Wc Ww
             .  .  .  Dw .",
        ],
        Card::PrairieLife => &[
            "Pc Pf",
            "Pc Pf Dc",
        ],
        Card::RiflesReady => &[
            "Dg Mf Wg",
            "Mf Wg Sf",
        ],
        Card::TargetPractice => &[
            "Sb .  Mw Fg",
            "Sb .  Mw Fg
             Dc .  .  .
             Pg .  .  .",
            "Sb Dg",
        ],
        Card::TheClearing => &[
            "Ff Fc Fm",
        ],
        Card::Undiscovered => &[
            "Dw Dg Df
             Pc .  Pm
             Wm Wb Mf",
            "Dw Dg Df Sw
             Pc .  .  Pm
             Wm Wb Mf Sm",
            "Dw Dg Df
             Pc .  Pm
             Wm Wb .",
        ],
        Card::WagonTrain => &[
            "Dw Mw Sw
             Fc Ww Pb
             .  Pw .",
            "Dw Mw Pb Sw Fw",
        ],
        _ => &[],
    }
}
