//! The rival's turn as a table shows it: one step after the other, from the player's last placement to the player's
//! next turn.
//!
//! The rules make the whole turn at once; this takes it apart so that a person can follow it. Like a
//! [`Position`](crate::Position), it tells of the deck no more than its top card and how many there are.

use wagons_rules::solo::{Game, Pile, Rival, RivalDraft, RivalSheet, RivalTurn, Round};
use wagons_rules::{AnyRecord, Card, Move, Sheet, Town};

/// Something that happens in the rival's turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RivalStep {
    /// The player's card lies, and the rival is about to move.
    Begin,
    /// The cards of the deck are laid out as the second circle.
    NewCircle,
    /// The cards the player skipped join the rival's town.
    Receive(Pile),
    /// It looks at a card of the circle.
    Look(Card),
    /// It takes the card it looks at.
    Take(RivalDraft),
    /// The deck's top card follows the one taken.
    TakeTop(Card),
    /// The player gets the cards that were skipped.
    Give(Pile),
}

/// A moment of the rival's turn.
#[derive(Debug, Clone, PartialEq)]
pub struct RivalScene {
    /// The game when the turn is over. The player's town lies in it as it does now.
    after: Game,
    turn: RivalTurn,
    steps: Vec<RivalStep>,
    /// The step that happened last.
    step: usize,
    round: Round,
    places: Vec<Card>,
    circle: Vec<Card>,
    deck: Vec<Card>,
    free: Vec<Card>,
    rival: Rival,
}

impl RivalScene {
    /// The turn the rival made because of a move of the player, counted from 0, after so many of its steps.
    /// Nothing if it made none. Steps beyond the last one show the last one.
    ///
    /// ```
    /// use wagons_table::rival_scene::{RivalScene, RivalStep};
    /// use wagons_rules::{AnyRecord, Card};
    /// use wagons_rules::solo::Scenarios;
    ///
    /// // The player took B and skipped A; the rival then takes C and the deck's top card J.
    /// let record = AnyRecord::parse("s1:IP/ABCDEFGH/JKLMNOQR B B0,0", &Scenarios::built_in())?;
    /// assert_eq!(RivalScene::of(&record, 0, 0), None);
    /// let scene = RivalScene::of(&record, 1, 0).unwrap();
    /// assert_eq!(scene.step(), RivalStep::Begin);
    /// assert_eq!(RivalScene::of(&record, 1, 1).unwrap().rival().cards(), [Card::Badlands]);
    /// // It begins, receives A, looks at C, takes it, takes J.
    /// assert!(RivalScene::of(&record, 1, 4).unwrap().is_last());
    /// # Ok::<(), wagons_rules::RecordError>(())
    /// ```
    pub fn of(record: &AnyRecord, number: usize, step: usize) -> Option<Self> {
        let AnyRecord::Solo(record) = record else { return None };
        let (before, after) = (record.position(number), record.position(number + 1));
        let turn = *after.rival_turns().nth(before.rival_turns().count())?;
        let steps = steps(&before, &after, &turn);
        let step = step.min(steps.len() - 1);
        let mut scene = Self {
            turn,
            step,
            round: before.round(),
            places: places(&before),
            circle: before.circle().to_vec(),
            deck: before.deck().to_vec(),
            free: Vec::new(),
            rival: *before.rival(),
            steps,
            after,
        };
        for index in 0..=step {
            scene.make(scene.steps[index]);
        }
        Some(scene)
    }

    /// The player's moves that the rival has answered with a turn, by their numbers.
    ///
    /// ```
    /// use wagons_table::RivalScene;
    /// use wagons_rules::AnyRecord;
    /// use wagons_rules::solo::Scenarios;
    ///
    /// let record = AnyRecord::parse("s1:IP/ABCDEFGH/JKLMNOQR B B0,0 D", &Scenarios::built_in())?;
    /// assert_eq!(RivalScene::answered(&record), [1]);
    /// # Ok::<(), wagons_rules::RecordError>(())
    /// ```
    pub fn answered(record: &AnyRecord) -> Vec<usize> {
        let AnyRecord::Solo(record) = record else { return Vec::new() };
        let mut game = Game::new(record.deal().clone());
        let mut is_answered = |mv: Move| {
            let turns = game.rival_turns().count();
            game.play_unchecked(mv);
            game.rival_turns().count() > turns
        };
        let moves = record.moves().iter().enumerate();
        moves.filter_map(|(number, &mv)| is_answered(mv).then_some(number)).collect()
    }

