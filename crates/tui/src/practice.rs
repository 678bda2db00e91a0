//! Puzzles in the terminal: the position as a picture, the question, and what the coach says to the answer. In lines, so
//! that they can be read aloud and scripted.

use std::io::{self, BufRead, Write};

use wagons_players::puzzles::{self, Puzzle};
use wagons_players::{Budget, ExpectedLead, Report, Solution, Solver, Work};
use wagons_rules::{Move, Rng, Seat};
use wagons_table::{Advice, Narrator, Position};
use wagons_texts::{Key, Language, Person, Texts, key, text};

use crate::charset::{Charset, Shown};
use crate::errors::{PlayError, legal};
use crate::house::House;
use crate::picture::{Colors, puzzle as picture};
use crate::telling::letters;

/// What somebody who wants to practise has said.
#[derive(Debug, Clone, Copy)]
pub struct Practice {
    /// Which puzzle, counted from 1; none for that of the day.
    pub number: Option<usize>,
    /// The language, remembered from then on.
    pub language: Option<Language>,
    /// The colours that can be used.
    pub colors: Colors,
}

/// How wide a picture is drawn.
const WIDTH: usize = 80;

/// Puts a puzzle and hears answers until it is solved, given up or left.
pub fn practise(practice: &Practice) -> Result<(), PlayError> {
    let mut house = House::of_the_user(practice.language, Rng::new(0));
    let out = &mut Shown { out: io::stdout(), charset: Charset::of_stdout() };
    put(practice, &mut house, &mut io::stdin().lock(), out)
}

fn put(
    practice: &Practice,
    house: &mut House,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<(), PlayError> {
    let (texts, all) = (house.texts().clone(), puzzles::all());
    let of_today = puzzles::of_the_day(house.today().ordinal(), all.len());
    let place = practice.number.map_or(of_today, |number| number - 1);
    // Every puzzle that comes with the game is proven by a test, and numbers are checked before.
    let Some((puzzle, solution)) = all.get(place).and_then(|puzzle| Some((puzzle, puzzle.solve()?.solution)))
    else {
        return Ok(());
    };
    let mut sitting = Sitting::new(puzzle, &solution, &texts);
    if practice.number.is_none() {
        writeln!(out, "{}", texts.text(key::PUZZLE_OF_THE_DAY))?;
    }
    writeln!(out, "{}\n", text!(texts, PuzzleTitle { number: place + 1, rating: puzzle.rating }))?;
    practice.colors.write(&picture(&puzzle.record, &texts, WIDTH), out)?;
    writeln!(out, "\n{}\n\n{}", letters(&texts), sitting.question())?;
    out.flush()?;
    for line in input.lines() {
        match sitting.hear(line.map_err(PlayError::Input)?.trim()) {
            Heard::Left => return Ok(()),
            Heard::Said(said) => writeln!(out, "{said}")?,
            Heard::Ended { right, said } => {
                writeln!(out, "{said}")?;
                let solved_today = right && place == of_today;
                let solved_alone = right && sitting.wrong == 0 && !sitting.advised;
                let standing = house.note_puzzle(puzzle, solved_alone, solved_today);
                writeln!(out, "{standing}")?;
                return Ok(());
            }
        }
        out.flush()?;
    }
    Ok(())
}

/// Somebody at a puzzle.
struct Sitting<'a> {
    puzzle: &'a Puzzle,
    solution: &'a Solution,
    position: Position,
    seat: Seat,
    advice: Advice,
    /// Whether the first step of advice has been given.
    advised: bool,
    /// How many wrong moves were tried.
    wrong: usize,
    texts: &'a Texts,
}

/// What came of a word.
enum Heard {
    Said(String),
    Ended { right: bool, said: String },
    Left,
}

impl<'a> Sitting<'a> {
    fn new(puzzle: &'a Puzzle, solution: &'a Solution, texts: &'a Texts) -> Self {
        let position = Position::from(*puzzle.game());
        let seat = puzzle.game().to_move().unwrap_or(Seat::First);
        let report = Report {
            lead: ExpectedLead(solution.margin.seen_by(seat).0 as f32),
            exact: true,
            line: solution.line.clone(),
            ..Report::only(solution.best)
        };
        let advice = Advice::new(&position, report);
        Self { puzzle, solution, position, seat, advice, advised: false, wrong: 0, texts }
    }

