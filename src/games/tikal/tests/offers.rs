//! What is offered is what can be done: no more, and no less.

use super::position::shipped;
use crate::bots::Level;
use crate::engine::{Chance, Game, GameOptions, Quiet, Seat, SeatCount, Swift};
use crate::games::tikal::action::Action::{
    Bid, Camp, Choose, Dig, End, Enter, Exchange, Guard, Lay, Move, Pass,
};
use crate::games::tikal::{Action, Hex, Options, Party, Tikal, Treasure, Turn};

/// All that could be decided, but walks from hexes where nobody is, and parties larger than ten
/// points could bring anywhere.
fn conceivable(game: &Tikal) -> Vec<Action> {
    let workers = 0..=11;
    let parties: Vec<_> =
        workers.flat_map(|count| [false, true].map(|leader| Party::of(count, leader))).collect();
    let parties = parties.into_iter().flatten();
    let from = game.manned[game.turn.index()];
    let here = |hex: Hex| {
        let enter = parties.clone().map(move |party| Enter(hex, party));
        let walks = parties
            .clone()
            .flat_map(move |party| from.iter().map(move |from| Move(from, hex, party)));
        let lay = Turn::all().map(move |turn| Lay(hex, turn));
        enter.chain(walks).chain(lay).chain([Dig(hex), Camp(hex), Guard(hex)]).collect::<Vec<_>>()
    };
    let exchanges = (0..Seat::MOST).flat_map(|index| {
        let kinds = Treasure::ALL.into_iter();
        let pairs = kinds.flat_map(|taken| Treasure::ALL.map(|given| (taken, given)));
        pairs.map(move |(taken, given)| Exchange(Seat::at(index), taken, given))
    });
    let tiles = shipped().every_tile().map(Choose);
    let all = Hex::all().flat_map(here).chain(exchanges).chain(tiles);
    all.chain((0..300).map(Bid)).chain([Pass, End]).collect()
}

/// TK-2.2, TK-3.5, TK-4.4, TK-5.1, TK-6.2, TK-8.2: in matches of all kinds of decisions each
/// decision is listed exactly if it would be taken, and once.
#[test]
fn whatever_can_be_done_is_offered() {
    let every = Options::every().into_iter().cycle().take(24);
    for (number, options) in (0..).zip(every) {
        let seats = SeatCount::new(2 + number % 3).unwrap();
        let mut at = Quiet(Swift(number as u64));
        let Ok(mut game) = Tikal::setup(shipped(), &options, seats, &mut at) else { continue };
        let (mut legal, mut chance) = (Vec::new(), Swift(3));
        while let Some(seat) = game.to_act().first() {
            legal.clear();
            game.actions(seat, &mut legal);
            if chance.below(25) == 0 {
                let mut taken: Vec<Action> = conceivable(&game);
                taken.retain(|action| game.clone().apply(seat, *action, &mut at).is_ok());
                let text = |actions: &[Action]| {
                    let mut text: Vec<_> = actions.iter().map(ToString::to_string).collect();
                    text.sort_unstable();
                    text
                };
                assert_eq!(text(&taken), text(&legal));
            }
            let action = *Level::Varied.choose(&legal, &mut chance).unwrap();
            assert_eq!(game.apply(seat, action, &mut at), Ok(()));
        }
    }
}
