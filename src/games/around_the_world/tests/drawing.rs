//! The map on the screen: what is drawn is read back, and is what lies there.

pub mod positions;

use crate::draw::theme::{Look, Signs, Theme};
use crate::games::Boxed as _;
use crate::games::around_the_world::AroundTheWorld;
use crate::games::around_the_world::screen::chart::Chart;
use crate::games::around_the_world::screen::names::Names;
use crate::games::around_the_world::screen::world;
use crate::lang::{Lang, Words};
use positions::shipped;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};

/// Screens, and the cells that they leave to the map.
const SIZES: [(Size, Size); 4] = [
    (Size::new(80, 24), Size::new(80, 13)),
    (Size::new(120, 36), Size::new(120, 22)),
    (Size::new(160, 45), Size::new(160, 30)),
    (Size::new(200, 60), Size::new(200, 42)),
];

fn words(lang: Lang) -> Words {
    Words::new(lang, [AroundTheWorld::texts(lang)])
}

/// Look at them: `cargo test --lib pictures_to_look_at -- --ignored`, then `PICTURES=folder`.
#[test]
#[ignore = "writes pictures for people"]
fn pictures_to_look_at() {
    let Ok(folder) = std::env::var("PICTURES") else { return };
    let wanted = std::env::var("POSITION").ok().and_then(|n| n.parse().ok()).unwrap_or(5);
    let position = positions::position(wanted);
    let scene = position.scene();
    let map = shipped().map();
    let looks = [
        ("plain", Theme::Plain, Signs::Unicode),
        ("rich", Theme::Rich, Signs::Unicode),
        ("mono", Theme::Mono, Signs::Unicode),
        ("safe", Theme::Safe, Signs::Unicode),
        ("ascii", Theme::Mono, Signs::Ascii),
    ];
    for lang in Lang::ALL {
        let words = words(lang);
        let names = Names::of(map, &words);
        for (screen, cells) in SIZES {
            let chart = Chart::of(shipped(), screen, cells);
            for (name, theme, signs) in looks {
                let area = Rect::new(0, 0, cells.width, cells.height);
                let mut buffer = Buffer::empty(area);
                let look = Look { theme, signs };
                world::draw(&scene, map, &chart, &names, &words, look, area, &mut buffer);
                let svg = crate::ui::picture::svg(&buffer, "map");
                let file = format!("{folder}/{}-{name}-{}.svg", screen.width, lang.code());
                std::fs::write(file, svg).expect("a folder");
                let file = format!("{folder}/{}-{name}-{}.txt", screen.width, lang.code());
                std::fs::write(file, crate::ui::picture::text(&buffer)).expect("a folder");
            }
        }
    }
}
