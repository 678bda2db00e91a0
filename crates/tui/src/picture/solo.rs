//! A whole solo game, as the player may see it: the deck shows its top card only.

use ratatui::text::{Line, Span};
use wagons_rules::solo::{Game, Outcome, Procedure, Round};
use wagons_rules::{Decision, Placement};
use wagons_texts::Texts;

use super::block::{Block, hanging, line};
use super::card::{self, Scale, labelled};
use super::circle::{self, scoring};
use super::duel::{titled, waiting};
use super::labels::Labels;
use super::sheet::many;
use super::tint::BOLD;
use super::town;

/// The game as it stands with the card placed last, in about so many columns.
pub(crate) fn solo(game: &Game, last: Option<Placement>, width: usize) -> Block {
    let labels = &Labels::english();
    let title = format!("{}, {}, round {}", game.scenario().title(), game.variant(), game.round().number());
    let room = width.min(circle::WIDTH).saturating_sub(4);
    titled(&title, &status(game), width)
        .spaced_above(scoring(&game.scoring(), &labels.texts, room).indented(1))
        .spaced_above(rival_words(game, &labels.texts, room).indented(1))
        .spaced_above(circle_and_deck(game, labels, width))
        .spaced_above(player(game, last, labels, width))
        .spaced_above(rival(game, width))
}

fn status(game: &Game) -> String {
    let (points, rival) = (game.points(), game.rival_points());
    match (game.outcome(), game.decision()) {
        (Some(Outcome::Won), _) => format!("over: the player wins, {points} to {rival}"),
        (Some(Outcome::Lost), _) => format!("over: the rival wins, {rival} to {points}"),
        (Some(Outcome::Drawn), _) => format!("over: a draw with {points} each"),
        (None, Some(Decision::Place(card))) if game.free_cards().is_empty() => {
            format!("the player places {card}, the card taken")
        }
        (None, Some(Decision::Place(card))) => format!("the player places {card}, a free card"),
        (None, _) => "the player takes a card".to_owned(),
    }
}

/// What the rival hunts and scores.
fn rival_words(game: &Game, texts: &Texts, width: usize) -> Block {
    let (scenario, variant) = (game.scenario(), game.variant());
    let mut said = Block::default();
    // What the rulebook says about round 1 is told only where the scenario says something else.
    let has_own_way = *scenario.procedure() != Procedure::default();
    let first = has_own_way.then(|| ("The rival in round 1", texts.hunt(scenario, variant, Round::One)));
    for (title, sentences) in first.into_iter().chain([
        ("The rival in round 2", texts.hunt(scenario, variant, Round::Two)),
        ("It scores", texts.rival_scoring(scenario, variant)),
    ]) {
        said.push(line(title, BOLD));
        for sentence in sentences {
            let lines = hanging("", &sentence, width.saturating_sub(2));
            lines.for_each(|line| said.push(Line::from(format!("  {line}"))));
        }
    }
    said
}

fn circle_and_deck(game: &Game, labels: &Labels, width: usize) -> Block {
    if game.is_over() {
        return Block::default();
    }
    let circle = circle::in_rows(game.circle(), true, labels, width);
    let Some(top) = game.top().filter(|_| game.round() == Round::One) else { return circle };
    let deck = line(format!(" Deck, {}", many(game.deck().len() as i32, "card")), BOLD);
    circle.spaced_above(Block::from(deck).above(labelled(top, "top", false)))
}

fn player(game: &Game, last: Option<Placement>, labels: &Labels, width: usize) -> Block {
    let scale = if town::width(game.town(), Scale::LARGE) <= width { Scale::LARGE } else { Scale::SMALLEST };
    caption("Player", game.points(), game.cards().len())
        .above(town::town(game.town(), last, scale))
        .spaced_above(waiting(game.free_cards(), game.drafted(), true, labels, width))
}

fn rival(game: &Game, width: usize) -> Block {
    let held = game.rival().cards().iter().map(|&card| labelled(card, "", false));
    let coming = game.skipped().iter().map(|&card| labelled(card, "skipped", false));
    let caption = caption("Rival", game.rival_points(), game.rival().cards().len());
    caption.above(card::rows(held.chain(coming), width))
}

fn caption(name: &str, points: i32, cards: usize) -> Block {
    let counts = format!("  {}, {}", many(points, "point"), many(cards as i32, "card"));
    (line(format!(" {name}"), BOLD) + Span::raw(counts)).into()
}
