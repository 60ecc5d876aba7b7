//! Says when something was seen long enough, by the window's frames: what is not seen does not go on.

use std::time::{Duration, Instant};

use iced::widget::canvas::{self, Canvas};
use iced::{Element, Event, Rectangle, Renderer, Theme, mouse, window};

/// Invisible; says `ticked`, with the time that went by, each time `subject` was seen for `pause`; another begins anew.
pub fn clock<'a, Message: 'a>(
    subject: u64,
    pause: Duration,
    ticked: impl Fn(Duration) -> Message + 'a,
) -> Element<'a, Message> {
    Canvas::new(Clock { subject, pause, ticked: Box::new(ticked) }).width(1).height(1).into()
}

struct Clock<'a, Message> {
    subject: u64,
    pause: Duration,
    ticked: Box<dyn Fn(Duration) -> Message + 'a>,
}

/// What was seen last, and since when or since the last tick.
#[derive(Clone, Copy, Debug, Default)]
struct LastTick(Option<(u64, Instant)>);

impl<Message> canvas::Program<Message> for Clock<'_, Message> {
    type State = LastTick;

    fn update(
        &self,
        seen: &mut LastTick,
        event: &Event,
        _bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Option<canvas::Action<Message>> {
        let Event::Window(window::Event::RedrawRequested(now)) = event else { return None };
        let since = match seen.0 {
            Some((subject, since)) if subject == self.subject => since,
            Some(_) | None => {
                seen.0 = Some((self.subject, *now));
                *now
            }
        };
        let gone = now.saturating_duration_since(since);
        if gone < self.pause {
            return Some(canvas::Action::request_redraw_at(since + self.pause));
        }
        seen.0 = Some((self.subject, *now));
        Some(canvas::Action::publish((self.ticked)(gone)))
    }

    fn draw(
        &self,
        _seen: &LastTick,
        _renderer: &Renderer,
        _theme: &Theme,
        _bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<canvas::Geometry> {
        Vec::new()
    }
}
