//! Text of 250 % in a window of 1280×800, and of 150 % in one of 1024×700: boards are no smaller than at 100 %, nothing runs
//! out of the window, and all that takes the focus comes into view.

use std::path::Path;

use base::draw::{self, Font};
use base::i18n::Lang;
use base::phrase::Phrase;
use base::tr;
use club::store::settings::{Settings, Setup, TextSize};
use club::trainer::drill::What;
use games::dre13ehn::Kind;
use games::game::Turn;
use games::game::bot::Level;
use games::game::record::PlayerKind;
use games::lesson::Step;
use games::shelf;
use iced::keyboard::key::Named;
use iced::{Event, Point, Rectangle, Size, mouse};
use iced_test::core::renderer::Headless;
use wurfzabel::app::desk::Change;
use wurfzabel::app::pane::Pane as _;
use wurfzabel::app::route::{Kept, Route as To};
use wurfzabel::app::{Message, screen};

use crate::driver::{Driver, set_appearance};
use crate::lessons::{Hand, decide, go_on, now};
use crate::sitting::{APPEARANCES, Appearance, LARGEST, play, seats, start};

/// Both windows with their text.
const LARGE: [Appearance; 2] = [LARGEST, Appearance { name: "de-dark-small-150", lang: Lang::De, ..APPEARANCES[3] }];

fn change(driver: &mut Driver, change: impl Fn(&mut Settings) + Send + Sync + 'static) {
    let change = screen::settings::Message::Set(Change::new(change));
    driver.say(Message::Screen(2, screen::Message::Settings(change)));
}

/// Text in another size.
fn resize(driver: &mut Driver, appearance: Appearance, text: u16) {
    driver.say(Message::Asked(To::Settings));
    change(driver, move |settings| settings.text_size = TextSize::nearest(text));
    driver.tap(Named::Escape);
    assert_eq!(driver.app().desk().settings().text_size.get(), text, "{}", appearance.name);
}

/// How many pixels a millimetre of the board is.
fn scale(driver: &mut Driver) -> f32 {
    let bounds = driver.bounds("board").unwrap();
    let size = driver.table().unwrap().picture().drawing().size;
    (bounds.width / size.width).min(bounds.height / size.height)
}

/// The title stands in one line, or smaller in two, and no word of it is broken.
fn assert_titled(driver: &mut Driver, what: &str) {
    let (name, text) = (driver.app().top().name(driver.app().desk()), driver.app().desk().ui().text);
    let title = driver.texts().into_iter().find(|(_, text)| *text == name);
    let (bounds, _) = title.unwrap_or_else(|| panic!("{what}: no title {name}"));
    let (line, small) = (28.0 * 1.3 * text + 0.5, 18.0 * text);
    let is_whole = |word: &str| draw::text::width(word, Font::SerifBold, small) <= bounds.width + 0.5;
    let in_two = bounds.height <= small * 2.6 + 0.5 && name.split_whitespace().all(is_whole);
    assert!(bounds.height <= line || in_two, "{what}: {name} {bounds:?}");
}

/// All that takes the focus comes into view, at least its corner and as much as there is room for.
fn assert_reached(driver: &mut Driver, what: &str) {
    for (bounds, seen) in driver.reached() {
        let shown = seen.intersection(&bounds).unwrap_or_default();
        let least = (bounds.width.min(seen.width) - 1.0, bounds.height.min(seen.height * 0.8) - 1.0);
        assert!(shown.width >= least.0 && shown.height >= least.1, "{what}: {bounds:?} in {seen:?}");
    }
}

/// The whole of it is seen as it is, without a page being scrolled.
fn assert_in_sight(driver: &mut Driver, id: &'static str, what: &str) {
    let (bounds, seen) = driver.seen(id).unwrap_or_else(|| panic!("{what}: no {id}"));
    let shown = seen.intersection(&bounds).unwrap_or_default();
    assert!(shown.height >= bounds.height - 1.0, "{what}: {id} at {bounds:?} in {seen:?}");
}

