//! What some eyes see of the table: all but the order of the covered tiles.

use super::clock::{Icon, Track};
use super::components::{Components, MOST_SEATS};
use super::dice::Drafted;
use super::district::{Area, District, PerDistrict};
use super::options::Options;
use super::resource::{Resource, Stock};
use super::scoring::Podium;
use super::state::{Atlandice, Points, Side, Stack, Stage};
use super::tile::{Letter, TILES, Tile};
use super::who::Who;
use crate::engine::{Chance, Eyes, Seat, SeatCount};
use serde::{Deserialize, Serialize};

/// The table as some eyes see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes.
    pub eyes: Eyes,
    /// The variants chosen.
    pub options: Options,
    /// Which round, from 1.
    pub round: u8,
    /// Who has the first player's token.
    pub first: Seat,
    /// Whose turn it is; nobody's once the game is over.
    pub turn: Option<Seat>,
    /// What that seat must decide.
    pub stage: Stage,
    /// For whom: itself, or the neutral player; nobody once the game is over.
    pub deciding_for: Option<Who>,
    /// The area being visited.
    pub visit: Option<Area>,
    /// What was rolled last for an effect, since the last die was taken.
    pub last_roll: Option<u8>,
    /// The districts.
    pub districts: PerDistrict<DistrictView>,
    /// The Black Market.
    pub market: MarketView,
    /// Where the submarine is.
    pub submarine: Area,
    /// The clock.
    pub clock: ClockView,
    /// What lies before each seat.
    pub seats: Vec<SideView>,
    /// What the neutral player has, if there is one.
    pub neutral: Option<SideView>,
    /// The dice taken in this round, in order.
    pub drafted: Vec<Drafted>,
    /// Resources that are out of the game.
    pub out: Stock,
}

/// A district.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DistrictView {
    /// The open tile; none once the district has run out.
    pub tile: Option<TileView>,
    /// How many covered tiles lie below it.
    pub covered: u8,
    /// The tiles that have gone, the first first.
    pub past: Vec<PastTile>,
    /// Whether the open tile has held a resource: only then can it be emptied (AT-5.5).
    pub has_held: bool,
    /// The resources on it.
    pub stock: Stock,
    /// The dice at it.
    pub dice: u8,
}

/// An open tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TileView {
    /// Which of the three.
    pub letter: Letter,
    /// Its hands and its effect.
    #[serde(flatten)]
    pub tile: Tile,
}

/// A tile that has gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PastTile {
    /// Which of the three.
    pub letter: Letter,
    /// Who won it; nobody if it left the game.
    pub winner: Option<Who>,
}

/// The Black Market.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MarketView {
    /// The hands it shows.
    pub hands: u8,
    /// The resources on it.
    pub stock: Stock,
    /// The dice at it.
    pub dice: u8,
}

/// The clock.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClockView {
    /// The place of the hand, from 0.
    pub hand: u8,
    /// The track: its end and its icons.
    pub track: Track,
}

/// What lies before a seat, or before the neutral player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SideView {
    /// Its resources.
    pub stock: Stock,
    /// The tiles it has won, by district.
    pub tiles: Vec<District>,
    /// Its victory points by where they come from.
    pub points: Points,
    /// All of them together.
    pub total: i32,
    /// Where the dice lay that it has in this round, in order.
    pub dice: Vec<Area>,
    /// Whether it has given the neutral player its die of this round.
    pub given: bool,
}

/// Where the hand would stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stop {
    /// The place.
    pub place: u8,
    /// The icon there.
    pub icon: Option<Icon>,
}

impl View {
    /// The resources on an area.
    pub fn stock(&self, area: Area) -> Stock {
        area.district().map_or(self.market.stock, |district| self.districts[district].stock)
    }

    /// The dice at an area.
    pub fn dice(&self, area: Area) -> u8 {
        area.district().map_or(self.market.dice, |district| self.districts[district].dice)
    }

    /// The hands that an area shows; none if the district has run out of tiles.
    pub fn hands(&self, area: Area) -> Option<u8> {
        match area.district() {
            None => Some(self.market.hands),
            Some(district) => self.districts[district].tile.map(|tile| tile.tile.hands),
        }
    }

    /// Where the hand would stop if the last die were left at this area now.
    pub fn stop(&self, area: Area) -> Option<Stop> {
        let ClockView { hand, track } = &self.clock;
        let place = track.after(*hand, self.hands(area)?);
        // At the end there is none: a hand that stands there moves no more (AT-6.6).
        Some(Stop { place, icon: track.icons.get(&place).copied() })
    }

    /// Everybody who collects: the seats, then the neutral player.
    pub fn everyone(&self) -> impl Iterator<Item = (Who, &SideView)> {
        let seats = self.seats.iter().take(Seat::MOST).enumerate();
        let seats = seats.map(|(index, side)| (Who::Seat(Seat::at(index)), side));
        seats.chain(self.neutral.iter().map(|side| (Who::Neutral, side)))
    }

    /// What lies before somebody.
    pub fn side(&self, who: Who) -> Option<&SideView> {
        match who {
            Who::Seat(seat) => self.seats.get(seat.index()),
            Who::Neutral => self.neutral.as_ref(),
        }
    }

