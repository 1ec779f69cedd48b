//! The component file: the shipped one against the rules' Data section, wrong ones, and any that
//! can be played with.

use super::position::{own_box, point, shipped};
use crate::bots::Level;
use crate::engine::components::{Fault, Misfit, Wrong};
use crate::engine::{Census, Chance as _, Components as _, Game, Kit, Quiet, SeatCount, Swift};
use crate::games::Boxed as _;
use crate::games::around_the_world::components::{Half, Line};
use crate::games::around_the_world::{AroundTheWorld, Claims, Components, Kind, Options};
use crate::games::testing::{range, refused};
use std::collections::BTreeSet;
use std::fmt::Write as _;

fn box_with(from: &str, to: &str, field: &str, fault: Fault) {
    refused::<AroundTheWorld>(from, to, field, fault);
}

/// AW-1.1, AW-2.5: the map of the Data section.
#[test]
fn the_map_is_that_of_the_box() {
    let (rules, map) = (shipped(), shipped().map());
    let count = |kind| rules.points.values().filter(|lying| lying.kind == kind).count();
    let kinds = [Kind::Rose, Kind::Site, Kind::Square, Kind::Star];
    assert_eq!(kinds.map(count), [1, 80, 20, 21]);
    assert_eq!((rules.lines.len(), map.ways(map.rose()).len()), (209, 6));
    let near = map.sites().filter(|site| !map.is_far(*site)).count();
    assert_eq!(near, 10);
    // Each pair has lines on both edges.
    let pairs: Vec<_> = rules.points.iter().filter(|(_, lying)| lying.pair).collect();
    assert_eq!(pairs.len(), 3);
    for (name, lying) in pairs {
        assert_eq!(lying.kind, Kind::Star);
        let half = |wanted| {
            let touches = |line: &&Line| line.0 == *name || line.1 == *name;
            rules.lines.iter().filter(touches).filter(|line| line.2 == wanted).count()
        };
        let (left, right) = (half(Half::Left), half(Half::Right));
        assert!(left > 0 && right > 0 && half(Half::Neither) == 0, "{name}");
        let node = map.find(*name).unwrap();
        assert_eq!(map.ways(node).len(), left + right, "{name}: one point with all of them");
    }
    // The worked example of the rulebook.
    let joined = |one: &str, other: &str| {
        let (one, other) = (map.find(point(one)).unwrap(), map.find(point(other)).unwrap());
        map.ways(one).iter().any(|way| way.to == other)
    };
    let lines = [
        ("rose", "rome"),
        ("rose", "eastern-europe"),
        ("eastern-europe", "caspian-sea"),
        ("caspian-sea", "babylon"),
        ("babylon", "harappa"),
        ("babylon", "petra"),
        ("eastern-europe", "sergiev-posad"),
        ("sergiev-posad", "putorana"),
    ];
    assert!(lines.iter().all(|(one, other)| joined(one, other)));
    assert!(!joined("rome", "petra"));
}

/// AW-1.2, AW-1.3, AW-1.4, AW-1.5, AW-2.1, AW-4.3, AW-6.5: the numbers.
#[test]
fn the_numbers_are_those_of_the_rules() {
    let rules = shipped();
    assert_eq!(rules.seats(), 2..=6);
    assert_eq!([2, 3, 4, 5, 6].map(|seats| rules.hand_of(seats)), [12, 12, 9, 9, 9]);
    assert_eq!([rules.goals, rules.keys, rules.near, rules.arrows], [6, 4, 3, 45]);
    let tickets = &rules.tickets;
    assert_eq!([tickets.each, tickets.all, tickets.turn, tickets.draw], [3, 40, 2, 2]);
    assert_eq!(rules.most_laid, 200);
    assert!(rules.lines.len() > usize::from(rules.arrows));
    assert_eq!((rules.hand_of(1), rules.hand_of(7)), (0, 0));
}

