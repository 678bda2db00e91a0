//! A town's visible territories as bitboards, cropped to the smallest plane that holds them.
//!
//! Terrains and icons are numbered 1 to 6 and kept as three binary digits each, so that laying a card is six
//! operations and no branch. This is the form the fast scoring reads; it knows no rules itself.

use crate::card::Card;
use crate::placement::Placement;
use crate::plane::Plane;
use crate::territory::{Icon, Terrain};

/// How many planes describe a land: three digits for the terrain, three for the icon.
pub(crate) const DIGITS: usize = 6;

/// For every card, upright and turned, the 2×2 block of each digit, in the order of [`Placement::cells`].
pub(crate) const BLOCKS: [[[u8; DIGITS]; 2]; Card::COUNT] = {
    let mut blocks = [[[0; DIGITS]; 2]; Card::COUNT];
    let mut card = 0;
    while card < Card::COUNT {
        let mut turned = 0;
        while turned < 2 {
            let cells = Placement::new(Card::ALL[card], turned == 1, 0, 0).cells();
            let mut cell = 0;
            while cell < 4 {
                let code = code(cells[cell].1.terrain as u8, cells[cell].1.icon as u8);
                let mut digit = 0;
                while digit < DIGITS {
                    blocks[card][turned][digit] |= (code >> digit & 1) << cell;
                    digit += 1;
                }
                cell += 1;
            }
            turned += 1;
        }
        card += 1;
    }
    blocks
};

/// The six digits of a territory.
pub(crate) const fn code(terrain: u8, icon: u8) -> u8 {
    (terrain + 1) | (icon + 1) << 3
}

/// What scoring asks about a town.
pub(crate) trait Scene {
    type Plane: Plane;

    /// Every cell that shows a territory.
    fn occupied(&self) -> Self::Plane;
    /// The cells that show a terrain.
    fn terrain(&self, terrain: Terrain) -> Self::Plane;
    /// The cells that show an icon.
    fn icon(&self, icon: Icon) -> Self::Plane;
}

/// The visible territories of a town.
#[derive(Clone, Copy)]
pub(crate) struct Land<P>(pub(crate) [P; DIGITS]);

impl<P: Plane> Scene for Land<P> {
    type Plane = P;

    fn occupied(&self) -> P {
        let [ones, twos, fours, ..] = self.0;
        ones | twos | fours
    }

    fn terrain(&self, terrain: Terrain) -> P {
        let [ones, twos, fours, ..] = self.0;
        numbered(terrain as u8 + 1, ones, twos, fours)
    }

    fn icon(&self, icon: Icon) -> P {
        let [.., ones, twos, fours] = self.0;
        numbered(icon as u8 + 1, ones, twos, fours)
    }
}

/// The cells whose binary digits spell `number`, 1 to 6. The number seven does not occur, which spares a digit.
fn numbered<P: Plane>(number: u8, ones: P, twos: P, fours: P) -> P {
    match number {
        1 => ones & !(twos | fours),
        2 => twos & !(ones | fours),
        3 => ones & twos,
        4 => fours & !(ones | twos),
        5 => ones & fours,
        _ => twos & fours,
    }
}