#[test]
fn boards_are_not_smaller_than_at_100_percent_and_their_cursor_is_seen() {
    for (title, appearance) in shelf::ALL.iter().flat_map(|title| LARGE.map(|appearance| (title, appearance))) {
        let setup =
            Setup { seats: seats(&[("Käthe", PlayerKind::Human), ("Bo", PlayerKind::Human)]), ..Setup::default() };
        let home = tempfile::tempdir().unwrap();
        let mut driver = Driver::start(home.path(), appearance.size, |desk| {
            set_appearance(desk, appearance.lang, appearance.look, 100);
            desk.change(|settings| {
                settings.reduced_motion = true;
                settings.setups.insert(title.key().to_owned(), setup);
            });
        });
        driver.say(Message::Asked(To::Again(*title)));
        if driver.table().is_none() {
            continue;
        }
        let usual = scale(&mut driver);
        resize(&mut driver, appearance, appearance.text);
        let what = format!("{} {}", title.key(), appearance.name);
        let large = scale(&mut driver);
        // A hair smaller it is seen whole, beside its column.
        let (board, seen) = driver.seen("board").unwrap();
        let whole = board.y + board.height <= seen.y + seen.height;
        let is_beside = board.width < appearance.size.0 * 0.75;
        assert!(whole || !is_beside, "{what}: {board:?} in {seen:?}");
        // The bar may be a pixel higher than what is reckoned with.
        assert!(large >= usual * if is_beside { 0.9 } else { 0.997 }, "{what}: {large} {usual}");
        // Up to 150 % it is scrolled only where it would be smaller else; then it grows with the text, or to the edges.
        let grown = f32::from(appearance.text) / 150.0;
        assert!(whole || large <= usual * grown * 1.003, "{what}: {board:?} in {seen:?}, {large} {usual}");
        let fills = large * driver.table().unwrap().picture().drawing().size.width >= board.width - 1.0;
        assert!(whole || fills || large >= usual * grown * 0.997, "{what}: {board:?} in {seen:?}, {large} {usual}");
        assert_titled(&mut driver, &what);
        driver.keep(&format!("large-{what}"));
        driver.assert_within(&what);
        for _ in 0..4 {
            driver.tap(Named::ArrowDown);
            let Some(spot) = driver.table().unwrap().cursor().cloned() else { break };
            let at = driver.spot_on_screen(&spot).unwrap();
            let (_, seen) = driver.seen("board").unwrap();
            assert!(seen.contains(at), "{what}: the cursor on {spot:?} is not seen");
        }
        assert_reached(&mut driver, &what);
    }
}

#[test]
fn what_is_written_on_a_board_grows_with_the_text() {
    // As small as anything is written there: the names of rows and columns, the tens and ones of the table of names.
    for (game, small) in [("namaste", ["g", "7"]), ("dre13ehn", ["40", "30"])] {
        let home = tempfile::tempdir().unwrap();
        let setup =
            Setup { seats: seats(&[("Käthe", PlayerKind::Human), ("Bo", PlayerKind::Human)]), ..Setup::default() };
        let mut driver = start(home.path(), Appearance { text: 100, ..LARGE[1] }, game, setup);
        let pixels = |driver: &mut Driver| {
            let scale = scale(driver);
            let written = draw::lint::written(driver.table().unwrap().picture().drawing());
            let sizes = written.iter().filter(|(words, ..)| small.contains(&words.as_str())).map(|(.., size)| *size);
            scale * sizes.fold(f32::INFINITY, f32::min)
        };
        let usual = pixels(&mut driver);
        for (text, grown) in [(150, 1.15), (200, 1.5)] {
            resize(&mut driver, LARGE[1], text);
            driver.keep(&format!("large-writing-{game}-{text}"));
            let large = pixels(&mut driver);
            assert!(large.is_finite() && large >= usual * grown, "{game} {text}: {large} {usual}");
        }
    }
}

