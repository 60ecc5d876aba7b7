//! The projector: a second window that shows the championship on the desk, and follows it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use base::draw::Item;
use base::i18n::Lang;
use base::phrase::Phrase;
use club::championship::fold::MatchState;
use club::championship::journal::Kept;
use club::championship::simulate::{self, Simulation};
use club::championship::{Championship, Event, Head};
use club::store::settings::Look;
use games::game::bot::Level;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use iced::window;
use wurfzabel::app::keys::KeyPress;
use wurfzabel::app::pane::Pane as _;
use wurfzabel::app::route::Route;
use wurfzabel::app::screen::{self, championship};
use wurfzabel::app::{Message, frame};

use crate::driver::{Driver, set_appearance};

/// A championship's file, played to where that stage begins.
fn file(home: &Path, plan: &str, participants: usize, until: Option<&str>) -> PathBuf {
    let head = Head { plan: plan.to_owned(), days: Some(5), ..Head::world("Wien", 2027, 7) };
    let until = until.map(str::to_owned);
    let strengths = vec![Level::Medium, Level::Strong];
    let simulation = Simulation { head: head.clone(), participants, strengths, until };
    let run = simulation.run::<Phrase>(|stage, pairings| Ok(simulate::draw(stage, pairings)));
    let (_, mut events) = run.unwrap();
    for (event, named) in events.iter_mut().zip(NAMES) {
        if let Event::Join { name, club, .. } = event {
            named.clone_into(name);
            "Würfelverein".clone_into(club);
        }
    }
    let path = home.join("matches").join(format!("{plan}-{participants}.wurfcup"));
    std::fs::create_dir_all(home.join("matches")).unwrap();
    drop(Kept::create(&path, Championship::new(head).unwrap(), &[]).unwrap());
    Kept::open(&path).unwrap().0.keep(&events).unwrap();
    path
}

const NAMES: [&str; 13] = [
    "Ada",
    "Bartholomäus",
    "Wilhelmina Maximiliane von Wurfzabelheim",
    "Þórgunnur Jónsdóttir",
    "שלום עליכם",
    "Emil 🎲👑🏆",
    "Friederike",
    "Gustav",
    "Hannelore Obermüller",
    "Ida",
    "WMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWM",
    "Konrad",
    "Lieselotte",
];

/// The projector beside the page of that championship.
fn projecting(home: &Path, path: &Path, lang: Lang, look: Look) -> (Driver, window::Id) {
    let mut driver = Driver::start(home, (1280.0, 800.0), |desk| set_appearance(desk, lang, look, 100));
    driver.say(Message::Asked(Route::Championship(path.to_owned())));
    driver.say(Message::Asked(Route::Projector));
    let id = driver.app().projector().unwrap().id;
    (driver, id)
}

fn press(driver: &mut Driver, id: window::Id, key: Named) {
    driver.say(Message::In(id, Box::new(Message::KeyPressed(KeyPress::of(&Key::Named(key), Modifiers::empty())))));
}

fn words(driver: &Driver) -> Vec<String> {
    driver.app().projector().unwrap().page().words().into_iter().map(str::to_owned).collect()
}

fn enter(driver: &mut Driver, name: &str, score: [u32; 2]) {
    use championship::Message as Entry;
    let typed = format!("{}:{}", score[0], score[1]);
    let entry = [Entry::MatchPressed(name.to_owned())].into_iter();
    for message in entry.chain(typed.chars().map(Entry::Typed)).chain([Entry::Entered]) {
        driver.say(Message::Screen(1, screen::Message::Championship(message)));
    }
}

