#![allow(clippy::unwrap_used)]

use proptest::prelude::*;

use games::game::Score;

use super::*;
use crate::store::index::Id;

fn placed(scores: &[i64]) -> Vec<Placed> {
    let one = |(nth, score): (usize, &i64)| {
        let started = Timestamp::from_second(1_800_000_000 + 3600 * nth as i64).ok();
        (nth, MatchScore { started, score: Score::whole(*score), id: Id(nth as i64) })
    };
    scores.iter().enumerate().map(one).collect()
}

fn of(scores: &[i64]) -> ScoreSeries {
    line(&Who::Human("Ada".to_owned()), &placed(scores))
}

#[test]
fn of_few_matches_each_is_a_point_and_the_mean_that_of_the_last_ten() {
    let line = of(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    assert_eq!((line.window, line.points.len()), (WINDOW, 12));
    assert!(line.points.iter().all(|point| point.count == 1 && point.low == point.high));
    let mean = |nth: usize| line.points[nth].mean;
    assert!((mean(0) - 0.0).abs() < 1e-9 && (mean(3) - 1.5).abs() < 1e-9 && (mean(11) - 6.5).abs() < 1e-9);
}

proptest! {
    #[test]
    fn a_line_has_few_points_and_none_of_its_extremes_is_lost(scores in prop::collection::vec(-500_i64..500, 1..2_000)) {
        let line = of(&scores);
        prop_assert!(line.points.len() <= MOST);
        prop_assert_eq!(line.points.iter().map(|point| point.count).sum::<usize>(), scores.len());
        prop_assert!(line.points.windows(2).all(|two| two[0].places[1] < two[1].places[0]));
        let mut end = 0;
        for point in &line.points {
            let begin = end;
            end += point.count;
            let some = &scores[begin..end];
            let score = |score: &i64| Score::whole(*score);
            prop_assert_eq!(Some(point.low.score), some.iter().min().map(score));
            prop_assert_eq!(Some(point.high.score), some.iter().max().map(score));
            // The first of several, and the match it says it is.
            prop_assert_eq!(point.high.id.0 as usize, begin + some.iter().position(|score| Some(score) == some.iter().max()).unwrap());
            prop_assert_eq!(point.places, [begin, end - 1]);
            let last = &scores[end.saturating_sub(line.window)..end];
            let mean = last.iter().sum::<i64>() as f64 / last.len() as f64;
            prop_assert!((point.mean - mean).abs() < 1e-6, "{} {mean}", point.mean);
        }
    }
}
