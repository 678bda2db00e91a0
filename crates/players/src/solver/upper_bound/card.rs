//! A card about to be laid on a ground, somewhere: what it would show, and what would lie around it.

use std::ops::Deref;

use wagons_rules::bitboard::{Plane, Scene};
use wagons_rules::{Card, Icon, Placement, Terrain, Territory};

use super::ground::{BLOCK, Ground, Step};

/// One card in one orientation, and what of other cards may come to lie beside it.
pub(super) struct Laid<'a, P> {
    pub(super) ground: &'a Ground<P>,
    pub(super) shown: [Territory; 4],
    /// Terrains and icons that other cards to come show, as bits.
    terrains_to_come: u8,
    icons_to_come: u8,
    /// How many other cards are to come.
    pub(super) to_come: usize,
    /// Whether no other card is to come: then nothing covers this one.
    pub(super) last: bool,
    /// Whether what is lost under it counts. Of several cards only one may count that: two can cover the same cell.
    pub(super) covers: bool,
}

impl<'a, P: Plane> Laid<'a, P> {
    pub(super) fn new(
        ground: &'a Ground<P>,
        card: Card,
        turned: bool,
        others: &[Card],
        covers: bool,
    ) -> Self {
        let shown = Placement::new(card, turned, 0, 0).cells().map(|(_, territory)| territory);
        let territories = || others.iter().flat_map(|other| other.territories());
        Self {
            ground,
            shown,
            terrains_to_come: territories().fold(0, |bits, t| bits | 1 << t.terrain as u8),
            icons_to_come: territories().fold(0, |bits, t| bits | 1 << t.icon as u8),
            to_come: others.len(),
            last: others.is_empty(),
            covers,
        }
    }

    pub(super) fn terrain_comes(&self, terrain: Terrain) -> bool {
        self.terrains_to_come >> terrain as u8 & 1 != 0
    }

    pub(super) fn icon_comes(&self, icon: Icon) -> bool {
        self.icons_to_come >> icon as u8 & 1 != 0
    }

    /// The cells of the card that show a terrain.
    pub(super) fn of_terrain(&self, terrain: Terrain) -> impl Iterator<Item = Step> + '_ {
        self.cells().filter(move |(_, shown)| shown.terrain == terrain).map(|(step, _)| step)
    }

    /// The cells of the card that show an icon.
    pub(super) fn of_icon(&self, icon: Icon) -> impl Iterator<Item = Step> + '_ {
        self.cells().filter(move |(_, shown)| shown.icon == icon).map(|(step, _)| step)
    }

    pub(super) fn cells(&self) -> impl Iterator<Item = (Step, Territory)> + '_ {
        BLOCK.into_iter().zip(self.shown)
    }

    /// The places from which the cell this step away can show a terrain in the end.
    pub(super) fn terrain_at(&self, terrain: Terrain, step: Step) -> P {
        if self.terrain_comes(terrain) {
            return P::FULL;
        }
        match self.on_card(step) {
            Some(shown) => everywhere_if(shown.terrain == terrain),
            None => self.ground.terrain(terrain).seen_from(step),
        }
    }

    /// The places from which the cell this step away can show an icon in the end.
    pub(super) fn icon_at(&self, icon: Icon, step: Step) -> P {
        if self.icon_comes(icon) {
            return P::FULL;
        }
        match self.on_card(step) {
            Some(shown) => everywhere_if(shown.icon == icon),
            None => self.ground.icon(icon).seen_from(step),
        }
    }

    /// The places from which a cell beside the one this step away can show a terrain in the end.
    pub(super) fn terrain_beside(&self, terrain: Terrain, step: Step) -> P {
        around(step).into_iter().fold(P::EMPTY, |places, next| places | self.terrain_at(terrain, next))
    }

    /// The places from which a cell beside the one this step away can show an icon in the end.
    pub(super) fn icon_beside(&self, icon: Icon, step: Step) -> P {
        around(step).into_iter().fold(P::EMPTY, |places, next| places | self.icon_at(icon, next))
    }

    /// The places from which the cell this step away has a territory once the last card lies.
    pub(super) fn occupied_at(&self, occupied: P, step: Step) -> P {
        if self.on_card(step).is_some() { P::FULL } else { occupied.seen_from(step) }
    }

    fn on_card(&self, (x, y): Step) -> Option<Territory> {
        let inside = (0..2).contains(&x) && (0..2).contains(&y);
        inside.then(|| self.shown[(x + 2 * y) as usize])
    }
}

fn everywhere_if<P: Plane>(yes: bool) -> P {
    if yes { P::FULL } else { P::EMPTY }
}

/// Some of the four cells of a card.
#[derive(Clone, Copy, Default)]
pub(super) struct Steps {
    steps: [Step; 4],
    len: usize,
}

impl FromIterator<Step> for Steps {
    fn from_iter<I: IntoIterator<Item = Step>>(steps: I) -> Self {
        let mut some = Self::default();
        for step in steps {
            some.steps[some.len] = step;
            some.len += 1;
        }
        some
    }
}

impl Deref for Steps {
    type Target = [Step];

    fn deref(&self) -> &[Step] {
        &self.steps[..self.len]
    }
}

/// The four steps around a cell.
pub(super) fn around((x, y): Step) -> [Step; 4] {
    [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
}
