//! A whole solo game, as the player may see it: the deck shows its top card only.

use ratatui::text::{Line, Span};
use wagons_rules::solo::{Game, Outcome, Procedure, Round};
use wagons_rules::{Decision, Placement};

use super::block::{Block, line, wrapped};
use super::card::{self, Scale, labelled};
use super::circle::{self, scoring};
use super::duel::{many, titled};
use super::tint::BOLD;
use super::{town, words};

/// The game as it stands with the card placed last, in about so many columns.
pub(crate) fn solo(game: &Game, last: Option<Placement>, width: usize) -> Block {
    let mut picture = headline(game, width);
    picture.skip();
    let room = width.min(circle::WIDTH).saturating_sub(4);
    picture = picture.above(scoring(&game.scoring(), &words(), room).indented(1));
    picture.skip();
    picture = picture.above(rival_words(game, room).indented(1));
    picture.skip();
    if !game.is_over() {
        picture = picture.above(circle_and_deck(game, width));
        picture.skip();
    }
    picture = picture.above(player(game, last, width));
    picture.skip();
    picture.above(rival(game, width))
}

fn headline(game: &Game, width: usize) -> Block {
    let title = format!("{}, {}, round {}", game.scenario().title(), game.variant(), game.round().number());
    titled(&title, &status(game), width)
}

fn status(game: &Game) -> String {
    match (game.outcome(), game.decision()) {
        (Some(Outcome::Won), _) => {
            format!("over: the player wins, {} to {}", game.points(), game.rival_points())
        }
        (Some(Outcome::Lost), _) => {
            format!("over: the rival wins, {} to {}", game.rival_points(), game.points())
        }
        (Some(Outcome::Drawn), _) => format!("over: a draw with {} each", game.points()),
        (None, Some(Decision::Place(card))) if game.free_cards().is_empty() => {
            format!("the player places {card}, the card taken")
        }
        (None, Some(Decision::Place(card))) => format!("the player places {card}, a free card"),
        (None, _) => "the player takes a card".to_owned(),
    }
}

/// What the rival hunts and scores.
fn rival_words(game: &Game, width: usize) -> Block {
    let (texts, scenario, variant) = (words(), game.scenario(), game.variant());
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
            for (row, line) in wrapped(&sentence, width.saturating_sub(4)).into_iter().enumerate() {
                let indent = if row == 0 { "  " } else { "    " };
                said.push(Line::from(format!("{indent}{line}")));
            }
        }
    }
    said
}

fn circle_and_deck(game: &Game, width: usize) -> Block {
    let cards = game.circle().iter().enumerate().map(|(skipped, &shown)| match skipped {
        0 => labelled(shown, "next", true),
        skipped => labelled(shown, &format!("skip {skipped}"), false),
    });
    let mut picture = Block::from(line(" Circle, clockwise", BOLD)).above(card::rows(cards, width));
    if let (Round::One, Some(top)) = (game.round(), game.top()) {
        picture.skip();
        picture.push(line(format!(" Deck, {}", many(game.deck().len() as i32, "card")), BOLD));
        picture = picture.above(labelled(top, "top", false));
    }
    picture
}

fn player(game: &Game, last: Option<Placement>, width: usize) -> Block {
    let scale = if town::width(game.town(), Scale::Large) <= width { Scale::Large } else { Scale::Small };
    let mut side =
        caption("Player", game.points(), game.cards().len()).above(town::town(game.town(), last, scale));
    let free = game.free_cards().iter().map(|&card| (card, "free"));
    let waiting = free.chain(game.drafted().map(|card| (card, "taken"))).enumerate();
    let waiting = card::rows(waiting.map(|(place, (card, how))| labelled(card, how, place == 0)), width);
    if waiting.height() > 0 {
        side.skip();
        side = side.above(waiting);
    }
    side
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
