//! The tables of the games, kept as text, and what is peculiar to each on the screen.

use crate::shell::{Shell, has, has_not, person};
use crate::{ASCII, LARGE, PLAIN, SMALL, compare, room, screen};
use incognita::draw::theme::{Look, Signs, Theme};
use incognita::engine::{Chance, Eyes, Seat, Seed, Swift, Table};
use incognita::games::Shelf;
use incognita::lang::Lang;
use incognita::ui::app::{App, Effect};
use incognita::ui::command::Command;
use incognita::ui::host::Still;
use incognita::ui::picture;
use incognita::ui::table::TableScreen;
use ratatui::layout::Size;

/// A match of so many, played at random until this holds.
pub fn played(
    id: &str,
    seats: usize,
    seed: u64,
    stop: impl Fn(&dyn Table) -> bool,
) -> Box<dyn Table> {
    let shelf = Shelf::new(None);
    let names = ["Anna", "Boris", "Vera", "Gleb", "Dina", "Egor"];
    let players = names[..seats].iter().map(|name| person(name)).collect();
    let game = shelf.find(id).unwrap();
    let mut table = game.fresh(players, &[].into(), Seed(seed)).unwrap();
    let mut chance = Swift(seed);
    while !stop(table.as_ref()) {
        let seat = table.to_act().first().expect("it comes to that");
        let legal = table.legal(seat);
        table.decide(seat, &legal[chance.index(legal.len())]).unwrap();
    }
    table
}

/// Whether a decision that begins like this is possible after so many.
fn offers(after: usize, decision: &str) -> impl Fn(&dyn Table) -> bool {
    move |table| {
        let legal = table.to_act().first().map(|seat| table.legal(seat)).unwrap_or_default();
        table.decisions() >= after && legal.iter().any(|legal| legal.starts_with(decision))
    }
}

/// The table as the one sees it who decides.
fn own(table: Box<dyn Table>) -> TableScreen {
    let eyes = table.to_act().first().map_or(Eyes::Table, Eyes::Seat);
    TableScreen::seen_by(Box::new(Still::new(table)), eyes)
}

/// A late turn of four, at every size of the table.
#[test]
fn lost_cities_is_drawn() {
    let late = || own(played("lost-cities", 4, 3, offers(150, "play")));
    let mono = Look { theme: Theme::Mono, signs: Signs::Unicode };
    for (name, lang, look, size) in [
        ("lost-cities-80x24-en", Lang::English, PLAIN, SMALL),
        ("lost-cities-80x24-ru", Lang::Russian, PLAIN, SMALL),
        ("lost-cities-80x24-ascii", Lang::English, ASCII, SMALL),
        ("lost-cities-80x24-mono", Lang::English, mono, SMALL),
        ("lost-cities-100x30-en", Lang::English, PLAIN, Size::new(100, 30)),
        ("lost-cities-120x36-en", Lang::English, PLAIN, LARGE),
        ("lost-cities-120x36-ascii", Lang::Russian, ASCII, LARGE),
        ("lost-cities-160x45-ru", Lang::Russian, PLAIN, Size::new(160, 45)),
        ("lost-cities-200x60-en", Lang::English, PLAIN, Size::new(200, 60)),
    ] {
        compare(name, &screen(late(), lang, look, size));
    }
    for (name, decision) in [("send", "send"), ("move", "stay"), ("take", "take")] {
        let table = own(played("lost-cities", 2, 5, offers(20, decision)));
        let name = format!("lost-cities-{name}-80x24-en");
        compare(&name, &screen(table, Lang::English, PLAIN, SMALL));
    }
}

