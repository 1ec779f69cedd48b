//! A seat's teams: who joins, who makes room, how strong they are (EX-4.4, EX-4.7, EX-5).

use super::card::{Card, What};
use super::components::Components;
use super::member::{Kind, PerKind};
use crate::games::list::List;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// How many teams a seat can have (EX-4.4): one for each of its tokens.
pub const TEAMS: usize = Which::BOTH.len();

/// Which of a seat's two teams. People call them 1 and 2, and so do saves and JSON.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize,
)]
#[serde(into = "u8", try_from = "u8")]
pub enum Which {
    /// The first team.
    #[default]
    First,
    /// The second team.
    Second,
}

impl Which {
    /// Both teams.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// Its place in an array.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The number that people call it by.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

impl From<Which> for u8 {
    fn from(team: Which) -> Self {
        team.number()
    }
}

impl TryFrom<u8> for Which {
    type Error = String;
    fn try_from(number: u8) -> Result<Self, String> {
        let found = Self::BOTH.into_iter().find(|team| team.number() == number);
        found.ok_or_else(|| format!("no team {number}"))
    }
}

impl fmt::Display for Which {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl FromStr for Which {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        Self::BOTH.into_iter().find(|team| team.to_string() == text).ok_or(())
    }
}

/// Some of a seat's teams: `none`, `1`, `2` or `both`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Teams(u8);

impl Teams {
    /// No team.
    pub const NONE: Self = Self(0);
    /// Every choice there is, the fullest first: nobody stays at home by a slip.
    pub const ALL: [Self; 4] = [Self(3), Self(1), Self(2), Self(0)];

    /// Whether this team is among them.
    #[inline]
    pub const fn has(self, team: Which) -> bool {
        self.0 & (1 << team as u8) != 0
    }

    /// These and that one.
    #[inline]
    #[must_use]
    pub const fn with(self, team: Which) -> Self {
        Self(self.0 | 1 << team as u8)
    }

    /// These without that one.
    #[inline]
    #[must_use]
    pub const fn without(self, team: Which) -> Self {
        Self(self.0 & !(1 << team as u8))
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether all of these are among the others.
    #[inline]
    pub const fn within(self, others: Self) -> bool {
        self.0 & !others.0 == 0
    }

    /// One after the other, the first first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Which> {
        Which::BOTH.into_iter().filter(move |&team| self.has(team))
    }

    /// Its name, as in decisions and saves.
    pub const fn name(self) -> &'static str {
        ["none", "1", "2", "both"][(self.0 & 3) as usize]
    }
}

impl FromIterator<Which> for Teams {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Which>>(teams: I) -> Self {
        teams.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Teams {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Teams {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Teams {
    type Err = ();
    fn from_str(name: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|teams| teams.name() == name).ok_or(())
    }
}

impl From<Teams> for String {
    fn from(teams: Teams) -> Self {
        teams.name().to_owned()
    }
}

impl TryFrom<String> for Teams {
    type Error = String;
    fn try_from(name: String) -> Result<Self, String> {
        name.parse().map_err(|()| format!("no teams: {name:?}"))
    }
}

/// A team: at most one member of each kind, and jetpacks that count as the kinds left free.
/// Without cards there is no team.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Team {
    members: PerKind<Option<Card>>,
    jetpacks: u8,
}

/// The cards of a team.
pub type TeamCards = List<Card, { Kind::ALL.len() }>;

impl Team {
    /// How many cards it has.
    #[inline]
    pub fn len(&self) -> usize {
        let members = Kind::ALL.into_iter().filter(|&kind| self.members[kind].is_some());
        members.count() + usize::from(self.jetpacks)
    }

    /// Whether there is no such team.
    #[inline]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Whether no card can be added without another making room.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.len() >= Kind::ALL.len()
    }

    /// The cards: explorer, crew, transport, then jetpacks.
    #[inline]
    pub fn cards(&self) -> TeamCards {
        let mut cards = TeamCards::default();
        cards.extend(Kind::ALL.into_iter().filter_map(|kind| self.members[kind]));
        cards.extend((0..self.jetpacks).map(|_| Card::JETPACK));
        cards
    }

    /// The cards that can be told apart: several jetpacks once.
    #[inline]
    pub fn different_cards(&self) -> TeamCards {
        Self { jetpacks: self.jetpacks.min(1), ..*self }.cards()
    }

    /// Whether this card is in it.
    #[inline]
    pub fn has(&self, card: Card) -> bool {
        match card.what() {
            What::Member(kind) => self.members[kind] == Some(card),
            What::Jetpack => self.jetpacks > 0,
            _ => false,
        }
    }

    /// Whether this card can join: any member can, a jetpack where there is room (EX-4.4,
    /// EX-4.7).
    #[inline]
    pub fn takes(&self, card: Card) -> bool {
        match card.what() {
            What::Member(_) => true,
            What::Jetpack => !self.is_full(),
            _ => false,
        }
    }

    /// A card joins; what had to make room for it. EX-4.4: a member of the same kind; EX-4.7:
    /// without one, in a full team, a jetpack.
    #[inline]
    pub fn join(&mut self, card: Card) -> Option<Card> {
        let What::Member(kind) = card.what() else {
            self.jetpacks += 1;
            return None;
        };
        let full = self.is_full();
        let before = self.members[kind].replace(card);
        if before.is_none() && full {
            self.jetpacks -= 1;
            return Some(Card::JETPACK);
        }
        before
    }

    /// A card leaves.
    #[inline]
    pub fn lose(&mut self, card: Card) {
        match card.what() {
            What::Member(kind) => self.members[kind] = None,
            _ => self.jetpacks = self.jetpacks.saturating_sub(1),
        }
    }

    /// EX-4.7: the kinds that the jetpacks count as: of those that the members leave free, the
    /// ones that make the team strongest.
    #[inline]
    pub fn jetpack_kinds(&self, symbols: &PerKind<u8>) -> List<Kind, { Kind::ALL.len() }> {
        let mut best = List::default();
        let mut free: List<Kind, { Kind::ALL.len() }> =
            Kind::ALL.into_iter().filter(|&kind| self.members[kind].is_none()).collect();
        for _ in 0..self.jetpacks {
            let most = free.iter().map(|&kind| symbols[kind]).max();
            let Some(at) = free.iter().position(|&kind| Some(symbols[kind]) == most) else { break };
            best.push(free.remove(at));
        }
        best
    }

    /// EX-5.1: each card counts its strength as often as the expedition shows its kind.
    #[inline]
    pub fn strength(&self, rules: &Components, symbols: &PerKind<u8>) -> u8 {
        let mut strength = 0;
        for kind in Kind::ALL {
            if let Some(member) = self.members[kind] {
                strength += rules.strength(member) * symbols[kind];
            }
        }
        if self.jetpacks > 0 {
            for kind in self.jetpack_kinds(symbols).iter() {
                strength += rules.jetpack.strength * symbols[*kind];
            }
        }
        strength
    }
}

impl FromIterator<Card> for Team {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut team = Self::default();
        for card in cards {
            if team.takes(card) {
                team.join(card);
            }
        }
        team
    }
}
