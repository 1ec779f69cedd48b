//! Five great expedition board games in the terminal.
#![forbid(unsafe_code)]

pub mod bots;
pub mod cli;
pub mod disk;
pub mod draw;
pub mod engine;
pub mod games;
pub mod lang;
pub mod running;
pub mod store;
pub mod ui;
