//! Component files: a game's numbers, read once, checked on load, told apart by a fingerprint.

use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Display;
use std::io::ErrorKind;
use std::ops::{Deref, RangeInclusive};

/// The numbers of one game, as its component file gives them.
pub trait Components: Serialize + DeserializeOwned + Send + Sync + 'static {
    /// How many can play.
    fn seats(&self) -> RangeInclusive<usize>;

    /// What the file's form alone does not promise: counts that must agree, ranges.
    fn check(&self) -> Result<(), Wrong>;
}

/// A value that cannot be: which field of the file, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// The field, with those around it: `tokens.points`.
    pub field: String,
    /// What is wrong with it.
    pub fault: Fault,
}

/// Why a value in a component file cannot be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It must lie between two numbers.
    Range {
        /// The least it may be.
        low: i64,
        /// The most it may be.
        high: i64,
        /// What it is.
        is: i64,
    },
    /// It must add up to a number.
    Total {
        /// What it must come to.
        should: i64,
        /// What it comes to.
        is: i64,
    },
    /// Its values must rise, each greater than the one before.
    NotRising,
    /// It lacks something, or names what there is none of.
    NoSuch {
        /// What.
        name: String,
    },
    /// Something stands there twice.
    Twice {
        /// What.
        name: String,
    },
    /// Something cannot be reached.
    Apart {
        /// What.
        name: String,
    },
}

impl Wrong {
    /// This field's value must lie between these two, or be one of them.
    pub fn unless_within(
        field: impl Display,
        is: impl TryInto<i64>,
        (low, high): (impl TryInto<i64>, impl TryInto<i64>),
    ) -> Result<(), Self> {
        let (is, low, high) = (whole(is), whole(low), whole(high));
        if (low..=high).contains(&is) {
            return Ok(());
        }
        Err(Self::new(field, Fault::Range { low, high, is }))
    }

    /// This field must come to that number.
    pub fn unless_total(field: impl Display, is: usize, should: usize) -> Result<(), Self> {
        if is == should {
            return Ok(());
        }
        let (is, should) = (whole(is), whole(should));
        Err(Self::new(field, Fault::Total { should, is }))
    }

    /// A fault of this field.
    pub fn new(field: impl Display, fault: Fault) -> Self {
        Self { field: field.to_string(), fault }
    }
}

fn whole(number: impl TryInto<i64>) -> i64 {
    number.try_into().unwrap_or(i64::MAX)
}

/// A component file that cannot be used: where it is wrong, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unusable {
    /// The file, as the reader knows it.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub what: Misfit,
}

/// What is wrong with a component file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// It is not in the form of such a file; in the parser's words.
    Form(String),
    /// A value cannot be.
    Value(Wrong),
    /// It cannot be read at all.
    Unreadable {
        /// Why, as the system sorts it.
        kind: ErrorKind,
        /// Why, in the system's words.
        why: String,
    },
}

/// A game's components as loaded, with the fingerprint that goes into saves. Lives as long as
/// the program, so that states can point into it and stay cheap to copy.
pub struct Kit<C: 'static> {
    components: C,
    fingerprint: Fingerprint,
}

/// Tells component files apart: the same content, whatever its layout and comments, has the
/// same one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fingerprint(u64);

impl Display for Fingerprint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl Fingerprint {
    /// Of any text (FNV-1a, 64 bits: it tells accidents, not forgeries).
    pub fn of(text: &str) -> Self {
        Self(text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        }))
    }
}

impl<C: Components> Kit<C> {
    /// Reads and checks the text of a component file.
    pub fn read(file: &str, text: &str) -> Result<&'static Self, Unusable> {
        let unusable = |line, what| Unusable { file: file.to_owned(), line, what };
        let components: C = ron::from_str(text).map_err(|fault| {
            unusable(fault.span.start.line, Misfit::Form(fault.code.to_string()))
        })?;
        components
            .check()
            .map_err(|wrong| unusable(line_of(text, &wrong.field), Misfit::Value(wrong)))?;
        let content = ron::to_string(&components)
            .map_err(|fault| unusable(1, Misfit::Form(fault.to_string())))?;
        Ok(Box::leak(Box::new(Self { components, fingerprint: Fingerprint::of(&content) })))
    }

    /// What saves remember these components by.
    pub fn fingerprint(&self) -> Fingerprint {
        self.fingerprint
    }

    /// The numbers themselves.
    pub fn components(&'static self) -> &'static C {
        &self.components
    }
}

