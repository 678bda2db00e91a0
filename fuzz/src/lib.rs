//! What the fuzz targets have in common: games made of arbitrary bytes, and work that has to end.
//!
//! Every input is a whole game, so the fuzzer spends no time on what is refused; a small change of the input
//! changes one decision. What must hold in these games is for the targets to say.

use std::fmt::Debug;
use std::iter::repeat_with;
use std::ops::Range;
use std::sync::{Arc, LazyLock};

use libfuzzer_sys::arbitrary::{Arbitrary, Result, Unstructured};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wagons_players::{Budget, Work};
use wagons_rules::solo::{self, Scenario, Scenarios, Variant};
use wagons_rules::{Card, Deal, Game, Move, Placement, Playable, Rng};

/// More bytes than the choices of any game take.
const ENOUGH: usize = 512;

/// No work takes as many slices.
const PATIENCE: u32 = 2_000;

/// The scenarios that come with the game, and some that go to the limits of what can be written.
static SCENARIOS: LazyLock<Vec<Arc<Scenario>>> = LazyLock::new(|| {
    let odd = [
        include_str!("../corpus/scenario/every-goal"),
        include_str!("../corpus/scenario/every-term"),
        include_str!("../corpus/scenario/smallest"),
    ];
    let odd = odd.map(|text| Arc::new(Scenario::from_toml(text).expect("a scenario")));
    Scenarios::built_in().iter().cloned().chain(odd).collect()
});

/// Plays the game of two that the input chooses. Before each move, `look` gets the position, the move, and the bytes
/// that are left, to choose what else it wants to try.
pub fn play(input: &[u8], look: impl FnMut(&Game, Move, &mut Unstructured<'_>) -> Result<()>) {
    let mut rng = chance(input);
    let deal = Deal::shuffled(&mut rng);
    play_through(Game::new(deal), input, rng, look).expect("every input is a game");
}

/// The same alone, in any scenario and variant.
pub fn play_alone(input: &[u8], look: impl FnMut(&solo::Game, Move, &mut Unstructured<'_>) -> Result<()>) {
    let mut rng = chance(input);
    let choices = rng.next_u64().to_le_bytes();
    let mut choices = Unstructured::new(&choices);
    let scenario = choices.choose(&SCENARIOS).expect("there are some");
    let variant = *choices.choose(&Variant::ALL).expect("there are some");
    let deal = solo::Deal::shuffled(Arc::clone(scenario), variant, &mut rng);
    play_through(solo::Game::new(deal), input, rng, look).expect("every input is a game");
}

/// Looks at one position of a game only, which the last byte of the input chooses among these: thinking takes much longer
/// than playing.
pub fn at_one<G>(
    input: &[u8],
    among: Range<u32>,
    mut look: impl FnMut(&G, &mut Unstructured<'_>) -> Result<()>,
) -> impl FnMut(&G, Move, &mut Unstructured<'_>) -> Result<()> {
    let choice = input.last().map_or(0, |&byte| u32::from(byte));
    let mut left = among.start + choice % (among.end - among.start);
    move |game, _, rest| {
        let is_this = left == 0;
        left = left.wrapping_sub(1);
        if is_this { look(game, rest) } else { Ok(()) }
    }
}

/// What the first bytes of an input leave to chance.
fn chance(input: &[u8]) -> Rng {
    Rng::new(u64::arbitrary(&mut Unstructured::new(input)).expect("missing bytes are zeros"))
}

fn play_through<G: Playable>(
    mut game: G,
    input: &[u8],
    mut rng: Rng,
    mut look: impl FnMut(&G, Move, &mut Unstructured<'_>) -> Result<()>,
) -> Result<()> {
    // What the input leaves open is decided at random, or short inputs would only ever play openings.
    let rest = repeat_with(|| rng.next_u64().to_le_bytes()[0]);
    let bytes: Vec<u8> = input.iter().copied().skip(8).chain(rest).take(ENOUGH).collect();
    let mut bytes = Unstructured::new(&bytes);
    while game.decision().is_some() {
        let count = game.moves().len();
        let mv = game.moves().nth(bytes.choose_index(count)?).expect("as many moves as their length says");
        look(&game, mv, &mut bytes)?;
        game.try_play(mv).expect("it was listed as legal");
    }
    Ok(())
}

/// The position after a line, which has to be legal.
#[must_use]
pub fn after(game: &Game, line: &[Move]) -> Game {
    let mut game = *game;
    for &mv in line {
        game.try_play(mv).expect("a legal line");
    }
    game
}

/// Any move at all, most of them nonsense.
pub fn any_move(bytes: &mut Unstructured<'_>) -> Result<Move> {
    let card = *bytes.choose(&Card::ALL)?;
    Ok(match bytes.int_in_range(0..=7)? {
        0 => Move::Start(card),
        1 => Move::Draft(card),
        2 => Move::Place(Placement::new(card, bytes.arbitrary()?, bytes.arbitrary()?, bytes.arbitrary()?)),
        _ => Move::Place(Placement::new(card, bytes.arbitrary()?, near(bytes)?, near(bytes)?)),
    })
}

/// A coordinate where towns usually lie.
fn near(bytes: &mut Unstructured<'_>) -> Result<i8> {
    Ok(i8::arbitrary(bytes)? % 8)
}

/// Lets something work in slices of so many nodes until it is finished, or has done enough. What hangs is a failure at
/// once, not when time runs out.
pub fn work_until<W: Work + ?Sized>(work: &mut W, slice: u64, enough: impl Fn(&W) -> bool) {
    let goes_on = |_: &u32| !enough(work) && !work.work(&mut Budget::nodes(slice)).is_finished();
    assert!((0..PATIENCE).take_while(goes_on).count() < PATIENCE as usize, "it does not end");
}

/// If a text can be read as a message, it is written as it was meant.
pub fn survives<T: DeserializeOwned + Serialize + PartialEq + Debug>(text: &str) {
    let Ok(message) = serde_json::from_str::<T>(text) else { return };
    let written = serde_json::to_string(&message).expect("names and numbers");
    assert_eq!(serde_json::from_str::<T>(&written).expect("just written"), message);
}
