//! The keyboard passed on: only public things, a moment of quiet, and a deliberate key.
//!
//! Who taps Enter twice, or holds it down, has taken a turn with the first one: the second must
//! not open the next hand. So nothing is heard until nobody has typed for a while.

use super::panels::Around;
use super::{Mode, TableScreen};
use crate::draw::board::{Brush, Camera};
use crate::draw::text::{put, put_last, wrap};
use crate::draw::theme::Role;
use crate::engine::{Eyes, Player, Seat};
use crate::say;
use crate::ui::command::{Command, Offer};
use crate::ui::layer::Room;
use crate::ui::settings::PassBy;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::cell::RefCell;
use std::time::{Duration, Instant};

/// Longer than anybody takes for a double tap, shorter than a keyboard takes to change hands.
const QUIET: Duration = Duration::from_millis(900);
/// The bar grows in few steps: over a slow line each one costs.
const STEPS: u32 = 4;
/// The cells that one step adds.
const STEP: usize = 6;
/// A page as high as this has room for air between its lines.
const AIRY: u16 = 14;

/// How the keyboard goes from seat to seat.
#[derive(Default)]
pub(super) struct Passing {
    /// What the player settled on.
    by: PassBy,
    quiet: Quiet,
}

/// Whether the seat that the keyboard goes to is heard yet. Where no clock runs, it always is.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
enum Quiet {
    /// The keyboard stays where it is.
    #[default]
    None,
    /// Not yet: somebody typed, or the keyboard was passed, at that moment; the bar has so many
    /// steps.
    Since { to: Seat, last: Instant, steps: u32 },
    /// Yes, and the screen says so.
    Over(Seat),
}

impl Passing {
    /// It goes by this from now on; says whether that is new.
    pub fn is_now_by(&mut self, by: PassBy) -> bool {
        std::mem::replace(&mut self.by, by) != by
    }

    /// Whether it goes from hand to hand at all: one person may play all seats.
    pub fn is_needed(&self) -> bool {
        self.by != PassBy::None
    }

    /// The keyboard goes to this seat, or stays.
    fn goes_to(&mut self, seat: Option<Seat>, now: Instant) {
        // A seat's own number is another key than the one that took the turn before.
        let seat = seat.filter(|_| self.by != PassBy::Number);
        self.quiet = match (seat, self.quiet) {
            (None, _) => Quiet::None,
            (Some(seat), Quiet::Since { to, .. } | Quiet::Over(to)) if to == seat => self.quiet,
            (Some(to), _) => Quiet::Since { to, last: now, steps: 0 },
        };
    }

    /// Something was typed. In the quiet time it is not heard, and the time begins again. That
    /// ends only when the screen is drawn: what was typed before nobody has seen is too early.
    fn is_too_early(&mut self, now: Instant) -> bool {
        match &mut self.quiet {
            Quiet::Since { last, steps, .. } => {
                (*last, *steps) = (now, 0);
                true
            }
            Quiet::None | Quiet::Over(_) => false,
        }
    }

    /// The bar as it is now; says when it grows next.
    fn grow(&mut self, now: Instant) -> Option<Instant> {
        let Quiet::Since { to, last, steps } = &mut self.quiet else { return None };
        let passed = now.saturating_duration_since(*last);
        if passed >= QUIET {
            self.quiet = Quiet::Over(*to);
            return None;
        }
        *steps = (1..STEPS).take_while(|step| passed >= QUIET * *step / STEPS).last().unwrap_or(0);
        Some(*last + QUIET * (*steps + 1) / STEPS)
    }

    /// How far the bar is, as long as nobody is heard.
    fn bar(&self) -> Option<u32> {
        match self.quiet {
            Quiet::Since { steps, .. } => Some(steps),
            Quiet::None | Quiet::Over(_) => None,
        }
    }

    /// The command that opens this seat's hand.
    fn key(&self, seat: Seat) -> Command {
        match self.by {
            PassBy::Number => Command::Digit(seat.number()),
            PassBy::Enter | PassBy::None => Command::Take,
        }
    }

    fn shown_key(&self, seat: Seat) -> String {
        match self.key(seat) {
            Command::Digit(number) => number.to_string(),
            command => command.offer().keys,
        }
    }

    /// Whether this command opens the hand.
    pub fn opens(&self, seat: Seat, command: Command) -> bool {
        command == self.key(seat)
    }
}

impl TableScreen {
    fn passes_to(&self) -> Option<Seat> {
        match self.mode() {
            Mode::Handover(seat) => Some(seat),
            _ => None,
        }
    }

    /// It is drawn at this moment; says when something changes by itself.
    pub(super) fn goes_on(&mut self, now: Instant) -> Option<Instant> {
        self.passing.goes_to(self.passes_to(), now);
        self.passing.grow(now)
    }

