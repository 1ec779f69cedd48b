//! The five kinds of resources, and stocks of them.

use super::district::District;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

/// A kind of resource.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
#[expect(missing_docs, reason = "resources say what they are")]
pub enum Resource {
    Gems,
    Books,
    Supplies,
    Tools,
    Swords,
}

impl Resource {
    /// All five, in the order of their districts.
    pub const ALL: [Self; 5] = [Self::Gems, Self::Books, Self::Supplies, Self::Tools, Self::Swords];

    /// Its place in an array.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name, as in decisions and saves.
    pub const fn name(self) -> &'static str {
        ["gems", "books", "supplies", "tools", "swords"][self as usize]
    }

    /// The district that it belongs to.
    #[inline]
    pub const fn district(self) -> District {
        District::ALL[self as usize]
    }
}

impl fmt::Display for Resource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Resource {
    type Err = ();
    fn from_str(name: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|r| r.name() == name).ok_or(())
    }
}

/// How many there are of each kind: on an area, before a player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(from = "Counts", into = "Counts")]
pub struct Stock([u8; 5]);

/// A stock in JSON, with the resources' names.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Counts {
    gems: u8,
    books: u8,
    supplies: u8,
    tools: u8,
    swords: u8,
}

impl From<Counts> for Stock {
    fn from(Counts { gems, books, supplies, tools, swords }: Counts) -> Self {
        Self([gems, books, supplies, tools, swords])
    }
}

impl From<Stock> for Counts {
    fn from(Stock([gems, books, supplies, tools, swords]): Stock) -> Self {
        Self { gems, books, supplies, tools, swords }
    }
}

/// What there is to choose from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice<T> {
    /// Nothing.
    Nothing,
    /// A single possibility: nobody is asked.
    Only(T),
    /// Several: somebody must decide.
    Several,
}

impl<T> Choice<T> {
    /// Among these.
    #[inline]
    pub fn among(mut some: impl Iterator<Item = T>) -> Self {
        match (some.next(), some.next()) {
            (None, _) => Self::Nothing,
            (Some(only), None) => Self::Only(only),
            _ => Self::Several,
        }
    }
}

impl Stock {
    /// Nothing.
    pub const EMPTY: Self = Self([0; 5]);

    /// So many of each kind.
    pub const fn of_each(count: u8) -> Self {
        Self([count; 5])
    }

    /// How many there are, of whatever kind.
    #[inline]
    pub fn total(self) -> u16 {
        self.0.into_iter().map(u16::from).sum()
    }

    /// Whether there is nothing.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 5]
    }

    /// The kinds there are, each once.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Resource> {
        Resource::ALL.into_iter().filter(move |&resource| self[resource] > 0)
    }

    /// Which kinds there are to choose from.
    #[inline]
    pub fn choice(self) -> Choice<Resource> {
        Choice::among(self.kinds())
    }

    /// Takes all of one kind out.
    pub fn drain(&mut self, resource: Resource) -> u8 {
        std::mem::take(&mut self[resource])
    }
}

impl Index<Resource> for Stock {
    type Output = u8;
    #[inline]
    fn index(&self, resource: Resource) -> &u8 {
        &self.0[resource as usize]
    }
}

impl IndexMut<Resource> for Stock {
    #[inline]
    fn index_mut(&mut self, resource: Resource) -> &mut u8 {
        &mut self.0[resource as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stock_tells_what_there_is_to_choose() {
        let mut stock = Stock::EMPTY;
        assert_eq!((stock.choice(), stock.total()), (Choice::Nothing, 0));
        stock[Resource::Tools] = 2;
        assert_eq!((stock.choice(), stock.total()), (Choice::Only(Resource::Tools), 2));
        stock[Resource::Gems] = 1;
        assert_eq!((stock.choice(), stock.total()), (Choice::Several, 3));
        assert_eq!(stock.kinds().collect::<Vec<_>>(), [Resource::Gems, Resource::Tools]);
        assert_eq!((stock.drain(Resource::Tools), stock.total()), (2, 1));
        let text = serde_json::to_string(&stock).unwrap();
        assert_eq!(text, r#"{"gems":1,"books":0,"supplies":0,"tools":0,"swords":0}"#);
        assert_eq!(serde_json::from_str::<Stock>(&text).unwrap(), stock);
    }

    #[test]
    fn each_resource_has_its_district() {
        for resource in Resource::ALL {
            assert_eq!(resource.district().resource(), resource);
            assert_eq!(resource.name().parse(), Ok(resource));
        }
    }
}
