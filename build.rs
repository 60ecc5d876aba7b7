//! Lists every text file below `i18n/` and every lesson below `lessons/`, so that new ones are found by being there. On
//! Windows, whoever makes a package names the compiled resource (icon, version) that goes into the programs.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    built();
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("i18n");
    println!("cargo::rerun-if-changed=i18n");
    let mut out = String::new();
    for language in ["de", "en"] {
        let folder = root.join(language);
        println!("cargo::rerun-if-changed={}", folder.display());
        writeln!(out, "pub(super) static {}: &[(&str, &str)] = &[", language.to_uppercase())
            .expect("a string takes everything");
        for file in sorted(&folder, |path| path.extension().is_some_and(|extension| extension == "ftl"))? {
            println!("cargo::rerun-if-changed={}", file.display());
            let name = file.file_stem().unwrap_or_default().to_string_lossy();
            writeln!(out, "    ({name:?}, include_str!({:?})),", file.display().to_string())
                .expect("a string takes everything");
        }
        out.push_str("];\n");
    }
    println!("cargo::rerun-if-env-changed=WURFZABEL_RESOURCE");
    if let Ok(resource) = env::var("WURFZABEL_RESOURCE") {
        println!("cargo::rerun-if-changed={resource}");
        println!("cargo::rustc-link-arg-bins={resource}");
    }
    let target = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    fs::write(target.join("texts.rs"), out)?;
    fs::write(target.join("lessons.rs"), lessons(&PathBuf::from("lessons"))?)
}

/// How the program is built, for reports: the same wherever and whenever that is.
fn built() {
    let set = |name| env::var(name).expect("cargo sets it");
    // Cargo tells only whether a profile is like `release`; its own name is that of the folder it is built in.
    let out = PathBuf::from(set("OUT_DIR"));
    let folder = out.ancestors().nth(3).and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned());
    let profile = folder.filter(|name| ["debug", "release", "dist"].contains(&name.as_str()));
    println!("cargo::rustc-env=WURFZABEL_PROFILE={}", profile.unwrap_or_else(|| set("PROFILE")));
    println!("cargo::rustc-env=WURFZABEL_TARGET={}", set("TARGET"));
    let said = Command::new(set("RUSTC")).arg("--version").output().map(|output| output.stdout).unwrap_or_default();
    println!("cargo::rustc-env=WURFZABEL_RUSTC={}", String::from_utf8_lossy(&said).trim());
}

/// Every lesson, `GAME/NUMBER-NAME.jsonl`: games by name, the lessons of a game by number.
fn lessons(root: &Path) -> io::Result<String> {
    println!("cargo::rerun-if-changed={}", root.display());
    let mut out = "pub(super) static ALL: &[super::Listed] = &[\n".to_owned();
    for folder in sorted(root, |path| path.is_dir())? {
        println!("cargo::rerun-if-changed={}", folder.display());
        let game = folder.file_name().unwrap_or_default().to_string_lossy();
        for file in sorted(&folder, |path| path.extension().is_some_and(|extension| extension == "jsonl"))? {
            let file = file.canonicalize()?;
            println!("cargo::rerun-if-changed={}", file.display());
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
