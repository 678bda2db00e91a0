//! What each scoring card asks for, in one sentence. Whoever explains points reads it here.

use wagons_rules::{Card, Rule};

/// The condition of a line of the score sheet.
pub(crate) fn condition(rule: Rule) -> String {
    match rule {
        Rule::Group(terrain) => format!("1 per territory of the largest group of {terrain}."),
        Rule::Scoring(card) => of_card(card).to_owned(),
    }
}

const fn of_card(card: Card) -> &'static str {
    match card {
        Card::Badlands => "4 per Gun directly between two Deserts, across or down.",
        Card::BoomOrBust => "By the number of Mines: up to 2 pay 5, exactly 7 pay 3, 8 or more pay 8.",
        Card::Bootleggers => "2 per Beer beside a Wagon, -1 per Beer that is not.",
        Card::CircleTheWagons => "6 per territory with a Wagon on all four sides.",
        Card::ClaimJumpers => "9 for the most Mines; 5 of them go to the other player for more Guns.",
        Card::CoolWater => "3 per Wagon on or beside the largest group of Water.",
        Card::Fortified => "7 per block of 2 by 2 Forts; blocks may overlap.",
        Card::GoldCountry => "2 per Mine on or beside Mountains.",
        Card::HappyCows => "2 per Cow neither on nor beside Snow.",
        Card::OneTooMany => "The player with more Beers loses 1 per Beer of the other.",
        Card::PrairieLife => "1 for every two, counting Cows and Plains together.",
        Card::RiflesReady => "2 per Fort beside a Gun.",
        Card::SmalltownCharm => "The player with fewer visible territories scores the difference.",
        Card::TargetPractice => "Per Beer: the cells between it and the closest Gun in its row or column.",
        Card::TheClearing => "2 per Fort, -1 per Forest.",
        Card::TheHerd => "2 per Cow in the largest group of Cows.",
        Card::Undiscovered => "5 per empty cell with territories on all eight sides.",
        Card::WagonTrain => "Straight lines of Wagons: 2 pay 1, 3 pay 2, 4 pay 4, 5 pay 7, 6 or more pay 10.",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_condition_is_one_sentence_that_fits_two_lines_of_a_small_terminal() {
        for card in Card::ALL {
            let sentence = condition(Rule::Scoring(card));
            assert!(sentence.ends_with('.') && sentence.len() <= 84, "{sentence}");
        }
    }
}
