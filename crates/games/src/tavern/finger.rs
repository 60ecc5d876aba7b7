//! Die fünf Finger and die bösen Sieben: a sum of 5, or 7, as soon as possible (`docs/rules/pub-games.md`, 18 and 19).

use super::emblem;
use crate::tavern::figure::limb;
use crate::tavern::prelude::*;

pub const THROWS: u8 = 10;

/// A sum that is to be thrown; also where all three dice are turned over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    Five,
    Seven,
}

impl Aim {
    pub const fn sum(self) -> u32 {
        match self {
            Self::Five => 5,
            Self::Seven => 7,
        }
    }

    pub fn hits(self, dice: &[u8]) -> bool {
        let pips = sum(dice);
        pips == self.sum() || pips == 21 - self.sum()
    }
}

impl Turns for Aim {
    fn turn_rules(&self) -> TurnRules {
        TurnRules { dice: 3, throws: THROWS, keeping: Keeping::Nothing, turning: false, loses: Loses::Highest }
    }

    fn ends(&self, hand: &Hand) -> bool {
        self.hits(&hand.dice)
    }

    fn result(&self, hand: &Hand) -> Amount {
        let missed = u32::from(!self.hits(&hand.dice));
        (u32::from(THROWS - hand.left) + missed).into()
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct FuenfFinger;

impl Kind for FuenfFinger {
    const CARD: &'static Card = &Card {
        key: "fuenf-finger",
        emblem: || emblem::with(Hue::Rose, hand, 0.74, [5.2, 4.6]),
        guide: |page, lang| guide(page, Aim::Five, [[2, 6, 3], [4, 1, 2], [6, 5, 5]], lang),
        rules: Rules::last(|_| Ok(Begin::turns(Aim::Five))),
    };
}

#[derive(Clone, Debug, PartialEq)]
pub struct BoeseSieben;

impl Kind for BoeseSieben {
    const CARD: &'static Card = &Card {
        key: "boese-sieben",
        emblem: || emblem::with(Hue::Ruby, imp, 1.4, [6.0, 6.4]),
        guide: |page, lang| guide(page, Aim::Seven, [[2, 6, 3], [4, 1, 1], [6, 5, 3]], lang),
        rules: Rules::last(|_| Ok(Begin::turns(Aim::Seven))),
    };
}

/// The last of these throws succeeds once it is turned over.
fn guide(page: Page, aim: Aim, throws: [[u8; 3]; 3], lang: Lang) -> Page {
    let line = |(index, throw): (usize, &[u8; 3])| {
        let comes = Comes::To(sum(throw).to_string());
        ExampleRow::throw(index + 1, throw, |_| aim.hits(throw), comes, lang)
    };
    let mut lines: Vec<ExampleRow> = throws.iter().enumerate().map(line).collect();
    let over = throws[2].map(|pips| 7 - pips);
    lines.push(ExampleRow::all(tr!(lang, "tavern-guide-turned-label"), &over, Comes::To(sum(&over).to_string())));
    page.pictures([("example", example::draw(&lines))]).and(guide::luck())
}

const DIE: f32 = 19.0;
const TURNED_DIE: f32 = 13.0;
const DICE_LEFT: f32 = 63.2;
const MARKS: (Point, f32) = (Point::new(6.0, 77.0), 12.7);
const MARK_HEIGHT: f32 = 15.4;

impl Prop for Aim {
    fn set(drawing: &mut Drawing, round: &Round<Self>, shown: &Past, _stage: &SceneContext<'_>) {
        let aim = round.rules;
        let dice = shown.throws.last();
        let hit = dice.is_some_and(|dice| aim.hits(dice));
        let colour = |hue| if hit { Role::Tint(hue) } else { Role::Paper };
        match aim {
            Self::Five => {
                let style = FigureStyle::staged(colour(Hue::Rose), 0.7);
                drawing.place(Affine::scale(1.34).shifted(5.0, 14.4), hand(style));
            }
            Self::Seven => imps(drawing, FigureStyle::staged(colour(Hue::Ruby), 0.8)),
        }
        throw(drawing, aim, dice.map(Vec::as_slice));
        let finished: Vec<u32> = round.results().iter().flatten().map(Amount::to_integer).collect();
        marks(drawing, aim, shown, &finished);
    }

