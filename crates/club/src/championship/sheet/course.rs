//! How somebody fared in a table, as a plot: their rank after every round or day. Knows no screen.

use base::draw::plot::{self, Field, WORDS};
use base::draw::{Drawing, Font, Point, Role, Size, Stroke, Text, text};
use base::i18n::{Lang, tr};

use super::day;
use crate::championship::course::{RankHistory, RankPoint};

const MARK_RADIUS: f32 = 4.0;
const SMALL_MARK_RADIUS: f32 = 2.4;
/// More steps than this have small marks.
const MANY: usize = 20;

/// The plot of a course, so large; a unit is a pixel at 100 %. Empty where nothing was played.
pub fn plot(course: &RankHistory, size: Size, lang: Lang) -> Drawing {
    let mut drawing = Drawing::new(size.width, size.height);
    let (Some(first), Some(last)) = (course.steps.first(), course.steps.last()) else { return drawing };
    // The first place is on top.
    let ticks: Vec<f64> = lines(course.size).into_iter().rev().map(|rank| -number(rank)).collect();
    let field = Field::lined(&mut drawing, &ticks, |rank| lang.decimal(-rank, 0));
    let x = |at: usize| field.x(if course.length < 2 { 0.5 } else { (number(at) / number(course.length - 1)) as f32 });
    let place = |(at, step): (usize, &RankPoint)| Point::new(x(at), field.y(-number(step.rank)));
    let points: Vec<Point> = course.steps.iter().enumerate().map(place).collect();
    if (1..course.size).contains(&course.through) {
        // Between the last who goes on and the first who does not.
        let y = field.y(-number(course.through) - 0.5);
        drawing.rule((field.left, y), (field.right, y), Stroke::dashed(Role::Text.into(), 1.2, 6.0, 4.0));
        let words = tr!(lang, "championship-sheet-through-line");
        let words = Text::new((field.left + 4.0, y - 5.0), words, Font::Sans, WORDS, Role::Text.into());
        // Above the line or below it, at a side where the course does not run through the words.
        let (wide, left) = (text::width(&words.words, Font::Sans, WORDS), words.at.x);
        let places = [(left, -5.0), (field.right - wide, -5.0), (left, WORDS + 3.0), (field.right - wide, WORDS + 3.0)];
        let at = places.map(|(x, below)| Point::new(x, y + below));
        let free = at.into_iter().find(|at| is_free(&points, *at, wide));
        drawing.text(Text { at: free.unwrap_or(words.at), ..words });
    }
    plot::line(&mut drawing, 0_u8, &points);
    let radius = if points.len() > MANY { SMALL_MARK_RADIUS } else { MARK_RADIUS };
    points.iter().for_each(|point| plot::mark(&mut drawing, 0_u8, *point, radius));
    if let Some(end) = points.last() {
        plot::mark(&mut drawing, 0_u8, *end, MARK_RADIUS);
        let words = tr!(lang, "championship-sheet-place", place = last.rank);
        let room = text::width(&words, Font::SansBold, WORDS) + 12.0;
        let x = end.x.min(field.right - room / 2.0);
        let (above, below) = (Point::new(x, end.y - 10.0), Point::new(x, end.y + 10.0 + WORDS));
        let has_room = |at: &Point| at.y > field.top + WORDS && at.y < field.foot;
        let is_clear = |at: &Point| is_free(&points[..points.len() - 1], Point::new(at.x - room / 2.0, at.y), room);
        // Or above a line that rises beside it.
        let higher = Point::new(x, end.y - 12.0 - WORDS);
        let at = [above, below, higher].into_iter().filter(has_room).find(is_clear);
        let at = at.unwrap_or(if end.y < field.top + 2.0 * WORDS { below } else { above });
        drawing.text(Text::new(at, words, Font::SansBold, WORDS, Role::Text.into()).centred());
    }
    for (nth, (step, at)) in course.steps.iter().zip(&points).enumerate() {
        let place = tr!(lang, "championship-sheet-place", place = step.rank);
        let of = tr!(lang, "championship-sheet-place-of", size = course.size);
        let round = step.round.map(|round| tr!(lang, "championship-sheet-round", round));
        let when = round.into_iter().chain([day(step.date, lang)]).collect::<Vec<_>>().join(" · ");
        drawing.value(0, nth, *at, format!("{place} {of}\n{when}"));
    }
    let called = |step: &RankPoint| match step.round {
        Some(round) => tr!(lang, "championship-sheet-round", round),
        None => day(step.date, lang),
    };
    let end = match last.round {
        Some(_) => tr!(lang, "championship-sheet-round", round = course.length),
        None => day(first.date.saturating_add(days(course.length - 1)), lang),
    };
    field.ends(&mut drawing, Some(called(first)), Some(end));
    drawing
}