#[test]
fn at_150_percent_matches_stand_beside_their_dice_and_what_is_asked() {
    for title in shelf::ALL.iter() {
        let home = tempfile::tempdir().unwrap();
        let setup =
            Setup { seats: seats(&[("Käthe", PlayerKind::Human), ("Bo", PlayerKind::Human)]), ..Setup::default() };
        let mut driver = start(home.path(), LARGE[1], title.key(), setup);
        for _ in 0..6 {
            let over = driver.table().is_none_or(|table| table.table().turn().is_over());
            if over {
                break;
            }
            ["board", "tray", "prompt"].iter().for_each(|id| assert_in_sight(&mut driver, id, title.key()));
            let tray = driver.bounds("tray").unwrap();
            assert!(tray.height > 48.0, "{}: {tray:?}", title.key());
            match driver.table().unwrap().table().turn() {
                Turn::Seats(_) => play(&mut driver, Level::Easy, 1),
                Turn::Roll(_) | Turn::Faces(_) | Turn::Over(_) => driver.tap(Named::Enter),
            }
        }
    }
}

#[test]
fn what_can_be_decided_is_in_sight_in_every_game() {
    let mut met = 0;
    for (title, appearance) in shelf::ALL.iter().flat_map(|title| LARGE.map(|appearance| (title, appearance))) {
        let home = tempfile::tempdir().unwrap();
        let setup =
            Setup { seats: seats(&[("Käthe", PlayerKind::Human), ("Bo", PlayerKind::Human)]), ..Setup::default() };
        let mut driver = start(home.path(), appearance, title.key(), setup);
        for _ in 0..12 {
            let table = driver.table().unwrap().table();
            let Turn::Seats(seats) = table.turn() else {
                driver.tap(Named::Enter);
                continue;
            };
            let offers = table.offers(seats[0]);
            for offer in &offers {
                let Some((control, seen)) = driver.seen(offer.action.replace(' ', "-").leak()) else { continue };
                let shown = seen.intersection(&control).unwrap_or_default();
                let what = format!("{} {}: {}", title.key(), appearance.name, offer.action);
                assert!(shown.height >= control.height.min(seen.height) - 1.0, "{what}: {control:?} in {seen:?}");
                met += 1;
            }
            play(&mut driver, Level::Easy, 1);
        }
    }
    assert!(met > 60, "{met} decisions were met");
}

#[test]
fn faces_of_real_dice_are_in_sight_in_every_game() {
    let mut met = 0;
    for title in shelf::ALL.iter() {
        let home = tempfile::tempdir().unwrap();
        let setup = Setup {
            seats: seats(&[("Käthe", PlayerKind::Human), ("Bo", PlayerKind::Human)]),
            real_dice: true,
            ..Setup::default()
        };
        let mut driver = start(home.path(), LARGE[1], title.key(), setup);
        for _ in 0..8 {
            let dice = match driver.table().unwrap().table().turn() {
                Turn::Roll(throw) => throw.dice,
                Turn::Seats(_) | Turn::Faces(_) | Turn::Over(_) => Vec::new(),
            };
            let faces = dice.first().map(games::game::Die::distinct).unwrap_or_default();
            let ids: Vec<&'static str> = faces.iter().map(|face| &*format!("face-{face}").leak()).collect();
            if ids.first().is_some_and(|first| driver.bounds(first).is_some()) {
                // Of dice with many faces, as many rows as leave room for the board.
                let most = if ids.len() > 12 { 8 } else { 12 };
                ids.iter().take(most).for_each(|id| assert_in_sight(&mut driver, id, title.key()));
                // What comes with the first face moves none of them.
                let before = driver.seen(ids[0]);
                assert!(driver.click(ids[0]));
                let after = driver.seen(ids[0]);
                let goes_on = dice.get(1).is_some_and(|next| next.distinct() == faces);
                assert!(!goes_on || after == before, "{}: {before:?} {after:?}", title.key());
                met += 1;
                break;
            }
            play(&mut driver, Level::Easy, 1);
        }
    }
    assert!(met > 8, "in {met} games");
}

#[test]
fn boards_of_lessons_are_seen_whole_beside_what_is_told() {
    for game in crate::sitting::systems() {
        let home = tempfile::tempdir().unwrap();
        let Appearance { lang, look, size, text, .. } = LARGE[1];
        let mut driver = Driver::start(home.path(), size, |desk| set_appearance(desk, lang, look, text));
        driver.say(Message::Asked(To::Lesson(games::lesson::of(game).next().unwrap())));
        driver.keep(&format!("large-lesson-{game}"));
        assert_in_sight(&mut driver, "board", game);
        driver.assert_within(game);
        // Before the first step most is told: what the game is and how long the lesson takes.
        assert_in_sight(&mut driver, "prompt", game);
        let large = scale(&mut driver);
        resize(&mut driver, LARGE[1], 100);
        let usual = scale(&mut driver);
        assert!(large >= usual * 0.9, "{game}: {large} {usual}");
    }
}

