//! A person's time to decide, running out: a bar that shrinks, with the seconds that are left. What is not seen does
//! not run. Where minutes are given, four frames a second are enough; where seconds are, more are needed.

use std::time::Duration;

use iced::widget::{container, row, space};
use iced::{Center, Element, Fill, Length};

use base::draw::{Ink, Role};
use base::tr;

use super::clock::clock;
use crate::app::theme::Ui;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grain {
    Seconds,
    Tenths,
}

impl Grain {
    const fn tick(self) -> Duration {
        match self {
            Self::Seconds => Duration::from_millis(250),
            Self::Tenths => Duration::from_millis(50),
        }
    }
}

/// A frame that comes later than this was not seen in between: no more than this has run.
const SEEN: Duration = Duration::from_millis(500);
/// From when on it is pressing: seconds, and part of the whole.
const PRESSING: (f32, f32) = (5.0, 0.35);
/// How finely the bar shrinks; and where motion is to be avoided.
const PARTS: (u16, u16) = (1000, 8);

/// The bar: `left` of `whole`; `ticked` is told how much time went by, for the decision of that number.
pub fn countdown<'a, Message: 'a>(
    ui: Ui,
    decision: u64,
    (left, whole): (Duration, Duration),
    grain: Grain,
    ticked: impl Fn(Duration) -> Message + 'a,
) -> Element<'a, Message> {
    let part = left.as_secs_f32() / whole.as_secs_f32().max(f32::EPSILON);
    let (number, pressing) = match grain {
        Grain::Seconds => (f64::from(left.as_secs_f32().ceil()), left.as_secs_f32().ceil() <= PRESSING.0),
        Grain::Tenths => (left.as_secs_f64(), part <= PRESSING.1),
    };
    let decimals = usize::from(grain == Grain::Tenths);
    let role = if pressing { Role::Bad } else { Role::Text };
    let parts = if ui.still { PARTS.1 } else { PARTS.0 };
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is between 0 and PARTS")]
    let part = (part.clamp(0.0, 1.0) * f32::from(parts)).round() as u16;
    let height = ui.gap(8.0);
    let bar = container(space()).width(Length::FillPortion(part.max(1))).height(height).style(ui.panel(role));
    let gone = space().width(Length::FillPortion((parts - part).max(1)));
    let track = container(row![bar, gone]).width(Fill).style(ui.panel(Ink::new(Role::Line).alpha(0.4)));
    let words = tr!(ui, "app-seconds", seconds = ui.lang.decimal(number, decimals));
    let words = ui.strong(words).color(ui.colour(role));
    let clock = clock(decision, grain.tick(), move |gone| ticked(gone.min(SEEN)));
    row![track, words, clock].spacing(ui.gap(10.0)).align_y(Center).into()
}
