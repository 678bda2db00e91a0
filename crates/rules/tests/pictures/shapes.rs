//! The cards that look for shapes: blocks, lines, holes and lines of fire.

use wagons_rules::Card::{Fortified, TargetPractice, Undiscovered, WagonTrain};

use super::picture::pays;

#[test]
fn fortified_pays_7_per_block_of_four_forts() {
    pays(Fortified, 0, "forts in a line", "Ff Sf Df Mf");
    pays(
        Fortified,
        0,
        "three of four",
        "Ff Sf
         Df Db",
    );
    pays(
        Fortified,
        0,
        "a gap in the block",
        "Ff Sf
         .  Df",
    );
    pays(
        Fortified,
        7,
        "a block, whatever the terrains",
        "*Ff *Sf Db
         *Df *Mf Df",
    );
    pays(
        Fortified,
        14,
        "blocks may overlap",
        "*Ff *Sf *Df
         *Df *Mf *Pf",
    );
    pays(
        Fortified,
        14,
        "or meet in one fort",
        "*Ff *Sf  Db
         *Df *Mf *Pf
          Db *Mf *Pf",
    );
    pays(
        Fortified,
        28,
        "nine forts hold four blocks",
        "*Ff *Sf *Df
         *Df *Mf *Pf
         *Wf *Wf *Wf",
    );
    pays(
        Fortified,
        14,
        "several apart",
        "*Ff *Sf  .  *Df *Df
         *Df *Mf  Pb *Wf *Wf",
    );
}

#[test]
fn target_practice_pays_the_cells_between_each_beer_and_its_closest_gun() {
    pays(TargetPractice, 0, "a beer without a gun", "Fb Sc");
    pays(TargetPractice, 0, "a gun without a beer", "Fg Sc");
    pays(TargetPractice, 0, "adjacent: no cell between", "Fb Sg");
    pays(TargetPractice, 1, "one cell between", "*Fb Sc +Dg");
    pays(TargetPractice, 3, "empty cells count", "*Fb . . Sc +Dg");
    pays(
        TargetPractice,
        0,
        "a gun out of line",
        "Fb Sc Dw
         Pc Sc Dg",
    );
    pays(TargetPractice, 4, "nothing blocks, not even another beer: 3 + 1", "*Fb Sc *Db Mw +Dg");
    pays(TargetPractice, 1, "the closest of two guns in a row", "*Fb Sc +Dg Sc Mw Dg");
    pays(TargetPractice, 1, "on either side", "Fg Sc Mw *Fb Sc +Dg");
    pays(
        TargetPractice,
        1,
        "the closest of row and column",
        "+Dg .  .  .
          Sc .  .  .
         *Fb Sc Mw Dg",
    );
    pays(
        TargetPractice,
        0,
        "an adjacent gun is the closest, and there is nothing between",
        "Dg .  .  .
         Fb Sc Mw Dg",
    );
    pays(TargetPractice, 1, "two guns equally close: once", "+Dg Sc *Fb Mw +Dg");
    pays(
        TargetPractice,
        6,
        "every beer counts: 2 + 1 + 3",
        "*Fb Sc Mw +Dg
          .  .  .   Sc
          .  .  .  *Mb
          .  .  .   .
          .  .  .  *Db",
    );
    pays(
        TargetPractice,
        28,
        "from one end of the longest town to the other",
        "*Fb . . . . . . . . . . . . . . . . . . . . . . . . . . . . +Dg",
    );
}

#[test]
fn undiscovered_pays_5_per_hole_of_one_cell() {
    pays(Undiscovered, 0, "no hole", "Fb Sc\nDw Mg");
    pays(
        Undiscovered,
        5,
        "an empty cell with territories all around",
        "+Fb +Sc +Dw
         +Fb  *. +Dw
         +Mb +Mc +Mw",
    );
    pays(
        Undiscovered,
        0,
        "the cell must be empty",
        "Fb Sc Dw
         Fb Pg Dw
         Mb Mc Mw",
    );
    pays(
        Undiscovered,
        0,
        "the corners belong to the eight",
        "Fb Sc Dw
         Fb .  Dw
         Mb Mc .",
    );
    pays(
        Undiscovered,
        0,
        "and so do the sides",
        "Fb Sc Dw
         Fb .  .
         Mb Mc Mw",
    );
    pays(
        Undiscovered,
        0,
        "a hole of two cells is none",
        "Fb Sc Dw Dw
         Fb .  .  Dw
         Mb Mc Mw Mw",
    );
    pays(
        Undiscovered,
        10,
        "two holes share a wall",
        "+Fb +Sc +Dw +Sc +Dw
         +Fb  *. +Dw  *. +Pb
         +Mb +Mc +Mw +Sc +Dw",
    );
    pays(
        Undiscovered,
        0,
        "two holes that touch at a corner spoil each other",
        "Fb Sc Dw Sc
         Fb .  Dw Mb
         Mb Mc .  Mw
         Mb Mc Dw Mw",
    );
}

#[test]
fn wagon_train_pays_by_the_length_of_every_line() {
    pays(WagonTrain, 0, "no wagon", "Fb Sc");
    pays(WagonTrain, 0, "one wagon is no line", "Fb Sw Dc");
    pays(WagonTrain, 1, "two", "*Fw *Sw");
    pays(WagonTrain, 2, "three", "*Fw *Sw *Dw");
    pays(WagonTrain, 4, "four", "*Fw *Sw *Dw *Mw");
    pays(WagonTrain, 7, "five", "*Fw *Sw *Dw *Mw *Mw");
    pays(WagonTrain, 10, "six", "*Fw *Sw *Dw *Mw *Mw *Pw");
    pays(WagonTrain, 10, "seven pay no more", "*Fw *Sw *Dw *Mw *Mw *Pw *Ww");
    pays(WagonTrain, 10, "nor do all twelve", "*Fw *Sw *Dw *Mw *Mw *Pw *Ww *Fw *Sw *Dw *Mw *Mw");
    pays(
        WagonTrain,
        0,
        "a diagonal is no line",
        "Fw Sc .
         Pb Sw Dm
         .  Pb Mw",
    );
    pays(WagonTrain, 2, "a gap breaks the line: 1 + 1", "*Fw *Sw . *Mw *Mw");
    pays(WagonTrain, 2, "and so does any other icon", "*Fw *Sw Mb *Mw *Mw");
    pays(
        WagonTrain,
        4,
        "one wagon in two lines: 2 + 2",
        "*Fw *Sw *Dw
          Pb  Sc *Mw
          .   Pb *Mw",
    );
    pays(
        WagonTrain,
        4,
        "a block is four lines of two",
        "*Fw *Sw
         *Dw *Mw",
    );
    pays(
        WagonTrain,
        7,
        "every line is whole: two of three and three of two, and no shorter ones inside",
        "*Fw *Sw *Dw
         *Dw *Mw *Pw",
    );
    pays(
        WagonTrain,
        6,
        "several: 4 + 2, and one alone",
        "*Fw *Sw *Dw *Mw Pb Fw
          Db  .  *Mw  .  .  .
          .   .  *Pw  .  .  .",
    );
}