#[test]
fn what_a_lesson_asks_is_seen_whole_beside_its_decisions() {
    let home = tempfile::tempdir().unwrap();
    let Appearance { lang, look, size, text, .. } = LARGE[1];
    let mut driver = Driver::start(home.path(), size, |desk| set_appearance(desk, lang, look, text));
    driver.say(Message::Asked(To::Lesson(games::lesson::of("namaste").next().unwrap())));
    assert!(driver.click("skip"));
    for id in ["prompt", "dice-1", "dice-2", "dice-3"] {
        assert_in_sight(&mut driver, id, "how many dice");
    }
}

#[test]
fn what_a_poor_decision_of_a_lesson_comes_to_is_in_sight() {
    let mut seen = 0;
    for lesson in games::lesson::all().iter().filter(|lesson| lesson.is_first()) {
        let home = tempfile::tempdir().unwrap();
        let Appearance { lang, look, size, text, .. } = LARGE[1];
        let mut driver = Driver::start(home.path(), size, |desk| {
            set_appearance(desk, lang, look, text);
            desk.change(|settings| settings.dice_speed = club::store::settings::Speed::None);
        });
        driver.say(Message::Asked(To::Lesson(lesson)));
        while !matches!(now(&driver), Some(Step::Asks(_)) | None) {
            go_on(&mut driver, Hand::Mouse);
        }
        let Some(Step::Asks(ask)) = now(&driver) else { continue };
        let Some(wrong) = ask.why.keys().next() else { continue };
        decide(&mut driver, Hand::Keys, ask.seat, wrong);
        assert_in_sight(&mut driver, "verdict", lesson.key);
        seen += 1;
    }
    assert!(seen > 2, "{seen}");
}

#[test]
fn what_saves_a_sheet_is_in_sight() {
    for appearance in LARGE.into_iter().chain([APPEARANCES[2]]) {
        let home = tempfile::tempdir().unwrap();
        let mut driver = Driver::start(home.path(), appearance.size, |desk| {
            set_appearance(desk, appearance.lang, appearance.look, appearance.text);
        });
        driver.say(Message::Asked(To::Print(None)));
        assert_in_sight(&mut driver, "print-save", appearance.name);
        assert_in_sight(&mut driver, "print-target", appearance.name);
    }
}

#[test]
fn why_what_was_typed_is_not_taken_comes_into_view() {
    for appearance in LARGE {
        let home = tempfile::tempdir().unwrap();
        let setup = Setup {
            seats: seats(&[("Käthe", PlayerKind::Human), ("Computer", PlayerKind::Bot(Level::Easy))]),
            options: [("mode".to_owned(), "cup".to_owned())].into(),
            ..Setup::default()
        };
        let mut driver = start(home.path(), appearance, "dre13ehn", setup);
        assert!(driver.click("throw"));
        driver.type_in("c");
        driver.type_in(&"sehr lang ".repeat(6));
        driver.tap(Named::Enter);
        let (card, seen) = driver.seen("typing-card").unwrap();
        assert!(card.y + card.height <= seen.y + seen.height, "{}: {card:?} in {seen:?}", appearance.name);
    }
}

#[test]
fn no_word_breaks_in_the_titles_of_all_games() {
    for appearance in LARGE {
        let home = tempfile::tempdir().unwrap();
        let mut driver = Driver::start(home.path(), appearance.size, |desk| {
            set_appearance(desk, appearance.lang, appearance.look, appearance.text);
        });
        for title in shelf::ALL.iter() {
            for to in [To::Setup(*title), To::Rules(*title)] {
                driver.say(Message::Asked(to));
                assert_titled(&mut driver, appearance.name);
                driver.say(Message::Asked(To::Home));
            }
        }
    }
}

