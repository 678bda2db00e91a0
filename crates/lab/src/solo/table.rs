//! The result of a trial, for people and for programs.

use std::fmt;
use std::time::Duration;

use serde::Serialize;

use super::standing::Standing;
use super::trial::Trial;
use crate::arena::{percent, wilson};

/// Who played what, and what came of it. The order of the fields is that of the JSON.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Table {
    player: String,
    variant: String,
    seed: u64,
    games: u64,
    win_rate: f64,
    scenarios: Vec<Row>,
    seconds: f64,
}

/// One scenario. Means are per game, shares are of the rival's turns in a round.
#[derive(Debug, Clone, PartialEq, Serialize)]
struct Row {
    id: String,
    title: String,
    wins: u64,
    draws: u64,
    losses: u64,
    win_rate: f64,
    win_rate_95: (f64, f64),
    points: f64,
    rival_points: f64,
    scenario_share: f64,
    margin: f64,
    margin_95: Option<f64>,
    cards: f64,
    rival_cards: f64,
    matches: f64,
    goals: Vec<f64>,
    fallback: f64,
    first: f64,
}

impl Table {
    /// The result of a trial that lasted so long, with a standing for each of its scenarios.
    pub fn new(trial: &Trial<'_>, standings: &[Standing], time: Duration) -> Self {
        let rows = trial.scenarios.iter().zip(standings);
        let scenarios: Vec<_> =
            rows.map(|(scenario, standing)| Row::new(scenario.id(), scenario.title(), standing)).collect();
        let rates: f64 = scenarios.iter().map(|row| row.win_rate).sum();
        Self {
            player: trial.player.name().to_owned(),
            variant: trial.variant.to_string(),
            seed: trial.seed,
            games: standings.iter().map(|standing| standing.games).max().unwrap_or(0),
            win_rate: rates / scenarios.len().max(1) as f64,
            scenarios,
            seconds: time.as_secs_f64(),
        }
    }
}

impl Row {
    fn new(id: &str, title: &str, standing: &Standing) -> Self {
        let Standing { games, wins, draws, hunt, .. } = standing;
        let of_hunt = |count: u64| share(count, hunt.total());
        let win_rate = share(*wins, *games);
        Self {
            id: id.to_owned(),
            title: title.to_owned(),
            wins: *wins,
            draws: *draws,
            losses: games - wins - draws,
            win_rate,
            win_rate_95: wilson(win_rate, *games as f64),
            points: standing.points.mean(),
            rival_points: standing.rival_points.mean(),
            scenario_share: ratio(standing.scenario_points.mean(), standing.rival_points.mean()),
            margin: standing.margin.mean(),
            margin_95: standing.margin.uncertainty(),
            cards: standing.cards.mean(),
            rival_cards: standing.rival_cards.mean(),
            matches: share(standing.matches.0, standing.matches.1),
            goals: hunt.goals.iter().map(|&met| of_hunt(met)).collect(),
            fallback: of_hunt(hunt.fallback),
            first: of_hunt(hunt.first),
        }
    }
}

fn share(part: u64, whole: u64) -> f64 {
    ratio(part as f64, whole as f64)
}

/// A part of nothing is nothing.
fn ratio(part: f64, whole: f64) -> f64 {
    if whole == 0.0 { 0.0 } else { part / whole }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { player, variant, seed, games, .. } = self;
        writeln!(f, "{player}, {variant} rules: {games} games of each scenario, seed {seed}")?;
        write!(f, "  {:19} {:16} {:>7} {:>6} {:>5}", "scenario", "won, %", "player", "rival", "own %")?;
        writeln!(f, " {:>8} {:>10}  match|goals|icon|first", "margin", "cards")?;
        self.scenarios.iter().try_for_each(|row| writeln!(f, "  {row}"))?;
        writeln!(f, "  mean of all         {:5.1}", percent(self.win_rate))?;
        writeln!(f, "  {:.1} s in all", self.seconds)
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [rate, low, high] = [self.win_rate, self.win_rate_95.0, self.win_rate_95.1].map(percent);
        let name: String = format!("{} {}", self.id, self.title).chars().take(19).collect();
        write!(f, "{name:19} {rate:5.1} ({low:2.0} to {high:2.0})")?;
        write!(f, " {:7.1} {:6.1}", self.points, self.rival_points)?;
        write!(f, " {:5.0} {:+8.1}", percent(self.scenario_share), self.margin)?;
        write!(f, " {:5.1} {:4.1}", self.cards, self.rival_cards)?;
        write!(f, "  {:3.0} |", percent(self.matches))?;
        self.goals.iter().try_for_each(|&goal| write!(f, " {:2.0}", percent(goal)))?;
        write!(f, " | {:2.0} | {:2.0}", percent(self.fallback), percent(self.first))
    }
}

#[cfg(test)]
mod tests {
    use wagons_players::PlayerName;
    use wagons_rules::solo::{Scenarios, Variant};

    use super::*;

    #[test]
    fn nothing_played_is_no_nonsense() {
        let player = PlayerName::Greedy.solo_player();
        let scenarios: Vec<_> = Scenarios::built_in().iter().cloned().collect();
        let standings: Vec<_> = scenarios.iter().map(|scenario| Standing::new(scenario)).collect();
        let trial = Trial {
            player: &*player,
            limits: None,
            scenarios,
            variant: Variant::Classic,
            games: 9,
            seed: 1,
            jobs: 1,
        };
        let told = Table::new(&trial, &standings, Duration::ZERO).to_string();
        assert!(!told.contains("NaN") && !told.contains("inf"), "{told}");
    }
}
