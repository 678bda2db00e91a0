//! One player's tableau: what can be seen of it, and where the next card may lie.
//!
//! A [`Town`] knows cells and cards but not whose it is, nor what it is worth: see [`Sheet`](crate::Sheet) and
//! [`Tally`].
//!
//! Coordinates wrap around at 32 inside. No town is wider or higher than 30 cells (fifteen cards in a line), so
//! a town never meets itself, wherever it grows to.

use std::hash::{Hash, Hasher};

use crate::bitboard::{self, DIGITS, Land, Large, Medium, PRINTS, Plane};
use crate::bounds::Bounds;
use crate::card::Card;
use crate::placement::{Cell, Placement};
use crate::spots::{Placements, Spots};
use crate::tally::{self, Tally};
use crate::territory::{Icon, Terrain, Territory};

/// Where coordinates wrap around.
const WRAP: usize = 32;

/// A town: for every cell, the territory that lies on top.
///
/// ```
/// use wagons_rules::{Card, Cell, Placement, Town};
///
/// let mut town = Town::new();
/// town.place(Placement::new(Card::Undiscovered, false, 0, 0))?;
/// town.place(Placement::new(Card::SmalltownCharm, true, 1, 1))?; // covers the fort in the desert
/// assert_eq!(town.to_string(), "\
/// .  Mf Dc
/// Mw Dg Dw
/// Wf Mc .");
///
/// // Sharing a corner is not enough.
/// assert!(town.place(Placement::new(Card::TheHerd, false, 3, 3)).is_err());
/// # Ok::<(), wagons_rules::PlacementError>(())
/// ```
#[derive(Clone, Copy)]
pub struct Town {
    /// By row, the six digits of every cell (see [`bitboard`]).
    rows: [[u32; DIGITS]; WRAP],
    /// By column, where the bottom-left cell of the next card may lie.
    spots: [u32; WRAP],
    /// The same digits wrapped around at 8: kept up while the town fits the smallest plane.
    pocket: Land<u64>,
    bounds: Bounds,
    cards: u8,
}

/// Why a card cannot be placed where somebody wants it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PlacementError {
    /// The first card of a town lies at the origin.
    #[error("the first card of a town lies at 0,0")]
    FirstCardElsewhere,
    /// The card neither covers a territory nor shares an edge with one.
    #[error(
        "a card at {at} neither covers a territory nor shares an edge with one; the nearest legal cell is {nearest}"
    )]
    Detached {
        /// Where it was to lie.
        at: Cell,
        /// The legal cell closest to that.
        nearest: Cell,
    },
    /// The town has all the cards a town can have.
    #[error("the town is complete")]
    Complete,
}

impl Town {
    /// The most cards one town can have.
    pub const MOST_CARDS: usize = 15;

    /// A town without a card.
    pub const fn new() -> Self {
        let mut spots = [0; WRAP];
        spots[0] = 1;
        Self {
            rows: [[0; DIGITS]; WRAP],
            spots,
            pocket: Land([0; DIGITS]),
            bounds: Bounds::NOTHING,
            cards: 0,
        }
    }

    /// How many cards were placed.
    pub const fn cards(&self) -> usize {
        self.cards as usize
    }

    /// Whether no card was placed.
    pub const fn is_empty(&self) -> bool {
        self.bounds.left > self.bounds.right
    }

    /// The smallest rectangle around the territories, unless there are none.
    pub fn bounds(&self) -> Option<Bounds> {
        (!self.is_empty()).then_some(self.bounds)
    }

    /// The territory that can be seen at a cell.
    pub fn at(&self, cell: Cell) -> Option<Territory> {
        if !self.bounds.contains(cell) {
            return None;
        }
        let row = &self.rows[wrap(cell.y)];
        let digit = |i: usize| (row[i] >> wrap(cell.x) & 1) as usize;
        let terrain = digit(0) | digit(1) << 1 | digit(2) << 2;
        let icon = digit(3) | digit(4) << 1 | digit(5) << 2;
        Some(Territory::new(Terrain::ALL[terrain.checked_sub(1)?], Icon::ALL[icon.checked_sub(1)?]))
    }