#[test]
fn whatever_takes_the_focus_is_seen_on_every_screen() {
    for appearance in LARGE {
        let home = tempfile::tempdir().unwrap();
        let setup = Setup {
            seats: seats(&[("Käthe", PlayerKind::Human), ("Computer", PlayerKind::Bot(Level::Easy))]),
            ..Setup::default()
        };
        let mut driver = start(home.path(), appearance, "namaste", setup);
        play(&mut driver, Level::Easy, 1_000);
        let over = driver.table().unwrap().table().copy();
        driver.tap(Named::Escape);
        let title = shelf::find("namaste").unwrap();
        let kept = Kept { table: over.copy(), path: None };
        let all = [
            To::Setup(title),
            To::Setup(shelf::find("evening").unwrap_or(title)),
            To::Position(over.copy()),
            To::Review(kept.clone(), 3),
            To::Ending(kept),
            To::Today,
            To::Archive,
            To::Trash,
            To::Statistics,
            To::People,
            To::Print(Some(over.copy())),
            To::Rules(title),
            To::Settings,
            To::Keys,
            To::Practise,
            To::Session(5),
            To::Slips,
            To::Exercises,
            To::Drill(What::Throws(Kind::Fire, Kind::Water)),
            To::Progress,
            To::Suspended,
            To::Sounds,
            To::Speaking,
            To::Apart,
            To::Championships,
            To::Founding,
            To::ChampionshipRules,
            To::Handbook,
        ];
        for (place, to) in all.into_iter().enumerate() {
            let practising = matches!(
                to,
                To::Session(_) | To::Drill(_) | To::Progress | To::Suspended | To::Sounds | To::Speaking | To::Apart
            );
            if practising {
                driver.say(Message::Asked(To::Practise));
            }
            driver.say(Message::Asked(to));
            let name = driver.app().top().name(driver.app().desk());
            let what = format!("{place:02} {}", appearance.name);
            driver.keep(&format!("large-{what}"));
            driver.assert_within(&format!("{what} {name}"));
            assert_titled(&mut driver, &what);
            if let Some(picture) = driver.bounds("board") {
                let is_beside = picture.width < appearance.size.0 * 0.75;
                let is_centred = (picture.center_x() - appearance.size.0 / 2.0).abs() < 1.0;
                assert!(is_beside || is_centred, "{what} {name}: {picture:?}");
            }
            assert_reached(&mut driver, &format!("{what} {name}"));
            driver.say(Message::Asked(To::Home));
        }
    }
}

/// The settings, over a table.
fn in_settings(home: &Path) -> Driver {
    let setup = Setup { seats: seats(&[("Käthe", PlayerKind::Human), ("Bo", PlayerKind::Human)]), ..Setup::default() };
    let mut driver = start(home, crate::sitting::USUAL, "namaste", setup);
    driver.say(Message::Asked(To::Settings));
    driver
}

/// Large targets are chosen there.
fn enlarge(driver: &mut Driver) {
    change(driver, |settings| settings.large_targets = true);
}

#[test]
fn the_steps_of_the_text_size_stay_under_the_pointer() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = in_settings(home.path());
    // The first on the page.
    let more = |driver: &mut Driver| {
        let all = driver.texts().into_iter().filter(|(_, text)| text == "+").map(|(bounds, _)| bounds);
        all.min_by(|one, other| one.y.total_cmp(&other.y)).unwrap()
    };
    let place = more(&mut driver);
    for percent in [110, 120, 130] {
        driver.click_at(place.center());
        assert_eq!(driver.app().desk().settings().text_size.get(), percent);
        assert_eq!(more(&mut driver), place);
    }
    driver.happen([Event::Mouse(mouse::Event::CursorMoved { position: Point::new(2.0, 2.0) })]);
    assert!(more(&mut driver).height > place.height * 1.2, "the page is large once the pointer is elsewhere");
}

