//! How far everything lies from the expeditions: the fewest arrows that one would have to lay.

use crate::games::around_the_world::colour::Colour;
use crate::games::around_the_world::map::{Map, Node, Way};
use crate::games::around_the_world::state::Route;
use std::collections::VecDeque;

/// How far every point lies from one expedition.
pub(super) struct Reach {
    pub colour: Colour,
    /// For each point, by its number: the arrows that it takes, and the last step there.
    steps: Vec<Option<Reached>>,
}

#[derive(Clone, Copy)]
struct Reached {
    arrows: u8,
    /// The step before; none where one begins.
    by: Option<(Node, Way)>,
}

impl Reach {
    /// From these points on, over lines that the expedition has not used, with the arrows that it
    /// has left.
    pub fn of(
        colour: Colour,
        route: &Route,
        map: &'static Map,
        from: impl Iterator<Item = Node>,
    ) -> Self {
        let mut steps = vec![None; map.all().len()];
        let mut next = VecDeque::new();
        for node in from {
            steps[node.index()] = Some(Reached { arrows: 0, by: None });
            next.push_back((node, 0_u8));
        }
        while let Some((node, arrows)) = next.pop_front() {
            if arrows >= route.left {
                continue;
            }
            for way in route.free_ways(map, node) {
                let there = &mut steps[way.to.index()];
                if there.is_none() {
                    *there = Some(Reached { arrows: arrows + 1, by: Some((node, way)) });
                    next.push_back((way.to, arrows + 1));
                }
            }
        }
        Self { colour, steps }
    }

    /// How many arrows it takes; none where the expedition stands, or cannot come.
    pub fn arrows(&self, node: Node) -> Option<u8> {
        self.steps[node.index()].map(|reached| reached.arrows).filter(|arrows| *arrows > 0)
    }

    /// The steps to a point, the last first.
    pub fn way(&self, node: Node) -> impl Iterator<Item = (Node, Way)> {
        let before = |node: Node| self.steps[node.index()].and_then(|reached| reached.by);
        std::iter::successors(before(node), move |(from, _)| before(*from))
    }

    /// The first step to a point.
    pub fn first(&self, node: Node) -> Option<(Node, Way)> {
        self.way(node).last()
    }
}
