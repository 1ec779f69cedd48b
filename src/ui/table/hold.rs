//! Who has the keyboard, and with whose eyes the table is looked at.

use super::{Asked, Manner, TableScreen};
use crate::engine::{Eyes, Seat, SeatSet};
use crate::games::GameBox;
use crate::say;
use crate::ui::command::Command;
use crate::ui::layer::{Outcome, Room};

/// Who has the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Hold {
    /// Nobody: it is being passed on.
    Nobody,
    /// Nobody: the hand was closed on purpose, and stays so until it is opened.
    Closed,
    /// This seat, with its secrets in sight.
    Secretly(Seat),
    /// This seat has ended its turn, and looks at what that gave it.
    Parting(Seat),
    /// This seat; its decision needs no secrets, and all look at what lies open to everybody.
    Openly(Seat),
}

impl Hold {
    /// The seat that decides.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Secretly(seat) | Self::Openly(seat) => Some(seat),
            Self::Nobody | Self::Closed | Self::Parting(_) => None,
        }
    }
}

/// What the screen is there for at this moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    /// Everybody looks at what was laid open.
    Reveal,
    /// Somebody at this keyboard decides.
    Turn,
    /// A seat looks at what its turn gave it, before the keyboard is passed.
    Parting,
    /// The keyboard goes to this seat.
    Handover(Seat),
    /// The match is over.
    Over,
    /// The table, while somebody decides elsewhere.
    Watch,
}

impl TableScreen {
    pub(super) fn mode(&self) -> Mode {
        if !self.reveals.is_empty() {
            return Mode::Reveal;
        }
        if self.pulse.is_over() {
            return Mode::Over;
        }
        if self.deciding().is_some() {
            return Mode::Turn;
        }
        if matches!(self.hold, Hold::Parting(_)) {
            return Mode::Parting;
        }
        let closed = self.alone().filter(|_| self.hold == Hold::Closed);
        match self.claims.or(self.waited_for()).or(closed) {
            Some(seat) if !self.watched => Mode::Handover(seat),
            _ => Mode::Watch,
        }
    }

    /// The first seat at this keyboard that the match waits for.
    fn waited_for(&self) -> Option<Seat> {
        self.pulse.to_act.iter().find(|seat| self.host.here().has(*seat))
    }

    /// The seat that decides at this keyboard now.
    pub(super) fn deciding(&self) -> Option<Seat> {
        let can = self.pulse.acting();
        self.hold.seat().filter(|seat| can.has(*seat) && self.host.here().has(*seat))
    }

    /// The only seat at this terminal: nobody else could see its secrets.
    pub(super) fn alone(&self) -> Option<Seat> {
        let here = self.host.here();
        here.first().filter(|_| here.len() == 1 && !self.watched)
    }

    /// Whether what lies open could be seen by somebody whom it does not concern.
    pub(super) fn is_shared(&self) -> bool {
        self.alone().is_none()
    }

    /// Whether the keyboard is passed from hand to hand, so that nobody sees another's secrets.
    pub(super) fn is_passed(&self) -> bool {
        self.is_shared() && self.passing.is_needed()
    }

    /// Whose eyes are open. A terminal with a single seat keeps that seat's, also while others
    /// decide.
    pub(super) fn eyes(&self) -> Eyes {
        match self.hold {
            Hold::Secretly(seat) | Hold::Parting(seat) => Eyes::Seat(seat),
            Hold::Closed => Eyes::Table,
            Hold::Nobody | Hold::Openly(_) => self.alone().map_or(Eyes::Table, Eyes::Seat),
        }
    }

    /// Whether a hand lies open though it is not its turn.
    pub(super) fn is_at_hand(&self) -> bool {
        self.eyes() != Eyes::Table
    }