#[test]
fn tools_keep_their_words_in_large_text() {
    for appearance in LARGE.into_iter().chain(APPEARANCES).filter(|appearance| appearance.text <= 150) {
        let home = tempfile::tempdir().unwrap();
        let setup =
            Setup { seats: seats(&[("Käthe", PlayerKind::Human), ("Bo", PlayerKind::Human)]), ..Setup::default() };
        let mut driver = start(home.path(), appearance, "namaste", setup);
        let has = |driver: &mut Driver, id| {
            let words = appearance.lang.say(&Phrase::new(id));
            driver.texts().into_iter().any(|(_, text)| text == words)
        };
        for id in ["app-undo", "app-hint", "app-rules", "app-print", "app-coach", "app-settings"] {
            assert!(has(&mut driver, id), "{id} at the table, {}", appearance.name);
        }
        play(&mut driver, Level::Easy, 1);
        driver.say(Message::Asked(To::Home));
        for id in ["app-print", "practise-title", "championships-title", "app-archive", "app-settings"] {
            assert!(has(&mut driver, id), "{id} over the games, {}", appearance.name);
        }
        driver.say(Message::Asked(To::Archive));
        for id in ["archive-replay", "archive-copy", "archive-star", "archive-delete"] {
            assert!(has(&mut driver, id), "{id} beside a match, {}", appearance.name);
        }
    }
}

#[test]
fn what_an_icon_is_called_is_seen_when_the_keyboard_leads_to_it() {
    let home = tempfile::tempdir().unwrap();
    let setup = Setup { seats: seats(&[("Käthe", PlayerKind::Human), ("Bo", PlayerKind::Human)]), ..Setup::default() };
    // There icons stand alone.
    let mut driver = start(home.path(), LARGEST, "namaste", setup);
    let tool = driver.bounds("settings-tool").unwrap();
    let below = |driver: &mut Driver| {
        let mut rgba = Vec::new();
        let window = Size::new(1280, 800);
        driver.live([], |renderer| rgba = renderer.screenshot(window, 1.0, iced::Color::WHITE));
        let rows = rgba.chunks(1280 * 4).skip((tool.y + tool.height) as usize + 6).take(12);
        let (left, right) = (tool.x as usize * 4, (tool.x + tool.width) as usize * 4);
        rows.flat_map(|row| row[left..right].to_vec()).collect::<Vec<u8>>()
    };
    let before = below(&mut driver);
    driver.focus("settings-tool");
    assert!(below(&mut driver) != before, "its name comes");
    driver.focus("back");
    assert!(below(&mut driver) == before, "and goes");
}

#[test]
fn with_large_targets_whatever_is_pressed_is_44_pixels_wide_and_high() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = in_settings(home.path());
    enlarge(&mut driver);
    let routes: [fn() -> To; 9] = [
        || To::Settings,
        || To::Keys,
        || To::Archive,
        || To::Practise,
        || To::Print(None),
        || To::Championships,
        || To::Founding,
        || To::People,
        || To::Statistics,
    ];
    for route in routes {
        driver.say(Message::Asked(To::Home));
        driver.say(Message::Asked(route()));
        let name = driver.app().top().name(driver.app().desk());
        for (bounds, _) in driver.reached() {
            assert!(bounds.width >= 43.9 && bounds.height >= 43.9, "{name}: {bounds:?}");
        }
    }
}

#[test]
fn with_large_targets_labels_stay_in_the_middle_and_lists_begin_where_they_did() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = in_settings(home.path());
    let lang = driver.app().desk().lang();
    // In the list of contents and in its button: what else says the same stands between.
    let texts = |driver: &mut Driver| {
        let (first, keys) = (tr!(lang, "app-part-look"), tr!(lang, "keys-change"));
        let at = |words: &str, all: &[(Rectangle, String)]| -> Vec<Rectangle> {
            all.iter().filter(|(_, text)| text == words).map(|(bounds, _)| *bounds).collect()
        };
        let all = driver.texts();
        let left = at(&first, &all).into_iter().min_by(|one, other| one.x.total_cmp(&other.x)).unwrap();
        let right = at(&keys, &all).into_iter().max_by(|one, other| one.x.total_cmp(&other.x)).unwrap();
        (left, right)
    };
    let before = texts(&mut driver);
    enlarge(&mut driver);
    let (in_list, label) = texts(&mut driver);
    assert!((in_list.x - before.0.x).abs() < 0.5, "{in_list:?} was {:?}", before.0);
    assert!((label.height - before.1.height).abs() < 0.5, "{label:?} was {:?}", before.1);
    let button = driver.bounds("settings-keys").unwrap();
    assert!((label.center_y() - button.center_y()).abs() < 1.0, "{label:?} in {button:?}");
}
