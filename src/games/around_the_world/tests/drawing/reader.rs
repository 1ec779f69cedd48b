//! Reads a drawn table: knows where points and lines stand and what the signs mean, and nothing of
//! how they come to be drawn. What should be there is worked out anew from what the eyes see.

use super::positions::{Position, shipped};
use crate::draw::theme::{Look, Paint, Role, Signs, Theme};
use crate::engine::Seat;
use crate::games::around_the_world::map::{Node, Way};
use crate::games::around_the_world::point::Kind;
use crate::games::around_the_world::screen::chart::{At, Chart, Heading, Stroke};
use crate::games::around_the_world::state::Stage;
use crate::games::around_the_world::view::View;
use crate::games::around_the_world::{Action, Colour, phrase};
use crate::lang::Words;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Rect, Size};
use ratatui::style::{Color, Modifier, Style};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::rc::Rc;
use unicode_width::UnicodeWidthStr as _;

type Read<T = ()> = Result<T, String>;

/// What has been read: else it has not been tried.
#[derive(Default)]
pub struct Seen {
    met: BTreeSet<&'static str>,
    goals: usize,
    named: usize,
    arrows: usize,
    heads: usize,
    hidden: usize,
}

impl Seen {
    /// Everything has been met, and nearly everything found that may be left out for once.
    pub fn all_there(&self) {
        let all = ["token", "own goal", "public goal", "tag", "shared line", "loop", "edge pair"];
        for what in all {
            assert!(self.met.contains(what), "no {what}");
        }
        let (goals, arrows) = (self.goals, self.arrows);
        // The lists have them all; these are positions with up to 45 arrows of each colour.
        assert!(self.named * 100 >= goals * 98, "{} goals of {goals} named", self.named);
        assert!(self.heads * 100 >= arrows * 98, "{} heads of {arrows} arrows", self.heads);
        assert!(self.hidden * 1000 <= arrows, "nothing seen of {} of {arrows}", self.hidden);
    }
}

/// An expedition, as its arrows lie.
struct Expedition {
    colour: Colour,
    used: BTreeMap<u8, Node>,
    route: Vec<Node>,
    left: usize,
}

impl Expedition {
    fn of(view: &View, colour: Colour) -> Self {
        let map = shipped().map();
        let (mut used, mut route) = (BTreeMap::new(), vec![map.rose()]);
        for arrow in &view.routes[colour] {
            let (from, to) = (map.find(arrow.from).unwrap(), map.find(arrow.to).unwrap());
            let way = map.ways(from).iter().find(|way| way.to == to).unwrap();
            used.insert(way.line, from);
            route.extend([from, to]);
        }
        let left = usize::from(shipped().arrows) - used.len();
        Self { colour, used, route, left }
    }

    fn tip(&self) -> Node {
        *self.route.last().unwrap()
    }

    /// The lines it may take from a point, numbered.
    fn steps(&self, from: Node) -> Vec<(usize, Way)> {
        let ways = shipped().map().ways(from).iter();
        let free = ways.filter(|way| self.left > 0 && !self.used.contains_key(&way.line)).copied();
        (1..).zip(free).collect()
    }

    /// How many arrows it takes from any of these points to all others.
    fn far(&self, from: &[Node]) -> BTreeMap<Node, usize> {
        let mut far: BTreeMap<Node, usize> = from.iter().map(|node| (*node, 0)).collect();
        let mut next: VecDeque<Node> = from.iter().copied().collect();
        while let Some(node) = next.pop_front() {
            let arrows = far[&node] + 1;
            for (_, way) in self.steps(node) {
                if arrows <= self.left && !far.contains_key(&way.to) {
                    far.insert(way.to, arrows);
                    next.push_back(way.to);
                }
            }
        }
        far
    }
}

/// A drawn table.
pub struct Reader<'a> {
    buffer: &'a Buffer,
    view: &'a View,
    cursor: Option<Action>,
    look: Look,
    words: &'a Words,
    chart: Rc<Chart>,
    expeditions: Vec<Expedition>,
    /// The cells of the map whose meaning is known.
    known: BTreeSet<At>,
    /// Those that could be an arrow's head or letter: a name on the line has letters, too.
    arrows: BTreeSet<At>,
}

/// What stands beside a point in its row.
struct Group {
    node: Node,
    at: At,
    left: i32,
    right: i32,
}

