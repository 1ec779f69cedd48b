//! The terminal layer, by the example that shows it: taken over, and given back on every way out.

use std::{
    path::{Path, PathBuf},
    process::Command,
    sync::LazyLock,
};

use rustix::process::Signal;
use vt100::{MouseProtocolEncoding, MouseProtocolMode, Screen};

use crate::harness::{
    DOWN, ENTER, ESC, F1, LEFT, RIGHT, Session, Size, TAB, UP, click, ctrl, state,
};

const USUAL: Size = Size { rows: 24, cols: 80 };

/// The example, built if need be: `cargo test --test pty` alone does not build examples.
static DEMO: LazyLock<PathBuf> = LazyLock::new(|| {
    let test = std::env::current_exe().expect("this test's path");
    let target = test.ancestors().nth(3).expect("target/<profile>/deps/test");
    let built = Command::new(env!("CARGO"))
        .args(["build", "--quiet", "--profile", "test", "--example", "terminal", "--target-dir"])
        .arg(target)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .status();
    assert!(built.expect("cargo").success(), "the example must build");
    target.join("debug/examples/terminal")
});

/// The example in a terminal, on its first screen.
fn demo(env: &[(&str, &str)]) -> Session {
    started(Session::spawn(&*DEMO, [] as [&str; 0], env, USUAL, Path::new("/")))
}

/// The example, started by a shell with `$DEMO` in a script.
fn scripted(script: &str) -> Session {
    let path = DEMO.to_str().expect("a path in UTF-8");
    started(Session::spawn("sh", ["-c", script], &[("DEMO", path)], USUAL, Path::new("/")))
}

fn started(session: Session) -> Session {
    session.wait_for_text("keys 0");
    session.look(|screen| {
        assert!(screen.alternate_screen());
        assert!(screen.hide_cursor());
        assert!(!screen.bracketed_paste());
        assert_eq!(screen.mouse_protocol_mode(), MouseProtocolMode::PressRelease);
        assert_eq!(screen.mouse_protocol_encoding(), MouseProtocolEncoding::Sgr);
    });
    session
}

pub fn given_back(screen: &Screen) -> bool {
    !screen.alternate_screen()
        && !screen.hide_cursor()
        && screen.mouse_protocol_mode() == MouseProtocolMode::None
        && screen.mouse_protocol_encoding() == MouseProtocolEncoding::Default
}

#[test]
fn quitting_gives_the_terminal_back() {
    let mut session = demo(&[]);
    assert!(session.is_alive());
    session.keys("q");
    assert!(session.wait_end().success());
    assert!(session.look(given_back));
    assert_eq!(session.screen_text(), "", "nothing is left behind");
}

