//! The log in turns, a line each: what a seat took for its bid, and what became of it.

use super::Explora;
use super::event::Event;
use super::phrase::card;
use crate::draw::board::{Turn, TurnLine};
use crate::engine::{Player, Seat};
use crate::games::Boxed;
use crate::lang::Words;
use crate::say;

/// The events in turns.
pub(super) fn told(events: &[Event], players: &[Player], words: &Words) -> Vec<Turn> {
    let mut teller = Teller { players, words, turns: Vec::new(), bids: Vec::new(), picks: None };
    for (until, event) in (1..).zip(events) {
        teller.hear(event);
        teller.heard(until);
    }
    teller.turns
}

/// Tells turns one after the other.
struct Teller<'a> {
    players: &'a [Player],
    words: &'a Words,
    turns: Vec<Turn>,
    /// The bids of the round, as far as they are known.
    bids: Vec<(Seat, u16)>,
    /// Who picks, as long as something may still come of it.
    picks: Option<Seat>,
}

impl Teller<'_> {
    fn begin(&mut self, line: TurnLine, text: String) {
        self.turns.push(Turn { line, text, until: 0 });
    }

    /// What else came of the turn.
    fn also(&mut self, text: &str) {
        if let Some(turn) = self.turns.last_mut() {
            turn.text = format!("{}; {text}", turn.text);
        }
    }

    /// All up to this event is told.
    fn heard(&mut self, until: usize) {
        if let Some(turn) = self.turns.last_mut() {
            turn.until = until;
        }
    }

    fn all(&mut self, event: &Event) {
        self.picks = None;
        self.begin(TurnLine::All, Explora::event(event, self.players, self.words));
    }

    /// A seat's turn begins with its bid and what it took for it.
    fn pick(&mut self, seat: Seat, what: &str) {
        let bid = self.bids.iter().find(|(it, _)| *it == seat);
        let bid = bid.map_or_else(String::new, |(_, bid)| format!("{bid} "));
        self.begin(TurnLine::Of(seat), format!("{bid}{what}"));
        self.picks = Some(seat);
    }

    /// The turn under way is that of a sale: the card is told behind it.
    fn sold(&mut self, seat: Seat, what: &str, more: &str) {
        if self.picks == Some(seat) {
            self.turns.pop();
        }
        self.pick(seat, what);
        self.also(more);
    }

    fn hear(&mut self, event: &Event) {
        let words = self.words;
        match *event {
            Event::Round { round } => {
                self.picks = None;
                self.begin(TurnLine::Heading, say!(words, "ex-turn-round", round = round));
            }
            Event::Bids { ref order } => {
                self.bids = order.iter().map(|bid| (bid.seat, bid.bid)).collect();
                self.all(event);
            }
            Event::Forward { .. } | Event::Back { .. } | Event::Artefact { .. } => {
                let text = Explora::event(event, self.players, words);
                self.also(text.trim_end_matches('.'));
            }
            Event::Took { seat, card: c } => self.pick(seat, &card(c, words)),
            Event::NothingLeft { seat } => self.pick(seat, &say!(words, "ex-turn-nothing")),
            Event::Sold { seat, card: c, money } => {
                let more = say!(words, "ex-turn-sold-card", card = card(c, words), money = money);
                self.sold(seat, &say!(words, "ex-turn-sold"), &more);
            }
            Event::Patron { money, .. } => {
                self.also(&say!(words, "ex-worth-money", money = money));
            }
            Event::Joined { team, out, .. } => {
                let text = match out {
                    None => say!(words, "ex-decide-join", team = team.number()),
                    Some(out) => {
                        let card = card(out, words);
                        say!(words, "ex-decide-replace", team = team.number(), card = card)
                    }
                };
                self.also(&text);
            }
            Event::Founded { team, .. } => {
                self.also(&say!(words, "ex-turn-founds", team = team.number()));
            }
            Event::Strength { strength, .. } if self.picks.is_some() => {
                self.also(&say!(words, "ex-turn-strength", strength = strength));
            }
            Event::Drew { card: c, .. } => {
                self.also(&say!(words, "ex-turn-drew", card = card(c, words)));
            }
            Event::Charted { cartographers } if self.picks.is_some() => {
                self.also(&say!(words, "ex-turn-charted", count = cartographers));
            }
            Event::DrewNothing { .. } => self.also(&say!(words, "ex-turn-drew-nothing")),
            Event::Watched { .. } => self.also(&say!(words, "ex-turn-watched")),
            // That a seat has decided in secret is seen on the table.
            Event::Bid { .. }
            | Event::StartBid { .. }
            | Event::Chose { .. }
            | Event::Strength { .. } => {}
            _ => self.all(event),
        }
    }
}