    fn make(&mut self, step: RivalStep) {
        match step {
            RivalStep::Begin | RivalStep::Look(_) => {}
            RivalStep::NewCircle => {
                self.round = Round::Two;
                self.circle = std::mem::take(&mut self.deck);
                self.places.clone_from(&self.circle);
            }
            RivalStep::Receive(cards) => self.receive(&cards),
            RivalStep::Take(RivalDraft { took, .. }) => {
                self.circle.retain(|&card| card != took);
                self.receive(&[took]);
            }
            RivalStep::TakeTop(top) => {
                self.deck.retain(|&card| card != top);
                self.receive(&[top]);
            }
            RivalStep::Give(cards) => {
                self.circle.retain(|card| !cards.contains(card));
                self.free = cards.to_vec();
            }
        }
    }

    fn receive(&mut self, cards: &[Card]) {
        self.rival = self.rival.cards().iter().chain(cards).copied().collect();
    }

    /// What happened last.
    pub fn step(&self) -> RivalStep {
        self.steps[self.step]
    }

    /// Whether nothing more happens in this turn.
    pub fn is_last(&self) -> bool {
        self.step + 1 == self.steps.len()
    }

    /// The whole turn.
    pub const fn turn(&self) -> &RivalTurn {
        &self.turn
    }

    /// The game when the turn is over, for its scenario and its scoring cards.
    pub const fn game(&self) -> &Game {
        &self.after
    }

    /// The round.
    pub const fn round(&self) -> Round {
        self.round
    }

    /// The cards that lie in the circle.
    pub fn circle(&self) -> &[Card] {
        &self.circle
    }

    /// All cards that lay in the circle when it was laid out.
    pub fn places(&self) -> &[Card] {
        &self.places
    }

    /// The deck's top card, and how many cards the deck has.
    pub fn deck(&self) -> Option<(Card, usize)> {
        self.deck.first().map(|&top| (top, self.deck.len()))
    }

    /// The cards the player was given in this turn.
    pub fn free_cards(&self) -> &[Card] {
        &self.free
    }

    /// The cards the player skipped, as long as the rival has not received them.
    pub fn waiting(&self) -> &[Card] {
        let is_received = self.steps[..=self.step].contains(&RivalStep::Receive(self.turn.received));
        if is_received { &[] } else { &self.turn.received }
    }

    /// The card the rival looks at.
    pub fn looked_at(&self) -> Option<Card> {
        match self.step() {
            RivalStep::Look(card) => Some(card),
            _ => None,
        }
    }

    /// The cards of the circle the rival has seen and left to the player.
    pub fn passed(&self) -> Vec<Card> {
        let skipped = self.turn.draft.map_or(Pile::EMPTY, |draft| draft.skipped);
        let looked = self.steps[..self.step].iter().filter_map(|step| match step {
            RivalStep::Look(card) => Some(*card),
            _ => None,
        });
        looked.filter(|card| skipped.contains(card)).collect()
    }

    /// The player's town.
    pub const fn town(&self) -> &Town {
        self.after.town()
    }

    /// The rival's town.
    pub const fn rival(&self) -> &Rival {
        &self.rival
    }

    /// The player's points.
    pub fn sheet(&self) -> Sheet {
        Sheet::new(self.town(), self.rival.town(), &self.after.scoring())
    }

    /// The rival's points.
    pub fn rival_sheet(&self) -> RivalSheet {
        self.after.rival_sheet_with(&self.rival)
    }
}

