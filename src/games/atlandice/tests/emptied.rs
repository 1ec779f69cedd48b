//! AT-5: districts without resources.

use super::position::{Position, Table, position, stock, took, who};
use crate::engine::{Game, Quiet, Swift};
use crate::games::atlandice::round::Step;
use crate::games::atlandice::{
    Area, Area::*, District, Event, Letter, Resource, Stage, Stock, Taking, Who,
};

/// One book is left, and seat 2 of three takes it; the tile does no more.
fn last_book() -> Position {
    position(3).tile(District::Library, Letter::B).on(Library, "books").dice("library inn forge")
}

fn winner(table: &Table, district: District) -> Vec<Option<Who>> {
    table.seen().districts[district].past.iter().map(|past| past.winner).collect()
}

/// AT-5.1, AT-5.2, AT-5.3: the rulebook's example. Books 3, 3, 1 and 0; one lies on the Black
/// Market and one at the inn.
#[test]
fn example_the_library_is_emptied() {
    let mut table = position(4)
        .tile(District::Library, Letter::B)
        .on(Library, "books")
        .on(Inn, "supplies books")
        .on(Market, "books")
        .holds(1, "books books books gems")
        .holds(2, "books books books")
        .dice("library inn forge")
        .table();
    assert_eq!(table.turn(), 3);
    table.does("die library");
    let (resource, district) = (Resource::Books, District::Library);
    let tile = shipped_tile(District::Library, Letter::A);
    assert_eq!(
        table.heard()[3..],
        [
            Event::Emptied { district },
            Event::TileWon { who: who(1), district, letter: Letter::B, held: 3 },
            Event::Placed { who: who(2), resource, held: 3, place: 1, points: 3 },
            Event::GivenBack { resource, to_market: 2, to_district: 5 },
            Event::Revealed { district, letter: Letter::A, tile },
        ]
    );
    assert_eq!(table.points(), [3, 3, 0, 0]);
    assert_eq!(table.on(Library), stock("books books books books books"));
    assert_eq!(
        (table.on(Market), table.on(Inn)),
        (stock("books books books"), stock("supplies books"))
    );
    assert_eq!((table.held(1), table.held(2)), (stock("gems"), Stock::EMPTY));
    assert!(table.is_final);
    let seen = table.seen();
    assert_eq!(
        (seen.seats[0].tiles.as_slice(), seen.districts.library.covered),
        (&[district][..], 1)
    );
}

fn shipped_tile(district: District, letter: Letter) -> crate::games::atlandice::Tile {
    *super::position::shipped().districts[district].get(letter)
}

/// AT-5.1: somebody else's effect empties a district, even two at once, scored by number.
#[test]
fn an_effect_elsewhere_empties_a_district() {
    let mut table = position(3)
        .on(Library, "books")
        .on(Jewellers, "gems")
        .holds(1, "gems gems")
        .dice("library inn forge")
        .table();
    table.rolls(&[5]).does("die library").does("from jewellers");
    let emptied = |district| Event::Emptied { district };
    let heard = table.heard();
    let order: Vec<_> = heard.iter().filter(|e| matches!(e, Event::Emptied { .. })).collect();
    assert_eq!(order, [&emptied(District::Jewellers), &emptied(District::Library)]);
    // Two gems against one; the only book.
    assert_eq!(table.points(), [3, 1 + 3, 0]);
    assert_eq!(winner(&table, District::Library), [Some(who(2))]);
}

/// AT-5.1: moving the last resource away empties as well.
#[test]
fn a_resource_moved_away_may_be_the_last() {
    let forge = position(3).tile(District::Forge, Letter::B).on(Forge, "swords swords");
    let mut table = forge.dice("forge library inn").table();
    table.does("die forge").does("to inn");
    assert!(table.heard().contains(&Event::Emptied { district: District::Forge }));
    assert_eq!(table.points(), [0, 3, 0]);
}

/// AT-5.1: looked at after the whole visit, with all that it led to.
#[test]
fn a_chain_may_fill_a_district_again() {
    let mut table = position(3)
        .tile(District::Jewellers, Letter::C)
        .tile(District::Forge, Letter::B)
        .on(Jewellers, "gems")
        .dice("jewellers library inn")
        .table();
    table.rolls(&[6, 5]).does("die jewellers");
    assert!(table.on(Jewellers).is_empty());
    assert_eq!(table.stage(), Stage::MoveTo { from: Forge, resource: Resource::Swords });
    table.does("to jewellers");
    assert!(!table.heard().iter().any(|event| matches!(event, Event::Emptied { .. })));
    assert_eq!(table.on(Jewellers), stock("swords"));
}

/// AT-5.2: most wins the tile, second gets a point, ties for second one each; with a tie for
/// first nobody is second.
#[test]
fn first_and_second_are_paid() {
    let cases = [
        ("books books", "books books books", [1, 0, 3]),
        ("books", "books books", [1, 1, 3]),
        ("books books", "books books", [3, 0, 3]),
        ("", "", [0, 3, 0]),
        ("books", "", [3, 3, 0]),
    ];
    for (one, three, points) in cases {
        let mut table = last_book().holds(1, one).holds(3, three).table();
        table.does("die library");
        assert_eq!(table.points(), points, "{one} / {three}");
        assert!((1..=3).all(|seat| table.held(seat).is_empty()));
    }
}

