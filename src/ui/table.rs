//! The table: board, seats, hand, log, and the keyboard passed from hand to hand.

use super::board::{Board, Brush, Spot, nearest};
use super::command::Command;
use super::host::Host;
use super::layer::{Layer, Outcome, Room, cut, put, width_of, window, wrap};
use super::pages::Page;
use super::theme::Role;
use crate::engine::{Eyes, Seat, Snapshot};
use crate::games::GameBox;
use crate::say;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

/// A match on the screen, for all who sit at this keyboard.
pub struct TableScreen {
    host: Box<dyn Host>,
    /// Whose secrets lie open; nobody's while the keyboard is passed.
    open: Option<Seat>,
    /// What the open eyes see.
    seen: Snapshot,
    /// The decisions as they were last drawn, legal or not.
    spots: Vec<Spot>,
    cursor: Option<String>,
    /// For each seat, how many decisions there were when it last decided.
    last_turn: Vec<usize>,
    score: bool,
    /// Somebody looks on: the keyboard goes to nobody.
    watched: bool,
}

/// What the screen is there for at this moment.
enum Mode {
    /// The seat whose secrets are open decides.
    Turn,
    /// The keyboard goes to this seat.
    Handover(Seat),
    /// Nobody here decides.
    Over,
    /// What lies open to everybody, while somebody decides.
    Watch,
}

impl TableScreen {
    /// The screen of a table.
    pub fn new(host: Box<dyn Host>) -> Self {
        let seen = host.snapshot(Eyes::Table, 0);
        let last_turn = vec![0; seen.players.len()];
        let score = seen.to_act.is_empty();
        let (open, spots, cursor, watched) = (None, Vec::new(), None, false);
        Self { host, open, seen, spots, cursor, last_turn, score, watched }
    }

    /// The table as these eyes see it: a seat on its turn with its hand open, anybody else only
    /// what lies open to all.
    pub fn seen_by(host: Box<dyn Host>, eyes: Eyes) -> Self {
        let mut screen = Self::new(host);
        screen.watched = true;
        screen.open = eyes.seat().filter(|seat| screen.seen.to_act.has(*seat));
        screen.look();
        screen
    }

