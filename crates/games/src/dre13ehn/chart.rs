//! The tables of the rules, drawn: results, answers, names, points. What stands in them is asked of the rules
//! themselves. Shared by the sheets and the rules page; knows no match and no page.

use base::draw::{Affine, Drawing, Font, Ink, Path, Point, Role, Stroke, Text, text};
use base::i18n::{Lang, tr};

use super::art::Rune;
use super::dice::Symbol;
use super::name::Name;
use super::outcome::{Outcome, Pair};
use super::points::{points, special};
use super::rules::Entry;

mod grid;

pub use grid::{answers, duel, names};

/// The results in the order in which they are best compared.
pub const ORDER: [Outcome; 12] = [
    Outcome::One,
    Outcome::Two,
    Outcome::Three,
    Outcome::TwentyTwo,
    Outcome::ThirtyThree,
    Outcome::Twelve,
    Outcome::Eleven,
    Outcome::Eight,
    Outcome::Thirteen,
    Outcome::FireThirteen,
    Outcome::FireFire,
    Outcome::ThirteenThirteen,
];

pub fn calls(outcome: Outcome, lang: Lang) -> Vec<String> {
    if outcome == Outcome::FireThirteen {
        return vec![tr!(lang, "dre13ehn-sheet-any-word")];
    }
    let word = |name: Name| name.word().to_owned();
    if outcome == Outcome::Fire {
        return Name::calling(outcome).map(word).collect();
    }
    let found: Vec<String> = Name::right(Pair::Plain(outcome)).map(word).collect();
    // the short vowels come first, as they are learnt
    let (short, long): (Vec<String>, Vec<String>) = found.into_iter().partition(|name| name.chars().count() == 1);
    short.into_iter().chain(long).collect()
}

pub fn dice(outcome: Outcome) -> Vec<(Symbol, Symbol)> {
    let all = Symbol::ALL;
    let pairs = all.into_iter().enumerate().flat_map(|(index, a)| all[index..].iter().map(move |b| (a, *b)));
    let makes = |pair: &(Symbol, Symbol)| match Pair::of(pair.0, pair.1) {
        Pair::Plain(made) => made == outcome,
        Pair::TwoThirteen => matches!(outcome, Outcome::Twelve | Outcome::TwentyThree),
    };
    pairs.filter(makes).collect()
}

/// The points, rising, each with its results; at the last win everything else, one point, has none.
pub fn worth(nth: usize) -> Vec<(i64, Vec<Outcome>)> {
    let of = |outcome: Outcome| points(nth, Entry::Result(outcome));
    let other = points(nth, Entry::CallError);
    let mut worths: Vec<i64> = Outcome::pairs().map(of).filter(|points| *points > 0).collect();
    worths.sort_unstable();
    worths.dedup();
    let group = |worth: i64| {
        let outcomes =
            ORDER.into_iter().chain([Outcome::TwentyThree]).filter(|outcome| of(*outcome) == worth && worth != other);
        let mut outcomes: Vec<Outcome> = outcomes.collect();
        outcomes.sort_by_key(|outcome| special(nth) != Some(*outcome));
        (worth, outcomes)
    };
    worths.into_iter().map(group).collect()
}

/// Words whose capitals have their middle at that height.
pub(super) fn middled(drawing: &mut Drawing, at: Point, words: &str, font: Font, size: f32, role: Role) {
    drawing.text(Text::new(at, words, font, size, role.into()).level());
}

pub(super) fn centred(drawing: &mut Drawing, at: Point, words: &str, font: Font, size: f32, role: Role) {
    drawing.text(Text::new(at, words, font, size, role.into()).level().centred());
}

/// Centred at `at`, in a square of `side` mm.
pub fn rune(drawing: &mut Drawing, rune: Rune, at: Point, side: f32, ink: impl Into<Ink>) {
    drawing.place(Affine::shift(at.x - side / 2.0, at.y - side / 2.0), rune.sized(side, ink.into()));
}

pub(super) fn rule(drawing: &mut Drawing, from: Point, length: f32, stroke: Stroke) {
    drawing.rule(from, (from.x + length, from.y), stroke);
}

/// In 7 by 9.4 mm, centred at `at`; the row's own result is framed.
pub(super) fn chip(drawing: &mut Drawing, at: Point, outcome: Outcome, own: bool) {
    if own {
        let frame = Path::rounded(at.x - 3.5, at.y - 4.8, 7.0, 9.6, 1.6);
        drawing.shape(frame, Role::Soft.into(), Stroke::new(Role::Text.into(), 0.3));
    }
    rune(drawing, outcome.into(), Point::new(at.x, at.y - 1.3), 5.6, Role::Text);
    centred(drawing, Point::new(at.x, at.y + 3.2), outcome.word(), Font::SansBold, 2.4, Role::Text);
}

