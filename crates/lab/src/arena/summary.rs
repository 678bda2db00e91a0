//! The result of an arena, for people and for programs.

use std::fmt;
use std::time::Duration;

use serde::Serialize;
use wagons_rules::Seat;

use super::pair::Effort;
use super::schedule::Schedule;
use super::sprt::{Sprt, Verdict};
use super::standing::Standing;
use super::statistics::{elo, percent};

/// Who played what, and what came of it. The order of the fields is that of the JSON.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Summary {
    seed: u64,
    /// Where the first player always sat.
    seat: Option<&'static str>,
    games: u64,
    wins: u64,
    losses: u64,
    pairs: PairCounts,
    win_rate: f64,
    win_rate_95: (f64, f64),
    margin: f64,
    margin_95: Option<f64>,
    elo: f64,
    elo_95: (f64, f64),
    sprt: Option<TestResult>,
    players: [PlayerSummary; 2],
    seconds: f64,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
struct PairCounts {
    won: u64,
    split: u64,
    lost: u64,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
struct PlayerSummary {
    name: String,
    moves: u64,
    nodes_per_move: f64,
    ms_per_move: f64,
    longest_ms: f64,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
struct TestResult {
    elo0: f64,
    elo1: f64,
    llr: f64,
    bounds: (f64, f64),
    verdict: &'static str,
}

impl Summary {
    /// The result of a schedule that was played for so long.
    pub fn new(schedule: &Schedule<'_>, standing: &Standing, sprt: Option<&Sprt>, time: Duration) -> Self {
        let pairs = &standing.pairs;
        let [lost, split, won] = pairs.counts;
        let interval = pairs.interval();
        let player = |who: usize| PlayerSummary::new(schedule.contenders[who].name(), &standing.efforts[who]);
        Self {
            seed: schedule.seed,
            seat: schedule.seat.map(Seat::name),
            games: 2 * pairs.len(),
            wins: pairs.wins(),
            losses: 2 * pairs.len() - pairs.wins(),
            pairs: PairCounts { won, split, lost },
            win_rate: pairs.score(),
            win_rate_95: interval,
            margin: standing.margin(),
            margin_95: standing.margin_uncertainty(),
            elo: elo(pairs.score()),
            elo_95: (elo(interval.0), elo(interval.1)),
            sprt: sprt.map(|sprt| TestResult::new(sprt, standing)),
            players: [player(0), player(1)],
            seconds: time.as_secs_f64(),
        }
    }
}

impl PlayerSummary {
    fn new(name: String, effort: &Effort) -> Self {
        let moves = effort.moves.max(1) as f64;
        Self {
            name,
            moves: effort.moves,
            nodes_per_move: effort.nodes as f64 / moves,
            ms_per_move: milliseconds(effort.time) / moves,
            longest_ms: milliseconds(effort.longest),
        }
    }
}

impl TestResult {
    fn new(sprt: &Sprt, standing: &Standing) -> Self {
        Self {
            elo0: sprt.elo0,
            elo1: sprt.elo1,
            llr: sprt.llr(&standing.pairs),
            bounds: sprt.bounds(),
            verdict: match sprt.verdict(&standing.pairs) {
                Verdict::Open => "open",
                Verdict::Null => "elo0",
                Verdict::Alternative => "elo1",
            },
        }
    }
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b] = &self.players;
        let PairCounts { won, split, lost } = self.pairs;
        let [rate, low, high] = [self.win_rate, self.win_rate_95.0, self.win_rate_95.1].map(percent);
        let seated = self.seat.map_or(String::new(), |seat| format!(" as {seat} player"));
        writeln!(f, "{}{seated} against {}: {} games, seed {}", a.name, b.name, self.games, self.seed)?;
        writeln!(f, "  games   {} won, {} lost", self.wins, self.losses)?;
        writeln!(f, "  pairs   {won} won, {split} split, {lost} lost")?;
        writeln!(f, "  rate    {rate:.1} % ({low:.1} % to {high:.1} %)")?;
        write!(f, "  margin  {:+.2}", self.margin)?;
        match self.margin_95 {
            Some(uncertainty) => writeln!(f, " ± {uncertainty:.2}")?,
            None => writeln!(f)?,
        }
        let (low, high) = self.elo_95;
        writeln!(f, "  Elo     {:+.1} ({low:+.1} to {high:+.1})", self.elo)?;
        if let Some(sprt) = &self.sprt {
            writeln!(f, "  SPRT    {sprt}")?;
        }
        let width = a.name.chars().count().max(b.name.chars().count());
        for player in &self.players {
            writeln!(
                f,
                "  {:width$}  {:.0} nodes and {:.2} ms a move, longest {:.1} ms",
                player.name, player.nodes_per_move, player.ms_per_move, player.longest_ms
            )?;
        }
        writeln!(f, "  {:.1} s in all", self.seconds)
    }
}

impl fmt::Display for TestResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { elo0, elo1, llr, bounds: (low, high), .. } = self;
        write!(f, "LLR {llr:+.2} ({low:+.2} to {high:+.2}), ")?;
        match self.verdict {
            "elo0" => write!(f, "accepted: {elo0:+} Elo rather than {elo1:+}"),
            "elo1" => write!(f, "accepted: {elo1:+} Elo rather than {elo0:+}"),
            _ => write!(f, "open between {elo0:+} and {elo1:+} Elo"),
        }
    }
}
