//! What is hidden: hands, the deck, and what was changed.

use super::position::{Position, point, points, position, seat, shipped};
use crate::bots::Level;
use crate::engine::{
    Chance as _, Choices, Eyes, Game, Name, Player, Quiet, SeatCount, Seed, Swift,
};
use crate::games::Shelf;
use crate::games::around_the_world::{AroundTheWorld, Claims, Colour, Options, Stage};
use Colour::Red;

fn imagined(table: &AroundTheWorld, eyes: Eyes, seed: u64) -> AroundTheWorld {
    AroundTheWorld::imagined(table.rules, &table.view(eyes), &mut Swift(seed))
}

/// Two hands, of which some is known: tokens, and what seat 1 put under the deck.
fn middle() -> Position {
    let hands = position(3).hand(1, "uluru odzala petra").hand(2, "kakadu rome nazca");
    let hands = hands.hand(3, "rio altai lhasa").tokens(2, "kakadu").tokens(1, "petra");
    hands.goals("babylon angkor").deck("manaus lencois ajanta shibam").route(Red, "rose kizhi")
}

/// AW-1.2, AW-6.6: tables that differ in others' hands and in the deck look the same.
#[test]
fn hands_and_the_deck_are_not_seen() {
    let other = position(3).hand(1, "uluru odzala petra").hand(2, "kakadu ajanta shibam");
    let other = other.hand(3, "manaus lencois lhasa").tokens(2, "kakadu").tokens(1, "petra");
    let other = other.goals("babylon angkor").deck("rome rio altai nazca").route(Red, "rose kizhi");
    let (one, other) = (middle().table(), other.table());
    assert_eq!(one.seen(), other.seen());
    assert_eq!(one.seen_by(1), other.seen_by(1));
    assert_ne!(one.seen_by(2), other.seen_by(2), "its own hand is seen");
    assert_ne!(one.seen_by(3), other.seen_by(3));
    assert_eq!(one.choices(), other.choices());
    // And sound the same, until something comes to light.
    let (mut one, mut other) = (one, other);
    for decision in ["lay red kizhi northern-urals", "change", "return", "end"] {
        one.does(decision);
        other.does(decision);
        assert_eq!(one.heard(), other.heard());
        assert_eq!(one.seen(), other.seen());
        assert_eq!(one.is_final, other.is_final);
    }
}

/// AW-7.1: a seat remembers what it put under the deck and how deep it lies; others do not.
#[test]
fn what_was_put_under_the_deck_is_remembered() {
    let mut table = middle().table();
    table.does("lay red kizhi northern-urals, change, keep lencois odzala");
    let under = |table: &super::position::Table, number| {
        let under = table.seen_by(number).under;
        under.into_iter().map(|under| (under.site, under.above, under.open)).collect::<Vec<_>>()
    };
    let known = [(point("manaus"), 2, false), (point("odzala"), 3, false)];
    assert_eq!(under(&table, 1), known);
    assert!(under(&table, 2).is_empty() && table.seen().under.is_empty());
    // Somebody else draws and puts back: those two come nearer, or lie above.
    table.does("end, change, return");
    let known = [(point("manaus"), 0, false), (point("odzala"), 1, false)];
    assert_eq!(under(&table, 1), known);
    assert_eq!(under(&table, 2), [(point("ajanta"), 2, false), (point("shibam"), 3, false)]);
    // Once drawn it is no longer known to lie there.
    table.does("lay blue rose kizhi, end, change, keep manaus rio");
    assert_eq!(under(&table, 1), []);
}

