//! The log in turns: whose line an event belongs to.

use super::event::Event;
use crate::games::turns::Part;

/// Where an event belongs in the log.
pub(super) fn part(event: &Event) -> Part {
    match *event {
        Event::Began { .. } | Event::Result { .. } => Part::All,
        Event::ScoringBegan { .. } | Event::Offered { .. } => Part::Heading,
        Event::Drawn { seat, .. }
        | Event::NoPlace { seat, .. }
        | Event::Laid { seat, .. }
        | Event::Entered { seat, .. }
        | Event::Moved { seat, .. }
        | Event::Uncovered { seat, .. }
        | Event::Found { seat, .. }
        | Event::Exchanged { seat, .. }
        | Event::Camped { seat, .. }
        | Event::Guarded { seat, .. }
        | Event::Scored { seat, .. }
        | Event::Bid { seat, .. }
        | Event::Passed { seat }
        | Event::Won { seat, .. }
        | Event::Chosen { seat, .. } => Part::By(seat),
    }
}
