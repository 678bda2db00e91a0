//! The greenhorn: fresh from the East, and fond of cows.

use std::fmt;

use super::{HEAD, HEAD_SHADE, NECK};
use crate::palette::Palette;
use crate::pen::Pen;
use crate::vignette::{GROUND, window};

pub(super) fn draw(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const FAR_HILL: &str = "M14.6 126Q60 104 108 118T185.4 126A88 88 0 0 1 14.6 126Z";
    window(pen, p, p.sky_glow)?;
    pen.fill(p.grass_light, FAR_HILL)?;
    pen.fill(p.grass, &format!("M18.8 140Q60 122 100 134T181.2 140{GROUND}"))?;
    coat(pen, p)?;
    head(pen, p)?;
    bowler(pen, p)?;
    calf(pen, p)
}

fn coat(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const COAT: &str = "M30.5 160C42 150 66 146 82 142L100 158 118 142C134 146 158 150 169.5 160\
        A88 88 0 0 1 30.5 160Z";
    const LAPELS: &str = "M82 142L74 152 84 160 78 166 100 190 122 166 116 160 126 152 118 142 100 160Z";
    const SHIRT: &str = "M84 143L100 188 116 143 100 158Z";
    const BOW: &str = "M100 160L84 151V170ZM100 160L116 151V170ZM96 156H104V165H96Z";
    pen.fill(p.denim, COAT)?;
    pen.fill(p.denim_shade, LAPELS)?;
    pen.fill(p.bonnet, SHIRT)?;
    pen.fill(p.fair_shade, NECK)?;
    pen.fill(p.bonnet, "M84 142L76 150 96 164 100 158ZM116 142L124 150 104 164 100 158Z")?;
    pen.fill(p.cloth, BOW)
}

fn head(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const EARS: &str = "M70 93a10 11 0 1 0 3 20zM130 93a10 11 0 1 1-3 20z";
    const TUFTS: &str =
        "M70 78Q66 92 72 98L76 84ZM130 78Q134 92 128 98L124 84ZM92 74Q96 90 108 88Q102 84 106 74Z";
    const CHEEKS: &str = "M82 106a7 5 0 1 0 .1 0zM118 106a7 5 0 1 0 .1 0z";
    const FRECKLES: &str = "M79 108h.1M84 111h.1M85 106h.1M116 106h.1M121 108h.1M117 111h.1";
    const EYES: &str = "M87 91a4 5 0 1 0 .1 0zM113 91a4 5 0 1 0 .1 0z";
    const BROWS: &str = "M80 85Q86 80 92 84M108 84Q114 80 120 85";
    const SMILE: &str = "M86 117Q100 124 114 117Q112 131 100 131Q88 131 86 117Z";
    pen.fill(p.fair_shade, EARS)?;
    pen.fill(p.fair, HEAD)?;
    pen.glaze(p.fair_shade, ".55", HEAD_SHADE)?;
    pen.fill(p.straw, TUFTS)?;
    pen.glaze(p.cloth, ".28", CHEEKS)?;
    pen.line(p.fair_shade, 2.6, FRECKLES)?;
    pen.fill(p.hair, EYES)?;
    pen.line(p.medallion, 2.4, "M88 94h.1M114 94h.1")?;
    pen.line(p.straw, 3.2, BROWS)?;
    pen.line(p.fair_shade, 3.0, "M100 97Q104 106 98 108")?;
    pen.fill(p.cloth_shade, SMILE)?;
    pen.fill(p.medallion, "M86 117Q100 124 114 117L112.5 122Q100 127 87.5 122Z")
}

fn bowler(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const DOME: &str = "M64 70C62 36 78 22 100 22S138 36 136 70Q100 82 64 70Z";
    const GLOSS: &str = "M76 56C76 42 82 34 92 30C86 38 84 46 84 58Z";
    const BAND: &str = "M63.7 60Q100 72 136.3 60L136 71Q100 82 64 71Z";
    const BRIM: &str = "M50 72C50 64 58 66 64 69Q100 80 136 69C142 66 150 64 150 72C150 80 140 82 132 84\
        Q100 90 68 84C60 82 50 80 50 72Z";
    const STEM: &str = "M126 66Q138 54 138 40";
    const PETALS: &str = "M138 26a6 6 0 1 1-.1 0zM129 33a6 6 0 1 1-.1 0zM147 33a6 6 0 1 1-.1 0z\
        M132.5 43a6 6 0 1 1-.1 0zM143.5 43a6 6 0 1 1-.1 0z";
    pen.fill(p.wagon_box, DOME)?;
    pen.glaze(p.felt, ".45", GLOSS)?;
    pen.fill(p.hair, BAND)?;
    pen.fill(p.wagon_box, BRIM)?;
    pen.line(p.hair, 1.6, "M56 74Q100 88 144 74")?;
    pen.line(p.grass_shade, 2.6, STEM)?;
    pen.fill(p.medallion, PETALS)?;
    pen.fill(p.flame, "M138 36a5 5 0 1 1-.1 0z")
}

fn calf(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const HORNS: &str = "M32 134Q24 130 24 120Q32 128 38 130ZM60 134Q68 130 68 120Q60 128 54 130Z";
    const EARS: &str = "M32 138Q18 134 14 144Q24 150 34 146ZM60 138Q74 134 78 144Q68 150 58 146Z";
    const HEAD: &str =
        "M46 128C60 128 62 140 60 152C58 164 58 174 46 174S34 164 32 152C30 140 32 128 46 128Z";
    const MUZZLE: &str =
        "M46 158C56 158 60 164 58 170C56 176 52 178 46 178S36 176 34 170C32 164 36 158 46 158Z";
    const BLAZE: &str = "M46 130Q52 142 49 158H43Q40 142 46 130Z";
    pen.fill(p.felt, EARS)?;
    pen.fill(p.bonnet, HORNS)?;
    pen.fill(p.felt_shade, HEAD)?;
    pen.fill(p.bonnet, BLAZE)?;
    pen.fill(p.fair, MUZZLE)?;
    pen.fill(p.hair, "M38 145a3 3.6 0 1 0 .1 0zM54 145a3 3.6 0 1 0 .1 0z")?;
    pen.line(p.fair_shade, 3.0, "M41 166h.1M51 166h.1")?;
    pen.line(p.fair_shade, 2.0, "M41 172Q46 175 51 172")
}
