//! The window on the screen: no larger than that, and found again where it was left.

use std::path::Path;

use club::store::settings::{Window, WindowPosition};
use iced::{Point, Rectangle, Size, window};
use wurfzabel::app::{Message, frame};

use crate::driver::Driver;

/// The window opens on a screen of that size.
fn open(home: &Path, screen: (f32, f32)) -> Driver {
    let mut driver = Driver::start(home, (1280.0, 800.0), |_| {});
    driver.frame.screen = Some(Size::new(screen.0, screen.1));
    say(&mut driver, frame::Message::Opened(None, Size::new(1280.0, 800.0)));
    driver
}

fn say(driver: &mut Driver, message: frame::Message) {
    let window = driver.app().window();
    driver.say(Message::Frame(window, message));
}

fn kept(driver: &Driver) -> Window {
    driver.app().desk().settings().window.unwrap()
}

#[test]
fn the_window_opens_no_larger_than_the_screen_offers() {
    let home = tempfile::tempdir().unwrap();
    let asked = |screen| open(home.path(), screen).frame.resized;
    assert_eq!(asked((1920.0, 1080.0)), None);
    assert_eq!(asked((1024.0, 700.0)), Some(Size::new(1024.0, 636.0)));
    let driver = open(home.path(), (800.0, 480.0));
    assert_eq!(driver.frame.resized, Some(Size::new(800.0, 416.0)), "smaller than it wants to be");
}

/// Where no window manager changes it, nothing else says how large it is: titles stood letter below letter then.
#[test]
fn a_window_is_as_large_as_it_opens() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = Driver::start(home.path(), (1280.0, 800.0), |_| {});
    say(&mut driver, frame::Message::Opened(None, Size::new(1024.0, 700.0)));
    assert_eq!(driver.app().desk().window, Size::new(1024.0, 700.0));
}

#[test]
fn size_and_place_are_found_again_and_those_before_it_filled_the_screen() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path(), (1920.0, 1080.0));
    say(&mut driver, frame::Message::Resized(Size::new(1100.0, 720.0)));
    say(&mut driver, frame::Message::Moved(Point::new(300.0, 120.0)));
    driver.frame.place = Some(Point::new(300.0, 120.0));
    say(&mut driver, frame::Message::CloseRequested);
    assert!(driver.frame.closed);
    let loose = kept(&driver);
    assert_eq!(
        (loose.width.get(), loose.height.get(), loose.place),
        (1100, 720, Some(WindowPosition { x: 300, y: 120 }))
    );
    assert!(!loose.maximized);
    let opened = frame::settings(Some(loose));
    assert_eq!(opened.size, Size::new(1100.0, 720.0));
    assert!(matches!(opened.position, window::Position::Specific(at) if at == Point::new(300.0, 120.0)));
    let mut driver = open(home.path(), (1920.0, 1080.0));
    assert_eq!((driver.frame.resized, driver.frame.moved), (None, None));
    driver.frame.maximized = true;
    driver.frame.place = Some(Point::new(0.0, 0.0));
    say(&mut driver, frame::Message::Resized(Size::new(1920.0, 1040.0)));
    say(&mut driver, frame::Message::CloseRequested);
    assert_eq!(kept(&driver), Window { maximized: true, ..loose }, "and comes back to what it was");
    assert!(frame::settings(Some(kept(&driver))).maximized);
}

#[test]
fn a_window_that_was_on_a_screen_that_is_gone_is_brought_back() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path(), (1920.0, 1080.0));
    driver.frame.place = Some(Point::new(2400.0, 200.0));
    say(&mut driver, frame::Message::CloseRequested);
    let driver = open(home.path(), (1920.0, 1080.0));
    assert_eq!(driver.frame.moved, None, "on such a screen it was");
    let driver = open(home.path(), (1366.0, 768.0));
    assert_eq!(driver.frame.moved, Some(Point::new(86.0, 0.0)));
}

#[test]
fn of_screens_of_one_size_it_is_known_which_is_gone() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path(), (1280.0, 900.0));
    driver.frame.place = Some(Point::new(1400.0, 60.0));
    say(&mut driver, frame::Message::CloseRequested);
    let one = Size::new(1280.0, 900.0);
    let [left, right] = [0.0, 1280.0].map(|x| Rectangle::new(Point::new(x, 0.0), one));
    for (screens, moved) in [(vec![left, right], None), (vec![left], Some(Point::new(0.0, 36.0)))] {
        let mut driver = open(home.path(), (1280.0, 900.0));
        say(&mut driver, frame::Message::ScreensKnown(Some(one), screens));
        assert_eq!(driver.frame.moved, moved);
    }
}

#[test]
fn a_window_that_had_the_whole_screen_comes_back_to_the_size_before() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path(), (1920.0, 1080.0));
    say(&mut driver, frame::Message::Resized(Size::new(1100.0, 720.0)));
    say(&mut driver, frame::Message::ModeKnown(window::Mode::Windowed));
    say(&mut driver, frame::Message::Resized(Size::new(1920.0, 1080.0)));
    say(&mut driver, frame::Message::CloseRequested);
    assert_eq!((kept(&driver).width.get(), kept(&driver).height.get()), (1100, 720));
}

#[test]
fn what_happens_to_another_window_is_nothing_to_this_one() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path(), (1920.0, 1080.0));
    let before = driver.app().desk().window;
    let other = window::Id::unique();
    for message in [frame::Message::Resized(Size::new(500.0, 400.0)), frame::Message::CloseRequested] {
        driver.say(Message::Frame(other, message));
    }
    assert_eq!(driver.app().desk().window, before);
    assert!(!driver.frame.closed);
    say(&mut driver, frame::Message::CloseRequested);
    assert!(driver.frame.closed);
}

/// Desktops know a window by the id of the program's entry among theirs: its icon, its name, its group.
#[cfg(target_os = "linux")]
#[test]
fn every_window_says_of_which_desktop_entry_it_is() {
    use wurfzabel::app::route::Route;

    let entry = Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging/linux/wurfzabel.desktop");
    let text = std::fs::read_to_string(&entry).unwrap();
    let class = text.lines().find_map(|line| line.strip_prefix("StartupWMClass=")).unwrap();
    assert_eq!(entry.file_stem().unwrap(), class, "X11 and Wayland find the same entry");
    let of = |settings: &window::Settings| settings.platform_specific.application_id.clone();
    assert_eq!(of(&frame::settings(None)), class);
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path(), (1920.0, 1080.0));
    driver.say(Message::Asked(Route::Projector));
    assert_eq!(driver.frame.settings.as_ref().map(of).as_deref(), Some(class), "the projector too");
}

#[test]
fn a_program_that_the_system_ends_keeps_its_place_as_one_that_is_closed() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path(), (1920.0, 1080.0));
    say(&mut driver, frame::Message::Resized(Size::new(1100.0, 720.0)));
    driver.frame.place = Some(Point::new(300.0, 120.0));
    driver.say(Message::EndAsked);
    assert!(driver.frame.closed);
    let there = kept(&driver);
    assert_eq!(
        (there.width.get(), there.height.get(), there.place),
        (1100, 720, Some(WindowPosition { x: 300, y: 120 }))
    );
}
