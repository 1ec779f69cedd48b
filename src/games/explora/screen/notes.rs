//! What was laid open, in sentences.

use super::opened::Opened;
use super::{Picture, Scene};
use crate::games::explora::event::{Event, SeatBid};
use crate::games::explora::phrase;
use crate::games::explora::scale::PLACES;
use crate::say;

impl Picture {
    /// A sentence for each thing that one would ask.
    pub(super) fn notes(&self, scene: &Scene<'_>) -> Vec<String> {
        match &self.opened {
            Some(Opened::Bids { order, .. }) => self.notes_on_bids(scene, order),
            Some(Opened::Starting { .. }) => vec![say!(scene.brush.words, "ex-note-starting")],
            Some(Opened::Party { teams, .. }) => self.notes_on_party(scene, teams.is_empty()),
            Some(Opened::Risk { .. }) => self.notes_on_risk(scene),
            None => Vec::new(),
        }
    }

    fn notes_on_bids(&self, scene: &Scene<'_>, order: &[SeatBid]) -> Vec<String> {
        let words = scene.brush.words;
        let mut notes = Vec::new();
        let equal = order.windows(2).find(|pair| pair[0].bid == pair[1].bid);
        if let Some(pair) = equal {
            let (first, second) = (scene.called(pair[0].seat), scene.called(pair[1].seat));
            notes.push(say!(words, "ex-note-equal", first = first, second = second));
        }
        let place = |place: u8| {
            PLACES.get(usize::from(place).saturating_sub(1)).copied().unwrap_or_default()
        };
        let mut moves = Vec::new();
        for event in &self.told {
            match *event {
                Event::Forward { seat, place: to, .. } => {
                    moves.push(say!(
                        words,
                        "ex-note-forward",
                        name = scene.called(seat),
                        place = place(to)
                    ));
                }
                Event::Back { seat, place: to, .. } => {
                    moves.push(say!(
                        words,
                        "ex-note-back",
                        name = scene.called(seat),
                        place = place(to)
                    ));
                }
                _ => {}
            }
        }
        let sum: u32 = order.iter().map(|bid| u32::from(bid.bid)).sum();
        moves.push(say!(words, "ex-note-bank", money = sum));
        notes.push(moves.join(" "));
        notes
    }

    fn notes_on_party(&self, scene: &Scene<'_>, nobody: bool) -> Vec<String> {
        let words = scene.brush.words;
        if nobody {
            return vec![say!(words, "ex-note-nobody")];
        }
        let won = self.told.iter().find_map(|event| match *event {
            Event::Won { seat, team, .. } => Some((seat, team)),
            _ => None,
        });
        let Some((seat, team)) = won else { return vec![say!(words, "ex-note-claim")] };
        let points = self.rules.points.expedition;
        let name = scene.called(seat);
        let strongest =
            say!(words, "ex-note-strongest", name = name, team = team.number(), points = points);
        let over = self.told.iter().any(|event| matches!(event, Event::Result { .. }));
        if over {
            return vec![strongest, say!(words, "ex-note-last")];
        }
        let rival = self.view.scale.seats().find(|other| *other != seat);
        let chooser = rival.map_or_else(String::new, |rival| scene.called(rival));
        vec![strongest, say!(words, "ex-note-losses", name = chooser)]
    }

    fn notes_on_risk(&self, scene: &Scene<'_>) -> Vec<String> {
        let words = scene.brush.words;
        let from = self.told.iter().skip_while(|event| !matches!(event, Event::Drew { .. }));
        let note = |event: &Event| {
            Some(match *event {
                Event::Drew { seat, card } => {
                    let card = phrase::card(card, words);
                    say!(words, "ex-drew", name = scene.called(seat), card = card)
                }
                Event::Charted { cartographers } => {
                    say!(words, "ex-charted", count = cartographers)
                }
                Event::Patron { seat, card, money } => {
                    let card = phrase::card(card, words);
                    say!(words, "ex-patron", name = scene.called(seat), card = card, money = money)
                }
                Event::Watched { seat } => {
                    say!(words, "ex-watched", name = scene.called(seat))
                }
                Event::Founded { seat, team, card } => {
                    let card = phrase::card(card, words);
                    say!(
                        words,
                        "ex-founded",
                        name = scene.called(seat),
                        team = team.number(),
                        card = card
                    )
                }
                Event::DrewNothing { seat } => {
                    say!(words, "ex-drew-nothing", name = scene.called(seat))
                }
                Event::Reshuffled { cards } => say!(words, "ex-reshuffled", cards = cards),
                _ => return None,
            })
        };
        let ends = |event: &&Event| {
            !matches!(event, Event::Took { .. } | Event::Leftover { .. } | Event::Paid { .. })
        };
        from.take_while(ends).filter_map(note).collect()
    }
}
