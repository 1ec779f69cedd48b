//! Every sign of the board, as it is drawn there.

use super::hexes::signs;
use super::{Picture, letter};
use crate::draw::board::{Brush, Sign};
use crate::draw::theme::{Ground, Paint, Role};
use crate::games::tikal::phrase;
use crate::games::tikal::treasure::Treasure;
use crate::say;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

impl Picture {
    /// What each sign means; the second seat stands for all.
    pub(super) fn signs_told(brush: Brush<'_>) -> Vec<Sign> {
        let (look, words) = (brush.look, brush.words);
        let (set, seat) = (look.signs, Role::Seat(1));
        let shape = set.seat(1, true);
        let temple = signs::temple(set);
        let [left, _, right] = temple;
        let flag = signs::flag(set);
        let yellow = look.style(Role::Paint(Paint::Yellow));
        let text = look.style(Role::Text);
        let of = |name: &str, pieces: Vec<(String, Style)>| Sign {
            sign: pieces
                .into_iter()
                .map(|(text, style)| Span::styled(text, style))
                .collect::<Line<'_>>(),
            meaning: say!(words, "tk-sign", sign = name),
        };
        let plain = |name: &str, sign: String, role: Role| of(name, vec![(sign, look.style(role))]);
        let stones = [1, 2, 3].map(|count| signs::stones(set, count)).join(" ");
        let treasures = format!("{} {}", signs::treasure(set), signs::dug(set));
        let kinds = Treasure::ALL
            .map(|kind| format!("{} {}", letter(kind, words), phrase::treasure(kind, words)));
        let held = Sign {
            sign: Line::styled("J2 M", yellow),
            meaning: say!(words, "tk-sign-treasures", treasures = kinds.join(", ")),
        };
        vec![
            plain("road", "2".into(), Role::Price),
            of("stones", vec![(stones, yellow)]),
            of("temple", vec![(format!("{left}7{right}"), text), (shape.into(), look.style(seat))]),
            of("guard", vec![(format!("{flag}7{right}"), text), (shape.into(), look.style(seat))]),
            of("treasure", vec![(treasures, yellow)]),
            plain("workers", format!("{shape}3{}", signs::leader(set)), seat),
            of("camp", vec![(signs::camp(set).into(), text), (shape.into(), look.style(seat))]),
            of("clearing", vec![(signs::CLEARING.concat(), look.style(Role::Paint(Paint::Green)))]),
            of("volcano", vec![("^ ^".into(), look.theme.ground(Ground::Lava))]),
            of("jungle", vec![(signs::thicket(set).repeat(3), look.theme.ground(Ground::Thicket))]),
            plain("reach", "=6".into(), Role::Cursor),
            plain("fresh", signs::fresh(set).into(), Role::Fresh),
            plain("supply", format!("{shape}6{}", signs::leader(set)), seat),
            of("left", vec![(format!("{}2 {flag}1", signs::camp(set)), text)]),
            held,
            plain("next", "E (3)".into(), Role::Text),
        ]
    }
}