    /// Every visible territory with its cell, row by row from the bottom, each from left to right.
    pub fn territories(&self) -> impl Iterator<Item = (Cell, Territory)> + '_ {
        let Bounds { left, right, bottom, top } = self.bounds;
        (bottom..=top)
            .flat_map(move |y| (left..=right).map(move |x| Cell { x, y }))
            .filter_map(|cell| Some((cell, self.at(cell)?)))
    }

    /// The bounds; around nothing for an empty town.
    pub(crate) const fn edges(&self) -> Bounds {
        self.bounds
    }

    /// Whether the next card may lie with its bottom-left cell here.
    pub fn accepts(&self, at: Cell) -> bool {
        self.cards() < Self::MOST_CARDS
            && self.bounds.reach().contains(at)
            && self.spots[wrap(at.x)] >> wrap(at.y) & 1 != 0
    }

    /// Every cell the next card's bottom-left cell may lie on, by x, then by y.
    ///
    /// ```
    /// use wagons_rules::{Card, Cell, Placement, Town};
    ///
    /// let mut town = Town::new();
    /// assert_eq!(town.spots().collect::<Vec<_>>(), [Cell::ORIGIN]);
    ///
    /// town.place(Placement::new(Card::TheHerd, false, 0, 0))?;
    /// assert_eq!(town.spots().len(), 5 * 5 - 4); // all around, but not with a corner alone
    /// assert!(!town.accepts(Cell::new(2, 2)));
    /// assert_eq!(town.nearest_spot(Cell::new(2, 2)), Some(Cell::new(1, 2)));
    /// # Ok::<(), wagons_rules::PlacementError>(())
    /// ```
    pub fn spots(&self) -> Spots<'_> {
        Spots::new(self)
    }

    /// Every legal placement of a card: on each of the [spots](Self::spots) upright, then upside down.
    ///
    /// ```
    /// use wagons_rules::{Card, Placement, Town};
    ///
    /// let mut town = Town::new();
    /// let first: Vec<_> = town.placements(Card::TheHerd).map(|placement| placement.to_string()).collect();
    /// assert_eq!(first, ["P0,0", "P'0,0"]);
    ///
    /// town.place(Placement::new(Card::TheHerd, false, 0, 0))?;
    /// assert_eq!(town.placements(Card::Badlands).len(), 2 * town.spots().len());
    /// # Ok::<(), wagons_rules::PlacementError>(())
    /// ```
    pub fn placements(&self, card: Card) -> Placements<'_> {
        Placements::new(self, card)
    }

    /// The legal cell closest to `at`, or nothing when the town is complete.
    pub fn nearest_spot(&self, at: Cell) -> Option<Cell> {
        let distance = |spot: &Cell| {
            let (dx, dy) = (i32::from(spot.x) - i32::from(at.x), i32::from(spot.y) - i32::from(at.y));
            dx * dx + dy * dy
        };
        self.spots().min_by_key(distance)
    }

    /// Says why the next card may not lie here, if it may not.
    pub fn check(&self, at: Cell) -> Result<(), PlacementError> {
        if self.accepts(at) {
            return Ok(());
        }
        Err(match self.nearest_spot(at) {
            None => PlacementError::Complete,
            Some(_) if self.is_empty() => PlacementError::FirstCardElsewhere,
            Some(nearest) => PlacementError::Detached { at, nearest },
        })
    }

    /// Places a card, or says why it may not lie there.
    pub fn place(&mut self, placement: Placement) -> Result<(), PlacementError> {
        self.check(placement.at)?;
        self.place_unchecked(placement);
        Ok(())
    }

    /// Places a card on a cell that is known to be legal.
    ///
    /// On any other cell the town is no longer one that the rules allow; debug builds panic.
    pub fn place_unchecked(&mut self, Placement { card, turned, at }: Placement) {
        debug_assert!(self.accepts(at), "{card} at {at} is not legal");
        let blocks = &PRINTS[card as usize][usize::from(turned)].digits;
        self.bounds = self.bounds.with_card(at);
        self.cards += 1;
        let (x, y) = (wrap(at.x) as u32, wrap(at.y) as u32);

        let kept = !0b11_u32.rotate_left(x);
        for upper in 0..2 {
            let row = &mut self.rows[wrap(at.y + upper)];
            for (digit, &block) in row.iter_mut().zip(blocks) {
                let bits = u32::from(block) >> (2 * upper) & 0b11;
                *digit = *digit & kept | bits.rotate_left(x);
            }
        }

        let (three, five) =
            (0b1110_u32.rotate_left(y.wrapping_sub(2)), 0b11111_u32.rotate_left(y.wrapping_sub(2)));
        for (dx, reached) in [(-2, three), (-1, five), (0, five), (1, five), (2, three)] {
            self.spots[wrap(at.x + dx)] |= reached;
        }

        if fits::<u64>(self.bounds) {
            let covered = !turn_pocket(u64::block(0b1111, 0, 0), x, y);
            for (plane, &block) in self.pocket.0.iter_mut().zip(blocks) {
                *plane = *plane & covered | turn_pocket(u64::block(u32::from(block), 0, 0), x, y);
            }
        }
    }

    /// The town's points, without an explanation.
    pub fn tally(&self, scoring: &[Card]) -> Tally {
        if fits::<u64>(self.bounds) {
            tally::tally(&self.small_land(self.bounds), scoring)
        } else if fits::<Medium>(self.bounds) {
            tally::tally(&self.crop::<Medium>(self.bounds), scoring)
        } else {
            tally::tally(&self.crop::<Large>(self.bounds), scoring)
        }
    }

    /// The territories as seen from the bottom-left cell of a frame around them, when that fits the smallest plane.
    pub(crate) fn small_land(&self, frame: Bounds) -> Land<u64> {
        let (x, y) = (wrap(frame.left) as u32, wrap(frame.bottom) as u32);
        Land(self.pocket.0.map(|plane| turn_pocket(plane, x.wrapping_neg(), y.wrapping_neg())))
    }

    /// The territories as seen from the bottom-left cell of a frame around them.
    pub(crate) fn crop<P: Plane>(&self, frame: Bounds) -> Land<P> {
        let mut land = Land([P::EMPTY; DIGITS]);
        for y in self.bounds.bottom..=self.bounds.top {
            let row = &self.rows[wrap(y)];
            for (plane, &bits) in land.0.iter_mut().zip(row) {
                plane.add_row((y - frame.bottom) as u32, bits.rotate_right(wrap(frame.left) as u32));
            }
        }
        land
    }

    /// The legal cells of a column, the lowest at bit 0.
    pub(crate) fn column(&self, x: i8) -> u32 {
        self.spots[wrap(x)].rotate_right(wrap(self.bounds.reach().bottom) as u32)
    }

    /// A complete town that shows just these territories.
    pub(crate) fn pictured(territories: impl IntoIterator<Item = (Cell, Territory)>) -> Self {
        let mut town = Self { spots: [0; WRAP], cards: Self::MOST_CARDS as u8, ..Self::new() };
        for (Cell { x, y }, territory) in territories {
            let Bounds { left, right, bottom, top } = town.bounds;
            town.bounds = if town.is_empty() {
                Bounds { left: x, right: x, bottom: y, top: y }
            } else {
                Bounds { left: left.min(x), right: right.max(x), bottom: bottom.min(y), top: top.max(y) }
            };
            let code = bitboard::code(territory.terrain as u8, territory.icon as u8);
            for digit in 0..DIGITS {
                let bit = u32::from(code >> digit & 1);
                town.rows[wrap(y)][digit] |= bit << wrap(x);
                town.pocket.0[digit] |= u64::from(bit) << (8 * (y & 7) + (x & 7));
            }
        }
        town
    }
}