#[test]
fn the_projector_opens_follows_a_result_and_closes() {
    let home = tempfile::tempdir().unwrap();
    let path = file(home.path(), "world", 13, Some("main"));
    let (mut driver, id) = projecting(home.path(), &path, Lang::De, Look::Light);
    assert_eq!(driver.frame.opened, [id]);
    assert!(words(&driver).iter().any(|word| word.contains("Runde 1")));
    let before = words(&driver);
    enter(&mut driver, "m1-1", [21, 18]);
    let cup = driver.app().desk().championship().unwrap().cup();
    assert_eq!(cup.find("m1-1").map(|(_, _, one)| one.standing), Some(MatchState::Played([21, 18])));
    assert!(words(&driver).contains(&"21 : 18".to_owned()) && !before.contains(&"21 : 18".to_owned()));
    assert!(driver.frame.fronted.is_empty());
    driver.say(Message::Asked(Route::Projector));
    assert_eq!((driver.frame.opened.len(), &driver.frame.fronted[..]), (1, &[id][..]), "there is one");
    press(&mut driver, id, Named::Escape);
    assert_eq!(driver.frame.gone, [id]);
    driver.say(Message::Frame(id, frame::Message::Closed));
    assert!(driver.app().projector().is_none() && !driver.frame.closed, "the organiser's window stays");
    driver.key(Key::Named(Named::F5), Modifiers::empty());
    assert_eq!(driver.frame.opened.len(), 2, "and it opens again");
}

#[test]
fn keys_pressed_on_the_projector_are_its_own() {
    let home = tempfile::tempdir().unwrap();
    let path = file(home.path(), "world", 13, Some("main"));
    let (mut driver, id) = projecting(home.path(), &path, Lang::En, Look::Light);
    let title = driver.app().top().name(driver.app().desk());
    press(&mut driver, id, Named::F11);
    assert!(driver.frame.full);
    press(&mut driver, id, Named::Escape);
    assert!(!driver.frame.full && driver.frame.gone.is_empty(), "first the whole screen is left");
    assert_eq!(driver.app().top().name(driver.app().desk()), title, "the page below is not left");
    let first = words(&driver);
    press(&mut driver, id, Named::ArrowRight);
    assert_ne!(words(&driver), first);
    press(&mut driver, id, Named::ArrowLeft);
    assert_eq!(words(&driver), first);
    let look = |driver: &mut Driver| driver.picture_of(id, (320, 180));
    let light = look(&mut driver);
    driver.say(Message::In(id, Box::new(Message::KeyPressed(KeyPress::named("D")))));
    let dark = look(&mut driver);
    assert!(dark[..3].iter().all(|part| *part < 60) && light[..3].iter().all(|part| *part > 200));
    // In another window, or one that is gone, it is nobody's.
    press(&mut driver, window::Id::unique(), Named::Escape);
    assert_eq!(driver.app().top().name(driver.app().desk()), title);
}

#[test]
fn pages_are_turned_by_themselves_unless_they_are_held() {
    let home = tempfile::tempdir().unwrap();
    let path = file(home.path(), "world", 13, Some("main"));
    let (mut driver, id) = projecting(home.path(), &path, Lang::En, Look::Light);
    let now = Instant::now();
    let times = [now, now + Duration::from_secs(11), now + Duration::from_secs(13)];
    assert!(driver.frames_of(id, &times[..2]).is_empty());
    let first = words(&driver);
    for message in driver.frames_of(id, &times) {
        driver.say(message);
    }
    assert_ne!(words(&driver), first);
    press(&mut driver, id, Named::Space);
    assert!(driver.frames_of(id, &times).is_empty(), "it is held");
    press(&mut driver, id, Named::Space);
    assert_eq!(driver.frames_of(id, &times).len(), 1);
}

#[test]
fn the_projector_shows_what_is_on_the_desk_whatever_that_is() {
    let home = tempfile::tempdir().unwrap();
    let [one, other] = [("world", 13), ("knock-out", 13)].map(|(plan, count)| file(home.path(), plan, count, None));
    let (mut driver, _) = projecting(home.path(), &one, Lang::De, Look::Light);
    let podium = words(&driver);
    assert!(podium.contains(&"Siegerehrung".to_owned()));
    driver.say(Message::Asked(Route::Home));
    assert!(words(&driver).contains(&"Gleich geht es weiter.".to_owned()), "{:?}", words(&driver));
    driver.say(Message::Asked(Route::Championship(other)));
    assert!(words(&driver).contains(&"Siegerehrung".to_owned()) && words(&driver) != podium);
}

