//! Makes an archive as a family might have it after many years: `make_archive FOLDER MATCHES` fills `FOLDER/matches`, to
//! be looked at by `WURFZABEL_HOME=FOLDER wurfzabel`.

#[path = "../../../tests/support/years.rs"]
mod years;

use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1);
    let folder = arguments.next().map(PathBuf::from);
    let matches = arguments.next().and_then(|count| count.to_str()?.parse().ok());
    let (Some(folder), Some(matches)) = (folder, matches) else {
        eprintln!("make_archive FOLDER MATCHES");
        return ExitCode::from(2);
    };
    years::fill(&folder.join("matches"), matches);
    ExitCode::SUCCESS
}
