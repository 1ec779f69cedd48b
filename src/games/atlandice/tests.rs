//! The rules, one by one: small positions, what is done in them, what must come of it.

mod clock;
mod data;
mod drawing;
mod effects;
mod emptied;
mod ending;
mod neutral;
mod position;
mod secrets;
mod setup;
mod visits;
mod words;
