//! What the rival of the solo game did, and why, as sentences.

use wagons_rules::solo::{Foresight, Game, Motive, RivalDraft, RivalTurn, Scenario};
use wagons_rules::{Move, Seat};

use super::players::Players;
use super::sentences::letters;
use crate::rivalry;

/// One turn of the rival: what it received, what it took and why, and what the player gets.
pub(crate) fn rival_turn(turn: &RivalTurn, scenario: &Scenario, players: &Players) -> String {
    let rival = players.at(Seat::Second);
    let mut sentences = Vec::new();
    if !turn.received.is_empty() {
        sentences.push(format!("{} {}.", rival.does("receive"), letters(&turn.received)));
    }
    if let Some(draft) = &turn.draft {
        sentences.push(format!("{} {}", rival.does("take"), taken(draft, scenario)));
        if !draft.skipped.is_empty() {
            sentences.push(format!("{} {}.", players.at(Seat::First).does("get"), letters(&draft.skipped)));
        }
    }
    sentences.join(" ")
}

/// What the rival will do if the player drafts like this, as far as the player can know it.
pub(crate) fn foreseen(game: &Game, draft: Move, players: &Players) -> Option<String> {
    let Move::Draft(card) = draft else { return None };
    let Foresight::Turn(RivalTurn { draft: Some(draft), .. }) = game.view().foresee_after(card)? else {
        return None;
    };
    Some(format!("Then {} {}", players.at(Seat::Second).does("take"), taken(&draft, game.scenario())))
}

fn taken(draft: &RivalDraft, scenario: &Scenario) -> String {
    let card = draft.took;
    match draft.motive {
        Motive::Match { top, shared } => {
            format!("{card}, which shows {shared} like {top}, the top of the deck, and gets {top} too.")
        }
        Motive::NoMatch { top } => {
            format!("{card}, the next card: none within reach matches {top}, the top of the deck.")
        }
        Motive::Hunt { goal } => match scenario.hunt().get(goal) {
            Some(&goal) => format!("{card}: it {}.", rivalry::goal(goal)),
            None => format!("{card}."),
        },
        Motive::Fallback { icon } => {
            format!("{card}: its hunt failed, but {card} shows a {icon} like its last card.")
        }
        Motive::First => format!("{card}, the next card: nothing within reach fits its hunt."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::players::Player;
    use wagons_rules::Rng;
    use wagons_rules::solo::Scenarios;

    fn told(record: &str) -> Vec<String> {
        let record = Scenarios::built_in().record(record).expect("a record");
        let players = Players::new(Player::person(Player::YOU), Player::rival());
        let game = record.game();
        game.rival_turns().map(|turn| rival_turn(turn, game.scenario(), &players)).collect()
    }

    #[test]
    fn a_match_names_what_is_shared() {
        assert_eq!(
            told("s1:IP/ABCDEFGH/JKLMNOQR B B0,0"),
            ["Rival receives A. Rival takes C, which shows Wg like J, the top of the deck, and gets J too."]
        );
    }

    #[test]
    fn what_the_rival_will_do_is_known_until_the_deck_is_laid_out() {
        let record = Scenarios::built_in().record("s1:IP/ABCDEFGH/JKLMNOQR").expect("a record");
        let players = Players::new(Player::person(Player::YOU), Player::rival());
        let after = |token: &str| foreseen(record.game(), token.parse().expect("a move"), &players);
        assert_eq!(
            after("B").as_deref(),
            Some("Then Rival takes C, which shows Wg like J, the top of the deck, and gets J too.")
        );
        assert_eq!(after("H"), None);
    }

    #[test]
    fn every_motive_of_every_scenario_has_its_sentence() {
        let players = Players::new(Player::person(Player::YOU), Player::rival());
        let scenarios: Vec<_> = Scenarios::built_in().iter().cloned().collect();
        for (seed, scenario) in scenarios.iter().cycle().take(60).enumerate() {
            let mut rng = Rng::new(seed as u64);
            let variant = wagons_rules::solo::Variant::ALL[seed % 4];
            let mut game = Game::new(wagons_rules::solo::Deal::shuffled(scenario.clone(), variant, &mut rng));
            game.play_out(&mut rng);
            for turn in game.rival_turns() {
                let sentence = rival_turn(turn, scenario, &players);
                assert!(sentence.starts_with("Rival ") && sentence.ends_with('.'), "{sentence}");
            }
        }
    }
}
