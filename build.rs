//! How the program is built, for reports; on Windows, with the compiled resource that a package's maker names.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    built();
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=WURFZABEL_RESOURCE");
    if let Ok(resource) = env::var("WURFZABEL_RESOURCE") {
        println!("cargo::rerun-if-changed={resource}");
        println!("cargo::rustc-link-arg-bins={resource}");
    }
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
