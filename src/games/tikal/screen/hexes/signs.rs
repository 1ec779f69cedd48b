//! The signs of the board, drawn and in plain letters: both have the same geometry.

use super::super::plan::Way;
use crate::draw::theme::Signs;

/// Numbers of one cell.
pub(in crate::games::tikal::screen) const DIGITS: [&str; 10] =
    ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
/// What a clearing is known by.
pub(in crate::games::tikal::screen) const CLEARING: [&str; 3] = ["\"", " ", "\""];

/// The wall of a border.
pub(in crate::games::tikal::screen) const fn wall(signs: Signs, way: Way) -> &'static str {
    match way {
        Way::Flat => signs.pick("▁", "_"),
        Way::Rising => signs.pick("╱", "/"),
        Way::Falling => signs.pick("╲", "\\"),
    }
}

/// The ring in place of a wall.
pub(in crate::games::tikal::screen) const fn ring(signs: Signs, way: Way) -> &'static str {
    match way {
        Way::Flat => signs.pick("▄", "#"),
        Way::Rising | Way::Falling => signs.pick("█", "#"),
    }
}

/// So many stones in one cell: one, two, or more.
pub(in crate::games::tikal::screen) const fn stones(signs: Signs, count: u8) -> &'static str {
    match count {
        0 | 1 => signs.pick("·", "."),
        2 => signs.pick(":", ":"),
        _ => signs.pick("∴", "%"),
    }
}

/// One stone in a cell of its own.
pub(in crate::games::tikal::screen) const fn stone(signs: Signs) -> &'static str {
    signs.pick("•", "o")
}

/// What grows in the jungle.
pub(in crate::games::tikal::screen) const fn thicket(signs: Signs) -> &'static str {
    signs.pick("░", ":")
}

/// The slope of a volcano.
pub(in crate::games::tikal::screen) const PEAK: &str = "^";

/// A place for the tile in hand.
pub(in crate::games::tikal::screen) const PLACE: &str = "+";

/// A treasure that is still in its ruin.
pub(in crate::games::tikal::screen) const fn treasure(signs: Signs) -> &'static str {
    signs.pick("◈", "$")
}

/// Where a treasure was.
pub(in crate::games::tikal::screen) const fn dug(signs: Signs) -> &'static str {
    signs.pick("·", ".")
}

/// The western side of a temple, its stone, and the eastern side.
pub(in crate::games::tikal::screen) const fn temple(signs: Signs) -> [&'static str; 3] {
    [signs.pick("▟", "["), signs.pick("█", "="), signs.pick("▙", "]")]
}

/// A guarded temple.
pub(in crate::games::tikal::screen) const fn flag(signs: Signs) -> &'static str {
    signs.pick("⚑", "!")
}

/// A camp.
pub(in crate::games::tikal::screen) const fn camp(signs: Signs) -> &'static str {
    signs.pick("⌂", "n")
}

/// A leader.
pub(in crate::games::tikal::screen) const fn leader(signs: Signs) -> &'static str {
    signs.pick("★", "*")
}

/// There is more than what stands here.
pub(in crate::games::tikal::screen) const fn more(signs: Signs) -> &'static str {
    signs.pick("…", "~")
}

/// Something has changed here.
pub(in crate::games::tikal::screen) const fn fresh(signs: Signs) -> &'static str {
    signs.pick("‹", "'")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::text::width_of;

    /// Every sign takes one cell, and in plain letters no other.
    #[test]
    fn every_sign_takes_one_cell() {
        for signs in [Signs::Unicode, Signs::Ascii] {
            let ways = [Way::Flat, Way::Rising, Way::Falling];
            let walls = ways.into_iter().flat_map(|way| [wall(signs, way), ring(signs, way)]);
            let stones = (1..=3).map(|count| stones(signs, count));
            let others = [stone, thicket, treasure, dug, flag, camp, leader, more, fresh];
            let others = others.into_iter().map(|sign| sign(signs));
            for sign in walls.chain(stones).chain(others).chain(temple(signs)) {
                assert_eq!(width_of(sign), 1, "{sign}");
                assert!(signs == Signs::Unicode || sign.is_ascii(), "{sign}");
            }
        }
    }
}
