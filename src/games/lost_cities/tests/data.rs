//! The Data section of the rules against the shipped component file.

use super::position::shipped;
use crate::engine::Components as _;
use crate::games::lost_cities::{Colour, Colour::*, Figure, Length, Options};

/// LC-1.1 to LC-1.5: what is in the box, and for how many.
#[test]
fn the_box_holds_what_the_rules_say() {
    let shipped = shipped();
    assert_eq!(shipped.seats(), 2..=4);
    let cards = &shipped.cards;
    assert_eq!((cards.lowest, cards.highest, cards.copies), (0, 10, 2));
    assert_eq!(shipped.every_card().count(), 110);
    assert_eq!(shipped.hand, 8);
    assert_eq!([2, 3, 4].map(|seats| shipped.set_aside(seats)), [30, 0, 0]);
    let figures = Figure::ALL.map(|kind| shipped.figures(kind));
    assert_eq!(figures, [4, 1]);
    assert_eq!(shipped.figures.scientist_counts, 2);
}

/// The table of steps, and the bridge of LC-4.1.
#[test]
fn the_paths_are_those_of_the_board() {
    let shipped = shipped();
    assert_eq!(shipped.steps, [-20, -15, -10, 5, 10, 15, 30, 35, 50]);
    assert_eq!(shipped.last_step(), 9);
    assert_eq!((shipped.bridge, shipped.crossings), (6, 5));
}

/// The event tokens of LC-1.3 and the spaces for them.
#[test]
fn every_token_has_its_space() {
    let shipped = shipped();
    let tokens = &shipped.tokens;
    assert_eq!((tokens.artefacts, tokens.arrows), (9, 9));
    assert_eq!(tokens.points, [5, 5, 10, 10, 10, 15, 15]);
    let spaces: [(Colour, [u8; 5]); 5] = [
        (Yellow, [3, 5, 6, 7, 9]),
        (Blue, [2, 4, 6, 7, 9]),
        (White, [2, 3, 5, 7, 9]),
        (Green, [2, 4, 5, 7, 9]),
        (Red, [3, 4, 6, 7, 9]),
    ];
    for (colour, steps) in spaces {
        assert_eq!(shipped.spaces[colour], steps, "{colour}");
    }
}

/// Both artefact tracks of LC-5.1, and the expeditions of LC-1.6.
#[test]
fn the_tracks_are_those_of_the_board() {
    let of = |length| shipped().course(&Options { length, ..Options::default() });
    let (full, short) = (of(Length::Full), of(Length::Short));
    assert_eq!((full.expeditions, short.expeditions), (3, 1));
    let large = [-50, -45, -40, -10, -5, 0, 30, 35, 40, 70, 75, 80, 110, 115, 120, 150];
    assert_eq!(full.track, large);
    assert_eq!(short.track, [-20, -15, 10, 15, 30, 50]);
    // 27 chips are in the box: everything beyond the track counts as its last.
    assert_eq!([15, 16, 27].map(|n| full.artefacts_worth(n)), [150; 3]);
    assert_eq!([5, 6, 9].map(|n| short.artefacts_worth(n)), [50; 3]);
}
