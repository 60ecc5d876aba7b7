//! Wurfzabel: the command line, or without one the window.

// No console beside the window; the launcher has one.
#![cfg_attr(all(windows, feature = "launcher"), windows_subsystem = "windows")]

use std::io::{self, BufWriter};
use std::process::ExitCode;

use wurfzabel::cli::{self, Completion};
use wurfzabel::report::crash;

fn main() -> ExitCode {
    crash::watch();
    let mut out = BufWriter::new(io::stdout());
    // Not held: a thread that fails has something to say as well.
    let mut err = io::stderr();
    match cli::run(std::env::args_os().skip(1), &mut out, &mut err) {
        Completion::Done(code) => ExitCode::from(code),
        Completion::Window(start) => {
            #[cfg(feature = "gui")]
            let opened = wurfzabel::app::run(&start);
            #[cfg(not(feature = "gui"))]
            let opened = Err(cli::no_window());
            match opened {
                Ok(()) => ExitCode::SUCCESS,
                Err(why) => ExitCode::from(cli::window_failed(&start, &why, &mut err)),
            }
        }
    }
}
