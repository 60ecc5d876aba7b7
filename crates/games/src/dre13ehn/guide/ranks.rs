//! What two dice of each kind can make, and which results are the four ages. Knows no turns.

use base::draw::{Drawing, Font, Path, Point, Role, Stroke, Text};
use base::i18n::{Lang, tr};
use base::phrase::Phrase;

use super::super::chart;
use super::super::dice::Kind;
use super::super::options::PAIRS;
use super::super::outcome::{Outcome, Pair};

pub fn made(kinds: [Kind; 2]) -> Vec<Outcome> {
    let [first, second] = kinds.map(Kind::distinct);
    let pairs = first.iter().flat_map(|a| second.iter().map(|b| Pair::of(*a, *b)));
    let made: Vec<Outcome> = pairs
        .flat_map(|pair| match pair {
            Pair::Plain(outcome) => vec![outcome],
            Pair::TwoThirteen => vec![Outcome::Twelve, Outcome::TwentyThree],
        })
        .collect();
    Outcome::pairs().filter(|outcome| made.contains(outcome)).collect()
}

pub fn pairs() -> impl Iterator<Item = ([Kind; 2], &'static str)> {
    PAIRS.into_iter().filter_map(|(key, name)| {
        let (first, second) = key.split_once('+')?;
        Some(([Kind::of(first)?, Kind::of(second)?], name))
    })
}

pub fn by_pair(lang: Lang) -> Drawing {
    let (left, cell, top, step, last) = (37.0, 6.2, 12.5, 6.2, 8.0);
    let (pairs, results): (Vec<_>, Vec<_>) = (pairs().collect(), Outcome::pairs().collect());
    let (right, height) = (left + cell * results.len() as f32, top + step * pairs.len() as f32);
    let mut drawing = Drawing::new(right + last, height + 0.3);
    for (column, outcome) in results.iter().enumerate() {
        let x = left + cell * (column as f32 + 0.5);
        if column % 2 == 0 {
            drawing.fill(Path::rect(x - cell / 2.0, 0.0, cell, height), Role::Soft.into());
        }
        chart::rune(&mut drawing, (*outcome).into(), Point::new(x, 4.2), 5.4, Role::Text);
        chart::centred(&mut drawing, Point::new(x, 10.0), outcome.word(), Font::SansBold, 2.5, Role::Text);
    }
    for (row, (kinds, name)) in pairs.into_iter().enumerate() {
        let y = top + step * row as f32;
        chart::rule(&mut drawing, Point::new(0.0, y), right + last, Stroke::new(Role::Line.into(), 0.2));
        let middle = y + step / 2.0;
        let words = lang.say(&Phrase::new(name));
        let at = Point::new(0.4, middle);
        drawing.text(Text::beside(at, words, Font::Sans, 2.9, Role::Text).fitted(left - 1.4));
        let made = made(kinds);
        for (column, outcome) in results.iter().enumerate() {
            if made.contains(outcome) {
                drawing.fill(Path::circle(left + cell * (column as f32 + 0.5), middle, 1.3), Role::Text.into());
            }
        }
        let at = Point::new(right + last / 2.0, middle);
        chart::centred(&mut drawing, at, &made.len().to_string(), Font::SansBold, 3.2, Role::Accent);
    }
    chart::rule(&mut drawing, Point::new(0.0, height), right + last, Stroke::new(Role::Line.into(), 0.2));
    drawing
}

/// The four ages, best first.
const AGES: [&str; 4] = ["Kṛta", "Trētā", "Dvāpara", "Kali"];

pub fn ages(lang: Lang) -> Drawing {
    use Outcome::{
        Fire, FireFire, FireThirteen, One, Thirteen, ThirteenThirteen, ThirtyThree, Three, TwentyTwo, Two, Zero,
    };
    let rows: [(String, [&[Outcome]; 4]); 3] = [
        (tr!(lang, "dre13ehn-dice-fire-fire"), [&[Thirteen], &[ThirtyThree], &[TwentyTwo], &[One]]),
        (tr!(lang, "dre13ehn-dice-water-water"), [&[ThirteenThirteen, FireFire], &[FireThirteen], &[Thirteen], &[One]]),
        (tr!(lang, "dre13ehn-guide-duel"), [&[Fire], &[Three], &[Two], &[Zero]]),
    ];
    let (left, wide, head, step) = (36.0, 20.0, 7.0, 12.0);
    let width = left + wide * 4.0;
    let mut drawing = Drawing::new(width, head + step * rows.len() as f32 + 0.3);
    for (column, age) in AGES.into_iter().enumerate() {
        let at = Point::new(left + wide * (column as f32 + 0.5), 3.0);
        chart::centred(&mut drawing, at, age, Font::SerifItalic, 4.6, Role::Accent);
    }
    for (row, (dice, ages)) in rows.into_iter().enumerate() {
        let y = head + step * row as f32;
        chart::rule(&mut drawing, Point::new(0.0, y), width, Stroke::new(Role::Line.into(), 0.2));
        let middle = y + step / 2.0;
        let at = Point::new(0.4, middle);
        drawing.text(Text::beside(at, dice, Font::Sans, 3.2, Role::Text).fitted(left - 1.4));
        for (column, outcomes) in ages.into_iter().enumerate() {
            let first = left + wide * (column as f32 + 0.5) - 4.5 * (outcomes.len() - 1) as f32;
            for (place, outcome) in outcomes.iter().enumerate() {
                chart::chip(&mut drawing, Point::new(first + 9.0 * place as f32, middle), *outcome, false);
            }
        }
    }
    drawing
}
