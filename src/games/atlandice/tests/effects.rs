//! AT-4: what each of the fifteen tiles does.

use super::position::{Position, position, stock, took, who};
use crate::games::atlandice::{
    Area, Area::*, Asked, District, Event, Letter, Refusal, Resource, Stage, Taking,
};

/// Seat 2 is to choose among dice at this area and two others; the submarine is out of the way.
fn before(district: District, letter: Letter) -> Position {
    let others = if district == District::Library { "inn forge" } else { "library forge" };
    let dice = format!("{district} {others}");
    let others = if district == District::Forge { "forge library inn" } else { &dice };
    position(3).tile(district, letter).submarine(Market).dice(others)
}

/// AT-4.1: the jewellers' odd numbers; AT-4.11: the forge's even ones.
#[test]
fn one_more_on_some_rolls() {
    let cases = [
        (District::Jewellers, Resource::Gems, [1, 3, 5]),
        (District::Forge, Resource::Swords, [2, 4, 6]),
    ];
    for (district, resource, good) in cases {
        for roll in 1..=6 {
            let mut table = before(district, Letter::A).table();
            table.rolls(&[roll]).does(&format!("die {district}"));
            let success = good.contains(&roll);
            assert_eq!(table.held(2)[resource], 1 + u8::from(success), "{district} {roll}");
            let roll = u8::try_from(roll).unwrap();
            assert!(table.heard().contains(&Event::Rolled { who: who(2), roll, success }));
            assert_eq!(table.seen().last_roll, Some(roll));
            assert!(table.is_final);
        }
    }
    let mut mixed = before(District::Jewellers, Letter::A).on(Jewellers, "gems gems tools").table();
    mixed.rolls(&[5]).does("die jewellers").does("take gems");
    assert_eq!(mixed.stage(), Stage::Take { from: Jewellers, reason: Taking::Effect });
    mixed.does("take tools");
    assert_eq!(mixed.held(2), stock("gems tools"));
}

/// AT-4.2: the rulebook's example, a gem for a sword; step by step.
#[test]
fn the_jewellers_swap() {
    let mut table = before(District::Jewellers, Letter::B)
        .on(Jewellers, "gems gems books")
        .on(Forge, "swords swords tools")
        .on(Library, "")
        .table();
    table.does("die jewellers").does("take gems");
    assert_eq!(table.choices(), ["swap gems", "swap books"]);
    table.refused("take gems", Refusal::First { what: Asked::Swap });
    table.refused("swap tools", Refusal::NotThere { area: Jewellers, resource: Resource::Tools });
    table.does("swap gems");
    assert_eq!(table.choices(), ["with inn", "with workshop", "with forge"]);
    table.refused("with jewellers", Refusal::SameDistrict { district: District::Jewellers });
    table.refused("with library", Refusal::NothingThere { district: District::Library });
    table.does("with forge");
    assert_eq!(table.choices(), ["for tools", "for swords"]);
    assert!(!table.is_final);
    table.does("for swords");
    assert_eq!(table.on(Jewellers), stock("books swords"));
    assert_eq!(table.on(Forge), stock("gems swords tools"));
    assert_eq!((table.held(2), table.turn()), (stock("gems"), 3));
}

/// AT-4.2: what there is no choice of is swapped without asking.
#[test]
fn a_swap_without_choice_is_made_at_once() {
    let empty = |p: Position, area| p.on(area, "");
    let table = before(District::Jewellers, Letter::B).on(Jewellers, "gems gems");
    let mut table = [Library, Inn, Workshop].into_iter().fold(table, empty).table();
    table.does("die jewellers");
    assert_eq!(table.on(Jewellers), stock("swords"));
    assert_eq!(table.on(Forge)[Resource::Gems], 1);
}

