//! What lies on each hex, the tile in hand included, and what its borders are.

use crate::games::tikal::hex::{HEXES, Hex, Side};
use crate::games::tikal::tile::{Kind, Stones, Terrain};
use crate::games::tikal::view::{HexView, View};

/// The board as it is drawn: each explored hex, and the tile that is being laid.
pub(super) struct Land<'a> {
    hexes: [Option<Place<'a>>; HEXES],
}

/// An explored hex.
#[derive(Clone, Copy)]
pub(super) struct Place<'a> {
    /// What it is.
    pub kind: Kind,
    /// The stones on its sides.
    pub stones: Stones,
    /// What has become of it; nothing for a tile that is being laid.
    pub seen: Option<&'a HexView>,
    /// The treasures in it.
    pub treasures: u8,
}

/// A border.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Border {
    /// Nothing is known on either side.
    Jungle,
    /// Nobody crosses it.
    Closed,
    /// It costs so much to cross it (TK-3.2).
    Road(u8),
    /// So many stones on one side, and jungle on the other.
    Stones(u8),
}

impl<'a> Land<'a> {
    pub fn of(view: &'a View, ghost: Option<(Hex, Terrain)>) -> Self {
        let mut hexes = [None; HEXES];
        for (hex, seen) in &view.hexes {
            let HexView { kind, stones, treasures, .. } = *seen;
            hexes[hex.index()] = Some(Place { kind, stones, seen: Some(seen), treasures });
        }
        if let Some((hex, Terrain { kind, stones })) = ghost {
            // TK-2.5: as many as it will get.
            let treasures = match kind {
                Kind::Ruin(masks) => masks.min(view.treasures),
                Kind::Base | Kind::Temple(_) | Kind::Clearing | Kind::Volcano => 0,
            };
            hexes[hex.index()] = Some(Place { kind, stones, seen: None, treasures });
        }
        Self { hexes }
    }

    /// What lies there; nothing in the jungle.
    pub fn at(&self, hex: Hex) -> Option<&Place<'a>> {
        self.hexes[hex.index()].as_ref()
    }

    /// What the border on this side of a hex is.
    pub fn border(&self, hex: Hex, side: Side) -> Border {
        let here = self.at(hex);
        let Some(beyond) = hex.beyond(side) else {
            return if here.is_some() { Border::Closed } else { Border::Jungle };
        };
        // Towards the jungle the tile in hand changes nothing but for its stones: the ring shows
        // where it is, and a slow line has less to draw.
        let towards_jungle = |place: &Place<'_>, side| match place.stones.on(side) {
            0 if place.seen.is_none() => Border::Jungle,
            0 => Border::Closed,
            stones => Border::Stones(stones),
        };
        match (here, self.at(beyond)) {
            (None, None) => Border::Jungle,
            (Some(here), None) => towards_jungle(here, side),
            (None, Some(there)) => towards_jungle(there, side.opposite()),
            (Some(here), Some(there)) => {
                let sum = here.stones.on(side) + there.stones.on(side.opposite());
                // TK-2.3.
                let volcano = [here.kind, there.kind].contains(&Kind::Volcano);
                if sum == 0 || volcano { Border::Closed } else { Border::Road(sum) }
            }
        }
    }
}
