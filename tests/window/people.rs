//! People who are remembered: offered where they sit down, kept apart from guests, changed on their page.

use std::path::Path;

use base::draw::Hue;
use base::draw::plot::Sign;
use base::i18n::{Lang, tr};
use club::store::people::Id;
use club::store::settings::{SeatSetup, Setup, Speed};
use games::game::bot::Level;
use games::game::record::{Player, PlayerKind};
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use wurfzabel::app::Message;
use wurfzabel::app::route::Route;
use wurfzabel::app::screen::Screen;

use crate::driver::{Driver, reads, says, set_appearance};
use crate::sitting::APPEARANCES;

/// The setup of Ludix with these people, and a computer player.
fn set_up(home: &Path, people: &[&str]) -> Driver {
    let mut driver = Driver::start(home, (1280.0, 1600.0), |desk| {
        desk.change(|settings| {
            settings.lang = Some(Lang::En);
            settings.dice_speed = Speed::None;
            let human = |name: &&str| SeatSetup { name: (*name).to_owned(), kind: PlayerKind::Human };
            let bot = SeatSetup { name: "Computer".to_owned(), kind: PlayerKind::Bot(Level::Easy) };
            let seats = people.iter().map(human).chain([bot]).collect();
            settings.setups.insert("ludix".to_owned(), Setup { seats, ..Setup::default() });
        });
    });
    assert!(driver.click("ludix"));
    driver
}

/// Sets up and begins a match with these people, and leaves it.
fn played(home: &Path, people: &[&str]) -> Driver {
    let mut driver = set_up(home, people);
    driver.tap(Named::Enter);
    assert!(driver.table().is_some());
    driver.tap(Named::Escape);
    driver
}

fn known(driver: &Driver) -> Vec<String> {
    driver.app().desk().people().all().iter().map(|person| person.name.clone()).collect()
}

#[test]
fn a_name_typed_once_is_somebody_unless_it_says_nothing_or_is_a_guests() {
    let home = tempfile::tempdir().unwrap();
    let plain = format!("{} 1", tr!(Lang::En, "app-player"));
    let mut driver = set_up(home.path(), &["Ada", "Gil", &plain]);
    assert!(says(&mut driver, &tr!(Lang::En, "people-new")), "it is said what becomes of a new name");
    assert!(driver.click("guest-1"));
    assert!(says(&mut driver, &tr!(Lang::En, "people-guest")));
    assert!(known(&driver).is_empty(), "nobody is remembered before it begins");
    driver.tap(Named::Enter);
    assert_eq!(known(&driver), ["Ada"]);
    drop(driver);
    let driver = played(home.path(), &["Ada", "Bo"]);
    assert_eq!(known(&driver), ["Ada", "Bo"]);
    let marked = |who: &[(&str, PlayerKind)]| {
        let players: Vec<Player> = who.iter().map(|(name, kind)| Player::new(name, *kind).unwrap()).collect();
        driver.app().desk().marks(&players).iter().map(Option::is_some).collect::<Vec<_>>()
    };
    let computer = ("Computer", PlayerKind::Bot(Level::Easy));
    assert_eq!(marked(&[("Ada", PlayerKind::Human), computer]), [true, true]);
    assert_eq!(marked(&[("Gil", PlayerKind::Human), computer]), [false, false], "a guest's name stands without a gap");
    let marks: Vec<Hue> = driver.app().desk().people().all().iter().map(|person| person.hue).collect();
    assert_eq!(marks, [Hue::Slate, Hue::Ruby]);
}

#[test]
fn a_command_writes_nothing_into_a_name() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = set_up(home.path(), &["Ada"]);
    driver.focus("name-0");
    for key in ["+", "0"] {
        driver.key(Key::Character(key.into()), Modifiers::COMMAND);
    }
    driver.focus("begin");
    driver.tap(Named::Enter);
    assert_eq!(known(&driver), ["Ada"]);
}