/// Who has drawn a card sees it, with what it will do, before the keyboard is passed.
#[test]
fn a_card_that_was_drawn_is_looked_at() {
    let taking = played("lost-cities", 2, 5, offers(20, "take"));
    let (last, decisions) = (taking.rewound(taking.decisions()), taking.decisions());
    let mut shell = Shell::of(last);
    let drawn = shell.does(&[Command::Take, Command::Digit(0), Command::Take]);
    has(&drawn, "new in your hand: ");
    has(&drawn, "closes the hand");
    compare("lost-cities-drew-80x24-en", &picture::draw(&mut shell.app, SMALL));
    assert_eq!(shell.saved().decisions(), decisions + 1);
    // Nothing is taken back from there, and nothing decided.
    for command in [Command::Undo, Command::Restart, Command::Digit(1), Command::Letter('d')] {
        assert_eq!(shell.does(&[command]), drawn);
    }
    assert_eq!(shell.app.step(Command::Take), Effect::Cover);
    has(&shell.shown(), "Pass the keyboard");
    has_not(&shell.shown(), "your hand");
    // A card from a pile has been seen by all.
    let mut shell = Shell::of(taking);
    shell.does(&[Command::Take, Command::Digit(0), Command::Down]);
    has(&shell.does(&[Command::Take]), "Pass the keyboard");
}

/// An expedition is scored on the table as it was when it ended.
#[test]
fn the_end_of_an_expedition_is_seen_on_its_table() {
    let ends = |table: &dyn Table| table.snapshot(Eyes::Table, 0).round.now == 2;
    let whole = played("lost-cities", 4, 3, ends);
    let last = whole.record().decisions.last().unwrap().1.clone();
    let shelf = Shelf::new(None);
    let words = shelf.words(Lang::English);
    let told = shelf.find("lost-cities").unwrap().decision(&last, &words);
    let mut shell = Shell::of(whole.rewound(whole.decisions() - 1));
    shell.does(&[Command::Take, Command::Find]);
    shell.types(&told);
    let ended = shell.does(&[Command::Take, Command::Take]);
    has(&ended, "expedition 1 of 3");
    has(&ended, "Expedition 1 is over");
    has_not(&ended, "your hand");
    compare("lost-cities-end-80x24-en", &picture::draw(&mut shell.app, SMALL));
    compare("lost-cities-end-120x36-en", &picture::draw(&mut shell.app, LARGE));
    has(&shell.does(&[Command::Take]), "expedition 2 of 3");
}

#[test]
fn explora_is_drawn() {
    let look = |theme, signs| Look { theme, signs };
    let (mono, safe) = (look(Theme::Mono, Signs::Unicode), look(Theme::Safe, Signs::Unicode));
    let rich = look(Theme::Rich, Signs::Unicode);
    for (name, lang, look, size) in [
        ("explora-bid-80x24-en", Lang::English, PLAIN, SMALL),
        ("explora-bid-80x24-ru", Lang::Russian, PLAIN, SMALL),
        ("explora-bid-80x24-ascii", Lang::English, ASCII, SMALL),
        ("explora-bid-80x24-mono", Lang::English, mono, SMALL),
        ("explora-bid-100x30-en", Lang::English, safe, Size::new(100, 30)),
        ("explora-bid-120x36-en", Lang::English, PLAIN, LARGE),
        ("explora-bid-120x36-ru", Lang::Russian, PLAIN, LARGE),
        ("explora-bid-160x45-ru", Lang::Russian, rich, Size::new(160, 45)),
        ("explora-bid-200x60-en", Lang::English, rich, Size::new(200, 60)),
    ] {
        compare(name, &screen(own(pictured("explora", 0)), lang, look, size));
    }
    let two = || played("explora", 2, 7, offers(60, "bid"));
    compare("explora-two-80x24-en", &screen(own(two()), Lang::English, PLAIN, SMALL));
    let using = || played("explora", 4, 7, offers(40, "replace"));
    compare("explora-use-80x24-en", &screen(own(using()), Lang::English, PLAIN, SMALL));
    let sending = || played("explora", 4, 7, offers(0, "go both"));
    compare("explora-send-80x24-ru", &screen(own(sending()), Lang::Russian, PLAIN, SMALL));
    let losing = || played("explora", 4, 7, offers(0, "lose"));
    compare("explora-lose-120x36-en", &screen(own(losing()), Lang::English, PLAIN, LARGE));
    let over = || played("explora", 3, 7, |table| table.to_act().is_empty());
    for (name, lang, size) in [
        ("explora-over-80x24-en", Lang::English, SMALL),
        ("explora-over-120x36-ru", Lang::Russian, LARGE),
    ] {
        let mut app =
            App::new(room(lang, PLAIN), Box::new(TableScreen::new(Box::new(Still::new(over())))));
        app.step(Command::Take);
        compare(name, &picture::draw(&mut app, size));
    }
}

