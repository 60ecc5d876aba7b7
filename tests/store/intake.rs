//! Folders of records taken in and out: each once, none written over, what is no match left where it is.

use std::fs;
use std::path::Path;

use base::i18n::Lang;
use club::store::intake::{Adopted, Intake, records};

const ONE: &str = include_str!("../records/namaste-two-to-the-end.wurf");
const OTHER: &str = include_str!("../records/ludix-shared.wurf");

fn put(folder: &Path, name: &str, text: &str) {
    let path = folder.join(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

fn lies_in(folder: &Path) -> usize {
    fs::read_dir(folder).unwrap().count()
}

#[test]
fn all_records_below_a_folder_are_found_and_taken_in_once() {
    let (from, to) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    put(from.path(), "a.wurf", ONE);
    put(from.path(), "deep/er/b.WURF", OTHER);
    put(from.path(), "deep/again.wurf", ONE);
    put(from.path(), "deep/none.wurf", "no match at all\n");
    put(from.path(), "deep/other.txt", ONE);
    #[cfg(unix)]
    std::os::unix::fs::symlink(from.path(), from.path().join("deep/round")).unwrap();
    let matches = to.path().join("matches");
    let mut intake = Intake::into(&matches).unwrap();
    let found = records(from.path(), || true).unwrap();
    assert_eq!(found.len(), 4, "{found:?}");
    let mut counts = [0; 3];
    for path in &found {
        match intake.adopt(path).unwrap() {
            Adopted::New(at) => {
                assert_eq!(fs::read(at).unwrap(), fs::read(path).unwrap(), "byte for byte");
                counts[0] += 1;
            }
            Adopted::There(_) => counts[1] += 1,
            Adopted::NoMatch => counts[2] += 1,
        }
    }
    assert_eq!((counts, lies_in(&matches)), ([2, 1, 1], 2));
    let mut again = Intake::into(&matches).unwrap();
    let came = found.iter().filter(|path| matches!(again.adopt(path).unwrap(), Adopted::New(_))).count();
    assert_eq!((came, lies_in(&matches)), (0, 2), "another day nothing comes twice");
    assert_eq!(records(from.path(), || false).unwrap().len(), 0, "it can be ended");
    let why = records(&from.path().join("nowhere"), || true).unwrap_err().phrase();
    assert!(Lang::De.say(&why).contains("nowhere"));
}

#[test]
fn copies_keep_their_names_and_none_is_written_over() {
    let (from, to) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    put(from.path(), "a.wurf", ONE);
    put(to.path(), "a.wurf", OTHER);
    let mut intake = Intake::into(to.path()).unwrap();
    let Adopted::New(at) = intake.copy(&from.path().join("a.wurf")).unwrap() else { panic!("it was not there") };
    assert_ne!(at.file_name().unwrap(), "a.wurf");
    assert_eq!(fs::read_to_string(&at).unwrap(), ONE);
    assert_eq!(fs::read_to_string(to.path().join("a.wurf")).unwrap(), OTHER);
    assert_eq!(intake.copy(&from.path().join("a.wurf")).unwrap(), Adopted::There(at));
    put(from.path(), "none.wurf", "no match at all\n");
    assert!(
        matches!(intake.copy(&from.path().join("none.wurf")), Ok(Adopted::New(_))),
        "damaged ones are taken out too"
    );
    let gone = intake.copy(&from.path().join("gone.wurf")).unwrap_err().phrase();
    assert!(Lang::En.say(&gone).contains("gone.wurf"));
    assert_eq!(lies_in(to.path()), 3);
}

#[test]
fn championships_come_along_once_and_one_that_has_gone_on_here_stays() {
    use club::championship::simulate::{Simulation, draw};
    use club::championship::{Head, journal};
    use games::game::bot::Level;
    let (from, to) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let simulation = |seed| Simulation {
        head: Head::world("Wien", 2027, seed),
        participants: 13,
        strengths: vec![Level::Medium],
        until: Some("main".to_owned()),
    };
    for (name, seed) in [("one.wurfcup", 1), ("deep/other.WURFCUP", 2), ("deep/again.wurfcup", 1)] {
        let (cup, events) = simulation(seed).run(|stage, two| Ok::<_, base::phrase::Phrase>(draw(stage, two))).unwrap();
        fs::create_dir_all(from.path().join("deep")).unwrap();
        drop(journal::Kept::create(&from.path().join(name), cup, &events).unwrap());
    }
    put(from.path(), "letter.wurfcup", "no championship at all\n");
    let mut intake = Intake::into(to.path()).unwrap();
    let found = records(from.path(), || true).unwrap();
    let take = |intake: &mut Intake, path: &Path| intake.adopt_cup(path, journal::is_one).unwrap();
    let taken: Vec<Adopted> = found.iter().map(|path| take(&mut intake, path)).collect();
    let new = taken.iter().filter(|taken| matches!(taken, Adopted::New(_))).count();
    let none = taken.iter().filter(|taken| **taken == Adopted::NoMatch).count();
    assert_eq!((found.len(), new, none, lies_in(to.path())), (4, 2, 1, 2), "{taken:?}");
    // Here it has gone on; what is elsewhere is its beginning.
    let one = from.path().join("one.wurfcup");
    let text = fs::read_to_string(&one).unwrap();
    put(from.path(), "one.wurfcup", &text[..=text.trim_end().rfind('\n').unwrap()]);
    let mut again = Intake::into(to.path()).unwrap();
    assert!(matches!(take(&mut again, &one), Adopted::There(_)));
    put(
        from.path(),
        "other/one.wurfcup",
        &fs::read_to_string(from.path().join("deep/other.WURFCUP")).unwrap().replace("Wien", "Graz"),
    );
    let Adopted::New(at) = take(&mut again, &from.path().join("other/one.wurfcup")) else { panic!("another one") };
    assert!(at.file_name().unwrap().to_str().unwrap().ends_with(".wurfcup") && lies_in(to.path()) == 3);
}
