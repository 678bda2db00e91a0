//! The scout: sees your town before you have built it.

use std::fmt;

use super::{HEAD, HEAD_SHADE, NECK};
use crate::palette::Palette;
use crate::pen::Pen;
use crate::vignette::{GROUND, window};

pub(super) fn draw(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const FIRS: &str = "M40 84l12 22h-6l12 20h-7l11 24H18.800Q14 130 15 118l9-6h-5z\
        M160 78l12 22h-6l12 20h-5l10 10\
        Q184 138 181.2 150H134l11-24h-7l12-20h-6z";
    window(pen, p, p.river_light)?;
    pen.fill(p.wood_light, FIRS)?;
    pen.fill(p.wood, &format!("M18.8 140Q60 128 100 136T181.2 140{GROUND}"))?;
    tail(pen, p)?;
    buckskin(pen, p)?;
    head(pen, p)?;
    cap(pen, p)?;
    spyglass(pen, p)
}

/// The tail of the cap, over the shoulder.
fn tail(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const TAIL: &str =
        "M126 70C150 66 166 84 166 108C168 126 162 142 154 154C144 144 140 128 142 112C142 98 136 90 126 88Z";
    const RINGS: &str = "M146 73Q146 82 138 90Q142 96 142 102Q154 96 161 85Q154 76 146 73Z\
        M142 112Q154 112 166.5 104Q167.5 112 166.5 120Q154 128 142 124Z\
        M144 134Q154 138 164 132Q160 146 154 154Q147 146 144 134Z";
    pen.fill(p.felt, TAIL)?;
    pen.fill(p.hair, RINGS)
}

fn buckskin(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const COAT: &str =
        "M27 155C44 146 68 146 84 142L100 162 116 142C132 146 156 146 173 155A88 88 0 0 1 27 155Z";
    const YOKE: &str = "M40 149Q66 176 100 172Q134 176 160 149";
    const FRINGE: &str = "M48 158l-3 10M56 164l-2 11M66 169l-2 12M76 171l-1 12M124 171l1 12M134 169l2 12\
        M144 164l2 11\
        M152 158l3 10";
    pen.fill(p.sand_shade, COAT)?;
    pen.line(p.felt_shade, 3.0, YOKE)?;
    pen.line(p.felt_shade, 2.4, FRINGE)?;
    pen.fill(p.tan_shade, NECK)?;
    pen.fill(p.felt_shade, "M84 142L78 150 98 172 100 162ZM116 142L122 150 102 172 100 162Z")
}

fn head(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const HAIR: &str =
        "M68 76Q62 100 70 124Q78 132 84 128L80 80ZM132 76Q138 100 130 124Q122 132 116 128L120 80Z";
    const BRAID: &str = "M122 118C134 122 136 132 130 138C138 142 138 152 131 157C137 162 136 170 130 175\
        L124 188L119 174\
        C114 170 114 162 120 157C113 152 113 143 119 138C113 132 114 124 122 118Z";
    const PLAITS: &str = "M118 128Q126 128 132 134M118 148Q126 146 133 152M119 166Q126 164 132 169";
    const EYE: &str = "M106 97Q113 90 121 97Q113 103 106 97Z";
    const LIPS: &str = "M92 121Q100 117 109 120Q101 127 92 121Z";
    pen.fill(p.hair, HAIR)?;
    pen.fill(p.tan, HEAD)?;
    pen.glaze(p.tan_shade, ".55", HEAD_SHADE)?;
    pen.fill(p.medallion, EYE)?;
    pen.fill(p.hair, "M112 93a4 4 0 1 0 .1 0z")?;
    pen.line(p.hair, 2.6, "M105 97Q113 89 122 96")?;
    pen.line(p.hair, 3.4, "M106 87Q114 82 122 87")?;
    pen.line(p.tan_shade, 3.0, "M101 97Q105 107 98 109")?;
    pen.fill(p.cloth_shade, LIPS)?;
    pen.fill(p.hair, BRAID)?;
    pen.line(p.felt_shade, 2.0, PLAITS)?;
    pen.line(p.cloth, 4.0, "M120 175H130")
}

fn cap(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const CAP: &str = "M64 76C58 44 74 24 100 22S142 44 136 76Z";
    const TUFTS: &str = "M78 38q4 6 2 12M92 30q4 6 2 13M108 30q3 6 1 13M122 38q2 6-1 12M86 50q3 5 2 9\
        M114 50q2 5 0 9M100 44q3 6 1 12";
    const BAND: &str = "M60 62Q100 48 140 62L144 78 138 76 137 86 128 80 124 88 116 81\
        L109 88 101 81 93 88 86 81 78 88 73 80 64 86\
        L63 76 57 78Z";
    pen.fill(p.rock, CAP)?;
    pen.line(p.rock_shade, 2.6, TUFTS)?;
    pen.fill(p.rock_shade, BAND)?;
    pen.line(
        p.rock_light,
        2.4,
        "M68 66q2 4 0 8M80 62q2 4 0 9M92 60q2 5 0 10M106 60q2 5 0 10M118 62q2 4 0 9M130 66q2 4 0 8",
    )
}

fn spyglass(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const EYEPIECE: &str = "M93 91L80 89 78 104 91 106Z";
    const SMALL: &str = "M80 88L54 85 52 105 78 105Z";
    const LARGE: &str = "M56 82L20 77 16 108 52 108Z";
    const RING: &str = "M22 74L10 72.500Q4 92 6 112L18 112Q14 92 22 74Z";
    const SLEEVE: &str = "M27 155Q32 132 42 118L64 124Q64 150 58 172Q40 172 27 155Z";
    const HAND: &str = "M40 104Q40 116 44 122Q54 128 62 124Q68 116 68 104Z";
    const FINGERS: &str = "M41 106V82Q45 76 49 82V106ZM50 107V83Q54 77 58 83V107ZM59 106V85Q63 79 67 85V106Z";
    pen.fill(p.hair, EYEPIECE)?;
    pen.fill(p.medallion_rim, SMALL)?;
    pen.fill(p.straw, LARGE)?;
    pen.glaze(p.hair, ".25", "M17.5 98L52 100 52 108 16 108ZM52.5 99H78V105H52Z")?;
    pen.fill(p.timber, RING)?;
    pen.fill(p.sand_shade, SLEEVE)?;
    pen.line(p.felt_shade, 2.4, "M44 122L66 128M40 132l-3 9M46 134l-2 10M54 136l-1 10")?;
    pen.fill(p.tan, HAND)?;
    pen.fill(p.tan, FINGERS)?;
    pen.line(p.tan_shade, 1.8, "M49.5 88V106M58.5 88V106M42 108Q54 112 66 108")
}
