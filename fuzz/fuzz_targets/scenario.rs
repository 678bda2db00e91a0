//! Any text is an error with a short message, or a scenario: then it is still the same once written and read
//! again, and its rival plays and scores a whole game of every variant.

#![no_main]

use std::sync::Arc;

use libfuzzer_sys::fuzz_target;
use wagons_rules::Rng;
use wagons_rules::solo::{Deal, Game, Scenario, Variant};

fuzz_target!(|text: &str| {
    match Scenario::from_toml(text) {
        Err(error) => assert!(error.to_string().len() < 1000, "{error}"),
        Ok(scenario) => {
            assert_eq!(Scenario::from_toml(&scenario.to_toml()).as_ref(), Ok(&scenario));
            let scenario = Arc::new(scenario);
            for variant in Variant::ALL {
                play_out(&scenario, variant);
            }
        }
    }
});

fn play_out(scenario: &Arc<Scenario>, variant: Variant) {
    let mut rng = Rng::new(scenario.hunt().len() as u64);
    let mut game = Game::new(Deal::shuffled(scenario.clone(), variant, &mut rng));
    game.play_out(&mut rng);
    assert!(game.outcome().is_some());
    assert_eq!(game.points(), game.sheet().total());
    assert_eq!(game.rival_points(), game.rival_sheet().total());
}
