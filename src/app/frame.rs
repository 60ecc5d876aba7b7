//! Where the window is on the screen: opened no larger than that, kept for the next start. Knows nothing of what is in it.

use iced::{Point, Size, Subscription, Task, window};

use crate::app::desk::Desk;
use crate::app::icon;
use crate::app::reader::link::OPENS_UNSEEN;
use crate::store::settings::{Extent, Place, Window};

/// The smallest window that everything fits in, logical pixels.
const SMALLEST: Size = Size::new(760.0, 520.0);
/// The window of the first start, logical pixels.
const USUAL: Size = Size::new(1280.0, 800.0);
/// What the window's own bar and the system's take of a screen's height, logical pixels.
const BARS: f32 = 64.0;
/// How much of the window has to be on the screen, so that it can be taken hold of, logical pixels.
const HOLD: f32 = 96.0;

/// How the window stands.
#[derive(Debug)]
pub struct Frame {
    /// Which window it is.
    pub id: window::Id,
    /// Its place now, where the system tells.
    place: Option<Point>,
    /// Its size and place when it last filled no screen.
    loose: Option<(Size, Option<Point>)>,
    /// The size of the screen it is on, where the system tells.
    pub screen: Option<Size>,
    /// Whether it has the whole screen for itself.
    full: bool,
}

/// What is known of the window now.
#[derive(Clone, Debug)]
pub enum Message {
    /// It is open, there.
    Opened(Option<Point>),
    /// The screen it is on is so large.
    ScreenKnown(Option<Size>),
    /// It was moved there.
    Moved(Point),
    /// It has another size.
    Resized(Size),
    /// Whether it fills the screen's free area.
    MaximizedKnown(bool),
    /// It is to have the whole screen for itself, or not any more.
    FullToggled,
    /// Its mode is known, and is to change.
    ModeKnown(window::Mode),
    /// It is to be closed.
    CloseRequested,
    /// It is gone.
    Closed,
    /// Whether it fills the screen's free area, and where it stands, as it is closed.
    LeavingKnown(bool, Option<Point>),
}

/// What happens to windows, and to which.
pub fn events() -> Subscription<(window::Id, Message)> {
    window::events().filter_map(|(id, event)| {
        let message = match event {
            window::Event::Opened { position, .. } => Message::Opened(position),
            window::Event::Moved(to) => Message::Moved(to),
            window::Event::Resized(size) => Message::Resized(size),
            window::Event::CloseRequested => Message::CloseRequested,
            window::Event::Closed => Message::Closed,
            _ => return None,
        };
        Some((id, message))
    })
}

/// The whole screen for a window that has not got it, and the other way round.
pub fn other(mode: window::Mode) -> window::Mode {
    match mode {
        window::Mode::Fullscreen => window::Mode::Windowed,
        window::Mode::Windowed | window::Mode::Hidden => window::Mode::Fullscreen,
    }
}

/// How the window is opened, as it was kept.
pub fn settings(kept: Option<Window>) -> window::Settings {
    let place = kept.and_then(|kept| kept.place);
    window::Settings {
        size: kept.map_or(USUAL, size),
        maximized: kept.is_some_and(|kept| kept.maximized),
        position: place.map_or(window::Position::Default, |place| window::Position::Specific(point(place))),
        min_size: Some(SMALLEST),
        icon: icon::window(),
        exit_on_close_request: false,
        visible: !OPENS_UNSEEN,
        ..window::Settings::default()
    }
}

fn size(kept: Window) -> Size {
    let side = |extent: Extent| f32::from(extent.get());
    Size::new(side(kept.width), side(kept.height))
}

fn point(place: Place) -> Point {
    Point::new(f32::from(place.x), f32::from(place.y))
}

/// The largest that a window of that size gets on a screen.
fn fitting(now: Size, screen: Size) -> Size {
    Size::new(now.width.min(screen.width), now.height.min((screen.height - BARS).max(1.0)))
}

/// Whether a window at that place can be taken hold of on the one screen that is known of.
fn is_there(place: Point, screen: Size) -> bool {
    let within = |at: f32, length: f32| (0.0..=length - HOLD).contains(&at);
    within(place.x, screen.width) && within(place.y, screen.height)
}

/// A number of pixels as the settings keep it.
fn kept(pixels: f32) -> i16 {
    pixels.round().clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i16
}

impl Frame {
    /// That window, of which nothing is known yet.
    pub fn new(id: window::Id) -> Self {
        Self { id, place: None, loose: None, screen: None, full: false }
    }

