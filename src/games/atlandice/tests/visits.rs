//! AT-3: taking dice, taking resources.

use super::position::{position, stock, took, who};
use crate::games::atlandice::{
    Area, Area::*, Asked, District, Event, Letter, Refusal, Resource, Stage, Taking,
};

/// AT-3.1: in turn from the first player, two dice each, and one is left.
#[test]
fn dice_are_taken_in_turn_until_one_is_left() {
    let dice = "market market market market market library inn";
    let mut table = position(3).first(2).dice(dice).table();
    let mut order = Vec::new();
    for taken in ["gems", "gems", "gems", "books", "books"] {
        order.push(table.turn());
        table.does("die market").does(&format!("take {taken}"));
    }
    order.push(table.turn());
    assert_eq!(order, [2, 3, 1, 2, 3, 1]);
    assert_eq!(table.choices(), ["die library", "die inn"]);
    assert_eq!(table.seen().drafted.len(), 5);
    table.rolls(&[1, 1, 2, 2, 3, 3, 4]).does("die library");
    // The die at the Inn was left: its hand moves the clock, and a new round begins.
    let moved = Event::HandMoved { from: 0, to: 1, by: Some(Inn) };
    assert!(table.heard().contains(&moved));
    assert_eq!((table.seen().round, table.seen().drafted.len()), (2, 0));
}

/// AT-3.2: any resource there, of whatever kind; it is asked for only if there is a choice.
#[test]
fn a_visit_takes_a_resource_of_any_kind() {
    let mut table = position(3).on(Library, "books swords").dice("library inn forge").table();
    table.does("die library");
    assert_eq!(table.stage(), Stage::Take { from: Library, reason: Taking::Visit });
    assert_eq!(table.choices(), ["take books", "take swords"]);
    let (area, resource) = (Library, Resource::Gems);
    table.refused("take gems", Refusal::NotThere { area, resource });
    table.refused("die inn", Refusal::First { what: Asked::Take });
    table.rolls(&[1]).does("take swords");
    assert_eq!((table.held(2), table.on(Library)), (stock("swords"), stock("books")));

    let mut only = position(3).dice("workshop inn forge").submarine(Market).table();
    only.does("die workshop");
    let (tools, from) = (Resource::Tools, Workshop);
    assert_eq!(only.heard()[1], took(who(2), tools, from, Taking::Visit));
}

/// AT-3.2, AT-3.6: with nothing there it is visited for its effect alone.
#[test]
fn an_area_without_resources_can_be_visited() {
    let mut table = position(3)
        .never_held(District::Inn)
        .tile(District::Inn, Letter::B)
        .on(Market, "gems")
        .dice("inn library forge")
        .table();
    table.does("die inn");
    assert_eq!(table.heard()[1], Event::FoundNothing { who: who(2), area: Inn });
    assert_eq!(table.stage(), Stage::MoveTo { from: Market, resource: Resource::Gems });
    assert!(table.held(2).is_empty());
}

/// AT-3.3, AT-3.7: the submarine gives one more, the seat chooses both; none if none is left.
#[test]
fn the_submarine_gives_one_more() {
    let mut table = position(3)
        .submarine(Market)
        .on(Market, "gems books")
        .dice("market market library inn")
        .table();
    table.does("die market").does("take gems");
    table.told(&[
        took(who(1), Resource::Gems, Market, Taking::Visit),
        took(who(1), Resource::Books, Market, Taking::Submarine),
    ]);
    assert_eq!(table.turn(), 2);
    table.does("die market");
    assert_eq!(table.heard()[1], Event::FoundNothing { who: who(2), area: Market });

    let last =
        &mut position(3).submarine(Market).on(Market, "gems").dice("market inn forge").table();
    last.does("die market");
    assert_eq!(last.held(2), stock("gems"));

    let both = &mut position(3).submarine(Market).dice("market inn forge").table();
    both.does("die market").does("take gems");
    assert_eq!(both.stage(), Stage::Take { from: Market, reason: Taking::Submarine });
    both.does("take gems");
    assert_eq!(both.held(2), stock("gems gems"));
}

/// AT-3.3, AT-4.11: the rulebook's example. The submarine lies at the forge: a sword, a gem, and
/// on a six another sword.
#[test]
fn example_the_forge_with_the_submarine() {
    let mut table = position(3)
        .submarine(Forge)
        .on(Forge, "swords swords swords gems")
        .dice("forge library inn")
        .table();
    table.rolls(&[6]).does("die forge").does("take swords").does("take gems");
    assert_eq!(table.held(2), stock("swords swords gems"));
    assert_eq!(table.on(Forge), stock("swords"));
    table.told(&[
        took(who(2), Resource::Gems, Forge, Taking::Submarine),
        Event::Rolled { who: who(2), roll: 6, success: true },
        took(who(2), Resource::Swords, Forge, Taking::Effect),
    ]);
}

