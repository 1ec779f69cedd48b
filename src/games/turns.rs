//! The log in turns: what one seat did in a row stands on one line.

use crate::draw::board::{Turn, TurnLine};
use crate::engine::{Player, Seat};
use crate::lang::Words;

/// Where an event belongs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// A line of its own that touches everybody.
    All,
    /// It heads what comes.
    Heading,
    /// A seat did it: it goes on with that seat's line.
    By(Seat),
    /// It came of what was done: it goes on with whatever line there is.
    Along,
}

/// The events in lines: each is told as the log tells it, without the name that its line begins
/// with, and without the full stop where something follows.
pub fn in_turns<E>(
    events: &[E],
    players: &[Player],
    words: &Words,
    part: impl Fn(&E) -> Part,
    told: impl Fn(&E) -> String,
) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    for (until, event) in (1..).zip(events) {
        let (part, text) = (part(event), told(event));
        let last = turns.last_mut();
        let goes_on = match (part, last.as_ref().map(|turn| turn.line)) {
            (Part::By(seat), Some(TurnLine::Of(before))) => seat == before,
            (Part::Along, Some(_)) => true,
            _ => false,
        };
        match last.filter(|_| goes_on) {
            Some(turn) => {
                let seat = if let TurnLine::Of(seat) = turn.line { Some(seat) } else { None };
                turn.text = format!("{}; {}", turn.text, short(&text, seat, players, words));
                turn.until = until;
            }
            None => {
                let (line, seat) = match part {
                    Part::By(seat) => (TurnLine::Of(seat), Some(seat)),
                    Part::Heading => (TurnLine::Heading, None),
                    Part::All | Part::Along => (TurnLine::All, None),
                };
                turns.push(Turn { line, text: short(&text, seat, players, words), until });
            }
        }
    }
    turns
}

/// A sentence without the name that it begins with, and without its full stop.
fn short(text: &str, seat: Option<Seat>, players: &[Player], words: &Words) -> String {
    let name = seat.map(|seat| Player::called(players, seat, words)).unwrap_or_default();
    let rest = text.strip_prefix(&name).filter(|_| !name.is_empty());
    // A name may begin another word.
    let rest = rest.and_then(|rest| rest.strip_prefix([' ', ':', ',']));
    let text = rest.unwrap_or(text).trim();
    text.strip_suffix('.').unwrap_or(text).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Name;
    use crate::lang::Lang;

    #[test]
    fn what_a_seat_does_in_a_row_is_one_line() {
        let words = Words::new(Lang::English, [""]);
        let player = |name: &str| Player::person(Name::new(name).unwrap());
        let players = ["Ann", "Anna"].map(player);
        let [ann, anna] = [0, 1].map(Seat::at);
        let events = [
            (Part::Heading, "Round 1"),
            (Part::By(anna), "Anna digs."),
            (Part::By(anna), "Anna rests."),
            (Part::Along, "It rains."),
            (Part::By(ann), "Anna's camp is taken by Ann."),
            (Part::All, "The end."),
            (Part::By(ann), "Ann: 3"),
        ];
        let turns = in_turns(&events, &players, &words, |e| e.0, |e| e.1.to_owned());
        let told: Vec<_> = turns.iter().map(|t| (t.line, t.text.as_str(), t.until)).collect();
        let expected = [
            (TurnLine::Heading, "Round 1", 1),
            (TurnLine::Of(anna), "digs; rests; It rains", 4),
            (TurnLine::Of(ann), "Anna's camp is taken by Ann", 5),
            (TurnLine::All, "The end", 6),
            (TurnLine::Of(ann), "3", 7),
        ];
        assert_eq!(told, expected);
    }
}
