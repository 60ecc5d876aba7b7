//! Random clicks, keys and sizes over all screens, in many starts of the program: nothing panics, every screen is
//! come by, and after every input all matches can be replayed as they lie on the disk, the one on the table stands there
//! as it is kept, and nothing that was written is gone. Files of somebody's are handed in from another folder: none of them is
//! ever gone, and what stood in them stands before whatever was played on in them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use base::i18n::Lang;
use base::phrase::Phrase;
use base::threads;
use club::championship::journal as cups;
use club::store::learnt::Learnt;
use club::store::people::{self, People};
use club::store::settings::{Pause, SeatSetup, Settings, Setup, Speed};
use club::store::{Folders, archive};
use club::trainer::Journal;
use games::game::record::{Header, PlayerKind, Record};
use games::shelf::replay;
use games::table::Table;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use iced::{Event, Point, Size, mouse, window};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use wurfzabel::app::Message;
use wurfzabel::app::route::Route;
use wurfzabel::app::screen::Screen;
use wurfzabel::app::watch::{Driven, Watch};

use crate::driver::Driver;
use crate::{folder, handed_in, volume};

/// How many random inputs there are in full; [`ASKED`] may name another number.
const INPUTS: usize = 8_000;
/// The variable by which more is asked for: a hundred thousand take some minutes.
const ASKED: &str = "WURFZABEL_MONKEY";
/// How many of them a home sees, in so many starts of the program.
const AT_HOME: u64 = 2_000;
const STARTS: u64 = 2;
/// After so many it goes back to the shelf and in by another door, or it would stay in one corner.
const STROLL: u64 = 60;
/// Wide and high enough that all doors are seen.
const USUAL: Size = Size::new(1900.0, 2600.0);
/// When each start of the program is.
const MORNING: &str = "2026-11-05T09:00:00Z";

/// The screens by name: all of them, or this does not compile.
macro_rules! screens {
    ($($name:ident)*) => {
        const SCREENS: &[&str] = &[$(stringify!($name)),*];

        fn name(screen: &Screen) -> &'static str {
            match screen {
                $(Screen::$name(_) => stringify!($name),)*
            }
        }
    };
}

screens! {
    Shelf Today Cabinet Setup Race Table Archive Trash Replay Position Ending Statistics Progress Practise Slips Exercises Session
    Drill Sounds Championships Founding Championship Participant People Person Print Rules Settings Keys About Licence
}

/// Doors of the shelf and what lies behind them: what is pressed, by its id, by the ids of its words, or by a name that has
/// a number.
const DOORS: [&[&str]; 24] = [
    &["ludix-name", "app-begin"],
    &["today-title"],
    &["lesson-head"],
    &["app-archive"],
    &["app-archive", "archive-trash"],
    &["app-archive", "archive-replay"],
    &["app-archive", "archive-replay", "ending-show"],
    &["app-statistics"],
    &["app-print"],
    &["app-settings"],
    &["app-settings", "keys-change"],
    &["app-settings", "settings-about"],
    &["app-settings", "print-handbook"],
    &["practise-title"],
    &["practise-title", "progress-title"],
    &["practise-title", "sounds-title"],
    &["practise-title", "practise-begin"],
    &["practise-title", "practise-drill-go"],
    &["practise-title", "exercises"],
    &["app-statistics", "people-title", "Ann Onym"],
    &["championships-title"],
    &["championships-title", "championships-new"],
    &["championships-title", "championships-try", "championships-try-begin"],
    &["championships-title", "championships-try", "championships-try-begin", "Computer 1"],
];

const NAMED: [Named; 16] = [
    Named::Tab,
    Named::Tab,
    Named::Enter,
    Named::Enter,
    Named::Space,
    Named::ArrowDown,
    Named::ArrowUp,
    Named::ArrowLeft,
    Named::ArrowRight,
    Named::Escape,
    Named::Backspace,
    Named::Home,
    Named::End,
    Named::PageDown,
    Named::F1,
    Named::Delete,
];

const LETTERS: [char; 18] =
    ['1', '2', '3', '4', '5', '6', 'k', 'p', 'h', 'r', 'v', 'c', 'ä', '"', '\u{202e}', '🎲', ' ', 'x'];

/// Matches that lie in the archive from the beginning.
const RECORDS: [(&str, &str); 5] = [
    ("namaste", include_str!("../records/namaste-two-to-the-end.wurf")),
    ("mauseloch", include_str!("../records/tavern-mauseloch.wurf")),
    ("evening", include_str!("../records/tavern-evening.wurf")),
    ("ludix", include_str!("../records/ludix-shared.wurf")),
    (
        "head",
        "{\"wurfzabel\":1,\"game\":\"ludix\",\"players\":[{\"name\":\"Ann\",\"kind\":\"human\"},{\"name\":\"Bo\",\"kind\":\"human\"}],\"seed\":39}\n",
    ),
];

