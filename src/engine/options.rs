//! The variants that a game's rulebook offers, each with its values; the first is the default.

use super::chance::Chance;
use super::game::NotPlayable;
use super::seat::{Seat, SeatCount};
use std::collections::BTreeMap;
use std::fmt::Debug;

/// One thing that can be chosen before a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Variant {
    /// Its name, as on the command line: `length`.
    pub name: &'static str,
    /// What it can be; the first is the default.
    pub values: &'static [&'static str],
}

/// Choices as text, by name: how they stand in saves and on the command line.
pub type Choices = BTreeMap<String, String>;

/// A choice that the game does not offer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotOffered {
    /// No variant has this name.
    Name(String),
    /// The variant has no such value.
    Value {
        /// The variant.
        variant: Variant,
        /// What was asked for.
        value: String,
    },
}

/// A game's options: made with [`options!`](crate::options).
pub trait GameOptions: Copy + Default + PartialEq + Debug + Send + Sync + 'static {
    /// What can be chosen.
    const VARIANTS: &'static [Variant];

    /// Which value the variant at this index has.
    fn get(&self, variant: usize) -> usize;

    /// Gives the variant at this index that value.
    fn set(&mut self, variant: usize, value: usize);

    /// These options as text.
    fn choices(&self) -> Choices {
        let text = |(i, v): (usize, &Variant)| (v.name.into(), v.values[self.get(i)].into());
        Self::VARIANTS.iter().enumerate().map(text).collect()
    }

    /// The defaults, changed by these choices.
    fn chosen(choices: &Choices) -> Result<Self, NotOffered> {
        let mut options = Self::default();
        for (name, value) in choices {
            let index = Self::VARIANTS.iter().position(|v| v.name == name);
            let index = index.ok_or_else(|| NotOffered::Name(name.clone()))?;
            let variant = Self::VARIANTS[index];
            let chosen = variant.values.iter().position(|v| v == value);
            options.set(
                index,
                chosen.ok_or_else(|| NotOffered::Value { variant, value: value.clone() })?,
            );
        }
        Ok(options)
    }

    /// Who begins, where a variant `first` says it: by lot (`random`), or the seat of a number.
    fn first_seat(&self, seats: SeatCount, chance: &mut impl Chance) -> Result<Seat, NotPlayable> {
        let name = "first";
        let agreed = Self::VARIANTS.iter().position(|variant| variant.name == name);
        let value = agreed.map_or("random", |index| Self::VARIANTS[index].values[self.get(index)]);
        let Some(seat) = value.parse().ok().and_then(Seat::numbered) else {
            return Ok(Seat::at(chance.index(seats.get())));
        };
        seats.has(seat).then_some(seat).ok_or(NotPlayable::Choice { name, value })
    }

    /// Every combination of values.
    fn every() -> Vec<Self> {
        let mut all = vec![Self::default()];
        for (index, variant) in Self::VARIANTS.iter().enumerate() {
            let with = |options: &Self, value| {
                let mut options = *options;
                options.set(index, value);
                options
            };
            all = all
                .iter()
                .flat_map(|o| (0..variant.values.len()).map(move |v| with(o, v)))
                .collect();
        }
        all
    }
}

/// Declares a game's options: a struct with a field for each variant, and an enum of values for
/// each field, the default first.
#[macro_export]
macro_rules! options {
    ($(#[$about:meta])* $vis:vis struct $Options:ident {
        $($(#[$meta:meta])* $field:ident: $Type:ident {
            $($(#[$value_meta:meta])* $Value:ident = $text:literal),+ $(,)?
        }),+ $(,)?
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
        #[derive(serde::Serialize, serde::Deserialize)]
        $vis struct $Options {
            $($(#[$meta])* pub $field: $Type,)+
        }

        $(
            $(#[$meta])*
            #[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
            $vis enum $Type {
                $($(#[$value_meta])* #[serde(rename = $text)] $Value,)+
            }

            impl $Type {
                const ALL: &'static [Self] = &[$(Self::$Value),+];
            }

            impl Default for $Type {
                fn default() -> Self {
                    Self::ALL[0]
                }
            }
        )+

        impl $crate::engine::GameOptions for $Options {
            const VARIANTS: &'static [$crate::engine::Variant] = &[$(
                $crate::engine::Variant { name: stringify!($field), values: &[$($text),+] },
            )+];

            fn get(&self, variant: usize) -> usize {
                [$(self.$field as usize),+][variant]
            }

            fn set(&mut self, variant: usize, value: usize) {
                let mut index = 0;
                $(
                    if index == variant {
                        self.$field = $Type::ALL[value];
                    }
                    index += 1;
                )+
                debug_assert!(variant < index);
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::options! {
        /// For the tests.
        struct Two {
            /// How long.
            length: Length { Full = "full", Short = "short" },
            /// Who begins.
            first: First { Random = "random", One = "1", Two = "2" },
        }
    }

    #[test]
    fn choices_go_there_and_back() {
        let every = Two::every();
        assert_eq!(every.len(), 6);
        assert_eq!(every[0], Two::default());
        for options in every {
            assert_eq!(Two::chosen(&options.choices()), Ok(options));
        }
    }

    #[test]
    fn what_is_not_offered_is_named() {
        let chosen = |name: &str, value: &str| Two::chosen(&[(name.into(), value.into())].into());
        assert_eq!(chosen("lenght", "full"), Err(NotOffered::Name("lenght".into())));
        assert!(matches!(chosen("length", "long"), Err(NotOffered::Value { .. })));
        let short = chosen("length", "short").unwrap();
        assert_eq!((short.length, short.first), (Length::Short, First::Random));
    }
}
