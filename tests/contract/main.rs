//! Every game keeps every promise, with every number of seats and every option.

mod front;
mod sealed;
mod suite;

use incognita::engine::components::Kit;
use incognita::engine::{
    Chance, Components, Eyes, Game, GameOptions, Match, Objection, Refused, Seat, Seed, Setup,
    Swift,
};
use incognita::games::Boxed;
use incognita::games::around_the_world::{self, AroundTheWorld};
use incognita::games::atlandice::{self, Area, Atlandice, District, Resource};
use incognita::games::explora::{self, Explora};
use incognita::games::lost_cities::{Action, Card, Colour, Figure, First, LostCities, Options};
use incognita::games::tikal::{self, Tikal};
use sealed::Sealed;
use std::sync::LazyLock;
use suite::{Breach, Played, Promise, Subject, Trial};

impl Subject for LostCities {
    /// Its matches are long, and there are many options.
    const CLOSELY: u64 = 1;

    fn fits(options: &Options, seats: usize) -> bool {
        match options.first {
            First::Random | First::One | First::Two => true,
            First::Three => seats >= 3,
            First::Four => seats >= 4,
        }
    }

    fn conceivable(&self, _: &mut Swift) -> Vec<Action> {
        let values = 0..=Card::HIGHEST;
        let cards = values.flat_map(|v| Colour::ALL.map(|c| Card::new(c, v)));
        let cards = cards.flat_map(|c| [Action::Play(c), Action::Discard(c)]);
        let colours = Colour::ALL.into_iter().flat_map(|c| [Action::Move(c), Action::Take(c)]);
        let figures = Figure::ALL.into_iter().map(Action::Send);
        let rest = [Action::Stay, Action::Draw];
        cards.chain(colours).chain(figures).chain(rest).collect()
    }
}

impl<const FLAW: u8> Subject for Sealed<FLAW> {
    fn conceivable(&self, _: &mut Swift) -> Vec<sealed::Action> {
        use sealed::Action::{Boast, Claim, Seal};
        (0..32).map(Seal).chain([Claim, Boast]).collect()
    }
}

impl Subject for Explora {
    /// Of bids, all that any seat could make, and some that none can.
    fn conceivable(&self, _: &mut Swift) -> Vec<explora::Action> {
        use explora::{Action, Card, Teams, Which};
        let money = |seat: usize| {
            let own = self.view(Eyes::Seat(Seat::at(seat)));
            own.seats.get(seat).and_then(|own| own.money).unwrap_or(0)
        };
        let most = (0..4).map(money).max().unwrap_or(0) + 2;
        let bids = (0..=most).map(Action::Bid);
        let cards = Card::every().flat_map(|card| {
            let replaced = Which::BOTH.map(|team| Action::Replace(team, card));
            [Action::Take(card), Action::Lose(card)].into_iter().chain(replaced)
        });
        let teams = Which::BOTH.into_iter().flat_map(|t| [Action::Join(t), Action::Claim(t)]);
        let rest = [Action::Found, Action::Play, Action::Sell];
        let go = Teams::ALL.map(Action::Go);
        bids.chain(cards).chain(teams).chain(rest).chain(go).collect()
    }
}

impl Subject for Atlandice {
    fn fits(options: &atlandice::Options, seats: usize) -> bool {
        use atlandice::First;
        match options.first {
            First::Random | First::One | First::Two => true,
            First::Three => seats >= 3,
            First::Four => seats >= 4,
        }
    }

    fn conceivable(&self, _: &mut Swift) -> Vec<atlandice::Action> {
        use atlandice::Action::{
            Change, Die, DieNeutral, Done, For, From, Give, Into, Move, Submarine, Swap, Take, To,
            With,
        };
        let areas = Area::ALL.into_iter();
        let areas = areas.flat_map(|a| [Die(a), DieNeutral(a), Change(a), Into(a), Submarine(a)]);
        let districts = District::ALL.into_iter().flat_map(|d| [From(d), With(d), To(d)]);
        let resources = Resource::ALL.into_iter();
        let resources = resources.flat_map(|r| [Take(r), Swap(r), For(r), Move(r), Give(r)]);
        areas.chain(districts).chain(resources).chain([Done]).collect()
    }
}

