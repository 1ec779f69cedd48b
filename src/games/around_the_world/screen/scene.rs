//! What there is to draw on the map, whatever its size: who has been where, who can go where, whose
//! goals and tokens lie where.

use crate::engine::Seat;
use crate::games::around_the_world::colour::Colour;
use crate::games::around_the_world::map::{LineNumber, Map, Node};
use crate::games::around_the_world::point::Point;
use crate::games::around_the_world::view::View;

/// The map as some eyes see it at this moment.
pub(in crate::games::around_the_world) struct Scene {
    /// What lies on each point, by its number.
    pub marks: Vec<Mark>,
    /// What lies on each line, by its number.
    pub lines: Vec<Lying>,
    /// Where each expedition stands.
    pub tips: [Node; 3],
    /// The expedition that the keys speak of now.
    pub focus: Colour,
    /// The arrows that can be laid now, each with its tag.
    pub targets: Vec<Target>,
    /// Where the arrow of a loop would begin: the letter of that expedition stands there instead.
    pub start: Option<Node>,
}

/// What lies on a point.
#[expect(clippy::struct_excessive_bools, reason = "each of them may be, whatever the others are")]
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(in crate::games::around_the_world) struct Mark {
    /// A goal of these eyes: `[•]`.
    pub own: bool,
    /// A public goal: `(•)`.
    pub public: bool,
    /// Whose token lies here.
    pub token: Option<Seat>,
    /// The key that chooses it, in the place of its sign: `[1]`.
    pub key: Option<char>,
    /// The cursor rests on it, or leads to it.
    pub lit: bool,
    /// Its name must be on the map, whatever it hides.
    pub named: bool,
    /// Of a goal: how many arrows away it is, and for whom; for all alike before they set out.
    pub away: Option<(u8, Option<Colour>)>,
}

/// What lies on a line.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(in crate::games::around_the_world) struct Lying {
    /// For each colour, which way its arrow points.
    pub arrows: [Option<Pointing>; 3],
    /// The way to a goal that is being looked at, for this colour.
    pub way: Option<Colour>,
}

/// How an arrow lies on its line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::games::around_the_world) struct Pointing {
    /// Where it begins.
    pub from: Node,
    /// Whether it is the last of its expedition.
    pub last: bool,
    /// Whether it was laid since these eyes last looked.
    pub fresh: bool,
    /// Whether it is the one that would go.
    pub leaving: bool,
}

/// An arrow that can be laid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::games::around_the_world) struct Target {
    /// The line that it would lie on.
    pub line: LineNumber,
    /// Where it would begin.
    pub from: Node,
    /// Where it would point to.
    pub to: Node,
    /// The expedition.
    pub colour: Colour,
    /// Its number, from 1: with the letter of the colour its tag.
    pub number: u8,
    /// Whether the cursor rests on it.
    pub chosen: bool,
    /// The place that the cursor rests on then.
    pub place: String,
}

impl Scene {
    /// What lies open: routes, tokens, goals. Nothing can be chosen yet.
    pub fn of(view: &View, map: &Map) -> Self {
        let node = |point: Point| map.find(point);
        let mut marks = vec![Mark::default(); map.all().len()];
        for goal in view.goals.iter().filter_map(|goal| node(*goal)) {
            marks[goal.index()].public = true;
        }
        for (index, seat) in view.seats.iter().enumerate() {
            for site in seat.tokens.iter().filter_map(|site| node(*site)) {
                marks[site.index()].token = (index < Seat::MOST).then(|| Seat::at(index));
            }
        }
        let own = view.own().and_then(|seat| seat.hand.as_ref());
        for site in own.into_iter().flatten().filter_map(|site| node(*site)) {
            marks[site.index()].own = true;
        }
        let mut lines = vec![Lying::default(); map.lines().len()];
        for colour in Colour::ALL {
            let route = &view.routes[colour];
            for (number, arrow) in (1..).zip(route) {
                let Some(from) = node(arrow.from) else { continue };
                let leads =
                    |way: &&crate::games::around_the_world::map::Way| map.point(way.to) == arrow.to;
                let Some(way) = map.ways(from).iter().find(leads) else { continue };
                let last = number == route.len();
                let pointing = Pointing { from, last, fresh: false, leaving: false };
                lines[usize::from(way.line)].arrows[colour.index()] = Some(pointing);
            }
        }
        let tip = |colour| view.tip(colour).and_then(node).unwrap_or(map.rose());
        Self {
            marks,
            lines,
            tips: Colour::ALL.map(tip),
            focus: Colour::Yellow,
            targets: Vec::new(),
            start: None,
        }
    }
}
