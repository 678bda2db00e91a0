//! A whole solo game, as the player may see it: the deck shows its top card only.

use wagons_rules::solo::{Game, Outcome, Round};
use wagons_rules::{Decision, Record};

use super::block::{Block, Line, Style};
use super::card::{self, Scale, labelled};
use super::circle::{self, scoring};
use super::duel::many;
use super::last::last_placed;
use super::{tint, town};
use crate::rivalry;

/// The game as it stands, in about so many columns.
pub(crate) fn solo(record: &Record<Game>, width: usize) -> Block {
    let game = record.game();
    let mut picture = headline(game);
    picture.skip();
    picture = picture.above(scoring(&game.scoring(), circle::WIDTH - 2).indented(1));
    picture.skip();
    picture = picture.above(rival_words(game).indented(1));
    picture.skip();
    if !game.is_over() {
        picture = picture.above(circle_and_deck(game, width));
        picture.skip();
    }
    picture = picture.above(player(record, width));
    picture.skip();
    picture.above(rival(game, width))
}

fn headline(game: &Game) -> Block {
    let title = format!(" {}, {}, round {}", game.scenario().title(), game.variant(), game.round().number());
    Line::of(title, Style::BOLD).with(" · ", Style::FAINT).with(status(game), tint::ACCENT).into()
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
fn rival_words(game: &Game) -> Block {
    let mut words = Block::default();
    words.push(Line::of("The rival", Style::BOLD));
    let hunt = game.scenario().hunt().iter().map(|&goal| format!("in round 2, {}", rivalry::goal(goal)));
    let terms = game.scenario().terms().iter().map(|term| format!("scores {}", rivalry::term(term)));
    hunt.chain(terms).for_each(|line| words.push(Line::of(format!("  {line}"), Style::PLAIN)));
    words
}

fn circle_and_deck(game: &Game, width: usize) -> Block {
    let cards = game.circle().iter().enumerate().map(|(skipped, &shown)| match skipped {
        0 => labelled(shown, "next", true),
        skipped => labelled(shown, &format!("skip {skipped}"), false),
    });
    let mut picture =
        Block::from(Line::of(" Circle, clockwise", Style::BOLD)).above(card::rows(cards, width));
    if let (Round::One, Some(top)) = (game.round(), game.top()) {
        picture.skip();
        picture.push(Line::of(format!(" Deck, {}", many(game.deck().len() as i32, "card")), Style::BOLD));
        picture = picture.above(labelled(top, "top", false));
    }
    picture
}

fn player(record: &Record<Game>, width: usize) -> Block {
    let game = record.game();
    let scale = if town::width(game.town(), Scale::Large) <= width { Scale::Large } else { Scale::Small };
    let last = last_placed(record.moves());
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
    Line::of(format!(" {name}"), Style::BOLD).with(counts, Style::PLAIN).into()
}
