//! A late position for four, all of the rules' signs on it.

use crate::engine::{Eyes, Game, Quiet, Seat, SeatCount, SeatSet, Swift};
use crate::games::tikal::Tikal;
use crate::games::tikal::hex::{Hex, Side};
use crate::games::tikal::options::Options;
use crate::games::tikal::tests::position::shipped;
use crate::games::tikal::tile::{Kind, Stones, Turn};
use crate::games::tikal::view::{HexView, View};
use std::collections::BTreeMap;

/// Each hex: what it is with its number, what has become of that number, whose figures stand
/// there (`2:3` three workers of the second seat, `*` its leader), a camp (`^`), a guard (`!`).
const HEXES: &str = "
a1 ruin3 3
a2 temple1 4 1:5 2:1
a3 temple2 4 3:2 !2
a4 temple1 2
a5 base 1:1 4:2
b1 clearing 4:1
b2 ruin4 0 2:2
b3 temple3 4 1:1*
b4 clearing 1:2 2:2
b5 temple1 5 !4
c1 temple5 5 2:1 3:2
c2 temple4 4 3:* 4:3
c3 ruin4 2 1:1 2:1
c4 temple3 5 1:1 3:5 4:1
c5 clearing
d1 clearing
d2 clearing 1:2
d3 ruin4 0 4:1
d4 volcano
d5 ruin3 2
e1 clearing 3:2 ^4
e2 temple5 6 2:1 3:1 4:1
e3 clearing ^1
e4 temple4 8 1:3 2:1* 3:2 4:1
e5 temple6 6
f1 volcano
f2 temple4 9 !4
f3 clearing 1:1 3:1 ^3
f4 clearing ^2
g2 temple3 6 2:3 3:1 4:5
g3 ruin2 0 ^1
g4 temple2 4 3:1
";

/// The stones on borders, of both hexes together.
const STONES: &str = "a2-a1 3, a2-b1 2, a3-b2 2, a4-a3 1, a4-b3 1, a5-a4 2, a5-b4 1, b1-a1 1, \
b2-b1 2, b2-c2 1, b3-b2 2, b3-a3 3, b4-b3 1, b4-c4 1, b5-c5 1, b5-a5 2, c2-c1 3, c2-d1 1, \
c2-b1 2, c3-c2 1, c3-d2 2, c3-b2 1, c4-c3 4, c4-d3 1, c4-b3 1, c5-c4 1, c5-b4 2, d1-e1 4, \
d2-e2 1, d2-c2 1, d3-e3 1, d3-c3 2, d5-e5 3, d5-c5 1, e2-e1 2, e2-d1 1, e3-e2 1, e3-f2 1, \
e4-f3 2, e4-d3 3, f2-g2 5, f3-g3 1, f3-e3 1, f4-g4 2, f4-e4 1, g3-g2 2, g3-f2 1, g4-f3 1, \
f4-g5 2";

/// The board at 80 × 24, the cursor on c4, f2 and g3 changed.
pub const SMALL: &str = "  ▁a▁▁        ▁c▁▁        ▁e▁▁        ▁g▁▁
 ╱◈◈◈ ╲      ╱▟5▙■╲      ╱ ⌂◆ ╲      ╱░░░░╲
1      ╲▁b▁▁╱ ▲1■2 ╲▁d▁▁╱  ■2  ╲▁f▁▁╱░░░░░░╲▁h▁▁
╲      ╱\" \" ╲      ╱\" \" ╲      ╱ ^ ^╲░░░░░░╱░░░░╲
 ╲▁3▁▁1  ◆1  ╲▁3▁▁╱      4▁2▁▁╱ ^ ^ ^╲▁▁▁▁╱░░░░░░╲
 ╱▟4▙●╲      ╱▟4▙ ╲      ╱▟6▙ ╲^ ^ ^ ╱▟6▙◆╲░░░░░░╱
2 ●5▲1 2▁2▁▁2 ■★◆3 1▁▁▁▁1 ▲1■1 ╲▁▁▁▁╱ ▲3■1 ╲▁▁▁▁╱
╲      ╱····╲      ╱\" \" ╲  ◆1  ╱⚑9▙◆╲  ◆5  ╱░░░░╲
 ╲▁▁▁▁╱  ▲2  1▁1▁▁1  ●2  1▁1▁▁╱      5▁2▁▁╱░░░░░░╲
 ╱⚑4▙▲╲      ╱◈◈··╲      ╱ ⌂● ╲      ╱ ⌂● ╲░░░░░░╱
3  ■2  2▁2▁▁1 ●1▲1 2▁▁▁▁╱      1▁▁▁‹1      ╲▁▁▁▁╱
╲      ╱▟4▙●╲      ╱····╲      ╱ ⌂■ ╲      ╱░░░░╲
 ╲▁1▁▁3 ●1★  ╲▄4▄▄2  ◆1  1▁▁▁▁1 ●1■1 1▁▁▁‹╱░░░░░░╲
 ╱▟2▙ ╲      ╱▟5▙■╲      ╱▟8▙▲╲      ╱▟4▙■╲░░░░░░╱
