//! The log file, of a bounded size. Where it cannot be written, it is not. Knows nothing of what is logged.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use log::LevelFilter;
use simplelog::{ConfigBuilder, WriteLogger};

use super::Folders;
use super::disk::beside;

/// How many bytes the log file has at most; the one before it is kept as `wurfzabel.log.1`.
pub const MOST_BYTES: u64 = 1_000_000;

/// How the names of our crates begin.
const OURS: [&str; 5] = ["wurfzabel", "base", "games", "voice", "club"];

/// Begins to log what this program (not its toolkit) has to say; whether it could.
pub fn begin(folders: &Folders) -> bool {
    let path = folders.log_file();
    let made = path.parent().is_none_or(|folder| fs::create_dir_all(folder).is_ok());
    let Some(writer) = made.then(|| Rotating::open(&path).ok()).flatten() else {
        return false;
    };
    let mut config = ConfigBuilder::new();
    for name in OURS {
        config.add_filter_allow_str(name);
    }
    let config = config
        .set_time_format_rfc3339()
        .set_target_level(LevelFilter::Error)
        .set_location_level(LevelFilter::Debug)
        .set_thread_level(LevelFilter::Off)
        .build();
    WriteLogger::init(LevelFilter::Info, config, writer).is_ok()
}

struct Rotating {
    path: PathBuf,
    file: File,
    length: u64,
}

impl Rotating {
    fn open(path: &Path) -> io::Result<Self> {
        let file = OpenOptions::new().append(true).create(true).open(path)?;
        let length = file.metadata()?.len();
        Ok(Self { path: path.to_owned(), file, length })
    }
}

impl Write for Rotating {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.length >= MOST_BYTES {
            // Where it cannot be moved it is cut: bounded matters more than complete.
            if fs::rename(&self.path, beside(&self.path, ".1")).is_err() {
                self.file.set_len(0)?;
            }
            *self = Self::open(&self.path)?;
        }
        let written = self.file.write(bytes)?;
        self.length += written as u64;
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn a_log_never_grows_beyond_two_files() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("wurfzabel.log");
        let mut log = Rotating::open(&path).unwrap();
        let line = vec![b'x'; 10_000];
        for _ in 0..350 {
            log.write_all(&line).unwrap();
        }
        let length = |path: &Path| fs::metadata(path).unwrap().len();
        assert_eq!(length(&path), 500_000);
        assert_eq!(length(&beside(&path, ".1")), MOST_BYTES);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    }

    #[test]
    fn a_log_is_gone_on_with_at_the_next_start() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("wurfzabel.log");
        for _ in 0..2 {
            Rotating::open(&path).unwrap().write_all(b"line\n").unwrap();
        }
        assert_eq!(fs::read(&path).unwrap(), b"line\nline\n");
    }
}
