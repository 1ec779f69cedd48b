//! Keys and clicks out of the bytes that a terminal sends.
//!
//! The events are the ones crossterm would give: capitals carry Shift, and what no key sends is
//! passed over.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::Wake;

const ESC: u8 = 0x1b;
/// No key sends a longer sequence; what does is not a terminal.
const LONGEST: usize = 64;

/// Bytes of a key or click that has not come in full.
#[derive(Default)]
pub(super) struct Keys {
    bytes: Vec<u8>,
}

/// What the first bytes are.
#[derive(Clone, Copy)]
enum Step {
    /// Of these many bytes, this.
    Took(usize, Option<Wake>),
    /// The beginning of something.
    More,
}

impl Keys {
    /// Takes bytes, and hands on what they complete.
    pub fn feed(&mut self, bytes: &[u8], take: impl FnMut(Wake)) {
        self.bytes.extend_from_slice(bytes);
        self.pass(false, take);
    }

    /// Nothing more came: what is there is all there is.
    pub fn settle(&mut self, take: impl FnMut(Wake)) {
        self.pass(true, take);
        self.bytes.clear();
    }

    /// Whether more should come.
    pub fn unfinished(&self) -> bool {
        !self.bytes.is_empty()
    }

    fn pass(&mut self, all: bool, mut take: impl FnMut(Wake)) {
        let mut rest = &self.bytes[..];
        while let Step::Took(count, wake) = step(rest, all) {
            rest = &rest[count..];
            wake.into_iter().for_each(&mut take);
        }
        let done = self.bytes.len() - rest.len();
        self.bytes.drain(..done);
    }
}

fn step(bytes: &[u8], all: bool) -> Step {
    match bytes {
        [] => Step::More,
        [ESC] | [ESC, b'[' | b'O'] if !all => Step::More,
        [ESC, b'[', sequence @ ..] if !sequence.is_empty() => longer(csi(sequence, all), 2),
        [ESC, b'O', letter, ..] if named(*letter).is_some() => {
            Step::Took(3, named(*letter).map(plain))
        }
        [ESC] | [ESC, ESC, ..] => Step::Took(1, Some(plain(KeyCode::Esc))),
        [ESC, rest @ ..] => longer(character(rest, KeyModifiers::ALT), 1),
        rest => character(rest, KeyModifiers::NONE),
    }
}

fn longer(step: Step, by: usize) -> Step {
    match step {
        Step::Took(count, wake) => Step::Took(count + by, wake),
        Step::More => Step::More,
    }
}

/// A letter, or a control that stands for a key.
fn character(bytes: &[u8], with: KeyModifiers) -> Step {
    let control = |letter: u8| (KeyCode::Char(letter.into()), with | KeyModifiers::CONTROL);
    let (code, with) = match bytes[0] {
        b'\r' => (KeyCode::Enter, with),
        b'\t' => (KeyCode::Tab, with),
        // Which of the two Backspace sends is a matter of taste.
        0x08 | 0x7f => (KeyCode::Backspace, with),
        0 => control(b' '),
        byte @ 1..=26 => control(byte - 1 + b'a'),
        byte @ 28..=31 => control(byte - 28 + b'4'),
        _ => return letter(bytes, with),
    };
    Step::Took(1, Some(Wake::Key(KeyEvent::new(code, with))))
}

fn letter(bytes: &[u8], with: KeyModifiers) -> Step {
    let length = match bytes[0] {
        0xc2..=0xdf => 2,
        0xe0..=0xef => 3,
        0xf0..=0xf4 => 4,
        _ => 1,
    };
    let Some(bytes) = bytes.get(..length) else { return Step::More };
    let Some(letter) = str::from_utf8(bytes).ok().and_then(|text| text.chars().next()) else {
        return Step::Took(1, None);
    };
    let key = (!letter.is_control()).then(|| {
        let shift = if letter.is_uppercase() { KeyModifiers::SHIFT } else { KeyModifiers::NONE };
        Wake::Key(KeyEvent::new(KeyCode::Char(letter), with | shift))
    });
    Step::Took(length, key)
}