/// AT-4.17: a swap may exchange two resources of one kind, and is then offered like any other.
#[test]
fn two_of_one_kind_can_be_swapped() {
    let mut table = before(District::Jewellers, Letter::B)
        .on(Jewellers, "gems gems books")
        .on(Forge, "swords books")
        .table();
    table.does("die jewellers").does("take gems").does("swap books").does("with forge");
    assert_eq!(table.choices(), ["for books", "for swords"]);
    table.does("for books");
    assert_eq!(
        (table.on(Jewellers), table.on(Forge)),
        (stock("gems books"), stock("swords books"))
    );
    let (given, taken, there) = (Resource::Books, Resource::Books, District::Forge);
    let seat = super::position::seat(2);
    table.told(&[Event::Swapped { seat, here: Jewellers, given, there, taken }]);

    // Where nothing else lies, the effect is carried out all the same.
    let table = before(District::Jewellers, Letter::B).on(Jewellers, "gems gems");
    let table = [Library, Inn, Workshop].into_iter().fold(table, |table, area| table.on(area, ""));
    let mut only = table.on(Forge, "gems").table();
    only.does("die jewellers");
    let (given, taken) = (Resource::Gems, Resource::Gems);
    assert!(only.heard().contains(&Event::Swapped { seat, here: Jewellers, given, there, taken }));
}

/// AT-4.3: the rulebook's example. Two sixes lead on to the Black Market, another gem; it has no
/// effect (AT-4.14).
#[test]
fn example_two_sixes_at_the_jewellers() {
    let mut table = before(District::Jewellers, Letter::C).submarine(Forge).table();
    table.rolls(&[6, 6]).does("die jewellers");
    table.told(&[
        Event::DieTaken { seat: super::position::seat(2), who: who(2), area: Jewellers, die: 2 },
        took(who(2), Resource::Gems, Jewellers, Taking::Visit),
        Event::Rolled { who: who(2), roll: 6, success: true },
        Event::LedOn { who: who(2), roll: 6, area: Market },
    ]);
    table.does("take gems");
    assert_eq!((table.held(2), table.turn()), (stock("gems gems"), 3));
}

/// AT-4.3: any other number leads nowhere; a closed district means the Black Market.
#[test]
fn a_six_leads_on_and_nothing_else() {
    for roll in 1..=5 {
        let mut table = before(District::Jewellers, Letter::C).table();
        table.rolls(&[roll, 5]).does("die jewellers");
        assert_eq!((table.held(2), table.turn()), (stock("gems"), 3), "{roll}");
    }
    let closed = before(District::Jewellers, Letter::C).gone(District::Workshop, 3);
    let mut closed = closed.submarine(Market).table();
    closed.rolls(&[6, 4]).does("die jewellers");
    assert!(closed.heard().contains(&Event::LedOn { who: who(2), roll: 4, area: Market }));
    // With its submarine.
    closed.does("take tools").does("take books");
    assert_eq!(closed.held(2), stock("gems tools books"));
}

/// AT-4.16: a chain needs no dice at its areas and may come back to the jewellers; the library
/// counts the same die (AT-4.6).
#[test]
fn visits_can_chain_on() {
    let mut table =
        before(District::Jewellers, Letter::C).tile(District::Library, Letter::C).dice("").table();
    table.rolls(&[6, 1, 6, 1, 6, 2]).does("die jewellers");
    // Three gems, and two books: it is this seat's second die.
    assert_eq!(table.held(2), stock("gems gems gems books books"));
    assert_eq!(table.turn(), 3);
    assert_eq!(table.seen().drafted.len(), 5);

    let first = position(3).tile(District::Jewellers, Letter::C).tile(District::Library, Letter::C);
    let mut first = first.dice("jewellers jewellers inn inn library library forge").table();
    first.rolls(&[6, 2]).does("die jewellers");
    assert_eq!(first.held(1), stock("gems books"));
}

/// AT-4.4, AT-4.15: on five or six from another district, never from here or the Black Market.
#[test]
fn the_library_looks_elsewhere() {
    for roll in 1..=6 {
        let mut table = before(District::Library, Letter::A).on(Inn, "").table();
        table.rolls(&[roll]).does("die library");
        if roll < 5 {
            assert_eq!((table.held(2), table.turn()), (stock("books"), 3), "{roll}");
            continue;
        }
        assert_eq!(table.choices(), ["from jewellers", "from workshop", "from forge"]);
        table.refused("from library", Refusal::SameDistrict { district: District::Library });
        table.refused("from inn", Refusal::NothingThere { district: District::Inn });
        table.does("from forge");
        assert_eq!(table.held(2), stock("books swords"));
    }
}

