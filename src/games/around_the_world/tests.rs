//! The rules, one by one: small positions, what is done in them, what must come of it.

mod choosing;

mod drawing;
