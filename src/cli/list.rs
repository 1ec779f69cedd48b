//! Lists: `saves` and `games`.

use super::{Answer, Desk, columns, json};
use crate::engine::{Name, Variant};
use crate::games::GameBox;
use crate::lang::{line, printable};
use crate::say;
use crate::store::{Listed, Summary};
use serde_json::{Value, json};
use std::fmt::Write;

/// Every save, the newest first; one that cannot be read says why.
pub fn saves(desk: &Desk, as_json: bool) -> Answer {
    let listed = desk.saves.list().map_err(|fault| desk.cannot(&fault))?;
    if as_json {
        let rows: Vec<_> = listed.iter().map(|save| save_data(desk, save)).collect();
        return Ok(json(&rows));
    }
    let mut rows = Vec::new();
    let mut unreadable = String::new();
    for save in &listed {
        match &save.summary {
            Ok(summary) => rows.push(save_row(desk, printable(&save.name()), summary)),
            // These are sentences, and stand last.
            Err(fault) => unreadable = unreadable + &fault.tell(&desk.shelf, &desk.words) + "\n",
        }
    }
    Ok(columns(&rows) + &unreadable)
}

fn save_row(desk: &Desk, name: String, Summary { game, players, head }: &Summary) -> [String; 6] {
    let words = &desk.words;
    let names = |names: Vec<&str>| names.join(", ");
    let players = names(players.iter().map(|p| p.name.as_str()).collect());
    let (title, progress) = match desk.shelf.find(game) {
        Some(known) => (known.title(words), known.progress(head.round, words)),
        None => (game.clone(), String::new()),
    };
    let turn = if head.over {
        say!(words, "is-over")
    } else {
        let turn = names(head.to_act.iter().map(Name::as_str).collect());
        say!(words, "to-act", names = turn)
    };
    [name, title, players, progress, turn, head.saved.to_string()]
}

fn save_data(desk: &Desk, save: &Listed) -> Value {
    let (file, name) = (save.path.display().to_string(), save.name());
    match &save.summary {
        Ok(Summary { game, players, head }) => json!({
            "file": file, "name": name, "game": game, "players": players,
            "round": head.round, "to_act": head.to_act, "scores": head.scores,
            "over": head.over, "started": head.started, "saved": head.saved,
        }),
        Err(fault) => {
            let why = fault.tell(&desk.shelf, &desk.words);
            json!({"file": file, "name": name, "error": why})
        }
    }
}

/// Every game with its options; one whose component file cannot be used says why.
pub fn games(desk: &Desk, as_json: bool) -> String {
    let mut text = String::new();
    let mut rows = Vec::new();
    for game in desk.shelf.games() {
        let (title, about) = (game.title(&desk.words), game.about(&desk.words));
        let (low, high) = match game.seats() {
            Ok(seats) => seats.into_inner(),
            // The others can be played all the same.
            Err(fault) => {
                let why = line(&fault.tell(&desk.words));
                rows.push(json!({"id": game.id(), "name": title, "about": about, "error": why}));
                let _ = writeln!(text, "{}  {title}\n  {about}\n  {why}", game.id());
                continue;
            }
        };
        if as_json {
            let options: Vec<_> = game.variants().iter().map(|v| option(desk, game, v)).collect();
            rows.push(json!({
                "id": game.id(), "name": title, "about": about,
                "seats": {"low": low, "high": high}, "options": options,
            }));
            continue;
        }
        let seats = say!(&desk.words, "seats-range", low = low, high = high);
        let _ = writeln!(text, "{}  {title}  {seats}\n  {about}", game.id());
        for variant in game.variants() {
            let about = game.variant(variant.name, None, &desk.words);
            let _ = writeln!(text, "  --set {}=…  {about}", variant.name);
            for (index, value) in variant.values.iter().enumerate() {
                let means = game.variant(variant.name, Some(value), &desk.words);
                let mark = if index == 0 { "*" } else { " " };
                let _ = writeln!(text, "    {mark} {value:<10} {means}");
            }
        }
    }
    if as_json { json(&rows) } else { text }
}

fn option(desk: &Desk, game: &dyn GameBox, variant: &Variant) -> Value {
    let value = |value: &&str| {
        let about = game.variant(variant.name, Some(value), &desk.words);
        json!({"value": value, "about": about})
    };
    json!({
        "name": variant.name,
        "about": game.variant(variant.name, None, &desk.words),
        "values": variant.values.iter().map(value).collect::<Vec<_>>(),
        "default": variant.values.first(),
    })
}
