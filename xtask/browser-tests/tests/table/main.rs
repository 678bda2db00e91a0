//! The table as its visitors find it: whole games by mouse, keys and touch, every screen, every language.
//!
//! Visitors know what they see and nothing else: which cards can be taken, where a card can lie, whose turn it is. What
//! they see is then compared with what the rules say of the same game.

mod apart;
mod app_icons;
mod asked;
mod astray;
mod by_ear;
mod coach;
mod coming_back;
mod every_screen;
mod first_screen;
mod input;
mod kept;
mod languages;
mod layout;
mod learn;
mod numbers;
mod play;
mod shared;
mod solo;
mod speed;
mod strangers;
mod today;
mod two_here;
mod ways;
mod whole_games;
