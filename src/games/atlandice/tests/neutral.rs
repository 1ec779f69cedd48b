//! AT-9: two players and the neutral one.

use super::position::{Table, position, seat, stock, took, who};
use crate::engine::{Eyes, Game};
use crate::games::atlandice::{
    Area::*, Asked, District, Event, Letter, Refusal, Resource, Stage, Stock, Taking, Who,
};

const NEXT: [u32; 7] = [1, 2, 3, 4, 5, 6, 1];

/// AT-9.1: it is there with two only, and is not asked to donate.
#[test]
fn the_neutral_player_collects_but_does_not_donate() {
    assert!(position(3).dice("inn library forge").table().seen().neutral.is_none());
    let mut three = position(3).dice("inn library forge").table();
    three.refused("die inn neutral", Refusal::NoNeutral);
    let table = position(2).tile(District::Library, Letter::B).submarine(Forge).hand(8);
    let table = table.given(1).given(2).neutral_holds("gems gems gems gems");
    let mut table = table.dice("library market").table();
    table.rolls(&NEXT).does("die library");
    // Books went to seat 2 alone: nobody could donate, and nobody else is asked.
    assert_eq!((table.seen().clock.hand, table.seen().round), (10, 2));
    assert_eq!(table.seen().neutral.unwrap().stock, stock("gems gems gems gems"));
}

/// AT-9.2: three dice each, in turn; one of them for the neutral player, whichever.
#[test]
fn each_seat_gives_one_of_three_dice() {
    let dice = "market market market market market library inn";
    let mut table = position(2).dice(dice).table();
    assert!([1, 2].iter().all(|&number| table.seen().may_hand_over(seat(number))));
    let seen = table.seen();
    assert_eq!([who(2), Who::Neutral].map(|who| seen.side(who).is_some()), [true; 2]);
    assert!(seen.side(who(3)).is_none());
    let both = ["die library", "die inn", "die market"];
    let neutral = both.map(|die| format!("{die} neutral"));
    assert_eq!(table.choices(), [both.map(str::to_owned), neutral].concat());
    // Seat 1 gives its first, seat 2 its last.
    table.does("die market neutral").does("take gems");
    assert_eq!(table.seen().neutral.as_ref().unwrap().dice, [Market]);
    assert!(table.seen().seats[0].given && !table.seen().may_hand_over(seat(1)));
    table.does("die market").does("take gems");
    table.refused("die inn neutral", Refusal::AlreadyGiven);
    assert_eq!(table.choices(), both);
    table.does("die market").does("take gems");
    table.does("die market").does("take books");
    table.does("die market").does("take books");
    assert_eq!(table.turn(), 2);
    table.refused("die inn", Refusal::MustGive);
    assert_eq!(table.choices(), ["die library neutral", "die inn neutral"]);
    let seen = table.seen();
    assert_eq!(seen.drafted.iter().filter(|die| die.who == Who::Neutral).count(), 1);
    assert_eq!((seen.seats[0].dice.len(), seen.seats[1].dice.len()), (2, 2));
    table.rolls(&[1, 1, 2, 3, 4, 5, 6, 1]).does("die library neutral");
    assert_eq!(table.seen().neutral.unwrap().stock, stock("gems books"));
    assert_eq!(table.seen().round, 2);
}

/// AT-9.2: the last die goes to the neutral player by itself if there is but one area.
#[test]
fn the_last_die_goes_to_the_neutral_player() {
    let table = position(2).given(1).tile(District::Inn, Letter::C).submarine(Market);
    let table = table.dice("library library library").table();
    let mut table = table;
    assert_eq!(table.turn(), 1);
    table.does("die library");
    // Seat 2 has kept two: its third, at the only area, is the neutral player's.
    let event = Event::DieTaken { seat: seat(2), who: Who::Neutral, area: Library, die: 2 };
    assert!(table.heard().contains(&event));
}

/// AT-9.3, AT-9.5: the seat chooses, the neutral player receives, submarine and effect included.
#[test]
fn a_given_die_works_for_the_neutral_player() {
    let table = position(2).submarine(Forge).on(Forge, "swords swords gems tools");
    let mut table = table.dice("forge library inn").table();
    table.does("die forge neutral");
    assert_eq!(table.seen().deciding_for, Some(Who::Neutral));
    table.refused("die inn", Refusal::First { what: Asked::Take });
    table.does("take gems").rolls(&[2]).does("take tools");
    table.told(&[
        took(Who::Neutral, Resource::Tools, Forge, Taking::Submarine),
        Event::Rolled { who: Who::Neutral, roll: 2, success: true },
        took(Who::Neutral, Resource::Swords, Forge, Taking::Effect),
    ]);
    assert_eq!(table.seen().neutral.as_ref().unwrap().stock, stock("gems tools swords"));
    assert_eq!((table.held(1), table.seen().deciding_for), (Stock::EMPTY, Some(who(2))));
}