#[test]
fn who_is_known_is_offered_as_one_types_and_nobody_twice() {
    let home = tempfile::tempdir().unwrap();
    drop(played(home.path(), &["Ada", "Bo", "Benno Adler"]));
    let plain = format!("{} 1", tr!(Lang::En, "app-player"));
    let mut driver = set_up(home.path(), &["Ada", &plain]);
    assert!(reads(&mut driver, "Bo") && reads(&mut driver, "Benno Adler"), "a seat that is nobody's offers all others");
    assert!(driver.bounds("offer-1-2").is_none(), "but not who sits there already");
    driver.focus("name-1");
    for _ in 0..plain.len() {
        driver.tap(Named::Backspace);
    }
    driver.type_in("ad");
    assert!(reads(&mut driver, "Benno Adler") && !reads(&mut driver, "Bo"), "a word of the name begins so");
    // By keys: past the seat's place and kind.
    for _ in 0..3 {
        driver.tap(Named::Tab);
    }
    driver.tap(Named::Enter);
    assert!(driver.has_focus("name-1"));
    assert!(driver.bounds("offer-1-0").is_none(), "who is known needs no offer");
    // By mouse: whoever sits there is asked for others.
    assert!(driver.click("people-1"));
    assert!(driver.click_text("Bo"));
    driver.focus("begin");
    driver.tap(Named::Enter);
    let players = &driver.table().unwrap().table().header().players;
    let names: Vec<&str> = players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names, ["Ada", "Bo", "Computer"]);
    assert_eq!(known(&driver).len(), 3);
}

/// The names and kinds of those at the table.
fn at_table(driver: &Driver) -> Vec<(String, PlayerKind)> {
    let players = &driver.table().unwrap().table().header().players;
    players.iter().map(|player| (player.name.clone(), player.kind)).collect()
}

fn humans(driver: &Driver) -> Vec<String> {
    let all = at_table(driver).into_iter().filter(|(_, kind)| kind.is_human());
    all.map(|(name, _)| name).collect()
}

fn new_here(home: &Path) -> Driver {
    Driver::start(home, (1280.0, 1600.0), |desk| {
        desk.change(|settings| (settings.lang, settings.dice_speed) = (Some(Lang::En), Speed::None));
    })
}

#[test]
fn who_plays_here_is_asked_once_and_sits_at_every_table() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = new_here(home.path());
    assert!(reads(&mut driver, "Who’s playing?"));
    let card = driver.bounds("namaste").unwrap();
    driver.focus("who");
    driver.type_in("Renate");
    driver.tap(Named::Enter);
    assert!(says(&mut driver, "Hello, Renate."));
    let after = driver.bounds("namaste").unwrap();
    assert!((after.y - card.y).abs() < 1.0, "no card moves from under the pointer: {card:?}, {after:?}");
    assert!(driver.bounds("who").is_none() && !reads(&mut driver, "Who’s playing?"), "it is known now");
    assert_eq!(known(&driver), ["Renate"]);
    drop(driver);
    let mut driver = new_here(home.path());
    assert!(driver.bounds("who").is_none(), "for good");
    for game in ["namaste", "kvatrutafl", "pasch"] {
        driver.say(Message::Asked(Route::Again(games::shelf::find(game).unwrap())));
        assert_eq!(humans(&driver), ["Renate"], "{game}");
        driver.tap(Named::Escape);
    }
    assert!(driver.click("throw-of-the-day") && driver.click("today-play"));
    assert_eq!(humans(&driver), ["Renate"], "and that of the day");
    assert_eq!(known(&driver), ["Renate"], "always the same person");
}

#[test]
fn a_name_that_is_only_typed_counts_and_no_name_is_no_hindrance() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = new_here(home.path());
    driver.say(Message::Asked(Route::Again(games::shelf::find("namaste").unwrap())));
    assert_eq!(humans(&driver), [format!("{} 1", tr!(Lang::En, "app-player"))]);
    assert_eq!(driver.app().desk().settings().player, None);
    driver.tap(Named::Escape);
    driver.focus("who");
    driver.type_in("Gil");
    assert!(driver.click("namaste"));
    driver.focus("begin");
    driver.tap(Named::Enter);
    assert_eq!(humans(&driver), ["Gil"], "in the setup of before, too");
}

