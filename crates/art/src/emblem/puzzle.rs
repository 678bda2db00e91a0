//! A card with a territory to be found.

use std::fmt;

use crate::palette::Palette;
use crate::pen::Pen;
use crate::vignette::window;

pub(super) fn draw(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const CARD: &str = "M50 60Q50 52 58 52H142Q150 52 150 60V144Q150 152 142 152H58Q50 152 50 144Z";
    const MARK: &str = "M112 117a10 10 0 1 1 14 9q-4 2-4 6M122 140h.1";
    window(pen, p, p.sky_glow)?;
    pen.glaze(p.shadow, ".3", "M58 62H156V160H58Z")?;
    pen.fill(p.medallion, CARD)?;
    pen.fill(p.river, "M58 60H98V100H58Z")?;
    pen.fill(p.brush, "M102 60H142V100H102Z")?;
    pen.fill(p.mesa_near, "M58 104H98V144H58Z")?;
    pen.fill(p.paper_edge, "M102 104H142V144H102Z")?;
    pen.line(p.cloth, 7.0, MARK)
}
