//! The rules, one by one: small positions, what is done in them, what must come of it.

mod auction;
mod camps;
mod choosing;
mod data;
mod digging;
mod drawing;
mod laying;
mod moving;
mod offers;
mod position;
mod scoring;
mod secrets;
mod setup;
mod temples;
mod undoing;
mod ways;
mod words;
