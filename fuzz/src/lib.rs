//! Games made of arbitrary bytes: what the fuzz targets that need a real position have in common.
//!
//! Every input is a whole game, so the fuzzer spends no time on what is refused; a small change of the input
//! changes one decision. What must hold in these games is for the targets to say.

use std::iter::repeat_with;

use libfuzzer_sys::arbitrary::{Arbitrary, Result, Unstructured};
use wagons_rules::{Card, Deal, Game, Move, Placement, Rng};

/// More bytes than the choices of any game take.
const ENOUGH: usize = 512;

/// Plays the game that the input chooses. Before each move, `look` gets the position, the move, and the bytes that
/// are left, to choose what else it wants to try.
pub fn play(
    input: &[u8],
    mut look: impl FnMut(&Game, Move, &mut Unstructured<'_>) -> Result<()>,
) -> Result<()> {
    let mut rng = Rng::new(u64::arbitrary(&mut Unstructured::new(input))?);
    let mut game = Game::new(Deal::shuffled(&mut rng));

    // What the input leaves open is decided at random, or short inputs would only ever play openings.
    let rest = repeat_with(|| rng.next_u64().to_le_bytes()[0]);
    let bytes: Vec<u8> = input.iter().copied().skip(8).chain(rest).take(ENOUGH).collect();
    let mut bytes = Unstructured::new(&bytes);
    while !game.is_over() {
        let count = game.moves().len();
        let mv = game.moves().nth(bytes.choose_index(count)?).expect("as many moves as their length says");
        look(&game, mv, &mut bytes)?;
        game.play(mv);
    }
    Ok(())
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
