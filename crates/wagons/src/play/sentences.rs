//! Moves told as sentences, for the log, for line mode and for the person who is about to make one.

use wagons_players::Hint;
use wagons_rules::{Card, Change, Decision, Move, Seat, SheetChange};

use super::players::Players;
use super::position::Position;
use super::reasons::many;
use super::rival_turns::foreseen;
use crate::margin::Expected;

/// A move that was made in `before`, for the log: "You take P; Greedy gets B, I and C."
pub(crate) fn told(before: &Position, mv: Move, players: &Players) -> String {
    let seat = before.to_move().unwrap_or(Seat::First);
    let (player, other) = (players.at(seat), players.at(seat.other()));
    match mv {
        Move::Start(card) => format!("{} {card} as the start card.", player.does("name")),
        Move::Draft(card) => match skipped(before, card) {
            [] => format!("{} {card}, the next card.", player.does("take")),
            cards => format!("{} {card}; {} {}.", player.does("take"), other.also("get"), letters(cards)),
        },
        Move::Place(placement) => {
            let way = if placement.turned { " upside down" } else { "" };
            let points = before.change(placement).map_or(0, |change| change.own().total());
            format!("{} {}{way} at {}: {points:+}.", player.does("place"), placement.card, placement.at)
        }
    }
}

/// What a move would do, for the one who may make it.
pub(crate) fn offered(game: &Position, mv: Move, players: &Players) -> String {
    let Some(seat) = game.to_move() else { return String::new() };
    let (player, other) = (players.at(seat), players.at(seat.other()));
    match mv {
        Move::Start(card) => {
            format!("The circle begins at {card}; {} first.", players.at(Seat::First).does("draft"))
        }
        Move::Draft(card) => {
            let price = match skipped(game, card) {
                [] => "nothing".to_owned(),
                cards => format!("{}: {}", many(cards.len(), "card"), letters(cards)),
            };
            let offer = format!("{} {card}. {} {price}.", player.does("take"), other.does("get"));
            let answer = match game {
                Position::Duel(_) => None,
                Position::Solo(game) => foreseen(game, mv, players),
            };
            [offer].into_iter().chain(answer).collect::<Vec<_>>().join(" ")
        }
        Move::Place(placement) => game.change(placement).as_ref().map_or(String::new(), changed),
    }
}

/// What a placement changes: "Desert +2 · Badlands +4 = +6", and the opponent's lines in brackets, where it touches
/// them.
fn changed(change: &Change) -> String {
    let lines = |change: &SheetChange| {
        let lines = change.lines().iter();
        lines.map(|(rule, points)| format!("{} {points:+}", rule.title())).collect::<Vec<_>>().join(" · ")
    };
    let own = match change.own() {
        nothing if nothing.is_empty() => "no change".to_owned(),
        own => format!("{} = {:+}", lines(own), own.total()),
    };
    match change.theirs() {
        nothing if nothing.is_empty() => own,
        theirs => format!("{own} (opponent: {})", lines(theirs)),
    }
}

/// A move that is recommended, what it does, and what it promises.
pub(crate) fn recommended(game: &Position, mv: Move, promise: Option<&str>, players: &Players) -> String {
    let offer = offered(game, mv, players);
    let parts = [Some(offer.trim_end_matches('.')), promise.map(|promise| promise.trim_end_matches('.'))];
    format!("Hint: {mv}. {}.", parts.into_iter().flatten().collect::<Vec<_>>().join(". "))
}

/// What a hint promises besides: "Expected in the end: +2.5."
pub(crate) fn promised(hint: &Hint, seat: Seat) -> String {
    let beginning = if hint.exact { "Proven" } else { "Expected in the end" };
    let margin = hint.expected.seen_by(seat).0;
    match margin {
        margin if hint.exact && margin.abs() < 1.0 => {
            format!(
                "{beginning}: equal points, {}.",
                if margin > 0.0 { "and the win" } else { "but not the win" }
            )
        }
        margin => format!("{beginning}: {}{}.", if margin < 0.0 { "" } else { "+" }, Expected(margin)),
    }
}