    /// Something was typed at this moment; says whether it comes too early to be meant.
    pub(super) fn is_too_early(&mut self, now: Instant) -> bool {
        self.passing.goes_to(self.passes_to(), now);
        self.passing.is_too_early(now)
    }

    /// What can be asked for while the keyboard goes to this seat.
    pub(super) fn offered_in_passing(&self, seat: Seat, claim: Option<Offer>) -> Vec<Offer> {
        use Command as C;
        if self.passing.bar().is_some() {
            return vec![C::Interrupt.offer()];
        }
        let keys = self.passing.shown_key(seat);
        // By a key, never by a click: the second half of a double click is not deliberate.
        let opens = Offer { keys, hot: false, ..self.passing.key(seat).called("key-open") };
        let mut offers = vec![opens];
        if self.may_unseal().is_some() {
            offers.push(C::Undo.called("key-unseal"));
        }
        if self.claims.is_some() {
            offers.push(C::Back.offer());
        }
        offers.extend(claim);
        offers.extend([C::Log, C::Rules, C::Settings, C::Help, C::Quit].map(C::offer));
        offers
    }

    /// The key that opens the hand; before it is heard, how long it still takes.
    fn draw_key(&self, seat: Seat, place: Rect, buffer: &mut Buffer, room: &Room) {
        let (words, signs) = (&room.words, room.look.signs);
        let name = Player::called(&self.seen.players, seat, words);
        let Some(steps) = self.passing.bar() else {
            let key = self.passing.shown_key(seat);
            let text = say!(words, "handover-key", name = name.as_str(), key = key);
            put(buffer, place, place.x, place.y, &text, room.style(Role::Text));
            return;
        };
        let full = STEP * usize::try_from(steps).unwrap_or(0);
        let rest = STEP * usize::try_from(STEPS - steps).unwrap_or(0);
        let bar = signs.pick("█", "#").repeat(full) + &signs.pick("░", ".").repeat(rest);
        put(buffer, place, place.x, place.y, &bar, self.seat_style(seat.index(), room));
        let beside = place.x + u16::try_from(full + rest + 2).unwrap_or(0);
        let text = say!(words, "handover-moment");
        put(buffer, place, beside, place.y, &text, room.style(Role::Quiet));
    }

    /// The board above, where all look at it; says what is left of the screen.
    fn draw_board_while_passed(&self, frame: &mut Frame<'_>, room: &Room) -> Rect {
        let area = frame.area();
        let Some(scene) = &self.scene else { return area };
        let public = self.seen.eyes == Eyes::Table;
        let Some(place) = scene.board.while_passed(area).filter(|_| public) else { return area };
        let brush = Brush {
            words: &room.words,
            look: room.look,
            open: &[],
            way: &[],
            cursor: None,
            camera: Camera::default(),
        };
        if let Some(game) = self.game(room) {
            let (board, log) = (scene.board.as_ref(), scene.log.as_slice());
            let (turns, listed) = (scene.turns.as_slice(), RefCell::default());
            let offers = &[];
            let around = Around {
                screen: self,
                board,
                log,
                turns,
                game,
                brush,
                offers,
                room,
                listed,
                title: None,
            };
            board.draw_passed(brush, &around, place, frame.buffer_mut());
        }
        Rect { y: place.bottom(), height: area.bottom().saturating_sub(place.bottom()), ..area }
    }

