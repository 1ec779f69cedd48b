//! Rules pages as a terminal shows them: paragraphs filled, lists indented, tables drawn.

use crate::draw::text::{width_of, wrap};

/// A line of a page, and whether it is a heading.
pub type PageLine = (String, bool);

/// The text in lines of at most this width.
pub fn laid_out(text: &str, width: usize) -> Vec<PageLine> {
    let mut lines: Vec<PageLine> = Vec::new();
    let mut paragraph = String::new();
    let mut table: Vec<Vec<String>> = Vec::new();
    for line in text.lines().chain([""]) {
        let trimmed = line.trim();
        let is_row = trimmed.starts_with('|');
        let begins =
            trimmed.is_empty() || trimmed.starts_with('#') || trimmed.starts_with("- ") || is_row;
        if begins && !paragraph.is_empty() {
            lines.extend(filled(&std::mem::take(&mut paragraph), width));
        }
        if !is_row && !table.is_empty() {
            lines.extend(drawn(&std::mem::take(&mut table), width));
        }
        if is_row {
            let cells = trimmed.trim_matches('|').split('|');
            let cells: Vec<String> = cells.map(|cell| plain(cell.trim())).collect();
            let is_rule = |cell: &String| cell.chars().all(|c| matches!(c, '-' | ':'));
            if !cells.iter().all(is_rule) {
                table.push(cells);
            }
        } else if let Some(heading) = trimmed.strip_prefix('#') {
            lines.push((plain(heading.trim_start_matches(['#', ' '])), true));
        } else if trimmed.is_empty() {
            lines.push((String::new(), false));
        } else {
            if !paragraph.is_empty() {
                paragraph.push(' ');
            }
            paragraph += trimmed;
        }
    }
    lines.dedup_by(|a, b| a.0.is_empty() && b.0.is_empty());
    lines
}

/// A text without the marks of emphasis and code.
fn plain(text: &str) -> String {
    let text = text.replace('`', "");
    // A star that stands alone is a sign, not a mark.
    let is_sign = |word: &str| !word.contains(char::is_alphanumeric);
    let words = text
        .split(' ')
        .map(|word| if is_sign(word) { word.to_owned() } else { word.replace('*', "") });
    words.collect::<Vec<_>>().join(" ")
}

/// A paragraph, or an item of a list with its dash hanging out.
fn filled(paragraph: &str, width: usize) -> Vec<PageLine> {
    let text = plain(paragraph);
    let (first, rest) = match text.strip_prefix("- ") {
        Some(_) => ("- ", "  "),
        None => ("", ""),
    };
    let body = text.strip_prefix(first).unwrap_or(&text);
    let lines = wrap(body, width.saturating_sub(width_of(first)).max(1));
    let lines = lines.iter().enumerate();
    lines.map(|(i, line)| (format!("{}{line}", if i == 0 { first } else { rest }), false)).collect()
}

/// A table in columns, each as wide as its widest cell. One that is too wide has its sentences
/// broken, if they stand in its last column; otherwise it goes on below.
fn drawn(rows: &[Vec<String>], width: usize) -> Vec<PageLine> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let sentences = rows.iter().any(|row| row.len() == columns && row[columns - 1].contains(' '));
    if sentences && columns > 1 {
        return with_sentences(rows, columns - 1, width);
    }
    let cell = |row: &Vec<String>, column: usize| row.get(column).cloned().unwrap_or_default();
    let widest = |column: usize| rows.iter().map(|row| width_of(&cell(row, column))).max();
    let widths: Vec<usize> = (0..columns).map(|column| widest(column).unwrap_or(0)).collect();
    let mut lines = Vec::new();
    let mut from = 0;
    while from < columns {
        let mut to = from + 1;
        let cells = |to: usize| widths[from..to].iter().map(|width| width + 2).sum::<usize>() + 2;
        while to < columns && cells(to + 1) <= width {
            to += 1;
        }
        if from > 0 {
            lines.push((String::new(), false));
        }
        for row in rows {
            let mut line = String::from("  ");
            for (column, width) in widths.iter().enumerate().take(to).skip(from) {
                let cell = cell(row, column);
                let gap = " ".repeat(width.saturating_sub(width_of(&cell)));
                // Numbers stand below each other by their ends.
                let is_number = cell.starts_with(|c: char| c.is_ascii_digit() || "−+-".contains(c));
                let parts = if is_number { [&gap, &cell] } else { [&cell, &gap] };
                line.extend(parts.into_iter().map(String::as_str).chain(["  "]));
            }
            let line = line.trim_end();
            // A cell with a whole sentence in it is broken like any other text.
            let wrapped =
                if width_of(line) > width { wrap(line, width) } else { vec![line.into()] };
            lines.extend(wrapped.into_iter().map(|line| (line, false)));
        }
        from = to;
    }
    lines
}

/// A table whose last column is text to be broken.
fn with_sentences(rows: &[Vec<String>], last: usize, width: usize) -> Vec<PageLine> {
    let columns: Vec<Vec<String>> =
        rows.iter().map(|row| row[..last.min(row.len())].to_vec()).collect();
    let heads = drawn(&columns, usize::MAX);
    let indent = heads.iter().map(|(head, _)| width_of(head)).max().unwrap_or(0) + 2;
    let space = width.saturating_sub(indent).max(1);
    let mut lines = Vec::new();
    for ((head, _), row) in heads.into_iter().zip(rows) {
        let text = row.get(last).map_or("", String::as_str);
        for (i, line) in wrap(text, space).into_iter().enumerate() {
            let head = if i == 0 { head.as_str() } else { "" };
            let gap = " ".repeat(indent.saturating_sub(width_of(head)));
            lines.push((format!("{head}{gap}{line}"), false));
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(text: &str, width: usize) -> Vec<String> {
        laid_out(text, width).into_iter().map(|(line, _)| line).collect()
    }

    #[test]
    fn paragraphs_are_filled_and_lists_hang() {
        let text = "# A head\n\nsome **bold**\nwords of `code`\n\n- an item\n  goes on\n- two";
        let lines = told(text, 16);
        let want =
            ["A head", "", "some bold words", "of code", "", "- an item goes", "  on", "- two", ""];
        assert_eq!(lines, want);
        assert!(laid_out(text, 16)[0].1);
    }

    #[test]
    fn tables_are_columns_and_go_on_below() {
        let text = "| step | 1 | 10 |\n|---|--:|--:|\n| points | −20 | 5 |";
        assert_eq!(told(text, 40), ["  step      1  10", "  points  −20   5", ""]);
        let sentence = "| who | n | what |\n|---|---|---|\n| Inn | 2 | one more of them |";
        let want = ["  who  n  what", "  Inn  2  one more", "          of them", ""];
        assert_eq!(told(sentence, 18), want);
        let narrow = told(text, 16);
        assert_eq!(narrow, ["  step      1", "  points  −20", "", "  10", "   5", ""]);
    }
}
