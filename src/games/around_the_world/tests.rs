//! The rules, one by one: small positions, what is done in them, what must come of it.

mod arrival;
mod choosing;
mod claims;
mod data;
mod drawing;
mod ending;
mod loops;
mod model;
mod opening;
mod position;
mod secrets;
mod setup;
mod tickets;
mod turn;
mod undoing;
mod words;
