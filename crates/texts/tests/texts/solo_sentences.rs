//! The rival's doings and scenarios of any kind are told in every language.

use std::sync::Arc;

use wagons_rules::solo::{Deal, Foresight, Game, Motive, Round, Scenario, Scenarios, Variant};
use wagons_rules::{Card, Rng};
use wagons_texts::{Language, Texts};

/// One of everything that can stand in a scenario's file.
const EVERYTHING: &str = r#"
    id = "everything"
    title = "Everything"
    scoring = ["Badlands", "Wagon Train"]
    hunt = [
        { skip = 2, icon = "Beer", at_least = 2 },
        { skip = 1, terrain = "Forest", at_least = 3 },
        { skip = 0, icon = "Gun", on = "Water" },
        { skip = 2, shares = "terrain" },
        { skip = 2, shares = "icon" },
        { skip = 2, shares = "pair" },
        { skip = 2, shows = "most frequent terrain" },
    ]
    score = [
        { each = 1, icon = "Cow" },
        { each = -1, terrain = "Forest" },
        { each = 3, icon = "Mine", on = "Mountains" },
        { each = 5, set = ["Fort", "Gun", "Gun"] },
        { each = 2, cards_with_terrains = 2 },
        { table = [[2, 1], [4, 6]], icon = "Wagon" },
        { points = 5, if_more = "rival", icon = "Cow" },
        { points = -4, if_more = "player", terrain = "Snow" },
    ]
"#;

fn everything() -> Arc<Scenario> {
    Arc::new(Scenario::from_toml(EVERYTHING).expect("a scenario"))
}

fn played(scenario: &Arc<Scenario>, variant: Variant, seed: u64) -> Game {
    let mut rng = Rng::new(seed);
    let mut game = Game::new(Deal::shuffled(scenario.clone(), variant, &mut rng));
    game.play_out(&mut rng);
    game
}

#[test]
fn the_six_have_titles_and_a_mood_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for scenario in Scenarios::built_in().iter() {
            let title = texts.scenario(scenario);
            assert_eq!(title == scenario.title(), language == Language::En, "{title}");
            assert!(texts.flavour(scenario).is_some_and(|line| line.ends_with('.')));
        }
    }
    let texts = Texts::new(Language::De);
    assert_eq!(texts.scenario(&everything()), "Everything");
    assert_eq!(texts.flavour(&everything()), None);
}

#[test]
fn any_hunt_can_be_told() {
    let hunt = |language, variant| Texts::new(language).hunt(&everything(), variant, Round::Two);
    assert_eq!(
        hunt(Language::En, Variant::Classic),
        [
            "It skips up to 2 cards to take a card with at least 2 Beers.",
            "Otherwise it skips up to 1 card to take a card with at least 3 Forest territories.",
            "Otherwise it takes the next card if it is a card with at least 1 Gun on Water.",
            "Otherwise it skips up to 2 cards to take a card that shares a terrain with its last card.",
            "Otherwise it skips up to 2 cards to take a card that shares an icon with its last card.",
            "Otherwise it skips up to 2 cards to take a card that shows the same icon on the same terrain as its last card.",
            "Otherwise it skips up to 2 cards to take a card with the terrain it has the most of.",
            "Otherwise it skips up to 1 card to take a card that shares an icon with its last card.",
            "Otherwise it takes the next card.",
        ]
    );
    assert_eq!(
        hunt(Language::De, Variant::Legend)[..3],
        [
            "Er überspringt bis zu 2 Karten für eine Karte mit mindestens 2 Bier.",
            "Sonst überspringt er höchstens 1 Karte für eine Karte mit mindestens 3 Wald-Territorien.",
            "Sonst nimmt er die nächste Karte, falls sie passt: eine Karte mit mindestens 1 Waffe auf Wasser.",
        ]
    );
    assert_eq!(
        hunt(Language::Nl, Variant::Local)[1],
        "Anders slaat hij hoogstens 1 kaart over voor een kaart met minstens 3 gebieden met bos."
    );
    assert_eq!(
        hunt(Language::Fr, Variant::Local)[0],
        "Il passe jusqu’à 2 cartes pour prendre une carte avec au moins 2 bières."
    );
    assert_eq!(
        hunt(Language::It, Variant::Local)[0],
        "Salta al massimo 2 carte per prendere una carta con almeno 2 birre."
    );
    for language in Language::ALL {
        assert_eq!(hunt(language, Variant::Classic).len(), hunt(language, Variant::Legend).len() + 1);
    }
}