const fn paint(colour: Colour) -> Paint {
    match colour {
        Colour::Yellow => Paint::Yellow,
        Colour::Red => Paint::Red,
        Colour::Blue => Paint::Blue,
    }
}

impl<'a> Reader<'a> {
    pub fn new(
        buffer: &'a Buffer,
        view: &'a View,
        cursor: Option<&str>,
        look: Look,
        words: &'a Words,
    ) -> Self {
        let screen = buffer.area.as_size();
        let under = match (screen.width, screen.height) {
            (200.., 60..) => 18,
            (160.., 45..) => 15,
            (120.., 36..) => 14,
            _ => 11,
        };
        let cells = Size::new(screen.width, screen.height - under);
        let chart = Chart::of(shipped(), screen, cells);
        let expeditions = Colour::ALL.map(|colour| Expedition::of(view, colour)).into();
        let cursor = cursor.and_then(|cursor| cursor.parse().ok());
        let (known, arrows) = (BTreeSet::new(), BTreeSet::new());
        Self { buffer, view, cursor, look, words, chart, expeditions, known, arrows }
    }

    fn ascii(&self) -> bool {
        self.look.signs == Signs::Ascii
    }

    /// Whether arrows bear letters.
    fn lettered(&self) -> bool {
        self.ascii() || matches!(self.look.theme, Theme::Mono | Theme::Safe)
    }

