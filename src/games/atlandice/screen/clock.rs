//! The clock, drawn: its places with what happens there, the hand, and where the hand comes to by
//! one, two or three.

use super::plan::{Grade, Plan};
use super::{Picture, letter, paint};
use crate::draw::board::Brush;
use crate::draw::text::{columns, put, width_of};
use crate::draw::theme::{Paint, Role};
use crate::games::atlandice::clock::Icon;
use crate::say;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// Areas show at most so many hands, and no place is worth more than that many steps of marks.
const STEPS: u8 = 3;
/// From this many cells a place on it has room for a word.
const WORDED: u16 = 7;

/// How what happens at a place looks.
pub(super) fn icon_role(icon: Option<Icon>, end: bool) -> Role {
    match icon {
        _ if end => Role::Light(Paint::Red),
        Some(Icon::Check(resource)) => paint(resource),
        Some(Icon::CheckAll) => Role::Light(Paint::White),
        Some(Icon::Donation) => Role::Light(Paint::Yellow),
        None => Role::Quiet,
    }
}

/// A place of the track on the screen.
struct Places {
    /// The first that is shown, and the cells from one to the next.
    first: u8,
    pitch: u16,
}

impl Picture {
    fn icon_sign(icon: Icon, brush: Brush<'_>) -> String {
        match icon {
            Icon::Check(resource) => letter(resource, brush.words),
            Icon::CheckAll => brush.look.signs.pick("Σ", "*").to_owned(),
            Icon::Donation => "$".to_owned(),
        }
    }

    /// What happens at a place, in a word.
    pub(super) fn stop_name(&self, place: u8, brush: Brush<'_>) -> String {
        let track = &self.view.clock.track;
        let name = match track.icons.get(&place) {
            _ if place >= track.end => "end",
            None => return brush.look.signs.pick("–", "-").to_owned(),
            Some(Icon::Check(resource)) => resource.name(),
            Some(Icon::CheckAll) => "all",
            Some(Icon::Donation) => "gift",
        };
        say!(brush.words, "at-stop", stop = name)
    }

    pub(super) fn draw_clock(&self, plan: &Plan, brush: Brush<'_>, buffer: &mut Buffer) {
        let (words, look) = (brush.words, brush.look);
        let hand = self.view.clock.hand;
        let end = self.view.clock.track.end;
        let label = Rect { width: plan.label.saturating_sub(1), ..plan.screen };
        let text = say!(words, "at-row-clock", hand = hand, end = end);
        put(buffer, label, label.x + 1, plan.clock, &text, look.style(Role::Title));
        let text = say!(words, "at-row-hand");
        put(buffer, label, label.x + 1, plan.hand, &text, look.style(Role::Quiet));
        let track = Rect {
            x: plan.screen.x + plan.label,
            width: plan.screen.width.saturating_sub(plan.label),
            ..plan.screen
        };
        // A track that is longer than the screen is wide is seen around the hand.
        let pitch = (track.width / u16::from(end.max(1))).clamp(3, WORDED);
        let fits = u8::try_from(track.width / pitch).unwrap_or(u8::MAX).max(1);
        let first = 1.max(hand.saturating_sub(fits / 2).min((end + 1).saturating_sub(fits)));
        let places = Places { first, pitch };
        for place in first..=end.min(first.saturating_add(fits - 1)) {
            self.draw_place(plan, place, track, &places, brush, buffer);
        }
        self.draw_hand(plan, track, &places, brush, buffer);
    }

    fn draw_place(
        &self,
        plan: &Plan,
        place: u8,
        track: Rect,
        Places { first, pitch }: &Places,
        brush: Brush<'_>,
        buffer: &mut Buffer,
    ) {
        let look = brush.look;
        let (hand, end) = (self.view.clock.hand, self.view.clock.track.end);
        let icon = self.view.clock.track.icons.get(&place).copied();
        let is_end = place == end;
        let width = usize::from(pitch - 1);
        let sign = match icon {
            _ if is_end && *pitch < WORDED => "X".to_owned(),
            None if !is_end => look.signs.pick("·", ".").to_owned(),
            _ if *pitch >= WORDED => self.stop_name(place, brush),
            icon => icon.map_or(String::new(), |icon| Self::icon_sign(icon, brush)),
        };
        let x = track.x + u16::from(place - first) * pitch;
        let role = if place < hand { Role::Quiet } else { icon_role(icon, is_end) };
        let bare = icon.is_none() && !is_end;
        let mut text = sign;
        let style = if plan.grade == Grade::Short {
            look.style(role)
        } else {
            text = format!("{text:^width$}");
            let plain = bare || place < hand;
            if plain { look.style(role) } else { look.plate(role) }
        };
        put(buffer, track, x, plan.clock, &text, style);
        if let Some(y) = plan.numbers {
            let number = format!("{place:^width$}");
            put(buffer, track, x, y, &number, look.style(Role::Quiet));
        }
    }

    fn draw_hand(
        &self,
        plan: &Plan,
        track: Rect,
        Places { first, pitch }: &Places,
        brush: Brush<'_>,
        buffer: &mut Buffer,
    ) {
        let (look, signs) = (brush.look, brush.look.signs);
        let (hand, end) = (self.view.clock.hand, self.view.clock.track.end);
        let middle = if plan.grade == Grade::Short { 0 } else { (pitch - 1) / 2 };
        let x_of = |place: u8| track.x + u16::from(place.saturating_sub(*first)) * pitch + middle;
        // Before the first place it stands at the end of the names.
        let x = if hand < *first { track.x.saturating_sub(1) } else { x_of(hand) };
        let line = signs.pick("━", "=").repeat(x.saturating_sub(track.x).into());
        put(buffer, plan.screen, track.x, plan.hand, &line, look.style(Role::Fresh));
        put(buffer, plan.screen, x, plan.hand, signs.pick("┻", "^"), look.style(Role::Ring));
        let mut end_of_marks = x + 1;
        for steps in (1..=STEPS).take_while(|steps| hand.saturating_add(*steps) <= end) {
            let mark = signs.pick("›", ">").repeat(steps.into());
            let x = x_of(hand + steps).saturating_sub((u16::from(steps) - 1).min(middle) / 2);
            put(buffer, track, x, plan.hand, &mark, look.style(Role::Ring));
            end_of_marks = x + columns(&mark);
        }
        let key = self.clock_key(brush);
        let room = usize::from(plan.screen.right().saturating_sub(end_of_marks));
        let at = if width_of(&key) + 2 < room {
            plan.screen.right().saturating_sub(columns(&key) + 1)
        } else if track.x + columns(&key) + 1 < x {
            // The line begins behind it.
            put(buffer, track, track.x + columns(&key), plan.hand, " ", look.style(Role::Text));
            track.x
        } else {
            return;
        };
        put(buffer, plan.screen, at, plan.hand, &key, look.style(Role::Quiet));
    }

    fn clock_key(&self, brush: Brush<'_>) -> String {
        let gems = letter(crate::games::atlandice::resource::Resource::Gems, brush.words);
        let all = Self::icon_sign(Icon::CheckAll, brush);
        let points = self.rules.points.check;
        let dot = brush.look.signs.pick("·", "-");
        say!(brush.words, "at-clock-key", gems = gems, points = points, all = all, dot = dot)
    }
}
