//! Chance: handed into the rules, never taken from the air.
//!
//! A match draws from one seeded stream that is the same on every platform and in every
//! release. Only raw words come from the generator; how they become numbers and shuffles is
//! frozen here, and known values below hold it fast.

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use std::fmt;
use std::str::FromStr;

/// A source of chance.
pub trait Chance {
    /// The next 32 random bits.
    fn word(&mut self) -> u32;

    /// A number from 0 up to, not including, `n`; each as likely as the others.
    /// With nothing to choose from (`n` of 0) it is 0.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        // Multiply and shift; the few words that would favour some numbers are thrown away.
        let mut wide = u64::from(self.word()) * u64::from(n);
        let mut low = wide & u64::from(u32::MAX);
        if low < u64::from(n) {
            let unfair = u64::from(n.wrapping_neg() % n);
            while low < unfair {
                wide = u64::from(self.word()) * u64::from(n);
                low = wide & u64::from(u32::MAX);
            }
        }
        (wide >> 32) as u32
    }

    /// An index into something of this length.
    #[inline]
    fn index(&mut self, len: usize) -> usize {
        self.below(u32::try_from(len).unwrap_or(u32::MAX)) as usize
    }

    /// Shuffles: from the last place down, each is swapped with one at or before it.
    #[inline]
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }
}

/// What a match's chance grows from. A secret: who knows it knows every deck.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Seed(pub u64);

impl Seed {
    /// A seed nobody can guess.
    pub fn fresh() -> Self {
        let mut system = rand::rngs::SysRng;
        let word = rand::TryRng::try_next_u64(&mut system);
        // Without the system's source (it hardly ever fails) the clock must do.
        Self(word.unwrap_or_else(|_| {
            let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
            now.map_or(0, |t| u64::from(t.subsec_nanos()) ^ t.as_secs().rotate_left(32))
        }))
    }
}

/// Debugging output ends in logs: the seed stays out of it.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> Self {
        format!("{:016x}", seed.0)
    }
}

impl TryFrom<String> for Seed {
    type Error = String;
    fn try_from(hex: String) -> Result<Self, String> {
        let digits = hex.len() == 16 && hex.bytes().all(|b| b.is_ascii_hexdigit());
        let number = u64::from_str_radix(&hex, 16).ok().filter(|_| digits);
        number.map(Seed).ok_or(format!("not a seed: {hex:?}"))
    }
}

/// People give a seed as a whole number, or as it is shown: `0x` or exactly 16 digits are
/// hexadecimal, be they all below ten; anything else is decimal.
impl FromStr for Seed {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        if let Ok(shown) = Self::try_from(text.to_owned()) {
            return Ok(shown);
        }
        let (digits, radix) = match text.strip_prefix("0x") {
            Some(hex) => (hex, 16),
            None => (text, 10),
        };
        let number = u64::from_str_radix(digits, radix).ok();
        let number = number.filter(|_| digits.bytes().all(|b| b.is_ascii_hexdigit()));
        number.map(Self).ok_or_else(|| format!("not a seed: {text:?}"))
    }
}

/// The chance of a match: a `ChaCha8` stream grown from its seed.
pub struct Seeded(ChaCha8Rng);

impl Seeded {
    /// The stream of this seed, from its beginning.
    pub fn new(seed: Seed) -> Self {
        // Our own expansion: the generators' `seed_from_u64` is not promised to stay.
        let mut key = *b"........incognita.chance.stream1";
        key[..8].copy_from_slice(&seed.0.to_le_bytes());
        Self(ChaCha8Rng::from_seed(key))
    }
}

impl Chance for Seeded {
    #[inline]
    fn word(&mut self) -> u32 {
        self.0.next_u32()
    }
}

/// The chance of playouts: `SplitMix64`, a few instructions a word.
#[derive(Clone, Debug)]
pub struct Swift(pub u64);

impl Chance for Swift {
    #[inline]
    fn word(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z >> 32) as u32
    }
}

/// Chance that was written down before: each draw takes the next number of a script, as rolls
/// in a worked example. Past its end everything is 0.
#[derive(Clone, Default, Debug)]
pub struct Scripted(VecDeque<u32>);

impl Scripted {
    /// Draws these numbers, in this order.
    pub fn new(numbers: impl IntoIterator<Item = u32>) -> Self {
        Self(numbers.into_iter().collect())
    }
}

