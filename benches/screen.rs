//! How the screens feel, measured from outside: the real program in a terminal of its own.
//! `cargo bench --bench screen`.

use incognita::games::Shelf;
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// What every frame ends with.
const FRAME_ENDS: &[u8] = b"\x1b[?2026l";
const LARGE: PtySize = PtySize { rows: 60, cols: 200, pixel_width: 0, pixel_height: 0 };
const USUAL: PtySize = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };

/// The bars: milliseconds from a key to its frame and from the start to the first frame, and
/// megabytes of memory.
const KEY: f64 = 2.0;
const START: f64 = 15.0;
const MEMORY: f64 = 12.0;

fn main() {
    let home = tempfile::tempdir().expect("a folder");
    // The hand lies open at once: nobody has to be waited for.
    let settings = home.path().join("incognita");
    std::fs::create_dir(&settings).expect("a folder");
    std::fs::write(settings.join("settings.ron"), "(pass_by: none)").expect("settings");
    let mut starts: Vec<f64> = (0..21).map(|_| Running::start(&home, &[], USUAL).1).collect();
    let start = median(&mut starts);
    println!("start to the first frame            {start:>8.2} ms");
    let shelf = Shelf::new(None);
    let fresh = shelf.games().map(|game| {
        let args = ["play", game.id(), "--seed", "7"].map(str::to_owned);
        (game.id().to_owned(), args.to_vec())
    });
    // And in the middle of a match: those of the documentation's pictures.
    let pictures = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/pictures");
    let saves = std::fs::read_dir(pictures).expect("the pictures").flatten();
    let saves =
        saves.map(|file| file.path()).filter(|path| path.extension() == Some("ron".as_ref()));
    let middle = saves.map(|path| {
        let name = path.file_name().expect("a file").to_string_lossy().into_owned();
        let copy = home.path().join(&name);
        std::fs::copy(&path, &copy).expect("a copy");
        (name, vec!["resume".to_owned(), copy.to_string_lossy().into_owned()])
    });
    let tables: Vec<_> = fresh.chain(middle).collect();
    for ((id, args), size) in tables.iter().flat_map(|table| [(table, USUAL), (table, LARGE)]) {
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let (mut game, _) = Running::start(&home, &args, size);
        // Tab goes round what can be done: in every game the cursor moves.
        let mut moves: Vec<f64> = (0..200).map(|_| game.key("\t")).collect();
        let key = median(&mut moves);
        let memory = game.megabytes();
        let (cols, rows) = (size.cols, size.rows);
        println!("{id}, a key to its frame, {cols}x{rows}  {key:>8.2} ms");
        println!("{id}, resident memory, {cols}x{rows}     {memory:>8.2} MB");
        assert!(key < KEY, "a frame takes less than {KEY} ms");
        assert!(memory < MEMORY, "memory stays below {MEMORY} MB");
    }
    assert!(start < START, "the first frame comes within {START} ms");
}

/// The program in its terminal.
struct Running {
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    /// The moment at which each frame was there.
    frames: Receiver<Instant>,
    _terminal: Box<dyn MasterPty + Send>,
}

impl Running {
    /// Starts it; says how many milliseconds the first frame took.
    fn start(home: &tempfile::TempDir, args: &[&str], size: PtySize) -> (Self, f64) {
        let pair = native_pty_system().openpty(size).expect("a terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_incognita"));
        command.env_clear();
        for name in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"] {
            command.env(name, home.path());
        }
        command.env("LANG", "en_US.UTF-8");
        command.args(["--saves".as_ref(), home.path().join("saves").as_os_str()]);
        command.args(args);
        let mut output = pair.master.try_clone_reader().expect("its output");
        let keys = pair.master.take_writer().expect("its keys");
        let (frame, frames) = channel();
        let started = Instant::now();
        let child = pair.slave.spawn_command(command).expect("the program");
        std::thread::spawn(move || {
            let (mut buffer, mut tail) = ([0; 1 << 13], Vec::new());
            while let Ok(count @ 1..) = output.read(&mut buffer) {
                let now = Instant::now();
                tail.extend_from_slice(&buffer[..count]);
                while let Some(at) = tail.windows(FRAME_ENDS.len()).position(|w| w == FRAME_ENDS) {
                    tail.drain(..at + FRAME_ENDS.len());
                    if frame.send(now).is_err() {
                        return;
                    }
                }
            }
        });
        let running = Self { child, keys, frames, _terminal: pair.master };
        let first = running.frame() - started;
        (running, first.as_secs_f64() * 1e3)
    }

    fn frame(&self) -> Instant {
        self.frames.recv_timeout(Duration::from_secs(5)).expect("a frame")
    }

    /// Presses a key; says how many milliseconds its frame took.
    fn key(&mut self, key: &str) -> f64 {
        let pressed = Instant::now();
        self.keys.write_all(key.as_bytes()).expect("a key");
        (self.frame() - pressed).as_secs_f64() * 1e3
    }

    /// What the program holds in memory.
    fn megabytes(&self) -> f64 {
        let id = self.child.process_id().expect("a process");
        let status = std::fs::read_to_string(format!("/proc/{id}/status")).expect("its status");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
        kilobytes.expect("its memory") / 1024.0
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn median(times: &mut [f64]) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}
