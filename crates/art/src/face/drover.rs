//! The drover: has time, has a rope, and takes what lies next.

use std::fmt;

use super::{HEAD, HEAD_SHADE, NECK};
use crate::palette::Palette;
use crate::pen::Pen;
use crate::vignette::{GROUND, window};

pub(super) fn draw(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const MESAS: &str = "M13.5 122L22 108H46L52 120H70V150H20Q15 138 13.5 122ZM132 150V124H146L152 102H176\
        L182 122Q182 136 176 150Z";
    window(pen, p, p.sky_lower)?;
    pen.fill(p.mesa_far, MESAS)?;
    pen.fill(p.sand, &format!("M18.8 140Q64 124 110 138T181.2 140{GROUND}"))?;
    shirt(pen, p)?;
    head(pen, p)?;
    hat(pen, p)?;
    rope(pen, p)
}

fn shirt(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const SHIRT: &str = "M27 155C42 146 66 146 82 142L118 142C134 146 158 146 173 155A88 88 0 0 1 27 155Z";
    const VEST: &str =
        "M56 147L82 142 92 192.500Q70 190 50 178.500ZM144 147L118 142 108 192.500Q130 190 150 178.500Z";
    const KERCHIEF: &str = "M76 134Q100 152 124 134L132 148Q118 158 110 162L100 184 90 162Q80 158 68 148Z";
    const FOLDS: &str = "M80 146Q100 160 120 146M92 160L100 176 108 160";
    pen.fill(p.snow_shade, SHIRT)?;
    pen.fill(p.timber, VEST)?;
    pen.fill(p.umber_shade, NECK)?;
    pen.fill(p.cloth, KERCHIEF)?;
    pen.line(p.cloth_shade, 2.6, FOLDS)
}

fn head(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const EARS: &str = "M71 94a7 9 0 1 0 3 17zM129 94a7 9 0 1 1-3 17z";
    const LIDS: &str = "M79 96Q86 90 93 96ZM107 96Q114 90 121 96Z";
    const EYES: &str = "M80 96H92Q90 102 86 102T80 96ZM108 96H120Q118 102 114 102T108 96Z";
    const PUPILS: &str = "M84 96H91Q90 101.5 87.5 101.500T84 96ZM112 96H119Q118 101.5 115.5 101.500T112 96Z";
    const MOUSTACHE: &str = "M100 112Q90 110 84 118Q80 128 82 138L88 138Q88 126 92 122Q96 119 100 119\
        Q104 119 108 122Q112 126 112 138L118 138Q120 128 116 118Q110 110 100 112Z";
    const STALK: &str = "M104 125Q128 124 154 110";
    const SEEDS: &str = "M142 117L150 106 152 112 162 100 160 108 170 102 162 114 152 118Z";
    pen.fill(p.umber_shade, EARS)?;
    pen.fill(p.umber, HEAD)?;
    pen.glaze(p.umber_shade, ".6", HEAD_SHADE)?;
    pen.glaze(p.umber_shade, ".7", "M71 80Q100 96 129 80V92Q100 104 71 92Z")?;
    pen.fill(p.medallion, EYES)?;
    pen.fill(p.hair, PUPILS)?;
    pen.fill(p.umber, LIDS)?;
    pen.line(p.hair, 2.4, "M79 96H93M107 96H121")?;
    pen.line(p.hair, 4.0, "M79 89Q86 86 93 89M107 89Q114 86 121 89")?;
    pen.line(p.umber_shade, 3.4, "M99 96Q105 107 97 109")?;
    pen.fill(p.hair, MOUSTACHE)?;
    pen.line(p.umber_shade, 3.0, "M94 126Q100 128 106 125")?;
    pen.line(p.grass_light, 2.6, STALK)?;
    pen.fill(p.grass_light, SEEDS)
}

fn hat(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const CROWN: &str = "M66 70C66 42 68 26 80 20Q90 16 100 26Q110 16 120 20C132 26 134 42 134 70Z";
    const CREASE: &str = "M100 26Q94 40 97 54M82 24Q76 34 77 46M118 24Q124 34 123 46";
    const BAND: &str = "M66 58Q100 68 134 58V72Q100 82 66 72Z";
    const BRIM: &str = "M20 54C24 42 40 50 62 66Q100 80 138 66C160 50 176 42 180 54C182 74 140 90 100 90\
        S18 74 20 54Z";
    const BELOW: &str = "M20 54C34 72 70 80 100 80S166 72 180 54C182 74 140 90 100 90S18 74 20 54Z";
    pen.fill(p.felt, CROWN)?;
    pen.line(p.felt_shade, 3.0, CREASE)?;
    pen.fill(p.hide, BAND)?;
    pen.fill(p.felt, BRIM)?;
    pen.fill(p.felt_shade, BELOW)
}

fn rope(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const COILS: &str =
        "M160 134C176 142 172 168 152 184M154 136C166 146 162 168 146 184M148 138C156 150 152 168 140 184";
    const LAY: &str = "M167 146l-5 3M168 156l-6 1M164 168l-5-2M157 150l-5 2M158 160l-6 0";
    pen.line(p.felt_shade, 7.0, COILS)?;
    pen.line(p.sand_light, 4.4, COILS)?;
    pen.line(p.felt_shade, 1.4, LAY)
}
