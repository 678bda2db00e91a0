//! Every colour of the game by name, by day and by night. Drawings ask here and never name a colour of
//! their own, so a theme is one value and the table below is the only place to change it.

// Colours are read as six digits.
#![allow(clippy::unreadable_literal)]

use std::fmt;

/// A colour of a [`Palette`], written into a drawing as `#rrggbb` or, in the live palette, as a CSS custom
/// property with the day colour to fall back on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Color {
    rgb: u32,
    property: Option<&'static str>,
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.property {
            Some(property) => write!(f, "var(--{property},#{:06x})", self.rgb),
            None => write!(f, "#{:06x}", self.rgb),
        }
    }
}

macro_rules! palettes {
    ($($name:ident $property:literal $day:literal $night:literal $doc:literal;)*) => {
        /// The colours of every drawing. Take one of the three constants.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub struct Palette {
            $(#[doc = $doc] pub $name: Color,)*
        }

        impl Palette {
            /// Noon: paper cards on a light wooden table.
            pub const DAY: Self = Self { $($name: Color { rgb: $day, property: None },)* };

            /// Night at the campfire: the same things in warm, low light.
            pub const NIGHT: Self = Self { $($name: Color { rgb: $night, property: None },)* };

            /// For pages that switch themes: every colour is a custom property, set by [`Palette::css`].
            /// Only browsers understand it; pictures that leave the page take `DAY` or `NIGHT`.
            pub const LIVE: Self = Self { $($name: Color { rgb: $day, property: Some($property) },)* };

            /// The colour of this name.
            pub(crate) fn color(&self, name: &str) -> Option<Color> {
                match name {
                    $(stringify!($name) => Some(self.$name),)*
                    _ => None,
                }
            }

            /// The custom properties that give the live palette these colours, for a style sheet.
            ///
            /// ```
            /// use wagons_art::Palette;
            ///
            /// let night = format!("[data-theme=night]{{{}}}", Palette::NIGHT.css());
            /// assert!(night.contains("--w-ink:#"));
            /// ```
            pub fn css(&self) -> String {
                [$(($property, self.$name.rgb),)*]
                    .iter()
                    .map(|(property, rgb)| format!("--{property}:#{rgb:06x};"))
                    .collect()
            }
        }
    };
}

impl Palette {
    /// The style sheet of the live palette: day, or night where the reader's system is dark. An attribute
    /// `data-theme` of the root element, `day` or `night`, overrules the system.
    ///
    /// ```
    /// use wagons_art::Palette;
    ///
    /// let sheet = Palette::stylesheet();
    /// assert!(sheet.starts_with(":root{color-scheme:light;--w-ink:#2b1c12;"));
    /// assert!(sheet.contains(":root[data-theme=night]{color-scheme:dark;--w-ink:#f6e8cc;"));
    /// ```
    pub fn stylesheet() -> String {
        let (day, night) = (Self::DAY.css(), Self::NIGHT.css());
        format!(
            ":root{{color-scheme:light;{day}}}\n\
             @media(prefers-color-scheme:dark){{:root:not([data-theme=day]){{color-scheme:dark;{night}}}}}\n\
             :root[data-theme=night]{{color-scheme:dark;{night}}}\n"
        )
    }
}

