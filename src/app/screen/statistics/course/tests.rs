#![allow(clippy::unwrap_used)]

use super::*;
use crate::game::Score;
use crate::game::bot::Level;
use crate::store::statistics::Who;

fn standing(name: &str, results: &[(&str, i64)]) -> Standing {
    let played = |(file, points): &(&str, i64)| Played {
        started: format!("2026-11-{file}T12:00:00Z").parse().ok(),
        score: Score::whole(*points),
        win: 0.0,
        id: Id(file.parse().unwrap()),
    };
    let results = results.iter().map(played).collect();
    Standing { game: "namaste".to_owned(), who: Who::Human(name.to_owned()), results }
}

#[test]
fn who_plays_the_same_match_stands_at_the_same_place() {
    let (one, other) = (standing("A", &[("10", 5), ("12", 7)]), standing("B", &[("11", 3), ("12", 9)]));
    let plot = Plot::new(&[(&one, 0), (&other, 1)]);
    assert_eq!(plot.matches, 3);
    assert_eq!(plot.lines[0].points, [(0, 5.0), (2, 7.0)]);
    assert_eq!(plot.lines[1].points, [(1, 3.0), (2, 9.0)]);
    assert_eq!(plot.range(), Some((3.0, 9.0)));
}

#[test]
fn the_line_is_the_mean_of_the_last_ten() {
    let scores: Vec<f64> = (0_u8..12).map(f64::from).collect();
    let means = running(&scores);
    assert!((means[0] - 0.0).abs() < 1e-9);
    assert!((means[3] - 1.5).abs() < 1e-9);
    assert!((means[11] - 6.5).abs() < 1e-9);
}

#[test]
fn everything_is_drawn_within_the_plot() {
    let (one, other) = (standing("A", &[("10", 5), ("12", -7)]), standing("B", &[("11", 3)]));
    for standings in [vec![&one, &other], vec![&other], vec![]] {
        for lang in Lang::ALL {
            let drawing = drawn(
                &Plot::new(&standings.iter().copied().zip(0..).collect::<Vec<_>>()),
                Size { width: 300.0, height: 180.0 },
                lang,
                &TimeZone::UTC,
            );
            assert!(drawing.is_finite());
            for item in &drawing.items {
                if let crate::draw::Item::Shape { path, .. } = item {
                    let (low, high) = path.bounds().unwrap();
                    assert!(low.x >= 0.0 && low.y >= 0.0 && high.x <= 300.0 && high.y <= 180.0);
                }
            }
        }
    }
}

#[test]
fn everybody_keeps_their_mark_in_all_plots() {
    let of = |game: &str, who: Who, count: usize| {
        let results = vec![("10", 1); count];
        Standing { game: game.to_owned(), who, ..standing("", &results) }
    };
    let (ada, bo) = (Who::Human("Ada".to_owned()), Who::Human("Bo".to_owned()));
    let standings = [
        of("namaste", ada.clone(), 3),
        of("namaste", Who::Bot(Level::Strong), 9),
        of("ludix", bo.clone(), 5),
        of("ludix", ada.clone(), 1),
        of("ludix", Who::Bot(Level::Strong), 2),
        of("ludix", Who::Bot(Level::Easy), 2),
    ];
    let marks = marks(&standings);
    assert_eq!(marks[&Who::Bot(Level::Easy)], COMPUTERS);
    assert_eq!(marks[&Who::Bot(Level::Strong)], COMPUTERS + 2);
    assert_eq!((marks[&bo], marks[&ada]), (0, 1), "who has played more comes first, and nobody they meet has the same");
    // whatever else is played
    let fewer = [&standings[..2], &standings[2..3]].concat();
    assert_eq!(super::marks(&fewer)[&Who::Bot(Level::Strong)], COMPUTERS + 2);
}
