//! The foot of the column beside the board, where all that can be pressed stands: what has just come there takes no press
//! of the pointer, nor of a key that leads on in a lesson; it was meant for what was there before.

use std::time::{Duration, Instant};

use super::guide::Guide;
use super::{Activity, Message, State};

/// For how long; in a lesson, whose text is read first; and before what takes away the end of a match, looked at first.
const FRESH: Duration = Duration::from_millis(250);
const TAUGHT: Duration = Duration::from_millis(500);
const OVER: Duration = Duration::from_millis(1500);

#[derive(Debug, Default)]
pub(super) struct Dock {
    offered: Vec<String>,
    since: Option<Instant>,
    pub(super) is_taught: bool,
}

impl Dock {
    pub(super) fn show(&mut self, offered: Vec<String>, now: Instant) {
        if self.offered != offered {
            (self.offered, self.since) = (offered, Some(now));
        }
    }

    pub(super) fn takes(&self, message: &Message, now: Instant) -> bool {
        let fresh = match message {
            Message::AgainPressed | Message::Learned(_) => OVER,
            _ if self.is_taught => TAUGHT,
            _ => FRESH,
        };
        self.since.is_none_or(|since| now.saturating_duration_since(since) >= fresh)
    }
}

impl State {
    /// What is offered now, as far as it tells one offer from the next.
    pub(super) fn docked(&self) -> Vec<String> {
        let step = self.guide.as_ref().map_or(0, |guide| guide.place().0);
        match self.pace.stage {
            Activity::Idle if self.guide.as_ref().is_some_and(Guide::is_over) => vec!["over".to_owned()],
            Activity::Idle if self.may_throw() => vec![format!("throw {step}")],
            Activity::Idle => {
                let asked = self.guide.as_ref().map(|_| step.to_string());
                self.offers().into_iter().map(|offer| offer.action).chain(asked).collect()
            }
            // Whoever does not want to wait presses again and again.
            Activity::Tumbling | Activity::Thinking(_) | Activity::Pausing(..) => vec!["skip".to_owned()],
            Activity::Coached => vec![format!("coach {}", self.coach.says().is_some())],
            // A page is looked at before the next one is turned.
            Activity::Resting(_) => vec![format!("page {} {step}", self.pace.page)],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_just_come_takes_no_press_and_what_stays_takes_each() {
        let (mut dock, begin) = (Dock::default(), Instant::now());
        let offer = |name: &str| vec![name.to_owned()];
        let takes = |dock: &Dock, now| dock.takes(&Message::SetupPressed, now);
        assert!(takes(&dock, begin));
        dock.show(offer("throw"), begin);
        assert!(!takes(&dock, begin));
        assert!(takes(&dock, begin + FRESH));
        dock.show(offer("throw"), begin + FRESH);
        assert!(takes(&dock, begin + FRESH), "it has been there all the time");
        dock.show(offer("stop"), begin + FRESH);
        assert!(!dock.takes(&Message::AgainPressed, begin + FRESH + FRESH), "the end is looked at");
        assert!(dock.takes(&Message::AgainPressed, begin + FRESH + OVER));
        assert!(!takes(&dock, begin + FRESH));
        dock.is_taught = true;
        assert!(!takes(&dock, begin + FRESH + FRESH), "a lesson's text is read first");
        assert!(takes(&dock, begin + FRESH + TAUGHT));
    }
}
