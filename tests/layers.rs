//! The layers of the program: each may use only those that stand above it, so none uses another
//! in a circle.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// From the top: what stands first knows least.
const LAYERS: [&str; 10] =
    ["engine", "lang", "draw", "disk", "bots", "games", "store", "running", "ui", "cli"];

/// Macros that are exported from the crate's root, and where they are at home.
const MACROS: [(&str, &str); 3] = [("options", "engine"), ("say", "lang"), ("every_game", "games")];

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

fn rust_files(path: &Path, found: &mut Vec<PathBuf>) {
    if path.is_dir() {
        for entry in std::fs::read_dir(path).unwrap() {
            rust_files(&entry.unwrap().path(), found);
        }
    } else if path.extension().is_some_and(|ext| ext == "rs") {
        found.push(path.to_owned());
    }
}

/// The layers that code names: whatever follows `crate::`. Comments may speak of anything.
fn used(text: &str) -> BTreeSet<&str> {
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    let names = code.flat_map(|line| line.split("crate::").skip(1)).map(|rest| {
        assert!(!rest.starts_with(['{', '*']), "each layer in a line of its own: {rest}");
        let end = rest.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(rest.len());
        let name = &rest[..end];
        MACROS.iter().find(|(is, _)| *is == name).map_or(name, |(_, home)| home)
    });
    names.collect()
}

#[test]
fn every_layer_uses_only_those_above_it() {
    let code =
        "use crate::ui::app; crate::say!(x)\n    /// [`crate::cli::run`]\ncrate::bots::play()";
    assert_eq!(used(code), ["bots", "lang", "ui"].into());
    for (depth, layer) in LAYERS.into_iter().enumerate() {
        let mut files = Vec::new();
        rust_files(&source().join(layer), &mut files);
        files.push(source().join(format!("{layer}.rs")));
        files.retain(|file| file.exists());
        assert!(!files.is_empty(), "there is no layer {layer}");
        for file in files {
            let text = std::fs::read_to_string(&file).unwrap();
            for name in used(&text) {
                let place = LAYERS.iter().position(|other| *other == name);
                let place = place.unwrap_or_else(|| panic!("{name} in {}", file.display()));
                assert!(place <= depth, "{} uses {name}, which stands below it", file.display());
            }
        }
    }
}

/// No module stands outside the layers.
#[test]
fn every_module_is_a_layer() {
    let crate_root = std::fs::read_to_string(source().join("lib.rs")).unwrap();
    let modules = crate_root.lines().filter_map(|line| line.strip_prefix("pub mod "));
    let modules: BTreeSet<&str> = modules.map(|name| name.trim_end_matches(';')).collect();
    assert_eq!(modules, LAYERS.into());
}