/// What somebody has put among the program's own files.
const STRANGE: [&str; 3] =
    ["matches/letter.txt", "trash/2024-11-17-photo.jpg", "trash/2026-11-03-12-00-00-namaste.wurf"];

/// When a file was written last, and how long it was then.
type Stamp = (SystemTime, u64);

fn stamp(path: &Path) -> Option<Stamp> {
    let about = fs::metadata(path).ok()?;
    Some((about.modified().unwrap(), about.len()))
}

/// A match as it lies on the disk, replayed.
struct Kept {
    stamp: Stamp,
    bytes: Vec<u8>,
    lines: usize,
    table: Box<dyn Table>,
}

impl Kept {
    /// The whole lines of a file that must be one of ours.
    fn read(path: &Path) -> (Vec<u8>, Record) {
        let bytes = fs::read(path).unwrap();
        assert!(bytes.ends_with(b"\n"), "{} ends with half a line", path.display());
        let record = Record::read(&bytes).unwrap();
        assert_eq!((record.fault.as_ref(), record.torn), (None, None), "{}", path.display());
        (bytes, record)
    }

    fn new(path: &Path, stamp: Stamp) -> Self {
        let (bytes, record) = Self::read(path);
        let replayed = replay(&record, None).unwrap();
        assert_eq!(replayed.fault, None, "{}", path.display());
        Self { stamp, bytes, lines: record.lines.len(), table: replayed.table }
    }

    /// What has come to it stands behind what stood there, and may happen.
    fn go_on(&mut self, path: &Path, stamp: Stamp) {
        let (bytes, record) = Self::read(path);
        assert!(bytes.starts_with(&self.bytes), "{} has lost what stood in it", path.display());
        for (line, entry) in &record.lines[self.lines..] {
            let entered = self.table.enter(entry);
            assert_eq!(entered, Ok(()), "{}, line {line}: {entry}", path.display());
        }
        (self.stamp, self.bytes, self.lines) = (stamp, bytes, record.lines.len());
    }
}

/// All that is kept in a home, as it was looked at last.
struct Home {
    folders: Folders,
    matches: BTreeMap<PathBuf, Kept>,
    cups: BTreeMap<PathBuf, (Stamp, Vec<u8>)>,
    trained: Option<(Stamp, Vec<u8>)>,
    people: Vec<u8>,
    settings: Option<Stamp>,
    /// The matches that were there when the program started.
    found: BTreeSet<PathBuf>,
}

/// A folder of somebody's, from which files are handed in.
struct Elsewhere {
    folder: tempfile::TempDir,
    /// What lay there in the beginning, without what is torn off or blank at its end, and how it was seen last.
    files: BTreeMap<PathBuf, (Vec<u8>, Stamp)>,
    headers: Vec<Header>,
}

impl Elsewhere {
    fn new() -> Self {
        let folder = folder::quick();
        handed_in::hand_out(folder.path());
        let all = handed_in::everything(folder.path());
        let headers = all.values().filter_map(|bytes| Some(Record::read(bytes).ok()?.header)).collect();
        let files = all.into_iter().map(|(path, mut bytes)| {
            let stamp = stamp(&path).unwrap();
            let half = Record::read(&bytes).ok().and_then(|record| record.torn).map(|(_, begins)| begins);
            let torn = half.or_else(|| {
                cups::view(&path).ok()?.torn.map(|_| bytes.iter().rposition(|byte| *byte == b'\n').unwrap())
            });
            bytes.truncate(torn.unwrap_or(bytes.len()));
            bytes.truncate(bytes.trim_ascii_end().len());
            (path, (bytes, stamp))
        });
        Self { files: files.collect(), headers, folder }
    }

    /// A file is handed in, to be gone on with, to be looked at or to be printed.
    fn hand_in(&self, driver: &mut Driver, rng: &mut ChaCha8Rng) {
        let path = self.files.keys().nth(rng.random_range(0..self.files.len())).unwrap().clone();
        let way = match rng.random_range(0..6) {
            0 if !cups::is_named(&path) => Route::Replay(path, 0),
            1 if !cups::is_named(&path) => Route::PrintKept(path),
            _ => Route::of_file(path),
        };
        driver.say(Message::Asked(way));
    }

