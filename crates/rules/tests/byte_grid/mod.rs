//! The game on a grid of bytes, as one would write it first: the yardstick for the speed of the bitboards.
//!
//! It checks nothing and explains nothing. Every move is told to whoever watches, so that a test can play along.

mod scoring;

use wagons_rules::{Card, Deal, Move, Placement, Rng};

use scoring::total;

/// Wide enough for any town in any direction, with an empty margin.
const SIDE: usize = 64;
const MIDDLE: i32 = 32;

/// How a random legal cell is found.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Picking {
    /// List them all and take one: the plain way.
    Listing,
    /// Throw darts at the rectangle around the town until one hits: the way of [`wagons_rules::Game::play_out`],
    /// with the same numbers from the same generator.
    Darts,
}

/// Plays one random game and returns the points of both players.
pub(crate) fn random_game(
    deal: &Deal,
    rng: &mut Rng,
    picking: Picking,
    mut watch: impl FnMut(Move),
) -> [i32; 2] {
    let mut circle = deal.circle().to_vec();
    let start = rng.below(circle.len() as u32) as usize;
    watch(Move::Start(circle[start]));
    circle.rotate_left(start);

    let mut towns = [Town::new(), Town::new()];
    let (mut active, mut free) = (0, Vec::new());
    while !circle.is_empty() || !free.is_empty() {
        for card in free.drain(..) {
            watch(Move::Place(towns[active].place_at_random(card, rng, picking)));
        }
        if !circle.is_empty() {
            let chosen = rng.below(circle.len() as u32) as usize;
            watch(Move::Draft(circle[chosen]));
            free.extend(circle.drain(..chosen));
            watch(Move::Place(towns[active].place_at_random(circle.remove(0), rng, picking)));
        }
        active = 1 - active;
    }
    let scoring = deal.scoring();
    [total(&towns[0], &towns[1], &scoring), total(&towns[1], &towns[0], &scoring)]
}

/// For every cell 0, or 1 to 6 for the terrain plus 8 times 1 to 6 for the icon.
struct Town {
    cells: [u8; SIDE * SIDE],
    left: i32,
    right: i32,
    bottom: i32,
    top: i32,
}

impl Town {
    fn new() -> Self {
        Self { cells: [0; SIDE * SIDE], left: 2, right: -1, bottom: 2, top: -1 }
    }

    fn at(&self, x: i32, y: i32) -> u8 {
        self.cells[index(x, y)]
    }

    fn place_at_random(&mut self, card: Card, rng: &mut Rng, picking: Picking) -> Placement {
        let (x, y, turned) = match picking {
            Picking::Listing => self.one_of_all_spots(rng),
            Picking::Darts => self.first_spot_hit(rng),
        };
        let placement = Placement::new(card, turned, x as i8, y as i8);
        self.place(placement);
        placement
    }

    fn one_of_all_spots(&self, rng: &mut Rng) -> (i32, i32, bool) {
        let mut spots = Vec::new();
        for x in self.left - 2..=self.right + 1 {
            for y in self.bottom - 2..=self.top + 1 {
                if self.accepts(x, y) {
                    spots.extend([(x, y, false), (x, y, true)]);
                }
            }
        }
        spots[rng.below(spots.len() as u32) as usize]
    }

    fn first_spot_hit(&self, rng: &mut Rng) -> (i32, i32, bool) {
        let (width, height) = (self.right - self.left + 4, self.top - self.bottom + 4);
        loop {
            let random = rng.next_u64();
            let x = self.left - 2 + (((random >> 32) * width as u64) >> 32) as i32;
            let y = self.bottom - 2 + (((random & 0x7fff_ffff) * height as u64) >> 31) as i32;
            if self.accepts(x, y) {
                return (x, y, random >> 31 & 1 == 1);
            }
        }
    }

    fn accepts(&self, x: i32, y: i32) -> bool {
        if self.left > self.right {
            return (x, y) == (0, 0);
        }
        let block_and_sides = [
            (0, 0),
            (1, 0),
            (0, 1),
            (1, 1),
            (-1, 0),
            (-1, 1),
            (2, 0),
            (2, 1),
            (0, -1),
            (1, -1),
            (0, 2),
            (1, 2),
        ];
        block_and_sides.iter().any(|(dx, dy)| self.at(x + dx, y + dy) != 0)
    }

    fn place(&mut self, placement: Placement) {
        for (cell, shown) in placement.cells() {
            let (x, y) = (i32::from(cell.x), i32::from(cell.y));
            self.cells[index(x, y)] = (shown.terrain as u8 + 1) | (shown.icon as u8 + 1) << 3;
            self.left = self.left.min(x);
            self.right = self.right.max(x);
            self.bottom = self.bottom.min(y);
            self.top = self.top.max(y);
        }
    }
}

fn index(x: i32, y: i32) -> usize {
    (y + MIDDLE) as usize * SIDE + (x + MIDDLE) as usize
}
