//! Members of a team: explorers, crews and transports.

use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};

/// What a member is. A team has at most one of each (EX-4.4).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Who knows where to go.
    #[default]
    Explorer,
    /// Who does the work.
    Crew,
    /// What carries them.
    Transport,
}

impl Kind {
    /// All three, in the order in which a team shows them.
    pub const ALL: [Self; 3] = [Self::Explorer, Self::Crew, Self::Transport];

    /// Its name, as in files and JSON.
    pub const fn name(self) -> &'static str {
        ["explorer", "crew", "transport"][self as usize]
    }
}

/// One of something for each kind of member; in files and JSON with the kinds' names.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "kinds say what they are")]
pub struct PerKind<T> {
    pub explorer: T,
    pub crew: T,
    pub transport: T,
}

impl<T> Index<Kind> for PerKind<T> {
    type Output = T;
    #[inline]
    fn index(&self, kind: Kind) -> &T {
        match kind {
            Kind::Explorer => &self.explorer,
            Kind::Crew => &self.crew,
            Kind::Transport => &self.transport,
        }
    }
}

impl<T> IndexMut<Kind> for PerKind<T> {
    #[inline]
    fn index_mut(&mut self, kind: Kind) -> &mut T {
        match kind {
            Kind::Explorer => &mut self.explorer,
            Kind::Crew => &mut self.crew,
            Kind::Transport => &mut self.transport,
        }
    }
}

/// What a member is worth, in a team and sold.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Worth {
    /// Its strength.
    pub strength: u8,
    /// What it is sold for (EX-4.3).
    pub price: u8,
}

/// Declares who is in the box: a name in the component file and one in decisions for each.
/// Files name every one of them; the rules look them up by number.
macro_rules! everyone {
    ($($field:ident = $name:literal),+ $(,)?) => {
        /// How many members there are.
        pub const MEMBERS: usize = [$($name),+].len();

        /// The members' names, as in decisions and saves: explorers, crews, transports, as many
        /// of each.
        pub const NAMES: [&str; MEMBERS] = [$($name),+];

        /// The members' names, as in the component file.
        pub(super) const FIELDS: [&str; MEMBERS] = [$(stringify!($field)),+];

        #[derive(Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        struct ByName {
            $($field: Worth,)+
        }

        impl From<ByName> for Members {
            fn from(named: ByName) -> Self {
                Self([$(named.$field),+])
            }
        }

        impl From<Members> for ByName {
            fn from(Members([$($field),+]): Members) -> Self {
                Self { $($field),+ }
            }
        }
    };
}

/// What each member is worth, by its number.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(from = "ByName", into = "ByName")]
pub struct Members(pub [Worth; MEMBERS]);

everyone! {
    lost_poet = "lost-poet",
    keen_student = "keen-student",
    orchid_hunter = "orchid-hunter",
    star_gazer = "star-gazer",
    tomb_reader = "tomb-reader",
    rune_scholar = "rune-scholar",
    iron_countess = "iron-countess",
    pathfinder = "pathfinder",
    cabin_boys = "cabin-boys",
    pub_singers = "pub-singers",
    porters = "porters",
    cook_and_sons = "cook-and-sons",
    mule_drivers = "mule-drivers",
    pearl_divers = "pearl-divers",
    mountaineers = "mountaineers",
    sea_wolves = "sea-wolves",
    penny_farthing = "penny-farthing",
    barrel_raft = "barrel-raft",
    dog_sledge = "dog-sledge",
    camel_caravan = "camel-caravan",
    silk_balloon = "silk-balloon",
    paddle_steamer = "paddle-steamer",
    airship = "airship",
    submarine = "submarine",
}
