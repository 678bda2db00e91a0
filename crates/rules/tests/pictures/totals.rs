//! The cards that pay by how much of something a town shows, wherever it lies.

use wagons_rules::Card::{BoomOrBust, PrairieLife, TheClearing};

use super::picture::pays;

#[test]
fn boom_or_bust_pays_by_the_number_of_mines() {
    pays(BoomOrBust, 5, "no mine at all", "");
    pays(BoomOrBust, 5, "one", "*Fm Sb");
    pays(BoomOrBust, 5, "two", "*Fm *Sm");
    pays(BoomOrBust, 0, "three", "*Fm *Sm *Dm");
    pays(BoomOrBust, 0, "six", "*Fm *Sm *Dm Pb *Mm *Mm *Wm");
    pays(BoomOrBust, 3, "seven pay 3 in all, not 3 each", "*Fm *Sm *Dm *Pm *Mm *Mm *Wm");
    pays(BoomOrBust, 8, "eight pay 8 in all, not 8 each", "*Fm *Sm *Dm *Pm *Mm *Mm *Wm *Wm");
    pays(BoomOrBust, 8, "nine pay no more", "*Fm *Sm *Dm *Pm *Mm *Mm *Wm *Wm *Sm");
    pays(
        BoomOrBust,
        8,
        "nor do all twelve, apart or together",
        "*Fm *Sm  .  *Mm *Fm *Dm
          .   .   .   .   .   .
         *Wm  .  *Wm *Wm  .  *Mm
         *Wm *Sm  .   .   .   .",
    );
}

#[test]
fn prairie_life_pays_1_per_two_cows_and_plains() {
    pays(PrairieLife, 0, "neither cows nor plains", "Fb Sw");
    pays(PrairieLife, 0, "one cow is half a pair", "*Fc Sw");
    pays(PrairieLife, 0, "and so are plains", "*Pb Sw");
    pays(PrairieLife, 1, "a cow and plains are a pair, wherever they lie", "*Fc . Sw *Pb");
    pays(PrairieLife, 1, "two cows", "*Fc *Sc");
    pays(PrairieLife, 1, "two plains", "*Pb *Pw");
    pays(PrairieLife, 1, "a cow on plains counts for both", "*Pc");
    pays(PrairieLife, 1, "three, rounded down", "*Pc *Pb");
    pays(
        PrairieLife,
        1,
        "three, counted together: not two cows and a lonely plain by themselves",
        "*Fc *Pb *Dc",
    );
    pays(PrairieLife, 3, "seven, rounded down", "*Pc *Pc *Pb *Fc *Sc Dw");
}

#[test]
fn the_clearing_pays_2_per_fort_and_costs_1_per_forest() {
    pays(TheClearing, 0, "neither forts nor forest", "Sb Dw");
    pays(TheClearing, 2, "a fort", "*Sf Dw");
    pays(TheClearing, -1, "a forest", "-Fb Dw");
    pays(TheClearing, 1, "a fort in the forest is both", "*-Ff");
    pays(TheClearing, 0, "one fort, two forests", "*Sf -Fb -Fw");
    pays(TheClearing, -3, "it may cost more than it pays", "*Sf -Fb -Fw -Fc -Fm -Fg");
    pays(TheClearing, 5, "several, wherever they lie", "*Sf . -Fb . *Mf\nDw . *Pf . .");
}