/// AW-7.2: every number has its range.
#[test]
fn numbers_stay_in_their_ranges() {
    box_with("seats: (2, 6)", "seats: (1, 6)", "seats", range(2, 6, 1));
    box_with("seats: (2, 6)", "seats: (2, 7)", "seats", range(2, 6, 7));
    box_with("seats: (2, 6)", "seats: (4, 3)", "seats", range(4, 6, 3));
    box_with("goals: 6,", "goals: 0,", "goals", range(1, 9, 0));
    box_with("goals: 6,", "goals: 10,", "goals", range(1, 9, 10));
    box_with("keys: 4,", "keys: 7,", "keys", range(0, 6, 7));
    box_with("near: 3,", "near: 0,", "near", range(1, 9, 0));
    box_with("near: 3,", "near: 10,", "near", range(1, 9, 10));
    box_with("arrows: 45,", "arrows: 0,", "arrows", range(1, 60, 0));
    box_with("arrows: 45,", "arrows: 61,", "arrows", range(1, 60, 61));
    box_with("most_laid: 200,", "most_laid: 0,", "most_laid", range(1, 999, 0));
    box_with("most_laid: 200,", "most_laid: 1000,", "most_laid", range(1, 999, 1000));
    box_with("(each: 3,", "(each: 10,", "tickets.each", range(0, 9, 10));
    box_with("all: 40,", "all: 17,", "tickets.all", range(18, 99, 17));
    box_with("all: 40,", "all: 100,", "tickets.all", range(18, 99, 100));
    box_with("turn: 2,", "turn: 10,", "tickets.turn", range(0, 9, 10));
    box_with("draw: 2)", "draw: 0)", "tickets.draw", range(1, 3, 0));
    box_with("draw: 2)", "draw: 4)", "tickets.draw", range(1, 3, 4));
}

/// AW-1.2: hands for every number of seats, with tokens for their cards, and goals left over.
#[test]
fn hands_can_be_dealt() {
    box_with("6: 9}", "7: 9}", "hand.6", range(4, 15, 0));
    box_with("6: 9}", "6: 3}", "hand.6", range(4, 15, 3));
    box_with("6: 9}", "6: 13}", "hand.6", range(1, 12, 13));
    box_with("{2: 12,", "{2: 16,", "hand.2", range(4, 15, 16));
    // Without tokens there is a card all the same.
    assert_eq!(wrong(&[("keys: 4,", "keys: 0,"), ("6: 9}", "6: 0}")]).1, range(1, 15, 0));
    // As many as there are.
    let _ = own_box(&[("6: 9}", "6: 12}"), ("goals: 6,", "goals: 8,")]);
    let more = [("6: 9}", "6: 12}"), ("goals: 6,", "goals: 9,")];
    assert_eq!(wrong(&more), ("hand.6".into(), range(1, 11, 12)));
}

/// What is wrong with the shipped file once this is changed in it.
fn wrong(changes: &[(&str, &str)]) -> (String, Fault) {
    let text = changes.iter().fold(AroundTheWorld::COMPONENTS.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "{from}");
        text.replacen(from, to, 1)
    });
    wrong_text(&text)
}

fn wrong_is(from: &str, to: &str, field: &str, fault: Fault) {
    assert_eq!(AroundTheWorld::COMPONENTS.matches(from).count(), 1, "{from}");
    assert_eq!(wrong(&[(from, to)]), (field.to_owned(), fault), "{from} → {to}");
}

fn wrong_text(text: &str) -> (String, Fault) {
    match Kit::<Components>::read("x.ron", text).err().map(|unusable| unusable.what) {
        Some(Misfit::Value(Wrong { field, fault })) => (field, fault),
        other => panic!("{other:?}"),
    }
}

fn no_such(name: &str) -> Fault {
    Fault::NoSuch { name: name.into() }
}

fn twice(name: &str) -> Fault {
    Fault::Twice { name: name.into() }
}

