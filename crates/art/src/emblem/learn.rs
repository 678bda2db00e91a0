//! A lantern above an open book.

use std::fmt;

use crate::palette::Palette;
use crate::pen::Pen;
use crate::vignette::window;

pub(super) fn draw(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    window(pen, p, p.sky_high)?;
    pen.glaze(p.flame, ".16", "M100 24a72 72 0 1 1-.1 0z")?;
    pen.glaze(p.flame, ".26", "M100 46a50 50 0 1 1-.1 0z")?;
    book(pen, p)?;
    lantern(pen, p)
}

fn book(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const COVER: &str = "M28 134L34 130V168Q74 162 100 180Q126 162 166 168V130L172 134V176Q128 170 100 190\
        Q72 170 28 176Z";
    const LEFT: &str = "M100 146Q74 124 34 130V168Q74 162 100 180Z";
    const RIGHT: &str = "M100 146Q126 124 166 130V168Q126 162 100 180Z";
    const LINES: &str = "M44 140Q68 138 88 150M44 149Q68 147 88 159M44 158Q66 156 80 162";
    const QUARTERS: [&str; 4] = [
        "M120 143.500L132 140V149.500L120 153Z",
        "M134 139.500L148 138V147.500L134 149Z",
        "M120 155L132 151.500V161L120 164.500Z",
        "M134 151L148 149.500V159L134 160.500Z",
    ];
    pen.fill(p.cloth, COVER)?;
    pen.fill(p.medallion, LEFT)?;
    pen.fill(p.bonnet, RIGHT)?;
    pen.line(p.medallion_rim, 3.0, LINES)?;
    for (ground, quarter) in [p.sand_shade, p.wood_light, p.river, p.grass].into_iter().zip(QUARTERS) {
        pen.fill(ground, quarter)?;
    }
    pen.line(p.medallion_rim, 2.4, "M100 146V180")
}

fn lantern(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const HANDLE: &str = "M80 74C66 48 78 30 100 30S134 48 120 74";
    const GLASS: &str = "M86 112Q74 90 86 72H114Q126 90 114 112Z";
    const FLAME: &str = "M100 108C90 108 88 98 94 90C97 86 99 82 99 76C106 82 112 92 110 100\
        C109 106 105 108 100 108Z";
    const CAP: &str = "M82 74Q84 62 92 60V54H108V60Q116 62 118 74Z";
    const FOOT: &str = "M80 128L84 112H116L120 128Q100 134 80 128Z";
    pen.line(p.hair, 3.4, HANDLE)?;
    pen.fill(p.sun, GLASS)?;
    pen.fill(p.ember, FLAME)?;
    pen.fill(p.flame, "M100 106Q94 104 97 96Q100 92 101 88Q107 96 105 102Q103 106 100 106Z")?;
    pen.line(p.wagon_box, 2.4, "M86 74Q73 92 86 112M114 74Q127 92 114 112M78 92H122")?;
    pen.fill(p.wagon_box, CAP)?;
    pen.fill(p.wagon_box, FOOT)?;
    pen.line(p.straw, 2.4, "M86 70H114M84 118H116")
}