#[test]
fn the_first_name_typed_in_a_setup_replaces_what_stood_there_and_is_who_plays_here() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = new_here(home.path());
    assert!(driver.click("namaste"));
    driver.focus("name-0");
    driver.type_in("Players Ada");
    driver.focus("begin");
    driver.tap(Named::Enter);
    assert_eq!(humans(&driver), ["Players Ada"], "nothing of “Player 1” is left");
    driver.tap(Named::Escape);
    assert!(driver.bounds("who").is_none(), "it need not be asked any more");
    driver.say(Message::Asked(Route::Again(games::shelf::find("kvatrutafl").unwrap())));
    assert_eq!(humans(&driver), ["Players Ada"]);
}

#[test]
fn a_guest_is_not_who_plays_here() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = set_up(home.path(), &["Gil"]);
    assert!(driver.click("guest-0"));
    driver.tap(Named::Enter);
    assert!(driver.table().is_some());
    assert_eq!(driver.app().desk().settings().player, None);
}

#[test]
fn a_computer_player_has_no_name_of_a_person() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = set_up(home.path(), &["Renate", "Günter"]);
    let field = driver.bounds("name-1").unwrap();
    let in_row = |at: &iced::Rectangle| (at.center_y() - field.center_y()).abs() < field.height;
    let easy = driver.texts().into_iter().find(|(at, text)| text == "Easy" && in_row(at)).unwrap().0;
    driver.click_at(easy.center());
    driver.focus("begin");
    driver.tap(Named::Enter);
    let bot = PlayerKind::Bot(Level::Easy);
    let mut seated = at_table(&driver);
    seated.sort_by(|one, other| one.0.cmp(&other.0));
    let due = [("Computer", bot), ("Computer 2", bot), ("Renate", PlayerKind::Human)];
    assert_eq!(seated, due.map(|(name, kind)| (name.to_owned(), kind)));
    // How strong they are stands below the board, as long as nothing is pointed at.
    driver.happen([iced::Event::Mouse(iced::mouse::Event::CursorMoved { position: iced::Point::new(2.0, 2.0) })]);
    assert!(says(&mut driver, "Computer: Easy"), "{:?}", driver.texts());
}

#[test]
fn who_plays_here_can_be_somebody_else() {
    let home = tempfile::tempdir().unwrap();
    keep(home.path(), &[["Ada", "Bo"]]);
    let mut driver = people_page(home.path(), (1280.0, 1600.0));
    assert!(driver.click_text("Ada (1)") && driver.click_text("Bo (1)"));
    for name in ["Ada", "Bo"] {
        let person = id(&driver, name);
        assert!(driver.click(of("change", &person)) && driver.click("plays-here"));
        assert_eq!(driver.app().desk().player().as_deref(), Some(name));
        assert!(driver.bounds("plays-here").is_none());
    }
    // Whoever is renamed still plays here.
    driver.focus("person-rename");
    driver.type_in("dil");
    driver.tap(Named::Enter);
    assert_eq!(driver.app().desk().player().as_deref(), Some("Bodil"));
    // Whoever is forgotten sits at no table any more.
    assert!(driver.click("forget"));
    assert_eq!(driver.app().desk().player(), None);
}

#[test]
fn a_name_without_a_sign_in_the_settings_is_nobody() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = Driver::start(home.path(), (1280.0, 1600.0), |desk| {
        desk.change(|settings| (settings.lang, settings.player) = (Some(Lang::En), Some(" \u{200b}".to_owned())));
    });
    assert!(reads(&mut driver, "Who’s playing?"));
    driver.say(Message::Asked(Route::Again(games::shelf::find("namaste").unwrap())));
    assert_eq!(humans(&driver), [format!("{} 1", tr!(Lang::En, "app-player"))]);
}

#[test]
fn a_folder_that_takes_nothing_is_told_and_the_match_begins() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = set_up(home.path(), &["Ada"]);
    std::fs::create_dir(home.path().join("people.jsonl")).unwrap();
    driver.tap(Named::Enter);
    assert!(driver.table().is_some());
    assert!(known(&driver).is_empty());
    assert!(!driver.app().desk().notices().is_empty());
}

