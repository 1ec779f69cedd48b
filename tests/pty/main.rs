//! Programs in a real terminal.

mod ending;
mod handover;
mod harness;
mod play;
mod terminal;
