//! A leaf of a calendar with the sun rising on it.

use std::fmt;

use crate::palette::Palette;
use crate::pen::Pen;
use crate::vignette::window;

pub(super) fn draw(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const BELOW: &str = "M50 56H150V164H50Z";
    const LEAF: &str = "M48 46Q48 40 54 40H146Q152 40 152 46V140L136 160H54Q48 160 48 154Z";
    const CURL: &str = "M152 140Q140 136 138 142T136 160Z";
    const HEAD: &str = "M48 66V46Q48 40 54 40H146Q152 40 152 46V66Z";
    window(pen, p, p.river)?;
    pen.glaze(p.shadow, ".3", "M54 62H156V168H54Z")?;
    pen.fill(p.paper_edge, BELOW)?;
    pen.fill(p.medallion, LEAF)?;
    pen.fill(p.cloth, HEAD)?;
    sunrise(pen, p)?;
    pen.fill(p.paper_edge, CURL)?;
    pen.line(p.hair, 9.0, "M76 50h.1M124 50h.1")?;
    pen.line(p.medallion_rim, 6.0, "M76 32V50M124 32V50")
}

fn sunrise(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const PICTURE: &str = "M57 74H143V136L132 151H57Z";
    const SUN: &str = "M76 130a24 24 0 0 1 48 0Z";
    const RAYS: &str = "M100 98V86M81 105L73 95M119 105L127 95M70 120L60 114M130 120L140 114";
    const MESAS: &str = "M57 132L66 128 69 118H83L86 128 104 132 122 128 125 122H135L138 128 143 130V136\
        L132 151H57Z";
    pen.fill(p.sky_glow, PICTURE)?;
    pen.fill(p.ember, SUN)?;
    pen.line(p.ember, 4.6, RAYS)?;
    pen.fill(p.mesa_near, MESAS)?;
    pen.fill(p.brush, "M57 144Q96 136 138 142L132 151H57Z")
}