impl Subject for Tikal {
    /// Its matches are long, and its views are large.
    const CLOSELY: u64 = 1;

    fn fits(options: &tikal::Options, seats: usize) -> bool {
        use tikal::First;
        match options.first {
            First::Random | First::One | First::Two => true,
            First::Three => seats >= 3,
            First::Four => seats >= 4,
        }
    }

    /// Who can go where with whom is more than can be tried: what is legal now, all that names one
    /// hex, and of the rest a handful, whether it can be paid for, exists or not.
    fn conceivable(&self, chance: &mut Swift) -> Vec<tikal::Action> {
        use tikal::Action::{Bid, Camp, Choose, Dig, End, Enter, Exchange, Guard, Lay, Move, Pass};
        use tikal::{Hex, Letter, Party, Tile, Treasure, Turn};
        let mut all = Vec::new();
        self.to_act().iter().for_each(|seat| self.actions(seat, &mut all));
        let mut more = vec![Pass, End];
        let bids = [0, 1, 2, 19, 20, 21, 300, u16::MAX];
        more.extend(bids.map(Bid));
        more.extend(Hex::all().flat_map(|hex| [Dig(hex), Camp(hex), Guard(hex)]));
        more.extend(Letter::ALL.map(|letter| Choose(Tile::at(letter, chance.index(9)))));
        let hex = |chance: &mut Swift| Hex::at(chance.index(Hex::all().len()));
        let parties = [(0, true), (1, false), (2, true), (10, false), (19, true), (255, true)];
        for (workers, leader) in parties {
            let Some(party) = Party::of(workers, leader) else { continue };
            let (one, other) = (hex(chance), hex(chance));
            more.extend([Enter(one, party), Move(one, other, party), Move(one, one, party)]);
            // From where somebody of the seat on turn is.
            more.extend(all.iter().find_map(|action| match action {
                Move(from, ..) => Some(Move(*from, other, party)),
                _ => None,
            }));
        }
        for index in 0..12 {
            let (one, turn) = (hex(chance), Turn::all().nth(index % 6));
            more.extend(turn.map(|turn| Lay(one, turn)));
            let [taken, given] = [0, 1].map(|_| Treasure::ALL[chance.index(Treasure::ALL.len())]);
            more.push(Exchange(Seat::at(index % Seat::MOST), taken, given));
        }
        more.retain(|action| !all.contains(action));
        more.dedup();
        all.extend(more);
        all
    }
}

impl Subject for AroundTheWorld {
    /// Its tables are many: up to six seats, and both ways of claiming.
    const CLOSELY: u64 = 1;

    fn fits(options: &around_the_world::Options, seats: usize) -> bool {
        use around_the_world::First;
        match options.first {
            First::Random | First::One | First::Two => true,
            First::Three => seats >= 3,
            First::Four => seats >= 4,
            First::Five => seats >= 5,
            First::Six => seats >= 6,
        }
    }

