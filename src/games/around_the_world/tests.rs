//! The rules, one by one.

mod drawing;
