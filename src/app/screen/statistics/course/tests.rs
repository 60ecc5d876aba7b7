#![allow(clippy::unwrap_used)]

use base::draw::lint;
use club::store::statistics::MatchScore;
use games::game::bot::Level;

use super::*;

fn played(nth: usize, score: i64) -> MatchScore {
    let started = Timestamp::from_second(1_800_000_000 + 86_400 * nth as i64).ok();
    MatchScore { started, score: Score::whole(score), id: Id(nth as i64) }
}

fn value(nth: usize, scores: [i64; 2]) -> Value {
    let [low, high] = scores.map(|score| played(nth, score));
    let count = if scores[0] == scores[1] { 1 } else { 7 };
    let mean = (scores[0] + scores[1]) as f64 / 2.0;
    Value { count, places: [nth; 2], dates: [low.started, high.started], mean, low, high }
}

fn course(lines: &[(&str, &[[i64; 2]])]) -> ScoreHistory {
    let line = |(name, scores): &(&str, &[[i64; 2]])| ScoreSeries {
        who: Who::Human((*name).to_owned()),
        window: WINDOW,
        points: scores.iter().enumerate().map(|(nth, scores)| value(nth, *scores)).collect(),
    };
    let matches = lines.iter().map(|(_, scores)| scores.len()).max().unwrap_or(0);
    let dates = [played(0, 0).started, played(matches, 0).started];
    ScoreHistory { game: "namaste".to_owned(), matches, dates, lines: lines.iter().map(line).collect(), left_out: 0 }
}

#[test]
fn everything_is_drawn_within_the_plot_and_every_value_can_be_asked() {
    let (one, several) = ([[5, 5], [-7, -7]], [[-40, 60], [0, 90], [12, 13]]);
    for lines in [vec![("A", &one[..]), ("B", &several[..])], vec![("B", &several[..1])], vec![]] {
        let course = course(&lines);
        for lang in Lang::ALL {
            let size = Size { width: 300.0, height: 180.0 };
            let drawing = drawn(&course, |_| Mark::from(0), false, size, (lang, &TimeZone::UTC));
            assert!(drawing.is_finite());
            assert_eq!(lint::outside(&drawing, 0.0, 0.0), None);
            assert_eq!(drawing.spots.len(), lines.iter().map(|(_, scores)| scores.len()).sum::<usize>());
            assert!(drawing.spots.iter().all(|area| area.says.lines().count() == 4), "{:?}", drawing.spots);
            for area in &drawing.spots {
                let (best, worst) = (leads_to(&course, false, &area.spot), leads_to(&course, true, &area.spot));
                assert!(best.is_some() && best == worst, "the two of a value are one match here");
            }
        }
    }
}

#[test]
fn the_best_of_several_is_led_to() {
    let mut course = course(&[("A", &[[3, 9]])]);
    course.lines[0].points[0].high = played(5, 9);
    let spot = base::draw::plot::value::name(0, 0);
    assert_eq!(leads_to(&course, false, &spot), Some(Id(5)));
    assert_eq!(leads_to(&course, true, &spot), Some(Id(0)));
    assert_eq!(leads_to(&course, true, &base::draw::plot::value::name(0, 1)), None);
}

#[test]
fn everybody_keeps_their_mark_in_all_plots() {
    let of = |game: &str, who: &Who, matches: usize| PlayerStatistics {
        game: game.to_owned(),
        who: who.clone(),
        matches,
        wins: 0.0,
        mean: 0.0,
        highest: played(0, 0),
        lowest: played(0, 0),
    };
    let (ada, bo) = (Who::Human("Ada".to_owned()), Who::Human("Bo".to_owned()));
    let (strong, easy) = (Who::Bot(Level::Strong), Who::Bot(Level::Easy));
    let standings = [
        of("namaste", &ada, 3),
        of("namaste", &strong, 9),
        of("ludix", &bo, 5),
        of("ludix", &ada, 1),
        of("ludix", &strong, 2),
        of("ludix", &easy, 2),
    ];
    let mut people = People::default();
    let marked = marks(&standings, &people);
    assert_eq!((marked[&easy], marked[&strong]), (Mark::Computer(0), Mark::Computer(2)));
    assert_eq!((marked[&bo], marked[&ada]), (Mark::from(0), Mark::from(1)), "who has played more comes first");
    // Whatever else is played; and whoever is known has their own.
    assert_eq!(marks(&standings[..3], &people)[&strong], Mark::Computer(2));
    let event = people.meet("Ada", "2026-11-21T12:00:00Z".parse().unwrap()).unwrap();
    people.keep(None, vec![event]).unwrap();
    let own = people.of("Ada").unwrap().mark();
    let marked = marks(&standings, &people);
    assert_eq!(marked[&ada], own);
    assert_ne!(marked[&bo], own, "nobody they meet has the same");
}