    /// Of arrows all that are legal now and a handful of others, on lines that there are and on
    /// some that there are not; every token and every card of a hand for one that was not drawn.
    fn conceivable(&self, chance: &mut Swift) -> Vec<around_the_world::Action> {
        use around_the_world::Action::{Change, Claim, End, Extra, Keep, Key, Lay, Remove, Return};
        use around_the_world::{Action, Colour};
        // Read once: a box that has been read stays for ever.
        static BOX: LazyLock<&Kit<around_the_world::Components>> =
            LazyLock::new(kit::<AroundTheWorld>);
        let map = BOX.components().map();
        let mut all: Vec<Action> = Vec::new();
        let acting = self.to_act().iter().chain(self.may_act().iter());
        acting.for_each(|seat| self.actions(seat, &mut all));
        let mut more = vec![Change, Return, Claim, End];
        more.extend(Colour::ALL.map(Remove));
        let points: Vec<_> = map.all().map(|node| map.point(node)).collect();
        more.extend(points.iter().map(|point| Key(*point)));
        let point = |chance: &mut Swift| points[chance.index(points.len())];
        for index in 0..30 {
            let colour = Colour::ALL[index % 3];
            let line = map.lines()[chance.index(map.lines().len())];
            let tip = map.find(self.view(Eyes::Table).tip(colour).unwrap_or(map.point(map.rose())));
            let tip = tip.map_or(line.0, |tip| map.point(tip));
            for (from, to) in [(line.0, line.1), (line.1, line.0), (tip, point(chance))] {
                more.extend([Lay(colour, from, to), Extra(colour, from, to)]);
            }
            more.push(Keep(point(chance), point(chance)));
        }
        more.extend(
            all.iter()
                .find_map(|action| match *action {
                    Keep(kept, given) => {
                        Some([Keep(given, kept), Keep(kept, kept), Keep(given, given)])
                    }
                    _ => None,
                })
                .into_iter()
                .flatten(),
        );
        all.extend(more);
        let mut known = std::collections::HashSet::new();
        all.retain(|action| known.insert(*action));
        all
    }
}

fn kit<G: Boxed>() -> &'static Kit<G::Components> {
    Kit::read("components.ron", G::COMPONENTS).expect("our own component file is right")
}

/// The suite over every number of seats and every option that fits them, on all cores.
fn every_table<G: Subject>(
    kit: &'static Kit<G::Components>,
    matches: u64,
    closely: u64,
) -> Result<Played, Breach> {
    let seats = kit.components().seats();
    let tables = seats.flat_map(|seats| {
        let options = G::Options::every().into_iter();
        options.map(move |options| (options, seats))
    });
    let (tables, others): (Vec<_>, Vec<_>) =
        tables.partition(|(options, seats)| G::fits(options, *seats));
    assert!(!tables.is_empty());
    for (options, seats) in others {
        let setup = Setup { players: suite::players(seats), options, seed: Seed(1) };
        assert!(Match::<G>::new(kit, setup).is_err(), "{options:?} fits {seats} seats");
    }
    let next = std::sync::atomic::AtomicUsize::new(0);
    let work = || {
        let mut all = Played::default();
        loop {
            let index = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            let Some(&(options, seats)) = tables.get(index) else {
                return Ok(all);
            };
            let played = suite::run::<G>(&Trial { kit, options, seats, matches, closely })?;
            all.matches += played.matches;
            all.decisions += played.decisions;
            all.close_looks += played.close_looks;
            all.longest = all.longest.max(played.longest);
        }
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let shares: Vec<_> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        threads.into_iter().map(|thread| thread.join().expect("no panic")).collect()
    });
    shares.into_iter().try_fold(Played::default(), |mut all, share| {
        let share: Played = share?;
        all.matches += share.matches;
        all.decisions += share.decisions;
        all.close_looks += share.close_looks;
        all.longest = all.longest.max(share.longest);
        Ok(all)
    })
}

/// A test for each game of the list, under its name.
macro_rules! keep_every_promise {
    ($($module:ident::$Game:ident,)+) => {
        $(
            #[test]
            fn $module() {
                use incognita::games::$module::$Game;
                let played = every_table::<$Game>(kit::<$Game>(), 1_000, $Game::CLOSELY);
                println!("{:?}", played.unwrap());
            }
        )+
    };
}
incognita::every_game!(keep_every_promise);

fn deck() -> &'static Kit<sealed::Deck> {
    Kit::read("deck.ron", "(cards: 14, hand: 4)").unwrap()
}

#[test]
fn sealed_bids() {
    let played = every_table::<Sealed<{ sealed::HONEST }>>(deck(), 200, 200).unwrap();
    assert_eq!(played.matches, 2 * 4 * 200);
}