/// AW-7.2: points lie on the map, one of them the rose.
#[test]
fn points_lie_on_the_map() {
    let rose = "\"rose\": (kind: rose,";
    wrong_is(rose, "\"rose\": (kind: star,", "points", Fault::Total { should: 1, is: 0 });
    let rome = "\"rome\": (kind: site,";
    wrong_is(rome, "\"rome\": (kind: rose,", "points", Fault::Total { should: 1, is: 2 });
    let katmai = "\"katmai\": (kind: site, east: -155, north: 58.5)";
    let at = |east, north| format!("\"katmai\": (kind: site, east: {east}, north: {north})");
    wrong_is(katmai, &at(-171, 58), "points.katmai.east", range(-170, 190, -171));
    wrong_is(katmai, &at(191, 58), "points.katmai.east", range(-170, 190, 191));
    wrong_is(katmai, &at(0, 91), "points.katmai.north", range(-90, 90, 91));
    wrong_is(katmai, &at(0, -91), "points.katmai.north", range(-90, 90, -91));
    assert_eq!(
        wrong(&[(katmai, "\"katmai\": (kind: site, east: NaN, north: 1)")]).0,
        "points.katmai.east"
    );
    wrong_is("edges: (-170, 190)", "edges: (-361, 190)", "edges", range(-360, 360, -361));
    wrong_is("edges: (-170, 190)", "edges: (-170, 721)", "edges", range(-169, 720, 721));
    wrong_is("edges: (-170, 190)", "edges: (-170, -170)", "edges", range(-169, 720, -170));
    // None at all, and more than there is room for.
    let (before, rest) = AroundTheWorld::COMPONENTS.split_once("points: {").unwrap();
    let (_, after) = rest.split_once("    },\n").unwrap();
    let with = |points: &str| wrong_text(&format!("{before}points: {{{points}}},\n{after}"));
    assert_eq!(with(""), ("points".into(), range(1, 192, 0)));
    let many = |count: usize, kind: &str| {
        (0..count).fold(String::new(), |mut all, n| {
            let _ = write!(all, "\"p{n}\": (kind: {kind}, east: 0, north: 0),");
            all
        })
    };
    assert_eq!(with(&many(193, "star")), ("points".into(), range(1, 192, 193)));
    let rose = "\"rose\": (kind: rose, east: 0, north: 0),";
    assert_eq!(with(&(rose.to_owned() + &many(121, "site"))).1, range(30, 120, 121));
    assert_eq!(with(&(rose.to_owned() + &many(29, "site"))).1, range(30, 120, 29));
}

/// AW-7.2: lines join two points that there are, and no two of them the same; each point has at
/// least two; there are more of them than a colour has arrows.
#[test]
fn lines_join_points() {
    let line = "(\"rose\", \"rome\"),";
    wrong_is(line, "(\"rose\", \"atlantis\"),", "lines", no_such("atlantis"));
    wrong_is(line, "(\"rose\", \"kizhi\"),", "lines", twice("rose kizhi"));
    wrong_is(line, "(\"kizhi\", \"rose\"),", "lines", twice("rose kizhi"));
    wrong_is(line, "(\"rose\", \"rose\"),", "lines", twice("rose rose"));
    // The northern Urals have two lines, then one.
    wrong_is("(\"kara-sea\", \"northern-urals\"),", "", "points.northern-urals", range(2, 9, 1));
    // Four more lines are too many for the rose.
    let many = ["petra", "babylon", "harappa", "ajanta"].map(|to| format!("(\"rose\", \"{to}\"),"));
    let many = line.to_owned() + &many.concat();
    wrong_is(line, &many, "points.rose", range(2, 9, 10));
    // An edge pair wants to know which half, and no other point has halves.
    let edge = "(\"katmai\", \"bering-sea\", left),";
    wrong_is(edge, "(\"katmai\", \"bering-sea\"),", "lines", no_such("katmai bering-sea"));
    wrong_is(line, "(\"rose\", \"rome\", left),", "lines", no_such("rose rome"));
    let pairs = "(\"kermadec\", \"bering-sea\", left),";
    wrong_is(edge, pairs, "lines", no_such("kermadec bering-sea"));
    // Not more lines than a colour has arrows.
    let (before, rest) = AroundTheWorld::COMPONENTS.split_once("    lines: [\n").unwrap();
    let (lines, after) = rest.split_once("    ],").unwrap();
    let with = |lines: &str| wrong_text(&format!("{before}    lines: [\n{lines}    ],{after}"));
    let few: Vec<_> = lines.lines().take(45).collect();
    assert_eq!(with(&few.join("\n")), ("lines".into(), range(46, 255, 45)));
    assert_eq!(with(&lines.repeat(2)), ("lines".into(), range(46, 255, 418)));
}