/// AT-3.8: no die is rolled for an effect that could not be carried out, whichever tile it is.
#[test]
fn no_die_is_rolled_in_vain() {
    let nothing_here = |area| position(3).on(area, "gems");
    let nothing_elsewhere = [Jewellers, Inn, Workshop, Forge]
        .into_iter()
        .fold(position(3), |position, area| position.on(area, ""));
    let cases = [
        (Jewellers, Letter::A, nothing_here(Jewellers)),
        (Library, Letter::A, nothing_elsewhere),
        (Inn, Letter::A, position(3).hand(22)),
        (Forge, Letter::A, nothing_here(Forge)),
        (Forge, Letter::C, position(3).on(Market, "")),
    ];
    for (area, letter, position) in cases {
        let district = area.district().unwrap();
        let others = if area == Library { "inn forge" } else { "library workshop" };
        let position = position.tile(district, letter).submarine(Market);
        let mut table = position.dice(&format!("{area} {others}")).table();
        table.does(&format!("die {area}"));
        let rolled = table.heard().iter().any(|event| matches!(event, Event::Rolled { .. }));
        assert_eq!((rolled, table.seen().last_roll), (false, None), "{area}");
        assert!(table.heard().contains(&Event::NoEffect { who: who(2), area }), "{area}");
    }
}

/// AT-3.4: an effect that cannot be carried out is skipped.
#[test]
fn what_cannot_be_done_is_skipped() {
    let nothing_left = position(3).on(Forge, "gems").dice("forge library inn");
    let nowhere_to_swap = [Library, Inn, Workshop, Forge]
        .into_iter()
        .fold(position(3).tile(District::Jewellers, Letter::B), |p, area| p.on(area, ""))
        .dice("jewellers library inn");
    let mut table = nothing_left.table();
    table.rolls(&[6]).does("die forge");
    assert!(table.heard().contains(&Event::NoEffect { who: who(2), area: Forge }));
    assert_eq!((table.held(2), table.seen().last_roll), (stock("gems"), None));
    let mut table = nowhere_to_swap.table();
    table.does("die jewellers");
    assert!(table.heard().contains(&Event::NoEffect { who: who(2), area: Jewellers }));
    // At the end of the clock there is nothing to push; with an empty market nothing to bring.
    let mut late = position(3).hand(22).dice("inn library forge").table();
    late.does("die inn");
    assert!(late.heard().contains(&Event::NoEffect { who: who(2), area: Inn }));
    let empty = position(3).on(Market, "").tile(District::Inn, Letter::B);
    let mut empty = empty.dice("inn library forge").table();
    empty.does("die inn");
    assert!(empty.heard().contains(&Event::NoEffect { who: who(2), area: Inn }));
}

/// AT-3.5: no visit without a die.
#[test]
fn an_area_without_a_die_is_not_visited() {
    let mut table = position(3).dice("forge library inn").table();
    assert_eq!(table.choices(), ["die library", "die inn", "die forge"]);
    table.refused("die jewellers", Refusal::NoDie { area: Jewellers });
    table.refused("take gems", Refusal::First { what: Asked::Die });
}

/// AT-3.1: where all dice lie at one area nobody is asked which.
#[test]
fn the_only_die_is_taken_by_itself() {
    let mut table = position(3).on(Market, "gems books").dice("market market market").table();
    let drafted = |area: Area, table: &super::position::Table| {
        table.seen().drafted.iter().filter(|die| die.area == area).count()
    };
    table.refused("die inn", Refusal::NoDie { area: Inn });
    table.game.go_on(
        crate::games::atlandice::round::Step::NextDie,
        &mut crate::engine::Quiet(crate::engine::Swift(1)),
    );
    assert_eq!(table.stage(), Stage::Take { from: Market, reason: Taking::Visit });
    assert_eq!(drafted(Market, &table), 5);
}

/// A visit can be taken back until a die is rolled, also once it is over.
#[test]
fn a_visit_can_be_undone_until_a_roll() {
    let at = || position(3).on(Inn, "gems tools").on(Market, "gems").dice("inn market forge");
    let mut table = at().table();
    table.does("die inn");
    assert!(!table.is_final);
    table.rolls(&[6]).does("take gems");
    assert!(table.is_final);
    let mut table = at().table();
    table.does("die market");
    assert!(!table.is_final);
}
