//! What can be read off a town in a few machine instructions: numbers for a learning program to weigh.
//!
//! They say nothing about what is good. A program finds out for itself what a pair of wagons is worth with which scoring
//! card.

use wagons_rules::bitboard::{Land, Large, Medium, Plane, Reader, Scene};
use wagons_rules::{Bounds, Icon, Terrain, Town};

/// How many numbers there are.
pub(crate) const COUNT: usize = 2 * Terrain::COUNT + 3 * Icon::COUNT + 3;

/// The numbers of one town.
pub(crate) type Readings = [u8; COUNT];

/// What each number is, in order.
pub(crate) fn names() -> Vec<String> {
    let terrains = |what: &'static str| Terrain::ALL.map(|terrain| format!("{what} {terrain}"));
    let icons = |what: &'static str| Icon::ALL.map(|icon| format!("{what} {icon}"));
    let shape = ["width", "height", "territories"].map(str::to_owned);
    [&terrains("group")[..], &terrains("all"), &icons("all"), &icons("pairs"), &icons("corners"), &shape]
        .concat()
}

/// Reads a town.
pub(crate) struct Reading;

impl Reader for Reading {
    type Answer = Readings;

    #[inline]
    fn read(&self, town: &impl Scene, bounds: Bounds) -> Readings {
        let mut numbers = [0; COUNT];
        let (terrains, icons) = numbers.split_at_mut(2 * Terrain::COUNT);
        for terrain in Terrain::ALL {
            let cells = town.terrain(terrain);
            terrains[terrain as usize] = cells.largest_group() as u8;
            terrains[Terrain::COUNT + terrain as usize] = cells.count() as u8;
        }
        for icon in Icon::ALL {
            let cells = town.icon(icon);
            icons[icon as usize] = cells.count() as u8;
            icons[Icon::COUNT + icon as usize] = pairs(cells);
            icons[2 * Icon::COUNT + icon as usize] = corners(cells).count() as u8;
        }
        icons[3 * Icon::COUNT] = bounds.width() as u8;
        icons[3 * Icon::COUNT + 1] = bounds.height() as u8;
        icons[3 * Icon::COUNT + 2] = town.occupied().count() as u8;
        numbers
    }
}

/// How many edges lie between two cells of a set.
fn pairs<P: Plane>(cells: P) -> u8 {
    ((cells & cells.east()).count() + (cells & cells.north()).count()) as u8
}

/// Squares of which just three corners belong to a set.
fn corners<P: Plane>(cells: P) -> P {
    let (both, some) = (cells & cells.east(), cells | cells.east());
    let three = (both & some.north()) | (some & both.north());
    three & !(both & both.north())
}

/// Reads a town as it is.
pub(crate) fn of(town: &Town) -> Readings {
    fn within<P: Plane>(town: &Town, bounds: Bounds) -> Option<Readings> {
        town.land(bounds).map(|land: Land<P>| Reading.read(&land, bounds))
    }
    let Some(bounds) = town.bounds() else { return [0; COUNT] };
    within::<u64>(town, bounds)
        .or_else(|| within::<Medium>(town, bounds))
        .or_else(|| within::<Large>(town, bounds))
        .unwrap_or([0; COUNT])
}
