//! What the points are called, looked up once for a table and a language.

use crate::games::around_the_world::map::{Map, Node};
use crate::games::around_the_world::phrase;
use crate::lang::Words;

/// Every point's names, by its number.
pub(in crate::games::around_the_world) struct Names {
    full: Vec<String>,
    short: Vec<String>,
}

impl Names {
    /// The names of a map's points in the reader's language.
    pub fn of(map: &Map, words: &Words) -> Self {
        let full = map.all().map(|node| phrase::point(map.point(node), words)).collect();
        let short = map.all().map(|node| phrase::short(map.point(node), words)).collect();
        Self { full, short }
    }

    /// A point's name.
    pub fn full(&self, node: Node) -> &str {
        &self.full[node.index()]
    }

    /// The same in nine cells at most.
    pub fn short(&self, node: Node) -> &str {
        &self.short[node.index()]
    }
}
