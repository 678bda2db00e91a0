//! What a solo scenario's rival hunts and scores, in words.

use wagons_rules::solo::{Count, Goal, Quarry, RivalRule, Scenario, SharedTrait, Side, Term};

/// What a line of the rival's sheet scores.
pub(crate) fn rule(rule: RivalRule, scenario: &Scenario) -> String {
    match rule {
        RivalRule::Term(index) => scenario.terms().get(index).map_or_else(String::new, term),
        RivalRule::Terrains(three) => {
            let names = three.map(|terrain| terrain.to_string());
            format!("1 per {}", names.join(", "))
        }
        RivalRule::Cards { terrains, each } => format!("{each} per card with {terrains} terrains"),
    }
}

/// A summand of the rival's points.
pub(crate) fn term(term: &Term) -> String {
    match term {
        Term::Each { points, count } => format!("{points} per {count}"),
        Term::Table { count, rows } => {
            let rows = rows.iter().map(|row| format!("{} for {}+", row.points, row.from));
            format!("{} {}", rows.collect::<Vec<_>>().join(", "), several(*count))
        }
        Term::IfMore { points, whose: Side::Rival, count } => {
            format!("{points} for more {} than the player", several(*count))
        }
        Term::IfMore { points, whose: Side::Player, count } => {
            format!("{points} if the player has more {}", several(*count))
        }
    }
}

/// A goal of the rival's hunt.
pub(crate) fn goal(goal: Goal) -> String {
    let wanted = match goal.quarry {
        Quarry::Icon { icon, at_least: 1 } => format!("with {icon}"),
        Quarry::Icon { icon, at_least } => format!("with at least {at_least} × {icon}"),
        Quarry::Terrain { terrain, at_least: 1 } => format!("with {terrain}"),
        Quarry::Terrain { terrain, at_least } => format!("with at least {at_least} × {terrain}"),
        Quarry::IconOn(icon, terrain) => format!("with {icon} on {terrain}"),
        Quarry::Shares(SharedTrait::Terrain) => "that shares a terrain with its last card".to_owned(),
        Quarry::Shares(SharedTrait::Icon) => "that shares an icon with its last card".to_owned(),
        Quarry::Shares(SharedTrait::Pair) => "that shares a territory with its last card".to_owned(),
        Quarry::MostFrequentTerrain => "with its most frequent terrain".to_owned(),
    };
    format!("skips up to {} for a card {wanted}", goal.skip)
}

fn several(count: Count) -> String {
    match count {
        Count::Icon(icon) => format!("{icon}s"),
        Count::CardsWithTerrains(terrains) => format!("cards with {terrains} terrains"),
        Count::Terrain(_) | Count::IconOn(..) | Count::Set(_) => count.to_string(),
    }
}
