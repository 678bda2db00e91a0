//! The campaign: what comes next, what counts, what is kept, and what its text refuses.

use wagons_rules::solo::{Deal, Game, Outcome, Scenario, Scenarios, Variant};
use wagons_rules::{Record, Rng};
use wagons_table::{Campaign, CampaignError, Feat, Stage};

/// A game of one of the six scenarios, played at random to its end.
fn finished(scenario: &str, variant: Variant, seed: u64) -> Record<Game> {
    let scenario = Scenarios::built_in().get(scenario).expect("one of the six").clone();
    played_out(Deal::shuffled(scenario, variant, &mut Rng::new(seed)), seed)
}

fn played_out(deal: Deal, seed: u64) -> Record<Game> {
    let (mut record, mut rng) = (Record::<Game>::new(deal), Rng::new(seed));
    while let Some(mv) = record.game().random_move(&mut rng) {
        record.try_play(mv).expect("a legal move");
    }
    record
}

/// A campaign in which these games were played: results, points of both sides, scenarios.
fn reached(games: &[(&str, i32, i32, &str)]) -> Campaign {
    let lines = games.iter().map(|(result, points, rival, scenario)| {
        format!("{result} {points} {rival} {}\n", finished(scenario, Variant::Classic, 1))
    });
    let text: String = ["wagons-campaign 1\n".to_owned()].into_iter().chain(lines).collect();
    text.parse::<Campaign>().expect("a campaign")
}

#[test]
fn the_first_scenario_that_was_not_won_comes_next() {
    let next = |games: &[_]| reached(games).next(Variant::Classic).map(|scenario| scenario.id().to_owned());
    assert_eq!(next(&[]).as_deref(), Some("1"));
    assert_eq!(next(&[("lost", 20, 30, "1")]).as_deref(), Some("1"));
    assert_eq!(next(&[("drawn", 30, 30, "1")]).as_deref(), Some("1"));
    assert_eq!(next(&[("won", 31, 30, "1"), ("lost", 1, 30, "2")]).as_deref(), Some("2"));
    // Any scenario can be played at any time, and its stars count.
    assert_eq!(next(&[("won", 40, 30, "4")]).as_deref(), Some("1"));
    assert_eq!(reached(&[("won", 40, 30, "4")]).stars(Variant::Classic), Feat::MOST_STARS);
    assert_eq!(next(&[("won", 31, 30, "1"), ("won", 31, 30, "3")]).as_deref(), Some("2"));
    let all = ["1", "2", "3", "4", "5", "6"].map(|scenario| ("won", 40, 30, scenario));
    assert_eq!(next(&all), None);
    assert_eq!(reached(&all).stars(Variant::Classic), Campaign::MOST_STARS);
}

#[test]
fn stars_are_won_by_margins() {
    let stars = |result, points| {
        let campaign = reached(&[(result, points, 30, "1")]);
        campaign.stages(Variant::Classic).first().map_or(0, Stage::stars)
    };
    let [second, third] = Feat::MARGINS;
    assert_eq!(stars("lost", 29), 0);
    assert_eq!(stars("drawn", 30), 0);
    assert_eq!(stars("won", 30), 1, "with fewer cards");
    assert_eq!(stars("won", 29 + second), 1);
    assert_eq!(stars("won", 30 + second), 2);
    assert_eq!(stars("won", 29 + third), 2);
    assert_eq!(stars("won", 30 + third), 3);
}

#[test]
fn the_best_game_of_each_stage_and_variant_is_kept() {
    let (mut campaign, mut best) = (Campaign::new(), None);
    for seed in 0..50 {
        let record = finished("2", Variant::Local, seed);
        campaign.note(&record);
        let (outcome, margin) = (record.game().outcome(), record.game().margin().0);
        let rank = (outcome == Some(Outcome::Won), margin, record.game().points());
        best = best.max(Some(rank));
        let stage = &campaign.stages(Variant::Local)[1];
        assert_eq!(stage.best.map(|feat| (feat.is_won(), feat.margin(), feat.points)), best);
    }
    assert_eq!(campaign.stages(Variant::Classic)[1].best, None, "another variant is another campaign");
    assert_eq!(campaign.feats().count(), 1);
}

