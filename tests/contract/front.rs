//! The narrow front of a match says and does the same as the match behind it.

use crate::suite::fresh;
use incognita::engine::{Chance, Eyes, Match, Objection, Seat, Swift, Table};
use incognita::games::atlandice::{self, Atlandice};
use incognita::games::explora::{self, Explora};
use incognita::games::lost_cities::{First, Length, LostCities, Options};

fn lost_cities() -> Match<LostCities> {
    let options = Options { first: First::One, length: Length::Short, ..Options::default() };
    fresh::<LostCities>(crate::kit::<LostCities>(), options, 2, 1)
}

#[test]
fn a_table_decides_and_takes_back() {
    let mut front: Box<dyn Table> = Box::new(lost_cities());
    let (anna, boris) = (Seat::at(0), Seat::at(1));
    assert_eq!((front.game(), front.players().len(), front.decisions()), ("lost-cities", 2, 0));
    let start = front.legal(anna).swap_remove(0);
    front.decide(anna, &start).unwrap();
    front.decide(anna, "send adventurer").unwrap();
    assert_eq!((front.decisions(), front.last_open()), (2, Some(anna)));
    assert!(front.may_undo().iter().eq([anna]));
    assert_eq!(front.undo(boris), Err(Objection::NothingToUndo));
    front.undo(anna).unwrap();
    assert_eq!(front.decisions(), 1);
    front.restart_turn(anna).unwrap();
    assert_eq!((front.decisions(), front.restart_turn(anna)), (0, Err(Objection::NothingToUndo)));
    assert!(matches!(front.decide(anna, "draw"), Err(Objection::Rule(rule)) if !rule.is_null()));
    assert!(!front.snapshot(Eyes::Seat(anna), 0).view.is_null());
    for decision in [start.as_str(), "send adventurer", "draw"] {
        front.decide(anna, decision).unwrap();
    }
    let theirs = front.legal(boris).swap_remove(0);
    front.decide(boris, &theirs).unwrap();
    assert_eq!((front.news_from(anna), front.news_from(boris)), (2, 0));
}

#[test]
fn a_finished_match_tells_its_course() {
    let (mut front, mut chance) = (lost_cities(), Swift(3));
    while let Some(seat) = Table::to_act(&front).first() {
        assert!(Table::course(&front).is_empty());
        let legal = front.legal(seat);
        let decision = &legal[chance.index(legal.len())];
        Table::decide(&mut front, seat, decision).unwrap();
    }
    assert_eq!(Table::course(&front).len(), Table::decisions(&front) + 1);
}

/// Eyes of the table decide for the one who decides before all; never for one who decides in
/// secret, not even for the last who has not sealed yet.
#[test]
fn eyes_decide_for_one_seat_or_none() {
    let (anna, boris) = (Seat::at(0), Seat::at(1));
    let options = atlandice::Options { first: atlandice::First::One };
    let open = fresh::<Atlandice>(crate::kit::<Atlandice>(), options, 2, 1);
    assert_eq!(open.snapshot(Eyes::Table, 0).decider(), Some(anna));
    assert_eq!(open.snapshot(Eyes::Seat(boris), 0).decider(), Some(boris));
    let options = explora::Options::default();
    let mut sealed = fresh::<Explora>(crate::kit::<Explora>(), options, 2, 1);
    assert_eq!(sealed.snapshot(Eyes::Table, 0).decider(), None);
    Table::decide(&mut sealed, anna, "bid 1").unwrap();
    assert_eq!(Table::to_act(&sealed).len(), 1);
    assert_eq!(sealed.snapshot(Eyes::Table, 0).decider(), None);
}

/// EX-3.1: with the last bid all are known to everybody, also if whoever sealed it is the next to
/// decide.
#[test]
fn what_was_sealed_is_known_once_it_is_open() {
    let options = explora::Options::default();
    let mut front = fresh::<Explora>(crate::kit::<Explora>(), options, 3, 1);
    let known = |front: &Match<Explora>| {
        let taken = front.snapshot(Eyes::Table, 0).taken.into_iter();
        taken.map(|taken| taken.decision).collect::<Vec<_>>()
    };
    for (index, bid) in ["bid 1", "bid 0"].into_iter().enumerate() {
        Table::decide(&mut front, Seat::at(index), bid).unwrap();
    }
    assert_eq!(known(&front), [None, None]);
    Table::decide(&mut front, Seat::at(2), "bid 4").unwrap();
    assert_eq!(Table::to_act(&front).first(), Some(Seat::at(2)), "the highest bid picks first");
    assert_eq!(known(&front), ["bid 1", "bid 0", "bid 4"].map(|bid| Some(bid.to_owned())));
}