/// What follows `ESC [`.
fn csi(bytes: &[u8], all: bool) -> Step {
    // The console of Linux has its own F1 to F5.
    if let [b'[', rest @ ..] = bytes {
        return match rest {
            [] => Step::More,
            [letter @ b'A'..=b'E', ..] => Step::Took(2, Some(plain(KeyCode::F(letter - b'A' + 1)))),
            _ => Step::Took(2, None),
        };
    }
    let Some(end) = bytes.iter().position(|byte| !(0x20..0x40).contains(byte)) else {
        return if all || bytes.len() > LONGEST {
            Step::Took(bytes.len(), None)
        } else {
            Step::More
        };
    };
    let (numbers, last) = (&bytes[..end], bytes[end]);
    match (numbers, last) {
        // A new sequence, or a control in the middle: the old one is broken off.
        (_, ..0x40 | 0x7f..) => Step::Took(end, None),
        // A terminal that does not know mode 1006 sends three bytes after the letter.
        ([], b'M') => match bytes.get(1..4) {
            Some(&[button, column, row]) => {
                let at = |byte: u8| u16::from(byte).checked_sub(33);
                Step::Took(4, click(button.wrapping_sub(32).into(), at(column), at(row)))
            }
            _ => Step::More,
        },
        ([b'<', numbers @ ..], b'M') => {
            let mut numbers = values(numbers);
            let button = numbers.next().flatten().unwrap_or(u16::MAX);
            let mut at = || numbers.next().flatten()?.checked_sub(1);
            let (column, row) = (at(), at());
            Step::Took(end + 1, click(button, column, row))
        }
        _ => Step::Took(end + 1, key(numbers, last)),
    }
}

fn values(numbers: &[u8]) -> impl Iterator<Item = Option<u16>> {
    numbers.split(|&byte| byte == b';').map(|number| str::from_utf8(number).ok()?.parse().ok())
}

/// Left button down, whatever is held with it.
fn click(button: u16, column: Option<u16>, row: Option<u16>) -> Option<Wake> {
    const HELD: u16 = 4 | 8 | 16;
    (button & !HELD == 0).then_some(Wake::Click { column: column?, row: row? })
}

/// A key sent as `ESC [ number ; held letter`.
fn key(numbers: &[u8], last: u8) -> Option<Wake> {
    let mut numbers = values(numbers);
    let number = numbers.next().flatten();
    let held = numbers.next().flatten().unwrap_or(1).saturating_sub(1);
    let mut with = KeyModifiers::NONE;
    with.set(KeyModifiers::SHIFT, held & 1 != 0);
    with.set(KeyModifiers::ALT, held & 2 != 0);
    with.set(KeyModifiers::CONTROL, held & 4 != 0);
    let code = match (last, number) {
        (b'Z', _) => {
            with |= KeyModifiers::SHIFT;
            KeyCode::BackTab
        }
        (b'~', number) => match number? {
            1 | 7 => KeyCode::Home,
            2 => KeyCode::Insert,
            3 => KeyCode::Delete,
            4 | 8 => KeyCode::End,
            5 => KeyCode::PageUp,
            6 => KeyCode::PageDown,
            number @ 11..=15 => function(number - 10)?,
            number @ 17..=21 => function(number - 11)?,
            number @ 23..=24 => function(number - 12)?,
            _ => return None,
        },
        (b'u', number) => match number? {
            9 => KeyCode::Tab,
            13 => KeyCode::Enter,
            27 => KeyCode::Esc,
            127 => KeyCode::Backspace,
            letter => KeyCode::Char(char::from_u32(letter.into()).filter(|c| !c.is_control())?),
        },
        (letter, _) => named(letter)?,
    };
    Some(Wake::Key(KeyEvent::new(code, with)))
}

/// The letter of a key without a number.
fn named(letter: u8) -> Option<KeyCode> {
    Some(match letter {
        b'A' => KeyCode::Up,
        b'B' => KeyCode::Down,
        b'C' => KeyCode::Right,
        b'D' => KeyCode::Left,
        b'H' => KeyCode::Home,
        b'F' => KeyCode::End,
        // Enter on the number pad.
        b'M' => KeyCode::Enter,
        b'P'..=b'S' => KeyCode::F(letter - b'P' + 1),
        _ => return None,
    })
}

fn function(number: u16) -> Option<KeyCode> {
    u8::try_from(number).ok().map(KeyCode::F)
}

