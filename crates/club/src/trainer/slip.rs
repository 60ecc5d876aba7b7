//! Somebody's own slips and exercises among the cards: how they are called in the journal, which comes next, and how an
//! answer is graded. They are no [`Card`](super::Card)s, for any number of them may come. Knows no game.

use jiff::{SignedDuration, Timestamp};

use super::progress::Progress;
use super::schedule::Grade;
use crate::store::reviewed::Trace;

/// What stands before its trace in the journal.
const BEGIN: &str = "slip:";
/// How long a slip that was made again waits before it comes again, if there are others.
const WAIT: SignedDuration = SignedDuration::from_secs(60);
/// Up to how many milliseconds a right answer is easy, and up to how many it is good.
const PACE: [u32; 2] = [8_000, 60_000];

pub fn id(slip: Trace) -> String {
    format!("{BEGIN}{slip}")
}

pub fn of(id: &str) -> Option<Trace> {
    Trace::read(id.strip_prefix(BEGIN)?)
}

/// Those made again a minute ago, those most likely to be, new ones (so many more), and those made again just now.
pub fn next(
    slips: impl IntoIterator<Item = Trace>,
    mut room: usize,
    progress: &Progress,
    now: Timestamp,
) -> Option<Trace> {
    let today = progress.today(now);
    let asked = slips.into_iter().filter(|slip| !progress.is_slip_suspended(*slip)).enumerate();
    let open = asked.filter_map(|(place, slip)| match progress.slip(slip) {
        None => {
            let may = room > 0;
            room = room.saturating_sub(1);
            may.then_some(((2, place as f64), slip))
        }
        Some(standing) if standing.memory.due > today => None,
        Some(standing) if standing.again => {
            let waited = now.duration_since(standing.last);
            Some(((if waited >= WAIT { 0 } else { 3 }, -waited.as_secs_f64()), slip))
        }
        Some(standing) => Some(((1, f64::from(progress.scheduler().recall(&standing.memory, today))), slip)),
    });
    open.min_by(|((pile, a), _), ((other, b), _)| pile.cmp(other).then(a.total_cmp(b))).map(|(_, slip)| slip)
}

pub fn grade(right: bool, ms: u32) -> Grade {
    match ms {
        _ if !right => Grade::Again,
        quick if quick <= PACE[0] => Grade::Easy,
        usual if usual <= PACE[1] => Grade::Good,
        _ => Grade::Hard,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use jiff::tz::TimeZone;

    use super::*;
    use crate::trainer::{Card, Event, Scheduler};

    fn review(slip: Trace, grade: Grade, second: i64) -> Event {
        let at = Timestamp::from_second(1_750_000_000 + second).unwrap();
        Event::Review { at, card: id(slip), grade, ms: 900, said: String::new(), right: grade != Grade::Again }
    }

    fn progress(events: Vec<Event>) -> Progress {
        Progress::of(events, Scheduler::new(90), TimeZone::UTC)
    }

    #[test]
    fn slips_come_when_they_are_due_and_only_so_many_new_ones_a_day() {
        let all = ["a", "b", "c"].map(|line| Trace::default().then(line));
        let [a, b, c] = all;
        assert_eq!(of(&id(a)), Some(a));
        let after = |events: Vec<Event>, second: i64, room| {
            next(all, room, &progress(events), Timestamp::from_second(1_750_000_000 + second).unwrap())
        };
        assert_eq!(after(vec![], 0, 10), Some(a));
        assert_eq!(after(vec![], 0, 0), None);
        let missed = || vec![review(a, Grade::Again, 0)];
        assert_eq!(after(missed(), 10, 10), Some(b), "what was missed just now waits");
        assert_eq!(after(missed(), 10, 0), Some(a), "if there are others");
        assert_eq!(after(missed(), 70, 10), Some(a));
        let known = || vec![review(a, Grade::Good, 0), review(b, Grade::Good, 1), review(c, Grade::Easy, 2)];
        assert_eq!(after(known(), 100, 10), None);
        assert_eq!(after(known(), 400 * 86_400, 0), Some(a), "known ones come again");
        let undone =
            Event::Undo { at: review(a, Grade::Good, 9).at(), card: id(a), of: review(a, Grade::Good, 0).at() };
        let with = |event: Event| known().into_iter().chain([event]).collect::<Vec<_>>();
        assert_eq!(after(with(undone), 100, 10), Some(a), "a grade is taken back");
        let at = review(a, Grade::Good, 9).at();
        assert_eq!(after(with(Event::Suspend { at, card: id(a) }), 400 * 86_400, 0), Some(b), "it is spared");
    }

    #[test]
    fn cards_stand_with_slips_among_them_where_they_stand_without() {
        let card = Card::all()[0];
        let seconds = [(0, Grade::Good), (90_000, Grade::Again), (90_100, Grade::Hard), (900_000, Grade::Easy)];
        let slips = seconds.map(|(second, grade)| review(Trace::default().then("a"), grade, second + 7));
        let cards = slips.clone().map(|event| match event {
            Event::Review { at, grade, ms, said, right, .. } => {
                Event::Review { at: at - SignedDuration::from_secs(7), card: card.id(), grade, ms, said, right }
            }
            other => other,
        });
        let (alone, among) = (progress(cards.to_vec()), progress(cards.into_iter().chain(slips).collect()));
        assert!(alone.standing(card).is_some() && alone.standing(card) == among.standing(card));
        assert_eq!((alone.reviews(), alone.met_on(alone.today(Timestamp::UNIX_EPOCH))), (among.reviews(), 0));
        let slip = among.slip(Trace::default().then("a"));
        assert_eq!(slip.map(|slip| slip.memory), among.standing(card).map(|card| card.memory), "by the same schedule");
    }

    #[test]
    fn an_answer_is_graded_by_whether_it_was_right_and_by_its_time() {
        let grades =
            [(true, 2_000), (true, 20_000), (true, 90_000), (false, 2_000)].map(|(right, ms)| grade(right, ms));
        assert_eq!(grades, [Grade::Easy, Grade::Good, Grade::Hard, Grade::Again]);
    }
}
