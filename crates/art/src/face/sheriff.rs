//! The sheriff: counts everything twice.

use std::fmt;

use super::{HEAD, HEAD_SHADE, NECK};
use crate::palette::Palette;
use crate::pen::Pen;
use crate::vignette::window;

pub(super) fn draw(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const STROKES: &str =
        "M26 98V124M34 97V125M42 98V124M50 97V125M20 119L56 104M150 98V124M158 97V125M166 98V124";
    window(pen, p, p.wood)?;
    pen.line(p.bonnet, 2.8, STROKES)?;
    coat(pen, p)?;
    head(pen, p)?;
    hat(pen, p)
}

fn coat(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const COAT: &str =
        "M25.5 153C42 145 66 146 82 142L100 158 118 142C134 146 158 145 174.5 153A88 88 0 0 1 25.5 153Z";
    const VEST: &str = "M84 144L74 150 88 193Q100 195 112 193L126 150 116 144 100 168Z";
    const COLLAR: &str = "M84 140L78 150 94 164 100 157ZM116 140L122 150 106 164 100 157Z";
    const TIE: &str = "M100 158Q88 156 86 170Q94 168 98 164L94 186 100 182 106 186 102 164Q106 168 114 170\
        Q112 156 100 158Z";
    const STAR: &str = "M142 154l5 10.5 11.5 1.5-8.5 8 2.2 11.5-10.2-5.7-10.2 5.7 2.2-11.5-8.5-8 11.5-1.500z";
    pen.fill(p.steel, COAT)?;
    pen.fill(p.rock, VEST)?;
    pen.line(p.straw, 2.0, "M112 178Q120 186 128 176")?;
    pen.fill(p.fair_shade, NECK)?;
    pen.fill(p.bonnet, COLLAR)?;
    pen.fill(p.hair, TIE)?;
    pen.fill(p.flame, STAR)?;
    pen.fill(p.straw, "M142 163a7 7 0 1 0 .1 0z")
}

fn head(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const EARS: &str = "M71 92a7 9 0 1 0 3 18zM129 92a7 9 0 1 1-3 18z";
    const SIDES: &str = "M70 78Q68 104 76 116L80 112 77 82ZM130 78Q132 104 124 116L120 112 123 82Z";
    const LENSES: &str = "M86 86a10.5 10.5 0 1 0 .1 0zM114 86a10.5 10.5 0 1 0 .1 0z";
    const EYES: &str = "M86 93.500a3.4 3.4 0 1 0 .1 0zM114 93.500a3.4 3.4 0 1 0 .1 0z";
    const BROWS: &str = "M76 85Q84 78 95 83Q86 83 78 88ZM124 85Q116 78 105 83Q114 83 122 88Z";
    const MOUSTACHE: &str = "M100 112C92 106 84 110 78 118C74 124 68 126 64 124C68 134 84 138 100 126\
        C116 138 132 134 136 124\
        C132 126 126 124 122 118C116 110 108 106 100 112Z";
    const PENCIL: &str = "M128 96L158 74 162 79 132 101Z";
    pen.fill(p.straw, PENCIL)?;
    pen.fill(p.cloth, "M154 77L160 72Q165 73 164 78L158 82Z")?;
    pen.fill(p.fair_shade, EARS)?;
    pen.fill(p.fair, HEAD)?;
    pen.glaze(p.fair_shade, ".55", HEAD_SHADE)?;
    pen.fill(p.snow, SIDES)?;
    pen.glaze(p.cloth, ".25", "M80 108a7 5 0 1 0 .1 0zM120 108a7 5 0 1 0 .1 0z")?;
    pen.glaze(p.medallion, ".7", LENSES)?;
    pen.fill(p.hair, EYES)?;
    pen.line(p.hair, 2.2, LENSES)?;
    pen.line(p.hair, 2.2, "M96.5 95Q100 92 103.5 95M75.5 95L71 93M124.5 95L129 93")?;
    pen.fill(p.snow, BROWS)?;
    pen.fill(p.fair_shade, "M100 98Q108 108 104 112H96Q92 108 100 98Z")?;
    pen.fill(p.snow, MOUSTACHE)?;
    pen.line(p.snow_shade, 2.0, "M100 114V125M92 115Q86 118 82 125M108 115Q114 118 118 125")
}

fn hat(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const CROWN: &str = "M68 70L71 18Q74 8 84 9L100 14 116 9Q126 8 129 18L132 70Z";
    const DENT: &str = "M84 9Q90 26 100 28Q110 26 116 9L100 14Z";
    const BAND: &str = "M67 56H133L132.5 72H67.500Z";
    const BRIM: &str = "M34 68Q100 62 166 68Q172 72 166 77Q132 86 100 86T34 77Q28 72 34 68Z";
    const BELOW: &str = "M34 77Q66 86 100 86T166 77Q132 79 100 79T34 77Z";
    pen.fill(p.bonnet, CROWN)?;
    pen.fill(p.bonnet_shade, DENT)?;
    pen.glaze(p.bonnet_shade, ".6", "M116 9Q126 8 129 18L132 56H118Z")?;
    pen.fill(p.wagon_box, BAND)?;
    pen.fill(p.bonnet, BRIM)?;
    pen.fill(p.bonnet_shade, BELOW)
}
