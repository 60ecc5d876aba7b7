//! Lists every text file below `i18n/`, so that a new game's texts are found by being there.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("i18n");
    println!("cargo::rerun-if-changed=i18n");
    let mut out = String::new();
    for language in ["de", "en"] {
        let folder = root.join(language);
        println!("cargo::rerun-if-changed={}", folder.display());
        writeln!(out, "pub(super) static {}: &[(&str, &str)] = &[", language.to_uppercase())
            .expect("a string takes everything");
        for file in texts(&folder)? {
            println!("cargo::rerun-if-changed={}", file.display());
            let name = file.file_stem().unwrap_or_default().to_string_lossy();
            writeln!(out, "    ({name:?}, include_str!({:?})),", file.display().to_string())
                .expect("a string takes everything");
        }
        out.push_str("];\n");
    }
    let target = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it")).join("texts.rs");
    fs::write(target, out)
}

fn texts(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "ftl") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}
