//! What the window shows is what it would show if all of it were painted anew, after everything that changes it.
//!
//! A real window keeps its last picture, and the software renderer paints over it what it takes for changed. A headless
//! picture is always a whole one; so here is a pane that is painted as `iced_tiny_skia::window::compositor::present` does it.

use std::path::Path;
use std::time::Duration;

use base::draw::{Role, Spot};
use base::i18n::Lang;
use club::store::settings::{Look, Setup};
use games::game::Turn;
use games::game::record::PlayerKind;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use iced::{Color, Event, Point, Rectangle, Renderer, Size, mouse, window};
use iced_tiny_skia::Layer;
use iced_tiny_skia::graphics::{Viewport, damage};
use tiny_skia::{Mask, Pixmap};
use wurfzabel::app::Message;
use wurfzabel::app::route::Route;
use wurfzabel::app::screen::Screen;

use crate::driver::{Driver, pressed, set_appearance};
use crate::sitting::{self, USUAL};

const SIZE: Size = Size::new(1280.0, 800.0);

/// What a window's buffer holds, and what it was painted from.
struct Pane {
    viewport: Viewport,
    ground: Color,
    kept: Pixmap,
    anew: Pixmap,
    mask: Mask,
    last: Option<Vec<Layer>>,
}

impl Pane {
    fn new(driver: &Driver) -> Self {
        let size = Size::new(SIZE.width as u32, SIZE.height as u32);
        let pixels = || Pixmap::new(size.width, size.height).unwrap();
        Self {
            viewport: Viewport::with_physical_size(size, 1.0),
            ground: driver.app().desk().ui().colour(Role::Ground),
            kept: pixels(),
            anew: pixels(),
            mask: Mask::new(size.width, size.height).unwrap(),
            last: None,
        }
    }

    fn all(&self) -> Rectangle {
        Rectangle::with_size(self.viewport.logical_size())
    }

    /// The parts that the renderer paints for this frame.
    fn parts(&mut self, renderer: &mut Renderer) -> Vec<Rectangle> {
        let layers = renderer.layers();
        let changed = self.last.as_ref().map_or_else(
            || vec![self.all()],
            |last| damage::diff(last, layers, |layer| vec![layer.bounds], Layer::damage),
        );
        if !changed.is_empty() {
            self.last = Some(layers.to_vec());
        }
        damage::group(changed, self.all())
    }

    /// Paints these parts over what is there.
    fn paint(&mut self, renderer: &mut Renderer, parts: &[Rectangle]) {
        renderer.draw(&mut self.kept.as_mut(), &mut self.mask, &self.viewport, parts, self.ground);
    }

    /// By how much any colour is not as if all had been painted, 0 to 255.
    fn off(&mut self, renderer: &mut Renderer) -> u8 {
        let all = [self.all()];
        renderer.draw(&mut self.anew.as_mut(), &mut self.mask, &self.viewport, &all, self.ground);
        let bytes = self.kept.data().iter().zip(self.anew.data());
        bytes.map(|(kept, anew)| kept.abs_diff(*anew)).max().unwrap_or(0)
    }
}

/// Lets events happen; the frame after each is painted as a whole, once, and so is as it should be.
fn watch(driver: &mut Driver, pane: &mut Pane, what: &str, events: impl IntoIterator<Item = Event>) {
    let mut frame = 0;
    driver.live(events, |renderer| {
        assert_eq!(pane.parts(renderer), [pane.all()], "{what}: the parts that frame {frame} is painted in");
        frame += 1;
    });
}

fn moved(x: f32, y: f32) -> Event {
    Event::Mouse(mouse::Event::CursorMoved { position: Point::new(x, y) })
}

fn wheel(lines: f32) -> Event {
    Event::Mouse(mouse::Event::WheelScrolled { delta: mouse::ScrollDelta::Lines { x: 0.0, y: lines } })
}

fn glide(pixels: f32) -> Event {
    Event::Mouse(mouse::Event::WheelScrolled { delta: mouse::ScrollDelta::Pixels { x: 0.0, y: pixels } })
}

fn key(key: Named) -> Event {
    pressed(Key::Named(key), Modifiers::empty(), false)
}

fn letter(letter: &str) -> Event {
    pressed(Key::Character(letter.into()), Modifiers::empty(), false)
}

