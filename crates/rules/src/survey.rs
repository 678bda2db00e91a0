//! Judging many placements on one town.
//!
//! Most of a town stays as it is when one card is added. A [`Survey`] looks at the town once; what it then asks
//! of each placement is only what that card changes.

use crate::bitboard::{Land, Large, Medium, PRINTS, Plane, Print, Reader, Scene};
use crate::bounds::Bounds;
use crate::card::Card;
use crate::placement::Placement;
use crate::tally::{self, Tally};
use crate::territory::{Icon, Terrain};
use crate::town::{Town, fits};

/// What a town would be worth after one more card.
///
/// ```
/// use wagons_rules::{Card, Placement, Town};
///
/// let mut town = Town::new();
/// town.place(Placement::new(Card::SmalltownCharm, false, 0, 0))?;
/// let scoring = [Card::Badlands];
/// let survey = town.survey(&scoring);
/// assert_eq!(survey.now().points, 3 + 1); // a group of three deserts, and a mountain
///
/// // Claim Jumpers has a desert in its top left corner: with it the gun lies between two.
/// let placement = Placement::new(Card::ClaimJumpers, false, 2, 0);
/// assert_eq!(survey.after(placement).points, 4 + 1 + 1 + 4);
/// # Ok::<(), wagons_rules::PlacementError>(())
/// ```
pub struct Survey<'a> {
    town: &'a Town,
    scoring: &'a [Card],
    now: Tally,
    small: Option<Ground<u64>>,
    medium: Option<Ground<Medium>>,
}

impl Town {
    /// Prepares to judge many placements.
    pub fn survey<'a>(&'a self, scoring: &'a [Card]) -> Survey<'a> {
        let edges = self.edges();
        let small =
            fits::<u64>(edges).then(|| Ground::new(&self.small_land(edges), edges.left, edges.bottom));
        // A plane that has room on every side serves each placement without being moved.
        let medium = [edges.room(), edges]
            .into_iter()
            .find(|&frame| fits::<Medium>(frame))
            .filter(|_| !fits::<u64>(edges.room()))
            .map(|frame| Ground::new(&self.crop(frame), frame.left, frame.bottom));
        Survey { town: self, scoring, now: self.tally(scoring), small, medium }
    }
}

impl Survey<'_> {
    /// The town's points as it is.
    pub fn now(&self) -> Tally {
        self.now
    }

    /// The town's points after a legal placement.
    pub fn after(&self, placement: Placement) -> Tally {
        self.read_after(placement, &Nothing).0
    }

    /// The town's points after a legal placement, and what a reader makes of the town then.
    pub fn read_after<R: Reader>(&self, placement: Placement, reader: &R) -> (Tally, R::Answer) {
        debug_assert!(self.town.accepts(placement.at), "{placement} is not legal");
        let edges = self.town.edges().with_card(placement.at);
        match (&self.small, &self.medium) {
            (Some(ground), _) if fits::<u64>(edges) => {
                let added = ground.with(placement);
                (added.tally(self.scoring), reader.read(&added, edges))
            }
            (_, Some(ground)) if fits::<Medium>(edges) => {
                let added = ground.with(placement);
                (added.tally(self.scoring), reader.read(&added, edges))
            }
            _ => {
                let mut town = *self.town;
                town.place_unchecked(placement);
                (town.tally(self.scoring), reader.read(&town.crop::<Large>(edges), edges))
            }
        }
    }
}

/// Reads nothing.
struct Nothing;

impl Reader for Nothing {
    type Answer = ();

    fn read(&self, _town: &impl Scene, _bounds: Bounds) {}
}

/// A town's planes, one for each terrain and icon, and its largest groups.
struct Ground<P> {
    left: i8,
    bottom: i8,
    terrains: [P; 6],
    icons: [P; 6],
    /// A largest group of each terrain, and its size.
    largest: [P; 6],
    groups: [u32; 6],
}

impl<P: Plane> Ground<P> {
    fn new(land: &Land<P>, left: i8, bottom: i8) -> Self {
        let terrains = Terrain::ALL.map(|terrain| land.terrain(terrain));
        let icons = Icon::ALL.map(|icon| land.icon(icon));
        let largest =
            terrains.map(|plane| plane.groups().max_by_key(|group| group.count()).unwrap_or(P::EMPTY));
        Self { left, bottom, terrains, icons, largest, groups: largest.map(Plane::count) }
    }

    fn with(&self, Placement { card, turned, at }: Placement) -> Added<'_, P> {
        // The whole ground moves when the card sticks out to the left or below.
        let moved = [(self.left - at.x).max(0), (self.bottom - at.y).max(0)].map(|by| by as u32);
        let x = (at.x - self.left).max(0) as u32;
        let y = (at.y - self.bottom).max(0) as u32;
        let shows = &PRINTS[card as usize][usize::from(turned)];
        Added { ground: self, moved, x, y, kept: !P::block(0b1111, x, y), shows }
    }
}

/// The ground with one card added.
struct Added<'a, P> {
    ground: &'a Ground<P>,
    moved: [u32; 2],
    x: u32,
    y: u32,
    /// Every cell but those under the card.
    kept: P,
    shows: &'a Print,
}

impl<P: Plane> Added<'_, P> {
    fn tally(&self, scoring: &[Card]) -> Tally {
        let groups = Terrain::ALL.into_iter().map(|terrain| self.largest_group(terrain)).sum();
        tally::bonuses(self, groups, scoring)
    }

    /// The largest group of a terrain, looking no further than the card's changes reach.
    #[inline]
    fn largest_group(&self, terrain: Terrain) -> u32 {
        let ground = self.ground;
        let on_card = self.shows.terrains[terrain as usize];
        let before = ground.groups[terrain as usize];
        let group = self.moved(ground.largest[terrain as usize]);
        if (group & self.kept) != group {
            return self.terrain(terrain).largest_group();
        }
        if on_card == 0 {
            return before;
        }
        let plane = self.terrain(terrain);
        let cells = P::block(u32::from(on_card), self.x, self.y);
        // Two cells at opposite corners need not become one group.
        let grown = if matches!(on_card, 0b1001 | 0b0110) {
            plane.group_of(cells).largest_group()
        } else {
            plane.group_of(cells).count()
        };
        before.max(grown)
    }

    #[inline]
    fn moved(&self, plane: P) -> P {
        let [dx, dy] = self.moved;
        plane.moved(dx, dy)
    }

    #[inline]
    fn changed(&self, plane: P, on_card: u8) -> P {
        let beside_the_card = self.moved(plane) & self.kept;
        if on_card == 0 {
            beside_the_card
        } else {
            beside_the_card | P::block(u32::from(on_card), self.x, self.y)
        }
    }
}

impl<P: Plane> Scene for Added<'_, P> {
    type Plane = P;

    fn occupied(&self) -> P {
        let before = self.ground.terrains.into_iter().fold(P::EMPTY, P::bitor);
        self.changed(before, 0b1111)
    }

    fn terrain(&self, terrain: Terrain) -> P {
        self.changed(self.ground.terrains[terrain as usize], self.shows.terrains[terrain as usize])
    }

    fn icon(&self, icon: Icon) -> P {
        self.changed(self.ground.icons[icon as usize], self.shows.icons[icon as usize])
    }
}