#[test]
fn the_pages_of_the_projector_in_both_looks_and_languages_as_pictures() {
    let stages = [
        ("world", 64, Some("preliminaries")),
        ("world", 40, Some("main")),
        ("world", 37, Some("groups")),
        ("world", 13, None),
        ("knock-out", 13, Some("finals")),
        ("groups", 37, Some("groups")),
    ];
    for (plan, count, until) in stages {
        let home = tempfile::tempdir().unwrap();
        let path = file(home.path(), plan, count, until);
        for (lang, look, size) in [(Lang::De, Look::Light, (1920, 1080)), (Lang::En, Look::Dark, (1280, 720))] {
            let (mut driver, id) = projecting(home.path(), &path, lang, look);
            let first = words(&driver);
            for nth in 0..20 {
                let name = format!("projector-{plan}-{}-{}-{nth}", until.unwrap_or("over"), lang.code());
                let rgba = driver.keep_of(id, size, &name);
                let ground = rgba[..3].to_vec();
                let drawn = rgba.chunks_exact(4).filter(|pixel| pixel[..3] != ground).count();
                assert!(drawn > 5000, "{name}: {drawn} pixels");
                press(&mut driver, id, Named::ArrowRight);
                if words(&driver) == first {
                    break;
                }
            }
        }
    }
}

/// How large names are written on the page that is seen.
fn name_sizes(driver: &Driver) -> BTreeSet<u32> {
    let cup = driver.app().desk().championship().unwrap().cup();
    let is_of_name = |words: &str| {
        let of = |name: &str| name == words || words.chars().count() > 6 && name.starts_with(words);
        cup.people().iter().any(|one| of(&one.name))
    };
    let items = driver.app().projector().unwrap().page().items.iter();
    let texts = items.filter_map(|item| if let Item::Text(text) = item { Some(text) } else { None });
    texts.filter(|text| is_of_name(text.words.trim_end_matches('…'))).map(|text| text.size as u32).collect()
}

#[test]
fn names_of_a_table_are_all_of_one_size() {
    for (plan, count, until) in
        [("world", 13, "main"), ("groups", 13, "groups"), ("world", 64, "preliminaries"), ("knock-out", 13, "joining")]
    {
        let home = tempfile::tempdir().unwrap();
        let path = file(home.path(), plan, count, Some(until));
        let (mut driver, id) = projecting(home.path(), &path, Lang::De, Look::Light);
        let first = words(&driver);
        let mut of: BTreeMap<String, BTreeSet<u32>> = BTreeMap::new();
        loop {
            let name = words(&driver).into_iter().nth(1).unwrap_or_default();
            of.entry(name).or_default().extend(name_sizes(&driver));
            press(&mut driver, id, Named::ArrowRight);
            if words(&driver) == first {
                break;
            }
        }
        assert!(
            of.values().all(|sizes| sizes.len() < 2) && of.values().any(|sizes| !sizes.is_empty()),
            "{plan} {until}: {of:?}"
        );
    }
}

#[test]
fn all_that_is_written_on_a_page_is_told_line_by_line() {
    let home = tempfile::tempdir().unwrap();
    let path = file(home.path(), "world", 13, Some("main"));
    let (mut driver, id) = projecting(home.path(), &path, Lang::En, Look::Light);
    let mut names = Vec::new();
    for _ in 0..3 {
        let told = driver.told_by_projector();
        let lines: Vec<&str> = told.nodes.iter().filter_map(|(_, node)| node.value()).collect();
        let written = words(&driver).into_iter().filter(|words| words.contains(char::is_alphanumeric));
        let untold: Vec<String> =
            written.filter(|words| !lines.iter().any(|line| line.contains(words.as_str()))).collect();
        assert!(untold.is_empty() && !lines.is_empty(), "{untold:?}: {lines:?}");
        names.push(told.focus);
        press(&mut driver, id, Named::ArrowRight);
    }
    assert!(names[0] != names[1] && names[1] != names[2], "another page is another thing");
}
