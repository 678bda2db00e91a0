//! The rules at work: deals, and random games of both kinds with their records and score sheets.

use std::fmt::{self, Write};

use wagons_rules::solo::{self, Scenarios, Variant};
use wagons_rules::{Deal, Game, Record, Rng, Seat};

const SEED: u64 = 1;

/// Shuffled deals.
pub(crate) fn deals(out: &mut dyn Write) -> fmt::Result {
    let mut rng = Rng::new(SEED);
    (0..500).try_for_each(|_| writeln!(out, "{}", Deal::shuffled(&mut rng)))
}

/// Whole games: how many moves there were at each turn, the record read back from its text, and every line of the
/// score sheets with its evidence.
pub(crate) fn games(out: &mut dyn Write) -> fmt::Result {
    let mut rng = Rng::new(SEED);
    for _ in 0..100 {
        let mut record: Record<Game> = Record::new(Deal::shuffled(&mut rng));
        while let Some(mv) = record.game().random_move(&mut rng) {
            write!(out, "{} ", record.game().moves().count())?;
            record.try_play(mv).map_err(|_| fmt::Error)?;
        }
        let text = record.to_string();
        let record: Record<Game> = text.parse().map_err(|_| fmt::Error)?;
        let game = record.game();
        writeln!(out, "{text} {:?} {:?}", game.margin(), game.winner())?;
        for seat in Seat::BOTH {
            writeln!(out, "{} {:?} {:?}", game.town(seat), game.tally(seat), game.sheet(seat))?;
        }
    }
    Ok(())
}

/// Whole solo games, in every scenario and variant.
pub(crate) fn solo_games(out: &mut dyn Write) -> fmt::Result {
    let mut rng = Rng::new(SEED);
    for scenario in Scenarios::built_in().iter() {
        for variant in Variant::ALL {
            let deal = solo::Deal::shuffled(scenario.clone(), variant, &mut rng);
            let mut record: Record<solo::Game> = Record::new(deal);
            while let Some(mv) = record.game().random_move(&mut rng) {
                write!(out, "{} ", record.game().moves().count())?;
                record.try_play(mv).map_err(|_| fmt::Error)?;
            }
            let game = record.game();
            writeln!(out, "{record} {} {} {:?}", game.points(), game.rival_points(), game.outcome())?;
        }
    }
    Ok(())
}
