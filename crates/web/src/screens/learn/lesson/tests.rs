use proptest::prelude::*;
use proptest::sample::Index;
use wagons_rules::{Card, Decision, Move, Rule, Seat, Terrain};
use wagons_texts::{Key, Language, Texts, key};

use super::*;
use crate::screens::learn::goal::{Goal, Way};
use crate::screens::learn::how::how;

/// What a learner does who does what is asked, and chooses by `choice` where there is a choice.
fn obey(lesson: &mut Lesson, choice: impl Fn(usize) -> usize) {
    let (goal, mut session) = (lesson.step().goal, lesson.session().clone());
    let position = session.position();
    let allowed: Vec<Move> = position.moves().filter(|&mv| goal.allows(Deed::Play(mv), &position)).collect();
    let happened = match goal {
        Goal::Read => return lesson.go_on(),
        Goal::PointAt(skips) => Happened::Pointed(skips),
        Goal::LightGroup => Happened::Lit(Rule::Group(Terrain::Plains)),
        Goal::LightScoring => Happened::Lit(Rule::Scoring(Card::HappyCows)),
        Goal::AskAdvice => Happened::AdviceAsked,
        Goal::TakeBack => Happened::TakenBack,
        Goal::Take(_) | Goal::TakeWithin(_) | Goal::Place(_) => {
            let mv = allowed[choice(allowed.len())];
            session.play(mv).expect("an allowed move is legal");
            Happened::Moved(mv)
        }
        Goal::Watch => {
            assert_eq!(position.to_move(), Some(Seat::Second));
            for mv in goal.moves(&session, script::answer) {
                session.play(mv).expect("Tilly plays by the rules");
            }
            Happened::TurnCame
        }
    };
    lesson.follow(&session);
    assert!(lesson.hear(happened), "{goal:?} waits for {happened:?}");
    if goal.lingers() {
        assert!(lesson.is_done());
        lesson.go_on();
    }
}

proptest! {
    #[test]
    fn every_step_is_reached_whatever_the_learner_chooses(choices in prop::collection::vec(any::<Index>(), STEPS.len())) {
        let mut lesson = Lesson::begin();
        for choice in &choices[1..] {
            let number = lesson.number();
            obey(&mut lesson, |count| choice.index(count));
            prop_assert_eq!(lesson.number(), number + 1);
        }
        prop_assert!(lesson.is_last());
        prop_assert_eq!(lesson.session().position().to_move(), Some(Seat::First), "it can be played on");
    }
}

#[test]
fn every_step_can_be_skipped_and_gone_back_over() {
    let mut lesson = Lesson::begin();
    let mut starts = vec![lesson.session().clone()];
    while !lesson.is_last() {
        lesson.go_on();
        starts.push(lesson.session().clone());
    }
    assert_eq!(starts.len(), STEPS.len());
    for start in starts.iter().rev().skip(1) {
        lesson.go_back();
        assert_eq!(lesson.session(), start);
    }
    lesson.go_back();
    assert_eq!(lesson, Lesson::begin(), "there is nothing before the first step");
}

#[test]
fn each_step_finds_the_decision_it_speaks_of() {
    let mut lesson = Lesson::begin();
    loop {
        let position = lesson.session().position();
        match lesson.step().goal {
            Goal::PointAt(_) | Goal::Take(_) | Goal::TakeWithin(_) | Goal::AskAdvice => {
                assert_eq!(position.decision(), Some(Decision::Draft), "{:?}", lesson.step());
            }
            Goal::Place(_) | Goal::TakeBack => {
                assert!(matches!(position.decision(), Some(Decision::Place(_))), "{:?}", lesson.step());
                assert_eq!(position.to_move(), Some(Seat::First));
            }
            Goal::Watch => assert_eq!(position.to_move(), Some(Seat::Second)),
            Goal::Read | Goal::LightGroup | Goal::LightScoring => {}
        }
        if lesson.is_last() {
            break;
        }
        lesson.go_on();
    }
}

#[test]
fn what_the_guide_says_is_true() {
    let step = |key: Key| STEPS.iter().position(|step| step.key == key).expect("a step");
    let at = |key: Key| {
        let mut lesson = Lesson::begin();
        (0..step(key)).for_each(|_| lesson.go_on());
        lesson.session().position()
    };
    assert_eq!(at(key::LEARN_TAKE).circle()[1], Card::Badlands, "the card marked 1");
    let plains = Card::Badlands.territories().iter().filter(|one| one.terrain == Terrain::Plains).count();
    assert_eq!(plains, 3);
    let mut given = Card::OneTooMany.territories().map(|one| one.terrain);
    given.sort_unstable();
    assert!(given.windows(2).all(|pair| pair[0] != pair[1]), "four different terrains");
    let free = at(key::LEARN_FREE);
    assert_eq!(free.free_cards(Seat::First).len(), 2, "two gifts");
    let cows =
        Card::WagonTrain.territories().iter().filter(|one| one.icon == wagons_rules::Icon::Cow).count();
    assert_eq!(cows, 3, "Tilly has seen three Cows");
    assert!(at(key::LEARN_SCORING).scoring().contains(&Card::HappyCows));
}

#[test]
fn the_second_free_card_has_to_cover_something() {
    let mut lesson = Lesson::begin();
    while lesson.step().goal != Goal::Place(Way::Covering) {
        lesson.go_on();
    }
    let position = lesson.session().position();
    let allows = |mv: &Move| lesson.allows(Deed::Play(*mv), &position);
    let (on_top, beside): (Vec<_>, Vec<_>) = position.moves().partition(allows);
    assert!(!on_top.is_empty() && !beside.is_empty());
}

#[test]
fn a_move_taken_back_leads_back_to_the_step_that_asked_for_it() {
    let mut lesson = Lesson::begin();
    while lesson.step().key != key::LEARN_PLACE {
        lesson.go_on();
    }
    let mut session = lesson.session().clone();
    assert!(session.undo().is_some(), "the card that was taken");
    lesson.follow(&session);
    assert_eq!(lesson.step().key, key::LEARN_TAKE);
}

#[test]
fn a_lesson_is_kept() {
    let mut lesson = Lesson::begin();
    (0..7).for_each(|_| lesson.go_on());
    assert_eq!(Lesson::recall(&lesson.keep()), Ok(lesson));
    let nothing = r#"{"version":1,"value":{"starts":[],"session":null,"done":false}}"#;
    assert!(Lesson::recall(nothing).is_err());
}

#[test]
fn the_guide_tells_how_to_do_whatever_is_asked_for() {
    let texts = Texts::new(Language::En);
    for step in STEPS {
        let asks = step.goal != Goal::Read && step.goal != Goal::Watch;
        for is_touched in [false, true] {
            assert_eq!(how(&texts, step.key, is_touched).is_some(), asks, "{:?}", step.key);
        }
    }
}

#[test]
fn a_lesson_of_version_0_1_0_goes_on_where_it_was() {
    let store = include_str!("../../../../../table/tests/kept/browser-store.json");
    let store: std::collections::BTreeMap<String, String> = serde_json::from_str(store).expect("texts");
    let mut lesson = Lesson::recall(&store["wagons.lesson"]).expect("a lesson");
    assert_eq!((lesson.number(), lesson.is_done()), (8, false));
    assert_eq!(lesson.session().record().to_string(), "HIP/EBCDJAGFRLMKOQN *J A A0,0 J0,0 R R-2,0 G-2,0");
    while !lesson.is_last() {
        lesson.go_on();
    }
    assert!(lesson.session().record().moves_made().len() > 7, "the guide can go on with it");
}