/// AT-4.5: from the library to the Black Market.
#[test]
fn the_library_sells() {
    let mut table = before(District::Library, Letter::B).on(Library, "books books gems").table();
    table.does("die library").does("take books");
    assert_eq!(
        table.choices(),
        ["move books", "move gems"].map(str::to_owned).into_iter().rev().collect::<Vec<_>>()
    );
    table.refused("move tools", Refusal::NotThere { area: Library, resource: Resource::Tools });
    table.does("move gems");
    assert_eq!((table.on(Library), table.on(Market)[Resource::Gems]), (stock("books"), 4));
    assert_eq!(table.held(2), stock("books"));

    // The Black Market is open even where no other district is (AT-5.7).
    let closed = [District::Jewellers, District::Inn, District::Workshop, District::Forge];
    let last = before(District::Library, Letter::B).on(Library, "books books books");
    let mut last = closed.into_iter().fold(last, |last, other| last.gone(other, 3)).table();
    last.does("die library");
    assert_eq!((last.on(Library), last.on(Market)[Resource::Books]), (stock("books"), 4));
}

/// AT-4.6: only with the second die of the round.
#[test]
fn the_library_gives_more_to_the_second_die() {
    let mut second = before(District::Library, Letter::C).table();
    second.does("die library");
    assert_eq!(second.held(2), stock("books books"));
    let first = position(3).tile(District::Library, Letter::C).submarine(Market);
    let mut first = first.dice("library library inn inn inn inn forge").table();
    first.does("die library");
    assert_eq!(first.held(1), stock("books"));
    assert!(first.heard().contains(&Event::NoEffect { who: who(1), area: Library }));
}

/// AT-4.7: on one to four the hand moves a place, onto a check without its effect.
#[test]
fn the_inn_moves_the_hand() {
    for roll in 1..=6 {
        // Place 2 checks gems, and somebody has some.
        let mut table = before(District::Inn, Letter::A).holds(1, "gems").hand(1).table();
        table.rolls(&[roll]).does("die inn");
        assert_eq!(table.seen().clock.hand, 1 + u8::from(roll <= 4), "{roll}");
        assert_eq!(table.points(), [0, 0, 0]);
        assert!(!table.heard().iter().any(|event| matches!(event, Event::Checked { .. })));
    }
    // Place 4 is a donation.
    let mut table = before(District::Inn, Letter::A).holds(1, "gems gems").hand(3).table();
    table.rolls(&[1]).does("die inn");
    assert_eq!(table.seen().clock.hand, 4);
    assert!(!table.heard().contains(&Event::DonationBegan));
}

/// AT-4.7: at the end of the track the round is played to its end.
#[test]
fn the_inn_may_end_the_clock_in_the_middle_of_a_round() {
    let mut table = before(District::Inn, Letter::A).hand(21).on(Market, "gems books").table();
    table.rolls(&[1]).does("die inn");
    assert_eq!((table.seen().clock.hand, table.turn()), (22, 3));
    assert_eq!(table.choices(), ["die library", "die forge"]);
    table.rolls(&[1]).does("die forge");
    assert_eq!(table.stage(), Stage::Over);
}

/// AT-4.8, AT-4.15: from the Black Market to a district, but not to the inn.
#[test]
fn the_inn_buys() {
    let mut table = before(District::Inn, Letter::B).gone(District::Forge, 3).dice("").table();
    table.does("die inn").does("move swords");
    assert_eq!(table.choices(), ["to jewellers", "to library", "to workshop"]);
    table.refused("to inn", Refusal::SameDistrict { district: District::Inn });
    table.refused("to forge", Refusal::Closed { area: Forge });
    table.does("to library");
    assert_eq!(table.on(Library)[Resource::Swords], 1);
    assert_eq!(table.on(Market)[Resource::Swords], 2);
}