pub(crate) fn fits<P: Plane>(bounds: Bounds) -> bool {
    bounds.width() <= P::WIDTH && bounds.height() <= P::HEIGHT
}

const fn wrap(coordinate: i8) -> usize {
    coordinate as usize % WRAP
}

/// Moves every cell of a pocket `x` to the right and `y` up; what leaves one side comes in at the other.
fn turn_pocket(plane: u64, x: u32, y: u32) -> u64 {
    // Cells that stay inside their row when it turns by 0 to 7 columns.
    const STAY: [u64; 8] = {
        let mut stay = [0; 8];
        let mut x = 0;
        while x < 8 {
            stay[x] = 0x0101_0101_0101_0101 * (0xff >> x);
            x += 1;
        }
        stay
    };
    let x = x & 7;
    let stay = STAY[x as usize];
    // The two halves of a shift by 8 - x, so that x = 0 needs no case of its own.
    let round = (plane & !stay) >> 1 >> (7 - x);
    ((plane & stay) << x | round).rotate_left(8 * (y & 7))
}

impl Default for Town {
    fn default() -> Self {
        Self::new()
    }
}

impl PartialEq for Town {
    /// Two towns are equal when they show the same territories on the same cells with as many cards.
    fn eq(&self, other: &Self) -> bool {
        self.bounds == other.bounds && self.cards == other.cards && self.rows == other.rows
    }
}

impl Eq for Town {}

impl Hash for Town {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.cards.hash(state);
        self.bounds.hash(state);
        for y in self.bounds.bottom..=self.bounds.top {
            self.rows[wrap(y)].hash(state);
        }
    }
}