/// All cards that lay in the circle of a game when it was laid out.
pub(crate) fn places(game: &Game) -> Vec<Card> {
    match game.round() {
        Round::One => game.deal().circle().into(),
        Round::Two => {
            let drawn = game.rival_turns().filter_map(|turn| turn.draft?.from_deck()).count();
            game.deal().deck()[drawn..].into()
        }
    }
}

fn steps(before: &Game, after: &Game, turn: &RivalTurn) -> Vec<RivalStep> {
    let new_round = before.round() != after.round();
    let new_at_once = new_round && before.circle().is_empty();
    let mut steps = vec![RivalStep::Begin];
    steps.extend(new_at_once.then_some(RivalStep::NewCircle));
    steps.extend((!turn.received.is_empty()).then_some(RivalStep::Receive(turn.received)));
    if let Some(draft) = turn.draft {
        steps.extend(draft.skipped.iter().chain([&draft.took]).map(|&card| RivalStep::Look(card)));
        steps.push(RivalStep::Take(draft));
        steps.extend(draft.from_deck().map(RivalStep::TakeTop));
        steps.extend((!draft.skipped.is_empty()).then_some(RivalStep::Give(draft.skipped)));
    }
    steps.extend((new_round && !new_at_once).then_some(RivalStep::NewCircle));
    steps
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::solo::{Deal, Scenarios, Variant};
    use wagons_rules::{Record, Rng};

    /// A game played by chance.
    fn played(seed: u64) -> Record<Game> {
        let mut rng = Rng::new(seed);
        let scenarios = Scenarios::built_in();
        let scenario = scenarios.iter().nth(seed as usize % 6).cloned().unwrap();
        let variant = Variant::ALL[seed as usize % 4];
        let mut record = Record::<Game>::new(Deal::shuffled(scenario, variant, &mut rng));
        while record.game().decision().is_some() {
            let moves: Vec<_> = record.game().moves().collect();
            record.try_play(moves[rng.below(moves.len() as u32) as usize]).unwrap();
        }
        record
    }

    #[test]
    fn a_turn_begins_and_ends_where_the_rules_have_it() {
        let mut turns = 0;
        for record in (0..60).map(played) {
            let any = AnyRecord::from(record.clone());
            for number in 0..record.moves().len() {
                let (before, after) = (record.position(number), record.position(number + 1));
                let Some(begin) = RivalScene::of(&any, number, 0) else {
                    assert!(!RivalScene::answered(&any).contains(&number));
                    assert_eq!(before.rival(), after.rival());
                    continue;
                };
                turns += 1;
                assert_eq!((begin.rival(), begin.circle()), (before.rival(), before.circle()));
                let end = RivalScene::of(&any, number, 99).unwrap();
                assert!(end.is_last());
                assert_eq!((end.rival(), end.circle()), (after.rival(), after.circle()));
                assert_eq!((end.free_cards(), end.round()), (after.free_cards(), after.round()));
                assert_eq!(end.deck(), after.top().map(|top| (top, after.deck().len())));
                assert_eq!((end.sheet(), end.rival_sheet()), (after.sheet(), after.rival_sheet()));
                assert_eq!(end.places(), places(&after));
            }
        }
        assert!(turns > 200, "{turns} turns were seen");
    }

    #[test]
    fn no_card_is_ever_lost_on_the_way() {
        for record in (0..20).map(played) {
            let any = AnyRecord::from(record.clone());
            for number in 0..record.moves().len() {
                for step in 0.. {
                    let Some(scene) = RivalScene::of(&any, number, step) else { break };
                    let kept_by_player = scene.game().cards().len();
                    let deck = scene.deck().map_or(0, |(_, count)| count);
                    let elsewhere =
                        scene.circle().len() + scene.free_cards().len() + scene.rival().cards().len();
                    assert_eq!(kept_by_player + deck + elsewhere + scene.waiting().len(), 16);
                    if scene.is_last() {
                        break;
                    }
                }
            }
        }
    }
}