#[test]
fn any_procedure_can_be_told() {
    let scenario = |procedure: &str| {
        let head = "id = 'x'\ntitle = 'X'\nscoring = ['A', 'R']";
        Scenario::from_toml(&format!("{head}\n{procedure}")).expect("a scenario")
    };
    let told =
        |language, procedure, round| Texts::new(language).hunt(&scenario(procedure), Variant::Classic, round);
    assert_eq!(
        told(Language::En, "", Round::One),
        [
            "It skips up to 2 cards to take a card that shows the same icon on the same terrain as the top card of the deck. Then it gets that top card too.",
            "Otherwise it takes the next card, and the deck stays as it is.",
        ]
    );
    assert_eq!(
        told(
            Language::En,
            "[match]\nskip = 1\nshares = 'icon'\n[[hunt]]\nround = 1\nskip = 2\nicon = 'Fort'",
            Round::One
        ),
        [
            "It skips up to 2 cards to take a card with at least 1 Fort.",
            "Otherwise it skips up to 1 card to take a card that shares an icon with the top card of the deck. Then it gets that top card too.",
            "Otherwise it takes the next card, and the deck stays as it is.",
        ]
    );
    let off = "match = 'off'\nfallback = 'off'";
    for round in [Round::One, Round::Two] {
        assert_eq!(told(Language::De, off, round), ["Er nimmt immer die nächste Karte."]);
    }
    assert_eq!(
        told(Language::Fr, "[fallback]\nskip = 0\nshares = 'terrain'", Round::Two),
        [
            "Il prend la carte suivante si c’est une carte qui a un type de terrain en commun avec sa dernière carte.",
            "Sinon, il prend la carte suivante.",
        ]
    );
}

#[test]
fn any_scoring_can_be_told() {
    let scoring = |language, variant| Texts::new(language).rival_scoring(&everything(), variant);
    assert_eq!(
        scoring(Language::En, Variant::Classic),
        [
            "1 point per Cow.",
            "−1 point per Forest territory.",
            "3 points per Mine on Mountains.",
            "5 points per set (Fort, Gun and Gun).",
            "2 points per card with 2 terrains.",
            "For its Wagons it scores 1 point with 2 or more and 6 points with 4 or more.",
            "5 points if it has more Cows than you.",
            "−4 points if you have more Snow territories.",
            "1 point per territory of its three most frequent terrains.",
        ]
    );
    assert_eq!(
        scoring(Language::Fr, Variant::Newcomer)[3..],
        [
            "5 points par lot (fort, pistolet et pistolet).",
            "2 points par carte à 2 types de terrain.",
            "Pour ses chariots, il marque 1 point à partir de 2 et 6 points à partir de 4.",
            "5 points s’il a plus de vaches que vous.",
            "−4 points si vous avez plus de territoires de neige que lui.",
            "2 points par carte à 2 types de terrain.",
            "2 points par carte à 3 types de terrain.",
            "1 point par carte à 4 types de terrain.",
        ]
    );
    let german = scoring(Language::De, Variant::Classic);
    assert_eq!(german[..2], ["1 Punkt je Stück Vieh.", "−1 Punkt je Wald-Territorium."]);
    assert_eq!(german[5], "Für Wagen erhält er 1 Punkt ab 2 Stück und 6 Punkte ab 4 Stück.");
    assert_eq!(german[6], "5 Punkte, wenn er mehr Vieh hat als du.");
    assert_eq!(scoring(Language::Nl, Variant::Classic)[2], "3 punten per mijn op bergen.");
    assert_eq!(scoring(Language::It, Variant::Classic)[6], "5 punti se ha più mucche di te.");
}

#[test]
fn a_match_is_explained() {
    let record = Scenarios::built_in().record("s1:IP/ABCDEFGH/JKLMNOQR B B0,0").expect("a record");
    let turn = record.game().rival_turns().next().expect("a turn");
    let told = |language| Texts::new(language).rival_turn(turn, record.game().scenario());
    assert_eq!(
        told(Language::En),
        "The rival gets card A, which you skipped. The rival takes card C: it matches card J on top of the deck \
         (Gun on Water). So it gets card J too."
    );
    assert_eq!(
        told(Language::De),
        "Der Rivale erhält Karte A, die du übersprungen hast. Der Rivale nimmt Karte C: Sie passt zu Karte J oben \
         auf dem Vorlieben-Stapel (Waffe auf Wasser). Darum erhält er auch Karte J."
    );
    assert!(
        told(Language::Nl).contains("die past bij kaart J boven op de voorkeurenstapel (pistool op water).")
    );
    assert!(told(Language::Fr).contains(
        "elle correspond à la carte J au sommet de la pioche (pistolet sur un territoire de lac)."
    ));
    assert!(
        told(Language::It)
            .contains("corrisponde alla carta J in cima al mazzo (pistola su un territorio di acqua).")
    );
}