/// A click; the pointer stays.
fn click(at: Point) -> [Event; 3] {
    let button = mouse::Button::Left;
    [
        moved(at.x, at.y),
        Event::Mouse(mouse::Event::ButtonPressed(button)),
        Event::Mouse(mouse::Event::ButtonReleased(button)),
    ]
}

/// A page is scrolled down and up again in steps, with the pointer going over it meanwhile.
fn scrolled() -> impl Iterator<Item = Event> {
    let down = [wheel(-1.0), glide(-7.0), glide(-13.4), moved(420.0, 300.0), wheel(-2.0), moved(700.0, 520.0)];
    let up = [wheel(1.0), glide(11.3), wheel(2.5)];
    [moved(640.0, 450.0)].into_iter().chain(down.into_iter().cycle().take(18)).chain(up)
}

fn start(home: &Path, look: Look, text: u16) -> Driver {
    Driver::start(home, (SIZE.width, SIZE.height), |desk| set_appearance(desk, Lang::De, look, text))
}

/// Every page in this look, scrolled.
fn assert_pages(look: Look, text: u16) {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), look, text);
    let mut pane = Pane::new(&driver);
    let own =
        [Route::Settings, Route::Archive, Route::Statistics, Route::Print(None), Route::Practise, Route::Progress];
    let games = games::shelf::ALL.iter().flat_map(|title| [Route::Rules(*title), Route::Setup(*title)]);
    for way in own.into_iter().chain(games) {
        let what = format!("{way:?}, {text} %");
        driver.say(Message::Asked(way));
        watch(&mut driver, &mut pane, &what, scrolled());
        driver.say(Message::Asked(Route::Home));
    }
}

#[test]
fn scrolled_pages_are_painted_whole() {
    assert_pages(Look::Light, 100);
}

#[test]
fn scrolled_pages_are_painted_whole_in_the_dark_and_large() {
    assert_pages(Look::Dark, 150);
}

/// Sits down in this look; the pane as the window is seen first.
fn sit(home: &Path, look: Look, text: u16) -> (Driver, Pane) {
    let mut driver = start(home, look, text);
    let mut pane = Pane::new(&driver);
    watch(&mut driver, &mut pane, "the shelf", []);
    (driver, pane)
}

#[test]
fn rows_that_come_and_go_leave_nothing_behind() {
    let home = tempfile::tempdir().unwrap();
    let (mut driver, mut pane) = sit(home.path(), Look::Light, 100);
    for title in games::shelf::ALL.iter().copied() {
        driver.say(Message::Asked(Route::Setup(title)));
        for step in 0..6 {
            let what = format!("the setup of {}, step {step}", title.key());
            let place = if step < 3 { "add-player" } else { "name-1" };
            driver.focus(place);
            if !driver.has_focus(place) {
                continue;
            }
            let events = [key(Named::Enter), wheel(-0.5), letter("x"), key(Named::Tab), key(Named::Tab), wheel(-0.5)];
            watch(&mut driver, &mut pane, &what, events);
        }
        // Whatever can be pressed on the page, by its place: chips, arrows, rows that go.
        for number in 0..60_u16 {
            let at = Point::new(260.0 + f32::from(number * 37 % 760), 120.0 + f32::from(number * 53 % 560));
            let what = format!("the setup of {}, a click at {at}", title.key());
            watch(&mut driver, &mut pane, &what, click(at));
            if !matches!(driver.app().top(), Screen::Setup(_)) {
                break;
            }
        }
        driver.say(Message::Asked(Route::Home));
    }
}

#[test]
fn what_lies_over_the_window_leaves_nothing_behind() {
    let home = tempfile::tempdir().unwrap();
    let (mut driver, mut pane) = sit(home.path(), Look::Dark, 100);
    let rules = games::shelf::ALL[0];
    driver.say(Message::Asked(Route::Rules(rules)));
    watch(&mut driver, &mut pane, "the help", [key(Named::F1), wheel(-1.0), wheel(-1.0), key(Named::F1), wheel(-1.0)]);
    driver.say(Message::Asked(Route::Progress));
    let now = driver.now();
    let frame = |ms| Event::Window(window::Event::RedrawRequested(now + Duration::from_millis(ms)));
    // Tips appear where the pointer rests.
    let over = (0..40_u16).flat_map(|row| {
        let at = moved(120.0 + f32::from(row * 29 % 1_000), 20.0 + f32::from(row) * 18.0);
        let at_rest = u64::from(row) * 3_000;
        [at, frame(at_rest + 1_500), frame(at_rest + 3_000)]
    });
    watch(&mut driver, &mut pane, "tips", over);
}

