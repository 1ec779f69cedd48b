//! The rules, one by one: small positions, what is done in them, what must come of it.

mod auction;
mod data;
mod drawing;
mod ending;
mod expedition;
mod jetpacks;
mod losses;
mod market;
mod outlook;
mod picking;
mod position;
mod risks;
mod secrets;
mod setup;
mod strength;
mod words;