    /// A cell of the map.
    fn cell(&self, (x, y): At) -> Option<&'a Cell> {
        let (x, y) = (u16::try_from(x).ok()?, u16::try_from(y).ok()?);
        if y >= self.chart.size.height {
            return None;
        }
        // The top line is above it.
        self.buffer.cell((x, y + 1))
    }

    fn sign(&self, at: At) -> char {
        self.cell(at).and_then(|cell| cell.symbol().chars().next()).unwrap_or('\0')
    }

    fn has_style(&self, at: At, style: Style) -> bool {
        self.cell(at).is_some_and(|cell| {
            style.fg.is_none_or(|fg| cell.fg == fg)
                && style.bg.is_none_or(|bg| cell.bg == bg)
                && cell.modifier.contains(style.add_modifier)
        })
    }

    fn letter(&self, colour: Colour) -> char {
        phrase::letter(colour, self.words).chars().next().unwrap()
    }

    fn shape(&self, seat: usize) -> char {
        self.look.signs.seat(seat, true).chars().next().unwrap()
    }

    fn due(&self) -> Option<Colour> {
        match self.view.stage {
            Stage::Loop(colour) => Some(colour),
            _ => None,
        }
    }

    /// Where an expedition's next arrow begins.
    fn stands(&self, expedition: &Expedition) -> Node {
        let map = shipped().map();
        match self.cursor {
            Some(Action::Lay(colour, from, _)) if colour == expedition.colour => {
                map.find(from).unwrap()
            }
            _ => expedition.tip(),
        }
    }

    fn hand(&self) -> Vec<Node> {
        let map = shipped().map();
        let hand = self.view.own().and_then(|seat| seat.hand.clone()).unwrap_or_default();
        hand.into_iter().filter_map(|site| map.find(site)).collect()
    }

    fn public(&self) -> Vec<Node> {
        let map = shipped().map();
        self.view.goals.iter().filter_map(|site| map.find(*site)).collect()
    }

    /// Whether everything on the screen is what lies there, and all of it is there.
    pub fn compare(mut self, at: &Position, met: &mut Seen) -> Read {
        let groups = self.read_points(met)?;
        let tags = self.read_tags(at, met)?;
        self.read_lines(&tags, met)?;
        self.read_names(&groups, met)?;
        self.read_steps(at)?;
        self.read_goals()?;
        self.read_seats()
    }

    /// Points, tokens, brackets, and where the expeditions stand.
    fn read_points(&mut self, met: &mut Seen) -> Read<Vec<Group>> {
        let map = shipped().map();
        let (hand, public) = (self.hand(), self.public());
        let mut groups = Vec::new();
        for node in map.all() {
            let name = map.point(node);
            let seen: Vec<At> = self.chart.seen(node).collect();
            if seen.is_empty() {
                return Err(format!("{name} is not on the map"));
            }
            if seen.len() > 1 {
                met.met.insert("edge pair");
            }
            for at in seen {
                let (x, y) = at;
                let token = self.view.token(name);
                let sign = match (token, map.kind(node)) {
                    (Some(seat), _) => self.shape(seat.index()),
                    (None, Kind::Rose) => {
                        if self.ascii() {
                            '@'
                        } else {
                            '◎'
                        }
                    }
                    (None, Kind::Site) => {
                        if self.ascii() {
                            'o'
                        } else {
                            '•'
                        }
                    }
                    (None, Kind::Square) => {
                        if self.ascii() {
                            '#'
                        } else {
                            '▣'
                        }
                    }
                    (None, Kind::Star) => '*',
                };
                self.expect(at, sign, &format!("{name}"))?;
                if token.is_some() {
                    met.met.insert("token");
                }
                let mut group = Group { node, at, left: x, right: x };
                let tips: Vec<Colour> = self.tips_at(node);
                for (back, colour) in tips.iter().enumerate() {
                    self.read_letter(&mut group, *colour, back, met)?;
                }
                let brackets = if hand.contains(&node) {
                    met.met.insert("own goal");
                    Some(('[', ']'))
                } else if public.contains(&node) {
                    met.met.insert("public goal");
                    Some(('(', ')'))
                } else {
                    None
                };
                if let Some((open, close)) = brackets {
                    for (at, sign) in [((x - 1, y), open), ((x + 1, y), close)] {
                        let letter = self.known.contains(&at);
                        if !letter && self.chart.contains(at) && self.chart.point_at(at).is_none() {
                            self.expect(at, sign, &format!("the goal {name}"))?;
                            group.left = group.left.min(at.0);
                            group.right = group.right.max(at.0);
                        }
                    }
                }
                groups.push(group);
            }
        }
        Ok(groups)
    }

    fn tips_at(&self, node: Node) -> Vec<Colour> {
        let here = self.expeditions.iter().filter(|it| self.stands(it) == node);
        here.map(|it| it.colour).collect()
    }

    /// The letter of an expedition, reversed beside its point.
    fn read_letter(
        &mut self,
        group: &mut Group,
        colour: Colour,
        others: usize,
        met: &mut Seen,
    ) -> Read {
        let letter = self.letter(colour).to_uppercase().next().unwrap();
        let (x, y) = group.at;
        let flag = self.look.style(Role::Flag(paint(colour)));
        let most = i32::try_from(others).unwrap() + 1;
        let beside = (1..=most).flat_map(|step| [(x + step, y), (x - step, y)]);
        let is_there = |at: &At| {
            self.sign(*at) == letter && self.has_style(*at, flag) && !self.known.contains(at)
        };
        let Some(at) = beside.into_iter().find(is_there) else {
            return Err(format!(
                "{colour} does not stand at {}",
                shipped().map().point(group.node)
            ));
        };
        if !self.has_style(group.at, Style { fg: None, bg: None, ..flag }) {
            return Err(format!("the point of {colour} is not reversed"));
        }
        if self.due() == Some(colour) {
            met.met.insert("loop");
        }
        self.known.insert(at);
        (group.left, group.right) = (group.left.min(at.0), group.right.max(at.0));
        Ok(())
    }

    fn expect(&mut self, at: At, sign: char, what: &str) -> Read {
        let there = self.sign(at);
        if there != sign {
            return Err(format!("{what}: {there:?} instead of {sign:?} at {at:?}"));
        }
        self.known.insert(at);
        Ok(())
    }

    /// The arrows that can be laid: for each line, which expeditions and under which numbers.
    fn open(&self, at: &Position) -> BTreeMap<u8, Vec<(Colour, usize)>> {
        let mut open: BTreeMap<u8, Vec<(Colour, usize)>> = BTreeMap::new();
        if at.legal.is_empty() {
            return open;
        }
        for expedition in &self.expeditions {
            if self.due().is_some_and(|due| due != expedition.colour) {
                continue;
            }
            for (number, way) in expedition.steps(self.stands(expedition)) {
                open.entry(way.line).or_default().push((expedition.colour, number));
            }
        }
        open
    }

    /// Every line that can be taken has its tag: letter and number in two cells, one of them its
    /// own, or beside one.
    fn read_tags(&mut self, at: &Position, met: &mut Seen) -> Read<BTreeSet<At>> {
        let chart = Rc::clone(&self.chart);
        let mut tags = BTreeSet::new();
        for (line, takers) in self.open(at) {
            let stroke = chart.stroke(line).unwrap();
            let cells = stroke.bits.iter().flat_map(|bit| {
                let (x, y) = bit.at;
                [(x, y), (x - 1, y), (x, y - 1), (x, y + 1), (x - 1, y - 1), (x - 1, y + 1)]
            });
            let is_tag = |at: &At, takers: &[(Colour, usize)]| {
                takers.iter().any(|(colour, number)| {
                    let digit = char::from_digit(u32::try_from(*number).unwrap(), 10).unwrap();
                    self.sign(*at) == self.letter(*colour)
                        && self.sign((at.0 + 1, at.1)) == digit
                        && self.has_style(*at, Style::new().add_modifier(Modifier::BOLD))
                })
            };
            let found = cells.into_iter().find(|at| is_tag(at, &takers) && !tags.contains(at));
            let Some((x, y)) = found else {
                return Err(format!("no tag of {takers:?} on line {line}"));
            };
            if self.known.contains(&(x, y)) || self.known.contains(&(x + 1, y)) {
                return Err(format!("the tag of {takers:?} lies on a point"));
            }
            met.met.insert("tag");
            tags.extend([(x, y), (x + 1, y)]);
        }
        self.known.extend(&tags);
        Ok(tags)
    }

    /// Every taken line is there in its colour or letters, with the heads of its arrows.
    fn read_lines(&mut self, tags: &BTreeSet<At>, met: &mut Seen) -> Read {
        let chart = Rc::clone(&self.chart);
        let mut on: BTreeMap<At, Vec<(Colour, bool)>> = BTreeMap::new();
        let mut known: BTreeSet<At> = BTreeSet::new();
        for (number, stroke) in (0_u8..).zip(chart.strokes()) {
            let takers: Vec<(Colour, Node)> = self.takers(number);
            for bit in &stroke.bits {
                let here = on.entry(bit.at).or_default();
                here.extend(takers.iter().map(|(colour, _)| (*colour, true)));
            }
        }
        for (number, stroke) in (0_u8..).zip(chart.strokes()) {
            let takers = self.takers(number);
            if takers.len() > 1 {
                met.met.insert("shared line");
            }
            for (colour, from) in &takers {
                met.arrows += 1;
                let head = self.head(stroke.heading(*from));
                let open: Vec<At> =
                    stroke.bits.iter().map(|bit| bit.at).filter(|at| !tags.contains(at)).collect();
                let open: Vec<At> =
                    open.into_iter().filter(|at| !self.known.contains(at)).collect();
                let coloured = |at: &At| self.is_of(*at, *colour);
                let has_head = open.iter().any(|at| self.sign(*at) == head && coloured(at));
                let has_letter = self.lettered()
                    && open.iter().any(|at| self.sign(*at) == self.letter(*colour) && coloured(at));
                met.heads += usize::from(has_head || has_letter);
                let shown = open.iter().any(|at| self.is_line(stroke, *at) && coloured(at));
                // Where it has the cells for them: one of one cell cannot show two arrows, and the
                // end that it shares with another line may show that one's.
                let own = stroke.bits.iter().filter(|bit| bit.alone && open.contains(&bit.at));
                let has_room = own.count() >= takers.len();
                met.hidden += usize::from(!(shown || has_head || has_letter) && has_room);
                known.extend(open.iter().filter(|at| {
                    let letter = self.sign(**at) == self.letter(*colour);
                    (self.sign(**at) == head || letter && self.lettered()) && coloured(at)
                }));
            }
        }
        // A cell that shows dots and belongs to a taken line shows that line's, in its colour.
        for stroke in chart.strokes() {
            for bit in &stroke.bits {
                let takers = &on[&bit.at];
                if takers.is_empty() || !self.is_line(stroke, bit.at) {
                    continue;
                }
                if !takers.iter().any(|(colour, _)| self.is_of(bit.at, *colour)) {
                    return Err(format!("{:?} is not in the colour of {takers:?}", bit.at));
                }
            }
        }
        self.arrows = known;
        Ok(())
    }

    fn takers(&self, line: u8) -> Vec<(Colour, Node)> {
        let taken =
            self.expeditions.iter().filter_map(|it| Some((it.colour, *it.used.get(&line)?)));
        taken.collect()
    }

    /// Whether a cell shows the dots of this line, or without dots a sign of lines.
    fn is_line(&self, stroke: &Stroke, at: At) -> bool {
        let sign = u32::from(self.sign(at));
        let dots = stroke.bits.iter().find(|bit| bit.at == at).map_or(0, |bit| bit.dots[2]);
        (0x2800..0x2900).contains(&sign) && (sign - 0x2800) & u32::from(dots) != 0
    }

    /// Whether a cell is in the colour of an expedition, where there are colours.
    fn is_of(&self, at: At, colour: Colour) -> bool {
        let paint = paint(colour);
        let roles = [Role::Paint(paint), Role::Light(paint)];
        let same = |role: Role| {
            let wanted = self.look.style(role).fg.unwrap_or(Color::Reset);
            self.cell(at).is_some_and(|cell| cell.fg == wanted)
        };
        self.look.theme == Theme::Mono || roles.into_iter().any(same)
    }

    fn head(&self, heading: Heading) -> char {
        let (unicode, ascii) = match heading {
            Heading::East => ('→', '>'),
            Heading::South => ('↓', 'v'),
            Heading::West => ('←', '<'),
            Heading::North => ('↑', '^'),
        };
        if self.ascii() { ascii } else { unicode }
    }

    /// Whatever stands on the map besides is the name of a point beside it.
    fn read_names(&mut self, groups: &[Group], met: &mut Seen) -> Read {
        let (hand, public) = (self.hand(), self.public());
        let lines = ['-', '|', '/', '\\', ':'];
        // The longest first: a piece of one name may be another.
        let mut found: Vec<(Vec<At>, Node)> = Vec::new();
        for group in groups {
            found.extend(self.names_of(group).into_iter().map(|cells| (cells, group.node)));
        }
        found.sort_by_key(|(cells, _)| std::cmp::Reverse(cells.len()));
        let mut named = BTreeSet::new();
        for (cells, node) in found {
            if cells.iter().all(|at| !self.known.contains(at)) {
                named.insert(node);
                self.known.extend(cells);
            }
        }
        for group in groups {
            if hand.contains(&group.node) || public.contains(&group.node) {
                met.goals += 1;
                met.named += usize::from(named.contains(&group.node));
            }
        }
        let size = self.chart.size;
        for y in 0..i32::from(size.height) {
            for x in 0..i32::from(size.width) {
                let sign = self.sign((x, y));
                let empty = sign == ' ' || sign == '░' || lines.contains(&sign) && self.ascii();
                let dots = (0x2800..0x2900).contains(&u32::from(sign));
                let known = [&self.known, &self.arrows].iter().any(|cells| cells.contains(&(x, y)));
                if !(empty || dots || known) {
                    return Err(format!("{sign:?} at {x}, {y} means nothing"));
                }
            }
        }
        Ok(())
    }

    /// The cells of a point's name, wherever it could be meant.
    fn names_of(&self, group: &Group) -> Vec<Vec<At>> {
        let mut found = Vec::new();
        let point = shipped().map().point(group.node);
        let (full, short) = (phrase::point(point, self.words), phrase::short(point, self.words));
        let five: String = short.chars().take(5).collect();
        let mut texts = vec![full.clone(), short.clone(), five.trim_end().to_owned()];
        for expedition in &self.expeditions {
            if let Some(arrows) = self.far(expedition).get(&group.node) {
                let away = format!(" {arrows}{}", self.letter(expedition.colour));
                texts.extend([format!("{full}{away}"), format!("{short}{away}")]);
            }
        }
        let (x, y) = group.at;
        for text in texts {
            let cells = i32::try_from(text.width()).unwrap();
            let above = |y: i32| (x - cells + 1..=x).map(move |start| (start, y));
            let places = [(group.right + 1, y), (group.left - cells, y)];
            let places = places.into_iter().chain(above(y - 1)).chain(above(y + 1));
            for (start, y) in places {
                let at = || (start..start + cells).map(|x| (x, y));
                let same = at().zip(text.chars()).all(|(at, sign)| self.sign(at) == sign);
                if same && at().all(|at| !self.known.contains(&at)) {
                    found.push(at().collect());
                }
            }
        }
        found
    }

    /// How far everything is from an expedition.
    fn far(&self, expedition: &Expedition) -> BTreeMap<Node, usize> {
        match self.due() {
            Some(due) if due == expedition.colour => expedition.far(&expedition.route),
            _ => expedition.far(&[expedition.tip()]),
        }
    }

    /// A row of the screen below the map.
    fn row(&self, area: Rect, y: u16) -> String {
        let cells = (area.left()..area.right()).filter_map(|x| self.buffer.cell((x, y)));
        cells.map(Cell::symbol).collect()
    }

    /// The rows below the map, as far as the seats' and the keys' on a small screen.
    fn below(&self) -> Rect {
        let top = self.chart.size.height + 1;
        let area = self.buffer.area;
        Rect { y: top, height: area.height - top - 1, ..area }
    }

    fn is_small(&self) -> bool {
        let area = self.buffer.area;
        area.width < 120 || area.height < 36
    }

    /// For each expedition where it is, how many arrows lie, and all its steps with what they give.
    fn read_steps(&self, at: &Position) -> Read {
        let map = shipped().map();
        let (below, third) = (self.below(), self.buffer.area.width * 46 / 100 / 3);
        for (index, expedition) in (0_u16..).zip(&self.expeditions) {
            let rows: Vec<String> = if self.is_small() {
                vec![self.row(below, below.y + index)]
            } else {
                let column = Rect { x: index * third, width: third, ..below };
                (below.y + 1..below.bottom()).map(|y| self.row(column, y)).collect()
            };
            let letter = self.letter(expedition.colour);
            let from = self.stands(expedition);
            let wanted =
                [format!(" {} ", letter.to_uppercase()), format!(" {}", expedition.used.len())];
            let first = &rows[0];
            if let Some(missing) = wanted.iter().find(|text| !first.contains(*text)) {
                return Err(format!("no {missing:?} in {first:?}"));
            }
            let tip = first.split(&wanted[0]).nth(1).unwrap_or_default();
            self.named_in(tip.trim_start(), from)?;
            for (number, way) in expedition.steps(from) {
                let tag = format!("{letter}{number} ");
                let after = rows.iter().find_map(|row| {
                    let at = row.match_indices(&tag).find(|(at, _)| row[..*at].ends_with(' '));
                    at.map(|(at, _)| &row[at + tag.len()..])
                });
                let Some(after) = after else {
                    return Err(format!("no step {tag}in {rows:?}"));
                };
                let after = self.goal_in(after, way.to)?;
                let mut effect = match map.kind(way.to) {
                    Kind::Square => " +",
                    Kind::Star => " *",
                    Kind::Site | Kind::Rose => "",
                }
                .to_owned();
                if expedition.route.contains(&way.to) {
                    effect += if self.ascii() { " &" } else { " ∞" };
                }
                let clear = |text: &str| {
                    !text.starts_with([' ', '+']) || !text[1..].starts_with(['+', '*', '&', '∞'])
                };
                let ends = after.strip_prefix(effect.as_str()).filter(|rest| clear(rest));
                if ends.is_none() {
                    return Err(format!("{tag}gives {effect:?}: {after:?}"));
                }
            }
        }
        let _ = at;
        Ok(())
    }

    /// A point's name at the start of a text, cut or not; what stands behind it.
    fn named_in<'b>(&self, text: &'b str, node: Node) -> Read<&'b str> {
        let point = shipped().map().point(node);
        let names = [phrase::point(point, self.words), phrase::short(point, self.words)];
        let common = |name: &String| {
            let same = name.chars().zip(text.chars()).take_while(|(one, other)| one == other);
            same.map(|(one, _)| one.len_utf8()).sum::<usize>()
        };
        let whole = names.iter().filter(|name| text.starts_with(*name)).map(String::len).max();
        let length = whole.or(names.iter().map(common).max()).unwrap_or(0);
        if text[..length].chars().count() < 3 {
            return Err(format!("no {point} in {text:?}"));
        }
        Ok(&text[length..])
    }

    /// The same, in the brackets of a goal.
    fn goal_in<'b>(&self, text: &'b str, node: Node) -> Read<&'b str> {
        let brackets = if self.hand().contains(&node) {
            ("[", "]")
        } else if self.public().contains(&node) {
            ("(", ")")
        } else {
            return self.named_in(text, node);
        };
        let wrong = || format!("no goal {} in {text:?}", shipped().map().point(node));
        let inner = text.strip_prefix(brackets.0).ok_or_else(wrong)?;
        self.named_in(inner, node)?.strip_prefix(brackets.1).ok_or_else(wrong)
    }

    /// Every goal with its token, how many arrows away it is, and a first step that leads there.
    fn read_goals(&self) -> Read {
        let (map, below) = (shipped().map(), self.below());
        let left = if self.is_small() { 0 } else { below.width * 46 / 100 };
        let right = if self.is_small() { below.width } else { below.width * 76 / 100 };
        let area = Rect { x: left, width: right - left, ..below };
        let skip = if self.is_small() { 3 } else { 1 };
        let rows: Vec<String> = (area.y + skip..area.bottom()).map(|y| self.row(area, y)).collect();
        for node in self.hand().into_iter().chain(self.public()) {
            let point = map.point(node);
            let own = self.hand().contains(&node);
            let (open, close) = if own { ('[', ']') } else { ('(', ')') };
            let token = self.view.token(point).map_or(String::new(), |seat: Seat| {
                let shape = self.shape(seat.index());
                if self.ascii() { format!("{shape}:") } else { shape.to_string() }
            });
            let start = format!("{open}{token}");
            let found = rows.iter().flat_map(|row| {
                let starts = row.match_indices(&start).map(|(at, _)| &row[at + start.len()..]);
                starts.collect::<Vec<_>>()
            });
            let found =
                found.filter_map(|text| self.named_in(text, node).ok()?.strip_prefix(close));
            let Some(after) = found.into_iter().next() else {
                return Err(format!("no goal {start}{point} in {rows:?}"));
            };
            let after = after.trim_start();
            let far: Vec<_> = self.expeditions.iter().map(|it| (it, self.far(it))).collect();
            let away = |far: &BTreeMap<Node, usize>| far.get(&node).copied().filter(|far| *far > 0);
            let Some(least) = far.iter().filter_map(|(_, far)| away(far)).min() else {
                let none = if self.ascii() { '-' } else { '–' };
                if !after.starts_with(none) {
                    return Err(format!("{point} cannot be reached: {after:?}"));
                }
                continue;
            };
            let mut signs = after.chars();
            let (letter, number) = (signs.next(), signs.next().and_then(|sign| sign.to_digit(10)));
            let arrows: String =
                signs.skip_while(|sign| *sign == ' ').take_while(char::is_ascii_digit).collect();
            let right = far.iter().any(|(it, far)| {
                if away(far) != Some(least) || letter != Some(self.letter(it.colour)) {
                    return false;
                }
                let Some(number) = number else { return self.due() == Some(it.colour) };
                let from = if self.due() == Some(it.colour) { self.stands(it) } else { it.tip() };
                let steps = it.steps(from);
                let step = steps.iter().find(|(at, _)| u32::try_from(*at) == Ok(number));
                // The rest of the way from there on.
                step.is_some_and(|(_, way)| {
                    let rest = it.far(&[way.to]).get(&node).copied();
                    rest == Some(least - 1)
                })
            });
            if !right || arrows.parse() != Ok(least) {
                return Err(format!("{point} is {least} arrows away, not {after:?}"));
            }
        }
        Ok(())
    }

    /// Everybody's points, cards, tickets, tokens.
    fn read_seats(&self) -> Read {
        if !self.is_small() {
            // Theirs is the table's panel.
            return Ok(());
        }
        let below = self.below();
        let width = below.width / u16::try_from(self.view.seats.len()).unwrap();
        for (index, seat) in self.view.seats.iter().enumerate() {
            let x = u16::try_from(index).unwrap() * width;
            let text = self.row(Rect { x, width, ..below }, below.bottom() - 1);
            let (card, ticket) = if self.ascii() { ('c', 't') } else { ('▯', '▭') };
            let total = if seat.total == 0 { "0".to_owned() } else { format!("{:+}", seat.total) };
            let wanted = [
                format!("{}", self.shape(index)),
                total,
                format!("{card}{}", seat.cards),
                format!("{ticket}{}", seat.tickets),
                format!("{}{}", self.shape(index), seat.tokens.len() + usize::from(seat.to_lay)),
            ];
            let mut rest = text.as_str();
            for wanted in wanted {
                let Some(at) = rest.find(&wanted) else {
                    return Err(format!("no {wanted:?} in {text:?}"));
                };
                rest = &rest[at + wanted.len()..];
            }
            let turn = if self.ascii() { '>' } else { '▸' };
            if text.contains(turn) != (self.view.turn == Some(Seat::at(index))) {
                return Err(format!("whose turn is it? {text:?}"));
            }
        }
        Ok(())
    }
}
