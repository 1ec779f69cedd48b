//! A hand is opened by the one it belongs to: not by a second tap on Enter, not by whoever comes
//! back to a terminal that was left.

use std::{
    thread::sleep,
    time::{Duration, Instant},
};

use rustix::process::{Signal, kill_process};
use vt100::Screen;

use crate::harness::{ENTER, ESC, Session, ctrl, state};
use crate::play::{
    Home, LOG, OPEN, PASS, PASS_ANNA, PASS_BORIS, PLAY, TAKE, USUAL, finish_turn, picture,
    shows_all, shows_none,
};

/// Some of the bar is full, some is not.
fn bar_grows(screen: &Screen) -> bool {
    screen.contents().contains("█░")
}

fn bar_is_empty(screen: &Screen) -> bool {
    screen.contents().contains(&"░".repeat(24))
}

/// Anna has played; what she took her card with is tapped on, at thirty milliseconds a tap. Says
/// the longest time between two taps: on a busy machine it may be long enough to be meant.
fn tapped_on(session: &mut Session) -> Duration {
    finish_turn(session, PASS_BORIS);
    let (mut last, mut longest) = (Instant::now(), Duration::ZERO);
    for _ in 0..20 {
        session.keys(ENTER);
        let now = Instant::now();
        (last, longest) = (now, longest.max(now - last));
        // The pace of the taps is what this is about.
        sleep(Duration::from_millis(30));
    }
    longest
}

#[test]
fn a_double_tap_does_not_open_the_next_hand() {
    for _ in 0..10 {
        let home = Home::new();
        let mut session = home.opened(USUAL);
        if tapped_on(&mut session) > Duration::from_millis(800) {
            continue;
        }
        let text = session.screen_text();
        assert!(text.contains(PASS_BORIS) && !text.contains(PLAY), "{text}");
        shows_none(&session, &home.hand(2));
        session.wait_for_text(OPEN);
        shows_none(&session, &home.hand(2));
        assert_eq!(home.table().decisions(), 3);
        session.keys(ENTER);
        session.wait_for_text(PLAY);
        shows_all(&session, &home.hand(2));
        return;
    }
    panic!("this machine cannot tap");
}

#[test]
fn a_key_in_the_quiet_time_starts_it_again() {
    let home = Home::new();
    let mut session = home.begun(&[], &[], USUAL);
    for key in [ENTER, "w", "L", "Q", "u", "1", "\x1b[<0;9;9M"] {
        // On a busy machine the key may come when the bar is gone: closed and passed once more.
        let restarted = (0..10).any(|_| {
            session.wait_for(bar_grows);
            session.keys(key);
            let over = |screen: &Screen| {
                let text = screen.contents();
                !text.contains("░") || !text.contains(PASS)
            };
            session.wait_for(|screen| bar_is_empty(screen) || over(screen));
            let restarted = session.look(bar_is_empty);
            if !restarted {
                let seen = session.look(Screen::contents);
                if !seen.contains(PLAY) {
                    session.keys(ESC);
                    session.wait_for_text(OPEN);
                    session.keys(ENTER);
                    session.wait_for_text(PLAY);
                }
                session.keys("x");
            }
            restarted
        });
        assert!(restarted, "{key:?}");
    }
    session.wait_for_text(OPEN);
    session.keys(ENTER);
    session.wait_for_text(PLAY);
}

#[test]
fn the_bar_costs_few_bytes() {
    let home = Home::new();
    let mut session = home.opened(USUAL);
    session.keys("x");
    session.wait_for(bar_is_empty);
    session.mark();
    session.wait_for_text(OPEN);
    let bytes = session.raw_bytes();
    println!("{bytes} bytes for a quiet time");
    assert!(bytes <= 500, "{bytes} bytes");
}

#[test]
fn leaving_does_not_wait_for_the_quiet_time() {
    let home = Home::new();
    let mut session = home.begun(&[], &[], USUAL);
    session.wait_for_text(PASS_ANNA);
    session.keys(&ctrl('c').repeat(2));
    assert!(session.wait_end().success());
}

#[test]
fn passed_by_number() {
    let home = Home::passing_by("number");
    let mut session = home.begun(&[], &[], USUAL);
    session.wait_for_text("Anna: press 1 when");
    // Not Enter, not another seat's number; what comes last shows that they were heard.
    session.keys(&format!("{ENTER}2L"));
    session.wait_for_text(LOG);
    session.keys(ESC);
    session.wait_for(|now| !now.contents().contains(LOG));
    session.wait_for_text(PASS_ANNA);
    session.keys("1");
    session.wait_for_text(PLAY);
    finish_turn(&mut session, "Boris: press 2 when");
    shows_none(&session, &home.hand(2));
    session.keys("2");
    session.wait_for_text(PLAY);
    shows_all(&session, &home.hand(2));
}

#[test]
fn one_person_plays_all_seats() {
    let home = Home::passing_by("none");
    let mut session = home.begun(&[], &[], USUAL);
    session.wait_for_text("▸● Anna");
    shows_all(&session, &home.hand(1));
    finish_turn(&mut session, "▸▲ Boris");
    shows_all(&session, &home.hand(2));
    assert_eq!(home.table().decisions(), 3);
}

/// The game as a job of a shell that says `shell` when the job has stopped, and brings it back at
/// the end of a line; Anna's hand is open.
fn as_a_job(home: &Home) -> Session {
    let script = concat!(
        r#"set -m; "$GAME" --saves "$SAVES" play lost-cities --seat Anna --seat Boris "#,
        r#"--set first=1; echo shell; read line; fg >/dev/null; echo "ended $?""#
    );
    let mut session = home.spawn("sh", &["-c", script], &[], USUAL);
    session.wait_for_text(OPEN);
    session.keys(ENTER);
    session.wait_for_text(PLAY);
    session
}

#[test]
fn suspended_in_the_middle_of_a_turn() {
    // By a key, by a signal from outside, by a key over a page that may tell of the hand.
    for (page, by_signal) in [(false, false), (false, true), (true, false)] {
        let home = Home::new();
        let mut session = as_a_job(&home);
        let (screen, hand) = (session.look(picture), home.hand(1));
        let job = session.foreground();
        if page {
            session.keys("L");
            session.wait_for_text(LOG);
        }
        if by_signal {
            kill_process(job, Signal::TSTP).expect("a job");
        } else {
            session.keys(&ctrl('z'));
        }
        session.wait_for_text("shell");
        session.look(|now| assert!(!now.alternate_screen() && !now.hide_cursor()));
        assert_eq!(state(job), Some('T'));
        shows_none(&session, &hand);
        session.keys("\n");
        session.wait_for(|now| now.alternate_screen() && now.contents().contains(PASS_ANNA));
        shows_none(&session, &hand);
        session.wait_for_text(OPEN);
        session.keys(ENTER);
        session.wait_for(|now| picture(now) == screen);
        session.keys("Q");
        session.wait_end();
        assert!(session.screen_text().contains("ended 0"), "{}", session.screen_text());
    }
}

#[test]
fn stopped_from_outside_the_hand_is_closed() {
    let home = Home::new();
    let mut session = home.opened(USUAL);
    let hand = home.hand(1);
    session.signal(Signal::STOP);
    session.signal(Signal::CONT);
    session.wait_for_text(PASS_ANNA);
    shows_none(&session, &hand);
    session.wait_for_text(OPEN);
    session.keys(ENTER);
    session.wait_for_text(PLAY);
    shows_all(&session, &hand);
    finish_turn(&mut session, PASS_BORIS);
    assert!(!session.screen_text().contains(TAKE));
}
