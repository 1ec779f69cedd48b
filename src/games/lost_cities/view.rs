//! What one pair of eyes sees of the table, and the tables that it could be.

use super::card::{Card, Colour, PerColour, Pile};
use super::components::Components;
use super::figure::Explorer;
use super::options::{Options, Order};
use super::state::{Chips, LostCities, Side, Stage};
use super::token::Token;
use crate::engine::{Chance, Eyes, Seat, SeatCount};
use serde::{Deserialize, Serialize};

/// The table as some eyes see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes.
    pub eyes: Eyes,
    /// The variants agreed on.
    pub options: Options,
    /// Which expedition, from 1.
    pub expedition: u8,
    /// Whose turn it is; nobody's once the game is over.
    pub turn: Option<Seat>,
    /// Where in its turn that seat is.
    pub stage: Stage,
    /// The pile discarded to in this turn: closed (LC-2.6).
    pub closed: Option<Colour>,
    /// How many figures have crossed the bridge.
    pub crossed: u8,
    /// How many cards the deck has left.
    pub deck: u8,
    /// The discard piles.
    pub piles: PerColour<Discards>,
    /// The tokens on each path, by step from 1.
    pub tokens: PerColour<Vec<Option<Token>>>,
    /// What lies before each seat.
    pub seats: Vec<SeatView>,
}

/// A discard pile: only its top card lies open (LC-2.4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Discards {
    /// The top card.
    pub top: Option<Card>,
    /// How many cards it has.
    pub cards: u8,
}

/// What some eyes see of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatView {
    /// How many cards it holds.
    pub cards: u8,
    /// The cards it holds, by colour and value: for its own eyes.
    pub hand: Option<Vec<Card>>,
    /// The cards played, in order.
    pub rows: PerColour<Vec<Card>>,
    /// The figures on the paths.
    pub explorers: PerColour<Option<Explorer>>,
    /// The steps of them that no card of the path led to: an arrow did, or another path's end.
    pub free_steps: PerColour<Vec<u8>>,
    /// What the figures are worth where they stand.
    pub on_paths: i32,
    /// Artefacts found in this expedition.
    pub artefact_tokens: u8,
    /// Artefacts from earlier expeditions.
    pub artefact_chips: u8,
    /// Its points: for its own eyes, and for all once the game is over.
    pub chips: Option<Chips>,
}

impl LostCities {
    pub(super) fn seen_by(&self, eyes: Eyes) -> View {
        let steps = self.rules.steps.len();
        View {
            eyes,
            options: self.options,
            expedition: self.expedition,
            turn: (self.stage != Stage::Over).then_some(self.turn),
            stage: self.stage,
            closed: self.closed,
            crossed: self.crossed,
            deck: self.deck.count(),
            piles: PerColour::of(|c| Discards {
                top: self.piles[c.index()].last().copied(),
                cards: self.piles[c.index()].count(),
            }),
            tokens: PerColour::of(|c| self.tokens[c.index()][..steps].to_vec()),
            seats: self.seats.seats().map(|s| self.seat_seen_by(s, eyes)).collect(),
        }
    }

    fn seat_seen_by(&self, seat: Seat, eyes: Eyes) -> SeatView {
        let side = &self.sides[seat.index()];
        let own = eyes.are_of(seat);
        let open = own || self.stage == Stage::Over;
        SeatView {
            cards: side.hand.len(),
            hand: own.then(|| side.hand.cards().collect()),
            rows: PerColour::of(|c| side.rows[c.index()].to_vec()),
            explorers: PerColour::of(|c| side.explorers[c.index()]),
            free_steps: PerColour::of(|c| side.free_steps(c).collect()),
            on_paths: side.on_paths(self.rules),
            artefact_tokens: side.artefact_tokens,
            artefact_chips: side.artefact_chips,
            chips: open.then_some(side.chips),
        }
    }

    /// A table that looks like this: what the eyes cannot see is shuffled among the places
    /// where it may be.
    pub(super) fn imagined(
        rules: &'static Components,
        view: &View,
        chance: &mut impl Chance,
    ) -> Self {
        let seats = SeatCount::new(view.seats.len()).unwrap_or(SeatCount::MOST);
        let mut table = Self::bare(rules, view.options, seats);
        table.expedition = view.expedition;
        table.turn = view.turn.unwrap_or(table.turn);
        table.stage = view.stage;
        table.closed = view.closed;
        table.crossed = view.crossed;
        for colour in Colour::ALL {
            let tokens = &view.tokens[colour];
            table.tokens[colour.index()][..tokens.len()].copy_from_slice(tokens);
        }
        let mut unseen = view.unseen_cards(rules);
        chance.shuffle(&mut unseen);
        for colour in Colour::ALL {
            table.piles[colour.index()] = view.imagined_pile(colour, &mut unseen);
        }
        for (seat, seen) in seats.seats().zip(&view.seats) {
            table.sides[seat.index()] = view.imagined_side(seen, rules, &mut unseen, chance);
        }
        let in_box = usize::from(rules.set_aside(seats.get())).min(unseen.len());
        table.set_aside.extend(unseen.drain(..in_box));
        table.deck.extend(unseen);
        let laid: u8 = rules.tokens.artefacts;
        table.exchanged = laid - table.artefacts_in_sight();
        table
    }

