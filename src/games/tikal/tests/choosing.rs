//! Whatever may be decided is reached by keys: arrows, digits and letters, step by step.

use super::drawing::positions::positions;
use super::position::shipped;
use crate::draw::board::Board as _;
use crate::games::tikal::screen::Picture;
use std::collections::BTreeSet;

/// The places that keys lead to behind these, from where the cursor begins.
fn reached(picture: &Picture, way: &[String]) -> BTreeSet<String> {
    let mut reached = BTreeSet::new();
    let first = picture.ways_open(way).into_iter().next();
    let mut edge: Vec<String> = picture.start(way, None).or(first).into_iter().collect();
    while let Some(here) = edge.pop() {
        if !reached.insert(here.clone()) {
            continue;
        }
        let cursor = Some(here.as_str());
        let arrows = [(1, 0), (-1, 0), (0, 1), (0, -1)];
        edge.extend(arrows.iter().filter_map(|arrow| picture.steer(way, &here, *arrow)));
        edge.extend((0..10).filter_map(|digit| picture.numbered(digit, way, cursor)));
        edge.extend(['r', ',', '*'].iter().filter_map(|key| picture.jump(*key, way, cursor)));
    }
    // What is typed stays as typed, also where it cannot be.
    let open: BTreeSet<String> = picture.ways_open(way).into_iter().collect();
    reached.retain(|place| open.contains(place));
    reached
}

#[test]
fn every_decision_is_reached_by_keys() {
    let mut steps = 0;
    for view in positions(60) {
        let picture = Picture::new(shipped(), view, Vec::new());
        let mut behind = vec![Vec::new()];
        while let Some(way) = behind.pop() {
            let open = picture.ways_open(&way);
            let reached = reached(&picture, &way);
            for place in &open {
                // A letter or the key that ends the turn goes there at once; bids are typed.
                let by_letter = picture.letter(place).is_some() || place == "end";
                let by_digits = place.starts_with("bid ");
                assert!(
                    reached.contains(place) || by_letter || by_digits,
                    "{place} behind {way:?}: {reached:?}"
                );
                let mut on = way.clone();
                on.push(place.clone());
                steps += 1;
                behind.push(on);
            }
        }
    }
    assert!(steps > 3_000, "{steps}");
}
