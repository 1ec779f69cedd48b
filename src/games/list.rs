//! A few things in a row that need no memory of their own: piles of cards, orders of seats.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::{Deref, DerefMut};

/// Up to `N` things, one after the other. In files and JSON a list.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> List<T, N> {
    /// None yet; where there is room, this lies.
    pub const fn blank(filler: T) -> Self {
        Self { items: [filler; N], len: 0 }
    }

    /// Puts one more behind the others. The box was checked to hold no more than there is room
    /// for.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes the last one away.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[usize::from(self.len)])
    }

    /// Takes the one at this place away; those behind it move up.
    #[inline]
    pub fn remove(&mut self, index: usize) -> T {
        let item = self[index];
        self.copy_within(index + 1.., index);
        self.len -= 1;
        item
    }

    /// Takes all away.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// How many, as the views tell it.
    #[inline]
    pub fn count(&self) -> u8 {
        self.len
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    #[inline]
    fn default() -> Self {
        Self::blank(T::default())
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: Copy, const N: usize> Extend<T> for List<T, N> {
    #[inline]
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::default();
        list.extend(items);
        list
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de, T, const N: usize> Deserialize<'de> for List<T, N>
where
    T: Deserialize<'de> + Copy + Default,
{
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(from)?;
        if items.len() > N.min(u8::MAX.into()) {
            return Err(D::Error::invalid_length(items.len(), &"a shorter list"));
        }
        Ok(items.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_a_list_in_json() {
        let mut list: List<u8, 4> = [3, 1, 2].into_iter().collect();
        assert_eq!(serde_json::to_string(&list).unwrap(), "[3,1,2]");
        assert_eq!(serde_json::from_str::<List<u8, 4>>("[3,1,2]").unwrap(), list);
        assert!(serde_json::from_str::<List<u8, 4>>("[1,2,3,4,5]").is_err());
        assert!(serde_json::from_str::<List<u8, 3>>("[3,1,2]").is_ok(), "as long as it may be");
        assert_eq!(format!("{list:?}"), "[3, 1, 2]");
        assert_ne!(list, [3, 1].into_iter().collect());
        assert_eq!((list.remove(0), list.pop(), list.count()), (3, Some(2), 1));
        assert_eq!(&list[..], [1]);
    }
}
