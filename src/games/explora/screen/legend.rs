//! Every sign of this table, as it is drawn on it.

use super::Picture;
use super::ink;
use crate::draw::board::{Brush, Sign};
use crate::draw::theme::Role;
use crate::engine::Seat;
use crate::games::explora::card::Card;
use crate::games::explora::member::Kind;
use crate::say;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

impl Picture {
    pub(super) fn signs(&self, brush: Brush<'_>) -> Vec<Sign> {
        let Brush { words, look, .. } = brush;
        let signs = look.signs;
        let text = look.style(Role::Text);
        let seat = ink::of_seat(Seat::at(0), look);
        let sign = |pieces: Vec<(String, Style)>, meaning: String| Sign {
            sign: Line::from(
                pieces
                    .into_iter()
                    .map(|(text, style)| Span::styled(text, style))
                    .collect::<Vec<_>>(),
            ),
            meaning,
        };
        let mut legend = Vec::new();
        for kind in Kind::ALL {
            let letter = ink::letter(kind, words, signs);
            let name = say!(words, "ex-kind", kind = kind.name());
            legend.push(sign(
                vec![(format!("{letter}3"), ink::chip_of_kind(kind, look))],
                say!(words, "ex-sign-kind", kind = name),
            ));
        }
        let jetpack = self.card_in_short(Card::JETPACK, words, signs);
        legend.push(sign(
            vec![(jetpack, ink::chip(Card::JETPACK, look))],
            say!(words, "ex-sign-jetpack"),
        ));
        let kinds = ink::letter(Kind::Crew, words, signs);
        let active = vec![
            (signs.pick("▸", ">").to_owned(), look.style(Role::Title)),
            (
                say!(words, "ex-sign-somewhere"),
                look.style(Role::Title).add_modifier(Modifier::REVERSED),
            ),
            (format!(" {kinds}"), ink::chip_of_kind(Kind::Crew, look)),
        ];
        legend.push(sign(active, say!(words, "ex-sign-active")));
        let needed = self.rules.cartographers.needed;
        let charts = format!("{}{}", "▮".repeat(usize::from(needed.saturating_sub(1))), "▯");
        legend.push(sign(
            vec![(charts, text)],
            say!(words, "ex-sign-cartographers", needed = needed),
        ));
        let points = self.rules.points.expedition;
        let flag = || vec![(ink::flag(signs).to_owned(), look.style(Role::Price))];
        legend.push(sign(flag(), say!(words, "ex-sign-flag", points = points)));
        legend.push(sign(flag(), say!(words, "ex-sign-tip")));
        let artefact = format!("{}{}", ink::artefact(signs), self.rules.artefacts.points[0]);
        legend.push(sign(vec![(artefact, text)], say!(words, "ex-sign-artefact")));
        let bar = signs.pick("█", "#").repeat(3);
        legend.push(sign(vec![(bar, seat)], say!(words, "ex-sign-bar")));
        let home = signs.pick("░", ":").repeat(3);
        legend.push(sign(vec![(home, seat)], say!(words, "ex-sign-home")));
        let pay = self.rules.earnings.first().map_or((0, 0), |line| (line.from, line.money));
        let line = vec![
            (signs.pick("┊", ":").to_owned(), look.style(Role::Frame)),
            (
                format!(
                    " {}",
                    say!(words, "ex-pay-line", length = "short", from = pay.0, money = pay.1)
                ),
                look.style(Role::Price),
            ),
        ];
        legend.push(sign(line, say!(words, "ex-sign-line")));
        let money = say!(words, "ex-seat-money", money = "?");
        legend.push(sign(vec![(money, look.style(Role::Quiet))], say!(words, "ex-sign-hidden")));
        legend.push(sign(
            vec![(ink::coin(signs).to_owned(), look.style(Role::Price))],
            say!(words, "ex-sign-sealed"),
        ));
        let up = vec![(signs.pick("↑ I  ↓ II", "^ I  v II").to_owned(), text)];
        legend.push(sign(up, say!(words, "ex-sign-moves")));
        let rises = vec![(format!("{}+4", ink::shape(Seat::at(0), look)), seat)];
        legend.push(sign(rises, say!(words, "ex-sign-rise")));
        legend
    }
}