    fn comes_to(&self, amount: Amount) -> Phrase {
        if amount > u32::from(THROWS).into() {
            phrase!("tavern-stage-never")
        } else {
            phrase!("tavern-stage-throw", throw = amount.to_integer())
        }
    }

    fn aim(&self) -> Phrase {
        match self {
            Self::Five => phrase!("fuenf-finger-aim"),
            Self::Seven => phrase!("boese-sieben-aim"),
        }
    }
}

fn imps(drawing: &mut Drawing, style: FigureStyle) {
    let scale = 0.88;
    for (row, (count, y)) in [(2_u8, 14.6), (3, 33.4), (2, 52.2)].into_iter().enumerate() {
        let indent = if row == 1 { 0.0 } else { 0.5 };
        for place in 0..count {
            let x = 4.0 + (f32::from(place) + indent) * IMP * scale * 1.16;
            drawing.place(Affine::scale(scale).shifted(x, y), imp(style));
        }
    }
}

fn throw(drawing: &mut Drawing, aim: Aim, dice: Option<&[u8]>) {
    let over: Option<Vec<u8>> = dice.map(|dice| dice.iter().map(|face| 7 - face).collect());
    let rows = [(dice, DIE, 16.0), (over.as_deref(), TURNED_DIE, 51.0)];
    for (dice, side, y) in rows {
        props::dice(drawing, dice.unwrap_or_default(), 3, Point::new(DICE_LEFT, y), side);
        let Some(dice) = dice else { continue };
        let sum = sum(dice);
        let middle = Point::new(DICE_LEFT + props::width(3, DIE) + 8.8, y + side / 2.0);
        let (font, ink) = if sum == aim.sum() { (Font::SansBold, Role::Good) } else { (Font::Sans, Role::Text) };
        if sum == aim.sum() {
            drawing.line(Path::circle(middle.x, middle.y, (side * 0.62).min(7.4)), Stroke::new(Role::Good.into(), 0.8));
        }
        props::label(drawing, sum, middle, (side * 0.66).min(9.4), 13.0, font, ink);
    }
    // All three turn over at once.
    let x = DICE_LEFT + props::width(3, TURNED_DIE) + 5.0;
    let line = Stroke::new(Role::Faint.into(), 0.6);
    drawing.line(bend([x, 38.0], &[[x + 8.0, 41.0, x + 8.0, 53.0, x, 56.0]]), line);
    drawing.line(Path::data("M2.6 -3L0 0L3.9 0.6").moved(Affine::shift(x, 56.0)), line);
}

/// With their sums and, over each, a pawn for everyone who ended there; last the place of those who missed.
fn marks(drawing: &mut Drawing, aim: Aim, shown: &Past, finished: &[u32]) {
    let (at, pitch) = MARKS;
    for number in 1..=THROWS + 1 {
        let x = at.x + f32::from(number - 1) * pitch;
        let missed = number > THROWS;
        let dice = shown.throws.get(usize::from(number) - 1);
        let hit = dice.is_some_and(|dice| aim.hits(dice));
        let lost = missed && shown.result == Some(u32::from(number).into());
        let fill = match (dice.is_some() || lost, hit) {
            (_, true) => Role::Tint(Hue::Leaf),
            (true, false) => Role::Soft,
            (false, false) => Role::Paper,
        };
        let edge = if missed {
            Stroke::dashed(Role::Line.into(), 0.35, 1.2, 1.0)
        } else {
            Stroke::new(if hit { Role::Good } else { Role::Line }.into(), if hit { 0.8 } else { 0.35 })
        };
        drawing.shape(Path::rounded(x, at.y, pitch - 1.2, MARK_HEIGHT, 1.6), fill.into(), edge);
        let middle = Point::new(x + (pitch - 1.2) / 2.0, at.y + MARK_HEIGHT / 2.0);
        if let Some(dice) = dice {
            let font = if hit { Font::SansBold } else { Font::Sans };
            props::label(drawing, sum(dice), middle, 5.4, pitch, font, Role::Text);
        }
        let words = if missed { "–".to_owned() } else { number.to_string() };
        props::label(drawing, words, (middle.x, at.y + MARK_HEIGHT + 4.0), 4.0, pitch, Font::Sans, Role::Faint);
        let here = finished.iter().filter(|end| **end == u32::from(number)).count();
        pawns(drawing, Point::new(middle.x, at.y - 2.0), here);
    }
}