#[test]
fn games_under_way_and_other_scenarios_are_no_part_of_it() {
    let mut campaign = Campaign::new();
    let record = finished("1", Variant::Classic, 3);
    campaign.note(&record.prefix(record.moves().len() - 1));
    let own =
        Scenario::from_toml("id = \"own\"\ntitle = \"Own\"\nscoring = [\"A\", \"R\"]").expect("a scenario");
    campaign.note(&played_out(Deal::shuffled(own, Variant::Classic, &mut Rng::new(1)), 1));
    // Whoever calls a scenario of their own `1` has not played Long Drive.
    let own =
        Scenario::from_toml("id = \"1\"\ntitle = \"Own\"\nscoring = [\"I\", \"P\"]").expect("a scenario");
    campaign.note(&played_out(Deal::shuffled(own, Variant::Classic, &mut Rng::new(1)), 1));
    assert_eq!(campaign, Campaign::new());
}

#[test]
fn campaigns_merge_to_the_same_in_any_order() {
    let played = |seeds: std::ops::Range<u64>| {
        let mut campaign = Campaign::new();
        for seed in seeds {
            let variant = Variant::ALL[seed as usize % 4];
            campaign.note(&finished(["1", "4", "6"][seed as usize % 3], variant, seed));
        }
        campaign
    };
    let (one, other, all) = (played(0..40), played(40..90), played(0..90));
    let merged = |mut a: Campaign, b: &Campaign| {
        a.merge(b.clone());
        a
    };
    assert_eq!(merged(one.clone(), &other), all);
    assert_eq!(merged(other.clone(), &one), all);
    assert_eq!(merged(all.clone(), &all), all);
    assert_eq!(all.to_string().parse(), Ok(all));
}

#[test]
fn a_best_game_can_be_replayed() {
    let mut campaign = Campaign::new();
    let record = finished("5", Variant::Legend, 9);
    campaign.note(&record);
    let read = campaign.to_string().parse::<Campaign>().expect("its own text");
    let feat = read.feats().next().expect("the game");
    assert_eq!(Scenarios::built_in().record(&feat.record()), Ok(record.clone()));
    assert_eq!(feat.moves, record.moves());
    assert!(record.game().decision().is_none());
}

#[test]
fn a_damaged_text_is_refused_with_its_line() {
    let refused = |text: &str| text.parse::<Campaign>().expect_err(text).to_string();
    assert!(refused("").starts_with("line 1: `` is not how a campaign begins"));
    assert!(refused("{\"json\": 1}").starts_with("line 1: `{\"json\": 1}` is not"));
    assert_eq!("wagons-campaign 2\n".parse::<Campaign>(), Err(CampaignError::Version(2)));
    let line = |line: &str| refused(&format!("wagons-campaign 1\n\n{line}\n"));
    assert_eq!(line("won 3 2"), "line 3: a result, both sides' points and a record are expected");
    assert_eq!(
        line("wan 3 2 s1:IP/ABCDEFGH/JKLMNOQR"),
        "line 3: `wan` is not a result: write won, drawn or lost"
    );
    assert_eq!(line("won x 2 s1:IP/ABCDEFGH/JKLMNOQR"), "line 3: `x` is not a number of points");
    for number in [i32::MAX, i32::MIN] {
        let reason = format!("line 3: `{number}` is not a number of points");
        assert_eq!(line(&format!("won {number} 2 s1:IP/ABCDEFGH/JKLMNOQR")), reason);
    }
    assert_eq!(line("won 1 2 s1:IP/ABCDEFGH/JKLMNOQR"), "line 3: 1 to 2 points cannot be won");
    assert!(line("won 3 2 s9:IP/ABCDEFGH/JKLMNOQR").starts_with("line 3: "));
    assert!(line("won 3 2 s1:IP/ABCDEFGH/JKLMNOQR B B0").starts_with("line 3: "));
}
