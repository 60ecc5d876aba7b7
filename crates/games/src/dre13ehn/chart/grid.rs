//! Tables with rows and columns: which result answers which, and the names of all numbers. Knows no match.

use base::draw::{Drawing, Font, Path, Point, Role, Stroke};
use base::i18n::{Lang, tr};

use super::{ORDER, centred, middled, rule, rune};
use crate::dre13ehn::name::{Meaning, Name};
use crate::dre13ehn::outcome::Outcome;

/// Which result answers which: a row for each that is called, a filled sign where the result above answers it.
pub fn answers(cell: f32, lang: Lang) -> Drawing {
    let called: Vec<Outcome> = ORDER.into_iter().filter(|called| !called.answered_by().is_empty()).collect();
    matrix(cell, &called, &ORDER, Outcome::answered_by, lang)
}

pub fn duel(cell: f32, lang: Lang) -> Drawing {
    let results = [Outcome::One, Outcome::Two, Outcome::Three, Outcome::Fire];
    matrix(cell, &results, &results, Outcome::answered_in_duel_by, lang)
}

fn matrix(
    cell: f32,
    called: &[Outcome],
    answers: &[Outcome],
    by: impl Fn(Outcome) -> &'static [Outcome],
    lang: Lang,
) -> Drawing {
    let (left, top) = (cell * 2.2, cell * 1.9);
    let (width, height) = (left + cell * answers.len() as f32, top + cell * called.len() as f32);
    let mut drawing = Drawing::new(width, height + 0.3);
    let label = cell * 0.36;
    let down = tr!(lang, "dre13ehn-sheet-called");
    middled(&mut drawing, Point::new(0.4, top - cell * 0.35), &down, Font::Sans, label, Role::Faint);
    for (column, answer) in answers.iter().enumerate() {
        let x = left + cell * (column as f32 + 0.5);
        if column % 2 == 0 {
            drawing.fill(Path::rect(x - cell / 2.0, 0.0, cell, height), Role::Soft.into());
        }
        rune(&mut drawing, (*answer).into(), Point::new(x, cell * 0.62), cell * 0.86, Role::Text);
        centred(&mut drawing, Point::new(x, cell * 1.45), answer.word(), Font::SansBold, cell * 0.38, Role::Text);
    }
    for (row, called) in called.iter().enumerate() {
        let y = top + cell * row as f32;
        rule(&mut drawing, Point::new(0.0, y), width, Stroke::new(Role::Line.into(), 0.2));
        let middle = y + cell / 2.0;
        rune(&mut drawing, (*called).into(), Point::new(cell * 0.5, middle), cell * 0.86, Role::Text);
        middled(&mut drawing, Point::new(cell * 1.12, middle), called.word(), Font::SansBold, cell * 0.42, Role::Text);
        for (column, answer) in answers.iter().enumerate() {
            if by(*called).contains(answer) {
                let x = left + cell * (column as f32 + 0.5);
                drawing.fill(Path::circle(x, middle, cell * 0.22), Role::Text.into());
            }
        }
    }
    rule(&mut drawing, Point::new(0.0, height), width, Stroke::new(Role::Line.into(), 0.2));
    drawing
}

/// Names of results are framed, forbidden ones struck out. A row is `step` mm high.
pub fn names(step: f32) -> Drawing {
    let wide = step * 1.7;
    let mut drawing = Drawing::new(wide * 6.0, step * 5.0);
    for name in Name::all() {
        let Some(number) = name.number() else { continue };
        let (column, row) = if number == 8 { (5, 0) } else { (number % 10, number / 10) };
        let (x, y) = (wide * f32::from(column), step * f32::from(row));
        let (middle, air) = (y + step / 2.0, step * 0.07);
        let frame = Path::rounded(x + air, y + air, wide - 2.0 * air, step - 2.0 * air, step * 0.2);
        let (font, role) = match name.meaning() {
            Meaning::Result(_) | Meaning::Fire => {
                drawing.shape(frame, Role::Soft.into(), Stroke::new(Role::Text.into(), step * 0.035));
                (Font::SerifBold, Role::Text)
            }
            Meaning::Number(_) => (Font::Serif, Role::Text),
            Meaning::Forbidden(_) => {
                let (low, high) = ((x + wide * 0.4, y + step * 0.8), (x + wide * 0.92, y + step * 0.2));
                drawing.rule(low, high, Stroke::new(Role::Bad.into(), step * 0.07));
                (Font::Serif, Role::Text)
            }
        };
        let digits = number.to_string();
        middled(&mut drawing, Point::new(x + wide * 0.12, middle), &digits, Font::Sans, step * 0.36, Role::Faint);
        // names hang on one line, whatever their letters
        let at = Point::new(x + wide * 0.66, middle + step * 0.02);
        centred(&mut drawing, at, name.word(), font, step * 0.58, role);
    }
    drawing
}
