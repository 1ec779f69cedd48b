//! What a player can ask for, and the keys for it: the one list behind input, key line and help.

use crate::lang::Words;
use crate::say;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// What a player asks for, whatever key it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// To the nearest target above.
    Up,
    /// To the nearest target below.
    Down,
    /// To the nearest target on the left.
    Left,
    /// To the nearest target on the right.
    Right,
    /// To the next target, round and round.
    Next,
    /// To the target before.
    Previous,
    /// Take what is chosen.
    Take,
    /// Go back.
    Back,
    /// A digit: the n-th of a list, or part of an amount.
    Digit(u8),
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// To the very beginning.
    First,
    /// To the very end.
    Last,
    /// Take the last decision back.
    Undo,
    /// Take the whole turn back.
    Restart,
    /// End the turn.
    End,
    /// Close the hand.
    Hide,
    /// Decide something off turn: a claim.
    Claim,
    /// Draw the board in another size.
    Zoom,
    /// Find a decision by its words.
    Find,
    /// Play the same again: the same people, the same variants.
    Again,
    /// Step through what has been played.
    Replay,
    /// Show all keys.
    Help,
    /// Show what happened.
    Log,
    /// Show the rules.
    Rules,
    /// Change how things look.
    Settings,
    /// Draw everything anew.
    Redraw,
    /// Save and leave.
    Quit,
    /// Leave, asking first.
    Interrupt,
    /// Go to the background.
    Suspend,
    /// A click on this cell.
    Click(u16, u16),
    /// A letter that means something on this very screen.
    Letter(char),
    /// A letter for a text field.
    Type(char),
    /// Rub out a letter of a text field.
    Erase,
    /// Rub out a whole text field.
    Clear,
}

/// A key as it is pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// One that has a name.
    Named(KeyCode),
    /// One with this letter or sign on it, by its place on a Latin keyboard.
    Sign(char),
    /// That with Control.
    Control(char),
}

/// Keys that belong together, what each asks for, and how people are told of them.
pub struct Binding {
    /// Each key, and what it asks for; the first command stands for all of them.
    pub keys: &'static [(Key, Command)],
    /// The keys, as they are shown.
    pub shown: &'static str,
    /// The message that says what they do.
    pub text: &'static str,
}

/// A command that means something on a screen, and what it means there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// What is offered.
    pub command: Command,
    /// The keys, as they are shown.
    pub keys: String,
    /// What it does.
    pub text: Does,
    /// Whether a click on it asks for it too.
    pub hot: bool,
    /// Whether the board itself tells of it: then the key line need not, only the help does.
    pub on_board: bool,
}

/// What a command does, for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Does {
    /// As this message says.
    Message(&'static str),
    /// As a board calls it.
    Called(String),
}

use Command as C;
use Key::{Control, Named, Sign};

