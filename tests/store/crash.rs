//! What a fault of the program leaves behind: in a process of its own, whose panic is its end.

use std::path::Path;
use std::process::Output;
use std::{fs, thread};

use club::store::{Folders, log};
use wurfzabel::report::crash;

use crate::killed::{child, this_program, told};

/// Somebody who plays here, and what only their files hold.
const NAME: &str = "Ǩaisa Ödegård";
const RECORD: &str = r#"{"by":0,"move":"c3=14"}"#;

#[test]
#[ignore = "a process of its own, started by the tests below"]
fn child_that_panics() {
    crash::watch();
    let folders = Folders::find().unwrap();
    log::begin(&folders);
    ::log::warn!(target: "club::store", "{}/matches is not there; {NAME} and “Somebody” begin", dirs());
    let kind = told();
    let fail = move || match kind.as_str() {
        // A panic quotes the text it could not cut.
        "text" => println!("{}", &NAME[..NAME.find('Ǩ').unwrap() + 1]),
        "path" => panic!("{}/matches/a.wurf of {NAME} is {RECORD:?}", dirs()),
        _ => {
            /// Panics while another panic unwinds.
            struct Falls;
            impl Drop for Falls {
                fn drop(&mut self) {
                    panic!("a second time");
                }
            }
            let _falls = Falls;
            panic!("the first time");
        }
    };
    thread::Builder::new().name("thinker".to_owned()).spawn(fail).unwrap().join().unwrap_err();
}

/// The home folder, as the process that panics knows it.
fn dirs() -> String {
    std::env::var("HOME").unwrap()
}

fn panic_in(home: &Path, how: &str) -> Output {
    fs::create_dir_all(home.join("wurfzabel/matches")).unwrap();
    fs::write(home.join("wurfzabel/people.jsonl"), format!("{{\"id\":1,\"name\":\"{NAME}\"}}\n")).unwrap();
    fs::write(home.join("wurfzabel/matches/a.wurf"), RECORD).unwrap();
    let mut command = child("crash::child_that_panics", &this_program(), &home.join("wurfzabel"), how);
    command.env("HOME", home).stderr(std::process::Stdio::piped()).output().unwrap()
}

fn reports(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().map(|entry| entry.unwrap().path());
    let is_one = |path: &std::path::PathBuf| path.file_name().unwrap().to_string_lossy().starts_with("crash-");
    entries.filter(is_one).map(|path| fs::read_to_string(path).unwrap()).collect()
}

#[test]
fn a_panic_leaves_a_report_with_what_is_needed_and_nothing_private() {
    for how in ["text", "path"] {
        let home = tempfile::tempdir().unwrap();
        let output = panic_in(home.path(), how);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(said.contains("crash-") && said.contains("thinker"), "{said}");
        let reports = reports(&home.path().join("wurfzabel"));
        let [report] = reports.as_slice() else { panic!("{} reports, {said}", reports.len()) };
        for part in
            ["Thread: thinker", "Place: tests/store/crash.rs", "Version: ", "Built for: ", "~/wurfzabel", "WARN"]
        {
            assert!(report.contains(part), "{how}: no {part:?} in {report}");
        }
        assert!(report.contains("child_that_panics"), "{how}: where it was: {report}");
        let home = home.path().to_str().unwrap();
        for private in [NAME, "Somebody", "Kaisa", "Ödegård", "c3=14", home] {
            assert!(!report.contains(private), "{how}: {private:?} in {report}");
        }
    }
}

#[test]
fn a_folder_that_takes_nothing_and_a_panic_in_a_panic_do_no_more_harm() {
    let home = tempfile::tempdir().unwrap();
    // The folder of the log is a file.
    let file = home.path().join("file");
    fs::write(&file, "").unwrap();
    let mut command = child("crash::child_that_panics", &this_program(), &file, "path");
    let output = command.env("HOME", home.path()).stderr(std::process::Stdio::piped()).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    assert!(String::from_utf8_lossy(&output.stderr).contains("a.wurf"), "the usual words are there");
    assert_eq!(fs::read_to_string(&file).unwrap(), "");

    let output = panic_in(home.path(), "twice");
    assert!(!output.status.success(), "that ends the process, as ever");
    let reports = reports(&home.path().join("wurfzabel"));
    assert!(reports.iter().any(|report| report.contains("Message: the first time")), "{reports:?}");
}