    fn narrator(&self) -> Narrator<'_> {
        let number = self.seat.other().index() + 1;
        let other = Person::named(text!(self.texts, TablePlayer { number }));
        let persons = match self.seat {
            Seat::First => [Person::You, other],
            Seat::Second => [other, Person::You],
        };
        Narrator::new(self.texts, persons)
    }

    fn question(&self) -> String {
        let task = text!(self.texts, PuzzleTask { number: self.seat.index() + 1 });
        format!("{task} {} {}", self.texts.text(key::PUZZLE_FIND), self.narrator().asked(&self.position))
    }

    fn hear(&mut self, word: &str) -> Heard {
        let is = |key: Key, english: &str| word == english || word == self.texts.text(key);
        match word {
            "" => Heard::Said(self.question()),
            _ if is(key::TERMINAL_WORD_QUIT, "quit") => Heard::Left,
            _ if is(key::TERMINAL_WORD_HINT, "hint") => Heard::Said(self.advise()),
            _ if is(key::PUZZLE_WORD_SOLUTION, "solution") => {
                Heard::Ended { right: false, said: self.explained() }
            }
            _ => self.try_move(word),
        }
    }

    /// What comes of a move, or of a word that is none.
    fn try_move(&mut self, word: &str) -> Heard {
        match legal(&self.puzzle.record.clone().into(), word, self.texts) {
            Err(reason) => Heard::Said(text!(self.texts, TerminalError { reason })),
            Ok(mv) if mv == self.solution.best => {
                let right = self.texts.text(key::PUZZLE_RIGHT);
                Heard::Ended { right: true, said: format!("{right}\n{}", self.explained()) }
            }
            Ok(mv) => {
                self.wrong += 1;
                Heard::Said(self.costs(mv))
            }
        }
    }

    /// What a wrong move costs.
    fn costs(&self, mv: Move) -> String {
        let mut after = *self.puzzle.game();
        after.play(mv);
        let mut solver = Solver::new(&after);
        solver.work(&mut Budget::nodes(10 * Puzzle::NODES));
        let (lowest, highest) = solver.bounds();
        let points = self.solution.margin.seen_by(self.seat).0 - lowest.seen_by(self.seat).0;
        if lowest == highest {
            text!(self.texts, PuzzleCosts { points })
        } else {
            self.texts.text(key::PUZZLE_WRONG)
        }
    }

    fn advise(&mut self) -> String {
        if self.advised {
            self.advice.go_on();
        }
        self.advised = true;
        self.told()
    }

    /// Everything there is to say of the solution, and what the puzzle is about.
    fn explained(&mut self) -> String {
        self.advice.give_whole();
        let themes = self.narrator().themes(&self.puzzle.themes);
        let line: Vec<_> = self.solution.line.iter().map(Move::to_string).collect();
        let best = self.texts.labelled(&self.solution.best.to_string(), &self.told());
        format!("{best}\n{themes}\n{}", line.join(" "))
    }

    fn told(&self) -> String {
        let remarks = self.narrator().advice(&self.position, &self.advice);
        remarks.into_iter().map(|remark| remark.sentence).collect::<Vec<_>>().join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_table::Shelf;
    use wagons_table::store::Memory;

    /// What is said to some lines, and the house it was said in.
    fn told(number: Option<usize>, typed: &str) -> String {
        let day = "2026-11-16".parse().expect("a day");
        let mut house = House::new(Box::<Shelf<Memory>>::default(), Rng::new(1), day);
        let practice = Practice { number, language: None, colors: Colors::None };
        let mut out = Vec::new();
        put(&practice, &mut house, &mut typed.as_bytes(), &mut out).expect("memory");
        String::from_utf8(out).expect("text")
    }

    fn best(number: usize) -> String {
        puzzles::all()[number - 1].solve().expect("it is proven").solution.best.to_string()
    }

    #[test]
    fn the_right_move_is_praised_and_explained() {
        let told = told(Some(1), &best(1));
        assert!(told.contains("Puzzle 1, difficulty ") && told.contains("That’s it!"), "{told}");
        assert!(told.contains("Proven: ") && told.contains("Theme: "), "{told}");
        assert!(told.contains("Solved on the first try: 1 of 1."), "{told}");
    }

    #[test]
    fn a_wrong_move_says_what_it_costs_and_another_may_be_tried() {
        let best = best(1);
        let game = puzzles::all()[0].game();
        let wrong = game.moves().map(|mv| mv.to_string()).find(|mv| *mv != best).expect("two moves");
        let told = told(Some(1), &format!("nonsense\n{wrong}\n{best}\n"));
        assert!(told.contains("error: ") && told.contains("That would cost "), "{told}");
        assert!(told.contains("That’s it!") && told.contains("Solved on the first try: 0 of 1."), "{told}");
    }

    /// Of the first puzzles some have cards left in the circle, and some have not.
    #[test]
    fn the_picture_speaks_the_language() {
        for texts in Language::ALL.map(Texts::new) {
            for puzzle in puzzles::all().iter().take(12) {
                let mut drawn = Vec::new();
                Colors::None.write(&picture(&puzzle.record, &texts, WIDTH), &mut drawn).expect("memory");
                let drawn = String::from_utf8(drawn).expect("text").replace("\n   ", " ");
                for card in puzzle.game().scoring() {
                    let said = format!("{card} {}: {}", texts.card(card), texts.rule(card));
                    assert!(drawn.contains(&said), "{said}\n{drawn}");
                }
                let english = ["First", "Second", " free", " skip", " next", "clockwise", " cards"];
                let heard = english.iter().find(|word| drawn.contains(**word));
                assert!(texts.language() == Language::En || heard.is_none(), "{heard:?}\n{drawn}");
            }
        }
    }

    #[test]
    fn hints_come_in_steps_and_the_solution_when_asked_for() {
        let told = told(Some(1), "\nhint\nhint\nsolution\n");
        assert!(told.contains(&format!("{}: I’d ", best(1))), "{told}");
        assert!(told.ends_with("Solved on the first try: 0 of 1.\n"), "{told}");
        assert!(self::told(None, "quit\n").starts_with("Puzzle of the day\n"));
    }
}
