//! Asks the command line in this process.

use std::ffi::OsString;

use wurfzabel::cli::{self, Completion};

/// What came of a command.
#[derive(Debug)]
pub struct Answer {
    /// What came of it; for most the exit code.
    pub outcome: Completion,
    /// What was said on standard output.
    pub out: String,
    /// What was said on standard error.
    pub err: String,
}

/// Runs a command.
pub fn ask<T: Into<OsString>>(args: impl IntoIterator<Item = T>) -> Answer {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let outcome = cli::run(args.into_iter().map(Into::into), &mut out, &mut err);
    let text = |bytes| String::from_utf8(bytes).expect("what is said is UTF-8");
    Answer { outcome, out: text(out), err: text(err) }
}
