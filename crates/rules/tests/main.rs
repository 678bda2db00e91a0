//! The rules, asked from outside. All of it is one binary, because every binary compiles and links its helpers anew: a new
//! file needs its line here.

mod games;
mod naive;
mod solo;

mod finished_games;
mod hashes;
mod kept_games;
mod naive_against_finished_games;
mod notation_page;
mod pictures;
mod placement;
mod properties;
mod random_games;
mod random_moves;
mod rules_page;
mod scenario_page;
mod serialized;
mod solo_foresight;
mod solo_naive;
mod solo_random_games;
mod solo_records;
mod solo_rival;
mod solo_scenarios;
mod solo_scoring;
mod solo_view;