/// AW-7.2: all in one piece, with enough sites far from the rose.
#[test]
fn the_map_is_in_one_piece() {
    let rose = "\"rose\": (kind: rose, east: 15, north: 57.5),";
    let island = |name: &str| format!("\"{name}\": (kind: star, east: 0, north: 0),");
    let islands = ["zz1", "zz2", "zz3"].map(island).concat();
    let line = "(\"rose\", \"rome\"),";
    let lines = "(\"rose\", \"rome\"), (\"zz1\", \"zz2\"), (\"zz2\", \"zz3\"), (\"zz3\", \"zz1\"),";
    let apart = wrong(&[(rose, &format!("{rose}{islands}")), (line, lines)]);
    assert_eq!(apart, ("lines".into(), Fault::Apart { name: "zz1".into() }));
    // Thirty-eight lie seven lines away, twenty-four lie eight.
    let _ = own_box(&[("near: 3,", "near: 7,")]);
    wrong_is("near: 3,", "near: 8,", "points", range(30, 120, 24));
}

/// Every point of a drawing has a cell of its own; edge pairs stand at the edge.
#[test]
fn drawings_show_every_point() {
    let small = |from: &str, to: &str| {
        // The first drawing stands before the others.
        let at = AroundTheWorld::COMPONENTS.find("drawings: [").unwrap();
        let (before, after) = AroundTheWorld::COMPONENTS.split_at(at);
        assert!(after.contains(from), "{from}");
        wrong_text(&(before.to_owned() + &after.replacen(from, to, 1)))
    };
    let first = &shipped().drawings[0];
    let (width, height) = first.cells;
    let cells = |width: u16, height: u16| format!("cells: ({width}, {height})");
    let own = cells(width, height);
    assert_eq!(small(&own, &cells(19, height)), ("drawings.cells".into(), range(20, 400, 19)));
    assert_eq!(small(&own, &cells(width, 4)), ("drawings.cells".into(), range(5, 200, 4)));
    let screen = |width: u16, height: u16| format!("screen: ({width}, {height})");
    let is = screen(first.screen.0, first.screen.1);
    let field = "drawings.screen".to_owned();
    let narrow = small(&is, &screen(width - 1, first.screen.1));
    assert_eq!(narrow, (field.clone(), range(width.into(), 400, i64::from(width) - 1)));
    let low = small(&is, &screen(first.screen.0, height - 1));
    assert_eq!(low, (field.clone(), range(height.into(), 200, i64::from(height) - 1)));
    let second = &shipped().drawings[1];
    let next = screen(second.screen.0, second.screen.1);
    assert_eq!(small(&is, &next), (field, Fault::NotRising));
    let name = |name: &str| {
        let (x, y, half) = first.points[&point(name)];
        let half = match half {
            Half::Left => ", left",
            Half::Right => ", right",
            Half::Neither => ", neither",
        };
        (format!("\"{name}\": ({x}, {y}{half})"), (x, y))
    };
    let ((rome, _), (_, before)) = (name("rome"), name("rio"));
    let at = |x: u16, y: u16| format!("\"rome\": ({x}, {y}, left)");
    assert_eq!(small(&format!("{rome},"), ""), ("drawings.points".into(), no_such("rome")));
    let field = "drawings.points.rome".to_owned();
    assert_eq!(small(&rome, &at(before.0, before.1)), (field.clone(), twice("rome")));
    let wide = range(1, i64::from(width) - 2, width.into());
    assert_eq!(small(&rome, &at(width, 0)), (field.clone(), wide));
    let high = range(0, i64::from(height) - 1, height.into());
    assert_eq!(small(&rome, &at(3, height)), (field, high));
    let (bering, _) = name("bering-sea");
    let inside = small(&bering, "\"bering-sea\": (1, 0, right)");
    assert_eq!(inside, ("drawings.points.bering-sea".into(), range(0, 0, 1)));
    let more = small(&rome, &format!("{rome}, \"atlantis\": (0, 0, left)"));
    assert_eq!(more, ("drawings.points".into(), Fault::Total { should: 122, is: 123 }));
    let row = first.land[0].clone();
    let land = |row: &str| format!("\"{row}\"");
    let wide = Fault::Total { should: width.into(), is: i64::from(width) - 1 };
    assert_eq!(small(&land(&row), &land(&row[1..])), ("drawings.land".into(), wide.clone()));
    let strange = format!("x{}", &row[1..]);
    assert_eq!(small(&land(&row), &land(&strange)), ("drawings.land".into(), wide));
    let longer = Fault::Total { should: width.into(), is: i64::from(width) + 1 };
    assert_eq!(small(&land(&row), &land(&format!("{row}x"))), ("drawings.land".into(), longer));
    let rows = Fault::Total { should: height.into(), is: i64::from(height) + 1 };
    let twice = format!("{}, {}", land(&row), land(&row));
    assert_eq!(small(&land(&row), &twice), ("drawings.land".into(), rows));
}