/// What has to be decided now: "You: place B, free card 1 of 2."
pub(crate) fn asked(game: &Position, players: &Players) -> String {
    let (Some(seat), Some(decision)) = (game.to_move(), game.decision()) else {
        return "The game is over.".to_owned();
    };
    let name = players.at(seat).name();
    match decision {
        Decision::Start => format!("{name}: name the start card."),
        Decision::Draft => format!("{name}: take a card."),
        Decision::Place(card) => match game.free_cards(seat) {
            [] => format!("{name}: place {card}, the card taken."),
            [_] => format!("{name}: place {card}, a free card."),
            more => format!("{name}: place {card}, the first of {} free cards.", more.len()),
        },
    }
}

/// The cards that go to the opponent if `card` is taken.
pub(crate) fn skipped(game: &Position, card: Card) -> &[Card] {
    let circle = game.circle();
    &circle[..circle.iter().position(|&other| other == card).unwrap_or(0)]
}

/// "B", "B and I", "B, I and C".
pub(crate) fn letters(cards: &[Card]) -> String {
    let names: Vec<_> = cards.iter().map(Card::to_string).collect();
    match names.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} and {last}", rest.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::players::Player;
    use wagons_rules::solo::Scenarios;
    use wagons_rules::{AnyRecord, Record};

    fn at(record: &Record, count: usize) -> Position {
        Position::of(&record.prefix(count).into())
    }

    const GAME: &str = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1";

    #[test]
    fn a_log_reads_like_a_story() {
        let record: Record = GAME.parse().expect("a record");
        let players = Players::new(Player::person("Ada"), Player::person(Player::YOU));
        let log: Vec<_> = record
            .moves()
            .iter()
            .enumerate()
            .map(|(count, &mv)| told(&at(&record, count), mv, &players))
            .collect();
        assert_eq!(
            log,
            [
                "You name B as the start card.",
                "Ada takes P; you get B, I, C, E, R, J and A.",
                "Ada places P upside down at 0,0: +4.",
                "You place B at 0,0: +4.",
                "You place I upside down at 2,-1: +2.",
            ]
        );
    }

    #[test]
    fn an_offer_names_its_cost() {
        let record: Record = GAME.parse().expect("a record");
        let players = Players::new(Player::person("Ada"), Player::person("Ben"));
        let game = at(&record, 1);
        let offer =
            |letter| offered(&game, Move::Draft(Card::from_letter(letter).expect("a card")), &players);
        assert_eq!(offer('B'), "Ada takes B. Ben gets nothing.");
        assert_eq!(offer('C'), "Ada takes C. Ben gets 2 cards: B and I.");
    }

    #[test]
    fn a_placement_names_the_lines_it_changes_and_their_sum() {
        let changes = |record: &str, token: &str| {
            let record = AnyRecord::parse(record, &Scenarios::built_in()).expect("a record");
            let mv = token.parse().expect("a move");
            offered(&Position::of(&record), mv, &Players::new(Player::person("Ada"), Player::person("Ben")))
        };
        let grounds = "Desert +1 · Mountains +1 · Plains +1 · Snow +1 = +4";
        assert_eq!(changes("FKQ/RJAPODGLNMHBICE *B P P'0,0", "B0,0"), grounds);
        // With Smalltown Charm every territory of mine is a point for the smaller town.
        let charmed = format!("{grounds} (opponent: Smalltown Charm +4)");
        assert_eq!(changes("FKM/RJAPODGLNQHBICE *B B", "B0,0"), charmed);
        // A solo change tells nothing of the rival's answer.
        let herded = "Forest +1 · Plains +3 · Happy Cows +2 · The Herd +2 = +8";
        assert_eq!(changes("s1:IP/ABCDEFGH/JKLMNOQR A", "A0,0"), herded);
    }

    #[test]
    fn free_cards_are_counted_down() {
        let record: Record = GAME.parse().expect("a record");
        let players = Players::new(Player::person("Ada"), Player::person("Ben"));
        assert_eq!(asked(&at(&record, 0), &players), "Ben: name the start card.");
        assert_eq!(asked(&at(&record, 1), &players), "Ada: take a card.");
        assert_eq!(asked(&at(&record, 2), &players), "Ada: place P, the card taken.");
        assert_eq!(asked(&at(&record, 3), &players), "Ben: place B, the first of 7 free cards.");
    }
}
