#![allow(clippy::unwrap_used)]

use super::*;
use crate::trainer::event::Event;

fn progress(zone: TimeZone) -> Progress {
    let review = |at: &str, grade| {
        let (at, card) = (at.parse().unwrap(), "name:hi".to_owned());
        Event::Review { at, card, grade, ms: 1, said: String::new(), right: true }
    };
    let events = vec![
        review("2026-03-01T03:30:00Z", Grade::Good),
        review("2026-04-05T20:00:00Z", Grade::Again),
        review("2026-04-05T20:00:00Z", Grade::Easy),
    ];
    Progress::of(events, Scheduler::new(90), zone)
}

#[test]
fn what_was_written_is_read_again_for_any_retention_where_clocks_showed_the_same() {
    let zone = |name: &str| TimeZone::get(name).unwrap();
    let berlin = progress(zone("Europe/Berlin"));
    let [whole, reviews] = berlin.written().unwrap();
    let read = |retention: u8, zone: TimeZone| Progress::read(&whole, reviews.clone(), Scheduler::new(retention), zone);
    assert!(read(90, zone("Europe/Berlin")).unwrap() == berlin);
    assert!(read(90, zone("Europe/Vienna")).unwrap() == berlin, "another name for the same time");
    let mut bold = berlin.clone();
    bold.retain(Scheduler::new(75));
    assert!(read(75, zone("Europe/Berlin")).unwrap() == bold && bold != berlin);
    for other in ["UTC", "Africa/Lagos", "America/New_York"] {
        assert!(read(90, zone(other)).is_none(), "{other}");
    }
    assert!(Progress::read(&whole[1..], reviews.clone(), Scheduler::new(90), zone("Europe/Berlin")).is_none());
    assert!(Progress::read(&whole, reviews[1..].to_vec(), Scheduler::new(90), zone("Europe/Berlin")).is_none());
    let mut other: Whole = postcard::from_bytes(&whole).unwrap();
    other.maker ^= 1;
    let other = postcard::to_allocvec(&other).unwrap();
    assert!(Progress::read(&other, reviews.clone(), Scheduler::new(90), zone("Europe/Berlin")).is_none());
}