impl<C> Deref for Kit<C> {
    type Target = C;
    fn deref(&self) -> &C {
        &self.components
    }
}

/// The line on which a field stands: each name of its path is looked for behind the one before.
fn line_of(text: &str, path: &str) -> usize {
    let mut at = 0;
    for name in path.split('.') {
        let found = text[at..].match_indices(name).find(|(i, _)| {
            let before = text[..at + i].chars().next_back();
            // The name of a hex stands in quotes.
            let after = text[at + i + name.len()..].trim_start_matches('"').trim_start();
            !before.is_some_and(|c| c.is_alphanumeric() || c == '_') && after.starts_with(':')
        });
        match found {
            Some((i, _)) => at += i,
            None => break,
        }
    }
    text[..at].matches('\n').count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Serialize, Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    struct Deck {
        copies: u8,
        hand: Hand,
    }
    #[derive(Serialize, Deserialize, Debug)]
    struct Hand {
        copies: u8,
    }
    impl Components for Deck {
        fn seats(&self) -> RangeInclusive<usize> {
            2..=4
        }
        fn check(&self) -> Result<(), Wrong> {
            Wrong::unless_within("hand.copies", self.hand.copies, (1, 3))
        }
    }

    fn wrong(text: &str) -> Unusable {
        Kit::<Deck>::read("deck.ron", text).err().expect("it is wrong")
    }

    #[test]
    fn a_wrong_value_is_found_on_its_line() {
        let fault = wrong("(\n  copies: 2, // copies\n  hand: (\n    copies: 9,\n  ),\n)");
        assert_eq!((fault.file.as_str(), fault.line), ("deck.ron", 4));
        let range = Fault::Range { low: 1, high: 3, is: 9 };
        assert_eq!(fault.what, Misfit::Value(Wrong::new("hand.copies", range)));
    }

    /// Neither a longer name that ends in this one nor a word in a comment is the field.
    #[test]
    fn a_field_is_a_whole_name() {
        let text = "(\n  my_copies: 1,\n  xcopies: 2, // copies\n  copies: 3,\n)";
        assert_eq!(line_of(text, "copies"), 4);
        let quoted = "(\n  a5: \"a4\",\n  \"a4\": 1,\n  \"a5\" : 2,\n)";
        assert_eq!((line_of(quoted, "a4"), line_of(quoted, "a5")), (3, 2));
    }

    #[test]
    fn a_total_is_met_or_told() {
        assert_eq!(Wrong::unless_total("tokens", 25, 25), Ok(()));
        let total = Fault::Total { should: 25, is: 24 };
        assert_eq!(Wrong::unless_total("tokens", 24, 25), Err(Wrong::new("tokens", total)));
    }

    #[test]
    fn a_wrong_form_is_found_on_its_line() {
        let fault = wrong("(\n  copies: 2,\n  hnad: (copies: 1),\n)");
        assert_eq!(fault.line, 3);
        assert!(matches!(fault.what, Misfit::Form(_)));
        assert!(matches!(wrong("").what, Misfit::Form(_)));
    }

    #[test]
    fn the_fingerprint_is_of_the_content() {
        let read = |text| Kit::<Deck>::read("deck.ron", text).unwrap().fingerprint();
        let plain = read("(copies: 2, hand: (copies: 1))");
        assert_eq!(plain, read("( // two\n copies: 2,\n hand: (copies: 1),\n)"));
        assert_ne!(plain, read("(copies: 2, hand: (copies: 2))"));
        // As others reckon it.
        assert_eq!(Fingerprint::of("foobar").to_string(), "85944171f73967e8");
    }
}
