//! Ended from outside: the terminal is given back, the exit code tells by what, and what is lost
//! is said; nothing that was typed or pasted stands in the way.

use std::fs;

use rustix::process::Signal;

use crate::harness::{Session, ctrl};
use crate::play::{Home, PASS_ANNA, USUAL};
use crate::terminal::given_back;

/// So much more memory, in kilobytes, a flood of keys may take.
const SOME: u64 = 1024;

#[test]
fn signals_end_a_match_with_their_own_code() {
    for signal in [Signal::TERM, Signal::HUP, Signal::QUIT, Signal::USR1] {
        let home = Home::new();
        let mut session = home.begun(&[], &[], USUAL);
        session.wait_for_text(PASS_ANNA);
        session.signal(signal);
        assert_eq!(session.wait_end().exit_code(), code(signal), "{signal:?}");
        assert!(session.look(given_back), "{signal:?}");
        assert_eq!(session.screen_text(), "", "{signal:?}: all is on disk");
    }
}

fn code(signal: Signal) -> u32 {
    u32::try_from(128 + signal.as_raw()).expect("a small number")
}

/// Files may not grow: the match cannot be saved, which is told at once and once more at the end.
#[test]
fn what_is_lost_by_a_signal_is_said() {
    for (lang, told, lost) in [
        ("en_US.UTF-8", "This match is not being saved.", "incognita: The program was ended"),
        ("ru_RU.UTF-8", "Партия не сохраняется.", "incognita: Программу завершили"),
    ] {
        let home = Home::new();
        let script = concat!(
            r#"ulimit -f 0; exec "$GAME" --saves "$SAVES" play lost-cities "#,
            r#"--seat Anna --seat Boris"#
        );
        let mut session = home.spawn("sh", &["-c", script], &[("LANG", lang)], USUAL);
        session.wait_for_text(told);
        session.signal(Signal::TERM);
        assert_eq!(session.wait_end().exit_code(), 1);
        assert!(session.look(given_back));
        let text = session.screen_text();
        assert!(text.starts_with(lost), "{text}");
        assert!(!text.contains("{ $"), "{text}");
    }
}

/// The most memory that it ever had.
fn memory(session: &Session) -> u64 {
    let status = format!("/proc/{}/status", session.pid().as_raw_nonzero());
    let status = fs::read_to_string(status).expect("its status");
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next());
    kilobytes.and_then(|number| number.parse().ok()).expect("a number")
}

/// Keys that move the cursor there and back: each is a frame of its own. So many that all of them
/// together would take longer than anybody waits, and more memory than they may.
fn flood() -> String {
    "lh".repeat(200_000)
}

#[test]
fn a_flood_of_keys_does_not_stand_in_the_way_of_a_signal() {
    let home = Home::new();
    let mut session = home.opened(USUAL);
    let before = memory(&session);
    session.mark();
    session.keys(&flood());
    let asked = std::time::Instant::now();
    let after = memory(&session);
    session.signal(Signal::TERM);
    assert_eq!(session.wait_end().exit_code(), code(Signal::TERM));
    println!("{before} kB, then {after} kB; gone after {:?}", asked.elapsed());
    println!("{} bytes drawn meanwhile", session.raw_bytes());
    assert!(session.look(given_back));
    assert!(after < before + SOME, "{before} kB, then {after} kB");
}

#[test]
fn ctrl_c_comes_through_a_flood_of_keys() {
    let home = Home::new();
    let mut session = home.opened(USUAL);
    session.keys(&format!("{}{}", flood(), ctrl('c').repeat(2)));
    let asked = std::time::Instant::now();
    assert!(session.wait_end().success());
    println!("gone after {:?}", asked.elapsed());
    assert_eq!(home.table().decisions(), 0);
}
