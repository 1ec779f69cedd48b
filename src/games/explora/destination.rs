//! Where expeditions go: the nine expedition cards (EX-1.2).

use super::member::PerKind;
use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// Declares the destinations: a variant, a name in the component file and one in saves for each.
macro_rules! destinations {
    ($($Variant:ident $field:ident = $name:literal),+ $(,)?) => {
        /// An expedition card.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[derive(Serialize, Deserialize)]
        #[serde(into = "String", try_from = "String")]
        #[expect(missing_docs, reason = "legends say what they are")]
        pub enum Destination {
            $($Variant,)+
        }

        impl Default for Destination {
            fn default() -> Self {
                Self::ALL[0]
            }
        }

        impl Destination {
            /// All of them.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$Variant),+];

            /// Its name, as in saves.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$Variant => $name),+
                }
            }

            /// Its name, as in the component file.
            pub(super) const fn field(self) -> &'static str {
                match self {
                    $(Self::$Variant => stringify!($field)),+
                }
            }
        }

        #[derive(Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        struct ByName {
            $($field: PerKind<u8>,)+
        }

        impl From<ByName> for Symbols {
            fn from(named: ByName) -> Self {
                Self([$(named.$field),+])
            }
        }

        impl From<Symbols> for ByName {
            fn from(Symbols([$($field),+]): Symbols) -> Self {
                Self { $($field),+ }
            }
        }
    };
}

/// The symbols on each expedition card: how often a member of each kind counts (EX-5.1).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(from = "ByName", into = "ByName")]
pub struct Symbols(pub [PerKind<u8>; Destination::ALL.len()]);

destinations! {
    Avalon avalon = "avalon",
    Kalahari kalahari = "kalahari",
    Iram iram = "iram",
    ShangriLa shangri_la = "shangri-la",
    Agartha agartha = "agartha",
    Eldorado eldorado = "eldorado",
    Mu mu = "mu",
    Atlantis atlantis = "atlantis",
    Thule thule = "thule",
}

impl From<Destination> for String {
    fn from(destination: Destination) -> Self {
        destination.name().to_owned()
    }
}

impl TryFrom<String> for Destination {
    type Error = String;
    fn try_from(name: String) -> Result<Self, String> {
        name.parse().map_err(|()| format!("no expedition: {name:?}"))
    }
}

impl FromStr for Destination {
    type Err = ();
    fn from_str(name: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|d| d.name() == name).ok_or(())
    }
}