fn pawns(drawing: &mut Drawing, foot: Point, count: usize) {
    for pawn in 0..count {
        let (column, row) = (pawn % 3, pawn / 3);
        let width = (count - row * 3).min(3) - 1;
        let x = foot.x + (props::nth(column) - props::nth(width) / 2.0) * 3.0;
        drawing.fill(Path::circle(x, foot.y - props::nth(row) * 3.0, 1.2), Role::Accent.into());
    }
}

const HAND: f32 = 40.0;
const IMP: f32 = 20.0;

/// Where each finger begins and ends, from the thumb on, and how thick it is, mm.
const FINGERS: [(Point, Point, f32); 5] = [
    (Point::new(13.0, 31.0), Point::new(4.8, 21.6), 6.4),
    (Point::new(14.2, 22.0), Point::new(11.2, 6.6), 5.8),
    (Point::new(19.8, 21.0), Point::new(19.6, 4.2), 6.0),
    (Point::new(25.2, 22.0), Point::new(27.6, 6.2), 5.8),
    (Point::new(30.0, 24.6), Point::new(34.6, 12.0), 5.2),
];

fn hand(style: FigureStyle) -> Drawing {
    let mut drawing = Drawing::new(HAND, HAND);
    let palm = Path::rounded(11.2, 19.6, 21.4, 19.4, 8.0);
    let fingers = FINGERS.map(|(from, to, width)| limb(from, to, width));
    let shapes: Vec<Path> = fingers.into_iter().chain([palm]).collect();
    joined(&mut drawing, &shapes, style.body, style.line);
    let thin = style.detail(0.7);
    drawing.line(Path::data("M14.6 28.4 C19 26 25 26.2 29.4 28.4"), thin);
    drawing.line(Path::data("M16 35.6 C18.6 32.4 20.2 31 24.8 31"), thin);
    drawing
}

fn imp(style: FigureStyle) -> Drawing {
    let FigureStyle { body, line, mark } = style;
    let mut drawing = Drawing::new(IMP, IMP);
    let horn = Path::data("M3.6 7 C2 4.6 2 2.4 3.4 0.8 C4 3 5.6 4.2 8.2 4.6 C6 4.8 4.6 5.6 3.6 7 Z");
    let mirror = Affine { a: -1.0, e: IMP, ..Affine::IDENTITY };
    let ear = Path::data("M3.6 9 C2.4 8.4 1.4 8.4 0.4 8.8 C0.8 10.8 1.8 12 3.8 12.4 Z");
    for part in [horn, ear] {
        drawing.shape(part.moved(mirror), body, line);
        drawing.shape(part, body, line);
    }
    let face = Path::data(
        "M10 3.6 C14.4 3.6 17 6.6 16.8 10.4 C16.6 14 13.4 17 10 19.4 C6.6 17 3.4 14 3.2 10.4 \
         C3 6.6 5.6 3.6 10 3.6 Z",
    );
    drawing.shape(face, body, line);
    let eye = Path::data("M5.6 8.2 C6.6 9 7.6 9.4 8.8 9.6 C8.4 11 6.4 11 5.6 8.2 Z");
    drawing.fill(eye.moved(mirror), mark);
    drawing.fill(eye, mark);
    drawing.line(Path::data("M6.4 12.8 C8 15.4 12 15.4 13.6 12.8"), style.detail(1.0));
    drawing
}