fn plain(code: KeyCode) -> Wake {
    Wake::Key(KeyEvent::new(code, KeyModifiers::NONE))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What comes of these bytes, each slice read by itself, and then nothing for a while.
    fn typed(reads: &[&[u8]]) -> Vec<Wake> {
        let mut keys = Keys::default();
        let mut wakes = Vec::new();
        for read in reads {
            keys.feed(read, |wake| wakes.push(wake));
        }
        keys.settle(|wake| wakes.push(wake));
        assert!(!keys.unfinished());
        wakes
    }

    fn held(code: KeyCode, with: KeyModifiers) -> Wake {
        Wake::Key(KeyEvent::new(code, with))
    }

    #[test]
    fn letters_of_every_width_and_case() {
        let letters = |text: &str| typed(&[text.as_bytes()]);
        assert_eq!(
            letters("aЖ♜"),
            [
                plain(KeyCode::Char('a')),
                held(KeyCode::Char('Ж'), KeyModifiers::SHIFT),
                plain(KeyCode::Char('♜')),
            ]
        );
        assert_eq!(typed(&[b"\xd0", b"\xb6q"]), letters("жq"));
        assert_eq!(typed(&[b"\xff\xb6\xd0q"]), letters("q"));
    }

    #[test]
    fn controls() {
        assert_eq!(
            typed(&[b"\r\t\x7f\x08\x03\x1a\0"]),
            [
                plain(KeyCode::Enter),
                plain(KeyCode::Tab),
                plain(KeyCode::Backspace),
                plain(KeyCode::Backspace),
                held(KeyCode::Char('c'), KeyModifiers::CONTROL),
                held(KeyCode::Char('z'), KeyModifiers::CONTROL),
                held(KeyCode::Char(' '), KeyModifiers::CONTROL),
            ]
        );
    }

    #[test]
    fn escape_is_told_from_what_begins_with_it() {
        let (esc, up) = (plain(KeyCode::Esc), plain(KeyCode::Up));
        assert_eq!(typed(&[b"\x1b"]), [esc]);
        assert_eq!(typed(&[b"\x1b", b"[", b"A"]), [up]);
        assert_eq!(typed(&[b"\x1b\x1b[A"]), [esc, up]);
        assert_eq!(typed(&[b"\x1bu"]), [held(KeyCode::Char('u'), KeyModifiers::ALT)]);
        assert_eq!(typed(&[b"\x1b["]), [held(KeyCode::Char('['), KeyModifiers::ALT)]);
        assert_eq!(
            typed(&[b"\x1bO\x1b[A"]),
            [held(KeyCode::Char('O'), KeyModifiers::ALT | KeyModifiers::SHIFT), up]
        );
    }

    #[test]
    fn named_keys_of_several_terminals() {
        let f1 = plain(KeyCode::F(1));
        assert_eq!(typed(&[b"\x1bOP\x1b[P\x1b[11~\x1b[[A"]), [f1; 4]);
        assert_eq!(
            typed(&[b"\x1b[5~\x1b[24~\x1b[1;5C\x1b[Z\x1bOM\x1b[13;2u"]),
            [
                plain(KeyCode::PageUp),
                plain(KeyCode::F(12)),
                held(KeyCode::Right, KeyModifiers::CONTROL),
                held(KeyCode::BackTab, KeyModifiers::SHIFT),
                plain(KeyCode::Enter),
                held(KeyCode::Enter, KeyModifiers::SHIFT),
            ]
        );
    }

    #[test]
    fn clicks_but_not_releases_wheels_or_other_buttons() {
        let click = Wake::Click { column: 299, row: 0 };
        assert_eq!(typed(&[b"\x1b[<0;300;1M\x1b[<0;300;1m\x1b[<2;3;4M\x1b[<64;3;4M"]), [click]);
        assert_eq!(typed(&[b"\x1b[<0;0;1M\x1b[<;;M\x1b[<0M\x1b[<99999;1;1M"]), []);
        assert_eq!(
            typed(&[b"\x1b[M !", b"\"#"]),
            [Wake::Click { column: 0, row: 1 }, plain(KeyCode::Char('#')),]
        );
    }

    #[test]
    fn what_no_key_sends_is_passed_over() {
        let q = plain(KeyCode::Char('q'));
        assert_eq!(typed(&[b"\x1b[?1;2cq\x1b[200~q\x1b[I\x1b[99~q"]), [q; 3]);
        assert_eq!(typed(&[b"\x1b[12\x1b[A"]), [plain(KeyCode::Up)]);
        assert_eq!(typed(&[&[b"\x1b[", &[b'1'; 100][..]].concat()]), []);
    }

    #[test]
    fn any_bytes_in_any_pieces_end() {
        let mut word = 1_u32;
        let bytes: Vec<u8> = std::iter::repeat_with(|| {
            word = word.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            *b"\x1b\x1b[[O<M;019~AuZ\xd0\xb6\xff\0".get(word as usize >> 27).unwrap_or(&b'[')
        })
        .take(20_000)
        .collect();
        let whole = typed(&[&bytes]);
        let pieces: Vec<&[u8]> = bytes.chunks(3).collect();
        assert_eq!(typed(&pieces), whole);
    }
}
