//! A rider before the evening sun.

use std::fmt;

use crate::palette::Palette;
use crate::pen::Pen;
use crate::vignette::window;

pub(super) fn draw(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const MESAS: &str = "M12.2 110L24 98H44L52 118H66L72 132V160H30Q12 138 12.2 110Z\
        M187.8 110L182 104H162L156 124H146L140 136V160H170Q188 138 187.8 110Z";
    const PLAIN: &str = "M22.7 148Q100 138 177.3 148A88 88 0 0 1 22.7 148Z";
    const NEAR: &str = "M36.4 167Q100 158 163.6 167A88 88 0 0 1 36.4 167Z";
    window(pen, p, p.sky_middle)?;
    pen.fill(p.sky_lower, "M17 76Q60 66 100 76T183 76A88 88 0 1 1 17 76Z")?;
    pen.fill(p.sky_glow, "M12.1 108Q60 98 100 108T187.9 108A88 88 0 0 1 12.1 108Z")?;
    pen.glaze(p.sun, ".35", "M100 34a64 64 0 1 1-.1 0z")?;
    pen.fill(p.sun, "M100 46a52 52 0 1 1-.1 0z")?;
    pen.fill(p.mesa_far, MESAS)?;
    pen.fill(p.plain_far, PLAIN)?;
    pen.fill(p.plain_near, NEAR)?;
    pen.glaze(p.brush, ".35", "M44 172Q100 164 156 172Q100 182 44 172Z")?;
    horse(pen, p)?;
    rider(pen, p)
}

fn horse(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const BODY: &str = "M137 77L138 68 143 75Q150 80 154 89L161 98Q163 104 158 105L151 103Q146 102 143 98\
        Q138 106 137 114Q138 124 133 131L131 147 133 166 137 172H127L126 150 121 135Q104 140 89 133\
        Q88 142 81 149L82 158 79 168 82 173H72L72 160 69 148Q66 138 67 128Q62 118 66 108Q70 98 82 99\
        Q96 104 108 102Q114 101 118 96Q124 82 137 77Z";
    const FAR_LEGS: &str = "M129 128L142 140 139 154 145 160H136L133 148 119 136Z\
        M86 128L95 146 91 156 97 168 101 173H91L84 157 81 138Z";
    const TAIL: &str = "M70 104Q54 104 53 124Q53 140 46 150Q60 148 63 132Q64 120 70 114Z";
    const MANE: &str = "M138 74Q126 76 118 90L112 102Q122 98 124 92Q130 90 131 84Q137 82 138 74Z";
    pen.fill(p.rock_shade, FAR_LEGS)?;
    pen.fill(p.brush, TAIL)?;
    pen.fill(p.wagon_box, BODY)?;
    pen.fill(p.brush, MANE)?;
    pen.line(p.brush, 2.0, "M143 97L152 86M150 100L157 93")
}

fn rider(pen: &mut Pen<'_>, p: &Palette) -> fmt::Result {
    const BLANKET: &str = "M84 99Q98 104 112 101L110 122Q98 126 86 121Z";
    const LEG: &str = "M90 96Q106 94 110 106L113 124 122 130Q122 135 116 135L105 133Q104 118 94 110Z";
    const TORSO: &str = "M88 104Q84 82 92 70Q100 62 108 70Q112 84 108 104Z";
    const HAT: &str = "M84 50Q90 55 96 53L97 41Q100 35 104 39Q108 35 111 41L112 53Q118 54 124 49\
        Q120 60 104 60Q90 60 84 50Z";
    pen.fill(p.cloth, BLANKET)?;
    pen.line(p.flame, 2.0, "M86 117Q98 122 110 118")?;
    pen.fill(p.brush, TORSO)?;
    pen.fill(p.brush, LEG)?;
    pen.fill(p.brush, "M104 53a8 8.5 0 1 1-.1 0z")?;
    pen.fill(p.brush, HAT)?;
    pen.fill(p.cloth, "M95 66Q103 72 111 66L110 73Q102 76 95 71Z")?;
    pen.line(p.brush, 7.0, "M101 77Q108 90 121 91")?;
    pen.line(p.brush, 1.6, "M121 91Q136 100 152 97")
}