#[test]
fn atlandice_is_drawn() {
    let choosing = || played("atlandice", 4, 7, offers(60, "die"));
    for (name, lang, look, size) in [
        ("atlandice-die-80x24-en", Lang::English, PLAIN, SMALL),
        ("atlandice-die-80x24-ru", Lang::Russian, PLAIN, SMALL),
        ("atlandice-die-80x24-ascii", Lang::English, ASCII, SMALL),
        ("atlandice-die-120x36-en", Lang::English, PLAIN, LARGE),
        ("atlandice-die-120x36-ru", Lang::Russian, PLAIN, LARGE),
    ] {
        compare(name, &screen(own(choosing()), lang, look, size));
    }
    for (name, lang, look, size) in [
        ("atlandice-die-80x24-mono", Lang::Russian, crate::MONO, SMALL),
        ("atlandice-die-100x30-en", Lang::English, PLAIN, Size::new(100, 30)),
        ("atlandice-die-120x36-ascii", Lang::English, ASCII, LARGE),
        ("atlandice-die-160x45-en", Lang::English, PLAIN, Size::new(160, 45)),
        ("atlandice-die-200x60-en", Lang::English, PLAIN, Size::new(200, 60)),
        ("atlandice-die-200x60-ru", Lang::Russian, PLAIN, Size::new(200, 60)),
        ("atlandice-die-200x24-en", Lang::English, PLAIN, Size::new(200, 24)),
    ] {
        compare(name, &screen(own(choosing()), lang, look, size));
    }
    for (name, decision) in [("take", "take"), ("swap", "with"), ("submarine", "submarine")] {
        let table = played("atlandice", 4, 11, offers(30, decision));
        let name = format!("atlandice-{name}-80x24-en");
        compare(&name, &screen(own(table), Lang::English, PLAIN, SMALL));
    }
    let neutral = || played("atlandice", 2, 7, offers(30, "die"));
    compare("atlandice-neutral-80x24-en", &screen(own(neutral()), Lang::English, PLAIN, SMALL));
    let giving = || played("atlandice", 3, 7, offers(0, "give"));
    compare("atlandice-give-80x24-ru", &screen(own(giving()), Lang::Russian, PLAIN, SMALL));
}

/// A match from the pictures of the documentation, as it was after so many decisions.
fn pictured(name: &str, back: usize) -> Box<dyn Table> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/pictures");
    let shelf = Shelf::new(None);
    let save = folder.join(format!("{name}.ron"));
    let table = incognita::store::read(&save, &shelf).unwrap_or_else(|_| panic!("{name}"));
    table.rewound(table.decisions() - back)
}