/// Puts finished matches of two into the archive, a day apart; the second of them wins.
fn keep(home: &Path, matches: &[[&str; 2]]) {
    let record = include_str!("../records/namaste-two-to-the-end.wurf");
    let (_, events) = record.split_once('\n').unwrap();
    std::fs::create_dir_all(home.join("matches")).unwrap();
    for (day, names) in matches.iter().enumerate() {
        let players: Vec<_> = names
            .iter()
            .map(|name| match name.strip_prefix("bot:") {
                Some(_) => serde_json::json!({ "name": "Computer", "kind": name }),
                None => serde_json::json!({ "name": name, "kind": "human" }),
            })
            .collect();
        let started = format!("2026-10-{:02}T18:00:00Z", day + 1);
        let header = serde_json::json!({
            "wurfzabel": 1, "game": "namaste", "options": {}, "players": players,
            "seed": 1_665_735_510_735_957_835_u64, "started": started,
        });
        std::fs::write(home.join(format!("matches/m{day:02}.wurf")), format!("{header}\n{events}")).unwrap();
    }
}

fn people_page(home: &Path, way: (f32, f32)) -> Driver {
    let mut driver = Driver::start(home, way, |desk| desk.change(|settings| settings.lang = Some(Lang::En)));
    driver.say(Message::Asked(Route::People));
    driver
}

/// The name of a control that is somebody's.
fn of(what: &str, id: &Id) -> &'static str {
    Box::leak(format!("{what}-{id}").into_boxed_str())
}

fn id(driver: &Driver, name: &str) -> Id {
    driver.app().desk().people().of(name).unwrap().id.clone()
}

#[test]
fn people_are_found_in_the_archive_renamed_dressed_merged_split_and_forgotten() {
    let home = tempfile::tempdir().unwrap();
    keep(home.path(), &[["Ada", "Bo"], ["Adi", "Bo"], ["Ada", "bot:easy"]]);
    let before: Vec<Vec<u8>> =
        (0..3).map(|day| std::fs::read(home.path().join(format!("matches/m{day:02}.wurf"))).unwrap()).collect();
    let mut driver = people_page(home.path(), (1280.0, 1600.0));
    assert!(says(&mut driver, &tr!(Lang::En, "people-nobody")));
    for name in ["Ada (2)", "Adi (1)"] {
        assert!(driver.click_text(name), "{name} is in the archive");
    }
    driver.focus("person-new");
    driver.type_in("Cyd");
    driver.tap(Named::Enter);
    driver.type_in("Cyd");
    driver.tap(Named::Enter);
    assert!(says(&mut driver, "Cyd has that name already"));
    assert_eq!(known(&driver), ["Ada", "Adi", "Cyd"]);
    let [ada, adi] = ["Ada", "Adi"].map(|name| id(&driver, name));
    // Renamed, by keys.
    driver.focus(of("change", &ada));
    driver.tap(Named::Enter);
    assert!(driver.has_focus("person-rename"));
    driver.type_in("Adam");
    driver.tap(Named::Enter);
    assert_eq!(known(&driver), ["Adam", "Adi", "Cyd"]);
    assert!(reads(&mut driver, "Also: Ada"));
    for _ in 0..4 {
        driver.tap(Named::Backspace);
    }
    driver.type_in("Cyd");
    driver.tap(Named::Enter);
    assert!(says(&mut driver, "belongs to Cyd already"));
    // Another colour and another sign, by mouse.
    assert!(driver.click_text("Turquoise") && driver.click_text("Heart"));
    let person = driver.app().desk().people().of("Adam").unwrap().clone();
    assert_eq!((person.hue, person.sign), (Hue::Turquoise, Sign::Heart));
    // Merged, asked first, taken back.
    driver.tap(Named::Escape);
    assert!(driver.bounds("person-rename").is_none());
    assert!(driver.click(of("change", &adi)) && driver.click("merge") && driver.click(of("merge", &ada)));
    assert!(driver.has_focus("merge-sure"));
    driver.tap(Named::Escape);
    assert_eq!(known(&driver).len(), 3, "no is no");
    assert!(driver.click("merge") && driver.click(of("merge", &ada)));
    driver.tap(Named::Enter);
    assert_eq!(known(&driver), ["Adam", "Cyd"]);
    assert!(says(&mut driver, "3 matches, last on"), "all matches are one person's");
    driver.key(Key::Character("z".into()), Modifiers::COMMAND);
    assert_eq!(known(&driver), ["Adam", "Adi", "Cyd"]);
    // Merged again, and split from their profile.
    assert!(driver.click(of("change", &adi)) && driver.click("merge") && driver.click(of("merge", &ada)));
    driver.tap(Named::Enter);
    assert!(driver.click(of("change", &ada)) && driver.click(of("split", &adi)));
    assert_eq!(known(&driver), ["Adam", "Adi", "Cyd"]);
    // Forgotten, and recalled.
    assert!(driver.click("forget"));
    assert_eq!(known(&driver), ["Adi", "Cyd"]);
    assert!(driver.click("undo"));
    assert_eq!(known(&driver), ["Adam", "Adi", "Cyd"]);
    for (day, bytes) in before.iter().enumerate() {
        let now = std::fs::read(home.path().join(format!("matches/m{day:02}.wurf"))).unwrap();
        assert!(now == *bytes, "records are never touched");
    }
}

