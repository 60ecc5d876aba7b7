#![allow(clippy::unwrap_used)]

use jiff::civil::date;

use base::draw::Item;

use super::*;

const TODAY: Date = date(2026, 11, 21);
const SIZE: Size = Size { width: 300.0, height: 180.0 };

fn week(number: u32, count: usize, known: f32) -> Retention {
    Retention { from: after(TODAY, 7 * number), count, forecast: 0.9, known }
}

/// Everything is drawn, and within its size.
fn assert_within(drawing: &Drawing) {
    assert!(drawing.is_finite());
    for item in &drawing.items {
        if let Item::Shape { path, .. } = item {
            let (low, high) = path.bounds().unwrap();
            assert!(low.x >= 0.0 && low.y >= 0.0, "{low:?}");
            assert!(high.x <= drawing.size.width && high.y <= drawing.size.height, "{high:?}");
        }
        if let Item::Text(text) = item {
            assert!(text.at.y <= drawing.size.height && text.at.x <= drawing.size.width, "{text:?}");
        }
    }
}

#[test]
fn every_day_has_its_number_in_as_many_rows_as_there_is_room_for() {
    let counts: Vec<usize> = (0..30).map(|day| 200 + day * 3).collect();
    for (width, rows) in [(920.0, 1), (420.0, 2), (200.0, 5)] {
        let drawing = columns(&Days { counts: &counts, first: TODAY, today: TODAY }, says, width, Lang::De);
        assert_within(&drawing);
        for count in &counts {
            assert!(drawing.words().contains(&count.to_string().as_str()), "{count} at {width}");
        }
        let lines = drawing.items.iter().filter(|item| matches!(item, Item::Shape { stroke: Some(_), .. }));
        assert_eq!(lines.count(), rows, "{width}");
    }
    assert_within(&columns(&Days { counts: &[0; 30], first: TODAY, today: TODAY }, says, 420.0, Lang::En));
}

#[test]
fn weeks_are_joined_where_there_is_no_room_and_none_is_lost() {
    let weeks: Vec<Retention> = [0, 1, 3, 4, 9].map(|number| week(number, 10, 0.5)).into();
    assert_eq!(joined(&weeks, 10), weeks);
    let four = joined(&weeks, 4);
    assert_eq!(
        four.iter().map(|span| (span.from, span.count)).collect::<Vec<_>>(),
        [(after(TODAY, 0), 20), (after(TODAY, 21), 20), (after(TODAY, 63), 10),]
    );
    assert!(joined(&[], 4).is_empty());
}

#[test]
fn what_counts_more_weighs_more() {
    let all = together(&[week(0, 30, 1.0), week(1, 10, 0.6)]).unwrap();
    assert_eq!(all.count, 40);
    assert!((all.known - 0.9).abs() < 1e-6 && (all.forecast - 0.9).abs() < 1e-6);
    assert_eq!(together(&[]), None);
}

#[test]
fn the_true_share_likely_lies_round_what_was_seen_and_the_nearer_the_more_was_seen() {
    // Wilson's interval of 8 in 10, as tables have it.
    let (low, high) = likely(0.8, 10);
    assert!((low - 0.490).abs() < 0.002 && (high - 0.943).abs() < 0.002, "{low} {high}");
    let (lower, higher) = likely(0.8, 1000);
    assert!(low < lower && higher < high);
    assert!(likely(1.0, 3).1 <= 1.0 && likely(0.0, 3).0 >= 0.0);
}

#[test]
fn every_plot_is_drawn_within_its_size() {
    let one = [week(0, 40, 0.2)];
    let many: Vec<Retention> = (0..14).map(|number| week(number, 25, 1.0)).collect();
    for spans in [&one[..], &many] {
        assert_within(&draw_retention(spans, Size { width: 900.0, height: 200.0 }, Lang::De));
    }
    let learnt: Vec<Learnt> =
        (0..90).map(|day| Learnt { day: after(TODAY, day), met: day as usize * 5, firm: day as usize }).collect();
    let pace: Vec<Pace> = (0..90)
        .map(|day| (after(TODAY, day), 900 + day * 100))
        .map(|(day, median)| Pace { day, last: day, count: 20, median })
        .collect();
    for length in [2, 90] {
        assert_within(&draw_learnt(&learnt[..length], TODAY, SIZE, Lang::En));
        assert_within(&draw_pace(&pace[..length], SIZE, Lang::De));
    }
    assert!(draw_learnt(&learnt, TODAY, SIZE, Lang::De).words().contains(&"18. Februar 2027"));
}

fn says(count: usize, date: Date) -> String {
    format!("{count} on {date}")
}
