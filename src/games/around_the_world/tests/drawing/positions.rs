//! Positions to draw: random matches broken off at random.

use crate::engine::{Chance, Eyes, Game, Kit, Quiet, Seat, SeatCount, Swift};
use crate::games::Boxed as _;
use crate::games::around_the_world::map::{Map, Node};
use crate::games::around_the_world::options::Options;
use crate::games::around_the_world::screen::scene::{Scene, Target};
use crate::games::around_the_world::view::View;
use crate::games::around_the_world::{Action, AroundTheWorld, Colour, Components, Point};
use std::collections::VecDeque;
use std::mem::discriminant;
use std::sync::LazyLock;

static KIT: LazyLock<&'static Kit<Components>> =
    LazyLock::new(|| Kit::read("components.ron", AroundTheWorld::COMPONENTS).expect("it is ours"));

pub fn shipped() -> &'static Components {
    KIT.components()
}

/// What a seat sees, and the arrows that can be laid.
pub struct Position {
    pub view: View,
    pub arrows: Vec<(Colour, Point, Point)>,
}

/// A match played at random for a while, so that its routes wander: seen by who is to act, at
/// the next arrow of the turn or any other that can be laid.
pub fn position(number: u64) -> Position {
    let mut chance = Swift(1000 + number);
    let seats = SeatCount::new(2 + chance.index(5)).expect("a table");
    let mut at = Quiet(Swift(number));
    let mut game =
        AroundTheWorld::setup(shipped(), &Options::default(), seats, &mut at).expect("a match");
    let mut legal = Vec::new();
    let mut moves = chance.index(500);
    loop {
        let Some(seat) = game.to_act().first() else { break };
        legal.clear();
        game.actions(seat, &mut legal);
        let arrows: Vec<_> = legal.iter().filter_map(arrow).collect();
        if moves == 0 && !arrows.is_empty() {
            return Position { view: game.view(Eyes::Seat(seat)), arrows };
        }
        moves = moves.saturating_sub(1);
        let action = of_a_kind(&legal, &mut chance);
        assert!(game.apply(seat, action, &mut at).is_ok(), "what is listed is accepted");
    }
    Position { view: game.view(Eyes::Seat(Seat::at(0))), arrows: Vec::new() }
}

fn arrow(action: &Action) -> Option<(Colour, Point, Point)> {
    match *action {
        Action::Lay(colour, from, to) => Some((colour, from, to)),
        _ => None,
    }
}

fn one<T: Copy>(of: &[T], chance: &mut Swift) -> T {
    of[chance.index(of.len())]
}

/// First the kind, then one of it.
fn of_a_kind(legal: &[Action], chance: &mut Swift) -> Action {
    let mut kinds = Vec::new();
    for action in legal {
        if !kinds.contains(&discriminant(action)) {
            kinds.push(discriminant(action));
        }
    }
    let kind = one(&kinds, chance);
    let those: Vec<Action> =
        legal.iter().copied().filter(|action| discriminant(action) == kind).collect();
    one(&those, chance)
}

impl Position {
    /// What there is to draw: targets with their tags, and how far goals are.
    pub fn scene(&self) -> Scene {
        let map = shipped().map();
        let mut scene = Scene::of(&self.view, map);
        for (colour, from, to) in &self.arrows {
            let (from, to) = (map.find(*from).expect("a point"), map.find(*to).expect("a point"));
            let free = |line: u8| scene.lines[usize::from(line)].arrows[colour.index()].is_none();
            let ways = map.ways(from).iter().filter(|way| free(way.line));
            let (number, way) = (1..).zip(ways).find(|(_, way)| way.to == to).expect("a free line");
            // A loop's arrow may begin anywhere: its tags are those of one start.
            let target = Target {
                line: way.line,
                from,
                to,
                colour: *colour,
                number,
                chosen: false,
                place: format!("lay {colour} {} {}", map.point(from), map.point(to)),
            };
            scene.targets.push(target);
        }
        let starts: Vec<Node> = scene.targets.iter().map(|target| target.from).collect();
        if let Some(first) = scene.targets.first() {
            let tips = scene.tips;
            let (colour, from) = (first.colour, first.from);
            if scene.targets.iter().any(|target| target.from != tips[target.colour.index()]) {
                (scene.focus, scene.start) = (colour, Some(from));
                scene.targets.retain(|target| target.from == from);
            }
        }
        drop(starts);
        for node in map.all() {
            let mark = &mut scene.marks[node.index()];
            if mark.own || mark.public {
                let ways = Colour::ALL.map(|colour| {
                    distance(map, scene.tips[colour.index()], node)
                        .map(|lines| (lines, Some(colour)))
                });
                mark.away = ways.into_iter().flatten().min_by_key(|(lines, _)| *lines);
            }
        }
        scene
    }
}

/// The fewest lines between two points.
fn distance(map: &Map, from: Node, to: Node) -> Option<u8> {
    let mut seen = vec![false; map.all().len()];
    let mut next = VecDeque::from([(from, 0)]);
    while let Some((node, lines)) = next.pop_front() {
        if node == to {
            return Some(lines);
        }
        if !std::mem::replace(&mut seen[node.index()], true) {
            next.extend(map.ways(node).iter().map(|way| (way.to, lines + 1)));
        }
    }
    None
}
