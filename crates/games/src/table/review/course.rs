//! A match gone through as a picture that leads to each event: chances, slips, what luck the dice brought.

use base::draw::plot::{Field, WORDS};
use base::draw::{Affine, Drawing, Font, Path, Point, Role, Stroke, Text};
use base::i18n::tr;
use base::phrase::{Phrase, phrase};

use super::{Review, Thrown, mark};
use crate::game::Seat;
use crate::game::bot::{Mark, Measure};
use crate::table::ending::ScoreCourse;
use crate::table::{RecordLine, Scale, View};

const SCORES: f32 = 150.0;
const LUCK: f32 = 78.0;
const HEAD: f32 = 14.0;
/// Where no luck lies, and how far the most reaches from there, units.
const LOW: f32 = HEAD + SCORES + LUCK / 2.0 + 4.0;
const HALF: f32 = LUCK / 2.0 - 12.0;
const SIGN: f32 = 9.0;

#[derive(Clone, Copy, Debug)]
pub struct CourseView<'a> {
    pub course: &'a ScoreCourse,
    pub review: &'a Review,
    pub told: &'a [RecordLine],
    /// How many events have happened where one is; nobody is anywhere on paper.
    pub here: Option<usize>,
    pub scale: Scale,
    pub view: &'a View,
}

/// What goes up and down, by step, for each seat.
struct Lines {
    all: Vec<Vec<(usize, f64)>>,
    /// Whether it is a score, which holds until it changes.
    scores: bool,
    /// Whether the last value of each line is its result.
    ends: bool,
}

impl Lines {
    /// As the costs beside it are told, and what it came to. Alone nobody wins: there it is how the score went.
    fn of(seen: CourseView<'_>) -> Self {
        let (course, review) = (seen.course, seen.review);
        let seats = course.steps.first().map_or(0, |(_, scores)| scores.len());
        if seats == 1 {
            let last = course.steps.last().map(|(_, scores)| (course.end, scores));
            let all = course.steps.iter().map(|(step, scores)| (*step, scores)).chain(last);
            return Self {
                all: vec![all.map(|(step, all)| (step, all[0].number())).collect()],
                scores: true,
                ends: true,
            };
        }
        let ends = review.events() >= course.end && !course.came.is_empty();
        let came = |seat: Seat| course.came.get(seat).filter(|_| ends).map(|came| (course.end, *came));
        let line = |seat: Seat| review.expected(seat).into_iter().chain(came(seat)).collect();
        Self { all: (0..seats).map(line).collect(), scores: false, ends }
    }

    fn range(&self) -> (f64, f64) {
        let all = || self.all.iter().flatten().map(|(_, value)| *value);
        all().reduce(f64::min).zip(all().reduce(f64::max)).unwrap_or_default()
    }

    fn at(&self, seat: Seat, step: usize) -> f64 {
        let past = self.all[seat].iter().rev().find(|(at, _)| *at <= step);
        past.map_or(0.0, |(_, value)| *value)
    }
}

