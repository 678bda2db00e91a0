//! A town as sets of cells, with room around it for one more card.
//!
//! A [`Cells`] is a set of cells of a square of eleven by eleven, one bit each, row by row. The bottom-left cell of
//! the town lies at `(2, 2)`, so that every cell on which the next card's own bottom-left cell can lie is inside.
//! Towns of more than eight cells either way have no ground; they are rare, and served without it.

use wagons_rules::{Bounds, Cell, Icon, Placement, Terrain, Town};

/// A set of cells; also a set of places for a card, each by the card's bottom-left cell.
pub(super) type Cells = u128;

/// The number of columns and of rows.
const SIDE: u32 = 11;
/// The columns to the left of the town, and the rows below it.
const ROOM: i8 = 2;
/// The largest town that fits.
const WIDEST: u32 = SIDE - 3;

/// How far a cell lies from the bottom-left cell of a card.
pub(super) type Step = (i8, i8);

/// The four cells of a card, in the order of [`Placement::cells`].
pub(super) const BLOCK: [Step; 4] = [(0, 0), (1, 0), (0, 1), (1, 1)];

#[derive(Clone)]
pub(in crate::solver) struct Ground {
    bounds: Bounds,
    pub(super) terrains: [Cells; 6],
    pub(super) icons: [Cells; 6],
}

impl Ground {
    /// The ground of a town, if it is neither empty nor too large.
    pub(in crate::solver) fn new(town: &Town) -> Option<Self> {
        let bounds = fitting(town.bounds()?)?;
        let mut ground = Self { bounds, terrains: [0; 6], icons: [0; 6] };
        for (cell, territory) in town.territories() {
            let bit = 1 << ground.place(cell);
            ground.terrains[territory.terrain as usize] |= bit;
            ground.icons[territory.icon as usize] |= bit;
        }
        Some(ground)
    }

    /// The ground with one more card.
    pub(in crate::solver) fn with(&self, placement: Placement) -> Option<Self> {
        let (Cell { x, y }, old) = (placement.at, self.bounds);
        let bounds = fitting(Bounds {
            left: old.left.min(x),
            right: old.right.max(x + 1),
            bottom: old.bottom.min(y),
            top: old.top.max(y + 1),
        })?;
        let (east, north) = ((old.left - bounds.left) as u32, (old.bottom - bounds.bottom) as u32);
        let moved = east + SIDE * north;
        let mut ground = Self { bounds, ..*self };
        let at = ground.place(placement.at);
        let kept = !(block(0b1111) << at);
        for plane in ground.terrains.iter_mut().chain(&mut ground.icons) {
            *plane = *plane << moved & kept;
        }
        for (place, (_, territory)) in placement.cells().into_iter().enumerate() {
            let bit = block(1 << place) << at;
            ground.terrains[territory.terrain as usize] |= bit;
            ground.icons[territory.icon as usize] |= bit;
        }
        Some(ground)
    }

    pub(super) fn terrain(&self, terrain: Terrain) -> Cells {
        self.terrains[terrain as usize]
    }

    pub(super) fn icon(&self, icon: Icon) -> Cells {
        self.icons[icon as usize]
    }

    /// Every cell with a territory.
    pub(super) fn occupied(&self) -> Cells {
        self.terrains.iter().fold(0, |all, &cells| all | cells)
    }

    /// The longer side of the town.
    pub(super) fn extent(&self) -> u32 {
        self.bounds.width().max(self.bounds.height())
    }

    /// Whether the card can stick out of the square.
    pub(super) fn is_widest(&self) -> bool {
        self.extent() == WIDEST
    }

    /// Where the next card may lie.
    pub(super) fn spots(&self) -> Cells {
        let occupied = self.occupied();
        let reached = occupied | beside(occupied);
        BLOCK.into_iter().fold(0, |spots, step| spots | seen_from(reached, step))
    }

    /// The cells of a set, as cells of the town's plane.
    pub(in crate::solver) fn cells(&self, mut set: Cells) -> impl Iterator<Item = Cell> + '_ {
        std::iter::from_fn(move || {
            let place = (set != 0).then(|| set.trailing_zeros())?;
            set &= set - 1;
            let (x, y) = ((place % SIDE) as i8, (place / SIDE) as i8);
            Some(Cell::new(self.bounds.left - ROOM + x, self.bounds.bottom - ROOM + y))
        })
    }

    fn place(&self, cell: Cell) -> u32 {
        let (x, y) = (cell.x - self.bounds.left + ROOM, cell.y - self.bounds.bottom + ROOM);
        x as u32 + SIDE * y as u32
    }
}

fn fitting(bounds: Bounds) -> Option<Bounds> {
    (bounds.width() <= WIDEST && bounds.height() <= WIDEST).then_some(bounds)
}

/// The cells of a card at `(0, 0)`, by the places of [`BLOCK`].
const fn block(places: u128) -> Cells {
    places & 0b11 | (places >> 2 & 0b11) << SIDE
}

/// The places of a card from which the cell this step away is in the set.
///
/// What leaves the square at one side may come in at the other: then the result has places too many, but they
/// are never ones where a card can lie, or they only make a bound higher.
pub(super) fn seen_from(cells: Cells, (x, y): Step) -> Cells {
    let by = i32::from(x) + SIDE as i32 * i32::from(y);
    if by >= 0 { cells >> by } else { cells << -by }
}

/// The cells that share an edge with a cell of the set, which lies inside the square.
pub(super) fn beside(cells: Cells) -> Cells {
    cells << 1 | cells >> 1 | cells << SIDE | cells >> SIDE
}

/// All cells moved by one step; what leaves the square is gone.
pub(super) fn moved(cells: Cells, (x, y): Step) -> Cells {
    const SQUARE: Cells = (1 << (SIDE * SIDE)) - 1;
    // 2^121 - 1 divided by 2^11 - 1 has one bit in each row.
    const FIRST_COLUMN: Cells = SQUARE / ((1 << SIDE) - 1);
    const LAST_COLUMN: Cells = FIRST_COLUMN << (SIDE - 1);
    let cells = match x {
        1 => (cells & !LAST_COLUMN) << 1,
        -1 => (cells & !FIRST_COLUMN) >> 1,
        _ => cells,
    };
    match y {
        1 => cells << SIDE & SQUARE,
        -1 => cells >> SIDE,
        _ => cells,
    }
}

/// The part of a set that is connected with a cell of it.
pub(super) fn group_of(cells: Cells, seed: Cells) -> Cells {
    let mut group = seed;
    loop {
        let grown = (group | beside(group)) & cells;
        if grown == group {
            return group;
        }
        group = grown;
    }
}