#[test]
fn the_page_of_somebody_tells_matches_rows_of_wins_ratings_and_decisions() {
    let home = tempfile::tempdir().unwrap();
    keep(home.path(), &[["Ada", "Bo"], ["Bo", "Ada"], ["Bo", "Ada"], ["Cyd", "Ada"], ["Ada", "bot:easy"]]);
    let mut driver = people_page(home.path(), (1280.0, 1400.0));
    assert!(driver.click_text("Ada (5)") && driver.click_text("Bo (3)"));
    let ada = id(&driver, "Ada");
    assert!(driver.click(of("person", &ada)));
    for words in ["longest winning streak", "Last played on", "±"] {
        assert!(says(&mut driver, words), "{words}");
    }
    assert!(reads(&mut driver, "5") && reads(&mut driver, "3"), "five matches, three wins in a row");
    // The best score leads to its match.
    assert!(driver.click("best-namaste"));
    assert!(matches!(driver.app().top(), Screen::Replay(_)));
    driver.tap(Named::Escape);
    driver.type_in("2");
    assert!(reads(&mut driver, "Bo") && reads(&mut driver, "Cyd") && reads(&mut driver, "matches"));
    // The plot answers to the keyboard, and leads to the match behind a value.
    driver.type_in("3");
    driver.focus("course-namaste");
    driver.tap(Named::ArrowLeft);
    driver.tap(Named::Enter);
    assert!(matches!(driver.app().top(), Screen::Replay(_)));
    driver.tap(Named::Escape);
    driver.type_in("4");
    assert!(says(&mut driver, "5 matches have not been reviewed"));
    assert!(driver.click("judge"));
    assert!(says(&mut driver, "Good decisions"));
    assert!(home.path().join("reviewed.jsonl").exists());
    drop(driver);
    // Found once, known the next time.
    let mut driver = people_page(home.path(), (1280.0, 1400.0));
    assert!(driver.click(of("person", &ada)));
    driver.type_in("4");
    assert!(says(&mut driver, "Good decisions") && driver.bounds("judge").is_none());
}

#[test]
fn whoever_is_typed_in_has_the_matches_of_that_name_at_once() {
    let home = tempfile::tempdir().unwrap();
    keep(home.path(), &[["Ada", "Bo"], ["Bo", "Ada"]]);
    let mut driver = people_page(home.path(), (1280.0, 1400.0));
    driver.focus("person-new");
    driver.type_in("Bo");
    driver.tap(Named::Enter);
    assert!(!says(&mut driver, "Bo (2)") && says(&mut driver, "Ada (2)"), "{:?}", driver.texts());
}