    /// The first and the second place in a resource, as they would be scored now.
    pub fn podium(&self, resource: Resource) -> Podium {
        Podium::of(self.everyone().map(|(_, side)| side.stock[resource]))
    }

    /// Whether the seat may take a die for the neutral player (AT-9.2).
    pub fn may_hand_over(&self, seat: Seat) -> bool {
        self.neutral.is_some() && self.seats.get(seat.index()).is_some_and(|side| !side.given)
    }
}

impl Atlandice {
    pub(super) fn seen_by(&self, eyes: Eyes) -> View {
        let going_on = self.stage != Stage::Over;
        let neutral = self.table.neutral.then(|| self.side_seen(Who::Neutral));
        View {
            eyes,
            options: self.options,
            round: self.round,
            first: self.first,
            turn: going_on.then_some(self.turn),
            stage: self.stage,
            deciding_for: going_on.then_some(self.who),
            visit: self.visit,
            last_roll: self.last_roll,
            districts: PerDistrict::of(|district| self.district_seen(district)),
            market: MarketView {
                hands: self.rules.market.hands,
                stock: self.stocks[Area::Market.index()],
                dice: self.dice[Area::Market.index()],
            },
            submarine: self.submarine,
            clock: ClockView { hand: self.hand, track: self.rules.clock.clone() },
            seats: self.seats.seats().map(|seat| self.side_seen(Who::Seat(seat))).collect(),
            neutral,
            drafted: self.drafted().to_vec(),
            out: self.out,
        }
    }

    fn district_seen(&self, district: District) -> DistrictView {
        let stack = &self.stacks[district.index()];
        let tile = |letter| TileView { letter, tile: *self.rules.districts[district].get(letter) };
        let all = u8::try_from(TILES).unwrap_or(u8::MAX);
        DistrictView {
            tile: stack.letter().map(tile),
            covered: all.saturating_sub(stack.top + 1),
            past: stack.past().map(|(letter, winner)| PastTile { letter, winner }).collect(),
            has_held: stack.has_held,
            stock: self.stocks[district.index()],
            dice: self.dice[district.index()],
        }
    }

    fn side_seen(&self, who: Who) -> SideView {
        let side = &self.sides[who.index()];
        let own = self.drafted().iter().filter(|die| die.who == who);
        let given = match who {
            Who::Seat(seat) => self.given.has(seat),
            Who::Neutral => false,
        };
        SideView {
            stock: side.stock,
            tiles: self.tiles_of(who).collect(),
            points: side.points,
            total: side.points.total(),
            dice: own.map(|die| die.area).collect(),
            given,
        }
    }

    /// A table that looks like this: the covered tiles are shuffled.
    pub(super) fn imagined(
        rules: &'static Components,
        view: &View,
        chance: &mut impl Chance,
    ) -> Self {
        let seats = SeatCount::new(view.seats.len().clamp(1, MOST_SEATS));
        let mut table = Self::bare(rules, view.options, seats.unwrap_or(SeatCount::MOST));
        table.round = view.round;
        table.first = view.first;
        table.turn = view.turn.unwrap_or(table.turn);
        table.stage = view.stage;
        table.who = view.deciding_for.unwrap_or(table.who);
        table.visit = view.visit;
        table.last_roll = view.last_roll;
        table.submarine = view.submarine;
        table.hand = view.clock.hand;
        table.out = view.out;
        for area in Area::ALL {
            table.stocks[area.index()] = view.stock(area);
            table.dice[area.index()] = view.dice(area);
        }
        for district in District::ALL {
            table.stacks[district.index()] = view.districts[district].imagined(chance);
        }
        for (who, seen) in view.everyone() {
            if let Some(side) = table.sides.get_mut(who.index()) {
                *side = Side { stock: seen.stock, points: seen.points };
            }
            if let (Who::Seat(seat), true) = (who, seen.given) {
                table.given = table.given.with(seat);
            }
        }
        for (place, die) in table.drafted.iter_mut().zip(&view.drafted) {
            *place = *die;
            table.drafts += 1;
        }
        table
    }
}

impl DistrictView {
    /// A stack with these tiles gone and this one open, the others below in some order.
    fn imagined(&self, chance: &mut impl Chance) -> Stack {
        let past = self.past.iter().map(|past| past.letter);
        let open = self.tile.map(|tile| tile.letter);
        let mut known: Vec<Letter> = past.chain(open).collect();
        let top = u8::try_from(self.past.len().min(TILES)).unwrap_or(0);
        let mut covered: Vec<Letter> =
            Letter::ALL.into_iter().filter(|letter| !known.contains(letter)).collect();
        chance.shuffle(&mut covered);
        known.extend(covered);
        let mut stack = Stack { top, has_held: self.has_held, ..Stack::FRESH };
        for (place, letter) in stack.letters.iter_mut().zip(known) {
            *place = letter;
        }
        for (taker, past) in stack.takers.iter_mut().zip(&self.past) {
            *taker = past.winner;
        }
        stack
    }
}
