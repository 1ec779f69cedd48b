//! Positions to draw: random matches broken off at random, and fuller ones than those.

use super::super::position::shipped;
use crate::engine::{Chance, Eyes, Game, Quiet, SeatCount, Swift};
use crate::games::atlandice::Atlandice;
use crate::games::atlandice::district::District;
use crate::games::atlandice::options::Options;
use crate::games::atlandice::resource::{Resource, Stock};
use crate::games::atlandice::view::View;

/// So many positions, each out of a match of its own.
pub fn positions(count: u64) -> impl Iterator<Item = View> {
    (0..count).map(position)
}

fn position(number: u64) -> View {
    let mut chance = Swift(1000 + number);
    let seats = SeatCount::new(2 + chance.index(3)).expect("a table");
    let mut at = Quiet(Swift(number));
    let mut game =
        Atlandice::setup(shipped(), &Options::default(), seats, &mut at).expect("a match");
    let mut legal = Vec::new();
    for _ in 0..chance.index(260) {
        let Some(seat) = game.to_act().first() else { break };
        legal.clear();
        game.actions(seat, &mut legal);
        let action = legal[chance.index(legal.len())];
        assert!(game.apply(seat, action, &mut at).is_ok(), "what is listed is accepted");
    }
    game.view(Eyes::Table)
}

/// Some of all kinds, and more than nine of one of them.
fn stock(chance: &mut Swift) -> Stock {
    let mut stock = Stock::EMPTY;
    for resource in Resource::ALL {
        stock[resource] = u8::try_from(chance.below(10)).expect("a few");
    }
    stock[Resource::ALL[chance.index(5)]] = 12;
    stock
}

/// The same with many dice, all kinds everywhere, and up to twelve of a kind before somebody.
pub fn crowded(mut view: View, chance: &mut Swift) -> View {
    let few = |chance: &mut Swift, most: u32| u8::try_from(chance.below(most)).expect("a few");
    for district in District::ALL {
        let there = &mut view.districts[district];
        if there.tile.is_none() {
            continue;
        }
        there.dice = few(chance, 10);
        there.stock = stock(chance);
    }
    view.market.dice = few(chance, 10);
    view.market.stock = stock(chance);
    for resource in Resource::ALL {
        for side in &mut view.seats {
            side.stock[resource] = few(chance, 13);
        }
    }
    for side in &mut view.seats {
        side.total = i32::from(few(chance, 40));
    }
    view.clock.hand = few(chance, u32::from(view.clock.track.end) + 1);
    view
}