    /// All of them are there and have lost nothing; how many have changed.
    fn look(&mut self) -> usize {
        let mut changed = 0;
        for (path, (before, seen)) in &mut self.files {
            let now = stamp(path).unwrap_or_else(|| panic!("{} is gone", path.display()));
            if now != *seen {
                let bytes = fs::read(path).unwrap();
                assert!(bytes.starts_with(before), "{} has lost what stood in it", path.display());
                assert!(bytes.ends_with(b"\n"), "{} ends with half a line", path.display());
                (*before, *seen) = (bytes, now);
                changed += 1;
            }
        }
        changed
    }

    /// Nothing lies there but what lay there, what was torn off, and copies of what is damaged.
    fn look_around(&self) {
        for path in handed_in::everything(self.folder.path()).keys() {
            let name = path.file_name().unwrap().to_str().unwrap();
            let is_ours = name.starts_with("torn.wurf") && name.ends_with(".torn") || name.starts_with("damaged-copy");
            assert!(self.files.contains_key(path) || is_ours, "{name} lies about");
        }
    }

    /// Whether that match may be one of these.
    fn has(&self, table: &dyn Table) -> bool {
        self.headers.contains(table.header())
    }
}

impl Home {
    fn new(folder: &Path) -> Self {
        let folders = Folders::at(folder);
        fs::create_dir_all(folders.matches()).unwrap();
        for (name, record) in RECORDS {
            fs::write(folders.matches().join(format!("2026-11-03-12-00-00-{name}.wurf")), record).unwrap();
        }
        fs::create_dir_all(folders.trash()).unwrap();
        STRANGE.iter().for_each(|name| fs::write(folder.join(name), name).unwrap());
        Self {
            folders,
            matches: BTreeMap::new(),
            cups: BTreeMap::new(),
            trained: None,
            people: Vec::new(),
            settings: None,
            found: BTreeSet::new(),
        }
    }

    /// The program starts: what is there now is no match that was begun by mistake.
    fn begins(&mut self) {
        self.look();
        self.found = self.matches.keys().cloned().collect();
    }

    /// Whatever has changed is as it should be; how many files had.
    fn look(&mut self) -> usize {
        self.look_at_matches()
            + self.look_at_cups()
            + self.look_at_trainer()
            + self.look_at_people()
            + self.look_at_settings()
    }

    /// Championships are whole, and have lost nothing.
    fn look_at_cups(&mut self) -> usize {
        let mut changed = 0;
        // What was deleted may leave its name to another.
        self.cups.retain(|path, _| path.exists());
        for entry in fs::read_dir(self.folders.matches()).unwrap() {
            let path = entry.unwrap().path();
            let Some(stamp) = stamp(&path).filter(|_| cups::is_named(&path)) else { continue };
            let known = self.cups.get(&path);
            if known.is_some_and(|(before, _)| *before == stamp) {
                continue;
            }
            let (bytes, seen) = (fs::read(&path).unwrap(), cups::view(&path).unwrap());
            assert_eq!((&seen.fault, seen.torn), (&None, None), "{}", path.display());
            let before = known.map_or(&[][..], |(_, before)| before);
            assert!(bytes.starts_with(before), "{} has lost what stood in it", path.display());
            self.cups.insert(path, (stamp, bytes));
            changed += 1;
        }
        changed
    }