/// Every key and what it asks for, in the order of the help page: the one list behind input, key
/// lines and help.
pub const BINDINGS: &[Binding] = &[
    Binding {
        keys: &[
            (Named(KeyCode::Up), C::Up),
            (Named(KeyCode::Down), C::Down),
            (Named(KeyCode::Left), C::Left),
            (Named(KeyCode::Right), C::Right),
            (Sign('h'), C::Left),
            (Sign('j'), C::Down),
            (Sign('k'), C::Up),
            (Sign('l'), C::Right),
        ],
        shown: "←↑↓→ hjkl",
        text: "key-move",
    },
    Binding {
        keys: &[(Named(KeyCode::Tab), C::Next), (Named(KeyCode::BackTab), C::Previous)],
        shown: "Tab",
        text: "key-next",
    },
    Binding {
        keys: &[(Named(KeyCode::Enter), C::Take), (Sign(' '), C::Take)],
        shown: "Enter",
        text: "key-take",
    },
    Binding {
        keys: &[
            (Sign('1'), C::Digit(1)),
            (Sign('2'), C::Digit(2)),
            (Sign('3'), C::Digit(3)),
            (Sign('4'), C::Digit(4)),
            (Sign('5'), C::Digit(5)),
            (Sign('6'), C::Digit(6)),
            (Sign('7'), C::Digit(7)),
            (Sign('8'), C::Digit(8)),
            (Sign('9'), C::Digit(9)),
            (Sign('0'), C::Digit(0)),
        ],
        shown: "0–9",
        text: "key-pick",
    },
    Binding { keys: &[(Sign('/'), C::Find), (Sign('f'), C::Find)], shown: "/ f", text: "key-find" },
    Binding { keys: &[(Sign('u'), C::Undo)], shown: "u", text: "key-undo" },
    Binding { keys: &[(Sign('U'), C::Restart)], shown: "U", text: "key-restart" },
    Binding { keys: &[(Sign('e'), C::End)], shown: "e", text: "key-end" },
    Binding { keys: &[(Sign('!'), C::Claim)], shown: "!", text: "key-claim" },
    Binding { keys: &[(Sign('z'), C::Zoom)], shown: "z", text: "key-zoom" },
    Binding { keys: &[(Sign('x'), C::Hide)], shown: "x", text: "key-hide" },
    Binding { keys: &[(Sign('n'), C::Again)], shown: "n", text: "key-again" },
    Binding { keys: &[(Sign('v'), C::Replay)], shown: "v", text: "key-replay" },
    Binding { keys: &[(Named(KeyCode::Esc), C::Back)], shown: "Esc", text: "key-back" },
    Binding {
        keys: &[(Named(KeyCode::PageDown), C::PageDown), (Named(KeyCode::PageUp), C::PageUp)],
        shown: "PgUp/PgDn",
        text: "key-page",
    },
    Binding {
        keys: &[(Named(KeyCode::Home), C::First), (Named(KeyCode::End), C::Last)],
        shown: "Home/End",
        text: "key-ends",
    },
    Binding {
        keys: &[(Named(KeyCode::Backspace), C::Erase)],
        shown: "Backspace",
        text: "key-erase",
    },
    Binding { keys: &[(Control('u'), C::Clear)], shown: "Ctrl+U", text: "key-clear" },
    Binding { keys: &[(Sign('L'), C::Log)], shown: "L", text: "key-log" },
    Binding {
        keys: &[(Sign('R'), C::Rules), (Sign('r'), C::Rules)],
        shown: "R",
        text: "key-rules",
    },
    Binding {
        keys: &[(Sign('S'), C::Settings), (Sign('s'), C::Settings)],
        shown: "S",
        text: "key-settings",
    },
    Binding { keys: &[(Control('l'), C::Redraw)], shown: "Ctrl+L", text: "key-redraw" },
    Binding { keys: &[(Control('z'), C::Suspend)], shown: "Ctrl+Z", text: "key-suspend" },
    Binding { keys: &[(Control('c'), C::Interrupt)], shown: "Ctrl+C", text: "key-interrupt" },
    Binding {
        keys: &[(Sign('?'), C::Help), (Named(KeyCode::F(1)), C::Help)],
        shown: "? F1",
        text: "key-help",
    },
    Binding { keys: &[(Sign('Q'), C::Quit)], shown: "Q", text: "key-quit" },
];

impl Key {
    /// The key that was pressed. Letters are those of the key's place on a Latin keyboard, so
    /// that a Russian layout works too.
    pub fn pressed(key: KeyEvent) -> Self {
        match key.code {
            KeyCode::Char(c) if key.modifiers.contains(KeyModifiers::CONTROL) => {
                Self::Control(latin(c).to_ascii_lowercase())
            }
            KeyCode::Char(c) => Self::Sign(latin(c)),
            code => Self::Named(code),
        }
    }
}