/// AT-5.2: nobody places with zero; without any the tile leaves the game.
#[test]
fn a_tile_that_nobody_earns_leaves_the_game() {
    let mut table = last_book().on(Library, "gems").table();
    table.does("die library");
    let district = District::Library;
    assert!(table.heard().contains(&Event::TileLost { district, letter: Letter::B }));
    assert_eq!((table.points(), winner(&table, district)), (vec![0, 0, 0], vec![None]));
    assert_eq!(table.held(2), stock("gems"));
}

/// AT-5.8: among tied seats the tile goes to the nearest clockwise from the first player.
#[test]
fn a_tied_tile_goes_clockwise_from_the_first_player() {
    for (first, wins) in [(1, 1), (2, 2), (3, 3)] {
        let table = (1..=3).fold(last_book().first(first), |p, seat| {
            // The one on turn takes the last book and so has two, as the others.
            let acts = first % 3 + 1;
            p.holds(seat, if seat == acts { "books" } else { "books books" })
        });
        let mut table = table.table();
        table.does("die library");
        assert_eq!(winner(&table, District::Library), [Some(who(wins))]);
        assert_eq!(table.points(), [3, 3, 3]);
    }
}

/// AT-5.8: the first player need not be among them, and it goes round clockwise from there.
#[test]
fn a_tied_tile_goes_to_the_next_clockwise_behind_the_first_player() {
    // Seat 3 is on turn behind the first player, seat 2, and takes its second book.
    let table = last_book().first(2).holds(1, "books books").holds(3, "books");
    let mut table = table.table();
    table.does("die library");
    assert_eq!(winner(&table, District::Library), [Some(who(3))]);
    assert_eq!(table.points(), [3, 0, 3]);
}

/// AT-5.3: a Black Market with enough of the kind gets none.
#[test]
fn a_full_market_is_not_filled() {
    let table = last_book().on(Market, "books books books books gems");
    let mut table = table.holds(1, "books books").table();
    table.does("die library");
    let (to_market, to_district) = (0, 3);
    let resource = Resource::Books;
    assert!(table.heard().contains(&Event::GivenBack { resource, to_market, to_district }));
    assert_eq!(table.on(Library), stock("books books books"));
}

/// AT-5.4, AT-5.6: with the third tile the kind leaves the game, wherever it lies; dice and
/// submarine go to the Black Market; a district that lived on it is emptied in turn.
#[test]
fn the_third_tile_closes_a_district() {
    let mut table = position(3)
        .gone(District::Library, 2)
        .on(Library, "books books")
        .on(Inn, "books")
        .on(Forge, "swords books")
        .submarine(Library)
        .holds(1, "books books supplies")
        .dice("library library forge")
        .table();
    table.does("die library");
    let seen = table.seen();
    assert_eq!((seen.districts.library.tile, seen.districts.library.covered), (None, 0));
    assert_eq!((seen.dice(Library), seen.dice(Market), seen.submarine), (0, 1, Market));
    let removed = 2 + 2 + 3 + 1 + 1;
    assert_eq!(seen.out[Resource::Books], removed);
    let heard = table.heard();
    let closed = Event::Closed { district: District::Library, removed };
    let (from, to) = (Library, Market);
    let after = [
        closed,
        Event::Diverted { district: District::Library, dice: 1 },
        Event::SubmarineMoved { seat: None, from, to },
        Event::Emptied { district: District::Inn },
    ];
    let at = heard.iter().position(|event| *event == closed).unwrap();
    assert_eq!(heard[at..at + 4], after);
    assert!(Area::ALL.iter().all(|&area| seen.stock(area)[Resource::Books] == 0));
    assert!((1..=3).all(|seat| table.held(seat)[Resource::Books] == 0));
    // Tied with two books each: the tile to seat 1; and the only supplies.
    assert_eq!(table.points(), [3 + 3, 3, 0]);
    assert_eq!(seen.districts.forge.stock, stock("swords"));
}

/// AT-5.5: a new tile without resources is not emptied until it has held one.
#[test]
fn a_tile_that_never_held_anything_is_not_emptied() {
    let mut table = last_book().on(Market, "gems").dice("library").table();
    assert_eq!(table.turn(), 1);
    table.does("die library");
    // The only book went to the Black Market.
    assert!(table.on(Library).is_empty() && !table.seen().districts.library.has_held);
    assert_eq!(table.on(Market), stock("gems books"));
    table.rolls(&[1]).does("die library");
    assert!(!table.heard().contains(&Event::Emptied { district: District::Library }));

    let forge = position(3).tile(District::Forge, Letter::B).never_held(District::Library);
    let mut table = forge.tile(District::Library, Letter::B).dice("forge library inn inn").table();
    table.does("die forge").does("to library").does("die library");
    assert!(table.heard().contains(&took(who(2), Resource::Swords, Library, Taking::Visit)));
    assert!(table.heard().contains(&Event::Emptied { district: District::Library }));
}

/// AT-5.7: with all five closed visits take nothing and the clock runs on to its end.
#[test]
fn with_all_districts_closed_the_clock_runs_on() {
    let closed = District::ALL.into_iter().fold(position(3), |p, district| p.gone(district, 3));
    let closed = closed.on(Market, "").submarine(Market).hand(18);
    let mut table = closed.dice("market market market market market market market").table();
    table.game.go_on(Step::NextDie, &mut Quiet(Swift(1)));
    let seen = table.seen();
    assert_eq!((seen.stage, seen.clock.hand, seen.round), (Stage::Over, 22, 2));
    assert!(table.game.to_act().is_empty());
}