    /// Whose turn it is, and what happened since its last one.
    pub(super) fn draw_handover(
        &self,
        seat: Seat,
        offers: &[Offer],
        frame: &mut Frame<'_>,
        room: &Room,
    ) {
        let words = &room.words;
        let area = self.draw_board_while_passed(frame, room);
        let name = Player::called(&self.seen.players, seat, words);
        let title = self.game(room).map_or(String::new(), |game| {
            let dot = room.look.signs.pick("·", "-");
            format!(" {} {dot} {} ", game.title(words), game.progress(self.seen.round, words))
        });
        let buffer = frame.buffer_mut();
        let own = Role::Seat(seat.index());
        let inner = room.strip(title, own, offers, area, buffer);
        let shape = room.look.signs.seat(seat.index(), true);
        let text = format!("{shape}  {}", say!(words, "handover", name = name.as_str()));
        // With air between the lines, where there is room for it.
        let air = u16::from(inner.height >= AIRY);
        let y = inner.y + 2 * air;
        put(buffer, inner, inner.x + 4, y, &text, self.seat_style(seat.index(), room));
        let y = y + 1 + air;
        let place = Rect { x: inner.x + 7, y, width: inner.width - 7, height: 1 };
        self.draw_key(seat, place, buffer, room);
        let y = y + 1 + air;
        // Before a seat's first turn there is nothing that it has seen already.
        let (since, title) = match self.news_from {
            0 => (0, say!(words, "since-the-start")),
            old => (old + 1, say!(words, "since-your-turn")),
        };
        let width = usize::from(inner.width) - 10;
        let log = self.scene.as_ref().map_or(&[][..], |scene| &scene.log);
        let news = log.iter().filter(|(after, _)| *after >= since);
        let lines: Vec<String> = news.flat_map(|(_, line)| wrap(line, width)).collect();
        let space = usize::from(inner.bottom().saturating_sub(y + 1 + 2 * air));
        if !lines.is_empty() {
            put(buffer, inner, inner.x + 7, y, &title, room.style(Role::Quiet));
        }
        // A line that only says that there is more would say nothing.
        let more = lines.len() > space && space > 1;
        let tail = lines.iter().skip((lines.len() + usize::from(more)).saturating_sub(space));
        let more = more.then(|| "…".to_owned());
        for (y, line) in (y + 1..inner.bottom()).zip(more.iter().chain(tail)) {
            put(buffer, inner, inner.x + 7, y, line, room.style(Role::Text));
        }
        if let Some((text, role)) = self.told(room) {
            put_last(
                buffer,
                Rect { x: inner.x + 7, width: inner.width - 10, ..inner },
                &text,
                room.style(role),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: Seat = Seat::at(0);
    const BORIS: Seat = Seat::at(1);

    /// The keyboard on its way to Anna, and a clock that tells the time so many milliseconds
    /// later.
    fn passed() -> (Passing, impl Fn(u64) -> Instant) {
        let start = Instant::now();
        let at = move |millis| start + Duration::from_millis(millis);
        let mut passing = Passing::default();
        passing.goes_to(Some(ANNA), at(0));
        (passing, at)
    }

    #[test]
    fn the_bar_grows_in_four_steps() {
        let (mut passing, at) = passed();
        let mut woken = vec![0];
        let mut now = at(0);
        while let Some(next) = passing.grow(now) {
            assert_eq!(passing.bar(), Some(u32::try_from(woken.len() - 1).unwrap()));
            now = next;
            woken.push((now - at(0)).as_millis());
        }
        assert_eq!(woken, [0, 225, 450, 675, 900]);
        assert_eq!(passing.bar(), None);
        assert!(!passing.is_too_early(at(900)));
    }

    #[test]
    fn the_time_counts_from_the_last_key() {
        let (mut passing, at) = passed();
        for tap in 1..=20 {
            passing.grow(at(tap * 30));
            assert!(passing.is_too_early(at(tap * 30)), "tap {tap}");
        }
        assert_eq!(passing.grow(at(600)), Some(at(825)));
        passing.grow(at(1499));
        assert!(passing.is_too_early(at(1499)));
        assert_eq!(passing.bar(), Some(0), "it begins again");
        passing.grow(at(2399));
        assert!(!passing.is_too_early(at(2399)));
        assert!(!passing.is_too_early(at(2400)), "heard once, it is heard on");
    }

    /// A screen that stood still hears nothing that was typed meanwhile.
    #[test]
    fn what_was_typed_before_the_bar_was_seen_to_end_is_too_early() {
        let (mut passing, at) = passed();
        passing.grow(at(0));
        assert!(passing.is_too_early(at(5000)));
        assert!(passing.is_too_early(at(5001)));
        assert_eq!(passing.grow(at(5901)), None);
        assert!(!passing.is_too_early(at(5902)));
    }

    #[test]
    fn every_passing_has_its_own_quiet_time() {
        let (mut passing, at) = passed();
        passing.grow(at(900));
        passing.goes_to(Some(ANNA), at(901));
        assert!(!passing.is_too_early(at(901)), "still the same");
        passing.goes_to(Some(BORIS), at(902));
        assert!(passing.is_too_early(at(902)), "to another");
        passing.grow(at(1802));
        passing.goes_to(None, at(1803));
        assert!(!passing.is_too_early(at(1803)), "somebody decides");
        passing.goes_to(Some(BORIS), at(1804));
        assert!(passing.is_too_early(at(1804)), "to the same once more");
    }

    #[test]
    fn a_number_is_heard_at_once() {
        let (mut passing, at) = passed();
        assert!(passing.opens(ANNA, Command::Take) && !passing.opens(ANNA, Command::Digit(1)));
        passing.by = PassBy::Number;
        passing.goes_to(Some(BORIS), at(0));
        assert!(!passing.is_too_early(at(0)));
        assert_eq!(passing.grow(at(0)), None);
        assert!(passing.opens(BORIS, Command::Digit(2)));
        assert!(!passing.opens(BORIS, Command::Digit(1)) && !passing.opens(BORIS, Command::Take));
    }
}
