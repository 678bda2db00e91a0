//! The cards that look at a largest group: of Water, and of Cows.

use wagons_rules::Card::{CoolWater, TheHerd};

use super::picture::pays;

#[test]
fn cool_water_pays_3_per_wagon_on_or_beside_the_largest_lake() {
    pays(CoolWater, 0, "wagons without water", "Fw Sw");
    pays(CoolWater, 0, "water without wagons", "+Wb +Wc Sm");
    pays(CoolWater, 3, "a wagon beside the water", "+Wb *Fw");
    pays(CoolWater, 3, "a wagon on the water", "*+Ww Fb");
    pays(CoolWater, 3, "a wagon counts once, however much water is beside it", "+Wb *+Ww +Wc");
    pays(
        CoolWater,
        0,
        "a wagon at the corner is not beside the water",
        "+Wb Sc
          Sm Fw",
    );
    pays(CoolWater, 0, "nor is one across a gap", "+Wb . Fw");
    pays(CoolWater, 3, "a wagon behind a wagon is too far", "+Wb *Fw Fw");
    pays(
        CoolWater,
        9,
        "several around one lake",
        ".   *Fw .
         *Sw +Wb *+Ww
         .   Dc  Fm",
    );
    pays(CoolWater, 0, "the smaller lake has wagons, the largest has none", "+Wb +Wc Sm Fw Wb Fw");
    pays(CoolWater, 3, "only the wagons of the largest lake", "*Dw +Wb +Wc Sm Fw Wb Fw");
    pays(CoolWater, 6, "of two largest lakes the one that scores most, not both", "*Fw +Wb *Fw Sm Wb Fw");
    pays(CoolWater, 6, "whichever comes first", "Fw Wb Sm *Fw +Wb *Fw");
    pays(CoolWater, 3, "two largest lakes, equally good, score once", "*Fw +Wb Sm Wc Fw");
    pays(
        CoolWater,
        0,
        "lakes do not join at corners",
        "Fw Wc Wb Sc Sb Sc +Wb
         Fb Sb Sm Wg Wg Sb +Wb
         .  .  .  .  .  Sc +Wb",
    );
}

#[test]
fn the_herd_pays_2_per_cow_of_the_largest_herd() {
    pays(TheHerd, 0, "no cows", "Fw Sb");
    pays(TheHerd, 2, "one cow", "*Fc Sb");
    pays(TheHerd, 6, "connected by edges, whatever the terrain", "*Fc *Sc\n Db *Pc");
    pays(
        TheHerd,
        4,
        "cows at corners are not together",
        " Fc  Db
          Sb *Pc
         Fw *Dc",
    );
    pays(TheHerd, 2, "nor are cows across a gap", "*Fc . Fc");
    pays(TheHerd, 4, "a herd as large counts once", "*Fc *Sc Db Fc Sc");
    pays(TheHerd, 6, "only the largest", "Fc Sc Db *Fc *Sc *Mc Db Fc");
    pays(TheHerd, 4, "a terrain does not join cows", "*Pc *Pc Pb Pc");
    pays(
        TheHerd,
        14,
        "round corners and around holes",
        "*Fc *Sc *Wc
         *Dc  .  *Dc
         *Pc  Mb *Pc",
    );
}