    /// The artefact tokens on the paths and before the seats.
    pub(super) fn artefacts_in_sight(&self) -> u8 {
        let on_paths = self.tokens.iter().flatten().filter(|t| **t == Some(Token::Artefact));
        let found: u8 = self.sides.iter().map(|side| side.artefact_tokens).sum();
        u8::try_from(on_paths.count()).unwrap_or(u8::MAX) + found
    }
}

impl View {
    /// All cards but those that these eyes see.
    fn unseen_cards(&self, rules: &Components) -> Vec<Card> {
        let tops = Colour::ALL.iter().filter_map(|&c| self.piles[c].top);
        let hands = self.seats.iter().filter_map(|seat| seat.hand.as_ref()).flatten();
        let rows = |seat: &SeatView| Colour::ALL.map(|c| seat.rows[c].clone()).concat();
        let rows = self.seats.iter().flat_map(rows);
        let mut seen: Vec<Card> = tops.chain(hands.copied()).chain(rows).collect();
        let mut unseen: Vec<Card> = rules.every_card().collect();
        unseen.retain(|card| match seen.iter().position(|c| c == card) {
            Some(index) => {
                seen.swap_remove(index);
                false
            }
            None => true,
        });
        unseen
    }

    /// The cards of a colour that these eyes see nowhere, by value.
    pub(super) fn unseen_of(&self, colour: Colour, rules: &Components) -> Vec<Card> {
        let mut unseen = self.unseen_cards(rules);
        unseen.retain(|card| card.colour() == colour);
        unseen.sort_unstable();
        unseen
    }

    /// A discard pile with this top card on cards of its colour.
    fn imagined_pile<const N: usize>(&self, colour: Colour, unseen: &mut Vec<Card>) -> Pile<N> {
        let mut pile = Pile::EMPTY;
        for _ in 1..self.piles[colour].cards {
            let below = unseen.iter().position(|card| card.colour() == colour);
            pile.extend(below.map(|index| unseen.swap_remove(index)));
        }
        pile.extend(self.piles[colour].top);
        pile
    }

    fn imagined_side(
        &self,
        seen: &SeatView,
        rules: &Components,
        unseen: &mut Vec<Card>,
        chance: &mut impl Chance,
    ) -> Side {
        let mut side = Side {
            artefact_tokens: seen.artefact_tokens,
            artefact_chips: seen.artefact_chips,
            ..Side::EMPTY
        };
        side.hand = if let Some(hand) = &seen.hand {
            hand.iter().copied().collect()
        } else {
            let cards = usize::from(seen.cards).min(unseen.len());
            unseen.drain(..cards).collect()
        };
        for colour in Colour::ALL {
            side.rows[colour.index()].extend(seen.rows[colour].iter().copied());
            side.explorers[colour.index()] = seen.explorers[colour];
            for &step in seen.free_steps[colour].iter().filter(|step| **step <= rules.last_step()) {
                side.steps_freely(colour, step);
            }
        }
        side.chips = seen.chips.unwrap_or_else(|| Chips {
            tokens: self.points_passed(seen),
            paths: Self::some_earlier_points(rules, self.expedition - 1, chance),
            artefacts: 0,
        });
        side
    }

    /// What the points tokens of this expedition gave a seat: its figures came over every step
    /// up to their own, and the tokens still lie there (LC-3.3).
    fn points_passed(&self, seat: &SeatView) -> i32 {
        let points = |colour: Colour| {
            let step = seat.explorers[colour].map_or(0, |explorer| explorer.step);
            let passed = self.tokens[colour].iter().take(step.into()).flatten();
            passed.map(|token| match token {
                Token::Points(points) => i32::from(*points),
                Token::Artefact | Token::Arrow => 0,
            })
        };
        Colour::ALL.into_iter().flat_map(points).sum()
    }

    /// Points that a seat may have from so many expeditions: nobody remembers exactly.
    fn some_earlier_points(rules: &Components, expeditions: u8, chance: &mut impl Chance) -> i32 {
        let best = rules.steps.last().map_or(0, |&points| points.max(0).unsigned_abs());
        let most = u32::from(best) * u32::from(expeditions) * 5;
        i32::try_from(chance.below(most + 1)).unwrap_or(0)
    }

    /// The card that the rulebook advises to start this path with: the lowest held (LC-2.2).
    /// None once the path is started, and none with the variant of LC-6.1.
    pub fn advised_start(&self, colour: Colour) -> Option<Card> {
        let seat = self.seats.get(self.eyes.seat()?.index())?;
        let fresh = self.options.order == Order::Ascending && seat.rows[colour].is_empty();
        let mut held = seat.hand.as_ref()?.iter().filter(|card| card.colour() == colour);
        held.next().copied().filter(|_| fresh)
    }
}