/// Who decides first among those who decide in secret must not matter: the same seals, told in
/// another order, make the same table.
#[test]
fn the_order_of_secret_decisions_does_not_matter() {
    let fresh =
        || suite::fresh::<Sealed<{ sealed::HONEST }>>(deck(), sealed::Options::default(), 3, 11);
    let (mut clockwise, mut backwards) = (fresh(), fresh());
    let seals = [0, 1, 2].map(|i| {
        let mut legal = Vec::new();
        clockwise.state().actions(Seat::at(i), &mut legal);
        (Seat::at(i), legal[i])
    });
    for (seat, seal) in seals {
        clockwise.decide(seat, seal).unwrap();
    }
    for (seat, seal) in seals.into_iter().rev() {
        backwards.decide(seat, seal).unwrap();
    }
    assert_eq!(clockwise.state().view(Eyes::Table), backwards.state().view(Eyes::Table));
    // Sealed twice is refused: the seat is no longer to act.
    let mut hasty = fresh();
    hasty.decide(seals[0].0, seals[0].1).unwrap();
    assert_eq!(hasty.decide(seals[0].0, seals[0].1), Err(Refused::NotToAct(seals[0].0)));
    // A seal can be broken again until all are opened, whoever else has sealed meanwhile; what
    // the others sealed stays.
    hasty.decide(seals[1].0, seals[1].1).unwrap();
    hasty.undo(seals[0].0).unwrap();
    assert_eq!(hasty.decisions().collect::<Vec<_>>(), [seals[1]]);
    assert!(!hasty.can_undo(seals[0].0) && hasty.can_undo(seals[1].0));
    hasty.decide(seals[2].0, seals[2].1).unwrap();
    hasty.decide(seals[0].0, seals[0].1).unwrap();
    assert!(seals.iter().all(|(seat, _)| !hasty.can_undo(*seat)), "opened is opened");
    assert_eq!(hasty.state().view(Eyes::Table), clockwise.state().view(Eyes::Table));
}

/// A claim off turn: who may is known to all, the match waits for nobody who only may, and what
/// comes of it is told as the rules say.
#[test]
fn who_may_is_not_waited_for() {
    use incognita::engine::{SeatSet, Table};
    let options = sealed::Options { claims: sealed::Claims::Once, ..sealed::Options::default() };
    let mut played = suite::fresh::<Sealed<{ sealed::HONEST }>>(deck(), options, 3, 11);
    let [anna, boris, vera] = [0, 1, 2].map(Seat::at);
    assert!(Table::may_act(&played).is_empty());
    let seal = |played: &mut incognita::engine::Match<_>, seat: Seat| {
        let legal = Table::legal(played, seat);
        Table::decide(played, seat, &legal[0]).unwrap();
    };
    seal(&mut played, anna);
    assert_eq!(Table::to_act(&played), [boris, vera].into_iter().collect::<SeatSet>());
    assert_eq!(Table::may_act(&played), SeatSet::only(anna));
    let snapshot = Table::snapshot(&played, Eyes::Seat(anna), 0);
    assert_eq!(snapshot.legal, ["claim"]);
    assert_eq!(snapshot.may_act, SeatSet::only(anna));
    let json = serde_json::to_value(Table::snapshot(&played, Eyes::Table, 0)).unwrap();
    assert_eq!((&json["may_act"], &json["manner"]), (&[1].into(), &"sealed".into()));
    // Who must still seal cannot claim, and who may claim cannot seal again.
    assert!(Table::decide(&mut played, boris, "claim").is_err());
    assert!(Table::decide(&mut played, anna, "seal 0").is_err());
    Table::decide(&mut played, anna, "claim").unwrap();
    assert_eq!(Table::decide(&mut played, anna, "claim"), Err(Objection::NotToAct(anna)));
    seal(&mut played, boris);
    seal(&mut played, vera);
    assert!(Table::may_act(&played).is_empty(), "opened is opened");
}

