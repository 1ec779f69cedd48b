//! The decisions of the game, and how they are written.

use super::card::Card;
use super::team::{Teams, Which};
use std::fmt;
use std::str::FromStr;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Bid so many M£ in secret, for cards or for the starting order: `bid 7`.
    Bid(u16),
    /// Take a card from the market: `take orchid-hunter`.
    Take(Card),
    /// Let the card join a team: `join 1`.
    Join(Which),
    /// Found a team with the card: `found`.
    Found,
    /// Let the jetpack take the place of a card in a team: `replace 1 orchid-hunter`.
    Replace(Which, Card),
    /// Play the special card: `play`.
    Play,
    /// Sell the card: `sell`.
    Sell,
    /// Choose in secret which teams go on the expedition: `go none`, `go 1`, `go 2`, `go both`.
    Go(Teams),
    /// Choose which of two equal teams takes the expedition card: `claim 1`.
    Claim(Which),
    /// Choose the card that the team loses: `lose orchid-hunter`.
    Lose(Card),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bid(money) => write!(f, "bid {money}"),
            Self::Take(card) => write!(f, "take {card}"),
            Self::Join(team) => write!(f, "join {team}"),
            Self::Found => f.write_str("found"),
            Self::Replace(team, card) => write!(f, "replace {team} {card}"),
            Self::Play => f.write_str("play"),
            Self::Sell => f.write_str("sell"),
            Self::Go(teams) => write!(f, "go {teams}"),
            Self::Claim(team) => write!(f, "claim {team}"),
            Self::Lose(card) => write!(f, "lose {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        let mut words = text.split_whitespace();
        let action = match (words.next().ok_or(())?, words.next(), words.next()) {
            ("bid", Some(money), None) => Self::Bid(amount(money)?),
            ("take", Some(card), None) => Self::Take(card.parse()?),
            ("join", Some(team), None) => Self::Join(team.parse()?),
            ("found", None, None) => Self::Found,
            ("replace", Some(team), Some(card)) => Self::Replace(team.parse()?, card.parse()?),
            ("play", None, None) => Self::Play,
            ("sell", None, None) => Self::Sell,
            ("go", Some(teams), None) => Self::Go(teams.parse()?),
            ("claim", Some(team), None) => Self::Claim(team.parse()?),
            ("lose", Some(card), None) => Self::Lose(card.parse()?),
            _ => return Err(()),
        };
        words.next().is_none().then_some(action).ok_or(())
    }
}

/// One way to write each: no "+4", no "04".
fn amount(text: &str) -> Result<u16, ()> {
    let money: u16 = text.parse().map_err(|_| ())?;
    (money.to_string() == text).then_some(money).ok_or(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_decision_reads_back() {
        for text in [
            "bid 0",
            "bid 17",
            "take jetpack",
            "join 2",
            "found",
            "replace 1 lost-poet",
            "play",
            "sell",
            "go none",
            "go 1",
            "go both",
            "claim 1",
            "lose sea-wolves",
        ] {
            let action: Action = text.parse().expect(text);
            assert_eq!(action.to_string(), text);
        }
        for wrong in [
            "",
            "bid",
            "bid 07",
            "bid +7",
            "bid -1",
            "bid 70000",
            "take 1",
            "join 0",
            "join 3",
            "found 1",
            "replace 1",
            "replace lost-poet",
            "sell jetpack",
            "go",
            "go 3",
            "go all",
            "lose",
            "play now",
            "replace 1 jetpack jetpack",
        ] {
            assert!(wrong.parse::<Action>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_decision_is_small() {
        assert_eq!(size_of::<Action>(), 4);
    }
}
