//! Programs in a real terminal.

mod harness;
mod terminal;