palettes! {
    // name, custom property, day, night, what it colours
    ink           "w-ink"           0x2b1c12  0xf6e8cc "Text and fine outlines on paper.";
    ink_soft      "w-ink-soft"      0x6d5440  0xc9ae86 "Secondary text and hairlines on paper.";
    paper         "w-paper"         0xfaf1dc  0x33251b "The face of a card.";
    paper_edge    "w-paper-edge"    0xd9c49a  0x86684a "The worn edge of a card.";
    table         "w-table"         0xb98a5a  0x1d140f "The wooden table.";
    table_grain   "w-table-grain"   0xae8051  0x271b14 "The grain of the table.";
    table_ink     "w-table-ink"     0x2b1c12  0xf6e8cc "Words on the table.";
    light         "w-light"         0xfff0c8  0xd2622a "What falls on the table: the sun, at night the fire.";
    shadow        "w-shadow"        0x3a2413  0x000000 "What a card casts on the table; drawn half transparent.";
    blank         "w-blank"         0xeadfc2  0x4a382a "A territory in a diagram whose terrain does not matter.";
    medallion     "w-medallion"     0xfdf6e6  0xf0d9ab "The disc under an icon: light by day and by night.";
    medallion_rim "w-medallion-rim" 0xc8a873  0x8d6437 "The edge of that disc.";
    score         "w-score"         0xb23a1e  0xff9a3d "What scores: rings, badges, the last placement.";
    score_text    "w-score-text"    0xffffff  0x2a1408 "Numbers on a badge that scores.";
    gain          "w-gain"          0x2a6430  0xa5d384 "Points that are won.";
    cost          "w-cost"          0x4a4a52  0xb9b2c4 "Badges of what costs points.";
    cost_text     "w-cost-text"     0xffffff  0x1c1820 "Numbers on a badge that costs.";

    sand          "w-sand"          0xecca8b  0xbd965a "Desert ground.";
    sand_light    "w-sand-light"    0xf7deae  0xd2aa70 "The sunny side of a dune.";
    sand_shade    "w-sand-shade"    0xcf9f5c  0x855f31 "The lee of a dune.";
    cactus        "w-cactus"        0x7d8a4a  0x4d5427 "A saguaro far away.";
    wood          "w-wood"          0x1f4530  0x14261c "Forest ground.";
    wood_light    "w-wood-light"    0x3d6d4e  0x274634 "Firs in the sun.";
    wood_shade    "w-wood-shade"    0x122c1e  0x0a1610 "Firs in the shade.";
    rock          "w-rock"          0x845f4e  0x5e4234 "Mountain ground.";
    rock_light    "w-rock-light"    0xa98069  0x85604d "The sunny face of a ridge.";
    rock_shade    "w-rock-shade"    0x5d3f34  0x402a21 "The dark face of a ridge.";
    rock_cap      "w-rock-cap"      0xf0e6d6  0xc9b79f "Snow on a peak.";
    grass         "w-grass"         0xa9ab50  0x7f8140 "Plains ground.";
    grass_light   "w-grass-light"   0xcfcd80  0xa19e5a "Young grass and seed heads.";
    grass_shade   "w-grass-shade"   0x767d30  0x525724 "Blades of grass.";
    snow          "w-snow"          0xeff3f4  0xb4bfcc "Snow ground.";
    snow_light    "w-snow-light"    0xffffff  0xd3dae1 "Fresh drifts.";
    snow_shade    "w-snow-shade"    0x9db6c6  0x7d8da0 "Flakes and hollows.";
    river         "w-river"         0x4e8ea8  0x37677f "Water ground.";
    river_light   "w-river-light"   0x8cc4d2  0x5c90a6 "Crests of waves.";
    river_shade   "w-river-shade"   0x34708a  0x26495e "Troughs of waves.";

    bottle        "w-bottle"        0x2c4a1e  0x2a431c "Beer.";
    hide          "w-hide"          0x6b2f17  0x5e2711 "Cow.";
    timber        "w-timber"        0x4a3116  0x412a12 "Fort.";
    steel         "w-steel"         0x262d38  0x222830 "Gun.";
    iron          "w-iron"          0x47304f  0x3d2844 "Mine.";
    canvas        "w-canvas"        0x7f2318  0x701c12 "Wagon.";

    sky_high      "w-sky-high"      0x5b4a78  0x0d1228 "The sky of the title picture, from the top …";
    sky_upper     "w-sky-upper"     0x935675  0x141a38 "…";
    sky_middle    "w-sky-middle"    0xd0705f  0x20254c "…";
    sky_lower     "w-sky-lower"     0xec9559  0x322f60 "…";
    sky_glow      "w-sky-glow"      0xf7c578  0x523f6e "… down to the horizon.";
    star          "w-star"          0xe9cfc4  0xfff4d8 "Stars, and sparks of the fire.";
    sun           "w-sun"           0xfff0c4  0xf4ead0 "The setting sun; by night the moon.";
    mesa_far      "w-mesa-far"      0xa8556a  0x2a2748 "Mesas on the horizon.";
    mesa_near     "w-mesa-near"     0x7d3a45  0x1a1932 "Mesas before them.";
    mesa_edge     "w-mesa-edge"     0xcf7158  0x3d3660 "Where their walls catch the light.";
    plain_far     "w-plain-far"     0xc07a50  0x2c2436 "The prairie behind the wagons.";
    plain_near    "w-plain-near"    0x935539  0x1f1926 "The prairie around them.";
    brush         "w-brush"         0x3a2129  0x0d0b14 "Sagebrush in the foreground, and people by the fire.";
    bonnet        "w-bonnet"        0xfbe9c8  0xe8c890 "The cloth of a wagon.";
    bonnet_shade  "w-bonnet-shade"  0xd9a878  0xa87848 "Its folds.";
    wagon_box     "w-wagon-box"     0x6e3626  0x4a281d "Its box.";
    flame         "w-flame"         0xffbd4a  0xffc04f "The heart of the campfire.";
    ember         "w-ember"         0xe2582a  0xe8622c "Its flames.";

    fair          "w-fair"          0xf2c79f  0xcf9468 "Skin that has seen little sun.";
    fair_shade    "w-fair-shade"    0xd99d73  0xa16a45 "Its shaded side.";
    tan           "w-tan"           0xd09566  0xa87048 "Skin that has seen much.";
    tan_shade     "w-tan-shade"     0xa96d45  0x774a2d "Its shaded side.";
    umber         "w-umber"         0x8c5637  0x744428 "Dark skin.";
    umber_shade   "w-umber-shade"   0x683b24  0x4d2b19 "Its shaded side.";
    hair          "w-hair"          0x32211a  0x1c120d "Hair, brows and eyes.";
    straw         "w-straw"         0xd9a441  0xb07d2c "Fair hair, brass and stars of tin.";
    felt          "w-felt"          0xc89a67  0x94683f "A hat the weather has bleached.";
    felt_shade    "w-felt-shade"    0x9b6f43  0x694628 "Its crease and the shadow of its brim.";
    cloth         "w-cloth"         0xb8402a  0xa23620 "Neckerchiefs.";
    cloth_shade   "w-cloth-shade"   0x8a2a1b  0x6f2115 "Their folds.";
    denim         "w-denim"         0x3f5f7f  0x2f4863 "Coats of the town.";
    denim_shade   "w-denim-shade"   0x2c4560  0x1e3046 "Their lapels.";
}
