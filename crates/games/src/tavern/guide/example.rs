//! The drawn examples of the rules pages, worked out by the rules themselves, so that page and rules cannot disagree.

use base::draw::{Affine, Drawing, Font, Path, Point, Role, Stroke, Text, text};
use base::i18n::{Lang, tr};

use super::super::action::Action;
use super::super::part::{Amount, Hand};
use super::super::props;
use super::super::turns::{self, Loses, Turns};

const SIDE: f32 = 9.0;
const LINE_PITCH: f32 = 12.6;
const WORDS: f32 = 4.0;
const GAP: f32 = 5.0;

#[derive(Clone, Debug)]
pub enum Comes {
    Nothing,
    To(String),
    Well,
    Stroke,
}

#[derive(Clone, Debug)]
pub struct ExampleRow {
    pub label: String,
    /// The dice, and whether they matter: count, or stay.
    pub dice: Vec<(u8, bool)>,
    pub comes: Comes,
}

impl ExampleRow {
    /// The n-th throw, counted from 1, and which of its dice matter.
    pub fn throw(nth: usize, dice: &[u8], matters: impl Fn(u8) -> bool, comes: Comes, lang: Lang) -> Self {
        let dice = dice.iter().map(|pips| (*pips, matters(*pips))).collect();
        Self { label: tr!(lang, "tavern-guide-throw-label", nth), dice, comes }
    }

    pub fn all(label: String, dice: &[u8], comes: Comes) -> Self {
        Self { label, dice: dice.iter().map(|pips| (*pips, true)).collect(), comes }
    }
}

pub fn draw(lines: &[ExampleRow]) -> Drawing {
    let wide = |line: &ExampleRow| text::width(&line.label, Font::Sans, WORDS);
    let left = lines.iter().map(wide).fold(0.0, f32::max);
    let left = if left > 0.0 { left + GAP } else { 1.0 };
    let most = lines.iter().map(|line| line.dice.len()).max().unwrap_or(0);
    let behind = left + props::width(most, SIDE) + GAP;
    let said = |line: &ExampleRow| match &line.comes {
        Comes::Nothing => 0.0,
        Comes::To(words) => text::width(words, Font::SerifBold, WORDS * 1.5),
        Comes::Well | Comes::Stroke => SIDE,
    };
    let width = behind + lines.iter().map(said).fold(0.0, f32::max) + 1.0;
    let mut drawing = Drawing::new(width, LINE_PITCH * props::nth(lines.len()));
    for (index, line) in lines.iter().enumerate() {
        let middle = LINE_PITCH * (props::nth(index) + 0.5);
        let base = |font, size| middle + text::cap_height(font, size) / 2.0;
        let at = Point::new(0.0, base(Font::Sans, WORDS));
        drawing.text(Text::new(at, &line.label, Font::Sans, WORDS, Role::Faint.into()));
        for (place, (pips, matters)) in line.dice.iter().enumerate() {
            let at = props::place(Point::new(left, middle - SIDE / 2.0), place, SIDE);
            die(&mut drawing, *pips, *matters, at);
        }
        match &line.comes {
            Comes::Nothing => {}
            Comes::To(words) => {
                let (font, size) = (Font::SerifBold, WORDS * 1.5);
                drawing.text(Text::new(Point::new(behind, base(font, size)), words, font, size, Role::Text.into()));
            }
            Comes::Well => props::tick(&mut drawing, Point::new(behind + SIDE / 2.0, middle), SIDE * 0.7),
            Comes::Stroke => props::struck(&mut drawing, Point::new(behind + SIDE / 2.0, middle), SIDE),
        }
    }
    drawing
}

fn die(drawing: &mut Drawing, pips: u8, matters: bool, at: Point) {
    if matters {
        let edge = SIDE * 0.1;
        let side = SIDE + 2.0 * edge;
        let plate = Path::rounded(at.x - edge, at.y - edge, side, side, SIDE * 0.27);
        drawing.shape(plate, Role::Soft.into(), Stroke::new(Role::Accent.into(), SIDE * 0.055));
    }
    drawing.place(Affine::shift(at.x, at.y), props::die(pips, SIDE));
}

/// What each throw of a turn adds, and their sum; `matters` is asked with the throw as it lies.
pub fn adding<T: Turns>(rules: &T, throws: &[[u8; 3]], matters: impl Fn(&Hand, u8) -> bool, lang: Lang) -> Drawing {
    let mut hand = Hand::fresh(rules.turn_rules().throws);
    let mut lines = Vec::new();
    for (index, throw) in throws.iter().enumerate() {
        let before = hand.counted;
        turns::roll(rules, &mut hand, throw);
        let lies = Hand { dice: throw.to_vec(), ..hand.clone() };
        let adds = Comes::To((hand.counted - before).to_string());
        lines.push(ExampleRow::throw(index + 1, throw, |pips| matters(&lies, pips), adds, lang));
    }
    let sum = Comes::To(rules.result(&hand).to_string());
    lines.push(ExampleRow { label: tr!(lang, "tavern-guide-sum-label"), dice: Vec::new(), comes: sum });
    draw(&lines)
}

/// Several turns of one throw each: what each comes to.
pub fn each<T: Turns>(rules: &T, throws: &[&[u8]], matters: impl Fn(&[u8], u8) -> bool) -> Drawing {
    let line = |throw: &&[u8]| {
        let mut hand = Hand::fresh(1);
        turns::roll(rules, &mut hand, throw);
        let dice = throw.iter().map(|pips| (*pips, matters(throw, *pips))).collect();
        ExampleRow { label: String::new(), dice, comes: comes(rules, rules.result(&hand)) }
    };
    draw(&throws.iter().map(line).collect::<Vec<_>>())
}

fn comes<T: Turns>(rules: &T, result: Amount) -> Comes {
    match (rules.turn_rules().loses, result == 1.into()) {
        (Loses::Each, true) => Comes::Stroke,
        (Loses::Each, false) => Comes::Well,
        (Loses::Lowest | Loses::Highest, _) => Comes::To(result.to_string()),
    }
}

/// A turn with its decisions: each throw and what is decided about it. At the end lie the dice as `put` arranges them.
pub fn decided<T: Turns>(
    rules: &T,
    steps: &[(&[u8], &[Action])],
    put: impl Fn(&Hand) -> Vec<u8>,
    lang: Lang,
) -> Drawing {
    let mut hand = Hand::fresh(rules.turn_rules().throws);
    let mut lines = Vec::new();
    for (index, (throw, actions)) in steps.iter().enumerate() {
        turns::roll(rules, &mut hand, throw);
        let mut line = ExampleRow::throw(index + 1, throw, |_| false, Comes::Nothing, lang);
        for action in *actions {
            match action {
                Action::Keep(places) => places.iter().for_each(|place| line.dice[place].1 = true),
                Action::Turn(Some(place)) => line.dice[usize::from(*place)].1 = true,
                Action::Turn(None) | Action::Stop | Action::Cover | Action::Lift => {}
            }
            turns::act(rules, &mut hand, *action);
        }
        lines.push(line);
    }
    let end = tr!(lang, "tavern-guide-end-label");
    lines.push(ExampleRow::all(end, &put(&hand), comes(rules, rules.result(&hand))));
    draw(&lines)
}
