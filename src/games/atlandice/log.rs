//! Events as lines of the log, in the reader's language.

use super::event::Event;
use super::phrase::{self, area, at, from, most, one, the, to};
use super::who::Who;
use crate::engine::{Player, Seat};
use crate::lang::Words;
use crate::say;

/// An event, as a line of the log.
#[expect(clippy::too_many_lines, reason = "an arm for each event, and none is forgotten")]
pub(super) fn told(event: &Event, players: &[Player], words: &Words) -> String {
    let name = |who| phrase::name(who, players, words);
    let called = |seat: Seat| Player::called(players, seat, words);
    match *event {
        Event::Opened { round, first, rolled } => {
            let dice =
                (1..).zip(rolled).flat_map(|(number, count)| (0..count).map(move |_| number));
            let dice: Vec<String> = dice.map(|number: u8| number.to_string()).collect();
            let (name, dice) = (called(first), dice.join(" "));
            say!(words, "at-opened", round = round, name = name, dice = dice)
        }
        Event::Diverted { district, dice } => {
            say!(words, "at-diverted", area = area(district.area(), words), dice = dice)
        }
        Event::DieTaken { seat, who, area: a, .. } => {
            let (name, area) = (called(seat), the(a, words));
            match who {
                Who::Seat(_) => say!(words, "at-die-taken", name = name, area = area),
                Who::Neutral => say!(words, "at-die-given", name = name, area = area),
            }
        }
        Event::Took { who, resource, from: area, reason } => say!(
            words,
            "at-took",
            reason = reason.name(),
            name = name(who),
            resource = one(resource, words),
            from = from(area, words)
        ),
        Event::FoundNothing { who, area: a } => {
            say!(words, "at-found-nothing", name = name(who), at = at(a, words))
        }
        Event::NoEffect { who, area: a } => {
            say!(words, "at-no-effect", name = name(who), at = at(a, words))
        }
        Event::Rolled { who, roll, success: true } => {
            say!(words, "at-rolled-well", name = name(who), roll = roll)
        }
        Event::Rolled { who, roll, success: false } => {
            say!(words, "at-rolled-ill", name = name(who), roll = roll)
        }
        Event::LedOn { who, roll, area: a } => {
            say!(words, "at-led-on", name = name(who), roll = roll, area = the(a, words))
        }
        Event::Swapped { seat, here, given, there, taken } => say!(
            words,
            "at-swapped",
            name = called(seat),
            given = one(given, words),
            here = from(here, words),
            taken = one(taken, words),
            there = from(there.area(), words)
        ),
        Event::Moved { seat, resource, from: a, to: b } => {
            let (name, resource) = (called(seat), one(resource, words));
            let (from, to) = (from(a, words), to(b, words));
            say!(words, "at-moved", name = name, resource = resource, from = from, to = to)
        }
        Event::DieChanged { seat, from: a, to: b } => {
            let (from, to) = (from(a, words), to(b, words));
            say!(words, "at-die-changed", name = called(seat), from = from, to = to)
        }
        Event::SubmarineMoved { seat: Some(seat), from: a, to: b } => {
            let (from, to) = (from(a, words), to(b, words));
            say!(words, "at-submarine-moved", name = called(seat), from = from, to = to)
        }
        Event::SubmarineMoved { seat: None, to: b, .. } => {
            say!(words, "at-submarine-leaves", to = to(b, words))
        }
        Event::HandMoved { from: a, to: b, by: Some(area) } => {
            let at = at(area, words);
            say!(words, "at-hand-moved", at = at, from = a, to = b)
        }
        Event::HandMoved { from: a, to: b, by: None } => {
            say!(words, "at-hand-pushed", from = a, to = b)
        }
        Event::Emptied { district } => {
            say!(words, "at-emptied", area = area(district.area(), words))
        }
        Event::TileWon { who, district, held, .. } => {
            let (area, resource) = (from(district.area(), words), most(district.resource(), words));
            let name = name(who);
            say!(words, "at-tile-won", name = name, from = area, resource = resource, held = held)
        }
        Event::TileLost { district, .. } => {
            say!(words, "at-tile-lost", resource = most(district.resource(), words))
        }
        Event::Placed { who, resource, held, place, points } => say!(
            words,
            "at-placed",
            name = name(who),
            resource = most(resource, words),
            held = held,
            place = phrase::place(place),
            points = points
        ),
        Event::GivenBack { resource, to_market, to_district } => {
            let resource = most(resource, words);
            let (market, district) = (to_market, to_district);
            say!(words, "at-given-back", resource = resource, market = market, district = district)
        }
        Event::Revealed { district, tile, .. } => {
            let (area, tile) = (area(district.area(), words), phrase::tile(tile, words));
            say!(words, "at-revealed", area = area, tile = tile)
        }
        Event::Closed { district, .. } => {
            let (area, resource) = (area(district.area(), words), most(district.resource(), words));
            say!(words, "at-closed", area = area, resource = resource)
        }
        Event::Checked { resource: Some(resource), most: count } => {
            let (resource, any) = (most(resource, words), phrase::any(count));
            say!(words, "at-checked", resource = resource, any = any)
        }
        Event::Checked { resource: None, most: count } => {
            say!(words, "at-checked-all", any = phrase::any(count))
        }
        Event::CheckWon { who, points } => {
            say!(words, "at-check-won", name = name(who), points = points)
        }
        Event::DonationBegan => say!(words, "at-donation-began"),
        Event::CannotDonate { seat } => say!(words, "at-cannot-donate", name = called(seat)),
        Event::Gave { seat, resource } => {
            say!(words, "at-gave", name = called(seat), resource = one(resource, words))
        }
        Event::Donated { seat, given: 0, .. } => {
            say!(words, "at-donated-none", name = called(seat))
        }
        Event::Donated { seat, given, points } => {
            say!(words, "at-donated", name = called(seat), given = given, points = points)
        }
        Event::TimeUp { round } => say!(words, "at-time-up", round = round),
        Event::Majority { who, resource, held, place, points } => say!(
            words,
            "at-majority",
            name = name(who),
            resource = most(resource, words),
            held = held,
            place = phrase::place(place),
            points = points
        ),
        Event::Result { who, total } => say!(words, "at-result", name = name(who), total = total),
    }
}