#[test]
fn a_press_that_takes_the_focus_away_is_seen_at_once() {
    let home = tempfile::tempdir().unwrap();
    let (mut driver, _) = sit(home.path(), Look::Light, 100);
    driver.tap(Named::Tab);
    // Beside everything.
    let [moved, press, _] = click(Point::new(3.0, 797.0));
    driver.happen([moved]);
    assert!(driver.asks_for_frame(press));
}

#[test]
fn men_that_glide_are_painted_with_all_the_rest_and_a_press_ends_it() {
    for (ends, still) in [(false, false), (true, false), (false, true)] {
        let home = tempfile::tempdir().unwrap();
        let seats = sitting::seats(&[("Ada", PlayerKind::Human), ("Bo", PlayerKind::Human)]);
        let mut driver = sitting::start(home.path(), USUAL, "kvatrutafl", Setup { seats, ..Setup::default() });
        driver.say(Message::Asked(Route::Settings));
        let change = wurfzabel::app::desk::Change::new(move |settings| settings.reduced_motion = still);
        let settings = wurfzabel::app::screen::settings::Message::Set(change);
        driver.say(Message::Screen(2, wurfzabel::app::screen::Message::Settings(settings)));
        driver.tap(Named::Escape);
        let step = loop {
            let table = driver.table().unwrap().table();
            match table.turn() {
                Turn::Seats(seats) => break table.legal(seats[0])[0].clone(),
                Turn::Roll(_) | Turn::Faces(_) | Turn::Over(_) => driver.tap(Named::Enter),
            }
        };
        let (from, to) = step.split(' ').next().unwrap().split_once('-').unwrap();
        driver.click_spot(&Spot::new(from.to_owned()));
        let to = driver.spot(&Spot::new(to.to_owned())).unwrap();
        let mut pane = Pane::new(&driver);
        watch(&mut driver, &mut pane, "the table", []);
        let now = driver.now();
        let frame = |number| Event::Window(window::Event::RedrawRequested(now + Duration::from_millis(20) * number));
        let press = ends.then(|| letter("ö"));
        let events = click(to).into_iter().chain((1..6).map(frame)).chain(press).chain((6..30).map(frame));
        let mut seen: Vec<Vec<u8>> = Vec::new();
        driver.live(events, |renderer| {
            let parts = pane.parts(renderer);
            if !parts.is_empty() {
                assert_eq!(parts, [pane.all()]);
            }
            pane.paint(renderer, &[pane.all()]);
            let pixels = pane.kept.data().to_vec();
            if seen.last() != Some(&pixels) {
                seen.push(pixels);
            }
        });
        // What the pointer and the press of the button change is seen as well.
        let frames = seen.len();
        match (ends, still) {
            (false, false) => assert!(frames > 12, "{frames} frames show it"),
            (true, _) => assert!((6..12).contains(&frames), "{frames} frames until it was ended"),
            (false, true) => assert!(frames < 6, "{frames} frames where motion is to be avoided"),
        }
    }
}

#[test]
fn dice_that_tumble_are_painted_alone_and_leave_nothing_behind() {
    for (look, text) in [(Look::Light, 100), (Look::Dark, 150)] {
        let home = tempfile::tempdir().unwrap();
        let mut driver = start(home.path(), look, text);
        let mut pane = Pane::new(&driver);
        driver.say(Message::Asked(Route::Setup(games::shelf::ALL[0])));
        driver.tap(Named::Enter);
        let (mut off, mut alone, mut whole) = (0, 0, false);
        let now = driver.now();
        let frame = |number| Event::Window(window::Event::RedrawRequested(now + Duration::from_millis(16) * number));
        driver.live([letter("3")].into_iter().chain((1..100).map(frame)), |renderer| {
            let parts = pane.parts(renderer);
            pane.paint(renderer, &parts);
            whole = parts == [pane.all()];
            let share = parts.iter().map(Rectangle::area).sum::<f32>() / pane.all().area();
            alone += usize::from(share < 0.2);
            // What is left behind stays until a whole frame comes.
            if !whole && alone % 4 == 0 {
                off = off.max(pane.off(renderer));
            }
        });
        assert!(alone > 40, "{alone} frames in which only the tray was painted");
        assert!(whole, "the last frame is a whole one");
        // A clip rounds otherwise than none.
        assert!(off <= 2, "a colour was off by {off} while the dice tumbled");
    }
}
