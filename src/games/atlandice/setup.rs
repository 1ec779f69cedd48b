//! AT-1: the table is laid, and the first dice are rolled.

use super::components::{Components, MOST_DICE};
use super::dice::Drafted;
use super::district::{Area, District};
use super::event::Event;
use super::options::Options;
use super::resource::Stock;
use super::round::Step;
use super::state::{Atlandice, Side, Stack, Stage};
use super::who::Who;
use crate::engine::{Chance, GameOptions, Happening, NotPlayable, Seat, SeatCount, SeatSet};

impl Atlandice {
    /// A fresh match: the table is laid and the first dice are rolled.
    pub(super) fn laid_out(
        rules: &'static Components,
        options: Options,
        seats: SeatCount,
        at: &mut impl Happening<Event>,
    ) -> Result<Self, NotPlayable> {
        let mut table = Self::bare(rules, options, seats);
        // AT-1.4.
        table.first = options.first_seat(seats, at.chance())?;
        table.lay_out(at.chance());
        table.open_gates(at);
        table.go_on(Step::NextDie, at);
        Ok(table)
    }

    /// A table with nothing on it.
    pub(super) fn bare(rules: &'static Components, options: Options, seats: SeatCount) -> Self {
        let nobody = Who::Seat(Seat::at(0));
        let no_die = Drafted { seat: Seat::at(0), who: nobody, area: Area::Market };
        Self {
            rules,
            table: rules.table(seats),
            options,
            seats,
            round: 1,
            first: Seat::at(0),
            turn: Seat::at(0),
            stage: Stage::Die,
            visit: None,
            who: nobody,
            last_roll: None,
            stacks: [Stack::FRESH; 5],
            stocks: [Stock::EMPTY; 6],
            dice: [0; 6],
            submarine: rules.submarine,
            hand: 0,
            sides: [Side::EMPTY; Who::MOST],
            drafted: [no_die; MOST_DICE],
            drafts: 0,
            given: SeatSet::NOBODY,
            out: Stock::EMPTY,
        }
    }

    /// AT-1.1, AT-1.2: the stacks are shuffled, resources laid on the Black Market and the
    /// districts; the rest is out of the game.
    fn lay_out(&mut self, chance: &mut impl Chance) {
        let (all, market) = (self.rules.resources, self.rules.market.stock);
        let here = self.table.on_district;
        self.stocks[Area::Market.index()] = Stock::of_each(market);
        self.out = Stock::of_each(all - market - here);
        for district in District::ALL {
            chance.shuffle(&mut self.stacks[district.index()].letters);
            self.lay(district.area(), district.resource(), here);
        }
    }
}
