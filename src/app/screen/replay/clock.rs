//! Says when a step was seen long enough. It lives by the window's frames: what is not seen does not go on.

use std::time::{Duration, Instant};

use iced::widget::canvas::{self, Canvas};
use iced::{Element, Event, Rectangle, Renderer, Theme, mouse, window};

/// An invisible clock that says `ticked` when `step` was seen for `pause`.
pub fn clock<'a, Message: Clone + 'a>(step: usize, pause: Duration, ticked: Message) -> Element<'a, Message> {
    Canvas::new(Clock { step, pause, ticked }).width(1).height(1).into()
}

struct Clock<Message> {
    step: usize,
    pause: Duration,
    ticked: Message,
}

/// Which step was seen last, since when, and whether that was said.
#[derive(Clone, Copy, Debug, Default)]
struct Seen(Option<(usize, Instant, bool)>);

impl<Message: Clone> canvas::Program<Message> for Clock<Message> {
    type State = Seen;

    fn update(
        &self,
        seen: &mut Seen,
        event: &Event,
        _bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Option<canvas::Action<Message>> {
        let Event::Window(window::Event::RedrawRequested(now)) = event else { return None };
        let due = match seen.0 {
            Some((step, _, true)) if step == self.step => return None,
            Some((step, since, false)) if step == self.step => since + self.pause,
            _ => {
                seen.0 = Some((self.step, *now, false));
                *now + self.pause
            }
        };
        if *now < due {
            return Some(canvas::Action::request_redraw_at(due));
        }
        seen.0 = Some((self.step, *now, true));
        Some(canvas::Action::publish(self.ticked.clone()))
    }

    fn draw(
        &self,
        _seen: &Seen,
        _renderer: &Renderer,
        _theme: &Theme,
        _bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<canvas::Geometry> {
        Vec::new()
    }
}
