//! The words of the game: terrains, icons, cards.

use wagons_rules::{Card, Cell, Icon, Rule, Terrain};

use crate::message::{Key, Message};
use crate::texts::{Texts, sentence_case};
use crate::{key, message, text};

/// One of something, where no number is said before it: German names one icon otherwise than it counts one.
const NAMED: i64 = -1;

impl Texts {
    /// The name of a terrain: "Forest".
    pub fn terrain(&self, terrain: Terrain) -> String {
        self.text(terrain_key(terrain))
    }

    /// Territories of a terrain, as a number of them is followed by: "Forests".
    pub fn territories(&self, terrain: Terrain, count: usize) -> String {
        self.text(territories(terrain, count))
    }

    /// The name of an icon: "Cow".
    pub fn icon(&self, icon: Icon) -> String {
        self.text(icons(icon, NAMED))
    }

    /// The name of an icon as a number of them is followed by: "Cows".
    pub fn icons(&self, icon: Icon, count: usize) -> String {
        self.text(icons(icon, count as i64))
    }

    /// A cell by its column and row, never on two lines: "(−1, 1)". Where a comma makes decimals, it is "(−1; 1)".
    pub fn cell(&self, Cell { x, y }: Cell) -> String {
        text!(self, Cell { x, y })
    }

    /// The title of a scoring card.
    pub fn card(&self, card: Card) -> String {
        self.text(card_keys(card)[0])
    }

    /// What a scoring card pays for, in one sentence.
    pub fn rule(&self, card: Card) -> String {
        self.text(card_keys(card)[1])
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
            Rule::Group(terrain) => text!(self, GroupRule { group: self.text(group_key(terrain)) }),
            Rule::Scoring(card) => self.rule(card),
        }
    }
}

const fn terrain_key(terrain: Terrain) -> Key {
    match terrain {
        Terrain::Desert => key::TERRAIN_DESERT,
        Terrain::Forest => key::TERRAIN_FOREST,
        Terrain::Mountains => key::TERRAIN_MOUNTAINS,
        Terrain::Plains => key::TERRAIN_PLAINS,
        Terrain::Snow => key::TERRAIN_SNOW,
        Terrain::Water => key::TERRAIN_WATER,
    }
}

const fn group_key(terrain: Terrain) -> Key {
    match terrain {
        Terrain::Desert => key::TERRAIN_DESERT_GROUP,
        Terrain::Forest => key::TERRAIN_FOREST_GROUP,
        Terrain::Mountains => key::TERRAIN_MOUNTAINS_GROUP,
        Terrain::Plains => key::TERRAIN_PLAINS_GROUP,
        Terrain::Snow => key::TERRAIN_SNOW_GROUP,
        Terrain::Water => key::TERRAIN_WATER_GROUP,
    }
}

fn territories(terrain: Terrain, count: usize) -> Message<'static> {
    match terrain {
        Terrain::Desert => message!(TerrainDesertTerritories { count }),
        Terrain::Forest => message!(TerrainForestTerritories { count }),
        Terrain::Mountains => message!(TerrainMountainsTerritories { count }),
        Terrain::Plains => message!(TerrainPlainsTerritories { count }),
        Terrain::Snow => message!(TerrainSnowTerritories { count }),
        Terrain::Water => message!(TerrainWaterTerritories { count }),
    }
}

fn icons(icon: Icon, count: i64) -> Message<'static> {
    match icon {
        Icon::Beer => message!(IconBeer { count }),
        Icon::Cow => message!(IconCow { count }),
        Icon::Fort => message!(IconFort { count }),
        Icon::Gun => message!(IconGun { count }),
        Icon::Mine => message!(IconMine { count }),
        Icon::Wagon => message!(IconWagon { count }),
    }
}

/// The title and the rule of a scoring card.
const fn card_keys(card: Card) -> [Key; 2] {
    match card {
        Card::Badlands => [key::CARD_BADLANDS, key::CARD_BADLANDS_RULE],
        Card::BoomOrBust => [key::CARD_BOOM_OR_BUST, key::CARD_BOOM_OR_BUST_RULE],
        Card::Bootleggers => [key::CARD_BOOTLEGGERS, key::CARD_BOOTLEGGERS_RULE],
        Card::CircleTheWagons => [key::CARD_CIRCLE_THE_WAGONS, key::CARD_CIRCLE_THE_WAGONS_RULE],
        Card::ClaimJumpers => [key::CARD_CLAIM_JUMPERS, key::CARD_CLAIM_JUMPERS_RULE],
        Card::CoolWater => [key::CARD_COOL_WATER, key::CARD_COOL_WATER_RULE],
        Card::Fortified => [key::CARD_FORTIFIED, key::CARD_FORTIFIED_RULE],
        Card::GoldCountry => [key::CARD_GOLD_COUNTRY, key::CARD_GOLD_COUNTRY_RULE],
        Card::HappyCows => [key::CARD_HAPPY_COWS, key::CARD_HAPPY_COWS_RULE],
        Card::OneTooMany => [key::CARD_ONE_TOO_MANY, key::CARD_ONE_TOO_MANY_RULE],
        Card::PrairieLife => [key::CARD_PRAIRIE_LIFE, key::CARD_PRAIRIE_LIFE_RULE],
        Card::RiflesReady => [key::CARD_RIFLES_READY, key::CARD_RIFLES_READY_RULE],
        Card::SmalltownCharm => [key::CARD_SMALLTOWN_CHARM, key::CARD_SMALLTOWN_CHARM_RULE],
        Card::TargetPractice => [key::CARD_TARGET_PRACTICE, key::CARD_TARGET_PRACTICE_RULE],
        Card::TheClearing => [key::CARD_THE_CLEARING, key::CARD_THE_CLEARING_RULE],
        Card::TheHerd => [key::CARD_THE_HERD, key::CARD_THE_HERD_RULE],
        Card::Undiscovered => [key::CARD_UNDISCOVERED, key::CARD_UNDISCOVERED_RULE],
        Card::WagonTrain => [key::CARD_WAGON_TRAIN, key::CARD_WAGON_TRAIN_RULE],
    }
}
