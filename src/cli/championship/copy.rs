//! `championship copy`: what is whole of a damaged file goes on in another.

use std::path::PathBuf;

use serde_json::json;

use base::tr;
use club::championship::journal::{self, Kept};

use crate::cli::command::Spoken;

pub(super) const COMMAND: Spoken = Spoken {
    name: "copy",
    about: "championship-cli-about-copy",
    usage: "championship-cli-usage-copy",
    args: |say| vec![super::file(say), say.json()],
    run: |given, console| {
        let path: PathBuf = given.due("file");
        // What the copy lacks is said: that is why it was asked for.
        super::wrong_with(&path, &journal::view(&path).map_err(super::stop)?, console);
        let kept = Kept::open_copy(&path).map_err(super::stop)?;
        let copy = kept.path().display().to_string();
        if given.json() {
            return console.json(&json!({"file": copy}));
        }
        console.line(tr!(console.lang, "championship-cli-copied", file = copy))
    },
};
