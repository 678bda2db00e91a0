//! A game drawn with vector graphics, as a document of its own.

use wagons_art::{Drawing, GamePicture, Letters, Picture, ScoringSide, SoloPicture};
use wagons_rules::{AnyRecord, Card, Game, Seat};
use wagons_table::Position;
use wagons_texts::{Language, Texts};

/// The table as an SVG document.
pub(crate) fn svg(record: &AnyRecord) -> String {
    let last = Position::last_placement(record, record.moves_made().len());
    match record {
        AnyRecord::Duel(record) => {
            let game = record.game();
            let sentences = game.scoring().map(sentence);
            let table = GamePicture::of(game, names(game), sides(game.scoring(), &sentences));
            document(&table.outline(last).lettered(Letters::Shown), &record.to_string())
        }
        AnyRecord::Solo(record) => {
            let game = record.game();
            let sentences = game.scoring().map(sentence);
            let table = SoloPicture::of(game, ["Player", "Rival"], sides(game.scoring(), &sentences))
                .outline(last.map(|(_, placement)| placement));
            document(&table.lettered(Letters::Shown), game.scenario().title())
        }
    }
}

/// The players, and which of them is to move or has won.
fn names(game: &Game) -> [&'static str; 2] {
    match (game.winner(), game.to_move()) {
        (Some(Seat::First), _) => ["First wins", "Second"],
        (Some(Seat::Second), _) => ["First", "Second wins"],
        (None, Some(Seat::First)) => ["First to move", "Second"],
        (None, _) => ["First", "Second to move"],
    }
}

fn sentence(card: Card) -> String {
    Texts::new(Language::En).rule(card)
}

fn sides<const N: usize>(cards: [Card; N], sentences: &[String; N]) -> [ScoringSide<'_>; N] {
    std::array::from_fn(|place| ScoringSide {
        card: cards[place],
        title: cards[place].title(),
        sentence: &sentences[place],
    })
}

fn document(table: &dyn Drawing, description: &str) -> String {
    const WIDE: u32 = 1500;
    Picture::of(table, "Circle the Wagons").described(description).wide(WIDE).on_table().to_string()
}
