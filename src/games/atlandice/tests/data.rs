//! The Data section of the rules against the shipped component file.

use super::position::shipped;
use crate::engine::{Components as _, SeatCount};
use crate::games::atlandice::{Area, District::*, Effect, Icon, Letter::*, Resource};

/// AT-1.2, AT-1.3, AT-9.2: what is in the box, and for how many.
#[test]
fn the_box_holds_what_the_rules_say() {
    let shipped = shipped();
    assert_eq!((shipped.seats(), shipped.resources), (2..=4, 12));
    assert_eq!((shipped.market.stock, shipped.market.hands), (3, 2));
    assert_eq!(shipped.submarine, Area::Workshop);
    let table = |seats| shipped.table(SeatCount::new(seats).unwrap());
    let numbers = [2, 3, 4].map(table).map(|t| (t.on_district, t.dice, t.each, t.neutral));
    assert_eq!(numbers, [(7, 7, 3, true), (7, 7, 2, false), (9, 9, 2, false)]);
}

/// AT-4: the fifteen tiles, by the hands they show.
#[test]
fn the_tiles_are_those_of_the_rules() {
    let tiles = [
        (Jewellers, ["swap", "one_more", "visit_again"], [B, A, C]),
        (Library, ["on_die", "from_another", "to_market"], [C, A, B]),
        (Inn, ["clock_hand", "market_to_another", "change_die"], [A, B, C]),
        (Workshop, ["submarine"; 3], [A, B, C]),
        (Forge, ["to_another", "one_more", "from_market"], [B, A, C]),
    ];
    for (district, effects, letters) in tiles {
        for ((hands, name), letter) in (1..).zip(effects).zip(letters) {
            let tile = shipped().districts[district].get(letter);
            assert_eq!((tile.hands, tile.effect.name()), (hands, name), "{district}");
        }
    }
    let rolls = |district, letter| {
        let effect: Effect = shipped().districts[district].get(letter).effect;
        effect.rolls().unwrap().to_string()
    };
    let all = [(Jewellers, A), (Jewellers, C), (Library, A), (Inn, A), (Forge, A), (Forge, C)];
    let all = all.map(|(district, letter)| rolls(district, letter));
    assert_eq!(all, ["1,3,5", "6", "5,6", "1–4", "2,4,6", "6"]);
    assert_eq!(shipped().districts.library.c.effect, Effect::OnDie { die: 2 });
}

/// AT-6: the clock.
#[test]
fn the_clock_is_that_of_the_rules() {
    let clock = &shipped().clock;
    assert_eq!(clock.end, 22);
    let places = |icon: Icon| {
        let icons = clock.icons.iter().filter(|(_, there)| **there == icon);
        icons.map(|(place, _)| *place).collect::<Vec<_>>()
    };
    let check = |resource| places(Icon::Check(resource));
    assert_eq!(check(Resource::Gems), [2, 17]);
    assert_eq!(check(Resource::Books), [5, 18]);
    assert_eq!(check(Resource::Supplies), [8, 19]);
    assert_eq!(check(Resource::Tools), [11, 20]);
    assert_eq!(check(Resource::Swords), [13, 21]);
    assert_eq!((places(Icon::CheckAll), places(Icon::Donation)), (vec![7, 14], vec![4, 10, 16]));
}

/// AT-5.2, AT-6.3, AT-6.4, AT-8.1: what is worth what.
#[test]
fn points_are_those_of_the_rules() {
    let points = &shipped().points;
    assert_eq!((points.tile, points.first, points.second, points.check), (3, 3, 1, 1));
    assert_eq!((shipped().donation.resources, shipped().donation.points), (2, 1));
}
