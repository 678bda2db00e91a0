//! A card about to be laid on a ground, somewhere: what it would show, and what would lie around it.

use std::ops::Deref;

use wagons_rules::bitboard::{Plane, Scene};
use wagons_rules::{Card, Icon, Placement, Terrain, Territory};

use super::ground::{BLOCK, Ground, Step};
use super::groups::{Helpers, Shown};

/// One card in one orientation, and what of other cards may come to lie beside it.
pub(super) struct Laid<'a, P> {
    pub(super) ground: &'a Ground<P>,
    pub(super) shown: [Territory; 4],
    /// Other cards to come, wherever they lie.
    pub(super) others: &'a [Card],
    /// What other cards that may lie near this one show.
    near: Kinds,
    /// How many of them may lie near.
    pub(super) neighbours: usize,
    /// Which losses count.
    pub(super) losses: Losses,
    /// Whether all others lie there before this one.
    last: bool,
}

/// Terrains and icons, as bits.
#[derive(Clone, Copy, Default)]
struct Kinds {
    terrains: u8,
    icons: u8,
}

impl Kinds {
    fn of(cards: &[Card]) -> Self {
        let territories = cards.iter().flat_map(|card| card.territories());
        territories.fold(Self::default(), |kinds, t| Self {
            terrains: kinds.terrains | 1 << t.terrain as u8,
            icons: kinds.icons | 1 << t.icon as u8,
        })
    }
}

/// Which losses under a card count. Two cards can cover the same cell, and two can take from the same group.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Losses {
    /// None: another card counts them.
    None,
    /// Those of single cells: no other card lies near.
    Cells,
    /// All: no other card counts any that this one counts.
    All,
}

impl<'a, P: Plane> Laid<'a, P> {
    /// A card beside which others are to come; near it if `nearby`, otherwise farther away than [`NEAR`](super::NEAR).
    pub(super) fn new(
        ground: &'a Ground<P>,
        card: Card,
        turned: bool,
        others: &'a [Card],
        nearby: bool,
        losses: Losses,
        last: bool,
    ) -> Self {
        let shown = Placement::new(card, turned, 0, 0).cells().map(|(_, territory)| territory);
        let near: &[Card] = if nearby { others } else { &[] };
        Self { ground, shown, others, near: Kinds::of(near), neighbours: near.len(), losses, last }
    }

    /// Whether nothing can cover this card, or change what is beside it.
    pub(super) fn undisturbed(&self) -> bool {
        self.neighbours == 0
    }

    /// Whether nothing can cover this card.
    pub(super) fn stays(&self) -> bool {
        self.last || self.neighbours == 0
    }

    /// Whether a card that may lie near shows a terrain.
    pub(super) fn terrain_comes(&self, terrain: Terrain) -> bool {
        self.near.terrains >> terrain as u8 & 1 != 0
    }

    /// Whether a card that may lie near shows an icon.
    pub(super) fn icon_comes(&self, icon: Icon) -> bool {
        self.near.icons >> icon as u8 & 1 != 0
    }

    /// The card as far as a terrain is concerned, which it shows in these cells.
    pub(super) fn shown_terrain<'b>(&self, terrain: Terrain, cells: &'b [Step]) -> Shown<'b> {
        let helpers = self.helpers_with(|card| card.count_terrain(terrain) > 0);
        Shown { cells, helpers, covers: self.losses == Losses::All }
    }

    /// The card as far as an icon is concerned, which it shows in these cells.
    pub(super) fn shown_icon<'b>(&self, icon: Icon, cells: &'b [Step]) -> Shown<'b> {
        Shown { cells, helpers: self.icon_helpers(icon), covers: self.losses == Losses::All }
    }

    /// How other cards can enlarge groups of an icon.
    pub(super) fn icon_helpers(&self, icon: Icon) -> Helpers {
        self.helpers_with(|card| card.count_icon(icon) > 0)
    }

    fn helpers_with(&self, shows: impl Fn(Card) -> bool) -> Helpers {
        Helpers::new(self.others.iter().filter(|&&card| shows(card)).count(), self.neighbours > 0)
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
        let on_card = |shown: Territory| shown.terrain == terrain;
        self.in_the_end(step, self.terrain_comes(terrain), on_card, self.ground.terrain(terrain))
    }

    /// The places from which the cell this step away can show an icon in the end.
    pub(super) fn icon_at(&self, icon: Icon, step: Step) -> P {
        let on_card = |shown: Territory| shown.icon == icon;
        self.in_the_end(step, self.icon_comes(icon), on_card, self.ground.icon(icon))
    }

    /// The places from which the cell this step away can show something in the end: what may come, what is on the card, or
    /// what lies there.
    fn in_the_end(&self, step: Step, comes: bool, on_card: impl Fn(Territory) -> bool, there: P) -> P {
        match self.on_card(step) {
            Some(shown) if on_card(shown) || comes && !self.last => P::FULL,
            Some(_) => P::EMPTY,
            None if comes => P::FULL,
            None => there.seen_from(step),
        }
    }

    /// The places from which the cell this step away shows an icon because of this card or as before. Where cards with this
    /// icon are to come, that may be covered in between.
    pub(super) fn icon_at_or_before(&self, icon: Icon, step: Step) -> P {
        match self.on_card(step) {
            Some(shown) if shown.icon == icon => P::FULL,
            Some(_) if !self.icon_comes(icon) => P::EMPTY,
            _ => self.ground.icon(icon).seen_from(step),
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

    /// What the card shows in a cell, if that is one of its own.
    pub(super) fn on_card(&self, (x, y): Step) -> Option<Territory> {
        let inside = (0..2).contains(&x) && (0..2).contains(&y);
        inside.then(|| self.shown[(x + 2 * y) as usize])
    }
}

/// A few steps: those to the four cells of a card, or to some of them.
#[derive(Clone, Copy)]
pub(super) struct Steps<const MOST: usize = 4> {
    steps: [Step; MOST],
    len: usize,
}

impl<const MOST: usize> FromIterator<Step> for Steps<MOST> {
    fn from_iter<I: IntoIterator<Item = Step>>(steps: I) -> Self {
        let mut some = Self { steps: [(0, 0); MOST], len: 0 };
        for step in steps {
            some.steps[some.len] = step;
            some.len += 1;
        }
        some
    }
}

impl<const MOST: usize> Deref for Steps<MOST> {
    type Target = [Step];

    fn deref(&self) -> &[Step] {
        &self.steps[..self.len]
    }
}

/// One step after another.
pub(super) fn and((x, y): Step, (dx, dy): Step) -> Step {
    (x + dx, y + dy)
}

/// The four steps around a cell.
pub(super) fn around((x, y): Step) -> [Step; 4] {
    [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
}
