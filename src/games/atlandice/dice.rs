//! The dice: their numbers, and where they lie.

use super::district::Area;
use super::who::Who;
use crate::engine::{Chance, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Rolls a die: the area of its number. A district that has run out of tiles is the caller's
/// business.
#[inline]
pub fn roll(chance: &mut impl Chance) -> Area {
    Area::ALL[chance.index(Area::ALL.len())]
}

/// Some numbers of the die. In files and JSON a list of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "Vec<u8>", try_from = "Vec<u8>")]
pub struct Rolls(u8);

impl Rolls {
    /// Whether the number is among them.
    #[inline]
    pub const fn has(self, number: u8) -> bool {
        self.0 & 1 << number != 0
    }

    /// One after the other.
    pub fn numbers(self) -> impl Iterator<Item = u8> {
        Area::ALL.map(Area::number).into_iter().filter(move |&number| self.has(number))
    }
}

/// As short as it can be read: `1,3,5`, or `1–4` for a run.
impl fmt::Display for Rolls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers: Vec<u8> = self.numbers().collect();
        let runs = numbers.chunk_by(|a, b| a + 1 == *b);
        let run = |run: &[u8]| match run {
            [low, _, .., high] => format!("{low}–{high}"),
            few => few.iter().map(ToString::to_string).collect::<Vec<_>>().join(","),
        };
        f.write_str(&runs.map(run).collect::<Vec<_>>().join(","))
    }
}

impl From<Rolls> for Vec<u8> {
    fn from(rolls: Rolls) -> Self {
        rolls.numbers().collect()
    }
}

impl TryFrom<Vec<u8>> for Rolls {
    type Error = String;
    fn try_from(numbers: Vec<u8>) -> Result<Self, String> {
        let mut rolls = Self(0);
        for number in numbers {
            if !Area::ALL.iter().any(|area| area.number() == number) {
                return Err(format!("no number of a die: {number}"));
            }
            rolls.0 |= 1 << number;
        }
        Ok(rolls)
    }
}

/// A die taken in this round: by whom, for whom and from where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Drafted {
    /// The seat that took it.
    pub seat: Seat,
    /// Who has it: that seat, or the neutral player (AT-9.2).
    pub who: Who,
    /// Where it lay.
    pub area: Area,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rolls_are_lists_of_numbers() {
        let odd: Rolls = serde_json::from_str("[1,3,5]").unwrap();
        assert_eq!([1, 2, 3, 4, 5, 6].map(|n| odd.has(n)), [true, false, true, false, true, false]);
        assert_eq!(odd.to_string(), "1,3,5");
        let told = |numbers: &str| serde_json::from_str::<Rolls>(numbers).unwrap().to_string();
        assert_eq!([told("[1,2,3,4]"), told("[5,6]"), told("[6,3,2,1]")], ["1–4", "5,6", "1–3,6"]);
        assert_eq!(serde_json::to_string(&odd).unwrap(), "[1,3,5]");
        assert!(serde_json::from_str::<Rolls>("[0]").is_err());
        assert!(serde_json::from_str::<Rolls>("[7]").is_err());
    }
}
