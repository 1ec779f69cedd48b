//! Every sign of the map and of the lists, as it is drawn there.

use super::Picture;
use super::roles::{self, OWN_GOAL, PUBLIC_GOAL};
use super::world::ink::Ink;
use crate::draw::board::{Brush, Sign};
use crate::draw::theme::Role;
use crate::games::around_the_world::colour::Colour;
use crate::games::around_the_world::phrase;
use crate::games::around_the_world::point::Kind;
use crate::say;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

impl Picture {
    /// What each sign means; the second seat stands for all.
    pub(super) fn signs_told(brush: Brush<'_>) -> Vec<Sign> {
        let (look, words) = (brush.look, brush.words);
        let (ink, signs) = (Ink::of(look), look.signs);
        let shape = signs.seat(1, true);
        let seat = look.style(Role::Seat(1));
        let (own, public) = (look.style(OWN_GOAL), look.style(PUBLIC_GOAL));
        let [yellow, red] = [Colour::Yellow, Colour::Red];
        let letter = |colour| phrase::letter(colour, words);
        let (site, site_style) = ink.kind(Kind::Site);
        let site = site.to_string();
        let sign = |name: &str, pieces: Vec<(String, Style)>| Sign {
            sign: pieces
                .into_iter()
                .map(|(text, style)| Span::styled(text, style))
                .collect::<Line<'_>>(),
            meaning: say!(words, "aw-sign", sign = name),
        };
        let kind = |name: &str, kind: Kind| {
            let (point, style) = ink.kind(kind);
            sign(name, vec![(point.to_string(), style)])
        };
        let around = |open: &str, inner: (&str, Style), close: &str, style: Style| {
            vec![(open.to_owned(), style), (inner.0.to_owned(), inner.1), (close.to_owned(), style)]
        };
        let text = look.style(Role::Text);
        let tag = |colour, number: u8| format!("{}{number}", letter(colour));
        vec![
            kind("rose", Kind::Rose),
            kind("site", Kind::Site),
            kind("square", Kind::Square),
            kind("star", Kind::Star),
            sign("token", vec![(shape.to_owned(), seat)]),
            sign("own", around("[", (&site, site_style), "]", own)),
            sign("public", around("(", (&site, site_style), ")", public)),
            sign(
                "tip",
                vec![
                    (site.clone(), look.style(roles::badge(yellow))),
                    (letter(yellow).to_uppercase(), look.style(roles::badge(yellow))),
                ],
            ),
            sign("tag", vec![(tag(red, 1), look.style(roles::expedition(red)))]),
            sign("arrow", vec![(signs.pick("⠤→⠤", "r>r").to_owned(), ink.taken(red, true))]),
            sign("more", vec![("+".to_owned(), text)]),
            sign("ticket", vec![("*".to_owned(), text)]),
            sign("loop", vec![(signs.pick("∞", "&").to_owned(), text)]),
            sign(
                "way",
                vec![(format!("{} 3", tag(yellow, 2)), look.style(roles::expedition(yellow)))],
            ),
            sign("cards", vec![(signs.pick("▯", "c").to_owned() + "9", text)]),
            sign("tickets", vec![(signs.pick("▭", "t").to_owned() + "3", text)]),
            sign("tokens", vec![(format!("{shape}4"), seat)]),
        ]
    }
}
