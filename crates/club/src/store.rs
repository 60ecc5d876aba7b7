//! Journals, settings and the archive on disk. Knows no toolkit and no particular game. What is written is never lost:
//! an event stands in its file, and on the disk, before [`journal::Journal::append`] comes back; what cannot be read is
//! left as it is or set aside, never overwritten; every error and notice says what happened, what was kept and what to
//! do.
//! ```text
//! <data>/matches/2026-11-20-18-03-00-namaste-k3f9.wurf        a match, its name sorting by time
//! <data>/matches/2026-11-20-18-03-00-namaste-k3f9.wurf.lock   while it is being played
//! <data>/matches/2026-11-20-18-03-00-namaste-k3f9.wurf.torn   a half line that was cut off
//! <data>/matches/2027-wien.wurfcup                            a championship, with `.lock` and `.torn` as a match
//! <data>/reviews/0f3a….json.gz                              what a review of a match has found; computed again at any time
//! <data>/index.sqlite                                      what is asked of many matches; made from them at any time
//! <data>/trainer.jsonl                                        what was practised
//! <data>/people.jsonl                                         who plays here, with colour and sign
//! <data>/trash/…                                              deleted in the last thirty days
//! <config>/settings.json
//! <log>/wurfzabel.log
//! <log>/crash-2026-11-24-18-03-00-120.txt                   what a fault of the program left behind
//! ```

pub mod append_log;
pub mod archive;
pub mod career;
pub mod disk;
pub mod index;
pub mod intake;
pub mod journal;
pub mod learnt;
pub(crate) mod lines;
pub(crate) mod lock;
pub mod log;
pub mod notes;
pub mod paths;
pub mod people;
pub mod ratings;
pub mod reviewed;
pub mod reviews;
pub mod settings;
pub mod slips;
pub mod statistics;

use disk::With as _;
pub use disk::{Failed, Trouble};
pub use paths::Folders;

use jiff::civil::Date;
use jiff::tz::TimeZone;

use base::i18n::Lang;
use base::phrase::Phrase;
use base::tr;

/// The ending of championships, which lie among the matches; what is in them is known to layers above.
pub const CHAMPIONSHIP: &str = "wurfcup";

/// A moment, as a header's `started` writes it: UTC, to the second.
pub fn stamp(time: jiff::Timestamp) -> String {
    time.strftime("%Y-%m-%dT%H:%M:%SZ").to_string()
}

/// Where days are counted: whoever practises until midnight and again at breakfast has slept in between.
const DAWN: i8 = 4;

/// Days begin at four in the morning by the clock on the wall, whichever way it was turned that night.
pub fn day_of(at: jiff::Timestamp, zone: &TimeZone) -> Date {
    let local = zone.to_datetime(at);
    let mut day = local.date();
    if local.hour() >= DAWN {
        return day;
    }
    // Where the clock was put back from after four, the day has begun; where a date was left out, nobody had one.
    while let (Ok(dawn), Ok(before)) = (zone.to_timestamp(day.at(DAWN, 0, 0, 0)), day.yesterday())
        && at < dawn
    {
        day = before;
    }
    day
}

/// The time zone of the system; where it tells of none, UTC, and what a person should be told about that.
pub fn zone() -> (TimeZone, Option<Phrase>) {
    match TimeZone::try_system() {
        Ok(zone) if !zone.is_unknown() => (zone, None),
        Ok(_) | Err(_) => (TimeZone::UTC, Some(base::phrase!("store-no-zone"))),
    }
}

pub fn moment(lang: Lang, moment: jiff::Timestamp, zone: &TimeZone) -> String {
    let local = moment.to_zoned(zone.clone());
    tr!(
        lang,
        "app-date",
        day = local.day(),
        month = local.month(),
        year = local.year().to_string(),
        time = local.strftime("%H:%M").to_string()
    )
}

/// A file that could not be written; what lay there is as it was.
#[derive(Debug, thiserror::Error)]
#[error("cannot write {0}")]
pub struct Unwritten(Failed);

