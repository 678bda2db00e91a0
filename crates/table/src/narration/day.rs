//! The day's deal: what came of it.

use wagons_players::Level;
use wagons_texts::{Texts, text};

use crate::daybook::Finish;

/// How a game against an opponent ended, in a line.
///
/// ```
/// use wagons_table::daybook::Finish;
/// use wagons_table::{Level, narration};
/// use wagons_texts::{Language, Texts};
///
/// let finish = Finish { margin: 3, won: true };
/// assert!(narration::finish(&Texts::new(Language::En), Level::Easy, finish).contains("Tilly"));
/// ```
pub fn finish(texts: &Texts, level: Level, Finish { margin, won }: Finish) -> String {
    let name = texts.character(level);
    match margin {
        0 => text!(texts, DailyFinishTied { name, won }),
        _ => text!(texts, DailyFinish { name, margin: texts.signed(margin), won }),
    }
}
