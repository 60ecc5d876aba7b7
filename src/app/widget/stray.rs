//! A second press at once that meets another control than the first: meant for what lay there before, it is nobody's.

use std::time::{Duration, Instant};

use iced::Point;

use super::snapshot::Stop;

/// Of a double click.
const AT_ONCE: Duration = Duration::from_millis(300);
const NEAR_PX: f32 = 6.0;

#[derive(Debug, Default)]
pub(super) struct Presses {
    last: Option<(Instant, Point, Option<Stop>)>,
}

impl Presses {
    /// Whether a press is stray; `met`: what it would press.
    pub(super) fn is_stray(&mut self, met: Option<&Stop>, at: Point, now: Instant) -> bool {
        if let Some((last, place, before)) = &mut self.last
            && now.saturating_duration_since(*last) < AT_ONCE
            && place.distance(at) < NEAR_PX
            && met.is_some_and(|met| !before.as_ref().is_some_and(|before| is_same(before, met)))
        {
            *last = now;
            return true;
        }
        self.last = Some((now, at, met.cloned()));
        false
    }
}

fn is_same(before: &Stop, now: &Stop) -> bool {
    before.id == now.id && (now.id.is_some() || before.words == now.words || before.bounds == now.bounds)
}

#[cfg(test)]
mod tests {
    use iced::Rectangle;

    use super::*;

    fn stop(id: Option<&'static str>, words: &str, x: f32) -> Stop {
        let bounds = Rectangle { x, y: 0.0, width: 90.0, height: 30.0 };
        Stop { id: id.map(Into::into), words: words.to_owned(), bounds, ..Stop::default() }
    }

    fn strays(first: Option<Stop>, second: Option<Stop>, later: u64, away: f32) -> bool {
        let (mut presses, now) = (Presses::default(), Instant::now());
        assert!(!presses.is_stray(first.as_ref(), Point::ORIGIN, now));
        presses.is_stray(second.as_ref(), Point::new(away, 0.0), now + Duration::from_millis(later))
    }

    #[test]
    fn a_second_press_at_once_is_for_what_lay_there_before() {
        let (reopen, forfeit) = (stop(Some("reopen"), "Open again", 0.0), stop(Some("forfeit"), "Ada", 0.0));
        assert!(strays(Some(reopen.clone()), Some(forfeit.clone()), 200, 1.0));
        assert!(strays(None, Some(forfeit.clone()), 200, 1.0), "there was nothing");
        assert!(!strays(Some(reopen.clone()), Some(forfeit.clone()), 300, 1.0), "it has been seen");
        assert!(!strays(Some(reopen.clone()), Some(forfeit), 200, 20.0), "it is meant");
        assert!(!strays(Some(reopen.clone()), Some(stop(Some("reopen"), "Close", 9.0)), 200, 1.0), "it is the same");
        assert!(!strays(Some(reopen), None, 200, 1.0));
        assert!(!strays(Some(stop(None, "+", 0.0)), Some(stop(None, "+", 4.0)), 200, 1.0), "it has moved a little");
        assert!(strays(Some(stop(None, "Add", 0.0)), Some(stop(None, "Clear", 4.0)), 200, 1.0));
    }

    #[test]
    fn whoever_presses_again_and_again_meets_nothing_until_a_pause() {
        let (mut presses, now) = (Presses::default(), Instant::now());
        let met = [stop(Some("one"), "", 0.0), stop(Some("other"), "", 0.0)];
        let mut press =
            |what: usize, ms: u64| presses.is_stray(Some(&met[what]), Point::ORIGIN, now + Duration::from_millis(ms));
        assert_eq!([press(0, 0), press(1, 200), press(1, 400), press(1, 900)], [false, true, true, false]);
    }
}