impl Command {
    /// The command of a key; in a text field letters are letters and nothing else.
    pub fn of(key: KeyEvent, in_text: bool) -> Option<Self> {
        let pressed = Key::pressed(key);
        match (key.code, pressed) {
            (KeyCode::Char(c), Key::Sign(_)) if in_text => Some(Self::Type(c)),
            _ => BINDINGS
                .iter()
                .flat_map(|binding| binding.keys)
                .find_map(|(key, command)| (*key == pressed).then_some(*command)),
        }
    }

    /// The command with its usual meaning, for the key line and the help page.
    pub fn offer(self) -> Offer {
        let stands_for = |binding: &&Binding| binding.keys.first().is_some_and(|k| k.1 == self);
        let binding = BINDINGS.iter().find(stands_for);
        let (keys, text) = binding.map_or(("", ""), |binding| (binding.shown, binding.text));
        // Four arrows and ten digits are too many for a click.
        let hot = !matches!(self, Self::Up | Self::Digit(_));
        Offer {
            command: self,
            keys: keys.to_owned(),
            text: Does::Message(text),
            hot,
            on_board: false,
        }
    }

    /// The command with a meaning of its own on some screen.
    pub fn called(self, text: &'static str) -> Offer {
        Offer { text: Does::Message(text), ..self.offer() }
    }
}

impl Offer {
    /// A command by a key of its own on this screen.
    pub fn of(command: Command, keys: &str, text: &'static str) -> Self {
        let text = Does::Message(text);
        Self { command, keys: keys.to_owned(), text, hot: true, on_board: false }
    }

    /// A letter that a board gives a meaning of its own.
    pub fn letter(letter: char, called: String) -> Self {
        let (command, keys) = (Command::Letter(letter), letter.to_string());
        Self { command, keys, text: Does::Called(called), hot: true, on_board: false }
    }

    /// What it does, in the reader's words.
    pub fn told(&self, words: &Words) -> String {
        match &self.text {
            Does::Message(key) => say!(words, key),
            Does::Called(text) => text.clone(),
        }
    }
}

/// The Latin letter on the key of a Russian one (ЙЦУКЕН).
fn latin(letter: char) -> char {
    const RUSSIAN: &str = "йцукенгшщзхъфывапролджэячсмитьбюЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ";
    const LATIN: &str = "qwertyuiop[]asdfghjkl;'zxcvbnm,.QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>";
    let at = RUSSIAN.chars().position(|c| c == letter);
    at.and_then(|at| LATIN.chars().nth(at)).unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(c: char) -> Option<Command> {
        Command::of(KeyEvent::new(KeyCode::Char(c), KeyModifiers::NONE), false)
    }

    #[test]
    fn a_russian_keyboard_has_the_same_commands() {
        for (russian, latin) in [('г', 'u'), ('Г', 'U'), ('р', 'h'), ('Й', 'Q'), ('Д', 'L')] {
            assert_eq!(typed(russian), typed(latin));
            assert!(typed(latin).is_some());
        }
    }

    #[test]
    fn a_text_field_takes_the_letters_for_itself() {
        let key = KeyEvent::new(KeyCode::Char('г'), KeyModifiers::NONE);
        assert_eq!(Command::of(key, true), Some(Command::Type('г')));
        let key = KeyEvent::new(KeyCode::Char('с'), KeyModifiers::CONTROL);
        assert_eq!(Command::of(key, true), Some(Command::Interrupt));
    }

    /// Every key stands once in the list, and what is shown of it is what it does.
    #[test]
    fn what_the_help_shows_is_what_the_keys_do() {
        let keys = || BINDINGS.iter().flat_map(|binding| binding.keys);
        for (key, _) in keys() {
            assert_eq!(keys().filter(|(other, _)| other == key).count(), 1, "{key:?}");
        }
        for binding in BINDINGS {
            let first = binding.keys[0].1;
            assert_eq!(first.offer().keys, binding.shown);
            let mut letters = binding.shown.split(' ').filter(|key| key.chars().count() == 1);
            let command = |key: &str| typed(key.chars().next().unwrap());
            assert!(letters.all(|key| command(key) == Some(first)), "{}", binding.shown);
        }
    }
}