    /// Handles what is known of the window.
    pub fn update(&mut self, message: Message, desk: &mut Desk) -> Task<Message> {
        match message {
            Message::Opened(place) => {
                self.place = place;
                window::monitor_size(self.id).map(Message::ScreenKnown)
            }
            Message::ScreenKnown(screen) => self.fit(screen, desk),
            Message::Moved(to) => {
                self.place = Some(to);
                window::is_maximized(self.id).map(Message::MaximizedKnown)
            }
            Message::Resized(size) => {
                desk.window = size;
                window::is_maximized(self.id).map(Message::MaximizedKnown)
            }
            Message::MaximizedKnown(maximized) => {
                if !maximized && !self.full {
                    self.loose = Some((desk.window, self.place));
                }
                Task::none()
            }
            Message::FullToggled => window::mode(self.id).map(Message::ModeKnown),
            Message::ModeKnown(mode) => {
                let other = other(mode);
                self.full = other == window::Mode::Fullscreen;
                window::set_mode(self.id, other)
            }
            Message::CloseRequested => {
                let id = self.id;
                window::is_maximized(id).then(move |maximized| {
                    window::position(id).map(move |place| Message::LeavingKnown(maximized, place))
                })
            }
            // It is kept before that, and everything ends with it.
            Message::Closed => Task::none(),
            Message::LeavingKnown(maximized, place) => {
                self.keep(maximized, place, desk);
                // With it all other windows go.
                iced::exit()
            }
        }
    }

    /// Makes the window as small as the screen wants it, and brings it back from a screen that is gone.
    fn fit(&mut self, screen: Option<Size>, desk: &Desk) -> Task<Message> {
        self.screen = screen;
        let Some(screen) = screen else { return Task::none() };
        let kept = desk.settings().window;
        let wanted = kept.map_or(USUAL, size);
        let fitted = fitting(wanted, screen);
        let mut task = Task::none();
        if fitted != wanted {
            let least = Size::new(SMALLEST.width.min(fitted.width), SMALLEST.height.min(fitted.height));
            task = window::set_min_size(self.id, Some(least));
            if !kept.is_some_and(|kept| kept.maximized) {
                task = task.chain(window::resize(self.id, fitted));
            }
        }
        // Of several screens only the one it is on is known: its place is doubted where that is not the one it was on.
        let gone = kept.filter(|kept| kept.display != Some(extents(screen))).and_then(|kept| kept.place);
        if gone.is_some_and(|place| !is_there(point(place), screen)) {
            let middle = |length: f32, side: f32| ((length - side) / 2.0).max(0.0);
            let to = Point::new(middle(screen.width, fitted.width), middle(screen.height - BARS, fitted.height));
            task = task.chain(window::move_to(self.id, to));
        }
        task
    }

    fn keep(&self, maximized: bool, place: Option<Point>, desk: &mut Desk) {
        let now = (desk.window, place.or(self.place));
        let before = desk.settings().window;
        // The size and the place to come back to are those before it filled the screen.
        let loose = match (maximized || self.full, self.loose, before) {
            (false, ..) => now,
            (true, Some(loose), _) => loose,
            (true, None, Some(before)) => (size(before), before.place.map(point)),
            (true, None, None) => (USUAL, None),
        };
        let Size { width, height } = loose.0;
        let (width, height) = extents(Size::new(width, height));
        let place = loose.1.map(|Point { x, y }| Place { x: kept(x), y: kept(y) });
        let display = self.screen.map(extents);
        desk.change(|settings| settings.window = Some(Window { width, height, place, display, maximized }));
    }
}

/// A size as the settings keep it.
fn extents(size: Size) -> (Extent, Extent) {
    let side = |length: f32| Extent::nearest(length.round().clamp(0.0, 16_384.0) as u16);
    (side(size.width), side(size.height))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_gets_no_larger_than_its_screen_with_its_bars() {
        let fitted = |width, height| fitting(USUAL, Size::new(width, height));
        assert_eq!(fitted(1920.0, 1080.0), USUAL);
        assert_eq!(fitted(1024.0, 600.0), Size::new(1024.0, 536.0));
        assert_eq!(fitted(1366.0, 768.0), Size::new(1280.0, 704.0));
    }

    #[test]
    fn a_place_is_there_if_the_window_can_be_taken_hold_of() {
        let screen = Size::new(1366.0, 768.0);
        let there = |x, y| is_there(Point::new(x, y), screen);
        assert!(there(0.0, 0.0) && there(900.0, 600.0));
        assert!(!there(1366.0, 40.0) && !there(40.0, 760.0) && !there(-1200.0, 10.0));
    }
}