#[test]
fn tikal_is_drawn() {
    let mono = Look { theme: Theme::Mono, signs: Signs::Unicode };
    let huge = Size::new(200, 60);
    for (name, lang, look, size) in [
        ("tikal-spend-80x24-en", Lang::English, PLAIN, SMALL),
        ("tikal-spend-80x24-ru", Lang::Russian, PLAIN, SMALL),
        ("tikal-spend-80x24-ascii", Lang::English, ASCII, SMALL),
        ("tikal-spend-80x24-mono", Lang::English, mono, SMALL),
        ("tikal-spend-100x30-en", Lang::English, PLAIN, Size::new(100, 30)),
        ("tikal-spend-120x36-en", Lang::English, PLAIN, LARGE),
        ("tikal-spend-140x45-ru", Lang::Russian, PLAIN, Size::new(140, 45)),
        ("tikal-spend-160x48-en", Lang::English, PLAIN, Size::new(160, 48)),
        ("tikal-spend-200x60-en", Lang::English, PLAIN, huge),
    ] {
        compare(name, &screen(own(pictured("tikal", 0)), lang, look, size));
    }
    for (name, lang, size) in [
        ("tikal-lay-80x24-ru", Lang::Russian, SMALL),
        ("tikal-lay-120x36-en", Lang::English, LARGE),
    ] {
        compare(name, &screen(own(pictured("tikal", 1)), lang, PLAIN, size));
    }
    for (name, lang, look, size) in [
        ("tikal-bid-80x24-en", Lang::English, PLAIN, SMALL),
        ("tikal-bid-80x24-ru", Lang::Russian, PLAIN, SMALL),
        ("tikal-bid-80x24-ascii", Lang::English, ASCII, SMALL),
        ("tikal-bid-200x60-en", Lang::English, PLAIN, huge),
    ] {
        compare(name, &screen(own(pictured("tikal-auction", 0)), lang, look, size));
    }
    let over = || {
        TableScreen::new(Box::new(Still::new(played("tikal", 3, 5, |table| {
            table.to_act().is_empty()
        }))))
    };
    compare("tikal-score-80x24-en", &screen(over(), Lang::English, PLAIN, SMALL));
    compare("tikal-score-120x36-ru", &screen(over(), Lang::Russian, PLAIN, LARGE));
}

#[test]
fn around_the_world_is_drawn() {
    let safe = Look { theme: Theme::Safe, signs: Signs::Unicode };
    let mono = Look { theme: Theme::Mono, signs: Signs::Unicode };
    let (wide, huge) = (Size::new(160, 45), Size::new(200, 60));
    for (name, lang, look, size) in [
        ("around-80x24-en", Lang::English, PLAIN, SMALL),
        ("around-80x24-ru", Lang::Russian, PLAIN, SMALL),
        ("around-80x24-ascii", Lang::English, ASCII, SMALL),
        ("around-80x24-mono", Lang::English, mono, SMALL),
        ("around-80x24-safe-ru", Lang::Russian, safe, SMALL),
        ("around-120x36-en", Lang::English, PLAIN, LARGE),
        ("around-120x36-ru", Lang::Russian, PLAIN, LARGE),
        ("around-120x36-ascii", Lang::English, ASCII, LARGE),
        ("around-160x45-en", Lang::English, PLAIN, wide),
        ("around-160x45-ru", Lang::Russian, PLAIN, wide),
        ("around-200x60-en", Lang::English, PLAIN, huge),
        ("around-200x60-ru", Lang::Russian, PLAIN, huge),
    ] {
        compare(name, &screen(own(pictured("around-the-world", 0)), lang, look, size));
    }
    let setup = |seats| played("around-the-world", seats, 7, offers(0, "key"));
    compare("around-setup-80x24-en", &screen(own(setup(2)), Lang::English, PLAIN, SMALL));
    compare("around-setup-120x36-ru", &screen(own(setup(4)), Lang::Russian, PLAIN, LARGE));
    let looped = |table: &dyn Table| {
        table.snapshot(Eyes::Table, 0).view["stage"].to_string().contains("loop")
    };
    let looped = || played("around-the-world", 4, 7, looped);
    compare("around-loop-80x24-en", &screen(own(looped()), Lang::English, PLAIN, SMALL));
    compare("around-loop-160x45-ru", &screen(own(looped()), Lang::Russian, PLAIN, wide));
    // Twelve cards and six goals; six seats.
    let all = || played("around-the-world", 2, 7, offers(0, "lay"));
    compare("around-18-goals-80x24-en", &screen(own(all()), Lang::English, PLAIN, SMALL));
    let six = || played("around-the-world", 6, 7, offers(80, "lay"));
    compare("around-6-seats-80x24-ru", &screen(own(six()), Lang::Russian, PLAIN, SMALL));
    for (name, command) in [
        ("around-ticket-80x24-en", Command::Letter('t')),
        ("around-goal-80x24-en", Command::Letter('g')),
        ("around-zoom-80x24-en", Command::Zoom),
    ] {
        let mut shell = Shell::watching(own(pictured("around-the-world", 0)), PLAIN);
        shell.does(&[command]);
        compare(name, &picture::draw(&mut shell.app, SMALL));
    }
    let passed = || TableScreen::new(Box::new(Still::new(pictured("around-the-world", 0))));
    compare("around-handover-80x24-en", &screen(passed(), Lang::English, PLAIN, SMALL));
    compare("around-handover-120x36-ru", &screen(passed(), Lang::Russian, PLAIN, LARGE));
    let over = || {
        TableScreen::new(Box::new(Still::new(played("around-the-world", 4, 5, |table| {
            table.to_act().is_empty()
        }))))
    };
    compare("around-score-80x24-en", &screen(over(), Lang::English, PLAIN, SMALL));
    compare("around-score-120x36-ru", &screen(over(), Lang::Russian, PLAIN, LARGE));
}

