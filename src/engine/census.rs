//! Counting a game's components: nothing is created, nothing is lost.

/// How many there are of each component, wherever they lie. A game numbers its components as
/// it likes; the suite compares the counts before and after each decision.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Census(Vec<i32>);

impl Census {
    /// So many more of this component.
    #[inline]
    pub fn add(&mut self, component: usize, count: i32) {
        if self.0.len() <= component {
            self.0.resize(component + 1, 0);
        }
        self.0[component] += count;
    }

    /// Starts counting again, keeping its memory.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// The first component whose count differs: its number, the count here, the count there.
    pub fn difference(&self, other: &Self) -> Option<(usize, i32, i32)> {
        let count = |census: &Self, i: usize| census.0.get(i).copied().unwrap_or(0);
        (0..self.0.len().max(other.0.len()))
            .map(|i| (i, count(self, i), count(other, i)))
            .find(|(_, here, there)| here != there)
    }
}
