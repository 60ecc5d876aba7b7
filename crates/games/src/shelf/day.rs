//! The throw of the day: a match for every date, of changing games, with the same dice wherever it is played.

use jiff::civil::{Date, date};

use super::{ALL, find};
use crate::game::Illegal;
use crate::game::bot::Level;
use crate::game::record::{Header, Player, PlayerKind};
use crate::table::Title;

/// What is played on each day of the week, from Monday on: a system, or the pub game whose turn it is.
const WEEK: [Option<&str>; 7] =
    [Some("namaste"), None, Some("ludix"), Some("dre13ehn"), None, Some("kvatrutafl"), Some("ludix")];

/// The Mondays from which so many pub games take turns: what stands here stays, so that a day keeps its game.
const TURNS: &[(Date, usize)] = &[(date(2024, 1, 1), 19)];

pub fn title(day: Date) -> &'static dyn Title {
    let weekday = day.weekday().to_monday_zero_offset().unsigned_abs() as usize;
    WEEK[weekday].and_then(find).unwrap_or_else(|| {
        let &(first, count) = TURNS.iter().rfind(|(first, _)| *first <= day).unwrap_or(&TURNS[0]);
        let all: Vec<_> = ALL.iter().copied().filter(|title| of_two(*title)).take(count).collect();
        let week = day.duration_since(first).as_hours().div_euclid(7 * 24);
        let each = WEEK.iter().filter(|game| game.is_none()).count();
        let before = WEEK[..weekday].iter().filter(|game| game.is_none()).count();
        let count = all.len() as i64;
        all[(week * each as i64 + before as i64).rem_euclid(count) as usize]
    })
}

fn of_two(title: &dyn Title) -> bool {
    let about = title.about();
    about.family.is_some() && !about.centrepiece && title.seats().contains(&2)
}

/// What the dice of a day are drawn from: the date as a number, `20261123`.
pub fn seed(day: Date) -> u64 {
    let number = i64::from(day.year()) * 10_000 + i64::from(day.month()) * 100 + i64::from(day.day());
    number.unsigned_abs()
}

/// That person against a strong computer player of that name, with the game's usual rules, and no decision taken back.
pub fn header(day: Date, person: &str, computer: &str) -> Result<Header, Illegal> {
    let players = [(person, PlayerKind::Human), (computer, PlayerKind::Bot(Level::Strong))];
    let players = players.into_iter().map(|(name, kind)| Player::new(name, kind)).collect::<Result<_, _>>()?;
    let header = Header::new(title(day).key(), Default::default(), players);
    Ok(Header { seed: Some(seed(day)), undo: false, day: Some(day), ..header })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use jiff::ToSpan as _;
    use jiff::civil::date;

    use super::*;

    #[test]
    fn every_day_has_a_match_for_two_and_all_pub_games_have_their_turn() {
        let (latest, _) = TURNS[TURNS.len() - 1];
        let day = |number: i32| latest.saturating_add((number - 31).days());
        let mut met = BTreeSet::new();
        for day in (0..1000).map(day) {
            let header = header(day, "Ann", "Computer").expect("names are names");
            assert_eq!(Header::read(header.line().as_bytes()), Ok(header.clone()));
            assert!(
                find(&header.game).expect("it is on the shelf").open(header.clone()).is_ok(),
                "{day}: {}",
                header.game
            );
            met.insert(header.game);
        }
        for title in ALL.iter().filter(|title| of_two(**title)) {
            assert!(met.contains(title.key()), "{} is never played: TURNS lacks a line that counts it", title.key());
        }
        assert!(
            (0..1000).all(|number| title(day(number)).key() != title(day(number + 1)).key()),
            "no game twice running"
        );
    }

    /// For good: somebody who plays a day later, or elsewhere, has the same.
    #[test]
    fn the_game_and_the_dice_of_a_day_never_change() {
        let of = |day: Date| (title(day).key(), seed(day));
        assert_eq!(of(date(2026, 11, 23)), ("namaste", 20_261_123));
        assert_eq!(of(date(2026, 11, 24)).0, "fuenf-finger");
        assert_eq!(of(date(2026, 11, 29)), ("ludix", 20_261_129));
    }
}
