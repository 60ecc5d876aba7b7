//! Where the window is on the screen: opened no larger than that, kept for the next start. Knows nothing of what is in it.

use std::path::PathBuf;

use iced::{Point, Rectangle, Size, Subscription, Task, window};

use club::store::settings::{Extent, Window, WindowPosition};

use crate::app::desk::Desk;
use crate::app::icon;
use crate::app::reader::link::OPENS_UNSEEN;

mod screens;

const SMALLEST: Size = Size::new(760.0, 520.0);
const USUAL: Size = Size::new(1280.0, 800.0);
/// What the window's own bar and the system's take of a screen's height, logical pixels.
const BARS: f32 = 64.0;

#[derive(Debug)]
pub struct Frame {
    pub id: window::Id,
    place: Option<Point>,
    /// Its size and place when it last filled no screen.
    loose: Option<(Size, Option<Point>)>,
    pub screen: Option<Size>,
    full: bool,
}

#[derive(Clone, Debug)]
pub enum Message {
    /// Where it lies, as far as it can tell, and how large it is: of a size that it was made with no other event comes.
    Opened(Option<Point>, Size),
    /// The screen it is on is so large, and all of them lie there, as far as the system tells.
    ScreensKnown(Option<Size>, Vec<Rectangle>),
    Moved(Point),
    Resized(Size),
    MaximizedKnown(bool),
    FullToggled,
    ModeKnown(window::Mode),
    CloseRequested,
    Closed,
    FileDropped(PathBuf),
    LeavingKnown(bool, Option<Point>),
}

pub fn events() -> Subscription<(window::Id, Message)> {
    window::events().filter_map(|(id, event)| {
        let message = match event {
            window::Event::Opened { position, size } => Message::Opened(position, size),
            window::Event::Moved(to) => Message::Moved(to),
            window::Event::Resized(size) => Message::Resized(size),
            window::Event::CloseRequested => Message::CloseRequested,
            window::Event::Closed => Message::Closed,
            window::Event::FileDropped(path) => Message::FileDropped(path),
            _ => return None,
        };
        Some((id, message))
    })
}

pub fn other(mode: window::Mode) -> window::Mode {
    match mode {
        window::Mode::Fullscreen => window::Mode::Windowed,
        window::Mode::Windowed | window::Mode::Hidden => window::Mode::Fullscreen,
    }
}

/// The id of its entry on a desktop, which tells by it whose a window is. A Flatpak gives it another.
#[cfg(target_os = "linux")]
fn entry() -> String {
    std::env::var("FLATPAK_ID").unwrap_or_else(|_| "wurfzabel".to_owned())
}

pub fn common() -> window::Settings {
    window::Settings {
        icon: icon::window(),
        visible: !OPENS_UNSEEN,
        #[cfg(target_os = "linux")]
        platform_specific: window::settings::PlatformSpecific { application_id: entry(), ..Default::default() },
        ..window::Settings::default()
    }
}

pub fn settings(kept: Option<Window>) -> window::Settings {
    let place = kept.and_then(|kept| kept.place);
    window::Settings {
        size: kept.map_or(USUAL, size),
        maximized: kept.is_some_and(|kept| kept.maximized),
        position: place.map_or(window::Position::Default, |place| window::Position::Specific(point(place))),
        min_size: Some(SMALLEST),
        exit_on_close_request: false,
        ..common()
    }
}

fn size(kept: Window) -> Size {
    let side = |extent: Extent| f32::from(extent.get());
    Size::new(side(kept.width), side(kept.height))
}

fn point(place: WindowPosition) -> Point {
    Point::new(f32::from(place.x), f32::from(place.y))
}

pub fn fitting(now: Size, screen: Size) -> Size {
    Size::new(now.width.min(screen.width), now.height.min((screen.height - BARS).max(1.0)))
}

fn kept(pixels: f32) -> i16 {
    pixels.round().clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i16
}

impl Frame {
    pub fn new(id: window::Id) -> Self {
        Self { id, place: None, loose: None, screen: None, full: false }
    }

    pub fn update(&mut self, message: Message, desk: &mut Desk) -> Task<Message> {
        match message {
            Message::Opened(place, size) => {
                self.place = place;
                desk.window = size;
                let id = self.id;
                // Where a window cannot tell its place, it cannot be given one either.
                let all = move |scale| if place.is_some() { screens::all(scale) } else { Vec::new() };
                window::monitor_size(id).then(move |screen| {
                    window::scale_factor(id).map(move |scale| Message::ScreensKnown(screen, all(scale)))
                })
            }
            Message::ScreensKnown(screen, all) => self.fit(screen, all, desk),
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
            Message::Closed | Message::FileDropped(_) => Task::none(),
            Message::LeavingKnown(maximized, place) => {
                self.keep(maximized, place, desk);
                // With it all other windows go.
                iced::exit()
            }
        }
    }

    fn fit(&mut self, screen: Option<Size>, mut all: Vec<Rectangle>, desk: &Desk) -> Task<Message> {
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
        // Where only the one it is on is known, its place is doubted if that is not the one it was on.
        if all.is_empty() && kept.is_some_and(|kept| kept.display != Some(extents(screen))) {
            all.push(Rectangle::with_size(screen));
        }
        let place = kept.and_then(|kept| kept.place);
        match place.and_then(|place| screens::back(Rectangle::new(point(place), fitted), BARS, &all)) {
            Some(to) => task.chain(window::move_to(self.id, to)),
            None => task,
        }
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
        let place = loose.1.map(|Point { x, y }| WindowPosition { x: kept(x), y: kept(y) });
        let display = self.screen.map(extents);
        desk.change(|settings| settings.window = Some(Window { width, height, place, display, maximized }));
    }
}

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
}
