//! A tiny game for the tests: a hidden hand, sealed bids and a die. Each round the die sets the
//! prize, everybody seals a card at the same time, the highest takes the prize. With claims, who
//! has sealed may cry out once before all are open: who holds the die's number scores a point.
//!
//! `FLAW` breaks one promise, so that the suite can be seen to notice.

use incognita::engine::{
    Census, Chance, Components, Eyes, Game, Happening, Manner, NotPlayable, Round, Score, Seat,
    SeatCount, SeatSet, Standings, Wrong,
};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

pub const HONEST: u8 = 0;
pub const LEAKS_IN_VIEW: u8 = 1;
pub const LISTS_ILLEGAL: u8 = 2;
pub const LOSES_A_CARD: u8 = 3;
pub const LEAKS_IN_EVENT: u8 = 4;
pub const CHANGES_WHEN_REFUSING: u8 = 5;
pub const NEVER_ENDS: u8 = 6;
pub const ACCEPTS_UNLISTED: u8 = 7;
pub const LEAKS_IN_LEGAL: u8 = 8;
pub const CHANCE_FROM_THE_AIR: u8 = 9;
pub const LEAKS_IN_STANDINGS: u8 = 10;
pub const IMAGINES_ANOTHER_TABLE: u8 = 11;
pub const PLACES_EARLY: u8 = 12;
pub const OFFERS_BY_HAND: u8 = 13;
pub const ASKS_BY_HAND: u8 = 14;
pub const SEALS_IN_THE_OPEN: u8 = 15;
pub const CLAIMS_AFTER_THE_END: u8 = 16;

#[derive(Serialize, Deserialize, Debug)]
pub struct Deck {
    pub cards: u8,
    pub hand: u8,
}

impl Components for Deck {
    fn seats(&self) -> RangeInclusive<usize> {
        2..=3
    }
    fn check(&self) -> Result<(), Wrong> {
        Wrong::unless_within("cards", self.cards, (3 * self.hand, 30))
    }
}

incognita::options! {
    /// What is played for.
    pub struct Options {
        /// The die, or always one.
        prize: Prize { Die = "die", One = "one" },
        /// Whether there are claims off turn.
        claims: Claims { None = "none", Once = "once" },
    }
}

#[derive(Clone)]
pub struct Sealed<const FLAW: u8> {
    options: Options,
    seats: SeatCount,
    round: u8,
    rounds: u8,
    prize: u8,
    /// The cards of each, by bit.
    hands: [u32; 3],
    bids: [Option<u8>; 3],
    /// Who has claimed in this round.
    claimed: SeatSet,
    deck: u32,
    shown: u32,
    points: [i32; 3],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Seal this card: `seal 7`.
    Seal(u8),
    /// Cry out: `claim`.
    Claim,
    /// Only a flawed game knows this one: `boast`.
    Boast,
}

use Action::{Boast, Claim, Seal};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seal(card) => write!(f, "seal {card}"),
            Claim => f.write_str("claim"),
            Boast => f.write_str("boast"),
        }
    }
}

impl FromStr for Action {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "claim" => return Ok(Claim),
            "boast" => return Ok(Boast),
            _ => {}
        }
        let card = text.strip_prefix("seal ").ok_or(())?;
        card.parse().map(Seal).map_err(|_| ())
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    Rolled(u8),
    Sealed { seat: Seat, card: Option<u8> },
    Opened { cards: Vec<u8>, winner: Seat },
    Scored { seat: Seat },
    InVain { seat: Seat },
    Cried { seat: Seat },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    eyes: Eyes,
    options: Options,
    round: u8,
    prize: u8,
    hand: Option<u32>,
    hands: Vec<u32>,
    sealed: Vec<bool>,
    own: Option<u8>,
    claimed: SeatSet,
    shown: u32,
    points: Vec<i32>,
    leak: Option<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Refusal {
    NotHeld,
    AlreadySealed,
    NothingToClaim,
}

fn bits(set: u32) -> impl Iterator<Item = u8> {
    (0..32).filter(move |&card| set & 1 << card != 0)
}

fn draw(from: &mut u32, chance: &mut impl Chance) -> u8 {
    let cards: Vec<_> = bits(*from).collect();
    let card = cards[chance.index(cards.len())];
    *from &= !(1 << card);
    card
}

impl<const FLAW: u8> Sealed<FLAW> {
    /// Whether the seat holds a card with the die's number.
    fn could_score(&self, seat: Seat) -> bool {
        bits(self.hands[seat.index()]).any(|card| card % 6 + 1 == self.prize)
    }

    /// What only those are offered who could score tells what they hold.
    fn may_boast(&self, seat: Seat) -> bool {
        FLAW == OFFERS_BY_HAND && self.could_score(seat)
    }

