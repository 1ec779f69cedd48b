//! Programs in a real terminal.

mod harness;
mod play;
mod terminal;