/// Every stage of every game fits the smallest screen in plain letters, and what can be chosen
/// has a place there: nothing is out of reach.
#[test]
fn everything_that_can_be_chosen_is_on_the_screen() {
    let shelf = Shelf::new(None);
    // Every game with the fewest and with the most at the table.
    let tables = shelf.games().flat_map(|game| {
        let seats = game.seats().unwrap();
        [(game.id(), *seats.start()), (game.id(), *seats.end())]
    });
    for (id, seats) in tables {
        let whole = played(id, seats, 5, |table| table.to_act().is_empty());
        for at in (0..whole.decisions()).step_by(7) {
            let table = whole.rewound(at);
            let seat = table.to_act().first().unwrap();
            let legal = table.legal(seat);
            let bids = id == "explora" && legal.iter().any(|it| it.starts_with("bid"));
            let legal = legal.len();
            let mut shell = Shell::watching(own(table), ASCII);
            let text = shell.shown();
            assert!(text.is_ascii(), "{text}");
            // Where decisions lie on ways of places, the game's own tests walk them.
            // A bid is one place, and Tab leaves it.
            let ways = matches!(id, "tikal" | "around-the-world" | "lost-cities");
            if ways || bids || id == "atlandice" && seats == 2 {
                continue;
            }
            let mut seen = std::collections::BTreeSet::new();
            for _ in 0..legal {
                seen.insert(shell.cursor());
                shell.does(&[Command::Next]);
            }
            assert_eq!(seen.len(), legal, "{id}, {seats} seats, after {at}:\n{text}");
        }
    }
}

fn bids() -> Shell {
    Shell::of(played("explora", 3, 7, |_| true))
}

