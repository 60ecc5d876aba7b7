//! What is kept of a throw, as pictures and tables for the pages of the games, judged as the hints are.

use base::draw::{Affine, Drawing, Font, Path, Point, Role, Stroke, Text};
use base::i18n::Lang;

use super::action::{Action, Places};
use super::part::{Amount, Hand, Ties};
use super::props;
use super::solve;
use super::turns::{Stand, Turns, roll};

const WIDE: f32 = 124.0;
const COLUMNS: usize = 4;
const SIDE: f32 = 5.0;
const ROW_PITCH: f32 = 7.8;
const WORDS: f32 = 3.3;

#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    pub dice: Vec<u8>,
    /// By place in `dice`: whether it stays.
    pub keeps: Vec<bool>,
    /// The chance to get away without the stroke then.
    pub chance: f64,
}

impl Advice {
    pub fn kept(&self) -> Vec<u8> {
        self.dice.iter().zip(&self.keeps).filter(|(_, keeps)| **keeps).map(|(face, _)| *face).collect()
    }
}

/// What the hint says of these dice, so many throws being left after this one and these dice kept before, where the
/// other of two has come to `before`, or nobody to anything; none where there is nothing to decide.
pub fn advice<T: Turns>(rules: &T, dice: &[u8], kept: &[u8], left: u8, before: Option<Amount>) -> Option<Advice> {
    let mut hand = Hand { kept: kept.to_vec(), ..Hand::fresh(left + 1) };
    if roll(rules, &mut hand, dice) != Stand::Decide {
        return None;
    }
    let best = solve::judge(rules, &hand, before.as_slice(), (2, Ties::Playoff), None).into_iter().next()?;
    let stays = match best.action {
        Action::Keep(places) => places,
        Action::Stop | Action::Turn(_) | Action::Cover | Action::Lift => Places::first(dice.len()),
    };
    let keeps = (0..dice.len()).map(|place| stays.has(place)).collect();
    Some(Advice { dice: dice.to_vec(), keeps, chance: best.value })
}

/// Every throw of so many dice, in rising order.
pub fn throws(count: usize) -> Vec<Vec<u8>> {
    let longer = |all: Vec<Vec<u8>>, _| {
        let rising = |dice: Vec<u8>| {
            let least = dice.last().copied().unwrap_or(1);
            (least..=6).map(move |face| [dice.as_slice(), &[face]].concat())
        };
        all.into_iter().flat_map(rising).collect()
    };
    (0..count).fold(vec![Vec::new()], longer)
}

pub fn table(all: &[Advice], lang: Lang) -> Drawing {
    let rows = all.len().div_ceil(COLUMNS);
    let mut drawing = Drawing::new(WIDE, ROW_PITCH * props::nth(rows));
    let wide = WIDE / props::nth(COLUMNS);
    for (nth, advice) in all.iter().enumerate() {
        let (left, middle) = (wide * props::nth(nth / rows) + 2.0, ROW_PITCH * (props::nth(nth % rows) + 0.5));
        for (place, (face, keeps)) in advice.dice.iter().zip(&advice.keeps).enumerate() {
            let at = props::place(Point::new(left, middle - SIDE / 2.0), place, SIDE);
            if *keeps {
                let plate = Path::rounded(at.x - 0.45, at.y - 0.45, SIDE + 0.9, SIDE + 0.9, SIDE * 0.25);
                drawing.shape(plate, Role::Soft.into(), Stroke::new(Role::Accent.into(), 0.35));
            }
            drawing.place(Affine::shift(at.x, at.y), props::die(*face, SIDE));
            if !*keeps {
                props::pale(&mut drawing, at, SIDE);
            }
        }
        let at = Point::new(left + props::width(advice.dice.len(), SIDE) + 2.0, middle);
        drawing.text(Text::beside(at, percent(advice.chance, lang), Font::Sans, WORDS, Role::Text));
    }
    drawing
}

pub fn percent(chance: f64, lang: Lang) -> String {
    lang.percent(chance, 0)
}