/// A bid can be taken back until all are open, and what the others have bid meanwhile stays; a
/// card can be put back until it is used.
#[test]
fn a_bid_can_be_taken_back_until_all_are_open() {
    use explora::{Action, Stage};
    let options = explora::Options::default();
    let mut played = suite::fresh::<Explora>(kit::<Explora>(), options, 3, 2);
    let [anna, boris, vera] = [0, 1, 2].map(Seat::at);
    played.decide(anna, Action::Bid(5)).unwrap();
    played.decide(boris, Action::Bid(1)).unwrap();
    played.undo(anna).unwrap();
    assert_eq!(played.decisions().collect::<Vec<_>>(), [(boris, Action::Bid(1))]);
    assert_eq!(played.decide(boris, Action::Bid(2)), Err(Refused::NotToAct(boris)));
    played.decide(anna, Action::Bid(3)).unwrap();
    played.decide(vera, Action::Bid(0)).unwrap();
    assert!([anna, boris, vera].iter().all(|seat| !played.can_undo(*seat)), "open is open");
    let view = played.state().view(Eyes::Seat(anna));
    assert_eq!(view.stage, Stage::Pick);
    let member = view.market.iter().find(|card| matches!(card.what(), explora::What::Member(_)));
    let member = *member.expect("this market has a member");
    played.decide(anna, Action::Take(member)).unwrap();
    played.undo(anna).unwrap();
    assert_eq!(played.state().view(Eyes::Seat(anna)), view);
    played.decide(anna, Action::Take(member)).unwrap();
    played.decide(anna, Action::Sell).unwrap();
    assert!(!played.can_undo(anna), "the turn has passed on");
}

/// A turn of several steps goes back a step, or whole; a card drawn ends that.
#[test]
fn a_turn_can_be_taken_back_until_something_is_shown() {
    let options = Options { first: First::One, ..Options::default() };
    let mut played = suite::fresh::<LostCities>(kit::<LostCities>(), options, 2, 1);
    let (anna, boris) = (Seat::at(0), Seat::at(1));
    let before = played.state().view(Eyes::Seat(anna));
    let told =
        |played: &incognita::engine::Match<LostCities>| played.events(Eyes::Table, 0).count();
    let heard = told(&played);
    let mut legal = Vec::new();
    played.state().actions(anna, &mut legal);
    let start = legal[0];
    assert_eq!(played.undo(anna), Err(Refused::NothingToUndo));
    played.decide(anna, start).unwrap();
    let halfway = played.state().view(Eyes::Seat(anna));
    played.decide(anna, Action::Send(Figure::Scientist)).unwrap();
    played.undo(anna).unwrap();
    assert_eq!(played.state().view(Eyes::Seat(anna)), halfway);
    played.decide(anna, Action::Send(Figure::Scientist)).unwrap();
    assert_eq!(played.restart_turn(boris), Err(Refused::NothingToUndo));
    played.restart_turn(anna).unwrap();
    assert_eq!(played.state().view(Eyes::Seat(anna)), before);
    assert_eq!((played.decisions().len(), told(&played)), (0, heard));
    played.decide(anna, start).unwrap();
    played.decide(anna, Action::Send(Figure::Adventurer)).unwrap();
    played.decide(anna, Action::Draw).unwrap();
    // The card has been seen and the turn has passed: nothing goes back behind that.
    assert_eq!(played.restart_turn(anna), Err(Refused::Shown));
    played.state().actions(boris, &mut legal);
    let since: Vec<_> = played.events(Eyes::Table, 3).map(|(after, _)| after).collect();
    assert!(since.iter().all(|&after| after == 3) && !since.is_empty());
}

fn caught<const FLAW: u8>() -> Promise {
    let result = every_table::<Sealed<FLAW>>(deck(), 50, 50);
    result.expect_err("the suite must notice").promise
}