pub fn draw(seen: CourseView<'_>, wide: f32) -> Drawing {
    let (lang, lines) = (seen.view.lang, Lines::of(seen));
    let has_luck = seen.review.thrown().next().is_some();
    let mut drawing = Drawing::new(wide, HEAD + SCORES + if has_luck { LUCK } else { 0.0 });
    let mut upper = Drawing::new(wide, SCORES);
    let (least, decimals) = if lines.scores { (1.0, 0) } else { (0.1, 1) };
    let field = match seen.scale.measure {
        Measure::Chance => Field::draw(&mut upper, lines.range(), 0.01, |chance| lang.percent(chance, 0)),
        Measure::Points(_) => Field::draw(&mut upper, lines.range(), least, |points| lang.decimal(points, decimals)),
    };
    field.ends(&mut upper, Some(tr!(lang, "ending-begin")), Some(tr!(lang, "ending-end")));
    drawing.place(Affine::shift(0.0, HEAD), upper);
    let x = |step: usize| field.x(step as f32 / seen.course.end.max(1) as f32);
    let y = |value: f64| field.y(value) + HEAD;
    let head = lang.say(&Phrase::new(if lines.scores { "review-scores" } else { seen.scale.worth }));
    drawing.text(Text::new((field.left, WORDS), head, Font::Sans, WORDS - 1.0, Role::Faint.into()));
    let spans = [(field.top + HEAD, field.foot + HEAD), (LOW - HALF, LOW + HALF)];
    for (top, foot) in spans.into_iter().take(if has_luck { 2 } else { 1 }) {
        if let Some(here) = seen.here.map(&x) {
            drawing.rule((here, top), (here, foot), Stroke::new(Role::Accent.into(), 1.4));
        }
    }
    for (seat, line) in lines.all.iter().enumerate() {
        let mut points: Vec<Point> = Vec::new();
        for (step, value) in line {
            let last = points.last().copied().filter(|_| lines.scores);
            points.extend(last.map(|last| Point::new(x(*step), last.y)));
            points.push(Point::new(x(*step), y(*value)));
        }
        if points.len() > 1 {
            drawing.line(Path::open(&points), Stroke::new(Role::seat(seat).into(), 2.0));
            // Where all end alike, who is who shows before.
            let marked = points.len() - if lines.ends { 2 } else { 1 };
            seen.view.marked(&mut drawing, seat, points[marked], 4.5);
        }
    }
    slips(&mut drawing, seen, |event, seat| Point::new(x(event + 1), y(lines.at(seat, event + 1))));
    if has_luck {
        luck(&mut drawing, seen, &x, &field);
    }
    drawing
}

fn slips(drawing: &mut Drawing, seen: CourseView<'_>, place: impl Fn(usize, Seat) -> Point) {
    let lang = seen.view.lang;
    for (event, judged) in seen.review.judged().filter(|(_, judged)| judged.mark != Mark::Good) {
        let at = place(event, judged.seat);
        let by = Affine::scale(SIGN / 10.0).shifted(at.x - SIGN / 2.0, at.y - SIGN / 2.0);
        drawing.fill(Path::circle(at.x, at.y, SIGN * 0.8), Role::Paper.into());
        drawing.place(by, mark::drawing(judged.mark));
        let cost = seen.scale.costs(lang, judged.loss());
        let cost = lang.sentence(&phrase!("review-costs", mark = mark::name(judged.mark), cost));
        drawing.value(0, event + 1, at, format!("{cost}\n{}", event_text(seen, event)));
    }
}

fn event_text(seen: CourseView<'_>, event: usize) -> String {
    seen.told.get(event).map(|told| seen.view.lang.say(&told.phrase)).unwrap_or_default()
}

fn luck(drawing: &mut Drawing, seen: CourseView<'_>, x: &impl Fn(usize) -> f32, field: &Field) {
    let brought = |thrown: &Thrown| {
        let seat = thrown.by.first().copied()?;
        Some((seat, thrown.luck.get(seat).copied()?))
    };
    let all: Vec<_> =
        seen.review.thrown().filter_map(|(event, thrown)| brought(thrown).map(|its| (event, its))).collect();
    let most = all.iter().map(|(_, (_, luck))| luck.abs()).fold(1e-9, f64::max);
    let lang = seen.view.lang;
    let (at, words) = ((field.left, HEAD + SCORES + 8.0), tr!(lang, "review-luck-about"));
    let about = Text::new(at, words, Font::Sans, WORDS - 2.0, Role::Faint.into());
    drawing.text(about.fitted(field.right - field.left));
    drawing.rule((field.left, LOW), (field.right, LOW), Stroke::new(Role::Faint.into(), 0.8));
    for (event, (seat, luck)) in all {
        let at = Point::new(x(event + 1), LOW - (luck / most) as f32 * HALF);
        drawing.rule((at.x, LOW), at, Stroke::new(Role::seat(seat).into(), 2.4));
        let name = seen.view.names.get(seat).cloned().unwrap_or_default();
        let number = seen.scale.measure.signed(lang, luck);
        let says = tr!(lang, "review-luck-of", name, luck = number);
        drawing.value(1, event + 1, at, format!("{says}\n{}", event_text(seen, event)));
    }
}
