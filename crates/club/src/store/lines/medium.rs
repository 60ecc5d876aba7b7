//! What a file of lines needs of a file, so that a test can put a full disk in its place.

use std::fmt::Debug;
use std::fs::File;
use std::io::{Result, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use crate::store::lock;

/// A file that is written at its end and cut back when that fails.
pub(in crate::store) trait Medium: Debug + Send {
    fn length(&mut self) -> Result<u64>;
    /// Writes all of `bytes` at the byte `at`, where the file ends.
    fn write(&mut self, at: usize, bytes: &[u8]) -> Result<()>;
    fn cut(&mut self, length: usize) -> Result<()>;
    fn sync(&mut self) -> Result<()>;
    /// Whether `path` still leads to it.
    fn is_named(&self, path: &Path) -> bool;
}

impl Medium for File {
    fn length(&mut self) -> Result<u64> {
        Ok(self.metadata()?.len())
    }

    fn write(&mut self, at: usize, bytes: &[u8]) -> Result<()> {
        self.seek(SeekFrom::Start(at as u64))?;
        self.write_all(bytes)
    }

    fn cut(&mut self, length: usize) -> Result<()> {
        self.set_len(length as u64)
    }

    fn sync(&mut self) -> Result<()> {
        self.sync_data()
    }

    fn is_named(&self, path: &Path) -> bool {
        lock::is_named(self, path)
    }
}