/// AT-9.3, AT-4.6: the library counts the dice that the seat has taken, given ones included; its
/// second finds the bonus, for whoever receives it.
#[test]
fn the_library_counts_the_dice_a_seat_takes() {
    let table = |given: &[u8], dice: &str| {
        let table = position(2).tile(District::Library, Letter::C).submarine(Market);
        let table = given.iter().fold(table, |table, &seat| table.given(seat));
        table.dice(dice).table()
    };
    let neutral = |table: &Table| table.seen().neutral.unwrap().stock;
    let (first, second) = ("library inn inn inn inn forge forge", "library inn inn inn forge");
    let third = "library inn forge";
    // The second that seat 1 takes is the first of the neutral player, or its second.
    for given in [&[][..], &[2]] {
        let mut table = table(given, second);
        table.does("die library neutral");
        assert_eq!(neutral(&table), stock("books books"), "{given:?}");
    }
    // It is the first that seat 1 keeps.
    let mut kept = table(&[1], second);
    kept.does("die library");
    assert_eq!(kept.held(1), stock("books books"));
    // The third is not the second, even if it is the second that is kept or given.
    let mut kept = table(&[1, 2], third);
    kept.does("die library");
    assert_eq!(kept.held(1), stock("books"));
    let mut given = table(&[2], third);
    given.does("die library neutral");
    assert_eq!(neutral(&given), stock("books"));
    let mut at_first = table(&[], first);
    at_first.does("die library neutral");
    assert_eq!(neutral(&at_first), stock("books"));
    assert!(at_first.heard().contains(&Event::NoEffect { who: Who::Neutral, area: Library }));
}

/// AT-9.4: it takes part in emptied districts, checks and the final scoring.
#[test]
fn the_neutral_player_scores() {
    let table = position(2).tile(District::Library, Letter::B).on(Library, "books");
    let table = table.submarine(Forge).neutral_holds("books books gems").hand(0);
    let mut table = table.given(1).given(2).dice("library market").table();
    table.rolls(&NEXT).does("die library");
    let neutral = table.seen().neutral.unwrap();
    assert_eq!((neutral.tiles.as_slice(), neutral.total), (&[District::Library][..], 3 + 1));
    assert_eq!(table.points(), [0, 1]);

    let table = position(2).submarine(Forge).neutral_holds("gems gems").holds(1, "gems").hand(20);
    let table = table.tile(District::Library, Letter::B);
    let mut table = table.given(1).given(2).dice("library market").table();
    table.does("die library");
    assert_eq!((table.stage(), table.points()), (Stage::Over, vec![1, 3]));
    assert_eq!(table.seen().neutral.unwrap().total, 3);
}

/// AT-5.8, AT-9.4: of a tied tile it is the last to be thought of.
#[test]
fn a_tied_tile_goes_to_a_seat_first() {
    let table = position(2).tile(District::Library, Letter::B).on(Library, "books");
    let table = table.submarine(Forge).neutral_holds("books").given(1).given(2);
    let mut table = table.dice("library inn forge").table();
    table.does("die library");
    let (won, neutral) = (&table.seen().seats[0], table.seen().neutral.unwrap());
    assert_eq!((won.tiles.len(), won.total, neutral.tiles.len(), neutral.total), (1, 3, 0, 3));
}

/// AT-9.1, AT-9.5: its points are not compared.
#[test]
fn the_neutral_player_cannot_win() {
    let table = position(2).submarine(Forge).neutral_holds("gems tools swords supplies").hand(20);
    let table = table.tile(District::Library, Letter::B).given(1).given(2);
    let mut table = table.dice("library market").table();
    table.does("die library");
    assert_eq!(table.seen().neutral.unwrap().total, 12);
    let standings = table.game.standings(Eyes::Table);
    assert_eq!(standings.rows.len(), 2);
    assert_eq!(standings.winners().map(crate::engine::Seat::number).collect::<Vec<_>>(), [2]);
}
