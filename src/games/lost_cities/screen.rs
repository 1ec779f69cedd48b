//! The table of Lost Cities 2, drawn: five paths side by side, the bridge across them, discard
//! piles at their ends, the hand below.

use super::action::Action;
use super::card::{Card, Colour};
use super::components::Components;
use super::figure::{Explorer, Figure};
use super::state::Stage;
use super::token::Token;
use super::view::{SeatView, View};
use crate::engine::Seat;
use crate::lang::Words;
use crate::say;
use crate::ui::board::{Board, Brush, Spot};
use crate::ui::layer::{put, width_of};
use crate::ui::theme::{Paint, Role};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

/// What some eyes see, with the numbers of the box.
pub struct Picture {
    pub(super) rules: &'static Components,
    pub(super) view: View,
}

/// Where things lie on the board, for the room there is.
struct Plan {
    area: Rect,
    /// Where the first step is.
    left: u16,
    /// A step's width, and a path's height.
    cell: u16,
    path: u16,
}

/// The names of the paths stand here.
const LABEL: u16 = 9;
/// The bridge takes this much.
const BRIDGE: u16 = 2;
/// The discard piles stand here.
const PILE: u16 = 6;

impl Plan {
    fn new(area: Rect, steps: usize) -> Self {
        let steps = u16::try_from(steps).unwrap_or(u16::MAX);
        let cell = (area.width.saturating_sub(LABEL + BRIDGE + PILE) / steps).clamp(3, 9);
        let path = (area.height.saturating_sub(3) / 5).clamp(2, 4);
        Self { area, left: area.x + LABEL, cell, path }
    }

    /// The place of a step (from 1) on a path.
    fn step(&self, colour: Colour, step: u8, bridge: u8) -> Rect {
        let over = if step > bridge { BRIDGE } else { 0 };
        let x = self.left + u16::from(step - 1) * self.cell + over;
        Rect::new(x, self.row(colour), self.cell, 2)
    }

    fn row(&self, colour: Colour) -> u16 {
        let index = u16::try_from(colour.index()).unwrap_or(0);
        self.area.y + 1 + index * self.path
    }

    fn pile(&self, colour: Colour, steps: usize) -> Rect {
        let steps = u16::try_from(steps).unwrap_or(u16::MAX);
        Rect::new(self.left + steps * self.cell + BRIDGE + 1, self.row(colour), PILE - 1, 1)
    }
}

fn paint(colour: Colour) -> Role {
    Role::Paint(match colour {
        Colour::Yellow => Paint::Yellow,
        Colour::Blue => Paint::Blue,
        Colour::White => Paint::White,
        Colour::Green => Paint::Green,
        Colour::Red => Paint::Red,
    })
}

fn text(action: Action) -> String {
    action.to_string()
}

fn colour_name(colour: Colour, words: &Words) -> String {
    say!(words, "lc-colour", colour = colour.name())
}

impl Picture {
    fn own(&self) -> Option<&SeatView> {
        self.view.seats.get(self.view.eyes.seat()?.index())
    }

    fn chosen(brush: Brush<'_>) -> Option<Action> {
        brush.cursor?.parse().ok()
    }

    /// The step that the chosen decision leads a figure to.
    fn destination(&self, brush: Brush<'_>) -> Option<(Colour, u8)> {
        let colour = match Self::chosen(brush)? {
            Action::Play(card) => card.colour(),
            Action::Move(colour) => colour,
            _ => return None,
        };
        let step = self.own()?.explorers[colour].map_or(0, |explorer| explorer.step) + 1;
        (step <= self.rules.last_step()).then_some((colour, step))
    }

    fn token_sign(token: Option<Token>, brush: Brush<'_>) -> String {
        match token {
            None => brush.look.signs.pick("·", ".").to_owned(),
            Some(Token::Artefact) => brush.look.signs.pick("◈", "$").to_owned(),
            Some(Token::Arrow) => brush.look.signs.pick("»", ">").to_owned(),
            Some(Token::Points(points)) => format!("+{points}"),
        }
    }

    fn draw_head(&self, plan: &Plan, brush: Brush<'_>, buffer: &mut Buffer) {
        let area = plan.area;
        for (step, points) in (1..).zip(&self.rules.steps) {
            let place = plan.step(Colour::Yellow, step, self.rules.bridge);
            let points = points.to_string();
            let x =
                place.x + (plan.cell.saturating_sub(u16::try_from(points.len()).unwrap_or(0))) / 2;
            put(buffer, area, x, area.y, &points, brush.look.style(Role::Quiet));
        }
        let x = plan.step(Colour::Yellow, self.rules.bridge, self.rules.bridge).right();
        for y in area.y..area.y + 1 + 5 * plan.path {
            put(buffer, area, x, y, brush.look.signs.pick("╫", "#"), brush.look.style(Role::Frame));
        }
    }

