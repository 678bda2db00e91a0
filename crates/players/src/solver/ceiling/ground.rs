//! A town as sets of cells, with room around it for one more card.
//!
//! The bottom-left cell of the town lies at `(2, 2)` of the square, so that every cell on which the next card's own
//! bottom-left cell can lie is inside.

use wagons_rules::{Bounds, Cell, Icon, Placement, Terrain, Town};

use super::square::{Cells, Step};

/// The columns to the left of the town, and the rows below it.
const ROOM: i8 = 2;

/// The four cells of a card, in the order of [`Placement::cells`].
pub(super) const BLOCK: [Step; 4] = [(0, 0), (1, 0), (0, 1), (1, 1)];

#[derive(Clone)]
pub(super) struct Ground<C> {
    bounds: Bounds,
    pub(super) terrains: [C; 6],
    pub(super) icons: [C; 6],
}

impl<C: Cells> Ground<C> {
    /// The largest town that fits.
    const WIDEST: u32 = C::SIDE - 3;

    /// The ground of a town, if it is neither empty nor too large.
    pub(super) fn new(town: &Town) -> Option<Self> {
        let bounds = Self::fitting(town.bounds()?)?;
        let mut ground = Self { bounds, terrains: [C::NONE; 6], icons: [C::NONE; 6] };
        for (cell, territory) in town.territories() {
            let bit = C::one(ground.place(cell));
            ground.terrains[territory.terrain as usize] |= bit;
            ground.icons[territory.icon as usize] |= bit;
        }
        Some(ground)
    }

    /// The ground with one more card, if it still fits.
    pub(super) fn with(&self, placement: Placement) -> Option<Self> {
        let (Cell { x, y }, old) = (placement.at, self.bounds);
        let bounds = Self::fitting(Bounds {
            left: old.left.min(x),
            right: old.right.max(x + 1),
            bottom: old.bottom.min(y),
            top: old.top.max(y + 1),
        })?;
        let (east, north) = ((old.left - bounds.left) as u32, (old.bottom - bounds.bottom) as u32);
        let moved = east + C::SIDE * north;
        let mut ground = Self { bounds, ..*self };
        let at = ground.place(placement.at);
        let kept = !BLOCK.into_iter().fold(C::NONE, |block, step| block | C::one(at + offset::<C>(step)));
        for plane in ground.terrains.iter_mut().chain(&mut ground.icons) {
            *plane = plane.up(moved) & kept;
        }
        for (step, (_, territory)) in BLOCK.into_iter().zip(placement.cells()) {
            let bit = C::one(at + offset::<C>(step));
            ground.terrains[territory.terrain as usize] |= bit;
            ground.icons[territory.icon as usize] |= bit;
        }
        Some(ground)
    }

    pub(super) fn terrain(&self, terrain: Terrain) -> C {
        self.terrains[terrain as usize]
    }

    pub(super) fn icon(&self, icon: Icon) -> C {
        self.icons[icon as usize]
    }

    /// Every cell with a territory.
    pub(super) fn occupied(&self) -> C {
        self.terrains.iter().fold(C::NONE, |all, &cells| all | cells)
    }

    /// The longer side of the town.
    pub(super) fn extent(&self) -> u32 {
        self.bounds.width().max(self.bounds.height())
    }

    /// Whether the next card can stick out of the square.
    pub(super) fn is_widest(&self) -> bool {
        self.extent() == Self::WIDEST
    }

    /// Where the next card may lie.
    pub(super) fn spots(&self) -> C {
        let occupied = self.occupied();
        let reached = occupied | occupied.beside();
        BLOCK.into_iter().fold(C::NONE, |spots, step| spots | reached.seen_from(step))
    }

    /// The cells of a set, as cells of the town's plane.
    pub(super) fn cells(&self, set: C) -> impl Iterator<Item = Cell> + '_ {
        set.bits().map(|bit| {
            let (x, y) = ((bit % C::SIDE) as i8, (bit / C::SIDE) as i8);
            Cell::new(self.bounds.left - ROOM + x, self.bounds.bottom - ROOM + y)
        })
    }

    fn place(&self, cell: Cell) -> u32 {
        let (x, y) = (cell.x - self.bounds.left + ROOM, cell.y - self.bounds.bottom + ROOM);
        offset::<C>((x, y))
    }

    fn fitting(bounds: Bounds) -> Option<Bounds> {
        (bounds.width() <= Self::WIDEST && bounds.height() <= Self::WIDEST).then_some(bounds)
    }
}

/// How many bits a step up and to the right is.
fn offset<C: Cells>((x, y): Step) -> u32 {
    x as u32 + C::SIDE * y as u32
}
