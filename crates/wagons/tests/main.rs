//! What the program does, asked from outside. All of it is one binary, because every binary links everything anew: a new
//! file needs its line here.

mod wagons;

mod admin;
mod analyse;
mod apart;
mod arena;
mod bad_input;
mod best;
mod command_line_page;
mod commands;
mod deploy;
mod documented_json;
mod engine;
mod engine_stress;
mod finished_games;
mod kept_answers;
mod logs;
mod pages;
mod play_in_lines;
mod play_kept;
mod puzzle;
mod serve;
mod show;
mod solo_lab;