    fn draw_path(
        &self,
        colour: Colour,
        plan: &Plan,
        brush: Brush<'_>,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        let area = plan.area;
        let y = plan.row(colour);
        let mut spots = Vec::new();
        let name = colour_name(colour, brush.words);
        let painted = brush.look.style(paint(colour)).add_modifier(Modifier::BOLD);
        put(buffer, area, area.x, y, &name, painted);
        if let Some(own) = self.own() {
            // As much of the own row's end as there is room for.
            let values: Vec<String> =
                own.rows[colour].iter().map(|c| c.value().to_string()).collect();
            let fits = |from: &usize| width_of(&values[*from..].join(" ")) < usize::from(LABEL);
            let from = (0..=values.len()).find(fits).unwrap_or(values.len());
            let row = values[from..].join(" ");
            put(buffer, area, area.x, y + 1, &row, brush.look.style(paint(colour)));
        }
        self.draw_road(colour, plan, brush, buffer);
        let destination = self.destination(brush);
        for (step, token) in (1..).zip(&self.view.tokens[colour]) {
            let place = plan.step(colour, step, self.rules.bridge);
            let decision = text(Action::Move(colour));
            let target = brush.is_legal(&decision)
                && self
                    .own()
                    .and_then(|own| own.explorers[colour])
                    .is_some_and(|e| e.step + 1 == step);
            let leads_here = destination == Some((colour, step));
            let sign = Self::token_sign(*token, brush);
            // A mark must fit its step: the sign before the points makes room for it.
            let shown = if target { format!("[{}]", sign.trim_start_matches('+')) } else { sign };
            let style = if target && brush.is_chosen(&decision) {
                brush.look.style(Role::Cursor)
            } else if target {
                brush.look.style(Role::Target)
            } else if token.is_none() {
                Self::road(colour, brush)
            } else {
                brush.look.style(paint(colour))
            };
            let width = u16::try_from(width_of(&shown)).unwrap_or(1);
            let x = place.x + plan.cell.saturating_sub(width) / 2;
            put(buffer, area, x, y, &shown, style);
            self.draw_figures(colour, step, Rect { y: y + 1, height: 1, ..place }, brush, buffer);
            if leads_here {
                // Where the chosen card would lead: one cell, beside whoever stands there.
                let mark = brush.look.signs.pick("↑", "^");
                put(buffer, area, place.x, y + 1, mark, brush.look.style(Role::Fresh));
            }
            if target {
                spots.push(Spot::new(decision, place));
            }
        }
        spots.push(self.draw_pile(colour, plan, brush, buffer));
        spots
    }

    /// A path itself looks like its colour, faded.
    fn road(colour: Colour, brush: Brush<'_>) -> Style {
        brush.look.style(paint(colour)).add_modifier(Modifier::DIM)
    }

    /// The line that the steps of a path lie on.
    fn draw_road(&self, colour: Colour, plan: &Plan, brush: Brush<'_>, buffer: &mut Buffer) {
        let style = Self::road(colour, brush);
        let last = plan.step(colour, self.rules.last_step(), self.rules.bridge);
        let from = plan.left + plan.cell / 2;
        let bridge = plan.step(colour, self.rules.bridge, self.rules.bridge).right();
        for x in (from..last.x + plan.cell / 2).filter(|x| *x != bridge) {
            put(buffer, plan.area, x, last.y, brush.look.signs.pick("─", "-"), style);
        }
    }

    fn draw_figures(
        &self,
        colour: Colour,
        step: u8,
        place: Rect,
        brush: Brush<'_>,
        buffer: &mut Buffer,
    ) {
        let here = |seat: &SeatView| seat.explorers[colour].filter(|e| e.step == step);
        let there: Vec<(usize, Explorer)> = (self.view.seats.iter().enumerate())
            .filter_map(|(index, seat)| Some((index, here(seat)?)))
            .collect();
        let width = u16::try_from(there.len()).unwrap_or(0);
        let x = place.x + place.width.saturating_sub(width) / 2;
        for (x, (index, explorer)) in (x..).zip(there) {
            // The scientist weighs double: a full shape, in ASCII a capital letter.
            let full = explorer.figure == Figure::Scientist;
            let style = brush.look.style(Role::Seat(index)).add_modifier(Modifier::BOLD);
            put(buffer, place, x, place.y, brush.look.signs.seat(index, full), style);
        }
    }

