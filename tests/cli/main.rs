//! The command line as people and programs meet it: through the process itself.

mod answers;
mod claims;
mod decide;
mod disk;
mod failures;
mod page;
mod play;
mod taken;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// A folder of its own, with a home in it, and an incognita that knows nothing else.
struct Place(TempDir);

/// What came of a command.
struct Ran {
    code: Option<i32>,
    out: String,
    err: String,
}

impl Place {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    /// With a short match of Anna and Boris in `a.ron`, always the same; Anna begins.
    fn with_match() -> Self {
        let place = Self::new();
        place.new_match("a.ron", &["Anna", "Boris"]);
        place
    }

    fn new_match(&self, save: &str, seats: &[&str]) {
        let seats = seats.iter().flat_map(|name| ["--seat", name]);
        let new = ["new", "lost-cities", "--save", save, "--seed", "7"];
        let set = ["--set", "length=short", "--set", "first=1"];
        let args: Vec<_> = new.into_iter().chain(set).chain(seats).collect();
        assert_eq!(self.ok(&args), format!("{save}\n"));
    }

    fn path(&self, name: impl AsRef<Path>) -> PathBuf {
        self.0.path().join(name)
    }

    fn bytes(&self, name: &str) -> Vec<u8> {
        fs::read(self.path(name)).unwrap()
    }

    /// The command, made the same whoever runs the tests.
    fn prepared(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        for name in ["LANG", "LC_ALL", "LC_MESSAGES", "INCOGNITA_SAVES", "XDG_DATA_HOME"] {
            command.env_remove(name);
        }
        command.env("HOME", self.path("home")).env("RUST_BACKTRACE", "0");
        command.current_dir(self.0.path()).stdin(Stdio::null());
        command
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = self.prepared(env!("CARGO_BIN_EXE_incognita"));
        command.args(args);
        command
    }

    fn run(&self, args: &[&str]) -> Ran {
        Ran::of(&self.command(args).output().unwrap())
    }

    /// The answer of a command that has one.
    fn ok(&self, args: &[&str]) -> String {
        let ran = self.run(args);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{args:?}");
        ran.out
    }

    fn json(&self, args: &[&str]) -> serde_json::Value {
        serde_json::from_str(&self.ok(args)).unwrap()
    }

    /// The sentence of a command that fails.
    fn fails(&self, code: i32, args: &[&str]) -> String {
        self.run(args).sentence(code, &format!("{args:?}"))
    }

    /// How many decisions a save has.
    fn decisions(&self, save: &str) -> u64 {
        self.json(&["show", save, "--json"])["decisions"].as_u64().unwrap()
    }

    /// Takes the first decision of each list until the match is over.
    fn play_out(&self, save: &str) {
        let played = || self.run(&["do", save, "#1"]).code;
        let last = std::iter::repeat_with(played).find(|code| *code != Some(0));
        assert_eq!(last, Some(Some(3)), "{save}");
        assert_eq!(self.ok(&["moves", save]), "");
    }
}

impl Ran {
    fn of(output: &Output) -> Self {
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
        Self { code: output.status.code(), out: text(&output.stdout), err: text(&output.stderr) }
    }

    /// One sentence on standard error, nothing on standard output, and this exit code.
    fn sentence(self, code: i32, what: &str) -> String {
        assert_eq!(self.out, "", "{what}: {}", self.err);
        self.complaint(code, what)
    }

    /// One sentence on standard error, and this exit code.
    fn complaint(self, code: i32, what: &str) -> String {
        let Self { code: is, err, .. } = self;
        assert_eq!(is, Some(code), "{what}: {err}");
        let line = err.strip_prefix("incognita: ").and_then(|line| line.strip_suffix('\n'));
        let line = line.unwrap_or_else(|| panic!("{what}: {err:?}"));
        assert!(!line.contains('\n') && line.ends_with(['.', '?']), "{what}: {err:?}");
        assert!(!line.contains("{ $") && !line.contains("panicked"), "{what}: {err:?}");
        line.to_owned()
    }
}