#[test]
fn what_comes_next_is_told_as_far_as_it_is_known() {
    let record = Scenarios::built_in().record("s1:IP/ABCDEFGH/JKLMNOQR").expect("a record");
    let view = record.game().view();
    let texts = Texts::new(Language::En);
    let after =
        |card| texts.foresight(&view.foresee_after(card).expect("a card of the circle"), view.scenario());
    assert_eq!(after(Card::BoomOrBust).split(": ").next(), Some("What happens next"));
    let last = after(Card::GoldCountry);
    assert!(
        last.contains("gets cards A, B, C, D, E, F and G") && last.ends_with("Nobody knows their order yet."),
        "{last}"
    );
    assert_eq!(texts.foresight(&Foresight::Nothing, view.scenario()), "What happens next: The game is over.");
    assert_eq!(
        texts.searches(&view),
        [
            "It skips up to 2 cards to take a card that shows the same icon on the same terrain as card J on top of the deck.",
            "Otherwise it takes the next card.",
        ]
    );
}

#[test]
fn every_turn_and_every_line_of_any_solo_game_can_be_told_in_every_language() {
    let mut motives = [0; 5];
    let procedures = [
        "match = 'off'\nfallback = 'off'",
        "[match]\nshares = 'icon'\n[fallback]\nshares = 'pair'\n[[hunt]]\nround = 1\nskip = 0\nicon = 'Fort'",
        "[match]\nshares = 'terrain'\n[fallback]\nshares = 'terrain'\n[[hunt]]\nskip = 0\nicon = 'Fort'",
        "[fallback]\nshares = 'pair'\n[[hunt]]\nskip = 0\nicon = 'Fort'",
    ];
    let own = procedures.map(|procedure| {
        let text = format!("id = 'x'\ntitle = 'X'\nscoring = ['A', 'R']\n{procedure}");
        Arc::new(Scenario::from_toml(&text).expect("a scenario"))
    });
    let six = Scenarios::built_in();
    let scenarios: Vec<_> = six.iter().cloned().chain([everything()]).chain(own).collect();
    for language in Language::ALL {
        let texts = Texts::new(language);
        for (seed, scenario) in scenarios.iter().cycle().take(44).enumerate() {
            let game = played(scenario, Variant::ALL[seed % 4], seed as u64);
            for turn in game.rival_turns() {
                let told = texts.rival_turn(turn, scenario);
                assert!(told.ends_with('.') && !told.contains("  "), "{told}");
                if let Some(draft) = &turn.draft {
                    motives[match draft.motive {
                        Motive::Match { .. } => 0,
                        Motive::NoMatch { .. } => 1,
                        Motive::Hunt { .. } => 2,
                        Motive::Fallback { .. } => 3,
                        Motive::First => 4,
                    }] += 1;
                }
            }
            for line in game.rival_sheet().lines() {
                assert!(texts.rival_rule(line.rule, scenario).ends_with('.'));
                assert!(!texts.rival_evidence(line, &game).is_empty());
            }
        }
    }
    assert!(motives.iter().all(|&told| told > 0), "some motive never came up: {motives:?}");
}

#[test]
fn the_rivals_points_have_reasons() {
    let record = Scenarios::built_in().record("s1:IP/ABCDEFGH/JKLMNOQR B B0,0").expect("a record");
    let game = record.game();
    let reasons = |language| {
        let texts = Texts::new(language);
        game.rival_sheet().lines().iter().map(|line| texts.rival_evidence(line, game)).collect::<Vec<_>>()
    };
    assert_eq!(
        reasons(Language::En),
        [
            "1 Cow, on card A",
            "1 to your 0",
            "2 Forest territories, on cards A and J",
            "1 card with 4 terrains: J",
            "4 Plains territories, 3 Snow territories and 2 Forest territories, on cards A, C and J",
        ]
    );
    assert_eq!(reasons(Language::De)[0], "1 Stück Vieh, auf Karte A");
    assert_eq!(
        reasons(Language::It),
        [
            "1 mucca, sulla carta A",
            "1, e tu ne hai 0",
            "2 territori di foresta, sulle carte A e J",
            "1 carta con 4 tipi di terreno: J",
            "4 territori di pianura, 3 territori di neve e 2 territori di foresta, sulle carte A, C e J",
        ]
    );
}

#[test]
fn variants_have_names_and_rules() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for variant in Variant::ALL {
            let rule = texts.variant_rule(variant);
            assert!(!texts.variant(variant).is_empty() && rule.ends_with('.'));
            for points in (2..=4).filter_map(|terrains| variant.points_for_card(terrains)) {
                assert!(rule.contains(&points.to_string()), "{rule}");
            }
        }
    }
}
