//! TK-3.5: the cheapest ways that the rules keep, against ways worked out step by step.

use super::position::{seat, shipped};
use crate::bots::Level;
use crate::engine::{Chance, Game, GameOptions, Quiet, Seat, SeatCount, Swift};
use crate::games::tikal::hex::HEXES;
use crate::games::tikal::tile::MOST_STONES;
use crate::games::tikal::ways::NO_WAY;
use crate::games::tikal::{Hex, Kind, Options, Side, Stones, Terrain, Tikal};

/// What each single step costs, to hexes by their index.
type Steps = Vec<Vec<(usize, u32)>>;

/// TK-3.2: a step over each border with a stone on either side of it, but to and from volcanoes.
fn crossings(table: &Tikal) -> Steps {
    let enterable = |hex: Hex| table.explored.has(hex) && table.at(hex).kind != Kind::Volcano;
    let from = |hex: Hex| {
        let border = |side: Side| {
            let there = hex.beyond(side).filter(|there| enterable(hex) && enterable(*there))?;
            let (own, other) = (table.at(hex).stones, table.at(there).stones);
            let stones = u32::from(own.on(side)) + u32::from(other.on(side.opposite()));
            (stones > 0).then_some((there.index(), stones))
        };
        Side::ALL.into_iter().filter_map(border).collect()
    };
    Hex::all().map(from).collect()
}

/// TK-3.3: and a jump between any two camps of a seat, the base being one.
fn with_camps(table: &Tikal, seat: Seat) -> (Steps, Vec<usize>) {
    let is_camp = |hex: &Hex| {
        let ground = table.at(*hex);
        table.explored.has(*hex) && (ground.camp == Some(seat) || ground.kind == Kind::Base)
    };
    let camps: Vec<usize> = Hex::all().filter(is_camp).map(Hex::index).collect();
    let mut steps = crossings(table);
    for &from in &camps {
        let others = camps.iter().filter(|to| **to != from);
        steps[from].extend(others.map(|to| (*to, u32::from(table.rules.costs.between_camps))));
    }
    (steps, camps)
}

/// Dijkstra, in the plainest way: from these hexes, which cost so much, to all others.
fn cheapest(steps: &Steps, from: &[(usize, u32)]) -> Vec<Option<u32>> {
    let mut costs = vec![None; HEXES];
    for &(hex, cost) in from {
        costs[hex] = Some(cost);
    }
    let mut left: Vec<usize> = (0..HEXES).collect();
    while let Some(nearest) =
        left.iter().copied().filter(|hex| costs[*hex].is_some()).min_by_key(|hex| costs[*hex])
    {
        left.retain(|hex| *hex != nearest);
        let here = costs[nearest].expect("it has been reached");
        for &(to, cost) in &steps[nearest] {
            let new = here + cost;
            if costs[to].is_none_or(|old| new < old) {
                costs[to] = Some(new);
            }
        }
    }
    costs
}

fn cost(way: u8) -> Option<u32> {
    (way != NO_WAY).then_some(way.into())
}

/// Roads, ways of each seat and ways from the supply are what single steps cost; and a route shown
/// costs what its way does.
fn ways_are_the_cheapest(table: &Tikal) {
    let roads = crossings(table);
    for from in table.open {
        let single = cheapest(&roads, &[(from.index(), 0)]);
        for to in table.open {
            assert_eq!(cost(table.ways.road(from, to)), single[to.index()], "{from} {to}");
        }
    }
    for seat in table.seats.seats() {
        let (steps, camps) = with_camps(table, seat);
        let enter = u32::from(table.rules.costs.enter);
        let new: Vec<_> = camps.iter().map(|camp| (*camp, enter)).collect();
        let entering = cheapest(&steps, &new);
        for to in table.open {
            assert_eq!(cost(table.way_in(seat, to)), entering[to.index()], "{seat}: {to}");
            let route = table.route(seat, None, to);
            assert_eq!(walked(&steps, &route).map(|walk| walk + enter), entering[to.index()]);
        }
        for from in table.open {
            let single = cheapest(&steps, &[(from.index(), 0)]);
            for to in table.open.iter().filter(|to| *to != from) {
                let way = cost(table.way(seat, from, to));
                assert_eq!(way, single[to.index()], "{seat}: {from} {to}");
                if way.is_some() {
                    let route = table.route(seat, Some(from), to);
                    assert_eq!((route.first(), route.last()), (Some(&from), Some(&to)));
                    assert_eq!(walked(&steps, &route), way, "{seat}: {route:?}");
                }
            }
        }
    }
}

/// What a route costs by single steps; nothing if it is none.
fn walked(steps: &Steps, route: &[Hex]) -> Option<u32> {
    let step = |pair: &[Hex]| {
        let from = &steps[pair[0].index()];
        let to = from.iter().filter(|(to, _)| *to == pair[1].index());
        to.map(|(_, cost)| *cost).min()
    };
    route.first()?;
    route.windows(2).map(step).sum()
}

/// TK-3.5: in matches as they are played, laid tile by tile; with all kinds of decisions, so that
/// camps stand here and there.
#[test]
fn ways_are_kept_in_matches() {
    for (number, options) in (0..).zip(Options::every().into_iter().cycle().take(40)) {
        let seats = SeatCount::new(2 + number % 3).unwrap();
        let mut at = Quiet(Swift(number as u64));
        let Ok(mut game) = Tikal::setup(shipped(), &options, seats, &mut at) else { continue };
        let (mut legal, mut chance) = (Vec::new(), Swift(7));
        while let Some(seat) = game.to_act().first() {
            legal.clear();
            game.actions(seat, &mut legal);
            let action = *Level::Varied.choose(&legal, &mut chance).unwrap();
            assert_eq!(game.apply(seat, action, &mut at), Ok(()));
            if chance.below(40) == 0 {
                ways_are_the_cheapest(&game);
            }
        }
        ways_are_the_cheapest(&game);
    }
}

/// TK-3.5: on boards that no match would come to: islands, camps in any number and on volcanoes'
/// edges, hexes explored in any order.
#[test]
fn ways_are_kept_on_any_board() {
    for number in 0..150 {
        let mut chance = Swift(number);
        let seats = SeatCount::new(2).unwrap();
        let mut table = Tikal::bare(shipped(), Options::default(), seats);
        let mut hexes: Vec<Hex> = Hex::all().filter(|hex| !table.explored.has(*hex)).collect();
        chance.shuffle(&mut hexes);
        let most = chance.index(hexes.len() + 1);
        let dense = 1 + chance.below(6);
        for hex in hexes.into_iter().take(most) {
            let volcano = chance.below(6) == 0;
            let mut stone = || {
                if chance.below(dense) == 0 { chance.below(1 + u32::from(MOST_STONES)) } else { 0 }
            };
            let stones: String =
                (0..6).map(|_| if volcano { 0 } else { stone() }.to_string()).collect();
            let kind = if volcano { Kind::Volcano } else { Kind::Clearing };
            table.explore(hex, Terrain { kind, stones: Stones::try_from(stones).unwrap() });
            if !volcano && chance.below(6) == 0 {
                table.at_mut(hex).camp = Some(seat(1 + u8::try_from(chance.below(2)).unwrap()));
                table.find_camps();
            }
        }
        ways_are_the_cheapest(&table);
    }
}