#[test]
fn a_bid_is_typed_and_seen_by_nobody() {
    let mut shell = bids();
    let money = shell.does(&[Command::Take]);
    has(&money, "you keep ");
    assert_eq!(money.matches("? M£").count(), 2, "the others' money is hidden:\n{money}");
    has(&shell.does(&[Command::Digit(7)]), "your 7 ");
    // More than there is: it stays as it was typed, and is refused.
    has(&shell.does(&[Command::Digit(3)]), "You cannot bid 73 M£");
    has(&shell.does(&[Command::Take]), "You cannot bid 73 M£");
    assert_eq!(shell.saved().decisions(), 0);
    shell.does(&[Command::Left, Command::Digit(1), Command::Digit(2), Command::Erase]);
    has(&shell.does(&[Command::Erase]), "you keep ");
    shell.does(&[Command::Left, Command::Digit(3)]);
    assert_eq!(shell.app.step(Command::Take), Effect::Cover);
    let passed = shell.shown();
    has(&passed, "Pass the keyboard to Boris");
    has(&passed, "Anna has made a secret bid.");
    let boris = shell.does(&[Command::Take]);
    // That she has bid is seen, not how much.
    has(&boris, "● Anna   ? M£▰");
    has_not(&boris, "▰▰");
    assert_eq!(shell.saved().record().decisions[0].1, "bid 3");
    let log = shell.does(&[Command::Log]);
    has_not(&log, "3 M£");
}

/// Until the bids are open one may think again, and only one's own bid goes back.
#[test]
fn a_sealed_bid_can_be_taken_back() {
    let mut shell = bids();
    shell.does(&[Command::Take, Command::Digit(3), Command::Take]);
    has(&shell.shown(), "u undo");
    shell.does(&[Command::Take, Command::Digit(2), Command::Take]);
    has(&shell.shown(), "Pass the keyboard to Vera");
    has(&shell.does(&[Command::Undo]), "Pass the keyboard to Boris");
    let decisions = shell.saved().record().decisions;
    assert_eq!(decisions.len(), 1);
    assert_eq!(decisions[0].1, "bid 3");
    // Anna's bid is the last one now.
    has(&shell.does(&[Command::Undo]), "Pass the keyboard to Anna");
    assert_eq!(shell.saved().decisions(), 0);
    has(&shell.does(&[Command::Undo]), "nothing to take back");
}

#[test]
fn bids_are_laid_open_for_all_and_cards_are_picked_openly() {
    let mut shell = bids();
    for bid in [3, 5, 2] {
        shell.does(&[Command::Take, Command::Digit(bid), Command::Take]);
    }
    // They lie in the seats' rows, which still stand as they stood.
    let reveal = shell.shown();
    has(&reveal, "the bids of round 1");
    has(&reveal, "1 ▲ Boris 5 M£   2 ● Anna 3 M£   3 ■ Vera 2 M£");
    has(&reveal, "picks 1st, highest");
    for (name, size) in [("explora-reveal-80x24-en", SMALL), ("explora-reveal-120x36-en", LARGE)] {
        compare(name, &picture::draw(&mut shell.app, size));
    }
    // Everybody sees what is picked: the keyboard goes on without ceremony, nobody's money shows.
    let picking = shell.does(&[Command::Take]);
    has(&picking, "▲ Boris, pick 1 of 3");
    assert_eq!(picking.matches("? M£").count(), 3, "{picking}");
    has_not(&picking, "x close");
    let using = shell.does(&[Command::Take]);
    has(&using, "▲ Boris, pick 1: ");
    has(&using, "s  sell it");
    // The next round's bids are secret again.
    let mut steps = 0;
    while !shell.shown().contains("Pass the keyboard") {
        shell.does(&[Command::Take]);
        steps += 1;
        assert!(steps < 20, "{}", shell.shown());
    }
    assert!(shell.saved().snapshot(Eyes::Table, 0).view["round"] == 2);
}

