//! A town's visible territories as bitboards, cropped to the smallest plane that holds them.
//!
//! Terrains and icons are numbered 1 to 6 and kept as three binary digits each, so that laying a card is six
//! operations and no branch. This is the form the fast scoring reads; it knows no rules itself.

use super::plane::Plane;
use crate::bounds::Bounds;
use crate::card::Card;
use crate::placement::{Cell, Placement};
use crate::territory::{Icon, Terrain, Territory};
use crate::town::{Town, fits};

/// How many planes describe a land: three digits for the terrain, three for the icon.
pub(crate) const DIGITS: usize = 6;

/// Where a card shows what: bits of its 2×2 block, in the order of [`Placement::cells`].
#[derive(Clone, Copy)]
pub(crate) struct Print {
    pub(crate) digits: [u8; DIGITS],
    pub(crate) terrains: [u8; 6],
    pub(crate) icons: [u8; 6],
}

/// The prints of every card, upright and turned.
pub(crate) const PRINTS: [[Print; 2]; Card::COUNT] = {
    let mut prints = [[Print { digits: [0; DIGITS], terrains: [0; 6], icons: [0; 6] }; 2]; Card::COUNT];
    let mut card = 0;
    while card < Card::COUNT {
        let mut turned = 0;
        while turned < 2 {
            let cells = Placement::new(Card::ALL[card], turned == 1, 0, 0).cells();
            let print = &mut prints[card][turned];
            let mut cell = 0;
            while cell < 4 {
                let Territory { terrain, icon } = cells[cell].1;
                print.terrains[terrain as usize] |= 1 << cell;
                print.icons[icon as usize] |= 1 << cell;
                let code = code(terrain as u8, icon as u8);
                let mut digit = 0;
                while digit < DIGITS {
                    print.digits[digit] |= (code >> digit & 1) << cell;
                    digit += 1;
                }
                cell += 1;
            }
            turned += 1;
        }
        card += 1;
    }
    prints
};

/// The six digits of a territory.
pub(crate) const fn code(terrain: u8, icon: u8) -> u8 {
    (terrain + 1) | (icon + 1) << 3
}

/// A town as planes: what scoring and players ask about it.
pub trait Scene {
    /// The size of the planes.
    type Plane: Plane;

    /// Every cell that shows a territory.
    fn occupied(&self) -> Self::Plane;
    /// The cells that show a terrain.
    fn terrain(&self, terrain: Terrain) -> Self::Plane;
    /// The cells that show an icon.
    fn icon(&self, icon: Icon) -> Self::Plane;
}

/// Reads a town as planes of whatever size it needs.
///
/// A [`Survey`](crate::Survey) shows each town it would lead to in the smallest planes; a reader has one answer for
/// all sizes.
pub trait Reader {
    /// What it reads.
    type Answer;

    /// Reads a town within these bounds.
    fn read(&self, town: &impl Scene, bounds: Bounds) -> Self::Answer;
}

/// The visible territories of a town.
#[derive(Debug, Clone, Copy)]
pub struct Land<P>(pub(crate) [P; DIGITS]);

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

impl Town {
    /// The territories as planes, as seen from the bottom-left cell of a frame around them; nothing if the frame does
    /// not hold the town, or the planes do not hold the frame.
    pub fn land<P: Plane>(&self, frame: Bounds) -> Option<Land<P>> {
        let inside = self.bounds().is_none_or(|Bounds { left, right, bottom, top }| {
            frame.contains(Cell::new(left, bottom)) && frame.contains(Cell::new(right, top))
        });
        (inside && fits::<P>(frame)).then(|| self.crop(frame))
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
