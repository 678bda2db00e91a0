//! How long the solver takes, by the number of cards still to be placed.
//!
//! `cargo run --release -p wagons-players --example endgames [GAMES] [SECONDS] [CARDS…] [PLAYER]` plays GAMES games with
//! a player against itself (`hard` unless told), with seeds from 0, solves each as soon as no more than CARDS cards are
//! left (2 to 6 unless told), and gives up after SECONDS. With `EACH` set, every position has a line of its own; `THREADS=2` lets two threads share long searches.

use std::time::{Duration, Instant};

use wagons_players::{Budget, Level, Player, PlayerName, Progress, Solver, Work, choose};
use wagons_rules::{Card, Deal, Game, Rng, Seat};

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|argument| argument.parse::<usize>().ok());
    let games = numbers.next().unwrap_or(20) as u64;
    let limit = Duration::from_secs(numbers.next().unwrap_or(10) as u64);
    let mut cards: Vec<usize> = numbers.collect();
    let named = std::env::args().skip(1).find_map(|argument| argument.parse::<PlayerName>().ok());
    let player = named.unwrap_or(PlayerName::Level(Level::Hard)).player();
    let threads = std::env::var("THREADS").ok().and_then(|threads| threads.parse().ok()).unwrap_or(1);
    if cards.is_empty() {
        cards = (2..=6).collect();
    }
    for left in cards {
        let mut times: Vec<Duration> = Vec::new();
        let mut finished = 0;
        for seed in 0..games {
            let game = endgame(&*player, seed, left);
            let begin = Instant::now();
            let mut solver = Solver::new(&game).with_threads(threads);
            while begin.elapsed() < limit
                && solver.work(&mut Budget::nodes(20_000 * threads as u64)) == Progress::Going
            {}
            times.push(begin.elapsed());
            finished += u64::from(solver.solution().is_some());
            if std::env::var_os("EACH").is_some() {
                let letters = |cards: &[Card]| cards.iter().map(|card| card.letter()).collect::<String>();
                println!(
                    "  {seed:3} {} hands {:5} {:5} circle {:7} {:9.1} ms {:10} nodes {:?} {:?}",
                    letters(&game.scoring()),
                    letters(game.free_cards(Seat::First)),
                    letters(game.free_cards(Seat::Second)),
                    letters(game.circle()),
                    begin.elapsed().as_secs_f64() * 1e3,
                    solver.nodes(),
                    solver.bounds(),
                    solver.solution().map(|solution| solution.best.to_string()),
                );
            }
        }
        times.sort();
        let at = |part: usize| times[(times.len() - 1) * part / 100].as_secs_f64() * 1e3;
        println!(
            "{left} cards: solved {finished} of {games}; median {:.1} ms, 75% {:.1} ms, 90% {:.1} ms, longest {:.1} ms",
            at(50),
            at(75),
            at(90),
            at(100)
        );
    }
}

fn endgame(player: &dyn Player, seed: u64, left: usize) -> Game {
    let mut game = Game::new(Deal::shuffled(&mut Rng::new(seed)));
    let placed = |game: &Game| Seat::BOTH.iter().map(|&seat| game.town(seat).cards()).sum::<usize>();
    while Deal::CIRCLE - placed(&game) > left {
        game.play(choose(player, &game, seed));
    }
    game
}
