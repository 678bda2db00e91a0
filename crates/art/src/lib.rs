//! The drawings: terrains, icons, cards and towns as vector graphics.
