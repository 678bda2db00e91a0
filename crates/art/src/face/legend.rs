//! The legend: nobody has seen it lose, and nobody has seen its face.

use std::fmt;

use crate::palette::Palette;
use crate::pen::Pen;
use crate::vignette::window;

pub(super) fn draw(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const STARS: &str = "M34 74h.1M46 52h.1M158 56h.1M172 88h.1M28 104h.1M178 116h.1";
    window(pen, p, p.sky_high)?;
    pen.line(p.star, 2.8, STARS)?;
    pen.glaze(p.ember, ".35", "M100 30a70 70 0 1 1-.1 0z")?;
    pen.fill(p.ember, "M100 42a58 58 0 1 1-.1 0z")?;
    pen.fill(p.flame, "M100 54a46 46 0 1 1-.1 0z")?;
    duster(pen, p)?;
    head(pen, p)?;
    hat(pen, p)
}

fn duster(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const COAT: &str =
        "M25.5 153C40 140 58 138 70 134L100 150 130 134C142 138 160 140 174.5 153A88 88 0 0 1 25.5 153Z";
    const COLLAR: &str =
        "M70 136L60 106Q54 124 58 146L92 176 100 154ZM130 136L140 106Q146 124 142 146L108 176 100 154Z";
    const EDGE: &str = "M60 106Q54 124 58 146L92 176M140 106Q146 124 142 146L108 176";
    pen.fill(p.brush, COAT)?;
    pen.fill(p.brush, COLLAR)?;
    pen.line(p.mesa_edge, 2.4, EDGE)?;
    pen.line(p.mesa_near, 2.4, "M100 176V193")
}

fn head(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const SHADOW: &str = "M66 84H134L140 110 132 142 100 156 68 142 60 110Z";
    const FACE: &str = "M72 78Q72 100 76 116L124 116Q128 100 128 78Z";
    const EYES: &str = "M78 98Q87 96 94 103Q86 106 78 98ZM122 98Q113 96 106 103Q114 106 122 98Z";
    const BANDANA: &str =
        "M73 104Q100 118 127 104Q128 122 120 134Q112 146 100 170Q88 146 80 134Q72 122 73 104Z";
    const FOLDS: &str =
        "M80 114Q90 120 96 132M120 114Q110 120 104 132M84 128Q92 134 98 148M116 128Q108 134 102 148";
    const DOTS: &str = "M100 122h.1M90 128h.1M110 128h.1M100 138h.1M94 146h.1M106 146h.1M100 156h.1";
    pen.fill(p.brush, SHADOW)?;
    pen.fill(p.hair, FACE)?;
    pen.fill(p.flame, EYES)?;
    pen.fill(p.cloth, BANDANA)?;
    pen.glaze(
        p.cloth_shade,
        ".8",
        "M110 106.500Q119 104 127 100Q128 122 120 134Q112 146 100 170Q112 134 110 106.500Z",
    )?;
    pen.line(p.cloth_shade, 2.4, FOLDS)?;
    pen.line(p.bonnet, 2.6, DOTS)
}

fn hat(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const CROWN: &str = "M62 76C62 52 66 36 76 32Q88 28 100 34Q112 28 124 32C134 36 138 52 138 76Z";
    const BAND: &str = "M62 64Q100 74 138 64V78Q100 88 62 78Z";
    const BRIM: &str = "M8 94C22 70 60 66 100 68S178 70 192 94C170 84 134 96 100 96S30 84 8 94Z";
    const EDGE: &str = "M8 94C30 84 66 96 100 96S170 84 192 94";
    pen.fill(p.brush, CROWN)?;
    pen.fill(p.cloth_shade, BAND)?;
    pen.line(p.straw, 3.0, "M72 72h.1M84 75h.1M100 77h.1M116 75h.1M128 72h.1")?;
    pen.fill(p.brush, BRIM)?;
    pen.line(p.mesa_edge, 2.2, EDGE)
}