    fn claim(&mut self, seat: Seat, at: &mut impl Happening<Event>) -> Result<(), Refusal> {
        if !self.may_act().has(seat) {
            return Err(Refusal::NothingToClaim);
        }
        self.claimed = self.claimed.with(seat);
        if self.could_score(seat) {
            self.points[seat.index()] += 1;
            at.tell(Event::Scored { seat });
            at.reveal(SeatSet::EVERYBODY);
        } else {
            // Only the seat itself is told.
            at.whisper(SeatSet::only(seat), Event::InVain { seat }, Event::Cried { seat });
        }
        Ok(())
    }

    fn roll(&mut self, at: &mut impl Happening<Event>) {
        self.prize = match self.options.prize {
            Prize::One => 1,
            Prize::Die if FLAW == CHANCE_FROM_THE_AIR => {
                use std::sync::atomic::{AtomicU8, Ordering};
                static AIR: AtomicU8 = AtomicU8::new(0);
                AIR.fetch_add(1, Ordering::Relaxed) % 6 + 1
            }
            Prize::Die => u8::try_from(at.chance().below(6)).unwrap() + 1,
        };
        at.tell(Event::Rolled(self.prize));
        at.reveal(SeatSet::EVERYBODY);
    }

    fn open(&mut self, at: &mut impl Happening<Event>) {
        let cards: Vec<u8> = self.bids.iter().flatten().copied().collect();
        let highest = cards.iter().copied().max().unwrap();
        let winner = self.seats.seats().find(|s| self.bids[s.index()] == Some(highest)).unwrap();
        self.points[winner.index()] += i32::from(self.prize);
        for &card in &cards {
            self.shown |= 1 << card;
        }
        if FLAW == LOSES_A_CARD && self.round == 2 {
            self.shown &= !(1 << highest);
        }
        self.bids = [None; 3];
        self.claimed = SeatSet::NOBODY;
        at.tell(Event::Opened { cards, winner });
        at.reveal(SeatSet::EVERYBODY);
        if FLAW == NEVER_ENDS {
            for seat in self.seats.seats() {
                let card = draw(&mut self.shown, at.chance());
                self.hands[seat.index()] |= 1 << card;
            }
        } else {
            self.round += 1;
        }
        if self.round <= self.rounds {
            self.roll(at);
        }
    }
}

impl<const FLAW: u8> Game for Sealed<FLAW> {
    const ID: &'static str = "sealed";
    const RULES: u32 = 1;
    type Components = Deck;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn setup(
        deck: &'static Deck,
        options: &Options,
        seats: SeatCount,
        at: &mut impl Happening<Event>,
    ) -> Result<Self, NotPlayable> {
        let mut game = Self {
            options: *options,
            seats,
            round: 1,
            rounds: deck.hand,
            prize: 0,
            hands: [0; 3],
            bids: [None; 3],
            claimed: SeatSet::NOBODY,
            deck: (1 << deck.cards) - 1,
            shown: 0,
            points: [0; 3],
        };
        for seat in seats.seats() {
            for _ in 0..deck.hand {
                let card = draw(&mut game.deck, at.chance());
                game.hands[seat.index()] |= 1 << card;
            }
        }
        game.roll(at);
        Ok(game)
    }

    fn to_act(&self) -> SeatSet {
        let open = |seat: &Seat| self.round <= self.rounds && self.bids[seat.index()].is_none();
        self.seats.seats().filter(open).collect()
    }

    /// Who has sealed may claim, once, whatever it holds.
    fn may_act(&self) -> SeatSet {
        let over = self.round > self.rounds;
        if self.options.claims == Claims::None || (over && FLAW != CLAIMS_AFTER_THE_END) {
            return SeatSet::NOBODY;
        }
        let sealed = self.seats.seats().filter(|s| over || self.bids[s.index()].is_some());
        let could = |seat: &Seat| FLAW != ASKS_BY_HAND || self.could_score(*seat);
        sealed.filter(|seat| !self.claimed.has(*seat)).filter(could).collect()
    }

