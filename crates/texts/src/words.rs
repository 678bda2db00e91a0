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
        self.text(terrain_keys(terrain)[0])
    }

    /// Territories of a terrain, as a number of them is followed by: "Forests".
    pub fn territories(&self, terrain: Terrain, count: usize) -> String {
        self.text(match terrain {
            Terrain::Desert => message!(TerrainDesertTerritories { count }),
            Terrain::Forest => message!(TerrainForestTerritories { count }),
            Terrain::Mountains => message!(TerrainMountainsTerritories { count }),
            Terrain::Plains => message!(TerrainPlainsTerritories { count }),
            Terrain::Snow => message!(TerrainSnowTerritories { count }),
            Terrain::Water => message!(TerrainWaterTerritories { count }),
        })
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
            Rule::Group(terrain) => text!(self, GroupRule { group: self.text(terrain_keys(terrain)[1]) }),
            Rule::Scoring(card) => self.rule(card),
        }
    }
}

/// The name of a terrain, and that of a group of it.
const fn terrain_keys(terrain: Terrain) -> [Key; 2] {
    match terrain {
        Terrain::Desert => [key::TERRAIN_DESERT, key::TERRAIN_DESERT_GROUP],
        Terrain::Forest => [key::TERRAIN_FOREST, key::TERRAIN_FOREST_GROUP],
        Terrain::Mountains => [key::TERRAIN_MOUNTAINS, key::TERRAIN_MOUNTAINS_GROUP],
        Terrain::Plains => [key::TERRAIN_PLAINS, key::TERRAIN_PLAINS_GROUP],
        Terrain::Snow => [key::TERRAIN_SNOW, key::TERRAIN_SNOW_GROUP],
        Terrain::Water => [key::TERRAIN_WATER, key::TERRAIN_WATER_GROUP],
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
        Card::Badlands => key::CARD_BADLANDS_WHOLE,
        Card::BoomOrBust => key::CARD_BOOM_OR_BUST_WHOLE,
        Card::Bootleggers => key::CARD_BOOTLEGGERS_WHOLE,
        Card::CircleTheWagons => key::CARD_CIRCLE_THE_WAGONS_WHOLE,
        Card::ClaimJumpers => key::CARD_CLAIM_JUMPERS_WHOLE,
        Card::CoolWater => key::CARD_COOL_WATER_WHOLE,
        Card::Fortified => key::CARD_FORTIFIED_WHOLE,
        Card::GoldCountry => key::CARD_GOLD_COUNTRY_WHOLE,
        Card::HappyCows => key::CARD_HAPPY_COWS_WHOLE,
        Card::OneTooMany => key::CARD_ONE_TOO_MANY_WHOLE,
        Card::PrairieLife => key::CARD_PRAIRIE_LIFE_WHOLE,
        Card::RiflesReady => key::CARD_RIFLES_READY_WHOLE,
        Card::SmalltownCharm => key::CARD_SMALLTOWN_CHARM_WHOLE,
        Card::TargetPractice => key::CARD_TARGET_PRACTICE_WHOLE,
        Card::TheClearing => key::CARD_THE_CLEARING_WHOLE,
        Card::TheHerd => key::CARD_THE_HERD_WHOLE,
        Card::Undiscovered => key::CARD_UNDISCOVERED_WHOLE,
        Card::WagonTrain => key::CARD_WAGON_TRAIN_WHOLE,
    }
}