/// However much money there is, every bid can be reached and seen.
#[test]
fn a_rich_seat_can_bid_everything() {
    let mut table = played("explora", 2, 3, |_| true);
    let money = |table: &dyn Table| {
        let own = table.snapshot(Eyes::Seat(Seat::at(0)), usize::MAX);
        own.view["seats"][0]["money"].as_u64().unwrap()
    };
    // Nobody bids, and everything is sold.
    while money(table.as_ref()) <= 45 || !offers(0, "bid")(table.as_ref()) {
        let seat = table.to_act().first().expect("there is money in it");
        let legal = table.legal(seat);
        let sold = legal.iter().find(|decision| *decision == "sell" || *decision == "bid 0");
        let decision = sold.unwrap_or(&legal[0]).clone();
        table.decide(seat, &decision).unwrap();
    }
    let most = money(table.as_ref());
    let mut shell = Shell::of(table);
    while !shell.shown().contains("Pass the keyboard to Anna") {
        shell.does(&[Command::Take]);
    }
    shell.does(&[Command::Take]);
    for _ in 0..most {
        shell.does(&[Command::Right]);
    }
    has(&shell.shown(), "you keep 0 M£");
    has(&shell.shown(), &format!(" {most} "));
    for _ in 0..most {
        shell.does(&[Command::Left]);
    }
    has(&shell.shown(), &format!("you keep {most} M£"));
}

#[test]
fn an_emptied_district_is_shown_to_all() {
    let emptied = |table: &dyn Table| {
        let last = table.snapshot(Eyes::Table, table.decisions());
        last.events.iter().any(|happened| happened.event["event"] == "emptied")
    };
    let after = played("atlandice", 3, 7, emptied);
    let last = after.record().decisions.last().unwrap().1.clone();
    let mut shell = Shell::of(after.rewound(after.decisions() - 1));
    has_not(&shell.shown(), "Pass the keyboard");
    let shelf = Shelf::new(None);
    let told = shelf.find("atlandice").unwrap().decision(&last, &shelf.words(Lang::English));
    shell.does(&[Command::Find]);
    shell.types(&told);
    let mut reveal = shell.does(&[Command::Take]);
    // A roll before it has a moment of its own.
    if reveal.contains("rolls at") {
        reveal = shell.does(&[Command::Take]);
    }
    has(&reveal, "is empty ━");
    compare("atlandice-reveal-80x24-en", &picture::draw(&mut shell.app, SMALL));
    has_not(&shell.does(&[Command::Take]), "is empty ━");
}

/// A roll for an effect lies beside its column, and waits for a key.
#[test]
fn a_roll_has_its_moment() {
    let rolled = |table: &dyn Table| {
        let last = table.snapshot(Eyes::Table, table.decisions());
        let of = |kind: &str| last.events.iter().any(|happened| happened.event["event"] == kind);
        of("rolled") && !of("led-on") && !of("emptied") && !of("opened")
    };
    let after = played("atlandice", 4, 3, rolled);
    let last = after.record().decisions.last().unwrap().1.clone();
    let mut shell = Shell::of(after.rewound(after.decisions() - 1));
    let shelf = Shelf::new(None);
    let told = shelf.find("atlandice").unwrap().decision(&last, &shelf.words(Lang::English));
    shell.does(&[Command::Find]);
    shell.types(&told);
    has(&shell.does(&[Command::Take]), "rolls at");
    compare("atlandice-roll-80x24-en", &picture::draw(&mut shell.app, SMALL));
    has_not(&shell.does(&[Command::Take]), "rolls at");
}

/// A visit that showed nothing goes back though the next seat is on turn.
#[test]
fn a_finished_visit_can_be_taken_back() {
    let quiet = |table: &dyn Table| {
        let seat = table.to_act().first().unwrap();
        table.decisions() > 0 && table.last_open().is_some_and(|last| last != seat)
    };
    let table = played("atlandice", 4, 3, quiet);
    let decisions = table.decisions();
    let mut shell = Shell::of(table);
    has(&shell.shown(), "u undo");
    shell.does(&[Command::Undo]);
    assert_eq!(shell.saved().decisions(), decisions - 1);
}

