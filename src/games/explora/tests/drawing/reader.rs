//! Reads a drawn table: knows where the rows are and what the signs mean, and nothing of how they
//! come to be drawn.

use super::NAMES;
use crate::draw::theme::{Look, Signs};
use crate::engine::Seat;
use crate::games::explora::card::{Card, What};
use crate::games::explora::member::Kind;
use crate::games::explora::phrase;
use crate::games::explora::scale::{PLACES, Scale};
use crate::games::explora::state::Stage;
use crate::games::explora::team::Which;
use crate::games::explora::tests::position::shipped;
use crate::games::explora::view::{TeamView, View};
use crate::lang::Words;
use crate::say;
use ratatui::buffer::Buffer;
use std::collections::BTreeSet;

type Read<T = ()> = Result<T, String>;

/// A drawn table.
pub struct Reader<'a> {
    buffer: &'a Buffer,
    look: Look,
    words: &'a Words,
}

/// What has been read at least once: else it has not been tried.
#[derive(Default)]
pub struct Seen(BTreeSet<&'static str>);

impl Seen {
    pub fn all_there(&self) {
        for what in [
            "jetpack",
            "unused",
            "no team",
            "nothing",
            "flag",
            "own money",
            "taken",
            "patron",
            "long watch",
            "risky move",
            "won",
            "artefact",
        ] {
            assert!(self.0.contains(what), "no {what} among {:?}", self.0);
        }
    }
}

/// A seat's row: its place, where it begins and how many rows a team has.
struct Row {
    place: Option<usize>,
    seat: Seat,
    y: u16,
}

fn equal<T: PartialEq + std::fmt::Debug>(what: &str, is: &T, should: &T) -> Read {
    if is == should { Ok(()) } else { Err(format!("{what} is {is:?}, should be {should:?}")) }
}

impl<'a> Reader<'a> {
    pub fn new(buffer: &'a Buffer, look: Look, words: &'a Words) -> Self {
        Self { buffer, look, words }
    }

    pub fn text(&self) -> String {
        (0..self.buffer.area.height).map(|y| self.line(y).trim_end().to_owned() + "\n").collect()
    }

    fn span(&self, y: u16, columns: std::ops::Range<u16>) -> String {
        let cells = columns.map(|x| self.buffer.cell((x, y)).map_or(" ", |cell| cell.symbol()));
        cells.collect()
    }

    fn line(&self, y: u16) -> String {
        self.span(y, 0..self.buffer.area.width)
    }

    fn shape(&self, seat: usize) -> &'static str {
        self.look.signs.seat(seat, true)
    }

    /// The rows below the heading, found by the shapes in their column.
    fn rows(&self, seats: usize) -> Vec<Row> {
        let head = self.heading();
        let mut rows = Vec::new();
        for y in head + 1..self.buffer.area.height {
            let shape = self.span(y, 4..5);
            let Some(index) = (0..seats).find(|seat| self.shape(*seat) == shape) else { continue };
            let name = self.span(y, 6..6 + 4);
            if name.trim() != NAMES[index] && !NAMES[index].starts_with(name.trim()) {
                continue;
            }
            if rows.len() == seats {
                break;
            }
            let label = self.span(y, 0..3);
            let place = PLACES.iter().position(|place| *place == label.trim());
            rows.push(Row { place, seat: Seat::at(index), y });
        }
        rows
    }

    fn heading(&self) -> u16 {
        let scale = say!(self.words, "ex-head-scale");
        let lines = 0..self.buffer.area.height;
        lines.into_iter().find(|y| self.line(*y).starts_with(&scale)).unwrap_or(0)
    }

    /// The column of the teams' numbers: where the heading says so.
    fn team_column(&self) -> u16 {
        let line = self.line(self.heading());
        let teams = say!(self.words, "ex-head-teams");
        let at = line.find(&teams).map_or(0, |at| line[..at].chars().count());
        u16::try_from(at).unwrap_or(0).saturating_sub(1)
    }

    /// The rows of a team: as far as the second number stands below the first.
    fn team_rows(&self, row: &Row) -> u16 {
        let x = self.team_column();
        (1..4).find(|down| self.span(row.y + down, x..x + 1) == "2").unwrap_or(1)
    }

    pub fn compare(&self, view: &View, seen: &mut Seen) -> Read {
        let rows = self.rows(view.seats.len());
        let order: Vec<Seat> = rows.iter().map(|row| row.seat).collect();
        let opening = view.scale.seats().next().is_none();
        if !opening {
            equal("the order", &order, &view.scale.seats().collect())?;
        }
        for row in &rows {
            let place = (!opening).then(|| view.scale.place(row.seat));
            equal("a place", &row.place, &place)?;
            self.compare_seat(view, row, seen)?;
        }
        if view.seats.len() < PLACES.len() && !opening {
            let unused = say!(self.words, "ex-unused");
            let there = (0..self.buffer.area.height).filter(|y| self.line(*y).contains(&unused));
            equal("unused markers", &there.count(), &(PLACES.len() - view.seats.len()))?;
            seen.0.insert("unused");
        }
        self.compare_market(view, seen)?;
        self.compare_discards(view)?;
        self.compare_expeditions(view)
    }

    fn compare_seat(&self, view: &View, row: &Row, seen: &mut Seen) -> Read {
        let side = view.seat(row.seat).ok_or("no such seat")?;
        let team = self.team_column();
        let facts = self.span(row.y, 10..team);
        let digits: String = facts.chars().filter(|c| c.is_ascii_digit() || *c == '?').collect();
        let money = side.money.map_or_else(|| "?".to_owned(), |money| money.to_string());
        equal("money", &digits, &money)?;
        if side.money.is_some() {
            seen.0.insert("own money");
        }
        let won = self.span(row.y + 1, 0..team);
        let flag = self.look.signs.pick("⚑", "!");
        let cards = side.expeditions.len();
        if !won.contains(&format!("{flag}{cards} ")) {
            return Err(format!("{cards} expedition cards are not in {won:?}"));
        }
        if cards > 0 {
            seen.0.insert("won");
        }
        let found = side.artefacts.iter().zip(&shipped().artefacts.points);
        let found: usize = found.map(|(n, points)| usize::from(*n) * usize::from(*points)).sum();
        if found > 0 {
            seen.0.insert("artefact");
        }
        let total = format!("={}", found + cards * usize::from(shipped().points.expedition));
        if won.split_whitespace().next_back() != Some(total.as_str()) {
            return Err(format!("{total} points are not in {won:?}"));
        }
        let each = self.team_rows(row);
        for which in Which::BOTH {
            let y = row.y + each * u16::from(which == Which::Second);
            let team = side.teams[which.index()];
            self.compare_team(view, row.seat, which, &team, y, seen)
                .map_err(|why| format!("{} team {which}: {why}", NAMES[row.seat.index()]))?;
        }
        Ok(())
    }

    fn letter(&self, card: Card) -> String {
        let letter = match card.what() {
            What::Member(kind) => say!(self.words, "ex-kind-letter", kind = kind.name()),
            _ => say!(self.words, "ex-jetpack-letter"),
        };
        match self.look.signs {
            Signs::Unicode => letter,
            Signs::Ascii => letter.to_lowercase(),
        }
    }

    fn compare_team(
        &self,
        view: &View,
        seat: Seat,
        which: Which,
        team: &TeamView,
        y: u16,
        seen: &mut Seen,
    ) -> Read {
        let x = self.team_column();
        equal("its number", &self.span(y, x..x + 1), &which.to_string())?;
        let race = self.race_column(y);
        let text = self.span(y, x + 2..race);
        let wanted: Vec<String> = team
            .cards
            .iter()
            .map(|card| format!("{}{}", self.letter(card.card), shipped().strength(card.card)))
            .collect();
        let tokens = text.split_whitespace().filter(|token| {
            let mut chars = token.chars();
            matches!((chars.next(), chars.next(), chars.next()), (Some(_), Some('0'..='9'), None))
        });
        equal("its cards", &tokens.map(str::to_owned).collect::<Vec<_>>(), &wanted)?;
        if team.cards.is_empty() {
            seen.0.insert("no team");
            return Ok(());
        }
        if team.cards.iter().any(|card| card.card == Card::JETPACK) {
            seen.0.insert("jetpack");
        }
        let bar = self.span(y, race..self.buffer.area.width);
        let full = [self.look.signs.pick("█", "#"), self.look.signs.pick("░", ":")];
        let cells = bar.chars().take_while(|c| full.iter().any(|f| f.starts_with(*c))).count();
        let rest: String = bar.chars().skip(cells).collect();
        let number = rest.split(|c: char| !c.is_ascii_digit()).find(|part| !part.is_empty());
        equal("its strength", &number.unwrap_or(""), &team.strength.to_string().as_str())?;
        if team.strength == 0 {
            seen.0.insert("nothing");
            return Ok(());
        }
        if cells % usize::from(team.strength) != 0 || cells < usize::from(team.strength) {
            return Err(format!("a bar of {cells} cells for {}", team.strength));
        }
        let leads = view.strongest.or(view.favourite()) == Some((seat, which));
        equal("its flag", &rest.contains(self.look.signs.pick("⚑", "!")), &leads)?;
        if leads {
            seen.0.insert("flag");
        }
        Ok(())
    }

    /// The column where bars begin: that of the first line, less the cells of a bar that just
    /// covers it.
    fn race_column(&self, _: u16) -> u16 {
        let line = self.line(self.heading());
        let first = &shipped().earnings[0];
        let label = format!("{}+:", first.from);
        let at = line.find(&label).map_or(0, |at| line[..at].chars().count());
        let width = self.buffer.area.width;
        let point = if width >= 200 {
            5
        } else if width >= 160 {
            4
        } else {
            3
        };
        u16::try_from(at).unwrap_or(0) - point * u16::from(first.from)
    }

    fn compare_market(&self, view: &View, seen: &mut Seen) -> Read {
        if !matches!(view.stage, Stage::Bid | Stage::Pick | Stage::Use { .. }) {
            return Ok(());
        }
        let (width, height) = (self.buffer.area.width, self.buffer.area.height);
        let sizes = [(200, 60, 5), (160, 45, 4), (120, 36, 3)];
        let above = sizes.into_iter().find(|&(w, h, _)| width >= w && height >= h);
        let y = 1 + above.map_or(1, |(.., rows)| rows);
        let held = usize::from(matches!(view.stage, Stage::Use { .. }));
        let taken = view.order.iter().take(view.picked.into()).filter(|pick| pick.card.is_some());
        let taken: Vec<_> = taken.collect();
        let there = view.market.len() + held + taken.len();
        let of = shipped().market(view.seats.len()).max(there);
        let pitch = width / u16::try_from(of).unwrap();
        for (at, card) in (0..).zip(view.market.iter()) {
            let columns = at * pitch..at * pitch + pitch - 1;
            let title = self.span(y, columns.clone());
            let (name, short) =
                (phrase::card(*card, self.words), phrase::short_card(*card, self.words));
            if !title.contains(&name) && !title.contains(&short) {
                return Err(format!("{name} is not in {title:?}"));
            }
            equal(
                "a number",
                &title.trim().split(' ').next(),
                &Some((at + 1).to_string().as_str()),
            )?;
            if let What::Member(_) = card.what() {
                let strength = shipped().strength(*card).to_string();
                if !title.trim_end().ends_with(&strength) {
                    return Err(format!("strength {strength} is not in {title:?}"));
                }
            }
            let foot = self.heading() - 1;
            let foot = self.span(foot, columns);
            let price = shipped().price(*card).to_string();
            if card.what() == What::Patron {
                seen.0.insert("patron");
            } else if !foot.contains(&price) {
                return Err(format!("price {price} is not in {foot:?}"));
            }
            match card.what() {
                What::LongWatch => drop(seen.0.insert("long watch")),
                What::RiskyMove => drop(seen.0.insert("risky move")),
                _ => {}
            }
        }
        for (at, pick) in (0..).zip(taken) {
            let x = (u16::try_from(view.market.len() + held).unwrap() + at) * pitch;
            let taker = self.span(y + 1, x..x + pitch - 1);
            if !taker.contains(self.shape(pick.seat.index())) {
                return Err(format!("{:?} is not in {taker:?}", pick.seat));
            }
            seen.0.insert("taken");
        }
        Ok(())
    }

    fn compare_discards(&self, view: &View) -> Read {
        let title = say!(self.words, "ex-discards", count = view.discard.len());
        let y = (self.heading()..self.buffer.area.height).find(|y| self.line(*y).contains(&title));
        let y = y.ok_or_else(|| format!("no {title:?}"))?;
        for (down, kind) in (1..).zip(Kind::ALL) {
            let members = view.discard.iter().filter(|card| card.what() == What::Member(kind));
            let mut strengths: Vec<String> =
                members.map(|card| shipped().strength(*card).to_string()).collect();
            strengths.sort();
            let in_lines =
                self.line(y + 1).contains(&say!(self.words, "ex-kind", kind = "explorer"));
            let is = if in_lines {
                let line = self.span(y + down, 15..self.buffer.area.width * 3 / 10 - 1);
                line.split_whitespace().map(str::to_owned).collect()
            } else {
                let line = self.line(y);
                let letter = say!(self.words, "ex-kind-letter", kind = kind.name());
                let letter =
                    if self.look.signs == Signs::Ascii { letter.to_lowercase() } else { letter };
                let mut parts = line.split("  ");
                let part = parts.find_map(|part| part.strip_prefix(&format!("{letter} ")));
                part.unwrap_or("").trim().chars().map(String::from).collect::<Vec<_>>()
            };
            equal("discards", &is, &strengths)?;
        }
        Ok(())
    }

    fn compare_expeditions(&self, view: &View) -> Read {
        let y = if self.line(1).contains(['╭', '+']) { 2 } else { 1 };
        let width = self.buffer.area.width / u16::try_from(view.expeditions.len()).unwrap();
        for (at, destination) in (0..).zip(view.expeditions.iter()) {
            let text = self.span(y, at * width..at * width + width - 1);
            let name = phrase::place(*destination, self.words);
            if !text.contains(&name) {
                return Err(format!("{name} is not in {text:?}"));
            }
            if let Some(winner) = view.winners.get(usize::from(at)).copied() {
                let sign =
                    winner.map_or(self.look.signs.pick("–", "-"), |it| self.shape(it.index()));
                if !text.contains(sign) {
                    return Err(format!("{sign} is not in {text:?}"));
                }
            }
        }
        Ok(())
    }

    /// The bids that lie open, in the order that they make; the rows stand as on this scale.
    pub fn bids(&self, scale: Scale) -> Read<Vec<(Seat, u16)>> {
        let seats = scale.seats().count();
        let rows = self.rows(seats);
        let order: Vec<Seat> = rows.iter().map(|row| row.seat).collect();
        equal("the order", &order, &scale.seats().collect())?;
        let heading = self.line(self.heading());
        let head = say!(self.words, "ex-head-bids");
        let at = heading.find(&head).ok_or("no bids")?;
        let x = u16::try_from(heading[..at].chars().count()).unwrap() - 1;
        let number = |text: &str| {
            let digits = text.split(|c: char| !c.is_ascii_digit()).find(|it| !it.is_empty());
            digits.and_then(|digits| digits.parse().ok()).ok_or_else(|| format!("none: {text:?}"))
        };
        let mut bids: Vec<(u16, Seat, u16)> = Vec::new();
        for row in &rows {
            let bid: u16 = number(&self.span(row.y, x..self.buffer.area.width))?;
            let pick: u16 = number(&self.span(row.y + 1, x..self.buffer.area.width))?;
            bids.push((pick, row.seat, bid));
        }
        bids.sort_unstable();
        Ok(bids.into_iter().map(|(_, seat, bid)| (seat, bid)).collect())
    }
}
