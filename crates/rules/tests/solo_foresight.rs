//! What is foreseen of the rival comes true, and tells nothing that is hidden.

use wagons_rules::solo::{Deal, Foresight, Game, Motive, RivalTurn, Round, Scenarios, Variant, Wanted};
use wagons_rules::{Decision, Move, Rng};

/// Plays random games of every scenario and variant, and hands on every draft: the game before it, what was
/// foreseen, and the turn the rival then made, if any.
fn for_every_draft(seed: u64, mut check: impl FnMut(&Game, Foresight, Option<RivalTurn>)) {
    let mut rng = Rng::new(seed);
    for scenario in crate::solo::every_procedure().iter() {
        for variant in Variant::ALL.into_iter().cycle().take(40) {
            let mut game = Game::new(Deal::shuffled(scenario.clone(), variant, &mut rng));
            while let Some(mv) = game.random_move(&mut rng) {
                let Move::Draft(card) = mv else {
                    game.play(mv);
                    continue;
                };
                let before = game.clone();
                let foreseen = before.view().foresee_after(card).expect("the draft is legal");
                game.play(mv);
                assert_eq!(game.view().foresee(), Some(foreseen), "drafting changes nothing");
                game.play(game.random_move(&mut rng).expect("the card has to be placed"));
                let turn = game.rival_turns().nth(before.rival_turns().count()).copied();
                check(&before, foreseen, turn);
            }
        }
    }
}

#[test]
fn what_is_foreseen_comes_true() {
    let (mut turns, mut new_circles, mut nothings) = (0, 0, 0);
    for_every_draft(1, |_, foreseen, turn| match foreseen {
        Foresight::Turn(foreseen) => {
            assert_eq!(turn, Some(foreseen));
            turns += 1;
        }
        Foresight::NewCircle { received } => {
            let turn = turn.expect("there are cards to take");
            assert_eq!(turn.received, received);
            assert_eq!(turn.draft.map(|draft| draft.round), Some(Round::Two));
            new_circles += 1;
        }
        Foresight::Nothing => {
            assert_eq!(turn, None);
            nothings += 1;
        }
    });
    assert!(turns > 500 && new_circles > 50 && nothings > 50, "{turns}, {new_circles}, {nothings}");
}

#[test]
fn the_rival_takes_what_it_looked_for() {
    for_every_draft(2, |before, foreseen, _| {
        let Foresight::Turn(RivalTurn { draft: Some(draft), .. }) = foreseen else { return };
        if draft.round != before.round() {
            return;
        }
        let found = |wanted: Wanted| match (wanted, draft.motive) {
            (Wanted::Match { top, .. }, Motive::Match { top: matched, .. }) => top == matched,
            (Wanted::Quarry { goal, quarry }, Motive::Hunt { goal: met }) => {
                goal == met && before.scenario().goals(draft.round)[goal].quarry == quarry
            }
            (Wanted::LikeLastCard { .. }, Motive::Fallback { .. })
            | (Wanted::Anything, Motive::NoMatch { .. } | Motive::First) => true,
            _ => false,
        };
        let searches = before.view().searches();
        let search = searches.iter().find(|search| found(search.wanted)).expect("it was looked for");
        assert!(draft.skipped.len() <= usize::from(search.skip));
    });
}

#[test]
fn only_a_card_that_can_be_drafted_is_foreseen() {
    let record = Scenarios::built_in().record("s1:IP/ABCDEFGH/JKLMNOQR B").expect("a record");
    let view = record.game().view();
    assert!(matches!(view.decision(), Some(Decision::Place(_))));
    assert!(view.foresee().is_some());
    assert_eq!(view.foresee_after(view.circle()[0]), None);
    let before = record.position(0).view();
    assert_eq!(before.foresee(), None);
    assert_eq!(before.foresee_after(before.unseen()[0]), None);
}

#[test]
fn what_is_foreseen_does_not_depend_on_what_is_hidden() {
    for_every_draft(3, |before, _, _| {
        let other = before.view().sample(&mut Rng::new(7));
        for &card in before.circle() {
            assert_eq!(before.view().foresee_after(card), other.view().foresee_after(card));
        }
        assert_eq!(before.view().searches(), other.view().searches());
    });
}
