//! The rules, one by one: small positions, what is done in them, what must come of it.

mod data;
mod drawing;
mod either;
mod ending;
mod position;
mod scoring;
mod secrets;
mod setup;
mod tokens;
mod turn;
mod words;