#[test]
fn the_final_scoring_is_shown_kind_by_kind() {
    let whole = played("atlandice", 3, 7, |table| table.to_act().is_empty());
    let last = whole.record().decisions.last().unwrap().1.clone();
    let mut shell = Shell::of(whole.rewound(whole.decisions() - 1));
    let shelf = Shelf::new(None);
    let told = shelf.find("atlandice").unwrap().decision(&last, &shelf.words(Lang::English));
    shell.does(&[Command::Find]);
    shell.types(&told);
    let mut scoring = shell.does(&[Command::Take]);
    for _ in 0..3 {
        if !scoring.contains("the final scoring") {
            scoring = shell.does(&[Command::Take]);
        }
    }
    has(&scoring, "the final scoring");
    compare("atlandice-final-80x24-en", &picture::draw(&mut shell.app, SMALL));
    for row in whole.snapshot(Eyes::Table, 0).standings.rows {
        has(&scoring, &format!("{}p", row.total.unwrap()));
    }
    has(&shell.does(&[Command::Take]), "The result");
}

/// Digits pick what bears a number, and the cursor rests where nothing can be done: a card that
/// does not fit says why, a card on the market what it does.
#[test]
fn numbers_are_picked_and_cards_speak() {
    let lost_cities = |table: &dyn Table| {
        let seat = table.to_act().first().unwrap();
        let legal = table.legal(seat);
        let hand = table.snapshot(Eyes::Seat(seat), 0).view["seats"][seat.index()]["hand"].clone();
        let plays =
            |card: &serde_json::Value| legal.contains(&format!("play {}", card.as_str().unwrap()));
        legal[0].starts_with("play") && !hand.as_array().unwrap().iter().all(plays)
    };
    let table = played("lost-cities", 2, 3, lost_cities);
    let seat = table.to_act().first().unwrap();
    let seen = table.snapshot(Eyes::Seat(seat), 0);
    let hand = seen.view["seats"][seat.index()]["hand"].as_array().unwrap().clone();
    let mut shell = Shell::of(table);
    shell.does(&[Command::Take]);
    let decisions = shell.saved().decisions();
    let mut bare = 0;
    for (number, card) in (1..).zip(hand) {
        let shown = shell.does(&[Command::Digit(number)]);
        let fits = seen.legal.contains(&format!("play {}", card.as_str().unwrap()));
        assert_eq!(shown.contains("Too low"), !fits, "{card}\n{shown}");
        if !fits {
            bare += 1;
            has(&shell.does(&[Command::Take]), "Too low");
            assert_eq!(shell.saved().decisions(), decisions);
        }
    }
    assert!(bare > 0);
    let mut shell = bids();
    shell.does(&[Command::Take]);
    // Tab leaves the bid for what lies on the table, Esc goes back to it.
    shell.does(&[Command::Digit(4)]);
    has(&shell.does(&[Command::Next]), "Sold: ");
    has(&shell.does(&[Command::Back]), "your 4 ");
    let mut shell = Shell::of(played("atlandice", 3, 3, |_| true));
    let die = shell.does(&[Command::Digit(6)]);
    assert_eq!(die, shell.does(&[Command::Digit(2), Command::Digit(6)]));
    assert_ne!(die, shell.does(&[Command::Digit(2)]));
}

/// A question is answered by what asked it, or by Enter while it stands there; any other letter
/// lets it go.
#[test]
fn another_letter_lets_a_question_go() {
    for letter in ['m', 'c', 'o', 'w'] {
        let mut shell = Shell::of(pictured("tikal", 0));
        has(&shell.does(&[Command::End]), "10 points unspent?");
        has_not(&shell.does(&[Command::Letter(letter)]), "unspent?");
        has(&shell.does(&[Command::Take]), "tile 26 of 36");
    }
}

/// What is no matter of a hex has its letter also where the list of one is open.
#[test]
fn an_exchange_begins_in_the_list_of_a_hex() {
    let mut shell = Shell::of(pictured("tikal", 0));
    let list = shell.does(&[Command::Take]);
    has(&shell.does(&[Command::Letter('x')]), "take a treasure");
    assert_eq!(shell.does(&[Command::Back]), list);
}
