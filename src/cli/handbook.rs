//! `handbook`: the handbook for browsers, in both languages.

use std::path::PathBuf;

use base::i18n::Lang;
use base::phrase;
use club::handbook::html;

use super::command::{Given, Spoken};
use super::{Console, Stop, file};

pub(super) const COMMAND: Spoken = Spoken {
    name: "handbook",
    about: "cli-about-handbook",
    usage: "cli-usage-handbook",
    args: |say| vec![say.out("cli-arg-handbook")],
    run: write,
};

fn write(given: &Given<'_>, console: &mut Console<'_>) -> Result<(), Stop> {
    let folder: PathBuf = given.due("out");
    file::folder(&folder)?;
    let files: Vec<(String, Vec<u8>)> = Lang::ALL.into_iter().flat_map(html::files).collect();
    for (name, bytes) in &files {
        file::write(&folder.join(name), bytes)?;
    }
    let said = phrase!("cli-handbook-written", files = files.len(), folder = folder.display().to_string());
    console.line(console.lang.say(&said))
}