    fn look_at_matches(&mut self) -> usize {
        let mut changed = 0;
        let mut there = BTreeSet::new();
        for entry in fs::read_dir(self.folders.matches()).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_none_or(|ending| ending != "wurf") {
                continue;
            }
            let Some(stamp) = stamp(&path) else { continue };
            match self.matches.get_mut(&path) {
                Some(kept) if kept.stamp == stamp => {}
                Some(kept) => {
                    kept.go_on(&path, stamp);
                    changed += 1;
                }
                None => {
                    self.matches.insert(path.clone(), Kept::new(&path, stamp));
                    changed += 1;
                }
            }
            there.insert(path);
        }
        let (stay, gone) = std::mem::take(&mut self.matches).into_iter().partition(|(path, _)| there.contains(path));
        self.matches = stay;
        for (path, kept) in &gone {
            changed += 1;
            let by_mistake = kept.lines == 0 && !self.found.contains(path);
            assert!(by_mistake || self.is_in_the_trash(&kept.bytes), "{} is gone", path.display());
        }
        changed
    }

    fn is_in_the_trash(&self, bytes: &[u8]) -> bool {
        let thrown_away = fs::read_dir(self.folders.trash()).into_iter().flatten();
        thrown_away.into_iter().any(|entry| fs::read(entry.unwrap().path()).is_ok_and(|other| other == bytes))
    }

    /// Every line of the trainer's journal is understood, and none is gone.
    fn look_at_trainer(&mut self) -> usize {
        let path = self.folders.data().join(club::trainer::journal::NAME);
        let Some(now) = stamp(&path) else { return 0 };
        let before = self.trained.as_ref();
        if before.is_some_and(|(stamp, _)| *stamp == now) {
            return 0;
        }
        let bytes = fs::read(&path).unwrap();
        assert!(before.is_none_or(|(_, before)| bytes.starts_with(before)), "the trainer has lost what stood there");
        assert_eq!(Journal::events(&self.folders).unwrap().1, []);
        self.trained = Some((now, bytes));
        1
    }

    /// Every line about people is understood, and none is gone.
    fn look_at_people(&mut self) -> usize {
        let bytes = fs::read(self.folders.data().join(people::NAME)).unwrap_or_default();
        if bytes == self.people {
            return 0;
        }
        assert!(bytes.starts_with(&self.people), "the file of the people has lost what stood there");
        assert_eq!(People::read(&self.folders).1, None);
        self.people = bytes;
        1
    }

    fn look_at_settings(&mut self) -> usize {
        let now = stamp(&self.folders.settings());
        if now == self.settings || now.is_none() {
            return 0;
        }
        self.settings = now;
        let notices = Settings::load(&self.folders).notices;
        assert!(notices.is_empty(), "{notices:?}");
        1
    }

    /// The match on the table is one of those that are kept, and stands there as it is kept.
    fn has(&self, table: &dyn Table) {
        let position = |table: &dyn Table| (table.history().len(), table.turn(), table.scores(), table.state());
        let mut alike = self.matches.values().filter(|kept| kept.table.header() == table.header());
        assert!(
            alike.any(|kept| position(&*kept.table) == position(table)),
            "not as it is kept: {:?}",
            table.history()
        );
    }
}

/// The program in its home, as it is found in the morning; the seed deals the chances.
fn start(folder: &Path, seed: u64) -> Driver {
    let seats = |kinds: [PlayerKind; 2]| {
        let names = ["Ann", "Bo"].map(str::to_owned);
        kinds.into_iter().zip(names).map(|(kind, name)| SeatSetup { name, kind }).collect()
    };
    Driver::start(folder, (USUAL.width, USUAL.height), |desk| {
        desk.chance = ChaCha8Rng::seed_from_u64(seed);
        desk.watch = Watch::Driven(Driven::new(MORNING.parse().unwrap()));
        desk.change(|settings| {
            settings.lang = settings.lang.or(Some(Lang::En));
            settings.dice_speed = Speed::None;
            settings.pause = Pause::nearest(0);
            // Who begins is raced for.
            let options = [("start".to_owned(), "phrase".to_owned())].into();
            let race = Setup { seats: seats([PlayerKind::Human; 2]), options, ..Setup::default() };
            settings.setups.insert("ludix".to_owned(), race);
        });
        desk.meet(["Ann Onym"]);
    })
}

/// Back to the shelf and in by another door.
fn stroll(driver: &mut Driver, rng: &mut ChaCha8Rng, turn: u64) {
    for _ in 0..8 {
        driver.tap(Named::Escape);
    }
    driver.happen([Event::Window(window::Event::Resized(USUAL))]);
    if turn.is_multiple_of(2) {
        // A game, to be set up; most of them begin.
        driver.key(Key::Character(rng.random_range(1..=6).to_string().into()), Modifiers::empty());
        for _ in 0..rng.random_range(0..4) {
            driver.tap(Named::Enter);
        }
        return;
    }
    for id in DOORS[(turn / 2) as usize % DOORS.len()] {
        if driver.click(id) {
            continue;
        }
        let words = if id.contains(' ') { (*id).to_owned() } else { driver.app().desk().lang().say(&Phrase::new(id)) };
        driver.click_text(&words);
    }
}

