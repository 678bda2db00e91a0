//! How long a player can keep its host waiting, and how much memory it takes.
//!
//! `cargo run --release -p wagons-players --example latency [GAMES] [SLICES] [LEVEL…]` lets every level think about
//! positions of random games of all manners, SLICES slices each, and prints how long the first move and the single
//! slices took. A stop is noticed after one slice at most.

#[path = "../tests/positions/mod.rs"]
mod positions;

use std::time::{Duration, Instant};

use positions::{cards_left, game, manners};
use wagons_players::{Budget, Player, PlayerName, Progress, SLICE};
use wagons_rules::{Game, Rng};

/// Times with the positions they were needed in.
#[derive(Default)]
struct Times(Vec<(Duration, String)>);

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut number = |usual| arguments.next().and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (games, slices) = (number(5), number(40));
    let levels: Vec<String> = arguments.collect();
    let mut rng = Rng::new(1);
    let positions: Vec<Game> =
        (0..games).flat_map(|_| manners()).flat_map(|manner| game(manner, &mut rng)).collect();
    println!("{} positions, {slices} slices of {SLICE} placements each", positions.len());
    let named = |name: &PlayerName| levels.is_empty() || levels.iter().any(|level| level == name.name());
    for name in PlayerName::ALL.into_iter().filter(named) {
        let (first, slice) = measure(&*name.player(), &positions, slices);
        println!("{name:<10} first move: {}", first.summary());
        println!("{name:<10} slices:     {}", slice.summary());
        if let Some(memory) = peak_memory() {
            println!("{name:<10} memory so far at most: {memory}");
        }
    }
}

/// How often everything is done. It is the same every time, so whatever takes longer is the machine's doing.
const ROUNDS: usize = 3;

fn measure(player: &dyn Player, positions: &[Game], slices: usize) -> (Times, Times) {
    let (mut first, mut slice) = (Times::default(), Times::default());
    for game in positions {
        let rounds: [_; ROUNDS] = std::array::from_fn(|_| think(player, game, slices));
        for step in 0..rounds[0].len() {
            let quickest = rounds.iter().map(|times| times[step]).min().unwrap_or_default();
            let times = if step == 0 { &mut first } else { &mut slice };
            times.0.push((quickest, format!("{} cards left, {:?}", cards_left(game), game.decision())));
        }
    }
    (first, slice)
}

/// How long it takes to begin, to do every slice, and to forget it all.
fn think(player: &dyn Player, game: &Game, slices: usize) -> Vec<Duration> {
    let mut times = Vec::new();
    let mut begun = Instant::now();
    let mut lap = || times.push(std::mem::replace(&mut begun, Instant::now()).elapsed());
    let mut thought = player.think(game, 1);
    lap();
    for _ in 0..slices {
        let progress = thought.work(&mut Budget::nodes(SLICE));
        lap();
        if progress == Progress::Finished {
            break;
        }
    }
    drop(thought);
    lap();
    times
}

impl Times {
    fn summary(mut self) -> String {
        self.0.sort();
        let at = |part: usize| &self.0[(self.0.len() - 1) * part / 1000];
        let [median, most, longest] = [500, 990, 1000].map(|part| at(part).0.as_secs_f64() * 1e3);
        format!("median {median:.2} ms, 99% {most:.2} ms, longest {longest:.2} ms ({})", at(1000).1)
    }
}

/// The most memory this process ever held, where the system tells.
fn peak_memory() -> Option<String> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    Some(status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?.trim().to_owned())
}
