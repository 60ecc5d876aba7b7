//! Somebody who practises every day and sometimes takes one name for another: reviews as they would stand in the journal.

use std::collections::HashMap;

use club::trainer::question::SILENT;
use club::trainer::schedule::{Memory, after};
use club::trainer::{Card, Event, Grade, Question, Scheduler};
use games::dre13ehn::Name;
use jiff::{SignedDuration, Timestamp};

/// How many cards are met a day.
const NEW: usize = 4;

/// What is taken for `asked`: its neighbours among the names, nearly always the next one.
fn instead(asked: &str, chance: u64) -> String {
    let names: Vec<&str> = Name::all().map(Name::word).collect();
    let Some(place) = names.iter().position(|name| *name == asked) else { return SILENT.to_owned() };
    let step = if chance.is_multiple_of(3) { 5 } else { 1 };
    names[(place + step) % names.len()].to_owned()
}

/// The last `count` reviews of somebody who has practised every evening for so many days and up to now; fewer, where
/// there are not so many. The same for the same day.
pub fn reviews(days: u32, count: usize, now: Timestamp) -> Vec<Event> {
    let scheduler = Scheduler::new(97);
    let first = now - SignedDuration::from_hours(24 * i64::from(days));
    let (mut memories, mut events): (HashMap<Card, Memory>, Vec<Event>) = (HashMap::new(), Vec::new());
    let mut chance: u64 = 13;
    for number in 0..days {
        let begin = first + SignedDuration::from_hours(24 * i64::from(number));
        let day = after(begin.to_zoned(jiff::tz::TimeZone::UTC).date(), 0);
        let due = Card::all().iter().filter(|card| memories.get(card).is_some_and(|memory| memory.due <= day));
        let new = Card::all().iter().filter(|card| !memories.contains_key(card)).take(NEW);
        let today: Vec<Card> = due.chain(new).copied().collect();
        for (place, card) in today.into_iter().enumerate() {
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let luck = (chance >> 33) % 100;
            let grade = match luck {
                0..12 => Grade::Again,
                12..30 => Grade::Hard,
                30..85 => Grade::Good,
                _ => Grade::Easy,
            };
            let right = grade != Grade::Again;
            let asked = Question::of(card, 0).asked();
            let said = if right { asked } else { instead(&asked, luck) };
            let ms = 1_200 + u32::try_from(luck).unwrap() * 40 + 4_000 / (1 + number);
            let at = begin + SignedDuration::from_secs(i64::try_from(place).unwrap() * 5);
            events.push(Event::Review { at, card: card.id(), grade, ms, said, right });
            memories.insert(card, scheduler.review(memories.get(&card), grade, day));
        }
    }
    events.split_off(events.len().saturating_sub(count))
}
