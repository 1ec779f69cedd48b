//! The screens, and the terminal below them.

pub mod terminal;
pub mod wake;
