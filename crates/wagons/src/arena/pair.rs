//! One deal, played twice with the seats swapped.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use wagons_rules::{Deal, Record, Rng, Seat};

use super::contender::{Contender, Fault};

/// What is to be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Pair {
    /// Its place among all pairs, counted from 0.
    pub(crate) number: u64,
    /// The deal of both games.
    pub(crate) deal: Deal,
    /// The chance of both games.
    pub(crate) seed: u64,
}

/// What came of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PairResult {
    /// How many of the two games the first contender won.
    pub(crate) won: usize,
    /// The first contender's margins in both games, added.
    pub(crate) margin: i32,
    /// What the moves cost each contender.
    pub(crate) efforts: [Effort; 2],
}

/// What moves cost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Effort {
    pub(crate) moves: u64,
    pub(crate) nodes: u64,
    pub(crate) time: Duration,
    pub(crate) longest: Duration,
}

impl Effort {
    /// Counts more moves.
    pub(crate) fn add(&mut self, more: &Self) {
        self.moves += more.moves;
        self.nodes += more.nodes;
        self.time += more.time;
        self.longest = self.longest.max(more.longest);
    }
}

/// Where two contenders sit.
pub(crate) struct Table<'a> {
    pub(crate) names: [String; 2],
    pub(crate) contenders: [Box<dyn Contender>; 2],
    /// Whether the second game has a start card of its own.
    pub(crate) own_start: bool,
    /// Set when nobody wants the result any more.
    pub(crate) stop: &'a AtomicBool,
}

impl Table<'_> {
    /// Plays both games, or nothing if stopped.
    ///
    /// The contenders take turns at being first in a pair's first game. The start card its second player names
    /// there is that of the second game too: so both play the same game from either side.
    pub(crate) fn play(&mut self, pair: &Pair) -> Result<Option<PairResult>, Fault> {
        let opener = (pair.number % 2) as usize;
        let mut chance = Rng::new(pair.seed);
        let mut result = PairResult { won: 0, margin: 0, efforts: Default::default() };
        let mut record = Record::new(pair.deal);
        for first in [opener, 1 - opener] {
            if !self.play_on(&mut record, first, &mut chance, &mut result.efforts)? {
                return Ok(None);
            }
            let seat = Seat::BOTH[first];
            result.won += usize::from(record.game().winner() == Some(seat));
            result.margin += record.game().margin().seen_by(seat).0;
            record = record.prefix(usize::from(!self.own_start));
        }
        Ok(Some(result))
    }

    /// Plays a game to its end, with this contender in the first seat; says whether it came to its end.
    fn play_on(
        &mut self,
        record: &mut Record,
        first: usize,
        chance: &mut Rng,
        efforts: &mut [Effort; 2],
    ) -> Result<bool, Fault> {
        while let Some(seat) = record.game().to_move() {
            if self.stop.load(Ordering::Relaxed) {
                return Ok(false);
            }
            let who = first ^ seat.index();
            let begun = Instant::now();
            let choice = self.contenders[who].choose(record, chance.next_u64())?;
            let time = begun.elapsed();
            efforts[who].add(&Effort { moves: 1, nodes: choice.nodes, time, longest: time });
            record.try_play(choice.best).map_err(|reason| Fault::Illegal {
                who: self.names[who].clone(),
                record: record.to_string(),
                mv: choice.best,
                reason,
            })?;
        }
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use wagons_rules::Move;

    use super::super::contender::Choice;
    use super::*;

    /// Plays the first legal move, or always the same one, and remembers every record it was asked about.
    struct Scribe {
        asked: Arc<Mutex<Vec<String>>>,
        always: Option<Move>,
    }

    impl Contender for Scribe {
        fn choose(&mut self, record: &Record, _seed: u64) -> Result<Choice, Fault> {
            self.asked.lock().unwrap().push(record.to_string());
            let best = self.always.or_else(|| record.game().moves().next()).expect("the game goes on");
            Ok(Choice { best, nodes: 7 })
        }
    }

    const DEAL: &str = "FKQ/RJAPODGLNMHBICE";

    type Played = (Result<Option<PairResult>, Fault>, [Vec<String>; 2]);

    fn play(number: u64, own_start: bool, stopped: bool, always: Option<Move>) -> Played {
        let asked = [Arc::default(), Arc::default()];
        let stop = AtomicBool::new(stopped);
        let contenders = asked
            .each_ref()
            .map(|asked| Box::new(Scribe { asked: Arc::clone(asked), always }) as Box<dyn Contender>);
        let mut table = Table { names: ["a".into(), "b".into()], contenders, own_start, stop: &stop };
        let result = table.play(&Pair { number, deal: DEAL.parse().expect("a deal"), seed: 1 });
        (result, asked.map(|asked| asked.lock().unwrap().clone()))
    }

    #[test]
    fn the_start_card_is_named_once_and_by_turns() {
        for (number, namer) in [(0, 1), (1, 0)] {
            let asked = play(number, false, false, None).1;
            assert_eq!(asked[namer].iter().filter(|&record| record == DEAL).count(), 1);
            assert_eq!(asked[1 - namer].iter().filter(|&record| record == DEAL).count(), 0);
        }
        let asked = play(0, true, false, None).1;
        assert!(asked.iter().all(|asked| asked.iter().filter(|&record| record == DEAL).count() == 1));
    }

    #[test]
    fn equal_players_share_a_pair_and_its_points() {
        let (result, asked) = play(0, false, false, None);
        let result = result.expect("legal moves").expect("not stopped");
        assert_eq!((result.won, result.margin), (1, 0));
        assert_eq!(result.efforts.map(|effort| effort.moves), asked.map(|asked| asked.len() as u64));
        // Two starts of which one is given, and fifteen drafts and placements or fewer drafts in each game.
        assert_eq!(result.efforts[0].nodes + result.efforts[1].nodes, 7 * (1 + 2 * 30));
    }

    #[test]
    fn nobody_plays_on_once_stopped() {
        let (result, asked) = play(0, false, true, None);
        assert!(matches!(result, Ok(None)));
        assert_eq!(asked.concat(), [""; 0]);
    }

    #[test]
    fn an_illegal_move_is_named_with_who_and_where() {
        let always = Some("*F".parse().expect("a move"));
        let fault = play(0, false, false, always).0.expect_err("F scores");
        assert_eq!(
            fault.to_string(),
            "b answers `FKQ/RJAPODGLNMHBICE` with `*F`: F (Cool Water) is not in the circle"
        );
    }
}
