//! Folders for tests.

use std::path::Path;

use tempfile::TempDir;

/// A folder that vanishes: in memory where the system has that, for tests that write much.
pub fn quick() -> TempDir {
    let memory = Path::new("/dev/shm");
    if memory.is_dir()
        && let Ok(folder) = tempfile::tempdir_in(memory)
    {
        return folder;
    }
    tempfile::tempdir().unwrap()
}
