//! Thousands of games that go on together, with arrays in and out.
//!
//! What comes out is written once, straight into the memory that `NumPy` then looks at: a `bytearray` is handed over and
//! `wagons.batch` gives it its shape. What goes in is one number for each game.

use std::time::Instant;

use pyo3::buffer::PyBuffer;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::PyByteArray;
use wagons_players::{Limits, PlayerName, Progress, think};
use wagons_rules::{Deal, Game, Record, Rng, Seat};

use crate::actions;
use crate::arrays::{Bytes, fill, numbers};
use crate::error::{IllegalMoveError, illegal, refused};
use crate::game;
use crate::going::{Going, NOTHING, each_candidate};
use crate::observation;
use crate::patience::{SPELL, patiently};
use crate::readings;

/// So many random games are played between two looks at the clock, which takes as long as a move.
const AT_ONCE: usize = 32;

/// Many games of two, by their numbers from 0.
#[pyclass(module = "wagons")]
#[derive(Clone)]
pub(crate) struct Games {
    games: Vec<Going>,
    rng: Rng,
}

#[pymethods]
impl Games {
    /// So many games with shuffled cards.
    #[new]
    fn new(size: usize, seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        let games = (0..size).map(|_| Going::new(Deal::shuffled(&mut rng))).collect();
        Self { games, rng }
    }

    /// These games, as they stand.
    #[staticmethod]
    fn of(games: Vec<PyRef<'_, game::Game>>, seed: u64) -> Self {
        let going = |record: &Record| Going { game: *record.game(), moves: record.moves().to_vec() };
        Self { games: games.iter().map(|game| going(&game.0)).collect(), rng: Rng::new(seed) }
    }

    fn __len__(&self) -> usize {
        self.games.len()
    }

    /// One of the games, with all its moves.
    fn game(&self, number: usize) -> PyResult<game::Game> {
        let going = self.games.get(number).ok_or_else(|| PyIndexError::new_err(number))?;
        let mut record = Record::new(*going.game.deal());
        for &mv in &going.moves {
            record.try_play(mv).map_err(|reason| illegal(mv, reason))?;
        }
        Ok(game::Game(record))
    }

    /// Copies of the games with these numbers; a number may occur again and again.
    fn take(&mut self, py: Python<'_>, numbers: PyBuffer<i64>) -> PyResult<Self> {
        let chosen = numbers.to_vec(py)?.into_iter().map(|number| {
            let going = usize::try_from(number).ok().and_then(|number| self.games.get(number));
            going.cloned().ok_or_else(|| PyIndexError::new_err(number))
        });
        Ok(Self { games: chosen.collect::<PyResult<_>>()?, rng: Rng::new(self.rng.next_u64()) })
    }

