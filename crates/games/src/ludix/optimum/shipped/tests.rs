use super::super::compare::between;
use super::super::{ScoreState, chances};
use super::*;

#[test]
fn what_is_written_is_read_again() {
    assert_eq!(encoded(&CHANCES), BYTES);
}

#[test]
fn bytes_that_are_no_chances_are_refused_and_not_taken_for_noughts() {
    assert!(decoded(&BYTES[..BYTES.len() - 1]).is_none() && decoded(&[]).is_none(), "too few");
    assert!(decoded(&[BYTES, &[0]].concat()).is_none(), "too many");
    let half = BYTES.len() / 2;
    assert!(decoded(&[&BYTES[..half], &[0x7f, 0x7f, 0x7f, 0x7f], &BYTES[half + 4..]].concat()).is_none());
    assert!(decoded(BYTES).is_some() && is_read());
}

#[test]
fn whoever_begins_wins_as_often_as_the_rules_say() {
    let begins = CHANCES.at(ScoreState::First { own: 0, other: 0 });
    assert!((begins - 0.450_669).abs() < 0.000_001, "{begins}");
}

#[test]
fn near_the_end_the_shipped_chances_are_the_exact_ones_and_playing_by_them_loses_nothing() {
    /// The pairs of totals that are solved anew: the others ask the same of greater ones.
    const LEAST: usize = 240;
    let exact = chances(LEAST);
    let played = [between(&*CHANCES, &exact, LEAST), between(&exact, &*CHANCES, LEAST)];
    for (who, standing) in [0, 1].into_iter().flat_map(|who| {
        let pairs = (LEAST..TOTALS).flat_map(|own| (LEAST..TOTALS).map(move |other| (own, other)));
        pairs.map(move |(own, other)| {
            (who, if who == 0 { ScoreState::First { own, other } } else { ScoreState::Second { own, other } })
        })
    }) {
        let best = exact.at(standing);
        assert!((CHANCES.at(standing) - best).abs() < 0.000_000_2, "{standing:?}");
        let lost = best - played[who].at(standing);
        assert!((-1e-12..0.000_001).contains(&lost), "{standing:?}: {lost}");
    }
}
