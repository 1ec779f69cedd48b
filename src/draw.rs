//! What a table is drawn with: the look, texts on cells, and the board that a game brings to the
//! screen. Knows no game and no terminal.

pub mod bar;
pub mod board;
pub mod chart;
pub mod dice;
pub mod picture;
pub mod text;
pub mod theme;
pub mod tile;
