//! The players at work: what they choose in a solo game, what is proven about the end of a game for two, and what they
//! make of it afterwards. All limits are counted in nodes, since a browser's clock is not the same twice.

use std::fmt::{self, Write};

use wagons_players::{Analyst, Budget, Limits, PlayerName, Progress, Solver, Timeless, Work, review, think};
use wagons_rules::solo::{Deal, Game, Scenarios, Variant};
use wagons_rules::{Record, Rng};

/// A whole game.
pub(crate) const GAME: &str = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M \
                               M2,0 O-2,-1 D1,-2 G'-1,-3 L0,-2 N3,-2 H H'1,-3";

/// Less than the stronger players are used to, but they begin to search, race and prove within it.
const NODES: u64 = 5_000;

/// What every player thinks in the course of a solo game that it plays to its end.
pub(crate) fn chosen_alone(out: &mut dyn Write) -> fmt::Result {
    for (seed, name) in (0..).zip(PlayerName::ALL) {
        let player = name.solo_player();
        let scenario = Scenarios::built_in().get("4").ok_or(fmt::Error)?.clone();
        let mut game = Game::new(Deal::shuffled(scenario, Variant::Classic, &mut Rng::new(seed)));
        while !game.is_over() {
            let mut thought = player.think(&game.view(), seed);
            let report = think(&mut *thought, Limits::nodes(NODES), &mut Timeless);
            writeln!(out, "{report:?} {:?}", thought.ranking())?;
            game.play(report.best);
        }
    }
    Ok(())
}

/// What is known about the last positions of the game after some work, solved or not.
pub(crate) fn proofs(out: &mut dyn Write) -> fmt::Result {
    /// Enough to solve most of these positions.
    const SLICES: usize = 30;
    let record = game()?;
    let all = record.moves().len();
    for moves in all - 6..all {
        let mut solver = Solver::new(&record.position(moves));
        let _ = (0..SLICES).find(|_| solver.work(&mut Budget::nodes(NODES)) == Progress::Finished);
        writeln!(out, "{} {:?} {:?}", solver.nodes(), solver.bounds(), solver.solution())?;
    }
    Ok(())
}

/// The judgement of every decision of the game.
pub(crate) fn reviewed(out: &mut dyn Write) -> fmt::Result {
    writeln!(out, "{:?}", review(&game()?, Analyst { nodes: NODES }))
}

fn game() -> Result<Record, fmt::Error> {
    GAME.parse().map_err(|_| fmt::Error)
}