impl Unwritten {
    pub fn phrase(&self) -> Phrase {
        base::phrase!("store-not-written", path = self.0.shown(), why = self.0.why.phrase())
    }
}

/// Writes what can be made again, such as a PDF, all or nothing; what lies there is replaced unless it is a journal.
pub fn write(path: &std::path::Path, bytes: &[u8]) -> Result<(), Unwritten> {
    disk::export(path, bytes).with(path).map_err(Unwritten)
}

pub(crate) fn shown(path: &std::path::Path) -> String {
    path.display().to_string()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use jiff::civil::date;
    use jiff::tz::TimeZone;
    use jiff::{Timestamp, ToSpan as _};

    use super::day_of;

    fn day(at: &str, zone: &TimeZone) -> jiff::civil::Date {
        day_of(at.parse().unwrap(), zone)
    }

    #[test]
    fn a_day_begins_at_four_by_the_clock_on_the_wall() {
        let vienna = TimeZone::get("Europe/Vienna").unwrap();
        for (before, after, of) in [
            ("2026-11-22T03:59:59+01:00", "2026-11-22T04:00:00+01:00", date(2026, 11, 22)),
            // The nights on which the clock is put forward, and back.
            ("2026-03-29T03:59:59+02:00", "2026-03-29T04:00:00+02:00", date(2026, 3, 29)),
            ("2026-10-25T03:59:59+01:00", "2026-10-25T04:00:00+01:00", date(2026, 10, 25)),
        ] {
            assert_eq!((day(before, &vienna), day(after, &vienna)), (of.yesterday().unwrap(), of), "{after}");
        }
    }

    #[test]
    fn days_follow_each_other_in_every_zone_whichever_way_its_clock_is_turned() {
        let posix = [
            // Put forward from four to five; put back from half past four to half past three; midnight that is not there.
            "XXX0YYY,M3.5.0/4,M10.5.0/5",
            "XXX0YYY-0:30,M3.5.0/4,M10.5.0/4:15",
            "XXX-3YYY,M3.5.0/0,M10.5.0/0",
        ];
        let named = [
            "America/New_York",
            "America/Santiago",
            "Australia/Lord_Howe",
            "Asia/Beirut",
            "Pacific/Kiritimati",
            "Pacific/Pago_Pago",
            "UTC",
        ];
        let zones = named.map(|name| TimeZone::get(name).unwrap()).into_iter();
        for zone in zones.chain(posix.map(|rule| TimeZone::posix(rule).unwrap())) {
            let first: Timestamp = "2026-01-01T00:00:00Z".parse().unwrap();
            let mut last = day_of(first, &zone);
            for quarter in 0..(366 * 24 * 4) {
                let at = first + (quarter * 15).minutes();
                let (day, local) = (day_of(at, &zone), zone.to_datetime(at));
                assert!(day == last || day == last.tomorrow().unwrap(), "{local} in {zone:?}");
                if local.hour() >= 4 {
                    assert_eq!(day, local.date(), "{zone:?}");
                } else if local.hour() < 3 {
                    assert_eq!(day, local.date().yesterday().unwrap(), "{local} in {zone:?}");
                }
                last = day;
            }
        }
        // An island that left out a date.
        let apia = TimeZone::get("Pacific/Apia").unwrap();
        assert_eq!(day("2011-12-29T23:00:00-10:00", &apia), date(2011, 12, 29));
        assert_eq!(day("2011-12-31T00:10:00+14:00", &apia), date(2011, 12, 29));
        assert_eq!(day("2011-12-31T04:00:00+14:00", &apia), date(2011, 12, 31));
    }

    #[test]
    fn there_is_a_day_at_the_ends_of_time() {
        for zone in ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Vienna", "UTC"] {
            let zone = TimeZone::get(zone).unwrap();
            assert!(day_of(Timestamp::MIN, &zone).year() == -9999 && day_of(Timestamp::MAX, &zone).year() >= 9999);
        }
    }
}