    fn game<'a>(&self, room: &'a Room) -> Option<&'a dyn GameBox> {
        room.shelf.find(&self.seen.game)
    }

    fn mode(&self) -> Mode {
        if self.watched && !self.seen.to_act.is_empty() {
            return if self.open.is_some() { Mode::Turn } else { Mode::Watch };
        }
        let person = |seat: &Seat| self.seen.players[seat.index()].bot.is_none();
        match self.seen.to_act.iter().find(person) {
            None => Mode::Over,
            Some(seat) if self.open == Some(seat) => Mode::Turn,
            Some(seat) => Mode::Handover(seat),
        }
    }

    /// Looks again, with the eyes that are open now.
    fn look(&mut self) {
        let eyes = self.open.map_or(Eyes::Table, Eyes::Seat);
        self.seen = self.host.snapshot(eyes, 0);
        if !self.cursor.as_ref().is_some_and(|chosen| self.seen.legal.contains(chosen)) {
            self.cursor = self.seen.legal.first().cloned();
        }
    }

    /// Opens the secrets of whoever decides next, if nobody else could see them.
    fn settle(&mut self, room: &Room) {
        let alone = self.seen.players.iter().filter(|player| player.bot.is_none()).count() < 2;
        let secrets = self.game(room).is_none_or(GameBox::has_secrets);
        if let Mode::Handover(seat) = self.mode()
            && (alone || !secrets)
        {
            self.open = Some(seat);
            self.look();
        }
    }

    fn decide(&mut self, decision: &str, room: &mut Room) -> Outcome {
        let Some(seat) = self.open else { return Outcome::Stay };
        let before = self.seen.decisions;
        match self.host.decide(seat, decision) {
            Ok(()) => {
                // Bots may have decided behind it: that is news for this seat.
                self.last_turn[seat.index()] = before + 1;
                self.after_decision(seat, room)
            }
            Err(why) => {
                if let Some(game) = self.game(room) {
                    room.notice = Some(why.tell(game, &self.seen.players, &room.words));
                }
                Outcome::Stay
            }
        }
    }

    fn after_decision(&mut self, seat: Seat, room: &Room) -> Outcome {
        self.look();
        if self.seen.to_act.has(seat) {
            return Outcome::Stay;
        }
        self.open = None;
        self.look();
        self.score = self.seen.to_act.is_empty();
        self.settle(room);
        // Whatever comes next, the hand that was open is closed.
        Outcome::Cover
    }

    fn take_back(&mut self, all: bool, room: &mut Room) {
        let Some(seat) = self.open else { return };
        let undone = if all { self.host.restart_turn(seat) } else { self.host.undo(seat) };
        if let (Err(why), Some(game)) = (undone, self.game(room)) {
            room.notice = Some(why.tell(game, &self.seen.players, &room.words));
        }
        self.look();
    }

    fn legal_spots(&self) -> Vec<Spot> {
        self.spots.iter().filter(|spot| self.seen.legal.contains(&spot.decision)).cloned().collect()
    }

    fn steer(&mut self, way: (i32, i32)) {
        let spots = self.legal_spots();
        let here = spots.iter().find(|spot| Some(&spot.decision) == self.cursor.as_ref());
        let next = match here {
            // Two equal cards are one decision: the other one is no step.
            Some(here) => {
                let others = spots.iter().filter(|spot| spot.decision != here.decision);
                nearest(others, here.area, way)
            }
            None => spots.first(),
        };
        if let Some(spot) = next {
            self.cursor = Some(spot.decision.clone());
        }
    }

    fn round(&mut self, by: usize) {
        let spots = self.legal_spots();
        let at = spots.iter().position(|spot| Some(&spot.decision) == self.cursor.as_ref());
        if !spots.is_empty() {
            let next = at.map_or(0, |at| (at + by) % spots.len());
            self.cursor = Some(spots[next].decision.clone());
        }
    }

    fn click(&mut self, column: u16, row: u16, room: &mut Room) -> Outcome {
        let hit = |spot: &&Spot| spot.area.contains((column, row).into());
        let Some(spot) = self.spots.iter().find(hit) else { return Outcome::Stay };
        let decision = spot.decision.clone();
        self.decide(&decision, room)
    }

    fn lines(&self, eyes: Eyes, since: usize, room: &Room) -> Vec<String> {
        let seen = self.host.snapshot(eyes, since);
        let Some(game) = self.game(room) else { return Vec::new() };
        let line = |event| game.event(event, &seen.players, &room.words);
        seen.events.iter().map(|happened| line(&happened.event)).collect()
    }

    fn draw_top(&self, board: &dyn Board, area: Rect, buffer: &mut Buffer, room: &Room) {
        let words = &room.words;
        let Some(game) = self.game(room) else { return };
        let dot = room.look.signs.pick(" · ", " - ");
        let left = format!(" {}{dot}{}", game.title(words), game.progress(self.seen.round, words));
        let mut right = board.status(words);
        if let Some(seat) = self.seen.to_act.first() {
            let name = &self.seen.players[seat.index()].name;
            let shape = room.look.signs.seat(seat.index(), true);
            right = format!("{right}{dot}{shape} {name} ");
        }
        // Where both do not fit, everybody still knows which game it is.
        let fits = width_of(&left) + width_of(&right) < usize::from(area.width);
        let left = if fits { left } else { format!(" {}", game.progress(self.seen.round, words)) };
        put(buffer, area, area.x, area.y, &left, room.style(Role::Title));
        let x = area.right().saturating_sub(u16::try_from(width_of(&right)).unwrap_or(0));
        put(buffer, area, x, area.y, &right, room.style(Role::Text));
    }

    fn draw_seats(
        &self,
        board: &dyn Board,
        brush: Brush<'_>,
        area: Rect,
        buffer: &mut Buffer,
        room: &Room,
    ) -> u16 {
        let mut y = area.y;
        for (index, player) in self.seen.players.iter().enumerate() {
            let seat = Seat::at(index);
            let mark =
                if self.seen.to_act.has(seat) { room.look.signs.pick("▸", ">") } else { " " };
            let shape = room.look.signs.seat(index, true);
            let lines = board.seat(seat, brush);
            let name = cut(player.name.as_str(), usize::from(area.width).saturating_sub(12));
            put(buffer, area, area.x, y, mark, room.style(Role::Title));
            let text = format!("{shape} {name}");
            put(buffer, area, area.x + 1, y, &text, room.style(Role::Seat(index)));
            for (i, line) in lines.iter().enumerate() {
                let x = if i == 0 {
                    area.right().saturating_sub(u16::try_from(line.width()).unwrap_or(0))
                } else {
                    area.x + 1
                };
                if y < area.bottom() {
                    buffer.set_line(x, y, line, area.right().saturating_sub(x));
                }
                y += 1;
            }
        }
        y
    }

    fn draw_turn(&mut self, frame: &mut Frame<'_>, room: &Room) {
        let Some(game) = self.game(room) else { return };
        let Some(board) = game.board(&self.seen) else { return };
        let legal = self.seen.legal.clone();
        let cursor = self.cursor.clone();
        let brush =
            Brush { words: &room.words, look: room.look, legal: &legal, cursor: cursor.as_deref() };
        let area = frame.area();
        let buffer = frame.buffer_mut();
        let wide = area.width >= 120;
        let bottom = if area.height >= 36 { 10 } else { 8 };
        let side = if wide { 40 } else { 24 };
        self.draw_top(board.as_ref(), Rect { height: 1, ..area }, buffer, room);
        let middle = Rect { y: area.y + 1, height: area.height - 1 - bottom, ..area };
        let table = Rect { width: middle.width - side, ..middle };
        let seats = Rect { x: table.right(), width: side, ..middle };
        let panel = room.panel("");
        let inner = panel.inner(table);
        panel.render(table, buffer);
        let mut spots = board.draw(brush, inner, buffer);
        let panel = room.panel("");
        let inner = panel.inner(seats);
        panel.render(seats, buffer);
        let y = self.draw_seats(board.as_ref(), brush, inner, buffer, room);
        self.draw_log(Rect { y, height: inner.bottom().saturating_sub(y), ..inner }, buffer, room);
        let hand = Rect { y: middle.bottom(), height: bottom, ..area };
        let keys = room.key_line(&self.commands(), hand.width);
        let panel = room.panel(self.prompt(board.as_ref(), room)).title_bottom(format!(" {keys} "));
        let inner = panel.inner(hand);
        panel.render(hand, buffer);
        spots.extend(board.hand(brush, Rect { height: inner.height - 1, ..inner }, buffer));
        spots.extend(self.draw_list(&spots, brush, game, inner, buffer, room));
        let last = inner.bottom() - 1;
        let told = match (&room.notice, self.host.trouble(), &self.cursor) {
            (Some(notice), ..) => Some((notice.clone(), Role::Warning)),
            (_, Some(fault), _) => Some((fault.tell(&room.shelf, &room.words), Role::Warning)),
            (.., Some(chosen)) if room.settings.hints => {
                Some((board.preview(chosen, &room.words), Role::Quiet))
            }
            _ => None,
        };
        if let Some((text, role)) = told {
            put(buffer, inner, inner.x + 1, last, &text, room.style(role));
        }
        self.spots = spots;
    }

    fn prompt(&self, board: &dyn Board, room: &Room) -> String {
        match self.seen.to_act.first() {
            Some(seat) => {
                let name = self.seen.players[seat.index()].name.as_str();
                format!(" {name}: {} ", board.prompt(&room.words))
            }
            None => format!(" {} ", say!(&room.words, "match-is-over")),
        }
    }

    /// Decisions that have no place on the board or in the hand.
    fn draw_list(
        &self,
        spots: &[Spot],
        brush: Brush<'_>,
        game: &dyn GameBox,
        area: Rect,
        buffer: &mut Buffer,
        room: &Room,
    ) -> Vec<Spot> {
        let placed = |decision: &&String| !spots.iter().any(|spot| spot.decision == **decision);
        let mut x = area.x + 1;
        let mut y = area.y;
        let mut listed = Vec::new();
        for (number, decision) in (1..).zip(self.seen.legal.iter().filter(placed)) {
            let text = format!(" {number} {} ", game.decision(decision, &room.words));
            let width = u16::try_from(width_of(&text)).unwrap_or(1);
            if x + width > area.right() {
                x = area.x + 1;
                y += 2;
            }
            let chosen = brush.is_chosen(decision);
            let role = if chosen { Role::Cursor } else { Role::Target };
            put(buffer, area, x, y, &text, room.style(role));
            listed.push(Spot::new(decision.clone(), Rect::new(x, y, width, 1)));
            x += width + 2;
        }
        listed
    }

    fn draw_log(&self, area: Rect, buffer: &mut Buffer, room: &Room) {
        let since = self.seen.decisions.saturating_sub(12);
        let eyes = self.open.map_or(Eyes::Table, Eyes::Seat);
        let width = usize::from(area.width);
        let room_for = usize::from(area.height.saturating_sub(1));
        // From the last event back, as many whole ones as there is room for.
        let mut tail: Vec<String> = Vec::new();
        for line in self.lines(eyes, since, room).iter().rev() {
            let wrapped = wrap(line, width);
            if tail.len() + wrapped.len() > room_for {
                break;
            }
            tail.splice(0..0, wrapped);
        }
        if area.height > 1 {
            let title =
                format!("{} {}", room.look.signs.pick("──", "--"), say!(&room.words, "log-title"));
            put(buffer, area, area.x, area.y, &title, room.style(Role::Frame));
        }
        for (y, line) in (area.y + 1..area.bottom()).zip(&tail) {
            put(buffer, area, area.x, y, line, room.style(Role::Quiet));
        }
    }

    /// Only public things: whose turn it is, and what happened since its last one.
    fn draw_handover(&self, seat: Seat, frame: &mut Frame<'_>, room: &Room) {
        let words = &room.words;
        let area = frame.area();
        let name = self.seen.players[seat.index()].name.as_str();
        let keys = room.key_line(&self.commands(), area.width);
        let panel = room.panel("").title_bottom(format!(" {keys} "));
        let inner = panel.inner(area);
        let buffer = frame.buffer_mut();
        panel.render(area, buffer);
        let shape = room.look.signs.seat(seat.index(), true);
        let text = format!("{shape}  {}", say!(words, "handover", name = name));
        put(buffer, inner, inner.x + 4, inner.y + 2, &text, room.style(Role::Title));
        let text = say!(words, "handover-key", name = name);
        put(buffer, inner, inner.x + 7, inner.y + 4, &text, room.style(Role::Text));
        let since = self.last_turn[seat.index()];
        let lines = self.lines(Eyes::Table, since + usize::from(since > 0), room);
        let width = usize::from(inner.width) - 10;
        let lines: Vec<String> = lines.iter().flat_map(|line| wrap(line, width)).collect();
        let space = usize::from(inner.height.saturating_sub(9));
        if !lines.is_empty() {
            let title = say!(words, "since-your-turn");
            put(buffer, inner, inner.x + 7, inner.y + 6, &title, room.style(Role::Quiet));
        }
        let tail = lines.iter().skip(lines.len().saturating_sub(space));
        for (y, line) in (inner.y + 7..inner.bottom()).zip(tail) {
            put(buffer, inner, inner.x + 7, y, line, room.style(Role::Text));
        }
    }

    fn draw_score(&self, frame: &mut Frame<'_>, room: &Room) {
        let Some(game) = self.game(room) else { return };
        let words = &room.words;
        let standings = &self.seen.standings;
        let rows = u16::try_from(standings.rows.len()).unwrap_or(1);
        let window = window(frame, 72, rows + 9);
        let keys = room.key_line(&self.commands(), window.width);
        let title = format!(" {} ", say!(words, "score-title"));
        let panel = room.panel(title).title_bottom(format!(" {keys} "));
        let inner = panel.inner(window);
        let buffer = frame.buffer_mut();
        panel.render(window, buffer);
        let mut order: Vec<_> = standings.rows.iter().collect();
        order.sort_by_key(|row| row.place);
        let mut y = inner.y + 1;
        for row in order {
            let index = row.seat.index();
            let name = self.seen.players[index].name.as_str();
            let place = row.place.map(|place| place.to_string()).unwrap_or_default();
            let shape = room.look.signs.seat(index, true);
            let total = row.total.unwrap_or(0);
            let text = format!("{place}. {shape} {name}");
            put(buffer, inner, inner.x + 2, y, &text, room.style(Role::Seat(index)));
            let text = format!("{total:>5}");
            put(buffer, inner, inner.x + 27, y, &text, room.style(Role::Title));
            let parts = row.points.iter().map(|points| {
                let category = game.category(&points.category, words);
                format!("{category} {}", points.points.unwrap_or(0))
            });
            let parts = parts.collect::<Vec<_>>().join(", ");
            for line in wrap(&parts, usize::from(inner.width) - 36) {
                put(buffer, inner, inner.x + 34, y, &line, room.style(Role::Quiet));
                y += 1;
            }
        }
        if let Some(tie) = &standings.tie_break {
            let by = game.category(tie, words);
            let text = say!(words, "tie-broken", by = by);
            put(buffer, inner, inner.x + 2, inner.bottom() - 1, &text, room.style(Role::Text));
        }
    }
}

