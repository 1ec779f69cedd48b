//! The `incognita` binary: all it does is hand its arguments to the library.
#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    incognita::cli::run(std::env::args_os())
}
