//! A town as planes, with room around it for one more card.
//!
//! The bottom-left cell of the town lies at `(2, 2)` of the planes, so that every cell on which the next card's own
//! bottom-left cell can lie is inside.

use wagons_rules::bitboard::{Land, Plane, Scene};
use wagons_rules::{Bounds, Cell, Icon, Placement, Terrain, Town};

/// How far a cell lies from the bottom-left cell of a card, in columns and rows.
pub(super) type Step = (i8, i8);

/// The columns to the left of the town, and the rows below it.
const ROOM: i8 = 2;

/// The four cells of a card, in the order of [`Placement::cells`].
pub(super) const BLOCK: [Step; 4] = [(0, 0), (1, 0), (0, 1), (1, 1)];

#[derive(Clone)]
pub(super) struct Ground<P> {
    bounds: Bounds,
    pub(super) terrains: [P; 6],
    pub(super) icons: [P; 6],
}

impl<P: Plane> Ground<P> {
    /// The largest town that fits.
    const WIDEST: u32 = P::WIDTH - ROOM as u32;

    /// The ground of a town, if it is neither empty nor too large.
    pub(super) fn new(town: &Town) -> Option<Self> {
        let bounds = Self::fitting(town.bounds()?)?;
        let land: Land<P> =
            town.land(Bounds { left: bounds.left - ROOM, bottom: bounds.bottom - ROOM, ..bounds })?;
        let terrains = Terrain::ALL.map(|terrain| land.terrain(terrain));
        Some(Self { bounds, terrains, icons: Icon::ALL.map(|icon| land.icon(icon)) })
    }

    /// The ground with one more card, if it still fits.
    pub(super) fn with(&self, placement: Placement) -> Option<Self> {
        let bounds = Self::fitting(self.bounds.with_card(placement.at))?;
        let [dx, dy] = [self.bounds.left - bounds.left, self.bounds.bottom - bounds.bottom];
        let (x, y) = (placement.at.x - bounds.left + ROOM, placement.at.y - bounds.bottom + ROOM);
        let mut ground = Self { bounds, ..*self };
        let kept = !P::block(0b1111, x as u32, y as u32);
        for plane in ground.terrains.iter_mut().chain(&mut ground.icons) {
            *plane = plane.moved(dx as u32, dy as u32) & kept;
        }
        for ((dx, dy), (_, territory)) in BLOCK.into_iter().zip(placement.cells()) {
            let cell = P::cell((x + dx) as u32, (y + dy) as u32);
            ground.terrains[territory.terrain as usize] |= cell;
            ground.icons[territory.icon as usize] |= cell;
        }
        Some(ground)
    }

    /// The longer side of the town.
    pub(super) fn extent(&self) -> u32 {
        self.bounds.width().max(self.bounds.height())
    }

    /// The first and the last cell of the town in a row, or in a column.
    pub(super) fn sides(&self, of_row: bool) -> (i32, i32) {
        let size = if of_row { self.bounds.width() } else { self.bounds.height() };
        (i32::from(ROOM), i32::from(ROOM) + size as i32 - 1)
    }

    /// How far the farthest side of the town is from a cell of it.
    pub(super) fn farthest(&self, (x, y): (u32, u32)) -> i32 {
        let far = |at: u32, (low, high): (i32, i32)| (at as i32 - low).max(high - at as i32);
        far(x, self.sides(true)).max(far(y, self.sides(false)))
    }

    /// Whether the next card can stick out of the planes.
    pub(super) fn is_widest(&self) -> bool {
        self.extent() == Self::WIDEST
    }

    /// Where the next card may lie.
    pub(super) fn spots(&self) -> P {
        let occupied = self.occupied();
        let reached = occupied | occupied.beside();
        BLOCK.into_iter().fold(P::EMPTY, |spots, step| spots | reached.seen_from(step))
    }

    /// The cells of a set, as cells of the town.
    pub(super) fn cells(&self, set: P) -> impl Iterator<Item = Cell> + '_ {
        let Bounds { left, bottom, .. } = self.bounds;
        set.cells().map(move |(x, y)| Cell::new(left - ROOM + x as i8, bottom - ROOM + y as i8))
    }

    fn fitting(bounds: Bounds) -> Option<Bounds> {
        (bounds.width() <= Self::WIDEST && bounds.height() <= Self::WIDEST).then_some(bounds)
    }
}

impl<P: Plane> Scene for Ground<P> {
    type Plane = P;

    fn occupied(&self) -> P {
        self.terrains.iter().fold(P::EMPTY, |all, &cells| all | cells)
    }

    fn terrain(&self, terrain: Terrain) -> P {
        self.terrains[terrain as usize]
    }

    fn icon(&self, icon: Icon) -> P {
        self.icons[icon as usize]
    }
}
