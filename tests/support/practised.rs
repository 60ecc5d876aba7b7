//! Years of practice, as somebody might have had them.

use club::trainer::question::Verdict;
use club::trainer::session::{Plan, turn};
use club::trainer::{Deck, Event, Grade, Progress, Question, Scheduler, Session};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

/// How many are made one by one; more are these again, later.
const MADE: usize = 10_000;

/// So many reviews of all decks, day by day, nine of ten of what is known right.
pub fn history(reviews: usize) -> Vec<Event> {
    let made = made(reviews.min(MADE));
    let (Some(first), Some(last)) = (made.first(), made.last()) else { return Vec::new() };
    let all = last.at().duration_since(first.at()) + SignedDuration::from_hours(24);
    let again = |times: usize| {
        let later = all * i32::try_from(times).expect("a few times");
        made.iter().cloned().map(move |mut event| {
            if let Event::Review { at, .. } = &mut event {
                *at += later;
            }
            event
        })
    };
    (0..reviews.div_ceil(MADE)).flat_map(again).take(reviews).collect()
}

fn made(reviews: usize) -> Vec<Event> {
    let mut rng = ChaCha8Rng::seed_from_u64(13);
    let mut progress = Progress::of(Vec::new(), Scheduler::new(90), TimeZone::UTC);
    let mut now: Timestamp = "2024-01-01T18:00:00Z".parse().expect("a moment");
    let mut events = Vec::with_capacity(reviews);
    while events.len() < reviews {
        let plan = Plan { decks: Deck::ALL.to_vec(), dice: None, length: Some(60), new: 8 };
        let mut session = Session::new(plan, false);
        while events.len() < reviews
            && let Some(card) = session.next(&progress, now)
        {
            let met = turn(&progress, card) > 0;
            let right = rng.random_ratio(if met { 9 } else { 5 }, 10);
            let grade = if right { Grade::ALL[rng.random_range(1..4)] } else { Grade::Again };
            let question = Question::of(card, turn(&progress, card));
            let asked = question.solution().words.into_iter().next().unwrap_or_default();
            let said = if right { asked } else { ["hi", "ī", "ku", "la", "13"][rng.random_range(0..5)].to_owned() };
            now += SignedDuration::from_millis(rng.random_range(1_500..12_000));
            let event = Session::review(card, &Verdict { right, said }, grade, rng.random_range(700..9_000), now);
            session.graded(card, right, event.at());
            progress.add([event.clone()]);
            events.push(event);
        }
        now += SignedDuration::from_hours(24);
    }
    events
}