/// A row of `step` mm for each of the thirteen results.
pub fn results(width: f32, step: f32, lang: Lang) -> Drawing {
    let head = 5.0;
    let mut drawing = Drawing::new(width, head + 13.0 * step);
    let (number, dice_at, calls_at) = (step + 2.5, step + 12.5, width - 1.0);
    let words = tr!(lang, "dre13ehn-sheet-dice");
    drawing.text(Text::new((dice_at, 3.0), words, Font::Sans, 2.6, Role::Faint.into()));
    let words = tr!(lang, "dre13ehn-sheet-calls");
    drawing.text(Text::new((calls_at, 3.0), words, Font::Sans, 2.6, Role::Faint.into()).ending());
    for (index, outcome) in Outcome::pairs().enumerate() {
        let y = head + step * index as f32;
        rule(&mut drawing, Point::new(0.0, y), width, Stroke::new(Role::Line.into(), 0.2));
        let middle = y + step / 2.0;
        rune(&mut drawing, outcome.into(), Point::new(step / 2.0, middle), step * 0.8, Role::Text);
        middled(&mut drawing, Point::new(number, middle), outcome.word(), Font::SansBold, step * 0.47, Role::Text);
        let pairs: Vec<String> = dice(outcome).iter().map(|(a, b)| format!("{a}+{b}")).collect();
        middled(&mut drawing, Point::new(dice_at, middle), &pairs.join("  "), Font::Sans, step * 0.39, Role::Text);
        let joint = if outcome == Outcome::TwentyThree { " / " } else { ", " };
        let (at, words) = (Point::new(calls_at, middle), calls(outcome, lang).join(joint));
        drawing.text(Text::new(at, words, Font::SerifItalic, step * 0.52, Role::Text.into()).level().ending());
    }
    drawing
}

/// Where the groups of one, two and three points begin, mm.
pub(super) const GROUPS: [f32; 3] = [8.0, 25.0, 49.0];
pub(super) const POINTS_WIDE: f32 = 72.0;

/// The row's middle lies at the height of `corner`.
pub(super) fn points_row(drawing: &mut Drawing, corner: Point, nth: usize, lang: Lang) {
    let at = |x: f32| Point::new(corner.x + x, corner.y);
    let number = nth.to_string();
    centred(drawing, at(2.5), &number, Font::SansBold, 4.4, Role::Text);
    let mut pen = 0.0;
    for (index, (worth, outcomes)) in worth(nth).into_iter().enumerate() {
        if let Some(begin) = GROUPS.get(index) {
            pen = *begin;
        }
        // beyond the columns, the points stand in the corner of the sign
        if index >= GROUPS.len() {
            let at = Point::new(corner.x + pen + 0.5, corner.y - 3.0);
            drawing.fill(Path::circle(at.x, at.y, 1.45), Role::Text.into());
            centred(drawing, at, &worth.to_string(), Font::SansBold, 2.1, Role::Paper);
            pen += 0.9;
        }
        if outcomes.is_empty() {
            let words = tr!(lang, "dre13ehn-sheet-any-win");
            middled(drawing, at(pen), &words, Font::Sans, 2.6, Role::Text);
        }
        for outcome in outcomes {
            chip(drawing, at(pen + 3.5), outcome, special(nth) == Some(outcome));
            pen += 7.4;
        }
    }
}

pub(super) fn points_head(drawing: &mut Drawing, corner: Point, lang: Lang) {
    for (points, x) in (1_i64..).zip(GROUPS) {
        let words = tr!(lang, "dre13ehn-sheet-worth", points);
        middled(drawing, Point::new(corner.x + x, corner.y), &words, Font::Sans, 2.6, Role::Faint);
    }
}

pub fn points_table(lang: Lang) -> Drawing {
    let (step, head) = (10.6, 6.0);
    let mut drawing = Drawing::new(POINTS_WIDE, head + 13.0 * step);
    points_head(&mut drawing, Point::new(0.0, 2.6), lang);
    for nth in 1..=13_usize {
        let y = head + step * (nth - 1) as f32;
        rule(&mut drawing, Point::new(0.0, y), POINTS_WIDE, Stroke::new(Role::Line.into(), 0.2));
        points_row(&mut drawing, Point::new(0.0, y + step / 2.0), nth, lang);
    }
    drawing
}

pub fn points_in_digits(width: f32, step: f32, lang: Lang) -> Drawing {
    let head = 5.0;
    let mut drawing = Drawing::new(width, head + 13.0 * step);
    let columns = [width * 0.13, width * 0.36, width * 0.63];
    for (points, x) in (1_i64..).zip(columns) {
        let words = tr!(lang, "dre13ehn-sheet-worth", points);
        drawing.text(Text::new((x, 3.0), words, Font::Sans, 2.6, Role::Faint.into()));
    }
    let size = step * 0.6;
    for nth in 1..=13_usize {
        let y = head + step * (nth - 1) as f32;
        rule(&mut drawing, Point::new(0.0, y), width, Stroke::new(Role::Line.into(), 0.2));
        let middle = y + step / 2.0;
        middled(&mut drawing, Point::new(0.5, middle), &nth.to_string(), Font::SansBold, size, Role::Text);
        let mut pen = 0.0;
        for (index, (worth, outcomes)) in worth(nth).into_iter().enumerate() {
            pen = columns.get(index).copied().unwrap_or(pen);
            if outcomes.is_empty() {
                let words = tr!(lang, "dre13ehn-sheet-any-win");
                middled(&mut drawing, Point::new(pen, middle), &words, Font::Sans, size, Role::Text);
            }
            for outcome in outcomes {
                let own = special(nth) == Some(outcome);
                let font = if own { Font::SansBold } else { Font::Sans };
                let word = match index < columns.len() {
                    true => outcome.word().to_owned(),
                    false => tr!(lang, "dre13ehn-sheet-result-worth", result = outcome.word(), points = worth),
                };
                middled(&mut drawing, Point::new(pen, middle), &word, font, size, Role::Text);
                pen += text::width(&word, font, size) + size * 0.7;
            }
        }
    }
    drawing
}

#[cfg(test)]
mod tests;