/// A box of any numbers, as wild as the checks let pass, or a little wilder.
fn any_box(chance: &mut Swift) -> String {
    let mut one = |low: u32, high: u32| match chance.below(4) {
        0 => low,
        1 => high,
        _ => low + chance.below(high - low + 1),
    };
    let changes = [
        ("{2: 12, 3: 12, 4: 9, 5: 9, 6: 9}", {
            let each = [15, 15, 15, 14, 12].map(|most| one(1, most));
            let each: Vec<_> =
                (2..).zip(each).map(|(seats, cards)| format!("{seats}: {cards}")).collect();
            format!("{{{}}}", each.join(", "))
        }),
        ("goals: 6,", format!("goals: {},", one(1, 9))),
        ("keys: 4,", format!("keys: {},", one(0, 6))),
        ("near: 3,", format!("near: {},", one(1, 7))),
        ("arrows: 45,", format!("arrows: {},", one(1, 60))),
        ("most_laid: 200,", format!("most_laid: {},", one(1, 250))),
        ("(each: 3, all: 40, turn: 2, draw: 2)", {
            let (each, all, turn, draw) = (one(0, 9), one(40, 99), one(0, 9), one(1, 3));
            format!("(each: {each}, all: {all}, turn: {turn}, draw: {draw})")
        }),
    ];
    changes.iter().fold(AroundTheWorld::COMPONENTS.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "{from}");
        text.replacen(from, to, 1)
    })
}

/// AW-1.9, AW-7.2: whatever passes the checks can be played with to the end: what is listed is
/// accepted, nothing is lost, and it ends in time.
#[test]
fn every_box_that_passes_can_be_played() {
    let (mut passed, mut ways) = (0, BTreeSet::new());
    for seed in 0..60 {
        let mut chance = Swift(seed);
        let text = any_box(&mut chance);
        let Ok(kit) = Kit::<Components>::read("x.ron", &text) else { continue };
        passed += 1;
        for level in Level::ALL {
            let seats = SeatCount::new(2 + chance.index(5)).unwrap();
            let claims = [Claims::Automatic, Claims::Declared][chance.index(2)];
            let options = Options { claims, ..Options::default() };
            let mut at = Quiet(Swift(seed));
            let mut game =
                AroundTheWorld::setup(kit.components(), &options, seats, &mut at).unwrap();
            let (mut before, mut now, mut legal) =
                (Census::default(), Census::default(), Vec::new());
            game.census(&mut before);
            let mut decisions = 0;
            while let Some(seat) = game.to_act().first() {
                legal.clear();
                game.actions(seat, &mut legal);
                let action = *level.choose(&legal, &mut chance).expect("something to decide");
                assert_eq!(game.apply(seat, action, &mut at), Ok(()), "{action}");
                decisions += 1;
                assert!(decisions <= game.longest());
                now.clear();
                game.census(&mut now);
                assert_eq!(before.difference(&now), None, "{action}");
            }
            let emptied = game.seats.seats().any(|seat| game.side(seat).hand.is_empty());
            let arrows = game.routes.iter().all(|route| route.left == 0);
            ways.insert((emptied, arrows));
        }
    }
    assert!(passed > 15, "{passed}");
    assert!(ways.len() > 2, "{ways:?}");
}