    /// Who has the keyboard now that something has changed.
    pub(super) fn next_hold(&self) -> Hold {
        let (acting, openly) = (self.pulse.acting(), self.pulse.manner == Manner::Openly);
        if self.watched {
            return self.hold;
        }
        if let Some(seat) = self.alone() {
            return match self.hold {
                Hold::Closed => Hold::Closed,
                _ if acting.has(seat) => Hold::Secretly(seat),
                _ => Hold::Nobody,
            };
        }
        if let Some(seat) = self.claims.filter(|seat| acting.has(*seat)) {
            let kept = self.hold == Hold::Secretly(seat) || !self.is_passed();
            return if kept { Hold::Secretly(seat) } else { Hold::Nobody };
        }
        let must: SeatSet = self.pulse.to_act;
        match (self.hold, self.waited_for()) {
            // Nobody's secrets are needed: all look at the same table.
            (_, Some(seat)) if openly && must.len() == 1 => Hold::Openly(seat),
            (Hold::Secretly(seat), _) if must.has(seat) => self.hold,
            (Hold::Closed, _) => Hold::Closed,
            (Hold::Parting(_), _) if self.is_passed() && !self.pulse.is_over() => self.hold,
            // One person plays all seats.
            (_, Some(seat)) if !self.is_passed() => Hold::Secretly(seat),
            _ => Hold::Nobody,
        }
    }

    /// The seats at this keyboard that could decide off turn; they must say who they are.
    pub(super) fn claimants(&self) -> SeatSet {
        let here = self.host.here();
        let may = self.pulse.may_act.iter().filter(|seat| here.has(*seat) && self.is_shared());
        may.filter(|_| !self.watched).collect()
    }

    /// Whether anything on the table may be hidden from anybody.
    fn has_secrets(&self) -> bool {
        self.scene.as_ref().is_none_or(|scene| scene.secrets)
    }

    /// Somebody wants to decide off turn. Everybody who may is asked alike: that somebody could
    /// use it is not to be seen.
    pub(super) fn ask_claimant(&mut self, room: &mut Room) -> Outcome {
        if self.claimants().is_empty() {
            room.notice = Some(say!(&room.words, "nothing-to-claim"));
        } else {
            self.asked = Some(Asked::Claimant);
            self.host.wait_for_people(true);
        }
        Outcome::Stay
    }

    /// A seat's number says who it is; anything else takes the question back.
    pub(super) fn step_claim(&mut self, command: Command, room: &mut Room) -> Outcome {
        self.asked = None;
        self.host.wait_for_people(self.claims.is_some());
        if command == Command::Interrupt {
            return Outcome::Through;
        }
        let Command::Digit(number) = command else { return Outcome::Stay };
        let seat = Seat::numbered(number).filter(|seat| self.claimants().has(*seat));
        if seat.is_none() {
            room.notice = Some(say!(&room.words, "nothing-to-claim"));
            return Outcome::Stay;
        }
        self.claims = seat;
        self.host.wait_for_people(seat.is_some());
        self.changed(room)
    }

    /// The seat whose hand was open looks at what its turn gave it, if that is to be seen by it
    /// alone; says whether it does.
    pub(super) fn parts(&mut self, before: Hold, room: &Room) -> bool {
        let Hold::Secretly(seat) = before else { return false };
        let goes_on = self.hold == Hold::Nobody && !self.pulse.is_over() && self.claims.is_none();
        let may = self.game(room).is_some_and(GameBox::lingers);
        if !goes_on || !may || !self.is_passed() {
            return false;
        }
        self.hold = Hold::Parting(seat);
        self.look();
        self.lay_out(room);
        let lingers = self.scene.as_ref().is_some_and(|scene| scene.board.lingers());
        if !lingers {
            self.hold = self.next_hold_from(Hold::Nobody);
            self.look();
        }
        lingers
    }

    /// It has seen enough: the hand is closed.
    pub(super) fn part(&mut self) -> Outcome {
        self.hold = self.next_hold_from(Hold::Nobody);
        self.look();
        Outcome::Cover
    }

    fn next_hold_from(&mut self, hold: Hold) -> Hold {
        self.hold = hold;
        self.next_hold()
    }

    /// The hand is closed on purpose, or because the terminal was somebody else's meanwhile.
    pub(super) fn close_hand(&mut self) -> Outcome {
        // Where nobody hides anything there is nothing to close.
        if !self.has_secrets() || !matches!(self.hold, Hold::Secretly(_)) && !self.is_at_hand() {
            return Outcome::Stay;
        }
        self.hold = Hold::Closed;
        self.look();
        Outcome::Cover
    }
}