impl Chance for Scripted {
    fn word(&mut self) -> u32 {
        self.0.pop_front().unwrap_or(0)
    }

    fn below(&mut self, n: u32) -> u32 {
        self.word().min(n.saturating_sub(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Saves of every release lean on these values: they never change. They were computed by a
    /// `ChaCha8` of its own, not by this one.
    #[test]
    fn the_stream_is_frozen() {
        let mut chance = Seeded::new(Seed(1));
        let words: Vec<_> = (0..4).map(|_| chance.word()).collect();
        assert_eq!(words, [1_507_632_739, 3_068_264_107, 1_714_081_373, 4_165_344_487]);
        let dice: Vec<_> = (0..12).map(|_| chance.below(6) + 1).collect();
        assert_eq!(dice, [6, 5, 3, 4, 2, 2, 5, 4, 5, 1, 5, 3]);
        let mut deck: Vec<u8> = (0..12).collect();
        chance.shuffle(&mut deck);
        assert_eq!(deck, [1, 3, 5, 11, 2, 7, 0, 10, 6, 4, 9, 8]);
        let mut long = Seeded::new(Seed(u64::MAX));
        let far = (0..10_000).fold(0u32, |sum, _| sum.rotate_left(1) ^ long.word());
        assert_eq!(far, 3_879_793_891);
    }

    #[test]
    fn below_is_fair_and_in_range() {
        let mut chance = Seeded::new(Seed(7));
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[chance.index(6)] += 1;
        }
        assert!(seen.iter().all(|&n| (9_500..10_500).contains(&n)), "{seen:?}");
        assert_eq!(chance.below(1), 0);
        assert_eq!(chance.below(0), 0);
    }

    /// A range that does not divide 2³² evenly: the words that would favour the low numbers
    /// are drawn again.
    #[test]
    fn unfair_words_are_drawn_again() {
        struct Words(Vec<u32>);
        impl Chance for Words {
            fn word(&mut self) -> u32 {
                self.0.remove(0)
            }
        }
        // 2³² mod 6 is 4: a product whose low half is below 4 is refused.
        let mut words = Words(vec![0, 1 << 31, u32::MAX]);
        assert_eq!(words.below(6), 5);
        assert_eq!(words.0.len(), 0);
        // Only those: neither one whose low half is 4, nor one that comes after a refused one.
        let mut words = Words(vec![1_431_655_766, 0, 1]);
        assert_eq!((words.below(6), words.below(6)), (2, 0));
    }

    #[test]
    fn a_seed_is_written_as_hex_and_never_shown() {
        let seed = Seed(0xab);
        assert_eq!(String::from(seed), "00000000000000ab");
        assert_eq!(Seed::try_from(String::from(seed)).unwrap(), seed);
        assert!(Seed::try_from("ab".to_owned()).is_err());
        assert!(Seed::try_from("+0000000000000ab".to_owned()).is_err());
        assert_eq!(format!("{seed:?}"), "Seed(…)");
    }

    #[test]
    fn a_seed_is_taken_in_every_form_that_people_have() {
        for text in ["171", "0xab", "0xAB", "0x00000000000000ab", "00000000000000ab"] {
            assert_eq!(text.parse(), Ok(Seed(0xab)), "{text}");
        }
        // Sixteen digits are what saves show; one more or less is a number.
        assert_eq!("1000000000000000".parse(), Ok(Seed(1 << 60)));
        assert_eq!("100000000000000".parse(), Ok(Seed(100_000_000_000_000)));
        assert_eq!("18446744073709551615".parse(), Ok(Seed(u64::MAX)));
        for text in ["", "x", "ab", "0x", "+1", "-1", "0x+1", "0x10000000000000000"] {
            assert!(text.parse::<Seed>().is_err(), "{text}");
        }
        assert!("18446744073709551616".parse::<Seed>().is_err());
    }

    /// The playouts' stream: these were computed by a `SplitMix64` of its own, less its last step.
    #[test]
    fn the_swift_stream_is_what_it_says() {
        let mut chance = Swift(7);
        let words: Vec<_> = (0..4).map(|_| chance.word()).collect();
        assert_eq!(words, [1_674_306_020, 72_105_175, 3_868_737_665, 2_503_666_545]);
    }

    #[test]
    fn a_script_is_followed() {
        let mut chance = Scripted::new([3, 9]);
        assert_eq!((chance.below(6), chance.below(6), chance.below(6)), (3, 5, 0));
    }
}