#[test]
fn a_match_that_was_reviewed_in_the_replay_or_looked_back_at_needs_no_other_review_on_the_pages_of_its_players() {
    for is_ending in [false, true] {
        let home = tempfile::tempdir().unwrap();
        keep(home.path(), &[["Ada", "Bo"]]);
        let mut driver = people_page(home.path(), (1280.0, 1400.0));
        assert!(driver.click_text("Ada (1)"));
        let path = home.path().join("matches/m00.wurf");
        driver.say(Message::Asked(Route::Replay(path, 0)));
        if is_ending {
            assert!(driver.click_text("How it went"));
        } else {
            assert!(driver.click_text("Review"));
        }
        for _ in 0..if is_ending { 2 } else { 1 } {
            driver.tap(Named::Escape);
        }
        let ada = id(&driver, "Ada");
        assert!(driver.click(of("person", &ada)));
        driver.type_in("4");
        assert!(says(&mut driver, "Good decisions") && driver.bounds("judge").is_none(), "{is_ending}");
        let lines = std::fs::read_to_string(home.path().join("reviewed.jsonl")).unwrap().lines().count();
        assert_eq!(lines, 2, "a head and one match");
    }
}

/// Pictures of the pages, for people to look at.
#[test]
fn pictures_of_people() {
    for appearance in APPEARANCES {
        let home = tempfile::tempdir().unwrap();
        let tables =
            [["Ada", "Bo"], ["Bo", "Ada"], ["Adi", "Ada"], ["Cyd", "Ada"], ["Ada", "bot:strong"], ["Käthe", "Bo"]];
        keep(home.path(), &std::array::from_fn::<_, 24, _>(|day| tables[day % 5 + day / 20]));
        let mut driver = Driver::start(home.path(), appearance.size, |desk| {
            set_appearance(desk, appearance.lang, appearance.look, appearance.text);
            desk.meet(["Ada", "Bo", "Cyd", "Großmutter Käthe von nebenan"]);
            let human = |name: &str| SeatSetup { name: name.to_owned(), kind: PlayerKind::Human };
            let seats = ["Ada", "Käthe", "B"].map(human).to_vec();
            desk.change(|settings| {
                settings.setups.insert("namaste".to_owned(), Setup { seats, ..Setup::default() });
            });
        });
        let take = |driver: &mut Driver, screen: &str| {
            let name = format!("{screen}-{}", appearance.name);
            driver.keep(&name);
            driver.assert_within(&name);
        };
        assert!(driver.click("namaste"));
        assert!(driver.click("people-0"));
        take(&mut driver, "people-setup");
        driver.tap(Named::Escape);
        driver.say(Message::Asked(Route::People));
        take(&mut driver, "people");
        let [ada, bo] = ["Ada", "Bo"].map(|name| id(&driver, name));
        driver.focus(of("change", &bo));
        driver.tap(Named::Enter);
        driver.focus("merge");
        driver.tap(Named::Enter);
        driver.focus(of("merge", &ada));
        driver.tap(Named::Enter);
        take(&mut driver, "people-open");
        driver.say(Message::Asked(Route::Person(ada)));
        take(&mut driver, "person");
        driver.type_in("2");
        take(&mut driver, "person-against");
        driver.type_in("3");
        take(&mut driver, "person-course");
        driver.type_in("4");
        driver.focus("judge");
        driver.tap(Named::Enter);
        take(&mut driver, "person-decisions");
    }
}

#[test]
fn who_is_added_is_not_called_the_first_and_is_named_by_typing() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = new_here(home.path());
    driver.say(Message::Asked(Route::Setup(games::shelf::find("ludix").unwrap())));
    driver.focus("name-0");
    driver.type_in("Ada");
    assert!(driver.click("add-player"));
    assert!(driver.has_focus("name-2"));
    let names = |driver: &Driver| match driver.app().top() {
        Screen::Setup(setup) => setup.names(),
        other => panic!("{other:?}"),
    };
    assert_eq!(names(&driver), ["Ada", "Computer", "Player 2"]);
    driver.type_in("Bo");
    assert_eq!(names(&driver), ["Ada", "Computer", "Bo"]);
    assert!(driver.click("add-player"));
    assert_eq!(names(&driver)[3], "Player 3");
}
