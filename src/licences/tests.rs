#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::process::Command;

use super::*;

/// Asked for on a condition that never holds (`cfg(any())`), so that its version goes with that of jiff.
const NEVER: &str = "jiff-static";

/// All crates that are built in, as cargo knows them from `Cargo.lock`: no build script's and no test's; of all systems, or
/// nothing where those of others have not been fetched here.
fn built_in(target: &[&str]) -> Option<BTreeSet<(String, String)>> {
    let mut cargo = Command::new(option_env!("CARGO").unwrap_or("cargo"));
    let tree = cargo.args(["tree", "--locked", "--offline", "--edges", "normal"]).args(target);
    let tree = tree.args(["--prefix", "none", "--format", "{p}"]).current_dir(env!("CARGO_MANIFEST_DIR"));
    let output = tree.output().unwrap();
    let lines = String::from_utf8(output.stdout).unwrap();
    // Our own are those that lie in a folder here.
    let one = |line: &str| {
        let (name, rest) = line.split_once(" v")?;
        let is_other = name != NEVER && !rest.contains(std::path::MAIN_SEPARATOR);
        is_other.then_some((name.to_owned(), rest.split(' ').next()?.to_owned()))
    };
    let built_in = lines.lines().filter_map(one).collect();
    output.status.success().then_some(built_in)
}

#[test]
fn every_crate_that_is_built_in_is_named_with_its_licence_and_none_that_is_gone() {
    let named: BTreeSet<_> = crates().iter().map(|(one, _)| (one.name.clone(), one.version.clone())).collect();
    let here = built_in(&[]).unwrap();
    assert!(here.len() > 200, "{} crates", here.len());
    let locked = include_str!("../../Cargo.lock");
    let is_locked =
        |(name, version): &&(String, String)| locked.contains(&format!("name = \"{name}\"\nversion = \"{version}\"\n"));
    let everywhere = built_in(&["--target", "all"]);
    let missing: Vec<_> = everywhere.as_ref().unwrap_or(&here).difference(&named).collect();
    let gone: Vec<_> = match &everywhere {
        Some(everywhere) => named.difference(everywhere).collect(),
        None => named.iter().filter(|one| !is_locked(one)).collect(),
    };
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
