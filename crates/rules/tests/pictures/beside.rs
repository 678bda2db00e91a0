//! The cards that look at what lies beside a territory. Corners are never beside.

use wagons_rules::Card::{Badlands, Bootleggers, CircleTheWagons, GoldCountry, HappyCows, RiflesReady};

use super::picture::pays;

#[test]
fn badlands_pays_4_per_gun_between_two_deserts() {
    pays(Badlands, 0, "no town, no guns", "");
    pays(Badlands, 0, "deserts without a gun", "Dc Db Dw");
    pays(Badlands, 0, "one desert is not enough", "Dc Fg Sw");
    pays(Badlands, 4, "a desert on the left and one on the right", "+Dc *Fg +Dw");
    pays(
        Badlands,
        4,
        "a desert above and one below",
        "Sc +Df Sw
         Pb *Fg Pm
         Wc +Dw .",
    );
    pays(
        Badlands,
        0,
        "left and above are no pair",
        ".  Dw .
         Dc Fg Sw
         .  Pb .",
    );
    pays(
        Badlands,
        0,
        "deserts at the corners do not touch the gun",
        "Dw Pb Dc
         Fc Fg Fm
         Df Wb Dw",
    );
    pays(Badlands, 0, "directly between: a cell further away is too far", "Dc Sb Fg Pb Dc");
    pays(Badlands, 0, "nor is a gap bridged", "Dc . Fg Dc");
    pays(
        Badlands,
        4,
        "both pairs, yet the gun scores once",
        ".   +Dw .
         +Dc *Fg +Df
         .   +Dm .",
    );
    pays(Badlands, 4, "a gun in the desert scores as well", "+Dc *Dg +Dw");
    pays(Badlands, 0, "but does not stand beside itself", "Dc Dg Fw");
    pays(Badlands, 8, "two guns share a desert", "+Dc *Fg +Db *Wg +Dw");
    pays(Badlands, 8, "guns are between deserts that carry guns", "+Dc *+Dg *+Dg +Dw");
    pays(Badlands, 4, "only guns count", "+Dc *Fg +Db Wf Dw");
}

#[test]
fn bootleggers_pays_2_per_beer_beside_a_wagon_and_costs_1_per_other_beer() {
    pays(Bootleggers, 0, "no beer, no points", "Fw Sw Dm");
    pays(Bootleggers, -1, "a beer without a wagon", "-Fb");
    pays(Bootleggers, 2, "a beer beside a wagon", "*Fb +Sw");
    pays(
        Bootleggers,
        -1,
        "a wagon at the corner is not beside the beer",
        "-Fb Sc
          Sm Dw",
    );
    pays(Bootleggers, -1, "nor is one across a gap", "-Fb . Sw");
    pays(Bootleggers, 2, "two wagons do not pay twice", "+Pw *Fb +Sw");
    pays(Bootleggers, 4, "one wagon serves two beers", "*Fb +Sw *Db");
    pays(Bootleggers, -3, "beers add up below zero", "-Fb -Db -Pb");
    pays(
        Bootleggers,
        3,
        "two served, one not: 2 + 2 − 1",
        "*Fb +Sw *Fb
         -Pb  Dc  Dm",
    );
}

#[test]
fn circle_the_wagons_pays_6_per_territory_between_four_wagons() {
    pays(CircleTheWagons, 0, "wagons that surround nothing", "Fw Sw Dw");
    pays(
        CircleTheWagons,
        6,
        "a territory whose four neighbours all carry a wagon",
        ".   +Fw .
         +Fw *Sb +Dw
         .   +Pw .",
    );
    pays(
        CircleTheWagons,
        6,
        "its own icon does not matter: it may be a wagon too",
        ".   +Fw .
         +Fw *Sw +Dw
         .   +Pw .",
    );
    pays(
        CircleTheWagons,
        0,
        "three wagons are not enough",
        ".  Fw .
         Fw Sb Dw
         .  Pc .",
    );
    pays(
        CircleTheWagons,
        0,
        "the fourth side may not be empty",
        "Fw Fw Fw
         Fw Sb Dw",
    );
    pays(
        CircleTheWagons,
        0,
        "the centre is a territory, not a hole",
        "Fw Fw Fw
         Fw .  Dw
         Pw Pw Pw",
    );
    pays(
        CircleTheWagons,
        0,
        "wagons at the corners do not help",
        "Fw Sc Fw
         Fw Sb Dw
         Pw Pw Pw",
    );
    pays(
        CircleTheWagons,
        12,
        "two centres share two wagons",
        ".   +Fw .   .
         +Fw *Sb +Dw .
         .   +Pw *Sm +Dw
         .   .   +Pw .",
    );
}

#[test]
fn gold_country_pays_2_per_mine_on_or_beside_mountains() {
    pays(GoldCountry, 0, "mountains without a mine", "Mc Mb Mw");
    pays(GoldCountry, 0, "a mine without mountains", "Fm Sb");
    pays(GoldCountry, 2, "a mine on mountains", "*+Mm Sb");
    pays(GoldCountry, 2, "a mine beside mountains", "*Fm +Mb");
    pays(
        GoldCountry,
        0,
        "mountains at the corner are not beside it",
        "Fm Sb
         Pc Mb",
    );
    pays(GoldCountry, 0, "nor are mountains across a gap", "Fm . Mb");
    pays(GoldCountry, 2, "on and beside mountains, yet the mine scores once", "+Mb *+Mm +Mf");
    pays(GoldCountry, 2, "two mountains beside it, yet the mine scores once", "+Mb *Fm +Mf");
    pays(GoldCountry, 4, "two mines share the mountains", "*Fm +Mb *Sm");
    pays(GoldCountry, 4, "and each other's", "*+Mm *+Mm");
    pays(
        GoldCountry,
        6,
        "several, and one too far away",
        "*Fm +Mb *Sm Wm
         Pc  +Mc *Dm .",
    );
}

#[test]
fn happy_cows_pays_2_per_cow_away_from_snow() {
    pays(HappyCows, 0, "no cows", "Fw Sb");
    pays(HappyCows, 2, "a cow, and no snow anywhere", "*Fc Db");
    pays(HappyCows, 0, "a cow on snow", "Sc Fb");
    pays(HappyCows, 0, "a cow beside snow", "Fc Sb");
    pays(
        HappyCows,
        2,
        "snow at the corner does not make it cold",
        "*Fc Db
          Pb Sb",
    );
    pays(HappyCows, 2, "nor does snow across a gap", "*Fc . Sb");
    pays(HappyCows, 2, "only the cows count", "*Fc Db Fw");
    pays(
        HappyCows,
        4,
        "several, two of them cold",
        "*Fc *Dc Pc Sw
         Pb   .  Sc .",
    );
}

#[test]
fn rifles_ready_pays_2_per_fort_beside_a_gun() {
    pays(RiflesReady, 0, "forts without a gun", "Ff Sf");
    pays(RiflesReady, 0, "guns without a fort", "Fg Sg");
    pays(RiflesReady, 2, "a fort beside a gun", "*Ff +Sg");
    pays(
        RiflesReady,
        0,
        "a gun at the corner is not beside it",
        "Ff Sc
         Pb Dg",
    );
    pays(RiflesReady, 0, "nor is one across a gap", "Ff . Sg");
    pays(RiflesReady, 2, "two guns, yet the fort scores once", "+Pg *Ff +Sg");
    pays(RiflesReady, 4, "one gun guards two forts", "*Ff +Sg *Df");
    pays(
        RiflesReady,
        6,
        "several, and one unguarded",
        "*Ff +Sg *Df Wf
         Pc  *Mf  .  .",
    );
}