    fn manner(&self) -> Manner {
        if FLAW == SEALS_IN_THE_OPEN { Manner::Openly } else { Manner::Sealed }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.may_act().has(seat) {
            out.push(Claim);
            out.extend(self.may_boast(seat).then_some(Boast));
        }
        if !self.to_act().has(seat) {
            return;
        }
        let hand = self.hands[seat.index()];
        let others = self.bids.iter().flatten().copied().max();
        let worth = |card: &u8| FLAW != LEAKS_IN_LEGAL || others.is_none_or(|o| *card > o);
        out.extend(bits(hand).filter(worth).map(Seal));
        if FLAW == LEAKS_IN_LEGAL && out.is_empty() {
            out.extend(bits(hand).map(Seal));
        }
        if FLAW == LISTS_ILLEGAL {
            out.extend(bits(self.shown).map(Seal).take(1));
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        at: &mut impl Happening<Event>,
    ) -> Result<(), Refusal> {
        let card = match action {
            Seal(card) => card,
            Boast if !self.may_boast(seat) => return Err(Refusal::NothingToClaim),
            Claim | Boast => return self.claim(seat, at),
        };
        if self.bids[seat.index()].is_some() {
            return Err(Refusal::AlreadySealed);
        }
        if FLAW == LEAKS_IN_LEGAL {
            let mut legal = Vec::new();
            self.actions(seat, &mut legal);
            if !legal.contains(&Seal(card)) {
                return Err(Refusal::NotHeld);
            }
        }
        if self.hands[seat.index()] & 1 << card == 0 {
            if FLAW == CHANGES_WHEN_REFUSING {
                self.points[seat.index()] -= 1;
            }
            if FLAW != ACCEPTS_UNLISTED {
                return Err(Refusal::NotHeld);
            }
        }
        self.hands[seat.index()] &= !(1 << card);
        self.bids[seat.index()] = Some(card);
        let secret = Event::Sealed { seat, card: Some(card) };
        if FLAW == LEAKS_IN_EVENT {
            at.tell(secret);
        } else {
            at.whisper(SeatSet::only(seat), secret, Event::Sealed { seat, card: None });
        }
        if self.to_act().is_empty() {
            self.open(at);
        }
        Ok(())
    }

    fn view(&self, eyes: Eyes) -> View {
        let seats = self.seats.get();
        let other = |i: &usize| !eyes.are_of(Seat::at(*i));
        let leaked = (0..seats).filter(other).find_map(|i| self.bids[i]);
        View {
            eyes,
            options: self.options,
            round: self.round,
            prize: self.prize,
            hand: eyes.seat().map(|s| self.hands[s.index()]),
            hands: self.hands[..seats].iter().map(|h| h.count_ones()).collect(),
            sealed: self.bids[..seats].iter().map(Option::is_some).collect(),
            own: eyes.seat().and_then(|s| self.bids[s.index()]),
            claimed: self.claimed,
            shown: self.shown,
            points: self.points[..seats].to_vec(),
            leak: leaked.filter(|_| FLAW == LEAKS_IN_VIEW),
        }
    }

    fn imagine(deck: &'static Deck, view: &View, chance: &mut impl Chance) -> Self {
        let own = view.hand.unwrap_or(0) | view.own.map_or(0, |card| 1 << card);
        let mut unseen = ((1 << deck.cards) - 1) & !view.shown & !own;
        let mut game = Self {
            options: view.options,
            seats: SeatCount::new(view.hands.len()).unwrap(),
            round: view.round,
            rounds: deck.hand,
            prize: view.prize,
            hands: [0; 3],
            bids: [None; 3],
            claimed: view.claimed,
            deck: 0,
            shown: view.shown,
            points: [0; 3],
        };
        for seat in game.seats.seats() {
            let i = seat.index();
            game.points[i] = view.points[i] + i32::from(FLAW == IMAGINES_ANOTHER_TABLE);
            if view.eyes.are_of(seat) {
                game.hands[i] = view.hand.unwrap_or(0);
                game.bids[i] = view.own;
                continue;
            }
            game.bids[i] = view.sealed[i].then(|| draw(&mut unseen, chance));
            for _ in 0..view.hands[i] {
                game.hands[i] |= 1 << draw(&mut unseen, chance);
            }
        }
        game.deck = unseen;
        game
    }

    fn longest(&self) -> usize {
        24
    }

    fn round(&self) -> Round {
        Round { now: self.round.into(), of: Some(self.rounds.into()) }
    }

    fn standings(&self, _: Eyes) -> Standings {
        let score = |seat: Seat| Score {
            seat,
            points: vec![("prizes", self.points[seat.index()])],
            ties: vec![],
        };
        let mut standings = Standings::of(&self.seats.seats().map(score).collect::<Vec<_>>());
        if FLAW == LEAKS_IN_STANDINGS {
            let highest = self.bids.iter().flatten().max().copied();
            standings.tie_break = highest.map(|card| card.to_string());
        }
        if !self.to_act().is_empty() && FLAW != PLACES_EARLY {
            standings.rows.iter_mut().for_each(|row| row.place = None);
        }
        standings
    }

    fn census(&self, count: &mut Census) {
        let sealed = self.bids.iter().flatten().fold(0, |set, card| set | 1 << card);
        let hands = self.hands.iter().copied();
        for set in hands.chain([sealed, self.deck, self.shown]) {
            bits(set).for_each(|card| count.add(card.into(), 1));
        }
    }
}