4      1▁1▁▁1 ●1■5 1▁▁▁▁3●3▲1★ 2▁▁▁▁1  ■1  ╲▁▁▁▁╱
╲      ╱\" \" ╲  ◆1  ╱ ^ ^╲ ■2◆1 ╱ ⌂▲ ╲      ╱░░░░╲
 ╲▁2▁▁╱ ●2▲2 1▄1▄▄╱ ^ ^ ^╲▁▁▁▁1      2▁▁▁▁╱░░░░░░╲
 ╱BASE╲      ╱\" \" ╲^ ^ ^ ╱▟6▙ ╲      ╱░░░░╲░░░░░░╱
5 ●1◆2 1▁▁▁▁2      ╲▁▁▁▁╱      ╲▁▁▁▁:░░░░░░╲▁▁▁▁╱
╲      ╱⚑5▙◆╲      ╱◈◈· ╲      ╱░░░░╲░░░░░░╱░░░░╲
 ╲▁▁▁▁2      1▁▁▁▁1      3▁▁▁▁╱░░░░░░╲▁▁▁▁╱░░░░░░╲
      ╲      ╱    ╲      ╱    ╲░░░░░░╱    ╲░░░░░░╱
       ╲▁▁▁▁╱      ╲▁▁▁▁╱      ╲▁▁▁▁╱      ╲▁▁▁▁╱
";

/// The position.
pub fn late() -> View {
    let (seats, mut at) = (SeatCount::new(4).expect("a table"), Quiet(Swift(1)));
    let game = Tikal::setup(shipped(), &Options::default(), seats, &mut at).expect("a match");
    let mut view = game.view(Eyes::Table);
    let mut stones = stones();
    let lines = HEXES.lines().filter(|line| !line.is_empty());
    view.hexes = lines.map(|line| hex(line, &mut stones)).collect();
    view
}

/// The stones of each hex. A border of more than three has the rest on its other side.
fn stones() -> BTreeMap<Hex, [u8; 6]> {
    let mut stones = BTreeMap::<Hex, [u8; 6]>::new();
    for border in STONES.split(", ") {
        let (hexes, sum) = border.split_once(' ').expect("stones");
        let (one, other) = hexes.split_once('-').expect("two hexes");
        let (one, other): (Hex, Hex) = (one.parse().unwrap(), other.parse().unwrap());
        let sum: u8 = sum.parse().expect("a number");
        let (side, _) = one.neighbours().find(|(_, there)| *there == other).expect("a border");
        stones.entry(one).or_default()[side.index()] = sum.min(3);
        stones.entry(other).or_default()[side.opposite().index()] = sum.saturating_sub(3);
    }
    stones
}

fn hex(line: &str, stones: &mut BTreeMap<Hex, [u8; 6]>) -> (Hex, HexView) {
    let mut words = line.split(' ');
    let hex: Hex = words.next().expect("a name").parse().unwrap();
    let terrain = words.next().expect("a terrain");
    let number = terrain.trim_start_matches(char::is_alphabetic).parse().unwrap_or(0);
    let kind = match terrain.trim_end_matches(char::is_numeric) {
        "base" => Kind::Base,
        "temple" => Kind::Temple(number),
        "ruin" => Kind::Ruin(number),
        "clearing" => Kind::Clearing,
        _ => Kind::Volcano,
    };
    let own = Side::ALL.map(|side| stones.entry(hex).or_default()[side.index()].to_string());
    let mut seen = HexView {
        kind,
        tile: None,
        turn: Turn::default(),
        stones: Stones::try_from(own.concat()).unwrap(),
        level: 0,
        treasures: 0,
        guard: None,
        camp: None,
        workers: vec![0; 4],
        leaders: SeatSet::NOBODY,
        controlled_by: None,
        dug: 0,
    };
    for word in words {
        let seat = |text: &str| Seat::numbered(text.parse().unwrap()).unwrap();
        if let Some(owner) = word.strip_prefix('^') {
            seen.camp = Some(seat(owner));
        } else if let Some(owner) = word.strip_prefix('!') {
            seen.guard = Some(seat(owner));
        } else if let Some((owner, figures)) = word.split_once(':') {
            let workers = figures.trim_end_matches('*').parse().unwrap_or(0);
            seen.workers[seat(owner).index()] = workers;
            if figures.ends_with('*') {
                seen.leaders = seen.leaders.with(seat(owner));
            }
        } else if let Kind::Temple(_) = kind {
            seen.level = word.parse().unwrap();
        } else {
            seen.treasures = word.parse().unwrap();
        }
    }
    seen.controlled_by = controlled_by(&seen);
    (hex, seen)
}

/// TK-6.1, TK-6.3.
fn controlled_by(seen: &HexView) -> Option<Seat> {
    let Kind::Temple(_) = seen.kind else { return None };
    let weight = |seat: Seat| {
        let leader = if seen.leaders.has(seat) { shipped().leader } else { 0 };
        seen.workers[seat.index()] + leader
    };
    let most = (0..4).map(Seat::at).map(weight).max().filter(|most| *most > 0);
    let mut those = (0..4).map(Seat::at).filter(|seat| Some(weight(*seat)) == most);
    let first = those.next().filter(|_| those.next().is_none());
    seen.guard.or(first)
}
