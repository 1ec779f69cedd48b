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

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(components: &[(usize, i32)]) -> Census {
        let mut census = Census::default();
        for &(component, count) in components {
            census.add(component, count);
        }
        census
    }

    #[test]
    fn each_component_is_counted_by_itself() {
        let census = counted(&[(2, 3), (0, 1), (2, 4)]);
        assert_eq!(census, Census(vec![1, 0, 7]));
        assert_eq!(census.difference(&counted(&[(0, 1), (2, 7)])), None);
        assert_eq!(census.difference(&counted(&[(0, 1), (2, 6)])), Some((2, 7, 6)));
    }

    /// What one has never counted it has none of.
    #[test]
    fn a_longer_count_differs_by_what_it_has_more() {
        let (short, long) = (counted(&[(0, 1)]), counted(&[(0, 1), (3, 2)]));
        assert_eq!(short.difference(&long), Some((3, 0, 2)));
        assert_eq!(long.difference(&short), Some((3, 2, 0)));
        assert_eq!(short.difference(&counted(&[(0, 1), (3, 0)])), None);
    }

    #[test]
    fn a_count_can_start_again() {
        let mut census = counted(&[(1, 5)]);
        census.clear();
        census.add(1, 2);
        assert_eq!(census, counted(&[(1, 2)]));
    }
}
