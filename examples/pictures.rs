//! Draws the pictures of the documentation anew, from the saves that lie beside them:
//! `cargo run --example pictures`.

use incognita::draw::theme::{Look, Signs, Theme};
use incognita::engine::{Eyes, Manner};
use incognita::games::Shelf;
use incognita::lang::Lang;
use incognita::store::{self, Saves};
use incognita::ui::app::App;
use incognita::ui::host::Still;
use incognita::ui::layer::{Layer, Room};
use incognita::ui::menu::Menu;
use incognita::ui::picture;
use incognita::ui::table::TableScreen;
use ratatui::layout::Size;
use std::io;
use std::path::Path;

const USUAL: Size = Size::new(80, 24);
const LARGE: Size = Size::new(120, 36);
const WIDE: Size = Size::new(160, 45);

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/pictures");
    let menu = Menu::new(&room(&folder));
    paint(Box::new(menu), USUAL, &folder, "menu-80x24", "incognita")?;
    let shelf = Shelf::new(None);
    let saves = Saves::at(folder.clone()).list().map_err(|fault| told(&fault))?;
    for save in saves {
        let host = || -> io::Result<Box<Still>> {
            let table = store::read(&save.path, &shelf).map_err(|fault| told(&fault))?;
            Ok(Box::new(Still::new(table)))
        };
        let table = store::read(&save.path, &shelf).map_err(|fault| told(&fault))?;
        let game = shelf.find(table.game()).ok_or(io::ErrorKind::NotFound)?;
        let (name, title) = (save.name(), game.title(&shelf.words(Lang::English)));
        let eyes = table.to_act().first().map_or(Eyes::Table, Eyes::Seat);
        // A map of the world shows more where there is more room.
        let large = if table.game() == "around-the-world" { WIDE } else { LARGE };
        for size in [USUAL, large] {
            let screen = TableScreen::seen_by(host()?, eyes);
            let name = format!("{name}-{}x{}", size.width, size.height);
            paint(Box::new(screen), size, &folder, &name, &title)?;
        }
        if table.manner() != Manner::Openly {
            let screen = TableScreen::new(host()?);
            paint(Box::new(screen), USUAL, &folder, &format!("{name}-handover-80x24"), &title)?;
        }
    }
    Ok(())
}

/// What went wrong, in English.
fn told(fault: &store::StoreFault) -> io::Error {
    let shelf = Shelf::new(None);
    io::Error::other(fault.tell(&shelf, &shelf.words(Lang::English)))
}

/// A room in which every picture comes out the same, with these saves.
fn room(saves: &Path) -> Room {
    let shelf = Shelf::new(None);
    let words = shelf.words(Lang::English);
    let look = Look { theme: Theme::Rich, signs: Signs::Unicode };
    Room::new(shelf, words, look, Saves::at(saves.to_owned()))
}

fn paint(
    layer: Box<dyn Layer>,
    size: Size,
    folder: &Path,
    name: &str,
    title: &str,
) -> io::Result<()> {
    let screen = picture::draw(&mut App::new(room(folder), layer), size);
    std::fs::write(folder.join(format!("{name}.svg")), picture::svg(&screen, title))
}