/// Something happens.
fn input(driver: &mut Driver, size: &mut Size, elsewhere: &Elsewhere, rng: &mut ChaCha8Rng) {
    if driver.bounds("trial-begin").is_some() {
        // Nothing is chosen there: matches that are really played take seconds.
        driver.tap(if rng.random() { Named::Escape } else { Named::Enter });
        return;
    }
    let somewhere = |size: &Size, rng: &mut ChaCha8Rng| {
        Point::new(rng.random_range(0.0..size.width), rng.random_range(0.0..size.height))
    };
    match rng.random_range(0..100) {
        0..30 => driver.click_at(somewhere(size, rng)),
        30..45 => {
            // What can be read can mostly be pressed.
            let read = driver.texts();
            if let Some((bounds, _)) = read.choose(rng) {
                driver.click_at(bounds.center());
            }
        }
        45..55 => {
            let position = somewhere(size, rng);
            driver.happen([Event::Mouse(mouse::Event::CursorMoved { position })]);
        }
        55..58 => {
            let delta = mouse::ScrollDelta::Lines { x: 0.0, y: rng.random_range(-5.0..5.0) };
            driver.happen([Event::Mouse(mouse::Event::WheelScrolled { delta })]);
        }
        58..83 => driver.tap(*NAMED.choose(rng).unwrap()),
        83..96 => {
            let letter = LETTERS.choose(rng).unwrap();
            driver.key(Key::Character(letter.to_string().into()), Modifiers::empty());
        }
        96..98 => {
            // Not Ctrl+O and the like, which would ask the real system for a file.
            let letter = *["z", "y", "f", "n", "l", "+", "-"].choose(rng).unwrap();
            driver.key(Key::Character(letter.into()), Modifiers::COMMAND);
        }
        98 => {
            *size = Size::new(rng.random_range(400.0..2400.0), rng.random_range(300.0..1500.0));
            driver.happen([Event::Window(window::Event::Resized(*size))]);
        }
        _ if rng.random() => driver.draw(),
        _ => elsewhere.hand_in(driver, rng),
    }
}

/// What came by.
#[derive(Debug, Default)]
struct Seen {
    screens: BTreeMap<&'static str, usize>,
    /// How often something that is kept had changed.
    changes: usize,
    /// How often something that was handed in had been played on.
    handed: usize,
}

/// Says which life it was that panicked: its number seeds whatever is pressed and whatever is left to chance.
struct Life(u64);

impl Drop for Life {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("in life {}", self.0);
        }
    }
}

/// Some starts of the program in one home, each left as a process that is killed leaves it.
fn live(life: u64, seen: &mut Seen) {
    let _tells = Life(life);
    let folder = folder::quick();
    let mut home = Home::new(folder.path());
    let mut elsewhere = Elsewhere::new();
    let mut rng = ChaCha8Rng::seed_from_u64(life);
    for begun in 0..STARTS {
        let mut driver = start(folder.path(), life * STARTS + begun);
        let mut size = USUAL;
        home.begins();
        for number in 0..AT_HOME / STARTS {
            if number % STROLL == 0 {
                let turn = (life * AT_HOME + begun * AT_HOME / STARTS + number) / STROLL;
                stroll(&mut driver, &mut rng, turn);
                size = USUAL;
            }
            input(&mut driver, &mut size, &elsewhere, &mut rng);
            *seen.screens.entry(name(driver.app().top())).or_default() += 1;
            seen.changes += home.look();
            seen.handed += elsewhere.look();
            if let Some(table) = driver.table().filter(|table| table.is_kept() && !elsewhere.has(table.table())) {
                home.has(table.table());
            }
        }
        drop(driver);
        elsewhere.look_around();
    }
    for name in STRANGE {
        assert_eq!(fs::read_to_string(folder.path().join(name)).unwrap(), name);
    }
    let listed = archive::list(&home.folders).unwrap();
    assert!(listed.iter().all(|row| row.found.is_ok()), "{listed:?}");
    assert_eq!(listed.len(), home.matches.len());
    assert_eq!(Learnt::read(&home.folders).1, None, "what is kept of lessons is whole");
}

#[test]
fn random_input_over_all_screens_never_panics_and_loses_nothing() {
    let asked = std::env::var(ASKED).ok().map(|number| number.parse().unwrap());
    let inputs = asked.unwrap_or(volume::share(INPUTS));
    let life = |life: usize| {
        let mut seen = Seen::default();
        live(life as u64, &mut seen);
        seen
    };
    let lives = inputs.div_ceil(AT_HOME as usize);
    let mut seen = Seen::default();
    for more in threads::spread(threads::cores(), lives, || true, life).unwrap() {
        seen.changes += more.changes;
        seen.handed += more.handed;
        for (screen, count) in more.screens {
            *seen.screens.entry(screen).or_default() += count;
        }
    }
    println!("{seen:?}");
    assert!(seen.changes + seen.handed > 20, "{seen:?}");
    if inputs < INPUTS {
        return;
    }
    for screen in SCREENS {
        assert!(seen.screens.get(screen).is_some_and(|count| *count >= 5), "{screen} was hardly seen: {seen:?}");
    }
    assert!(seen.changes + seen.handed > 250 && seen.handed > 3, "{seen:?}");
}
