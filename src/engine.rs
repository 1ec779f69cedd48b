//! What all games share: seats, chance, decisions, matches, standings. Knows no game, no file
//! and no terminal.
//!
//! One idea carries it: a match is its setup, its seed and the list of decisions taken.
//! Everything else — state, screen, log, save, undo, replay — is computed from that.

pub mod census;
pub mod chance;
pub mod components;
pub mod game;
pub mod happening;
pub mod options;
pub mod play;
pub mod player;
pub mod seat;
pub mod standings;
pub mod table;

pub use census::Census;
pub use chance::{Chance, Scripted, Seed, Seeded, Swift};
pub use components::{Components, Kit, Wrong};
pub use game::{Game, Manner, NotPlayable, Round};
pub use happening::{Happening, Quiet, Told};
pub use options::{Choices, GameOptions, Variant};
pub use play::{Match, Refused, Setup};
pub use player::{Name, NameFault, Player};
pub use seat::{Eyes, Seat, SeatCount, SeatSet};
pub use standings::{Placing, Points, Score, Standings};
pub use table::{Decided, Happened, Objection, Record, Snapshot, Table};
