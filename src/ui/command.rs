//! What a player can ask for, and the keys for it: the one list behind input, key line and help.

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
    /// A letter for a text field.
    Type(char),
    /// Rub out a letter of a text field.
    Erase,
    /// Rub out a whole text field.
    Clear,
}

/// A command with its keys, for people.
pub struct Binding {
    /// What it asks for.
    pub command: Command,
    /// The keys, as they are shown.
    pub keys: &'static str,
    /// The message that says what it does.
    pub text: &'static str,
}

/// A command that means something on a screen, and what it means there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// What is offered.
    pub command: Command,
    /// The keys, as they are shown.
    pub keys: &'static str,
    /// The message that says what it does.
    pub text: &'static str,
}

/// Every command that has a key of its own, in the order of the help page.
pub const BINDINGS: &[Binding] = &[
    Binding { command: Command::Up, keys: "←↑↓→ hjkl", text: "key-move" },
    Binding { command: Command::Next, keys: "Tab", text: "key-next" },
    Binding { command: Command::Take, keys: "Enter", text: "key-take" },
    Binding { command: Command::Digit(1), keys: "0–9", text: "key-pick" },
    Binding { command: Command::Find, keys: "/ f", text: "key-find" },
    Binding { command: Command::Undo, keys: "u", text: "key-undo" },
    Binding { command: Command::Restart, keys: "U", text: "key-restart" },
    Binding { command: Command::End, keys: "e", text: "key-end" },
    Binding { command: Command::Hide, keys: "x", text: "key-hide" },
    Binding { command: Command::Again, keys: "n", text: "key-again" },
    Binding { command: Command::Replay, keys: "v", text: "key-replay" },
    Binding { command: Command::Back, keys: "Esc", text: "key-back" },
    Binding { command: Command::PageDown, keys: "PgUp/PgDn", text: "key-page" },
    Binding { command: Command::First, keys: "Home/End", text: "key-ends" },
    Binding { command: Command::Log, keys: "L", text: "key-log" },
    Binding { command: Command::Rules, keys: "R", text: "key-rules" },
    Binding { command: Command::Settings, keys: "S", text: "key-settings" },
    Binding { command: Command::Redraw, keys: "Ctrl+L", text: "key-redraw" },
    Binding { command: Command::Suspend, keys: "Ctrl+Z", text: "key-suspend" },
    Binding { command: Command::Interrupt, keys: "Ctrl+C", text: "key-interrupt" },
    Binding { command: Command::Help, keys: "? F1", text: "key-help" },
    Binding { command: Command::Quit, keys: "Q", text: "key-quit" },
];

impl Command {
    /// The command of a key. Letters are those of the key's place on a Latin keyboard, so that
    /// a Russian layout works too; in a text field they are letters and nothing else.
    pub fn of(key: KeyEvent, in_text: bool) -> Option<Self> {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        Some(match key.code {
            KeyCode::Up => Self::Up,
            KeyCode::Down => Self::Down,
            KeyCode::Left => Self::Left,
            KeyCode::Right => Self::Right,
            KeyCode::Tab => Self::Next,
            KeyCode::BackTab => Self::Previous,
            KeyCode::Enter => Self::Take,
            KeyCode::Esc => Self::Back,
            KeyCode::PageUp => Self::PageUp,
            KeyCode::PageDown => Self::PageDown,
            KeyCode::Home => Self::First,
            KeyCode::End => Self::Last,
            KeyCode::F(1) => Self::Help,
            KeyCode::Backspace => Self::Erase,
            KeyCode::Char(c) if control => match latin(c).to_ascii_lowercase() {
                'c' => Self::Interrupt,
                'u' => Self::Clear,
                'l' => Self::Redraw,
                'z' => Self::Suspend,
                _ => return None,
            },
            KeyCode::Char(c) if in_text => Self::Type(c),
            KeyCode::Char(c) => Self::of_letter(latin(c))?,
            _ => return None,
        })
    }

    fn of_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'h' => Self::Left,
            'j' => Self::Down,
            'k' => Self::Up,
            'l' => Self::Right,
            ' ' => Self::Take,
            '0'..='9' => Self::Digit(u8::try_from(letter).ok()? - b'0'),
            '/' | 'f' => Self::Find,
            'u' => Self::Undo,
            'U' => Self::Restart,
            'e' => Self::End,
            'x' => Self::Hide,
            'n' => Self::Again,
            'v' => Self::Replay,
            '?' => Self::Help,
            'L' => Self::Log,
            'R' | 'r' => Self::Rules,
            'S' | 's' => Self::Settings,
            'Q' => Self::Quit,
            _ => return None,
        })
    }

    /// The command with its usual meaning, for the key line and the help page.
    pub fn offer(self) -> Offer {
        let binding = BINDINGS.iter().find(|binding| binding.command == self);
        let (keys, text) = binding.map_or(("", ""), |binding| (binding.keys, binding.text));
        Offer { command: self, keys, text }
    }

    /// The command with a meaning of its own on some screen.
    pub fn called(self, text: &'static str) -> Offer {
        Offer { text, ..self.offer() }
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

    #[test]
    fn what_the_help_shows_is_what_the_keys_do() {
        for binding in BINDINGS {
            let letters = binding.keys.chars().count() == 1;
            if letters {
                let letter = binding.keys.chars().next().unwrap();
                assert_eq!(typed(letter), Some(binding.command), "{}", binding.keys);
            }
        }
    }
}