    /// Deals new cards wherever a game is over, and tells where: a byte for each game.
    fn redeal<'py>(&mut self, py: Python<'py>) -> Bytes<'py> {
        let Self { games, rng } = self;
        PyByteArray::new_with(py, games.len(), |bytes| {
            for (going, dealt) in games.iter_mut().zip(bytes) {
                if going.game.is_over() {
                    going.game = Game::new(Deal::shuffled(rng));
                    going.moves.clear();
                    *dealt = 1;
                }
            }
            Ok(())
        })
    }

    /// Makes one move in every game: an action, or -1 where it waits. If one of them is not legal, none is made.
    fn step(&mut self, py: Python<'_>, actions: PyBuffer<i32>) -> PyResult<()> {
        let actions = actions.to_vec(py)?;
        if actions.len() != self.games.len() {
            return Err(refused(format!("{} actions for {} games", actions.len(), self.games.len())));
        }
        py.detach(|| {
            for (number, &action) in actions.iter().enumerate() {
                if let Err(reason) = self.games[number].act(action) {
                    let made = self.games.iter_mut().zip(&actions).take(number);
                    made.filter(|(_, action)| **action != NOTHING).for_each(|(going, _)| going.undo());
                    return Err(IllegalMoveError::new_err(format!("game {number}: {reason}")));
                }
            }
            Ok(())
        })
    }

    /// A legal action for every game, each as likely as the other; -1 where it is over.
    fn random_actions<'py>(&mut self, py: Python<'py>) -> Bytes<'py> {
        let Self { games, rng } = self;
        numbers(py, games, |going| {
            going.game.random_move(rng).map_or(NOTHING, |mv| actions::number(mv) as i32).to_ne_bytes()
        })
    }

    /// Makes random moves in all games until they are over.
    fn play_out(&mut self, py: Python<'_>) -> PyResult<()> {
        let Self { games, rng } = self;
        let mut next = games.chunks_mut(AT_ONCE);
        patiently(py, || {
            let begun = Instant::now();
            while begun.elapsed() < SPELL {
                let Some(games) = next.next() else { return Progress::Finished };
                for going in games {
                    while let Some(mv) = going.game.random_move(rng) {
                        going.play(mv);
                    }
                }
            }
            Progress::Going
        })
    }

    /// The action a player would choose in the games asked about, -1 in others and where it is over; with so many nodes,
    /// or as many as usual.
    fn choose<'py>(
        &self,
        py: Python<'py>,
        player: &str,
        asked: Option<PyBuffer<u8>>,
        nodes: Option<u64>,
        seed: u64,
    ) -> Bytes<'py> {
        let asked = self.asked(py, asked)?;
        let player = player.parse::<PlayerName>().map_err(refused)?.player();
        let limits = nodes.map_or_else(|| player.usual_limits(), Limits::nodes);
        let mut chosen = Vec::with_capacity(self.games.len());
        patiently(py, || {
            let begun = Instant::now();
            while let Some(going) = self.games.get(chosen.len()) {
                chosen.push(if !asked[chosen.len()] || going.game.is_over() {
                    NOTHING
                } else {
                    let mut thought = player.think(&going.game, seed.wrapping_add(chosen.len() as u64));
                    actions::number(think(&mut *thought, limits, &mut Instant::now()).best) as i32
                });
                if begun.elapsed() > SPELL {
                    return Progress::Going;
                }
            }
            Progress::Finished
        })?;
        let mut chosen = chosen.into_iter();
        numbers(py, &self.games, |_| chosen.next().unwrap_or(NOTHING).to_ne_bytes())
    }

    /// Whether any game is not over.
    #[getter]
    fn going(&self) -> bool {
        self.games.iter().any(|going| !going.game.is_over())
    }

    /// Who decides in every game: 0 or 1, -1 where it is over.
    fn turns<'py>(&self, py: Python<'py>) -> Bytes<'py> {
        numbers(py, &self.games, |going| seat(going.game.to_move()).to_ne_bytes())
    }

    /// What is to be decided in every game: 0 nothing, 1 the start card, 2 a draft, 3 a placement.
    fn decisions<'py>(&self, py: Python<'py>) -> Bytes<'py> {
        numbers(py, &self.games, |going| [observation::decision(&going.game)])
    }

    /// By how many points the first player is ahead in every game.
    fn margins<'py>(&self, py: Python<'py>) -> Bytes<'py> {
        numbers(py, &self.games, |going| going.game.margin().0.to_ne_bytes())
    }

    /// Who has won every game: 0 or 1, -1 where it goes on.
    fn winners<'py>(&self, py: Python<'py>) -> Bytes<'py> {
        numbers(py, &self.games, |going| seat(going.game.winner()).to_ne_bytes())
    }

    /// The scoring cards of every game, as places in `CARDS`.
    fn scoring<'py>(&self, py: Python<'py>) -> Bytes<'py> {
        numbers(py, &self.games, |going| going.game.scoring().map(|card| card as u8))
    }

    /// How many cards every game has yet to place, in both hands and the circle.
    fn cards_left<'py>(&self, py: Python<'py>) -> Bytes<'py> {
        let placed = |game: &Game| Seat::BOTH.iter().map(|&seat| game.town(seat).cards()).sum::<usize>();
        numbers(py, &self.games, |going| [(Deal::CIRCLE - placed(&going.game)) as u8])
    }

    /// What whoever decides sees in every game; where it is over, the first player.
    fn observations<'py>(&self, py: Python<'py>) -> Bytes<'py> {
        fill(py, &self.games, observation::LENGTH, |going, bytes| {
            observation::write(&going.game, going.game.to_move().unwrap_or(Seat::First), bytes);
        })
    }

    /// A byte for every action in every game: 1 where it is legal.
    fn masks<'py>(&self, py: Python<'py>) -> Bytes<'py> {
        fill(py, &self.games, actions::COUNT, |going, bytes| actions::mark(&going.game, bytes))
    }

    /// What can be read off both towns of every game.
    fn readings<'py>(&self, py: Python<'py>) -> Bytes<'py> {
        fill(py, &self.games, 2 * readings::COUNT, |going, both| {
            for (part, seat) in both.chunks_exact_mut(readings::COUNT).zip(Seat::BOTH) {
                part.copy_from_slice(&readings::of(going.game.town(seat)));
            }
        })
    }

    /// How many legal moves there are in the games asked about.
    fn choices<'py>(&self, py: Python<'py>, asked: Option<PyBuffer<u8>>) -> Bytes<'py> {
        let mut asked = self.asked(py, asked)?.into_iter();
        numbers(py, &self.games, |going| {
            let count = if asked.next() == Some(true) { going.game.moves().len() } else { 0 };
            (count as i32).to_ne_bytes()
        })
    }

    /// Every legal action of the games asked about, the lead of whoever makes it after it, and what can then be read off
    /// that player's town; one row of bytes for each.
    fn candidates<'py>(&self, py: Python<'py>, asked: Option<PyBuffer<u8>>) -> Bytes<'py> {
        const ROW: usize = 8 + readings::COUNT;
        let asked = self.asked(py, asked)?;
        let games =
            || self.games.iter().zip(&asked).filter(|(_, asked)| **asked).map(|(going, _)| &going.game);
        let rows: usize = games().map(|game| game.moves().len()).sum();
        PyByteArray::new_with(py, rows * ROW, |bytes| {
            py.detach(|| {
                let mut rows = bytes.chunks_exact_mut(ROW);
                for game in games() {
                    each_candidate(game, |mv, lead, readings| {
                        if let Some(row) = rows.next() {
                            row[..4].copy_from_slice(&(actions::number(mv) as i32).to_ne_bytes());
                            row[4..8].copy_from_slice(&lead.to_ne_bytes());
                            row[8..].copy_from_slice(&readings);
                        }
                    });
                }
            });
            Ok(())
        })
    }
}

impl Games {
    /// Which games are asked about: all, unless somebody says which.
    fn asked(&self, py: Python<'_>, asked: Option<PyBuffer<u8>>) -> PyResult<Vec<bool>> {
        let Some(asked) = asked else { return Ok(vec![true; self.games.len()]) };
        let asked: Vec<bool> = asked.to_vec(py)?.into_iter().map(|asked| asked != 0).collect();
        if asked.len() == self.games.len() {
            Ok(asked)
        } else {
            Err(refused(format!("{} marks for {} games", asked.len(), self.games.len())))
        }
    }
}

/// A seat as a number, -1 for nobody.
fn seat(seat: Option<Seat>) -> i8 {
    seat.map_or(-1, |seat| seat as i8)
}