/// The suite itself is tested: each flaw is noticed, and as what it is.
#[test]
fn a_broken_promise_is_noticed() {
    assert_eq!(caught::<{ sealed::LEAKS_IN_VIEW }>(), Promise::SecretsAreKept);
    assert_eq!(caught::<{ sealed::LEAKS_IN_EVENT }>(), Promise::SecretsAreKept);
    assert_eq!(caught::<{ sealed::LEAKS_IN_LEGAL }>(), Promise::SecretsAreKept);
    assert_eq!(caught::<{ sealed::LISTS_ILLEGAL }>(), Promise::ListedIsAccepted);
    assert_eq!(caught::<{ sealed::LOSES_A_CARD }>(), Promise::NothingIsLost);
    assert_eq!(caught::<{ sealed::CHANGES_WHEN_REFUSING }>(), Promise::UnlistedIsRefused);
    assert_eq!(caught::<{ sealed::ACCEPTS_UNLISTED }>(), Promise::UnlistedIsRefused);
    assert_eq!(caught::<{ sealed::NEVER_ENDS }>(), Promise::Ends);
    // Playing again and taking back both play again: whichever comes first notices.
    let from_the_air = caught::<{ sealed::CHANCE_FROM_THE_AIR }>();
    assert!(matches!(from_the_air, Promise::PlaysAgain | Promise::UndoRestores));
    assert_eq!(caught::<{ sealed::LEAKS_IN_STANDINGS }>(), Promise::SecretsAreKept);
    assert_eq!(caught::<{ sealed::IMAGINES_ANOTHER_TABLE }>(), Promise::ViewsAreImaginable);
    assert_eq!(caught::<{ sealed::PLACES_EARLY }>(), Promise::Standings);
    assert_eq!(caught::<{ sealed::OFFERS_BY_HAND }>(), Promise::SecretsAreKept);
    let asked = caught::<{ sealed::ASKS_BY_HAND }>();
    assert!(matches!(asked, Promise::SecretsAreKept | Promise::ViewsAreImaginable));
    assert_eq!(caught::<{ sealed::SEALS_IN_THE_OPEN }>(), Promise::SecretsAreKept);
    assert_eq!(caught::<{ sealed::CLAIMS_AFTER_THE_END }>(), Promise::Ends);
}

/// What is news to a seat begins with the outcome of its own last decision; and how everybody's
/// points grew can be told step by step.
#[test]
fn news_and_the_course_of_a_match() {
    let options = Options { first: First::One, ..Options::default() };
    let mut played = suite::fresh::<LostCities>(kit::<LostCities>(), options, 2, 1);
    let (anna, boris) = (Seat::at(0), Seat::at(1));
    assert_eq!((played.news_from(anna), played.news_from(boris)), (0, 0));
    let mut legal = Vec::new();
    for (seat, last) in [(anna, 3), (boris, 6)] {
        for action in [None, Some(Action::Send(Figure::Adventurer)), Some(Action::Draw)] {
            legal.clear();
            played.state().actions(seat, &mut legal);
            played.decide(seat, action.unwrap_or(legal[0])).unwrap();
        }
        assert_eq!(played.decisions().len(), last);
    }
    // Anna's draw was the third decision: that card and all of Boris's turn are news to her.
    assert_eq!(played.news_from(anna), 2);
    legal.clear();
    played.state().actions(anna, &mut legal);
    played.decide(anna, legal[0]).unwrap();
    assert_eq!(played.news_from(anna), 2, "her own turn does not make it old");
    assert_eq!(played.last_open(), Some(anna));
    played.undo(anna).unwrap();
    assert_eq!(played.last_open(), None, "a card was drawn");
    let course = played.course();
    assert_eq!(course.len(), 7);
    assert!(course.iter().all(|points| *points == [Some(0), Some(0)]));
    assert!(incognita::engine::Table::course(&played).is_empty(), "secret until the end");
}
