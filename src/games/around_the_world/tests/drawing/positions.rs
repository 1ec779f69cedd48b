//! Positions to draw: random matches broken off at random.

use crate::engine::{Chance, Eyes, Game, Kit, Quiet, Seat, SeatCount, Swift};
use crate::games::Boxed as _;
use crate::games::around_the_world::options::Options;
use crate::games::around_the_world::view::View;
use crate::games::around_the_world::{Action, AroundTheWorld, Components};
use std::mem::discriminant;
use std::sync::LazyLock;

static KIT: LazyLock<&'static Kit<Components>> =
    LazyLock::new(|| Kit::read("components.ron", AroundTheWorld::COMPONENTS).expect("it is ours"));

pub fn shipped() -> &'static Components {
    KIT.components()
}

/// What a seat sees, and what it can decide.
pub struct Position {
    pub view: View,
    pub legal: Vec<Action>,
}

/// A match played at random for a while, so that its routes wander: seen by who is to act, at
/// the next arrow of the turn or any other that can be laid.
pub fn position(number: u64) -> Position {
    let mut chance = Swift(1000 + number);
    let seats = SeatCount::new(2 + chance.index(5)).expect("a table");
    let mut at = Quiet(Swift(number));
    let mut game =
        AroundTheWorld::setup(shipped(), &Options::default(), seats, &mut at).expect("a match");
    let mut legal = Vec::new();
    let mut moves = chance.index(500);
    while let Some(seat) = game.to_act().first() {
        legal.clear();
        game.actions(seat, &mut legal);
        if moves == 0 && legal.iter().any(|action| matches!(action, Action::Lay(..))) {
            return Position { view: game.view(Eyes::Seat(seat)), legal };
        }
        moves = moves.saturating_sub(1);
        let action = of_a_kind(&legal, &mut chance);
        assert!(game.apply(seat, action, &mut at).is_ok(), "what is listed is accepted");
    }
    Position { view: game.view(Eyes::Seat(Seat::at(0))), legal: Vec::new() }
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
