//! The catalogue of games.

pub mod lost_cities;
