//! The contract between a game and everything else.

use super::census::Census;
use super::chance::Chance;
use super::components::Components;
use super::happening::Happening;
use super::options::GameOptions;
use super::seat::{Eyes, Seat, SeatCount, SeatSet};
use super::standings::Standings;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// A board game's rules, as a state that decisions are applied to.
///
/// The promises behind the signatures, held by the suite that every game must pass:
/// - *Legal means accepted.* What `actions` lists, `apply` takes; anything else it refuses, says
///   why, and leaves the state and the chance untouched.
/// - *One decision at a time.* Small steps make short menus, a readable log and cheap undo. A
///   step with a single outcome is taken by the rules themselves.
/// - *Secrets.* A `View` has no place for what its eyes may not see; events are told the same
///   way. States that differ only in what a seat cannot know look and sound alike to it.
/// - *Determinism.* The same setup, seed and decisions make the same state and events.
pub trait Game: Clone + Send + Sync + 'static {
    /// The game's name in commands, saves and folders.
    const ID: &'static str;
    /// Raised when a change of the rules makes old decisions mean something else.
    const RULES: u32;

    /// The numbers of its component file.
    type Components: Components;
    /// The variants of its rulebook.
    type Options: GameOptions;
    /// One decision. Its text is the same in saves, commands and JSON.
    type Action: Copy + Eq + Debug + Display + FromStr + Send + Sync;
    /// Something that happened, for log, replay and screen.
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// All that one pair of eyes may see.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send;
    /// Why a decision is not allowed.
    type Refusal: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send;

    /// A fresh match. The number of seats has been checked against the components.
    fn setup(
        components: &'static Self::Components,
        options: &Self::Options,
        seats: SeatCount,
        at: &mut impl Happening<Self::Event>,
    ) -> Result<Self, NotPlayable>;

    /// The seats that must decide now: several when they decide at the same time, none when the
    /// match is over. The match waits for them.
    fn to_act(&self) -> SeatSet;

    /// The seats that may decide beside those, off turn: a claim. The match does not wait for
    /// them. Everybody knows which they are and what they are offered, so neither may depend on
    /// what somebody hides: an offer that only some could use is made to all alike. Whoever takes
    /// it does so before all eyes.
    #[inline]
    fn may_act(&self) -> SeatSet {
        SeatSet::NOBODY
    }

    /// How those who must decide do it.
    fn manner(&self) -> Manner;

    /// Appends every legal decision of this seat, each once, in a stable order.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Takes a decision, or refuses it and stays as it was. The seat is one of `to_act` or of
    /// `may_act`.
    fn apply(
        &mut self,
        seat: Seat,
        action: Self::Action,
        at: &mut impl Happening<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// What these eyes see.
    fn view(&self, eyes: Eyes) -> Self::View;

    /// Some full state that looks like this view to the eyes it was made for: what they cannot
    /// know is drawn from chance. This is all that a bot ever knows of a match.
    fn imagine(
        components: &'static Self::Components,
        view: &Self::View,
        chance: &mut impl Chance,
    ) -> Self;

    /// No match like this one takes more decisions than that, if they are random: each as likely
    /// as the others, or each kind of them.
    fn longest(&self) -> usize;

    /// How far the match has come.
    fn round(&self) -> Round;

    /// How the seats stand, as far as these eyes may know; with places once it is over.
    fn standings(&self, eyes: Eyes) -> Standings;

    /// Counts every component, wherever it lies.
    fn census(&self, count: &mut Census);
}

/// How a decision is taken; everybody at the table knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Manner {
    /// Before all eyes: what can be decided, and what is, lies open to everybody.
    Openly,
    /// With something in sight that only the one who decides may know, as a hand of cards; what
    /// is decided lies open.
    Privately,
    /// In secret: until it is revealed nobody else can tell what was decided. When the last of
    /// those who seal at the same time has done it, and seats are shown something then
    /// ([`Happening::reveal`]), they know all that was sealed.
    Sealed,
}

/// Which round of how many; a game has its own word for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Round {
    /// The current one, from 1.
    pub now: u16,
    /// How many there will be, if that is known.
    pub of: Option<u16>,
}

/// A match that cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotPlayable {
    /// Too many or too few at the table.
    Seats {
        /// The least that can play.
        low: usize,
        /// The most that can play.
        high: usize,
        /// How many want to.
        is: usize,
    },
    /// A choice that does not fit this table.
    Choice {
        /// The variant.
        name: &'static str,
        /// The value that does not fit.
        value: &'static str,
    },
}
