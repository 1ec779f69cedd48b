//! Finding by words, where there is too much to steer through: what can be decided, and places,
//! though nothing can be done there.

use super::TableScreen;
use crate::draw::board::{Spot, nearest};
use crate::games::GameBox;
use crate::ui::command::Command;
use crate::ui::layer::{Outcome, Room};

/// Something is looked for.
pub(super) struct Find {
    /// The words typed so far.
    pub typed: String,
    /// What lay on the table, legal or not.
    lying: Vec<String>,
    /// Which of what was found is chosen.
    pub chosen: usize,
    /// It was clicked last: clicked again, it is meant.
    clicked: bool,
}

/// Nobody looks for more than this.
const MOST_TYPED: usize = 60;

impl Find {
    /// Among all that lies there.
    pub fn among(spots: &[Spot]) -> Self {
        let lying = spots.iter().map(|spot| spot.place.clone()).collect();
        Self { typed: String::new(), lying, chosen: 0, clicked: false }
    }
}

/// Something that was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Found {
    /// A decision that can be taken.
    Decision(String),
    /// A place to go to.
    Place(String),
}

/// What somebody typed and what stands on the screen are compared like this.
fn folded(text: &str) -> String {
    text.to_lowercase().replace('ё', "е")
}

impl TableScreen {
    /// All that has the words typed, with what it is called: what can be decided, then what only
    /// lies there, then places by their names.
    pub(super) fn found(&self, game: &dyn GameBox, room: &Room) -> Vec<(Found, String)> {
        let (Some(find), Some(scene)) = (&self.choice.find, &self.scene) else {
            return Vec::new();
        };
        let words = &room.words;
        let legal = self.seen.legal.iter();
        let legal = legal.map(|d| (Found::Decision(d.clone()), game.decision(d, words)));
        let lying = find.lying.iter().filter(|place| !self.seen.legal.contains(place));
        let lying = lying.filter_map(|place| {
            let name = scene.board.name(place, words);
            let name = name.or_else(|| game.knows(place).then(|| game.decision(place, words)))?;
            Some((Found::Place(place.clone()), name))
        });
        let named = scene.board.places(words).into_iter();
        let named = named.map(|(place, name)| (Found::Place(place), name));
        let typed = folded(&find.typed);
        let mut found: Vec<(Found, String)> = Vec::new();
        for (what, name) in legal.chain(lying).chain(named) {
            let told = folded(&name);
            let fits = typed.split_whitespace().all(|word| told.contains(word));
            if fits && !found.iter().any(|(it, _)| *it == what) {
                found.push((what, name));
            }
        }
        // The very name of a place means that place, whatever else has these letters in it.
        let is_named = |it: &(Found, String)| match &it.0 {
            Found::Place(place) => folded(place) == typed.trim(),
            Found::Decision(_) => false,
        };
        found.sort_by_key(|it| !is_named(it));
        found
    }

    pub(super) fn step_find(&mut self, command: Command, room: &mut Room) -> Outcome {
        let Some(find) = &mut self.choice.find else { return Outcome::Stay };
        let clicked = std::mem::take(&mut find.clicked);
        let has_room = find.typed.chars().count() < MOST_TYPED;
        match command {
            Command::Type(letter) if has_room && !letter.is_control() => find.typed.push(letter),
            Command::Erase => drop(find.typed.pop()),
            Command::Clear => find.typed.clear(),
            Command::Up => self.steer_among_found((0, -1)),
            Command::Down => self.steer_among_found((0, 1)),
            Command::Left | Command::Previous => self.go_among_found(-1, room),
            Command::Right | Command::Next => self.go_among_found(1, room),
            Command::Take => return self.take_found(room),
            Command::Back => self.choice.find = None,
            Command::Click(column, row) => {
                let hit = |spot: &Spot| spot.area.contains((column, row).into());
                if let Some(at) = self.spots.iter().position(hit) {
                    let again = clicked && find.chosen == at;
                    (find.chosen, find.clicked) = (at, true);
                    return if again { self.take_found(room) } else { Outcome::Stay };
                }
            }
            Command::Interrupt => return Outcome::Through,
            _ => {}
        }
        if let (Command::Type(_) | Command::Erase | Command::Clear, Some(find)) =
            (command, &mut self.choice.find)
        {
            (find.chosen, self.asked) = (0, None);
        }
        Outcome::Stay
    }

    /// A decision is taken, to a place the cursor goes.
    fn take_found(&mut self, room: &mut Room) -> Outcome {
        let (Some(game), Some(find)) = (self.game(room), &self.choice.find) else {
            return Outcome::Stay;
        };
        let mut found = self.found(game, room);
        if find.chosen >= found.len() {
            return Outcome::Stay;
        }
        match found.swap_remove(find.chosen).0 {
            Found::Decision(decision) => self.decide(&decision, room),
            Found::Place(place) => {
                self.choice.find = None;
                self.choice.cursor = Some(place);
                Outcome::Stay
            }
        }
    }

    /// To what stands above or below in the list, as it was drawn.
    fn steer_among_found(&mut self, way: (i32, i32)) {
        let Some(find) = &mut self.choice.find else { return };
        let here = self.spots.get(find.chosen);
        let in_sight = self.spots.iter().filter(|spot| !spot.area.is_empty());
        let next = here.and_then(|here| nearest(in_sight, here.area, way));
        let next = next.and_then(|next| self.spots.iter().position(|spot| spot == next));
        // What is scrolled away comes into sight one by one.
        let beside = find.chosen.saturating_add_signed(if way.1 < 0 { -1 } else { 1 });
        find.chosen = next.unwrap_or(beside.min(self.spots.len().saturating_sub(1)));
    }

    /// So many further among what was found.
    fn go_among_found(&mut self, by: isize, room: &Room) {
        let Some(game) = self.game(room) else { return };
        let count = self.found(game, room).len().max(1);
        if let Some(find) = &mut self.choice.find {
            find.chosen = find.chosen.wrapping_add_signed(by).wrapping_add(count) % count;
        }
    }
}
