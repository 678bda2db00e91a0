//! One deal, played twice with the seats swapped; or two deals, played from the same seats.

use std::time::{Duration, Instant};

use wagons_rules::{Deal, Record, Rng, Seat};

use super::contender::{ArenaError, Contender};
use crate::crew::Halt;

/// What is to be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Pair {
    /// Its place among all pairs, counted from 0.
    pub(crate) number: u64,
    /// The deals of its games: twice the same, unless the seats are fixed.
    pub(crate) deals: [Deal; 2],
    /// The chance of both games.
    pub(crate) seed: u64,
}

/// What came of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PairResult {
    /// How many of the two games the first contender won.
    pub won: usize,
    /// The first contender's margins in both games, added.
    pub margin: i32,
    /// What the moves cost each contender.
    pub efforts: [Effort; 2],
}

/// What moves cost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Effort {
    /// How many there were.
    pub moves: u64,
    /// Placements judged for them.
    pub nodes: u64,
    /// How long they took together.
    pub time: Duration,
    /// How long the longest took.
    pub longest: Duration,
}

impl Effort {
    /// Counts more moves.
    pub fn add(&mut self, more: &Self) {
        self.moves += more.moves;
        self.nodes += more.nodes;
        self.time += more.time;
        self.longest = self.longest.max(more.longest);
    }
}

/// Where two contenders sit.
pub(crate) struct Table {
    pub(crate) names: [String; 2],
    pub(crate) contenders: [Box<dyn Contender>; 2],
    /// Whether the second game has a start card of its own.
    pub(crate) own_start: bool,
    /// Where the first contender always sits; otherwise the seats are swapped.
    pub(crate) seat: Option<Seat>,
}

impl Table {
    /// Plays both games, or nothing if halted.
    ///
    /// The contenders take turns at being first in a pair's first game. The start card its second player names
    /// there is that of the second game too: so both play the same game from either side. With fixed seats the games
    /// have nothing in common.
    pub(crate) fn play(&mut self, pair: &Pair, halt: Halt<'_>) -> Result<Option<PairResult>, ArenaError> {
        let opener = (pair.number % 2) as usize;
        let firsts = self.seat.map_or([opener, 1 - opener], |seat| [seat.index(); 2]);
        let mut chance = Rng::new(pair.seed);
        let mut result = PairResult { won: 0, margin: 0, efforts: Default::default() };
        let mut record = Record::new(pair.deals[0]);
        for first in firsts {
            if !self.play_on(&mut record, first, &mut chance, &mut result.efforts, halt)? {
                return Ok(None);
            }
            let seat = Seat::BOTH[first];
            result.won += usize::from(record.game().winner() == Some(seat));
            result.margin += record.game().margin().seen_by(seat).0;
            record = match self.seat {
                Some(_) => Record::new(pair.deals[1]),
                None => record.prefix(usize::from(!self.own_start)),
            };
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
        halt: Halt<'_>,
    ) -> Result<bool, ArenaError> {
        while let Some(seat) = record.game().to_move() {
            let who = first ^ seat.index();
            let begun = Instant::now();
            let choice = self.contenders[who].choose(record, chance.next_u64(), halt);
            if halt.is_called() {
                return Ok(false);
            }
            let (choice, time) = (choice?, begun.elapsed());
            efforts[who].add(&Effort { moves: 1, nodes: choice.nodes, time, longest: time });
            record.try_play(choice.best).map_err(|reason| ArenaError::Illegal {
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
    use std::sync::atomic::AtomicBool;
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
        fn choose(&mut self, record: &Record, _seed: u64, _halt: Halt<'_>) -> Result<Choice, ArenaError> {
            self.asked.lock().unwrap().push(record.to_string());
            let best = self.always.or_else(|| record.game().moves().next()).expect("the game goes on");
            Ok(Choice { best, nodes: 7 })
        }
    }

    const DEAL: &str = "FKQ/RJAPODGLNMHBICE";
    const OTHER_DEAL: &str = "CHM/RIPBLNOGFEDQKAJ";

    type Played = (Result<Option<PairResult>, ArenaError>, [Vec<String>; 2]);

    fn play(number: u64, own_start: bool, stopped: bool, always: Option<Move>) -> Played {
        play_from(None, number, own_start, stopped, always)
    }

    fn play_from(
        seat: Option<Seat>,
        number: u64,
        own_start: bool,
        stopped: bool,
        always: Option<Move>,
    ) -> Played {
        let asked = [Arc::default(), Arc::default()];
        let stop = AtomicBool::new(stopped);
        let contenders = asked
            .each_ref()
            .map(|asked| Box::new(Scribe { asked: Arc::clone(asked), always }) as Box<dyn Contender>);
        let mut table = Table { names: ["a".into(), "b".into()], contenders, own_start, seat };
        let deals = [DEAL, OTHER_DEAL].map(|deal| deal.parse().expect("a deal"));
        let deals = if seat.is_some() { deals } else { [deals[0]; 2] };
        let result = table.play(&Pair { number, deals, seed: 1 }, Halt::when(&stop));
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
    fn in_a_fixed_seat_each_deal_is_played_once() {
        for (number, seat) in [(0, Seat::First), (1, Seat::First), (0, Seat::Second), (1, Seat::Second)] {
            let (result, asked) = play_from(Some(seat), number, false, false, None);
            let namer = seat.other().index();
            for deal in [DEAL, OTHER_DEAL] {
                let naming = asked.each_ref().map(|asked| asked.iter().filter(|&it| it == deal).count());
                assert_eq!((naming[namer], naming[1 - namer]), (1, 0), "{seat:?}");
            }
            let result = result.expect("legal moves").expect("not stopped");
            assert!(result.efforts.iter().all(|effort| effort.moves > 0));
        }
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
    fn a_halted_game_ends_at_once_and_nobody_is_blamed() {
        let illegal = Some("*F".parse().expect("a move"));
        let (result, asked) = play(0, false, true, illegal);
        assert!(matches!(result, Ok(None)));
        assert_eq!(asked.concat().len(), 1);
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
