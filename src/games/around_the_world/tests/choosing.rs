//! Whatever may be decided is reached by keys: letters, digits and Tab, step by step.

use crate::draw::board::Board as _;
use crate::engine::{Chance, Eyes, Game, Kit, Quiet, Seat, SeatCount, Swift};
use crate::games::Boxed;
use crate::games::around_the_world::screen::Picture;
use crate::games::around_the_world::{Action, AroundTheWorld, Claims, Components, Options, Stage};
use std::collections::BTreeSet;

fn shipped() -> &'static Components {
    let kit =
        Kit::<Components>::read("components.ron", AroundTheWorld::COMPONENTS).expect("it is ours");
    kit.components()
}

/// The places that keys lead to behind these, from where the cursor begins.
fn reached(picture: &Picture, open: &[String], way: &[String]) -> BTreeSet<String> {
    let mut reached = BTreeSet::new();
    let first = open.first().cloned();
    let mut edge: Vec<String> = picture.start(way, None).or(first).into_iter().collect();
    while let Some(here) = edge.pop() {
        if !reached.insert(here.clone()) {
            continue;
        }
        let cursor = Some(here.as_str());
        let round = picture.rounds(way, cursor);
        // Without a round of its own, Tab goes to all that is open.
        edge.extend(if round.is_empty() { open.to_vec() } else { round });
        edge.extend((0..10).filter_map(|digit| picture.numbered(digit, way, cursor)));
        let letters = "yrb;c-=";
        edge.extend(letters.chars().filter_map(|key| picture.jump(key, way, cursor)));
    }
    reached
}

/// Matches of random bots, at every decision: the table as its decider sees it.
fn every_decision(look: &mut impl FnMut(&AroundTheWorld, Seat)) {
    for (seed, seats) in [(1, 2), (2, 4), (3, 6), (4, 3)] {
        let claims = if seats == 3 { Claims::Declared } else { Claims::Automatic };
        let options = Options { claims, ..Options::default() };
        let count = SeatCount::new(seats).expect("a table for so many");
        let mut at = Quiet(Swift(seed));
        let mut game = AroundTheWorld::setup(shipped(), &options, count, &mut at).expect("it fits");
        let mut actions = Vec::new();
        while let Some(seat) = game.to_act().first() {
            look(&game, seat);
            actions.clear();
            game.actions(seat, &mut actions);
            let action = actions[at.0.index(actions.len())];
            game.apply(seat, action, &mut at).expect("it is listed");
        }
    }
}

#[test]
fn every_decision_is_reached_by_keys() {
    let (mut steps, mut stages) = (0, BTreeSet::new());
    every_decision(&mut |game, seat| {
        let picture = Picture::new(shipped(), game.view(Eyes::Seat(seat)), Vec::new());
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        stages.insert(game.stage.asks().name());
        let ways: Vec<Vec<String>> =
            actions.iter().flat_map(|action| picture.ways(&action.to_string())).collect();
        let mut behind = vec![Vec::new()];
        while let Some(way) = behind.pop() {
            let next = ways.iter().filter(|whole| whole.starts_with(&way));
            let next = next.filter_map(|whole| whole.get(way.len()).cloned());
            let open: BTreeSet<String> = next.collect();
            let open: Vec<String> = open.into_iter().collect();
            let reached = reached(&picture, &open, &way);
            for place in &open {
                // A letter, or the key that ends the turn, goes there at once.
                let at_once = picture.letter(place).is_some() || place == "end";
                assert!(reached.contains(place) || at_once, "{place} behind {way:?}: {reached:?}");
                let mut on = way.clone();
                on.push(place.clone());
                steps += 1;
                behind.push(on);
            }
        }
    });
    assert_eq!(stages.len(), 6, "{stages:?}");
    assert!(steps > 3_000, "{steps}");
}

/// A digit takes the step with that tag; a letter goes to its expedition (AW-2.2).
#[test]
fn tags_are_what_one_types() {
    let mut looked = 0;
    every_decision(&mut |game, seat| {
        if game.stage != Stage::Arrow {
            return;
        }
        let picture = Picture::new(shipped(), game.view(Eyes::Seat(seat)), Vec::new());
        for letter in ['y', 'r', 'b'] {
            let Some(first) = picture.jump(letter, &[], None) else { continue };
            let Ok(Action::Lay(colour, from, _)) = first.parse() else { panic!("{first}") };
            let node = game.map.find(from).expect("a point of the map");
            let ways: Vec<_> = game.route(colour).free_ways(game.map, node).collect();
            for (number, way) in (1..).zip(ways) {
                let lay = Action::Lay(colour, from, game.map.point(way.to)).to_string();
                assert_eq!(picture.numbered(number, &[], Some(&first)), Some(lay));
                looked += 1;
            }
        }
    });
    assert!(looked > 500, "{looked}");
}
