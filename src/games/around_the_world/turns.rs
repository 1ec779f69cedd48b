//! The log in turns: whose line an event belongs to.

use super::event::Event;
use crate::games::turns::Part;

/// Where an event belongs in the log.
pub(super) fn part(event: &Event) -> Part {
    match event {
        Event::Began { .. }
        | Event::TooNear { .. }
        | Event::LastRound { .. }
        | Event::Result { .. } => Part::All,
        Event::Revealed { .. } => Part::Along,
        Event::Redealt { seat }
        | Event::Keyed { seat, .. }
        | Event::Laid { seat, .. }
        | Event::Took { seat, .. }
        | Event::Claimed { seat, .. }
        | Event::InVain { seat, .. }
        | Event::Square { seat }
        | Event::Ticket { seat }
        | Event::NoTicket { seat }
        | Event::Loop { seat, .. }
        | Event::LoopLapsed { seat, .. }
        | Event::SquareLapsed { seat }
        | Event::Removed { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Changed { seat, .. }
        | Event::Passed { seat } => Part::By(*seat),
    }
}