/// AW-4.5, AW-4.7: what a seat makes of the cards drawn is its own affair: not even the decision
/// is told to others, for as long as the match lasts.
#[test]
fn the_decision_of_a_change_is_sealed() {
    let shelf = Shelf::new(None);
    let game = shelf.find("around-the-world").unwrap();
    let players = ["Anna", "Boris"].map(|name| Player::person(Name::new(name).unwrap()));
    let mut table = game.fresh(players.to_vec(), &Choices::new(), Seed(3)).unwrap();
    let mut changes = 0;
    let mut chance = Swift(1);
    while let Some(seat) = table.to_act().first() {
        let legal = table.legal(seat);
        let wanted = |word: &str| legal.iter().find(|decision| decision.starts_with(word));
        let any = &legal[chance.index(legal.len())];
        let decision = wanted("change").or(wanted("keep")).unwrap_or(any).clone();
        changes += usize::from(decision.starts_with("keep"));
        table.decide(seat, &decision).unwrap();
        if decision.starts_with("keep") && !table.to_act().is_empty() {
            for eyes in [
                Eyes::Table,
                Eyes::Seat(seat),
                Eyes::Seat(crate::engine::Seat::at(1 - seat.index())),
            ] {
                let seen = table.snapshot(eyes, table.decisions() - 1);
                let known = seen.taken.last().and_then(|taken| taken.decision.clone());
                let knows = eyes == Eyes::Seat(seat);
                assert_eq!(known, knows.then(|| decision.clone()), "{eyes:?}");
            }
        }
    }
    assert!(changes > 3, "{changes}");
    let own = |seat: usize| {
        let seen = table.snapshot(Eyes::Seat(crate::engine::Seat::at(seat)), 0);
        let hidden = seen.taken.iter().filter(|taken| taken.decision.is_none());
        hidden.map(|taken| taken.seat.index()).collect::<Vec<_>>()
    };
    assert!(own(0).iter().all(|seat| *seat == 1) && own(1).iter().all(|seat| *seat == 0));
    assert!(own(0).len() + own(1).len() >= changes - 1);
}

/// AW-1.5, AW-4.3: the card of a key place is in the hand of whose token it is, as long as that
/// seat has changed none; what these eyes know to lie in the deck lies there.
#[test]
fn hands_are_imagined_as_they_may_be() {
    let mut table = middle().table();
    let holds = |table: &AroundTheWorld, number: u8, name: &str| {
        let node = table.map.find(point(name)).unwrap();
        table.side(seat(number)).hand.contains(&node)
    };
    let shares = |table: &AroundTheWorld, eyes: Eyes, number, name: &str| {
        (0..60).filter(|seed| holds(&imagined(table, eyes, *seed), number, name)).count()
    };
    let own = Eyes::Seat(seat(1));
    assert_eq!(shares(&table.game, own, 2, "kakadu"), 60);
    assert_eq!(shares(&table.game, Eyes::Table, 1, "petra"), 60);
    assert!((1..60).contains(&shares(&table.game, own, 2, "rome")));
    assert!((1..60).contains(&shares(&table.game, own, 2, "shibam")));
    assert_eq!(shares(&table.game, own, 1, "uluru"), 60, "its own is known");
    table.does("lay red kizhi northern-urals, change, keep lencois odzala, end, change, return");
    assert!(shares(&table.game, own, 2, "kakadu") < 60, "it may have gone");
    for seed in 0..20 {
        let other = imagined(&table.game, own, seed);
        let top: Vec<_> = other.deck.iter().rev().map(|card| other.map.point(card.site)).collect();
        assert_eq!(top[..2], points("manaus odzala"));
    }
}

/// What is imagined from a view looks like it to the same eyes and is asked the same, at every
/// stage of a match (AW-3.10, AW-4.3, AW-5.1).
#[test]
fn tables_in_play_are_imagined_as_they_are() {
    for number in 0..24 {
        let claims = if number % 2 == 0 { Claims::Automatic } else { Claims::Declared };
        let options = Options { claims, ..Options::default() };
        let seats = SeatCount::new(2 + number % 5).unwrap();
        let mut at = Quiet(Swift(number as u64));
        let mut game = AroundTheWorld::setup(shipped(), &options, seats, &mut at).unwrap();
        let (mut legal, mut chance) = (Vec::new(), Swift(9));
        while game.stage != Stage::Over {
            let acting: Vec<_> = game.to_act().and(game.may_act()).iter().collect();
            let seat = acting[chance.index(acting.len())];
            legal.clear();
            game.actions(seat, &mut legal);
            if chance.below(6) == 0 {
                for eyes in [Eyes::Seat(seat), Eyes::Table] {
                    let other = imagined(&game, eyes, number as u64);
                    assert_eq!(other.view(eyes), game.view(eyes));
                    assert_eq!((other.to_act(), other.may_act()), (game.to_act(), game.may_act()));
                    let mut offered = Vec::new();
                    other.actions(seat, &mut offered);
                    assert!(eyes == Eyes::Table || offered == legal);
                }
            }
            let action = *Level::Varied.choose(&legal, &mut chance).unwrap();
            assert_eq!(game.apply(seat, action, &mut at), Ok(()));
        }
        assert_eq!(imagined(&game, Eyes::Table, 1).view(Eyes::Table), game.view(Eyes::Table));
    }
}
