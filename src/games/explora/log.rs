//! Events as lines of the log, in the reader's language.

use super::event::{Event, SeatBid};
use super::phrase::{card, place, teams_key};
use super::scale::PLACES;
use crate::engine::{Player, Seat};
use crate::lang::Words;
use crate::say;

fn list(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join(", ")
}

/// An event, as a line of the log.
pub(super) fn told(event: &Event, players: &[Player], words: &Words) -> String {
    Teller { players, words }.tell(event)
}

/// Tells events, with the players' names.
struct Teller<'a> {
    players: &'a [Player],
    words: &'a Words,
}

impl Teller<'_> {
    fn name(&self, seat: Seat) -> String {
        Player::called(self.players, seat, self.words)
    }

    fn bids(&self, bids: &[SeatBid]) -> String {
        let bid = |bid: &SeatBid| {
            say!(self.words, "ex-list-bid", name = self.name(bid.seat), money = bid.bid)
        };
        list(bids.iter().map(bid))
    }

    #[expect(clippy::too_many_lines, reason = "an arm for each event, and none is forgotten")]
    fn tell(&self, event: &Event) -> String {
        let words = self.words;
        match *event {
            Event::LaidOut { ref expeditions } => {
                let list = list(expeditions.iter().map(|&e| place(e, words)));
                say!(words, "ex-laid-out", list = list)
            }
            Event::StartBid { seat, bid: None } => {
                say!(words, "ex-start-bid", name = self.name(seat))
            }
            Event::StartBid { seat, bid: Some(bid) } => {
                say!(words, "ex-start-bid-own", name = self.name(seat), money = bid)
            }
            Event::StartBids { ref bids } => say!(words, "ex-start-bids", list = self.bids(bids)),
            Event::LinedUp { ref scale } => {
                let list = list((1u8..).zip(scale.0).map(|(place, marker)| match marker {
                    Some(seat) => {
                        say!(words, "ex-list-place", place = roman(place), name = self.name(seat))
                    }
                    None => say!(words, "ex-list-unused", place = roman(place)),
                }));
                say!(words, "ex-lined-up", list = list)
            }
            Event::Fee { seat, money } => {
                say!(words, "ex-fee", name = self.name(seat), money = money)
            }
            Event::Round { round } => say!(words, "ex-round", round = round),
            Event::Charted { cartographers } => say!(words, "ex-charted", count = cartographers),
            Event::Reshuffled { cards } => say!(words, "ex-reshuffled", cards = cards),
            Event::Market { ref cards } if cards.is_empty() => say!(words, "ex-market-empty"),
            Event::Market { ref cards } => {
                say!(words, "ex-market", list = list(cards.iter().map(|&c| card(c, words))))
            }
            Event::Bid { seat, bid: None } => say!(words, "ex-bid", name = self.name(seat)),
            Event::Bid { seat, bid: Some(bid) } => {
                say!(words, "ex-bid-own", name = self.name(seat), money = bid)
            }
            Event::Bids { ref order } => say!(words, "ex-bids", list = self.bids(order)),
            Event::Forward { seat, place, past } => match past {
                Some(past) => {
                    let past = self.name(past);
                    say!(
                        words,
                        "ex-forward",
                        name = self.name(seat),
                        place = roman(place),
                        past = past
                    )
                }
                None => {
                    say!(words, "ex-forward-unused", name = self.name(seat), place = roman(place))
                }
            },
            Event::Back { seat, place, past } => match past {
                Some(past) => {
                    let past = self.name(past);
                    say!(
                        words,
                        "ex-back",
                        name = self.name(seat),
                        place = roman(place),
                        past = past
                    )
                }
                None => say!(words, "ex-back-unused", name = self.name(seat), place = roman(place)),
            },
            Event::Took { seat, card: c } => {
                say!(words, "ex-took", name = self.name(seat), card = card(c, words))
            }
            Event::NothingLeft { seat } => say!(words, "ex-nothing-left", name = self.name(seat)),
            Event::Sold { seat, card: c, money } => {
                let card = card(c, words);
                say!(words, "ex-sold", name = self.name(seat), card = card, money = money)
            }
            Event::Patron { seat, card: c, money } => {
                let card = card(c, words);
                say!(words, "ex-patron", name = self.name(seat), card = card, money = money)
            }
            Event::Joined { seat, team, card: c, out } => {
                let (name, team, joins) = (self.name(seat), team.number(), card(c, words));
                match out {
                    None => say!(words, "ex-joined", name = name, team = team, card = joins),
                    Some(out) => {
                        let out = card(out, words);
                        say!(
                            words,
                            "ex-joined-out",
                            name = name,
                            team = team,
                            card = joins,
                            out = out
                        )
                    }
                }
            }
            Event::Founded { seat, team, card: c } => {
                let (team, card) = (team.number(), card(c, words));
                say!(words, "ex-founded", name = self.name(seat), team = team, card = card)
            }
            Event::Strength { seat, team, strength } => {
                let (name, team) = (self.name(seat), team.number());
                say!(words, "ex-strength", name = name, team = team, strength = strength)
            }
            Event::Drew { seat, card: c } => {
                say!(words, "ex-drew", name = self.name(seat), card = card(c, words))
            }
            Event::DrewNothing { seat } => say!(words, "ex-drew-nothing", name = self.name(seat)),
            Event::Watched { seat } => say!(words, "ex-watched", name = self.name(seat)),
            Event::Leftover { card: c } => say!(words, "ex-leftover", card = card(c, words)),
            Event::Paid { money } => say!(words, "ex-paid", money = money),
            Event::Called { number, expedition, cartographers } => {
                let place = place(expedition, words);
                say!(words, "ex-called", number = number, place = place, count = cartographers)
            }
            Event::Chose { seat, teams: None } => say!(words, "ex-chose", name = self.name(seat)),
            Event::Chose { seat, teams: Some(teams) } => {
                say!(words, "ex-chose-own", name = self.name(seat), teams = teams_key(teams))
            }
            Event::Went { ref teams } if teams.is_empty() => say!(words, "ex-went-nobody"),
            Event::Went { ref teams } => {
                let list = list(teams.iter().map(|going| {
                    say!(
                        words,
                        "ex-list-going",
                        name = self.name(going.seat),
                        team = going.team.number(),
                        strength = going.strength,
                        money = going.pay
                    )
                }));
                say!(words, "ex-went", list = list)
            }
            Event::Won { seat, team, expedition } => {
                let (team, place) = (team.number(), place(expedition, words));
                say!(words, "ex-won", name = self.name(seat), team = team, place = place)
            }
            Event::Unclaimed { expedition } => {
                say!(words, "ex-unclaimed", place = place(expedition, words))
            }
            Event::Artefact { seat, team, points } => {
                let (name, team) = (self.name(seat), team.number());
                say!(words, "ex-artefact", name = name, team = team, points = points)
            }
            Event::Lost { seat, team, card: c, by } => {
                let (name, team, card) = (self.name(seat), team.number(), card(c, words));
                match by.filter(|&by| by != seat) {
                    None => say!(words, "ex-lost", name = name, team = team, card = card),
                    Some(by) => {
                        let by = self.name(by);
                        say!(words, "ex-lost-by", name = name, team = team, card = card, by = by)
                    }
                }
            }
            Event::Disbanded { seat, team } => {
                say!(words, "ex-disbanded", name = self.name(seat), team = team.number())
            }
            Event::Active { number, expedition } => {
                say!(words, "ex-active", number = number, place = place(expedition, words))
            }
            Event::Result { seat, expeditions, artefacts, money, total } => {
                say!(
                    words,
                    "ex-result",
                    name = self.name(seat),
                    expeditions = expeditions,
                    artefacts = artefacts,
                    money = money,
                    total = total
                )
            }
        }
    }
}

/// A place of the scale, as it is printed.
fn roman(place: u8) -> &'static str {
    let index = usize::from(place).saturating_sub(1);
    PLACES.get(index).copied().unwrap_or_default()
}