/// Whether words so wide that begin there have the course neither through them nor close by.
fn is_free(points: &[Point], at: Point, wide: f32) -> bool {
    const STEPS: u8 = 24;
    let is_near = |on: Point| on.x > at.x - 4.0 && on.x < at.x + wide + 4.0 && on.y > at.y - WORDS && on.y < at.y + 5.0;
    let mut ways = points
        .windows(2)
        .flat_map(|two| (0..=STEPS).map(|step| two[0] + (two[1] - two[0]) * (f32::from(step) / f32::from(STEPS))));
    !ways.any(is_near)
}

fn days(count: usize) -> jiff::Span {
    use jiff::ToSpan as _;
    i64::try_from(count).unwrap_or(0).days()
}

fn number(rank: usize) -> f64 {
    f64::from(u32::try_from(rank).unwrap_or(u32::MAX))
}

/// The ranks at which a line is drawn: the first, the last, and round ones between.
fn lines(size: usize) -> Vec<usize> {
    let step = [1, 2, 5, 10, 20, 50, 100].into_iter().find(|step| size <= 7 * step).unwrap_or(200);
    let last = size.max(2);
    // Not so near an end that the two would touch.
    let apart = |rank: &usize| 2 * (rank - 1) > step && 2 * (last - rank) > step;
    let between = (1..).map(|nth| nth * step).take_while(|rank| *rank < last).filter(apart);
    [1].into_iter().chain(between).chain([last]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_never_put_where_the_course_runs() {
        let down = [Point::new(0.0, 0.0), Point::new(100.0, 100.0)];
        assert!(!is_free(&down, Point::new(40.0, 55.0), 30.0), "right through them");
        assert!(is_free(&down, Point::new(60.0, 20.0), 30.0), "above it");
        assert!(!is_free(&down, Point::new(52.0, 48.0), 30.0), "too close");
        assert!(is_free(&down[..1], Point::new(0.0, 0.0), 30.0), "a point alone is no way");
    }

    #[test]
    fn a_limit_is_drawn_only_where_some_go_on() {
        let step = |round| RankPoint { round: Some(round), date: jiff::civil::date(2027, 7, 1), rank: 2 };
        let limit = |through| {
            let course =
                RankHistory { part: "main".to_owned(), size: 5, through, length: 5, steps: vec![step(1), step(2)] };
            let plot = plot(&course, Size { width: 600.0, height: 220.0 }, Lang::En);
            plot.words().contains(&tr!(Lang::En, "championship-sheet-through-line").as_str())
        };
        assert!(limit(2) && !limit(0) && !limit(5));
    }

    #[test]
    fn lines_are_at_the_first_the_last_and_round_ranks_between() {
        for (size, ranks) in [
            (1, vec![1, 2]),
            (2, vec![1, 2]),
            (4, vec![1, 2, 3, 4]),
            (13, vec![1, 4, 6, 8, 10, 13]),
            (37, vec![1, 10, 20, 30, 37]),
            (500, vec![1, 100, 200, 300, 400, 500]),
        ] {
            assert_eq!(lines(size), ranks, "{size}");
        }
    }
}
