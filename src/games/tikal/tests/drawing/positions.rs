//! Positions to draw: random matches broken off at random, and worse ones than those.

use crate::engine::{Chance, Eyes, Game, Quiet, Seat, SeatCount, Swift};
use crate::games::tikal::hex::{Hex, HexSet};
use crate::games::tikal::options::{First, Mode, Options};
use crate::games::tikal::screen::hexes::{Chip, Marks};
use crate::games::tikal::tests::position::shipped;
use crate::games::tikal::tile::{Kind, Terrain, Turn};
use crate::games::tikal::view::View;
use crate::games::tikal::{Action, Tikal};
use std::mem::discriminant;

/// So many positions, each out of a match of its own.
pub fn positions(count: u64) -> impl Iterator<Item = View> {
    (0..count).map(position)
}

/// A match of two to four, in either mode, played at random for a while. Every other match takes
/// each kind of decision as often as the others: else hardly anything but moves is done.
fn position(number: u64) -> View {
    let mut chance = Swift(1000 + number);
    let seats = SeatCount::new(2 + chance.index(3)).expect("a table");
    let mode = if chance.below(2) == 0 { Mode::Basic } else { Mode::Auction };
    let options = Options { mode, first: First::Random };
    let mut at = Quiet(Swift(number));
    let mut game = Tikal::setup(shipped(), &options, seats, &mut at).expect("a match");
    let mut legal = Vec::new();
    let by_kind = chance.below(2) == 0;
    for _ in 0..chance.index(600) {
        let Some(seat) = game.to_act().first() else { break };
        legal.clear();
        game.actions(seat, &mut legal);
        let action =
            if by_kind { of_a_kind(&legal, &mut chance) } else { one(&legal, &mut chance) };
        assert!(game.apply(seat, action, &mut at).is_ok(), "what is listed is accepted");
    }
    game.view(Eyes::Table)
}

fn one<T: Copy>(of: &[T], chance: &mut Swift) -> T {
    of[chance.index(of.len())]
}

/// First the kind, then one of it.
fn of_a_kind(legal: &[Action], chance: &mut Swift) -> Action {
    let mut kinds = Vec::new();
    for action in legal {
        if !kinds.contains(&discriminant(action)) {
            kinds.push(discriminant(action));
        }
    }
    let kind = one(&kinds, chance);
    let those: Vec<Action> =
        legal.iter().copied().filter(|action| discriminant(action) == kind).collect();
    one(&those, chance)
}

/// The same with more on its hexes than would come there: leaders everywhere, all levels and
/// guards.
pub fn crowded(mut view: View, chance: &mut Swift) -> View {
    let seats = view.seat_count();
    let somebody = |chance: &mut Swift| Seat::at(chance.index(seats.get()));
    for hex in view.hexes.values_mut() {
        if hex.kind == Kind::Volcano {
            continue;
        }
        let most = one(&[2, 4, 19], chance);
        for workers in &mut hex.workers {
            *workers = chance.below(most).try_into().expect("a few");
        }
        hex.leaders = seats.seats().filter(|_| chance.below(2) == 0).collect();
        if let Kind::Temple(_) = hex.kind {
            hex.level = (1 + chance.below(10)).try_into().expect("a level");
            hex.controlled_by = (chance.below(3) > 0).then(|| somebody(chance));
            hex.guard = hex.controlled_by.filter(|_| chance.below(2) == 0);
        } else if hex.kind != Kind::Base {
            hex.camp = (chance.below(4) == 0).then(|| somebody(chance));
        }
    }
    view
}

/// One of them, or none.
fn some(hexes: &[Hex], chance: &mut Swift) -> Option<Hex> {
    hexes.get(chance.index(hexes.len() + 1)).copied()
}

/// A third of them.
fn third(hexes: &[Hex], chance: &mut Swift) -> Vec<Hex> {
    hexes.iter().copied().filter(|_| chance.below(3) == 0).collect()
}

/// Marks such as the stages of a turn make, all at once.
pub fn marks(view: &View, chance: &mut Swift) -> Marks {
    let (laid, jungle): (Vec<Hex>, Vec<Hex>) =
        Hex::all().partition(|hex| view.hexes.contains_key(hex));
    let beside = laid.iter().copied().collect::<HexSet>().around();
    let edge: Vec<Hex> = jungle.iter().copied().filter(|hex| beside.has(*hex)).collect();
    let mut route: Vec<Hex> = some(&laid, chance).into_iter().collect();
    for _ in 0..chance.below(4) {
        let Some(last) = route.last() else { break };
        let next: Vec<Hex> = last.neighbours().map(|(_, there)| there).collect();
        route.push(one(&next, chance));
    }
    let all: Vec<Hex> = Hex::all().collect();
    let is_open = |hex: &Hex| view.hex(*hex).is_some_and(|seen| seen.kind != Kind::Volcano);
    let open: Vec<Hex> = laid.iter().copied().filter(is_open).collect();
    let lit = some(&laid, chance).map(|hex| (hex, Seat::at(chance.index(view.seats.len()))));
    Marks {
        cursor: some(&all, chance),
        targets: third(&jungle, chance).into_iter().collect(),
        ghost: some(&edge, chance).map(|hex| (hex, tile(chance))),
        chips: third(&open, chance).into_iter().map(|hex| (hex, chip(chance))).collect(),
        route,
        source: some(&laid, chance),
        fresh: third(&laid, chance).into_iter().collect(),
        lit: lit.into_iter().collect(),
    }
}

fn chip(chance: &mut Swift) -> Chip {
    match chance.below(3) {
        0 => Chip::Lead(i16::try_from(chance.below(31)).expect("a lead") - 15),
        _ => Chip::Reach((1 + chance.below(12)).try_into().expect("points")),
    }
}

/// A tile of the box, turned somehow.
fn tile(chance: &mut Swift) -> Terrain {
    let tiles: Vec<_> = shipped().every_tile().collect();
    let Terrain { kind, stones } = shipped().terrain(one(&tiles, chance));
    let turn = Turn::by(chance.below(6).try_into().expect("a turn"));
    Terrain { kind, stones: stones.turned(turn) }
}