    fn draw_pile(
        &self,
        colour: Colour,
        plan: &Plan,
        brush: Brush<'_>,
        buffer: &mut Buffer,
    ) -> Spot {
        let place = plan.pile(colour, self.rules.steps.len());
        let pile = &self.view.piles[colour];
        let decision = text(Action::Take(colour));
        let shown = match pile.top {
            None => brush.look.signs.pick("──", "--").to_owned(),
            Some(card) if brush.is_legal(&decision) => format!("[{}]", card.value()),
            Some(card) => format!(" {} ", card.value()),
        };
        let role = if brush.is_chosen(&decision) {
            Role::Cursor
        } else if pile.top.is_none() {
            Role::Quiet
        } else {
            paint(colour)
        };
        put(buffer, plan.area, place.x, place.y, &shown, brush.look.style(role));
        if pile.cards > 1 {
            let under = format!("({})", pile.cards);
            put(buffer, plan.area, place.x, place.y + 1, &under, brush.look.style(Role::Quiet));
        }
        Spot::new(decision, place)
    }

    fn draw_foot(&self, plan: &Plan, brush: Brush<'_>, buffer: &mut Buffer) -> Vec<Spot> {
        let area = plan.area;
        let y = plan.row(Colour::Red) + plan.path;
        let decision = text(Action::Draw);
        let deck = say!(brush.words, "lc-deck", cards = self.view.deck);
        let legal = brush.is_legal(&decision);
        let shown = if legal { format!("[{deck}]") } else { format!(" {deck} ") };
        let role = if brush.is_chosen(&decision) {
            Role::Cursor
        } else if legal {
            Role::Target
        } else {
            Role::Text
        };
        put(buffer, area, area.x, y, &shown, brush.look.style(role));
        let width = u16::try_from(width_of(&shown)).unwrap_or(1);
        let signs = brush.look.signs;
        let key = format!(
            "{} {}  {} {}  +5 {}",
            signs.pick("◈", "$"),
            say!(brush.words, "lc-sign-artefact"),
            signs.pick("»", ">"),
            say!(brush.words, "lc-sign-arrow"),
            say!(brush.words, "lc-sign-points"),
        );
        put(buffer, area, area.x + width + 2, y, &key, brush.look.style(Role::Quiet));
        vec![Spot::new(decision, Rect::new(area.x, y, width, 1))]
    }

    fn preview_play(&self, card: Card, words: &Words) -> String {
        let colour = card.colour();
        let name = colour_name(colour, words);
        let Some(own) = self.own() else { return String::new() };
        match own.explorers[colour] {
            None => {
                let points = self.rules.worth(Figure::Adventurer, 1);
                let advised = self.view.advised_start(colour);
                let lower = advised.filter(|advised| advised.value() < card.value());
                match lower {
                    Some(lower) => say!(
                        words,
                        "lc-preview-start-high",
                        colour = name,
                        points = points,
                        lowest = lower.value()
                    ),
                    None => say!(words, "lc-preview-start", colour = name, points = points),
                }
            }
            Some(explorer) if explorer.step == self.rules.last_step() => {
                say!(words, "lc-preview-end", colour = name)
            }
            Some(explorer) => self.preview_step(colour, explorer, words),
        }
    }

    fn preview_step(&self, colour: Colour, explorer: Explorer, words: &Words) -> String {
        let step = explorer.step + 1;
        let now = self.rules.worth(explorer.figure, explorer.step);
        let then = self.rules.worth(explorer.figure, step);
        let token = self.view.tokens[colour].get(usize::from(step) - 1).copied().flatten();
        let token = match token {
            None => "none",
            Some(Token::Artefact) => "artefact",
            Some(Token::Arrow) => "arrow",
            Some(Token::Points(_)) => "points",
        };
        let bridge = if step == self.rules.bridge + 1 { "yes" } else { "no" };
        say!(
            words,
            "lc-preview-step",
            colour = colour_name(colour, words),
            step = step,
            now = now.to_string(),
            then = then.to_string(),
            token = token,
            bridge = bridge
        )
    }
}

impl Board for Picture {
    fn status(&self, words: &Words) -> String {
        let (crossed, of) = (self.view.crossed, self.rules.crossings);
        say!(words, "lc-status", crossed = crossed, of = of, deck = self.view.deck)
    }

    fn prompt(&self, words: &Words) -> String {
        let stage = match self.view.stage {
            Stage::Play => "play",
            Stage::Send(_) => "send",
            Stage::Move { except: None } => "arrow",
            Stage::Move { except: Some(_) } => "end",
            Stage::Take => "take",
            Stage::Over => "over",
        };
        say!(words, "lc-prompt", stage = stage)
    }

