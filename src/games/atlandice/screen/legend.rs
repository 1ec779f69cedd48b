//! Every sign of this table, as it is drawn on it.

use super::areas::submarine;
use super::plan::Grade;
use super::{Picture, letter, paint};
use crate::draw::board::{Brush, Sign};
use crate::draw::theme::{Paint, Role, Signs};
use crate::games::atlandice::resource::Resource;
use crate::games::atlandice::who::Who;
use crate::say;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

impl Picture {
    pub(super) fn signs_told(&self, brush: Brush<'_>) -> Vec<Sign> {
        let (words, look) = (brush.words, brush.look);
        let signs = look.signs;
        let mut all: Vec<Sign> = Vec::new();
        let mut tell = |spans: Vec<(String, Style)>, sign: &str| {
            let spans: Vec<Span<'static>> =
                spans.into_iter().map(|(text, style)| Span::styled(text, style)).collect();
            let points = &self.rules.points;
            let meaning = say!(
                words,
                "at-sign",
                sign = sign,
                first = points.first,
                second = points.second,
                check = points.check,
                resources = self.rules.donation.resources,
                points = self.rules.donation.points
            );
            all.push(Sign { sign: Line::from(spans), meaning });
        };
        let one = |text: &str, style: Style| vec![(text.to_owned(), style)];
        let pip = if signs == Signs::Ascii { "| o |" } else { "  ●  " };
        let die = if signs == Signs::Ascii { Role::Title } else { Role::Pips };
        tell(one(pip, look.style(die)), "die");
        tell(one(" 2 ", look.plate(Role::Target)), "open");
        tell(one(" 2 ", look.style(Role::Water).add_modifier(Modifier::DIM)), "closed");
        tell(one(submarine(Grade::Short, signs), look.style(Role::Afloat)), "submarine");
        for resource in Resource::ALL {
            let text = format!("{}3", letter(resource, words));
            tell(one(&text, look.style(paint(resource))), resource.name());
        }
        let alarm = look.style(Role::Light(Paint::Red)).add_modifier(Modifier::BOLD);
        tell(one("2", alarm), "nearly-gone");
        tell(one("2", Style::new().add_modifier(Modifier::UNDERLINED)), "changed");
        let seat = self.view.turn.unwrap_or(self.view.first);
        let role = Role::Seat(seat.index());
        tell(one(&format!("+{}", self.rules.points.first), look.plate(role)), "first");
        tell(one(&format!("+{}", self.rules.points.second), look.style(role)), "second");
        let more = look.style(Role::Light(Paint::Green));
        tell(vec![("8".to_owned(), look.style(Role::Title)), ("+5".to_owned(), more)], "points");
        tell(one("[3][4]", look.style(Role::Title)), "taken");
        if self.view.neutral.is_some() {
            let shape = super::sides::shape_of(Who::Neutral, brush);
            tell(one(shape, look.style(Role::Text)), "neutral");
        }
        tell(one(signs.pick("››", ">>"), look.style(Role::Ring)), "hands");
        tell(one(signs.pick("━┻", "=^"), look.style(Role::Fresh)), "hand");
        let gems = letter(Resource::Gems, words);
        tell(one(&gems, look.style(paint(Resource::Gems))), "check");
        tell(one(signs.pick("Σ", "*"), look.style(Role::Light(Paint::White))), "check-all");
        tell(one("$", look.style(Role::Light(Paint::Yellow))), "gift");
        tell(one("X", look.style(Role::Light(Paint::Red))), "end");
        all
    }
}
