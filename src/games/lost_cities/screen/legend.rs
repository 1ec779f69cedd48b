//! Every sign of the table, as it is drawn on it.

use super::Picture;
use super::pen::{line, plate};
use crate::draw::board::{Brush, Sign};
use crate::draw::theme::{Role, Signs};
use crate::games::lost_cities::card::Colour;
use crate::say;
use ratatui::text::{Line, Span};

impl Picture {
    /// The signs of tokens and figures, for a row of the table.
    pub(super) fn signs_told(&self, brush: Brush<'_>) -> Vec<(String, String)> {
        let (words, signs) = (brush.words, brush.look.signs);
        let times = self.rules.figures.scientist_counts;
        vec![
            ("◈".into(), say!(words, "lc-sign-artefact")),
            ("»".into(), say!(words, "lc-sign-arrow")),
            ("+5".into(), say!(words, "lc-sign-points")),
            ("║".into(), say!(words, "lc-sign-bridge")),
            (signs.seat(0, false).into(), say!(words, "lc-sign-adventurer")),
            (signs.seat(0, true).into(), say!(words, "lc-sign-scientist", times = times)),
        ]
    }

    pub(super) fn every_sign(&self, brush: Brush<'_>) -> Vec<Sign> {
        let (words, signs) = (brush.words, brush.look.signs);
        let own = self.view.eyes.seat().map_or(0, crate::engine::Seat::index);
        let other = usize::from(own == 0);
        let yellow = Colour::Yellow;
        let times = self.rules.figures.scientist_counts;
        let shape = |index: usize, full: bool| format!("{}7", signs.seat(index, full));
        let pick = |unicode: &str, ascii: &str| signs.pick(unicode, ascii).to_owned();
        let (least, most) = match signs {
            Signs::Unicode => ("≥7", "≤7"),
            Signs::Ascii => ("7+", "7-"),
        };
        let entries = [
            (shape(other, false), Role::Cool(other), say!(words, "lc-legend-adventurer")),
            (
                shape(other, true),
                Role::Cool(other),
                say!(words, "lc-legend-scientist", times = times),
            ),
            (shape(own, false), Role::Chip(own), say!(words, "lc-legend-own")),
            (pick(" ◈ ", " $ "), Role::Plate, say!(words, "lc-legend-artefact")),
            (pick(" » ", " > "), Role::Plate, say!(words, "lc-legend-arrow")),
            ("+10".into(), Role::Plate, say!(words, "lc-legend-points")),
            (pick("•", "*"), line(yellow), say!(words, "lc-legend-step")),
            (pick("━", "="), line(yellow), say!(words, "lc-legend-been")),
            (
                pick("║", "|"),
                Role::Frame,
                say!(words, "lc-legend-bridge", of = self.rules.crossings),
            ),
            (pick("▮▮▯", "##."), Role::Price, say!(words, "lc-legend-crossed")),
            (least.to_owned(), Role::Cool(own), say!(words, "lc-legend-fits")),
            (most.to_owned(), Role::Cool(own), say!(words, "lc-legend-fits-down")),
            ("[7]".into(), plate(yellow), say!(words, "lc-legend-playable")),
            (" 5 ".into(), line(yellow), say!(words, "lc-legend-bare")),
            ("[7]".into(), Role::Cursor, say!(words, "lc-legend-cursor")),
            (pick("[»]", "[>]"), Role::Cursor, say!(words, "lc-legend-target")),
            (" 5 ".into(), plate(yellow), say!(words, "lc-legend-pile")),
            (pick("(5) ×", "(5) x"), line(yellow), say!(words, "lc-legend-closed")),
            ("?".into(), Role::Quiet, say!(words, "lc-legend-hidden")),
        ];
        let sign = |(sign, role, meaning): (String, Role, String)| Sign {
            sign: Line::from(Span::styled(sign, brush.look.style(role))),
            meaning,
        };
        entries.into_iter().map(sign).collect()
    }
}
