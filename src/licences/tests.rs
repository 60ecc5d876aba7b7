#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::process::Command;

use super::*;

/// Asked for on a condition that never holds (`cfg(any())`), so that its version goes with that of jiff.
const NEVER: &str = "jiff-static";

/// All crates that are built in, as cargo knows them from `Cargo.lock`: of all systems, no build script's and no test's.
fn built_in() -> BTreeSet<(String, String)> {
    let mut cargo = Command::new(option_env!("CARGO").unwrap_or("cargo"));
    let tree = cargo.args(["tree", "--locked", "--offline", "--edges", "normal", "--target", "all"]);
    let tree = tree.args(["--prefix", "none", "--format", "{p}"]).current_dir(env!("CARGO_MANIFEST_DIR"));
    let output = tree.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let lines = String::from_utf8(output.stdout).unwrap();
    let one = |line: &str| {
        let (name, rest) = line.split_once(" v")?;
        Some((name.to_owned(), rest.split(' ').next()?.to_owned()))
    };
    let others = [env!("CARGO_PKG_NAME"), NEVER];
    lines.lines().filter_map(one).filter(|(name, _)| !others.contains(&name.as_str())).collect()
}

#[test]
fn every_crate_that_is_built_in_is_named_with_its_licence_and_none_that_is_gone() {
    let named: BTreeSet<_> = crates().iter().map(|(one, _)| (one.name.clone(), one.version.clone())).collect();
    let built_in = built_in();
    assert!(built_in.len() > 200, "{} crates", built_in.len());
    let (missing, gone): (Vec<_>, Vec<_>) =
        (built_in.difference(&named).collect(), named.difference(&built_in).collect());
    assert!(missing.is_empty() && gone.is_empty(), "scripts/licences; missing {missing:?}, gone {gone:?}");
}

#[test]
fn every_licence_has_its_text_and_every_mit_names_somebody() {
    let deny = include_str!("../../deny.toml");
    for licence in all() {
        assert!(licence.text.len() > 300, "{}: {:?}", licence.id, licence.crates);
        assert!(!licence.text.contains("%%%"), "{}", licence.id);
        assert!(deny.contains(&format!("\"{}\"", licence.id)), "{} is not among those that may come in", licence.id);
    }
    for one in OWN[..1].iter().chain(&FONTS) {
        assert!(one.whose().len() > 15, "{} ({}): {:?}", one.name, one.id, one.whose());
    }
}
