//! Lists every text file below `i18n/`, so that a new one is found by being there.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../../i18n");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut out = String::new();
    for language in ["de", "en"] {
        writeln!(out, "pub(super) static {}: &[(&str, &str)] = &[", language.to_uppercase())
            .expect("a string takes everything");
        for file in sorted(&root.join(language))? {
            let name = file.file_stem().unwrap_or_default().to_string_lossy();
            writeln!(out, "    ({name:?}, include_str!({:?})),", file.canonicalize()?.display().to_string())
                .expect("a string takes everything");
        }
        out.push_str("];\n");
    }
    fs::write(PathBuf::from(env::var("OUT_DIR").expect("cargo sets it")).join("texts.rs"), out)
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    files.retain(|path| path.extension().is_some_and(|extension| extension == "ftl"));
    files.sort();
    Ok(files)
}
