//! Small pictures of points, two to a cell: the only ornament there is.

use super::theme::{Look, Signs, Theme};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};

/// Rows of letters, one for each point's colour; a dot is the ground.
#[derive(Clone, Copy, Debug)]
pub struct Points<'a>(pub &'a str);

/// The colours by their letters: plain, safe and rich.
const COLOURS: [(u8, Color, Color); 10] = [
    (b'n', Color::Gray, Color::Rgb(165, 152, 132)),
    (b'y', Color::LightYellow, Color::Rgb(250, 215, 80)),
    (b's', Color::Blue, Color::Rgb(30, 70, 140)),
    (b'l', Color::LightBlue, Color::Rgb(110, 160, 230)),
    (b'g', Color::Green, Color::Rgb(45, 120, 60)),
    (b'm', Color::LightGreen, Color::Rgb(60, 210, 90)),
    (b'r', Color::LightRed, Color::Rgb(240, 90, 75)),
    (b'w', Color::White, Color::Rgb(235, 235, 235)),
    (b'b', Color::LightBlue, Color::Rgb(110, 140, 255)),
    (b'd', Color::DarkGray, Color::Rgb(70, 60, 55)),
];

impl Points<'_> {
    /// Draws it in the middle of a place, each point twice as large where there is room for that;
    /// what does not fit is left out on both sides.
    pub fn draw(self, look: Look, area: Rect, buffer: &mut Buffer) {
        let rows: Vec<&[u8]> = self.0.lines().map(str::as_bytes).collect();
        let width = rows.iter().map(|row| row.len()).max().unwrap_or(0);
        let times = if usize::from(area.height) >= rows.len() { 2 } else { 1 };
        let height = (rows.len() * times).div_ceil(2);
        let (room, left) =
            (usize::from(area.width), |room: usize, of: usize| room.saturating_sub(of) / 2);
        let indent = left(room, width * times);
        let hidden = (width * times).saturating_sub(room) / 2;
        let down = left(area.height.into(), height);
        let point = |x: usize, y: usize| {
            let row = rows.get(y / times)?;
            row.get((x + hidden) / times).copied().filter(|colour| *colour != b'.')
        };
        for y in 0..height.min(area.height.into()) {
            for x in 0..(width * times).min(room) {
                let (upper, lower) = (point(x, 2 * y), point(x, 2 * y + 1));
                let at = (
                    area.x.saturating_add(cells(indent + x)),
                    area.y.saturating_add(cells(down + y)),
                );
                if let Some(cell) = buffer.cell_mut(at) {
                    let (sign, style) = drawn(upper, lower, look);
                    cell.set_symbol(sign).set_style(style);
                }
            }
        }
    }
}

fn cells(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}

/// Two points, one above the other, as a cell. Where both have colours each is set, or a light
/// terminal shows gaps.
fn drawn(upper: Option<u8>, lower: Option<u8>, look: Look) -> (&'static str, Style) {
    let colour = |point: u8| {
        let (_, plain, rich) = COLOURS.into_iter().find(|known| known.0 == point)?;
        match look.theme {
            Theme::Mono => None,
            Theme::Rich => Some(rich),
            Theme::Plain | Theme::Safe => Some(plain),
        }
    };
    let style = |fg: Option<Color>| fg.map_or(Style::new(), |fg| Style::new().fg(fg));
    if look.signs == Signs::Ascii || look.theme == Theme::Mono {
        let sign = match (upper, lower) {
            (None, None) => " ",
            (Some(_), None) => look.signs.pick("▀", "'"),
            (None, Some(_)) => look.signs.pick("▄", "."),
            (Some(_), Some(_)) => look.signs.pick("█", "#"),
        };
        return (sign, style(upper.or(lower).and_then(colour)));
    }
    match (upper, lower) {
        (None, None) => (" ", Style::new()),
        (Some(upper), None) => ("▀", style(colour(upper))),
        (None, Some(lower)) => ("▄", style(colour(lower))),
        (Some(upper), Some(lower)) if upper == lower => ("█", style(colour(upper))),
        (Some(upper), Some(lower)) => {
            ("▀", style(colour(upper)).bg(colour(lower).unwrap_or_default()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_stand_two_in_a_cell() {
        let text = |points: &str, (width, height): (u16, u16), signs| {
            let area = Rect::new(0, 0, width, height);
            let mut buffer = Buffer::empty(area);
            let look = Look { theme: Theme::Plain, signs };
            Points(points).draw(look, area, &mut buffer);
            let rows = buffer.content.chunks(width.into());
            rows.map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect())
                .collect::<Vec<String>>()
        };
        let points = "y.\nyw\n.w\n..\n";
        assert_eq!(text(points, (2, 2), Signs::Unicode), ["█▄", " ▀"]);
        assert_eq!(text(points, (2, 2), Signs::Ascii), ["#.", " '"]);
        assert_eq!(text(points, (4, 4), Signs::Unicode), ["██  ", "████", "  ██", "    "]);
        assert_eq!(
            text("yw\n", (2, 1), Signs::Unicode),
            ["██"],
            "twice as large, its edges hidden"
        );
    }
}
