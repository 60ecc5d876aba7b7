//! Lists every lesson below `lessons/`, so that a new one is found by being there.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../../lessons");
    println!("cargo::rerun-if-changed={}", root.display());
    let target = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    fs::write(target.join("lessons.rs"), lessons(&root)?)
}

/// Every lesson, `GAME/NUMBER-NAME.jsonl`: games by name, the lessons of a game by number.
fn lessons(root: &Path) -> io::Result<String> {
    let mut out = "pub(super) static ALL: &[super::Listed] = &[\n".to_owned();
    for folder in sorted(root, |path| path.is_dir())? {
        let game = folder.file_name().unwrap_or_default().to_string_lossy();
        for file in sorted(&folder, |path| path.extension().is_some_and(|extension| extension == "jsonl"))? {
            let file = file.canonicalize()?;
            let stem = file.file_stem().unwrap_or_default().to_string_lossy();
            let key = format!("{game}-{}", stem.split_once('-').map_or(&*stem, |(_, name)| name));
            let text = file.display().to_string();
            writeln!(out, "    super::Listed {{ game: {game:?}, key: {key:?}, text: include_str!({text:?}) }},")
                .expect("a string takes everything");
        }
    }
    Ok(out + "];\n")
}

fn sorted(folder: &Path, is_ours: impl Fn(&Path) -> bool) -> io::Result<Vec<PathBuf>> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    files.retain(|path| is_ours(path));
    files.sort();
    Ok(files)
}