    fn draw(&self, brush: Brush<'_>, area: Rect, buffer: &mut Buffer) -> Vec<Spot> {
        let plan = Plan::new(area, self.rules.steps.len());
        self.draw_head(&plan, brush, buffer);
        let mut spots = Vec::new();
        for colour in Colour::ALL {
            spots.extend(self.draw_path(colour, &plan, brush, buffer));
        }
        spots.extend(self.draw_foot(&plan, brush, buffer));
        spots
    }

    /// Each card of the hand with a place above it (play) and one below (discard).
    fn hand(&self, brush: Brush<'_>, area: Rect, buffer: &mut Buffer) -> Vec<Spot> {
        let Some(hand) = self.own().and_then(|own| own.hand.as_ref()) else { return Vec::new() };
        let choosing = self.view.stage == Stage::Play;
        let signs = brush.look.signs;
        let width = 8;
        let play = say!(brush.words, "lc-hand-play");
        let discard = say!(brush.words, "lc-hand-discard");
        let label = u16::try_from(width_of(&play).max(width_of(&discard))).unwrap_or(0) + 2;
        let y = area.y + 1;
        if choosing {
            put(buffer, area, area.x + 1, y, &play, brush.look.style(Role::Quiet));
            put(buffer, area, area.x + 1, y + 2, &discard, brush.look.style(Role::Quiet));
        }
        let mut spots = Vec::new();
        let y_card = y + 1;
        for (index, card) in (0u16..).zip(hand) {
            let x = area.x + 1 + label + index * width;
            let letter = say!(brush.words, "lc-colour-letter", colour = card.colour().name());
            let advised = self.view.advised_start(card.colour()) == Some(*card);
            let mark = if advised && choosing { "*" } else { " " };
            let shown = format!("{letter} {:>2}{mark}", card.value());
            let style = brush.look.style(paint(card.colour())).add_modifier(Modifier::BOLD);
            put(buffer, area, x, y_card, &shown, style);
            if !choosing {
                continue;
            }
            for (action, y, sign) in [
                (Action::Play(*card), y, signs.pick("▲", "^")),
                (Action::Discard(*card), y + 2, signs.pick("▼", "v")),
            ] {
                let decision = text(action);
                let legal = brush.is_legal(&decision);
                let role = match (legal, brush.is_chosen(&decision)) {
                    (true, true) => Role::Cursor,
                    (true, false) => Role::Target,
                    _ => Role::Quiet,
                };
                let shown = if legal { sign } else { signs.pick("·", ".") };
                put(buffer, area, x, y, &format!("  {shown}  "), brush.look.style(role));
                spots.push(Spot::new(decision, Rect::new(x, y, width - 2, 1)));
            }
        }
        spots
    }

    fn seat(&self, seat: Seat, brush: Brush<'_>) -> Vec<Line<'static>> {
        let Some(side) = self.view.seats.get(seat.index()) else { return Vec::new() };
        let signs = brush.look.signs;
        let artefacts = side.artefact_tokens + side.artefact_chips;
        let chips = side
            .chips
            .map_or_else(|| signs.pick("··", "..").to_owned(), |chips| chips.total().to_string());
        let facts = format!("{chips:>4} {}{artefacts:<2}", signs.pick("◈", "$"));
        let mut row = Vec::new();
        for colour in Colour::ALL {
            let last = side.rows[colour].last().map(|card| card.value().to_string());
            let last = last.unwrap_or_else(|| signs.pick("·", ".").to_owned());
            row.push(Span::styled(format!("{last:>3}"), brush.look.style(paint(colour))));
        }
        row.push(Span::styled(format!("  {:>4}", side.on_paths), brush.look.style(Role::Text)));
        vec![Line::styled(facts, brush.look.style(Role::Text)), Line::from(row)]
    }

    fn preview(&self, decision: &str, words: &Words) -> String {
        let Ok(action) = decision.parse() else { return String::new() };
        match action {
            Action::Play(card) => self.preview_play(card, words),
            Action::Discard(card) => {
                say!(words, "lc-preview-discard", colour = colour_name(card.colour(), words))
            }
            Action::Send(Figure::Scientist) => {
                say!(words, "lc-preview-scientist", times = self.rules.figures.scientist_counts)
            }
            Action::Send(Figure::Adventurer) => say!(words, "lc-preview-adventurer"),
            Action::Move(colour) => match self.own().and_then(|own| own.explorers[colour]) {
                Some(explorer) => self.preview_step(colour, explorer, words),
                None => String::new(),
            },
            Action::Stay => say!(words, "lc-preview-stay"),
            Action::Draw => say!(words, "lc-preview-draw", cards = self.view.deck),
            Action::Take(colour) => {
                let top = self.view.piles[colour].top.map_or(0, Card::value);
                say!(words, "lc-preview-take", colour = colour_name(colour, words), value = top)
            }
        }
    }
}
