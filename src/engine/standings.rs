//! Standings: points by category, placings, and the tie-break that decided.

use super::seat::Seat;
use serde::{Deserialize, Serialize};

/// How the seats stand, as far as some eyes may know it.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Standings {
    /// A row for each seat, in seat order.
    pub rows: Vec<Placing>,
    /// What decided between seats with as many points as the winner: the game's name for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tie_break: Option<String>,
}

/// One seat's row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Placing {
    /// The seat.
    pub seat: Seat,
    /// Its place once the match is over; several share one when nothing tells them apart.
    pub place: Option<u8>,
    /// All its points together; unknown as long as a part is hidden from these eyes.
    pub total: Option<i32>,
    /// Where they come from.
    pub points: Vec<Points>,
}

/// The points of one category.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Points {
    /// The game's name for it.
    pub category: String,
    /// How many; unknown if hidden from these eyes.
    pub points: Option<i32>,
}

/// What a game knows of a seat when a match is over.
#[derive(Clone, Debug)]
pub struct Score {
    /// The seat.
    pub seat: Seat,
    /// Its points by category.
    pub points: Vec<(&'static str, i32)>,
    /// What tells seats with equal points apart, the first first; more is better.
    pub ties: Vec<(&'static str, i32)>,
}

impl Score {
    fn total(&self) -> i32 {
        self.points.iter().map(|(_, points)| points).sum()
    }

    fn rank(&self) -> (i32, Vec<i32>) {
        let ties = self.ties.iter().map(|(_, value)| *value).collect();
        (self.total(), ties)
    }
}

impl Standings {
    /// The standings of a finished match.
    pub fn of(scores: &[Score]) -> Self {
        let place = |score: &Score| {
            let ahead = scores.iter().filter(|s| s.rank() > score.rank()).count();
            u8::try_from(ahead + 1).ok()
        };
        let rows = scores.iter().map(|score| Placing {
            seat: score.seat,
            place: place(score),
            total: Some(score.total()),
            points: (score.points.iter())
                .map(|&(category, points)| Points::new(category, Some(points)))
                .collect(),
        });
        Self { rows: rows.collect(), tie_break: Self::tie_break(scores).map(str::to_owned) }
    }

    /// The first tie-break in which the seats with most points differ.
    fn tie_break(scores: &[Score]) -> Option<&'static str> {
        let most = scores.iter().map(Score::total).max()?;
        let leaders: Vec<_> = scores.iter().filter(|s| s.total() == most).collect();
        let (first, rest) = leaders.split_first()?;
        let differs = |&(i, _): &(usize, _)| {
            let value = |score: &Score| score.ties.get(i).map(|tie| tie.1);
            rest.iter().any(|score| value(score) != value(first))
        };
        let ties = first.ties.iter().enumerate();
        ties.map(|(i, tie)| (i, tie.0)).find(differs).map(|t| t.1)
    }

    /// The seats in first place; none before the match is over.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        let first = self.rows.iter().filter(|row| row.place == Some(1));
        first.map(|row| row.seat)
    }
}

impl Points {
    /// So many points of this category, if known.
    pub fn new(category: &str, points: Option<i32>) -> Self {
        Self { category: category.to_owned(), points }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standings(scores: &[(i32, i32)]) -> (Vec<u8>, Option<String>) {
        let scores: Vec<_> = (scores.iter().enumerate())
            .map(|(i, &(points, tie))| Score {
                seat: Seat::at(i),
                points: vec![("half", points - points / 2), ("rest", points / 2)],
                ties: vec![("chips", tie)],
            })
            .collect();
        let standings = Standings::of(&scores);
        let first = standings.rows.iter().filter(|row| row.place == Some(1)).map(|row| row.seat);
        assert!(standings.winners().eq(first));
        let places = standings.rows.iter().map(|row| row.place.unwrap());
        (places.collect(), standings.tie_break)
    }

    #[test]
    fn most_points_win() {
        assert_eq!(standings(&[(10, 5), (30, 0), (20, 9)]), (vec![3, 1, 2], None));
    }

    #[test]
    fn a_tie_is_broken_and_named() {
        let (places, by) = standings(&[(30, 1), (30, 2), (20, 0)]);
        assert_eq!((places, by.as_deref()), (vec![2, 1, 3], Some("chips")));
    }

    #[test]
    fn what_nothing_tells_apart_is_shared() {
        assert_eq!(standings(&[(30, 1), (30, 1), (20, 0)]), (vec![1, 1, 3], None));
    }
}
