//! A person's time to decide, running out: a bar that shrinks, with the seconds that are left. What is not seen does
//! not run, and four frames a second are enough.

use std::time::Duration;

use iced::widget::{container, row, space};
use iced::{Center, Element, Fill, Length};

use super::clock::clock;
use crate::app::theme::Ui;
use crate::draw::{Ink, Role};
use crate::tr;

/// The time between two looks at the clock.
const TICK: Duration = Duration::from_millis(250);
/// A frame that comes later than this was not seen in between: no more than this has run.
const SEEN: Duration = Duration::from_millis(500);
/// From when on it is pressing, seconds.
const PRESSING: u64 = 5;
/// How finely the bar shrinks.
const PARTS: u16 = 1000;

/// The bar: `left` of `whole`; `ticked` is told how much time went by, for the decision of that number.
pub fn countdown<'a, Message: 'a>(
    ui: Ui,
    decision: u64,
    left: Duration,
    whole: Duration,
    ticked: impl Fn(Duration) -> Message + 'a,
) -> Element<'a, Message> {
    let seconds = left.as_secs() + u64::from(left.subsec_millis() > 0);
    let role = if seconds <= PRESSING { Role::Bad } else { Role::Text };
    let part = left.as_secs_f32() / whole.as_secs_f32().max(f32::EPSILON);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is between 0 and PARTS")]
    let part = (part.clamp(0.0, 1.0) * f32::from(PARTS)).round() as u16;
    let height = ui.gap(8.0);
    let bar = container(space()).width(Length::FillPortion(part.max(1))).height(height).style(ui.panel(role));
    let gone = space().width(Length::FillPortion((PARTS - part).max(1)));
    let track = container(row![bar, gone]).width(Fill).style(ui.panel(Ink::new(Role::Line).alpha(0.4)));
    let words = ui
        .strong(tr!(ui.lang, "app-clock-left", seconds = usize::try_from(seconds).unwrap_or(usize::MAX)))
        .color(ui.colour(role));
    let clock = clock(decision, TICK, move |gone| ticked(gone.min(SEEN)));
    row![track, words, clock].spacing(ui.gap(10.0)).align_y(Center).into()
}