impl Layer for TableScreen {
    fn draw(&mut self, frame: &mut Frame<'_>, room: &Room) {
        match self.mode() {
            Mode::Turn | Mode::Watch => self.draw_turn(frame, room),
            Mode::Handover(seat) => self.draw_handover(seat, frame, room),
            Mode::Over => {
                self.draw_turn(frame, room);
                if self.score {
                    self.draw_score(frame, room);
                }
            }
        }
    }

    fn commands(&self) -> Vec<Command> {
        match self.mode() {
            Mode::Turn => vec![
                Command::Up,
                Command::Take,
                Command::Undo,
                Command::Restart,
                Command::Hide,
                Command::Log,
                Command::Rules,
                Command::Help,
                Command::Quit,
            ],
            Mode::Handover(_) => vec![Command::Take, Command::Log, Command::Rules, Command::Quit],
            Mode::Over => vec![Command::Take, Command::Log, Command::Quit],
            Mode::Watch => vec![Command::Log, Command::Rules, Command::Help, Command::Quit],
        }
    }

    fn step(&mut self, command: Command, room: &mut Room) -> Outcome {
        match command {
            Command::Quit => return Outcome::Close,
            Command::Log => {
                let lines = self.lines(Eyes::Table, 0, room);
                let fresh = match self.open {
                    Some(seat) => {
                        let since = self.last_turn[seat.index()];
                        lines.len() - self.lines(Eyes::Table, since + 1, room).len()
                    }
                    None => lines.len(),
                };
                let title = say!(&room.words, "log-title");
                return Outcome::Open(Box::new(Page::log(title, lines, fresh)));
            }
            Command::Rules => {
                if let Some(game) = self.game(room) {
                    let page = game.rules_page(room.words.lang()).unwrap_or_default();
                    return Outcome::Open(Box::new(Page::new(game.title(&room.words), &page)));
                }
            }
            Command::Help | Command::Settings | Command::Interrupt => return Outcome::Through,
            _ => {}
        }
        match (self.mode(), command) {
            (Mode::Handover(seat), Command::Take | Command::Click(..)) => {
                self.open = Some(seat);
                self.cursor = None;
                self.look();
            }
            (Mode::Over, Command::Take) => self.score = !self.score,
            (Mode::Over, Command::Back) => self.score = false,
            (Mode::Turn, command) => return self.step_turn(command, room),
            _ => {}
        }
        Outcome::Stay
    }

    fn refresh(&mut self, room: &Room) {
        self.settle(room);
    }
}

impl TableScreen {
    fn step_turn(&mut self, command: Command, room: &mut Room) -> Outcome {
        match command {
            Command::Up => self.steer((0, -1)),
            Command::Down => self.steer((0, 1)),
            Command::Left => self.steer((-1, 0)),
            Command::Right => self.steer((1, 0)),
            Command::Next => self.round(1),
            Command::Previous => self.round(self.legal_spots().len().saturating_sub(1)),
            Command::Pick(number) => {
                // The list's numbers are the last spots; without a list, the board's.
                let spots = self.legal_spots();
                if let Some(spot) = spots.get(usize::from(number) - 1) {
                    self.cursor = Some(spot.decision.clone());
                }
            }
            Command::Take => {
                if let Some(decision) = self.cursor.clone() {
                    return self.decide(&decision, room);
                }
            }
            Command::Click(column, row) => return self.click(column, row, room),
            Command::Undo => self.take_back(false, room),
            Command::Restart => self.take_back(true, room),
            Command::Hide => {
                self.open = None;
                self.look();
                return Outcome::Cover;
            }
            _ => {}
        }
        Outcome::Stay
    }
}