#[test]
fn quitting_leaves_the_modes_of_the_terminal_as_they_were() {
    let mut session = scripted(r#"a=$(stty -g); "$DEMO"; [ "$a" = "$(stty -g)" ] && echo same"#);
    session.keys("q");
    session.wait_end();
    assert_eq!(session.screen_text(), "same");
}

#[test]
fn a_panic_gives_the_terminal_back_and_is_readable() {
    let mut session = demo(&[]);
    session.keys("p");
    assert_eq!(session.wait_end().exit_code(), 101);
    assert!(session.look(given_back));
    let text = session.screen_text();
    assert!(text.contains("panicked at") && text.contains("as asked"), "{text}");
    assert!(!text.contains("keys 0"), "{text}");
}

#[test]
fn signals_that_end_give_the_terminal_back() {
    let signals = [
        Signal::TERM,
        Signal::HUP,
        Signal::INT,
        Signal::QUIT,
        Signal::USR1,
        Signal::USR2,
        Signal::ALARM,
        Signal::VTALARM,
        Signal::PROF,
        Signal::XCPU,
        Signal::IO,
        #[cfg(target_os = "linux")]
        Signal::POWER,
        #[cfg(target_os = "linux")]
        Signal::STKFLT,
    ];
    for signal in signals {
        let mut session = demo(&[]);
        session.signal(signal);
        let code = session.wait_end().exit_code();
        assert_eq!(i32::try_from(code), Ok(128 + signal.as_raw()), "{signal:?}");
        assert!(session.look(given_back), "{signal:?}");
    }
}

#[test]
fn a_dropped_line_ends_the_leader_of_the_session() {
    let mut session = demo(&[]);
    session.close_master();
    session.wait_exit();
}

#[test]
fn a_dropped_line_ends_what_was_told_to_ignore_it() {
    let mut session = scripted(r#"trap "" HUP; exec "$DEMO""#);
    session.close_master();
    session.wait_exit();
}

#[test]
fn a_dropped_line_ends_the_child_of_a_shell_that_ignores_it() {
    // Only the leader is sent SIGHUP: the child must see for itself that the line is dead.
    let mut session = scripted(r#"trap "" HUP; "$DEMO"; exit 7"#);
    session.close_master();
    assert_eq!(session.wait_exit().exit_code(), 7, "the shell outlives the program");
}

#[test]
fn a_dropped_line_ends_a_program_in_the_middle_of_a_frame() {
    let mut session = scripted(r#"trap "" HUP; "$DEMO"; exit 7"#);
    session.keys(&"sx".repeat(200));
    session.close_master();
    assert_eq!(session.wait_exit().exit_code(), 7);
}

#[test]
fn suspended_and_continued_under_a_shell() {
    let mut session =
        scripted(r#"set -m; "$DEMO"; echo shell; read line; fg >/dev/null; echo "ended $?""#);
    let job = session.foreground();
    session.keys("x");
    session.wait_for_text("keys 1");
    session.keys(&ctrl('z'));
    session.wait_for_text("shell");
    assert_eq!(state(job), Some('T'));
    assert!(session.look(given_back));
    assert!(!session.screen_text().contains("keys"));

    session.keys("x\x7f\n");
    session.wait_for(|screen| screen.alternate_screen() && screen.contents().contains("keys 1"));
    session.look(|screen| {
        assert!(screen.hide_cursor());
        assert_eq!(screen.mouse_protocol_mode(), MouseProtocolMode::PressRelease);
    });
    session.keys("y");
    session.wait_for_text("keys 2");
    session.keys("q");
    session.wait_end();
    assert!(session.look(given_back));
    assert!(session.screen_text().contains("ended 0"), "{}", session.screen_text());
}

#[test]
fn stopped_and_continued_from_outside() {
    let mut session = demo(&[]);
    session.signal(Signal::STOP);
    session.signal(Signal::CONT);
    session.keys("x");
    session.wait_for_text("keys 1");
    session.keys("q");
    session.wait_end();
    assert!(session.look(given_back));
}

#[test]
fn suspending_where_no_shell_waits_goes_on() {
    let mut session = demo(&[]);
    session.keys(&ctrl('z'));
    session.keys("x");
    session.wait_for_text("keys 1");
    assert!(session.look(Screen::alternate_screen));
    session.keys("q");
    assert!(session.wait_end().success());
}

#[test]
fn a_frame_without_a_change_writes_nothing() {
    let mut session = demo(&[]);
    session.mark();
    session.keys("x");
    session.wait_for_text("keys 1");
    let change = session.raw_bytes();
    assert!((1..=60).contains(&change), "{change} bytes for one digit");

    session.mark();
    session.keys(&"i".repeat(100));
    session.keys("x");
    session.wait_for_text("keys 2");
    assert_eq!(session.raw_bytes(), change);

    session.keys("t");
    session.wait_for(|screen| !screen.hide_cursor() && screen.cursor_position() == (1, 0));
    session.mark();
    session.keys(&"i".repeat(100));
    session.keys("t");
    session.wait_for(Screen::hide_cursor);
    assert!(session.raw_bytes() <= 30, "{} bytes to hide the cursor", session.raw_bytes());
}

#[test]
fn a_handover_leaves_no_secret() {
    let mut session = demo(&[]);
    session.keys("s");
    session.wait_for_text("the amulet is mine");
    // What no longer fits is scrolled away by a terminal without an alternate screen.
    session.resize(Size { rows: 10, cols: 80 });
    session.wait_for_text("size 80x10");
    assert!(session.all_text().contains("amulet"));
    session.keys("h");
    session.wait_for_text("handovers 1");
    assert!(!session.all_text().contains("amulet"), "{}", session.all_text());
}

#[test]
fn leaving_with_a_secret_on_the_screen_leaves_none() {
    let mut session = demo(&[]);
    session.keys("s");
    session.wait_for_text("the amulet is mine");
    session.keys("q");
    session.wait_end();
    assert!(!session.all_text().contains("amulet"), "{}", session.all_text());
}

#[test]
fn what_was_typed_ahead_of_a_handover_is_swallowed() {
    let mut session = demo(&[]);
    // In one go, and no more than the system passes on in one piece: all lies there before the
    // program sees the first key.
    session.keys(&format!("xh{}{}{UP}{ESC}", "y".repeat(100), click(3, 4)));
    session.wait_for_text("handovers 1");
    // A key that comes after all the others, and shows elsewhere.
    session.keys("m");
    session.wait_for(|screen| screen.mouse_protocol_mode() == MouseProtocolMode::None);
    let text = session.screen_text();
    assert!(text.contains("keys 1\n") && !text.contains("clicked"), "{text}");
}

#[test]
fn more_than_is_read_at_once_is_swallowed_too() {
    let mut session = demo(&[]);
    session.signal(Signal::STOP);
    session.keys(&format!("xh{}", "y".repeat(3000)));
    session.signal(Signal::CONT);
    session.wait_for_text("handovers 1");
    session.keys("m");
    session.wait_for(|screen| screen.mouse_protocol_mode() == MouseProtocolMode::None);
    let text = session.screen_text();
    assert!(text.contains("keys 1\n"), "{text}");
}

#[test]
fn keys_and_clicks() {
    let mut session = demo(&[]);
    session.keys(&[ENTER, TAB, UP, DOWN, LEFT, RIGHT, F1, "ж", &ctrl('c'), ESC].concat());
    session.wait_for_text("keys 10");
    session.keys(&click(70, 20));
    session.wait_for_text("clicked 70,20");
    session.keys("m");
    session.wait_for(|screen| screen.mouse_protocol_mode() == MouseProtocolMode::None);
    session.keys("m");
    session.wait_for(|screen| screen.mouse_protocol_mode() == MouseProtocolMode::PressRelease);
}

#[test]
fn no_color_keeps_reverse_video() {
    let session = demo(&[("NO_COLOR", "1")]);
    session.look(|screen| assert!(screen.cell(3, 0).expect("a cell").inverse()));
}

#[test]
fn a_storm_of_sizes_ends_right() {
    let mut session = demo(&[]);
    let mut word = 1_u32;
    let mut upto = |most: u32| {
        word = word.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        u16::try_from((word >> 16) % most + 1).expect("a small number")
    };
    for turn in 0..200 {
        let size = Size { rows: upto(60), cols: upto(200) };
        session.resize(if turn % 20 == 0 { Size { rows: 1, cols: 1 } } else { size });
        session.keys("x");
    }
    session.resize(Size { rows: 1, cols: 1 });
    session.resize(Size { rows: 30, cols: 100 });
    session.wait_for_text("size 100x30");
    session.wait_for_text("keys 200");
    session.keys("q");
    assert!(session.wait_end().success());
    assert!(session.look(given_back));
}
