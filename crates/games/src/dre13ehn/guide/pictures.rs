//! The runes and their construction, the lives, and rounds told in pictures. Knows no text but its labels.

use base::draw::{Affine, Drawing, Font, Path, Point, Role, Stroke, Text, pieces, text};
use base::i18n::{Lang, tr};

use super::super::art::{self, BOUND, Rune, SINGLE};
use super::super::chart;
use super::super::dice::{Kind, Symbol};
use super::super::life::Life;
use super::super::outcome::Outcome;
use super::super::rules::Entry;
use crate::game::Die;

fn construction(entries: &[Entry], across: usize) -> Drawing {
    let (wide, high, side) = (18.0, 22.0, 14.5);
    let rows = entries.len().div_ceil(across);
    let mut drawing = Drawing::new(wide * across as f32, high * rows as f32);
    for (index, entry) in entries.iter().enumerate() {
        let x = wide * ((index % across) as f32 + 0.5);
        let y = high * (index / across) as f32;
        let by = Affine::scale(side / 10.0).then(Affine::shift(x - side / 2.0, y + 0.5));
        drawing.place(by, Rune::from(*entry).construction(Role::Text.into(), 0.72));
        drawing
            .text(Text::new(Point::new(x, y + 19.6), entry.word(), Font::SansBold, 3.6, Role::Text.into()).centred());
    }
    drawing
}

pub fn runes() -> Drawing {
    construction(&SINGLE.map(Entry::Result), 7)
}

pub fn bound() -> Drawing {
    let letters = [Entry::CallError, Entry::Peeked];
    construction(&[&BOUND.map(Entry::Result)[..], &letters].concat(), 5)
}

pub fn lives() -> Drawing {
    let (wide, side) = (31.0, 15.0);
    let mut drawing = Drawing::new(wide * 4.0, 24.0);
    for (index, life) in (0_u8..).zip(Life::ALL) {
        let x = wide * (f32::from(index) + 0.5);
        let by = Affine::scale(side / 10.0).then(Affine::shift(x - side / 2.0, 0.5));
        drawing.place(by, Rune::from(life).construction(Role::Text.into(), 0.72));
        drawing.text(Text::new(Point::new(x, 21.4), life.name(), Font::SerifBold, 4.4, Role::Text.into()).centred());
    }
    drawing
}

pub struct PictureStep<'a> {
    pub who: String,
    /// The dice, and whether somebody sees them.
    pub dice: Option<([Symbol; 2], bool)>,
    pub call: Option<&'a str>,
    pub words: String,
    pub stands: Option<Outcome>,
}

pub fn round(kind: Kind, steps: &[PictureStep<'_>], lang: Lang) -> Drawing {
    let (width, row, head) = (124.0, 21.0, 6.0);
    let die = kind.die(kind.symbols());
    let mut drawing = Drawing::new(width, head + row * steps.len() as f32);
    let (dice, said, right) = (1.0, 29.0, width - 9.0);
    let words = tr!(lang, "dre13ehn-guide-stands-label");
    drawing.text(Text::new(Point::new(right, 3.4), words, Font::Sans, 2.9, Role::Faint.into()).centred());
    for (index, step) in steps.iter().enumerate() {
        let y = head + row * index as f32;
        chart::rule(&mut drawing, Point::new(0.0, y), width, Stroke::new(Role::Line.into(), 0.2));
        let who = Text::new(Point::new(dice, y + 5.0), &step.who, Font::SerifBold, 4.2, Role::Text.into());
        drawing.text(who);
        if let Some((symbols, seen)) = step.dice {
            for (place, symbol) in (0_u8..).zip(symbols) {
                let by = Affine::scale(1.05).then(Affine::shift(dice + f32::from(place) * 12.0, y + 7.4));
                drawing.place(by, shown(&die, seen.then_some(symbol)));
            }
        }
        let mut line = y + 6.6;
        if let Some(call) = step.call {
            let call = tr!(lang, "dre13ehn-guide-says-label", call = call.to_owned());
            drawing.text(Text::new(Point::new(said, line), call, Font::SerifItalic, 5.2, Role::Accent.into()));
            line += 5.4;
        }
        for words in text::wrap(&step.words, Font::Serif, 3.7, right - said - 10.0) {
            drawing.text(Text::new(Point::new(said, line), words, Font::Serif, 3.7, Role::Text.into()));
            line += 4.4;
        }
        if let Some(outcome) = step.stands {
            chart::chip(&mut drawing, Point::new(right, y + row / 2.0), outcome, false);
        }
    }
    drawing
}

fn shown(die: &Die, symbol: Option<Symbol>) -> Drawing {
    match symbol {
        Some(symbol) => pieces::flat_die(art::dice::look(die), art::dice::face(die, symbol.face())),
        None => {
            let mut hidden = Drawing::new(pieces::FACE, pieces::FACE);
            let edge = Stroke::dashed(Role::Faint.into(), 0.4, 1.1, 0.9);
            hidden.shape(Path::rounded(0.4, 0.4, 9.2, 9.2, 2.0), Role::Soft.into(), edge);
            chart::centred(&mut hidden, Point::new(5.0, 5.0), "?", Font::SansBold, 5.6, Role::Faint);
            hidden
        }
    }
}
