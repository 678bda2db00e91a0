//! The words of the game: terrains, icons, cards.

use wagons_rules::{Card, Icon, Rule, Terrain};

use crate::text;
use crate::texts::{Texts, sentence_case};

impl Texts {
    /// The name of a terrain: "Forest".
    pub fn terrain(&self, terrain: Terrain) -> String {
        self.get(terrain_key(terrain))
    }

    /// Territories of a terrain, as a number of them is followed by: "Forests".
    pub fn territories(&self, terrain: Terrain, count: usize) -> String {
        self.with(&format!("{}.territories", terrain_key(terrain)), &[("count", count.into())])
    }

    /// The name of an icon: "Cow".
    pub fn icon(&self, icon: Icon) -> String {
        self.icons(icon, 1)
    }

    /// The name of an icon as a number of them is followed by: "Cows".
    pub fn icons(&self, icon: Icon, count: usize) -> String {
        self.with(icon_key(icon), &[("count", count.into())])
    }

    /// The title of a scoring card.
    pub fn card(&self, card: Card) -> String {
        self.get(card_key(card))
    }

    /// What a scoring card pays for, in one sentence.
    pub fn rule(&self, card: Card) -> String {
        self.get(&format!("{}.rule", card_key(card)))
    }

    /// What a line of the score sheet is called.
    pub fn line_title(&self, rule: Rule) -> String {
        match rule {
            Rule::Group(terrain) => sentence_case(&self.terrain(terrain)),
            Rule::Scoring(card) => self.card(card),
        }
    }

    /// What a line of the score sheet pays for, in one sentence.
    pub fn line_rule(&self, rule: Rule) -> String {
        match rule {
            Rule::Group(terrain) => text!(self, "group-rule", terrain = self.terrain(terrain)),
            Rule::Scoring(card) => self.rule(card),
        }
    }
}

const fn terrain_key(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Desert => "terrain-desert",
        Terrain::Forest => "terrain-forest",
        Terrain::Mountains => "terrain-mountains",
        Terrain::Plains => "terrain-plains",
        Terrain::Snow => "terrain-snow",
        Terrain::Water => "terrain-water",
    }
}

const fn icon_key(icon: Icon) -> &'static str {
    match icon {
        Icon::Beer => "icon-beer",
        Icon::Cow => "icon-cow",
        Icon::Fort => "icon-fort",
        Icon::Gun => "icon-gun",
        Icon::Mine => "icon-mine",
        Icon::Wagon => "icon-wagon",
    }
}

const fn card_key(card: Card) -> &'static str {
    match card {
        Card::Badlands => "card-badlands",
        Card::BoomOrBust => "card-boom-or-bust",
        Card::Bootleggers => "card-bootleggers",
        Card::CircleTheWagons => "card-circle-the-wagons",
        Card::ClaimJumpers => "card-claim-jumpers",
        Card::CoolWater => "card-cool-water",
        Card::Fortified => "card-fortified",
        Card::GoldCountry => "card-gold-country",
        Card::HappyCows => "card-happy-cows",
        Card::OneTooMany => "card-one-too-many",
        Card::PrairieLife => "card-prairie-life",
        Card::RiflesReady => "card-rifles-ready",
        Card::SmalltownCharm => "card-smalltown-charm",
        Card::TargetPractice => "card-target-practice",
        Card::TheClearing => "card-the-clearing",
        Card::TheHerd => "card-the-herd",
        Card::Undiscovered => "card-undiscovered",
        Card::WagonTrain => "card-wagon-train",
    }
}
