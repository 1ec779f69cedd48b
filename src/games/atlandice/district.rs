//! The five districts, and the six areas that a die can open: the districts and the Black Market.

use super::resource::Resource;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

/// One of the five districts, numbered from 1 as on the dice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
#[expect(missing_docs, reason = "districts say what they are")]
pub enum District {
    Jewellers,
    Library,
    Inn,
    Workshop,
    Forge,
}

impl District {
    /// All five, in the order of their numbers.
    pub const ALL: [Self; 5] =
        [Self::Jewellers, Self::Library, Self::Inn, Self::Workshop, Self::Forge];

    /// Its place in an array.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name, as in decisions and saves.
    pub const fn name(self) -> &'static str {
        self.area().name()
    }

    /// It, as an area.
    #[inline]
    pub const fn area(self) -> Area {
        Area::ALL[self as usize]
    }

    /// The resource that belongs here.
    #[inline]
    pub const fn resource(self) -> Resource {
        Resource::ALL[self as usize]
    }
}

impl FromStr for District {
    type Err = ();
    fn from_str(name: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|d| d.name() == name).ok_or(())
    }
}

impl fmt::Display for District {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A district, or the Black Market: each has a number of the die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
#[expect(missing_docs, reason = "areas say what they are")]
pub enum Area {
    Jewellers,
    Library,
    Inn,
    Workshop,
    Forge,
    Market,
}

impl Area {
    /// All six, in the order of their numbers.
    pub const ALL: [Self; 6] =
        [Self::Jewellers, Self::Library, Self::Inn, Self::Workshop, Self::Forge, Self::Market];

    /// Its place in an array.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The number of the die that opens it, from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Its name, as in decisions and saves.
    pub const fn name(self) -> &'static str {
        ["jewellers", "library", "inn", "workshop", "forge", "market"][self as usize]
    }

    /// The district that it is, unless it is the Black Market.
    #[inline]
    pub const fn district(self) -> Option<District> {
        match self {
            Self::Market => None,
            _ => Some(District::ALL[self as usize]),
        }
    }
}

impl fmt::Display for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Area {
    type Err = ();
    fn from_str(name: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|a| a.name() == name).ok_or(())
    }
}

/// One of something for each district; in files and JSON with the districts' names.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "districts say what they are")]
pub struct PerDistrict<T> {
    pub jewellers: T,
    pub library: T,
    pub inn: T,
    pub workshop: T,
    pub forge: T,
}

impl<T> PerDistrict<T> {
    /// What the function makes of each district.
    pub fn of(mut make: impl FnMut(District) -> T) -> Self {
        Self {
            jewellers: make(District::Jewellers),
            library: make(District::Library),
            inn: make(District::Inn),
            workshop: make(District::Workshop),
            forge: make(District::Forge),
        }
    }
}

impl<T> Index<District> for PerDistrict<T> {
    type Output = T;
    #[inline]
    fn index(&self, district: District) -> &T {
        match district {
            District::Jewellers => &self.jewellers,
            District::Library => &self.library,
            District::Inn => &self.inn,
            District::Workshop => &self.workshop,
            District::Forge => &self.forge,
        }
    }
}

impl<T> IndexMut<District> for PerDistrict<T> {
    fn index_mut(&mut self, district: District) -> &mut T {
        match district {
            District::Jewellers => &mut self.jewellers,
            District::Library => &mut self.library,
            District::Inn => &mut self.inn,
            District::Workshop => &mut self.workshop,
            District::Forge => &mut self.forge,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_district_is_an_area_with_a_number_and_a_resource() {
        for (number, district) in (1..).zip(District::ALL) {
            assert_eq!(district.area().number(), number);
            assert_eq!(district.area().district(), Some(district));
            assert_eq!(district.name().parse(), Ok(district));
        }
        assert_eq!((Area::Market.number(), Area::Market.district()), (6, None));
        assert_eq!("market".parse(), Ok(Area::Market));
        assert!("market".parse::<District>().is_err() && "Inn".parse::<Area>().is_err());
        assert_eq!(District::Inn.resource(), Resource::Supplies);
    }
}