/// AT-4.9, AT-5.7: a die that nobody has taken is laid at another area, not at a closed one.
#[test]
fn the_inn_changes_a_die() {
    let table = before(District::Inn, Letter::C).gone(District::Workshop, 3);
    let mut table = table.table();
    table.does("die inn");
    assert_eq!(table.choices(), ["change library", "change forge"]);
    table.refused("change inn", Refusal::NoDie { area: Inn });
    table.does("change library");
    let into = ["into jewellers", "into inn", "into forge", "into market"];
    assert_eq!(table.choices(), into);
    table.refused("into library", Refusal::SameArea { area: Library });
    table.refused("into workshop", Refusal::Closed { area: Workshop });
    table.does("into market");
    let seen = table.seen();
    assert_eq!((seen.dice(Library), seen.dice(Market), seen.dice(Forge)), (0, 1, 1));

    // With one die left over nobody asks which.
    let last = position(3).tile(District::Inn, Letter::C).submarine(Market).dice("inn forge");
    let mut last = last.table();
    last.does("die inn");
    assert_eq!(last.choices()[0], "into jewellers");
}

/// AT-4.10: all three workshops move the submarine; coming here it gives nothing more. The
/// rulebook's example: from the library to the Black Market.
#[test]
fn the_workshop_moves_the_submarine() {
    for letter in Letter::ALL {
        let mut table = before(District::Workshop, letter).submarine(Library).table();
        table.does("die workshop");
        let areas = ["jewellers", "inn", "workshop", "forge", "market"];
        assert_eq!(table.choices(), areas.map(|area| format!("submarine {area}")));
        table.refused("submarine library", Refusal::SameArea { area: Library });
        table.does("submarine market");
        assert_eq!((table.seen().submarine, table.held(2)), (Market, stock("tools")));
        let mut here = before(District::Workshop, letter).submarine(Library).table();
        here.does("die workshop").does("submarine workshop");
        assert_eq!((here.seen().submarine, here.held(2)), (Workshop, stock("tools")));
    }
    let closed = before(District::Workshop, Letter::A).gone(District::Inn, 3).dice("").table();
    let mut closed = closed;
    closed.does("die workshop").refused("submarine inn", Refusal::Closed { area: Inn });
}

/// AT-4.12, AT-4.15: from the forge to another district, never to the Black Market.
#[test]
fn the_forge_sends_away() {
    let mut table = before(District::Forge, Letter::B).table();
    table.does("die forge");
    let others = ["to jewellers", "to library", "to inn", "to workshop"];
    assert_eq!(table.choices(), others);
    table.refused("to forge", Refusal::SameDistrict { district: District::Forge });
    table.does("to inn");
    assert_eq!(table.on(Inn)[Resource::Swords], 1);
    assert_eq!((table.on(Forge)[Resource::Swords], table.held(2)), (5, stock("swords")));
}

/// AT-4.13: on a six from the Black Market.
#[test]
fn the_forge_deals_on_the_black_market() {
    for roll in 1..=6 {
        let mut table = before(District::Forge, Letter::C).on(Market, "gems books").table();
        table.rolls(&[roll]).does("die forge");
        if roll == 6 {
            assert_eq!(table.stage(), Stage::Take { from: Market, reason: Taking::Effect });
            table.does("take books");
            assert_eq!(table.held(2), stock("swords books"));
        } else {
            assert_eq!((table.held(2), table.turn()), (stock("swords"), 3), "{roll}");
        }
    }
}

/// AT-4.14: the Black Market has no effect.
#[test]
fn the_black_market_has_no_effect() {
    let mut table = position(3).dice("market inn forge").table();
    table.does("die market").does("take gems");
    table.told(&[took(who(2), Resource::Gems, Market, Taking::Visit)]);
    assert_eq!(table.turn(), 3);
    let area = |table: &super::position::Table| table.seen().visit;
    assert_eq!(area(&table), None::<Area>);
}
