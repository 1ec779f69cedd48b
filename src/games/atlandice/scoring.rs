//! Emptied districts (AT-5), and the final scoring (AT-8).

use super::district::{Area, District};
use super::event::Event;
use super::resource::Resource;
use super::state::Atlandice;
use super::tile::TILES;
use super::who::Who;
use crate::engine::{Happening, Score, Seat, SeatSet};
use std::cmp::Ordering;

/// Who has most of something, and who has second most: how many that is. Nobody places with
/// zero, and with a tie for the first place nobody is second (AT-5.2, AT-8.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Podium {
    /// How many the first have; 0 if nobody has any.
    pub most: u8,
    /// How many the second have; 0 if nobody is second.
    pub second: u8,
}

impl Podium {
    /// Of these holdings.
    #[inline]
    pub fn of(holdings: impl Iterator<Item = u8>) -> Self {
        let (mut most, mut second, mut tied) = (0, 0, false);
        for held in holdings {
            match held.cmp(&most) {
                Ordering::Greater => (most, second, tied) = (held, most, false),
                Ordering::Equal => tied = true,
                Ordering::Less => second = second.max(held),
            }
        }
        Self { most, second: if tied { 0 } else { second } }
    }

    /// The place of somebody who has so many; none with zero.
    #[inline]
    pub fn place(self, held: u8) -> Option<u8> {
        match held {
            0 => None,
            _ if held == self.most => Some(1),
            _ if held == self.second => Some(2),
            _ => None,
        }
    }
}

impl Atlandice {
    fn podium(&self, resource: Resource) -> Podium {
        Podium::of(self.everyone().map(|who| self.sides[who.index()].stock[resource]))
    }

    fn held(&self, who: Who, resource: Resource) -> u8 {
        self.sides[who.index()].stock[resource]
    }

    /// AT-5.1: every district that has lost its last resource, in order of number, until none is
    /// left. AT-5.5: a tile that never held any is not emptied.
    pub(super) fn score_emptied(&mut self, at: &mut impl Happening<Event>) {
        let emptied = |table: &Self| {
            District::ALL.into_iter().find(|&district| {
                let stack = &table.stacks[district.index()];
                stack.has_held
                    && table.stocks[district.index()].is_empty()
                    && table.is_open(district)
            })
        };
        while let Some(district) = emptied(self) {
            at.tell(Event::Emptied { district });
            self.award_tile(district, at);
            self.give_back(district, at);
        }
    }

    /// AT-5.2: the tile and the points. AT-5.8: among tied seats it goes to the one nearest
    /// clockwise from the first player, the neutral player last.
    fn award_tile(&mut self, district: District, at: &mut impl Happening<Event>) {
        let resource = district.resource();
        let podium = self.podium(resource);
        let stack = &mut self.stacks[district.index()];
        let top = usize::from(stack.top);
        let Some(letter) = stack.letter() else { return };
        stack.top += 1;
        stack.has_held = false;
        if podium.most == 0 {
            at.tell(Event::TileLost { district, letter });
            return;
        }
        let points = &self.rules.points;
        let mut winner = None;
        for who in self.clockwise() {
            let held = self.held(who, resource);
            let side = &mut self.sides[who.index()];
            match podium.place(held) {
                Some(1) if winner.is_none() => {
                    winner = Some(who);
                    side.points.tiles += i32::from(points.tile);
                    at.tell(Event::TileWon { who, district, letter, held });
                }
                Some(place) => {
                    let points = if place == 1 { points.first } else { points.second };
                    side.points.places += i32::from(points);
                    at.tell(Event::Placed { who, resource, held, place, points });
                }
                None => {}
            }
        }
        if let Some(taker) = self.stacks[district.index()].takers.get_mut(top) {
            *taker = winner;
        }
    }

    /// Everybody, from the first player clockwise, the neutral player last.
    fn clockwise(&self) -> impl Iterator<Item = Who> + use<> {
        let (seats, first) = (self.seats, self.first.index());
        let round = (0..seats.get()).map(move |i| Seat::at((first + i) % seats.get()));
        let neutral = self.table.neutral.then_some(Who::Neutral);
        round.map(Who::Seat).chain(neutral)
    }

    /// AT-5.3: what all have of the kind goes to the Black Market, as far as it is short of it,
    /// and on the new tile.
    fn give_back(&mut self, district: District, at: &mut impl Happening<Event>) {
        let resource = district.resource();
        let sides = self.sides.iter_mut();
        let back: u8 = sides.map(|side| side.stock.drain(resource)).sum();
        let Some(letter) = self.stacks[district.index()].letter() else {
            return self.close(district, back, at);
        };
        let tile = *self.rules.districts[district].get(letter);
        let on_market = self.stocks[Area::Market.index()][resource];
        let market = back.min(self.rules.market.stock.saturating_sub(on_market));
        let rest = back - market;
        self.lay(Area::Market, resource, market);
        self.lay(district.area(), resource, rest);
        at.tell(Event::GivenBack { resource, to_market: market, to_district: rest });
        at.tell(Event::Revealed { district, letter, tile });
        at.reveal(SeatSet::EVERYBODY);
    }

    /// AT-5.4: all resources of the kind leave the game, wherever they lie, and the dice there
    /// go to the Black Market. AT-5.6: so does the submarine.
    fn close(&mut self, district: District, back: u8, at: &mut impl Happening<Event>) {
        let resource = district.resource();
        let lying: u8 = self.stocks.iter_mut().map(|stock| stock.drain(resource)).sum();
        let removed = back + lying;
        self.out[resource] += removed;
        at.tell(Event::Closed { district, removed });
        self.divert_dice(district, at);
        if self.submarine == district.area() {
            let (from, to) = (self.submarine, Area::Market);
            self.submarine = to;
            at.tell(Event::SubmarineMoved { seat: None, from, to });
        }
    }

    /// AT-8.1: the kinds still in the game are scored once more.
    pub(super) fn end_game(&mut self, at: &mut impl Happening<Event>) {
        at.tell(Event::TimeUp { round: self.round });
        let points = &self.rules.points;
        for resource in Resource::ALL {
            if !self.is_open(resource.district()) {
                continue;
            }
            let podium = self.podium(resource);
            for who in self.everyone() {
                let held = self.held(who, resource);
                if let Some(place) = podium.place(held) {
                    let points = if place == 1 { points.first } else { points.second };
                    self.sides[who.index()].points.majorities += i32::from(points);
                    at.tell(Event::Majority { who, resource, held, place, points });
                }
            }
        }
        for who in self.everyone() {
            let total = self.sides[who.index()].points.total();
            at.tell(Event::Result { who, total });
        }
        at.reveal(SeatSet::EVERYBODY);
    }

    /// AT-8.2, AT-8.3: all tied leaders win; the neutral player is not compared (AT-9.5).
    pub(super) fn scores(&self) -> Vec<Score> {
        let score = |seat: Seat| {
            let points = self.sides[seat.index()].points.by_category().to_vec();
            Score { seat, points, ties: Vec::new() }
        };
        self.seats.seats().map(score).collect()
    }

    /// The tiles that somebody has won, by district.
    pub(super) fn tiles_of(&self, who: Who) -> impl Iterator<Item = District> {
        District::ALL.into_iter().flat_map(move |district| {
            let past = self.stacks[district.index()].past();
            past.filter(move |(_, taker)| *taker == Some(who)).map(move |_| district).take(TILES)
        })
    }
}
