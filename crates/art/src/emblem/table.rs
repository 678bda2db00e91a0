//! Two people at a table, with a lamp above and cards between them.

use std::fmt;

use crate::palette::Palette;
use crate::pen::Pen;
use crate::vignette::window;

pub(super) fn draw(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    window(pen, p, p.rock_shade)?;
    pen.line(p.rock, 2.0, "M44 44V140M72 26V140M128 26V140M156 44V140")?;
    lamp(pen, p)?;
    drover(pen, p)?;
    settler(pen, p)?;
    table(pen, p)
}

fn lamp(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    pen.glaze(p.flame, ".22", "M92 52L30 142H170L108 52Z")?;
    pen.glaze(p.flame, ".3", "M94 52L56 142H144L106 52Z")?;
    pen.line(p.hair, 2.4, "M100 19V38")?;
    pen.fill(p.flame, "M100 44a9 9 0 1 1-.1 0z")?;
    pen.fill(p.wood, "M80 54L92 38H108L120 54Z")
}

fn drover(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const COAT: &str = "M46 110Q64 116 72 118Q84 128 88 148H20.200Q20 124 46 110Z";
    const FACE: &str = "M44 82H73Q74 91 80 99Q80 102 76 102Q78 110 74 115Q66 118 60 114V124H44Z";
    const HAIR: &str = "M42 82H56L54 94 50 96 52 108 42 112Z";
    const HAT: &str = "M26 80Q40 84 44 78L45 58Q52 50 60 56Q68 50 74 58L76 78Q84 82 94 76Q90 90 60 89\
        Q32 90 26 80Z";
    pen.fill(p.denim, COAT)?;
    pen.fill(p.fair, FACE)?;
    pen.fill(p.hair, HAIR)?;
    pen.fill(p.hair, "M66 103Q74 102 79 106Q74 110 66 108Z")?;
    pen.line(p.hair, 3.4, "M70 93h.1")?;
    pen.fill(p.cloth, "M42 112Q54 122 68 117L70 126Q52 130 40 120Z")?;
    pen.fill(p.felt, HAT)?;
    pen.line(p.hide, 5.0, "M45 74Q60 79 75 74")?;
    pen.line(p.denim_shade, 13.0, "M50 138Q66 146 82 138")?;
    pen.fill(p.fair, "M86 130a7 7 0 1 1-.1 0z")?;
    cards(pen, p, "M84 118L92 114 98 134 90 138ZM94 116L102 118 98 136 91 136Z")
}

fn settler(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const DRESS: &str = "M154 110Q136 116 128 118Q116 128 112 148H179.800Q180 124 154 110Z";
    const FACE: &str = "M156 80H129Q127 91 121 98Q121 102 125 102Q123 110 127 115Q134 118 140 114V124H156Z";
    const BONNET: &str = "M122 86Q118 62 140 58Q170 56 172 88Q174 106 162 118L142 112Q150 96 138 84\
        Q130 82 122 86Z";
    const RUFFLE: &str = "M122 88Q130 82 138 86Q148 98 140 114";
    pen.fill(p.river_shade, DRESS)?;
    pen.fill(p.tan, FACE)?;
    pen.line(p.hair, 3.4, "M130 94h.1")?;
    pen.line(p.cloth_shade, 2.4, "M125 107Q129 109 132 107")?;
    pen.fill(p.bonnet, BONNET)?;
    pen.line(p.bonnet_shade, 3.0, RUFFLE)?;
    pen.line(p.bonnet_shade, 2.2, "M140 64Q160 70 162 90M148 80Q156 90 154 106")?;
    pen.line(p.bonnet, 3.0, "M142 113Q138 122 144 128M142 113Q134 118 132 126")?;
    pen.line(p.river, 13.0, "M150 138Q134 146 118 138")?;
    pen.fill(p.tan, "M114 130a7 7 0 1 1-.1 0z")?;
    cards(pen, p, "M116 118L108 114 102 134 110 138ZM106 116L98 118 102 136 109 136Z")
}

/// The backs of cards in a hand.
fn cards(pen: &mut Pen<'_>, p: &Palette, fan: &str) -> fmt::Result {
    pen.fill(p.canvas, fan)?;
    pen.line(p.bonnet, 1.2, fan)
}

fn table(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const BOARD: &str = "M20.2 143H179.800A88 88 0 0 1 20.2 143Z";
    const EDGE: &str = "M37.6 168H162.400A88 88 0 0 1 37.6 168Z";
    pen.fill(p.felt, BOARD)?;
    pen.fill(p.felt_shade, EDGE)?;
    pen.line(p.felt_shade, 1.6, "M30 152H72M128 160H168M40 162H60")?;
    pen.fill(p.paper, "M84 147H116L120 165H80Z")?;
    pen.fill(p.grass, "M86 149H99.500V155.500H84.500Z")?;
    pen.fill(p.river, "M100.5 149H114L115.5 155.500H100.500Z")?;
    pen.fill(p.wood, "M84.3 156.500H99.500V163H82.800Z")?;
    pen.fill(p.sand, "M100.5 156.500H115.700L117.2 163H100.500Z")
}
