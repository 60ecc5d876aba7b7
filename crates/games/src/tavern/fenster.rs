//! Kirchen- and Bauernfenster: a stroke for neither 4 nor 6, or neither 3 nor 5 (`docs/rules/pub-games.md`, 7 and 8).

use crate::tavern::figure::blob;
use crate::tavern::prelude::*;
use base::draw::Size;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Window {
    Church,
    Farm,
}

impl Window {
    pub fn is_lit(self, face: u8) -> bool {
        match self {
            Self::Church => matches!(face, 4 | 6),
            Self::Farm => matches!(face, 3 | 5),
        }
    }
}

impl Turns for Window {
    fn turn_rules(&self) -> TurnRules {
        TurnRules { dice: 2, throws: 1, keeping: Keeping::Nothing, turning: false, loses: Loses::Each }
    }

    fn result(&self, hand: &Hand) -> Amount {
        u32::from(!hand.dice.iter().any(|face| self.is_lit(*face))).into()
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Kirchenfenster;

impl Kind for Kirchenfenster {
    const CARD: &'static Card = &Card {
        key: "kirchenfenster",
        emblem: || emblem(church, Hue::Slate, 0.33),
        guide: |page, _| guide(page, Window::Church, &[&[1, 4], &[6, 4], &[3, 5]]),
        rules: Rules::own(|_| Ok(Begin::turns(Window::Church))).worth(0.3483),
    };
}

#[derive(Clone, Debug, PartialEq)]
pub struct Bauernfenster;

impl Kind for Bauernfenster {
    const CARD: &'static Card = &Card {
        key: "bauernfenster",
        emblem: || emblem(farm, Hue::Olive, 0.255),
        guide: |page, _| guide(page, Window::Farm, &[&[3, 2], &[5, 3], &[4, 6]]),
        rules: Rules::own(|_| Ok(Begin::turns(Window::Farm))).worth(0.3552),
    };
}

fn guide(page: Page, window: Window, throws: &[&[u8]]) -> Page {
    let picture = example::each(&window, throws, |_, pips| window.is_lit(pips));
    page.pictures([("example", picture)]).and([guide::each_for_himself()]).and(guide::luck())
}

const DIE: f32 = 19.0;

/// Between which heights a window stands, and where its wall ends, mm.
const TOP: f32 = 15.0;
const FOOT: f32 = 101.0;
const WALL: f32 = caption::BOTTOM + 1.0;

impl Prop for Window {
    fn set(drawing: &mut Drawing, round: &Round<Self>, shown: &Past, _stage: &SceneContext<'_>) {
        let dice = &shown.hand.dice;
        let lit = [0, 1].map(|half| dice.get(half).is_some_and(|pips| round.rules.is_lit(*pips)));
        let mut picture = match round.rules {
            Window::Church => church(lit),
            Window::Farm => farm(lit),
        };
        for (middle, pips) in picture.dice.into_iter().zip(dice) {
            let at = Point::new(middle.x - DIE / 2.0, middle.y - DIE / 2.0);
            props::lay(&mut picture.drawing, *pips, at, DIE);
        }
        wall(drawing, round.rules);
        let size = picture.drawing.size;
        let scale = (FOOT - TOP) / size.height;
        let left = (drawing.size.width - size.width * scale) / 2.0;
        drawing.place(Affine::scale(scale).shifted(left, TOP), picture.drawing);
    }

    fn comes_to(&self, amount: Amount) -> Phrase {
        if amount == 0.into() { phrase!("tavern-stage-bright") } else { phrase!("tavern-stage-dark") }
    }

    fn aim(&self) -> Phrase {
        match self {
            Self::Church => phrase!("kirchenfenster-aim"),
            Self::Farm => phrase!("bauernfenster-aim"),
        }
    }
}

fn wall(drawing: &mut Drawing, window: Window) {
    let (left, right, top) = (0.6, drawing.size.width - 0.6, TOP - 3.0);
    let ground = match window {
        Window::Church => Ink::new(Role::Tint(Hue::Slate)).alpha(0.45),
        Window::Farm => Ink::new(Role::Tint(Hue::Ochre)).alpha(0.45),
    };
    drawing.fill(Path::rect(left, top, right - left, WALL - top), ground);
    let joint = Stroke::new(Ink::new(Role::Faint).alpha(0.3), 0.3);
    match window {
        Window::Church => {
            for row in 0..8_usize {
                let y = top + props::nth(row) * 12.4;
                drawing.rule((left, y), (right, y), joint);
                let mut x = left + if row % 2 == 0 { 11.0 } else { 22.0 };
                while x < right {
                    drawing.rule((x, y), (x, (y + 12.4).min(WALL)), joint);
                    x += 22.0;
                }
            }
        }
        Window::Farm => {}
    }
}

#[derive(Clone, Debug, PartialEq)]
struct Picture {
    pub drawing: Drawing,
    /// The middle of the die in each half.
    pub dice: [Point; 2],
}

const CHURCH: Size = Size { width: 80.0, height: 86.0 };
const FARM: Size = Size { width: 118.0, height: 84.0 };

fn glass(drawing: &mut Drawing, pane: &Path, hue: Hue, lit: bool) {
    let (ground, part) = if lit {
        (Ink::new(Role::Bone), if hue == Hue::Ochre { 0.2 } else { 0.42 })
    } else {
        (Ink::new(Role::Carved).lit(0.1), 0.16)
    };
    drawing.fill(pane.clone(), ground);
    drawing.shape(pane.clone(), Ink::new(Role::Deep(hue)).alpha(part), Stroke::new(Role::Carved.into(), 0.7));
}

/// A pointed arch over the span from `left` to `right`, its springing at `low`, its tip at `high`.
fn arch(left: f32, right: f32, low: f32, high: f32) -> Path {
    let (middle, rise) = (f32::midpoint(left, right), low - high);
    let half = middle - left;
    bend(
        [left, low],
        &[
            [left, low - rise * 0.45, left + half * 0.5, high + rise * 0.2, middle, high],
            [right - half * 0.5, high + rise * 0.2, right, low - rise * 0.45, right, low],
        ],
    )
}

fn church(lit: [bool; 2]) -> Picture {
    let mut drawing = Drawing::new(CHURCH.width, CHURCH.height);
    let stone = Ink::new(Role::Tint(Hue::Slate));
    let edge = Stroke::new(Role::Faint.into(), 0.7);
    for inset in [0.0, 2.6] {
        let (left, right, foot) = (3.0 + inset, CHURCH.width - 3.0 - inset, CHURCH.height - 1.5 - inset * 0.6);
        let mut outline = arch(left, right, 44.0, 1.0 + inset * 1.3);
        outline.0.extend([
            Segment::Line(Point::new(right, foot)),
            Segment::Line(Point::new(left, foot)),
            Segment::Close,
        ]);
        drawing.shape(outline, stone, edge);
    }
    drawing.shape(Path::rect(0.6, CHURCH.height - 3.4, CHURCH.width - 1.2, 3.0), stone, edge);
    rose(&mut drawing, Point::new(CHURCH.width / 2.0, 23.4), 9.6, lit);
    for (half, left) in [9.5, 42.5].into_iter().enumerate() {
        lancet(&mut drawing, left, left + 28.0, lit[half]);
    }
    Picture { drawing, dice: [Point::new(23.5, 64.0), Point::new(56.5, 64.0)] }
}

fn lancet(drawing: &mut Drawing, left: f32, right: f32, lit: bool) {
    let (spring, foot) = (46.0, 81.0);
    let mut head = arch(left, right, spring, 27.0);
    head.0.push(Segment::Close);
    glass(drawing, &head, Hue::Ruby, lit);
    let middle = f32::midpoint(left, right);
    let hues = [Hue::Ochre, Hue::Petrol, Hue::Rose, Hue::Leaf];
    let (rows, high) = (4_usize, (foot - spring) / 4.0);
    for (row, side) in (0..rows).flat_map(|row| [0_usize, 1].map(|side| (row, side))) {
        let x = if side == 0 { left } else { middle };
        let pane = Path::rect(x, spring + props::nth(row) * high, middle - left, high);
        glass(drawing, &pane, hues[(row + side) % hues.len()], lit);
    }
    let inner = Path::circle(middle, 39.6, 4.2);
    glass(drawing, &inner, Hue::Ochre, lit);
}

/// The rose over the lancets, each half as its lancet.
fn rose(drawing: &mut Drawing, middle: Point, radius: f32, lit: [bool; 2]) {
    let edge = Stroke::new(Role::Faint.into(), 0.6);
    drawing.shape(Path::circle(middle.x, middle.y, radius + 1.2), Role::Line.into(), edge);
    for petal in 0..6_usize {
        let angle = (props::nth(petal) * 60.0 + 30.0).to_radians();
        let by = Affine::turn(angle).shifted(middle.x, middle.y);
        let leaf = Path::ellipse(0.0, -radius * 0.58, radius * 0.2, radius * 0.38).moved(by);
        let hue = if petal % 2 == 0 { Hue::Petrol } else { Hue::Ruby };
        glass(drawing, &leaf, hue, lit[usize::from(petal < 3) ^ 1]);
    }
    glass(drawing, &Path::circle(middle.x, middle.y, radius * 0.24), Hue::Ochre, lit[0] || lit[1]);
}

fn farm(lit: [bool; 2]) -> Picture {
    let mut drawing = Drawing::new(FARM.width, FARM.height);
    let middle = FARM.width / 2.0;
    let (top, side, bar) = (3.0, 27.0, 2.2);
    let wood = Ink::new(Role::Leather);
    let edge = Stroke::new(wood.lit(-0.4), 0.5);
    let half = side + 1.5 * bar;
    drawing.shape(Path::rounded(middle - half, top, 2.0 * half, 2.0 * half, 1.4), wood, edge);
    for (column, x) in [middle - side - bar / 2.0, middle + bar / 2.0].into_iter().enumerate() {
        for row in 0..2 {
            let y = top + bar + props::nth(row) * (side + bar);
            glass(&mut drawing, &Path::rect(x, y, side, side), Hue::Ochre, lit[column]);
        }
        curtain(&mut drawing, x, top + bar, side, column == 0, lit[column]);
    }
    for left in [true, false] {
        let x = if left { middle - half - 25.0 } else { middle + half + 1.0 };
        shutter(&mut drawing, Point::new(x, top), 24.0, 2.0 * half);
    }
    box_of_flowers(&mut drawing, Point::new(middle - half - 3.0, top + 2.0 * half + 5.0), 2.0 * half + 6.0);
    let low = top + bar + side + bar + side / 2.0;
    let dice = [-1.0, 1.0].map(|way: f32| Point::new(middle + way * (side + bar) / 2.0, low));
    Picture { drawing, dice }
}

fn curtain(drawing: &mut Drawing, x: f32, y: f32, side: f32, left: bool, lit: bool) {
    let at = |dx: f32, dy: f32| Point::new(if left { x + dx } else { x + side - dx }, y + dy);
    let (a, b, c) = (at(side, 0.0), at(side * 0.5, side * 0.5), at(side * 0.32, side));
    let cloth = Path(vec![
        Segment::Move(at(0.0, 0.0)),
        Segment::Line(a),
        Segment::Curve(at(side * 0.9, side * 0.25), b, c),
        Segment::Line(at(0.0, side)),
        Segment::Close,
    ]);
    let ink = if lit { Ink::new(Role::Bone).lit(0.5) } else { Ink::new(Role::Bone).alpha(0.3) };
    drawing.shape(cloth, ink.alpha(if lit { 0.85 } else { 0.22 }), Stroke::new(Ink::new(Role::Carved).alpha(0.4), 0.3));
}

fn shutter(drawing: &mut Drawing, at: Point, width: f32, height: f32) {
    let green = Ink::new(Role::Deep(Hue::Leaf));
    drawing.shape(Path::rounded(at.x, at.y, width, height, 1.2), green, Stroke::new(green.lit(-0.35), 0.5));
    let panel = |y: f32, tall: f32| Path::rounded(at.x + 2.6, y, width - 5.2, tall, 0.8);
    for (y, tall) in [(at.y + 3.0, height * 0.44), (at.y + height * 0.54, height * 0.4)] {
        drawing.line(panel(y, tall), Stroke::new(green.lit(-0.3), 0.45));
    }
    let (x, y, s) = (at.x + width / 2.0, at.y + height * 0.21, width * 0.2);
    let heart = blob(
        [x, y + s],
        &[
            [x - s * 1.5, y - s * 0.2, x - s * 0.8, y - s * 1.1, x, y - s * 0.3],
            [x + s * 0.8, y - s * 1.1, x + s * 1.5, y - s * 0.2, x, y + s],
        ],
    );
    drawing.fill(heart, Role::Paper.into());
}

fn box_of_flowers(drawing: &mut Drawing, at: Point, width: f32) {
    let leaf = Ink::new(Role::Deep(Hue::Leaf));
    let count = 7;
    for flower in 0..count {
        let x = at.x + width * (props::nth(flower) + 0.5) / props::nth(count);
        let high = if flower % 2 == 0 { 3.4 } else { 1.6 };
        drawing.fill(Path::ellipse(x - 2.4, at.y - 0.4, 3.0, 2.2), leaf);
        drawing.fill(Path::ellipse(x + 2.4, at.y - 0.2, 3.0, 2.0), leaf);
        drawing.fill(Path::circle(x, at.y - high, 2.3), Role::Deep(Hue::Ruby).into());
        drawing.fill(Path::circle(x, at.y - high, 0.8), Role::Bone.into());
    }
    let wood = Ink::new(Role::Leather);
    drawing.shape(Path::rounded(at.x, at.y, width, 9.0, 1.2), wood, Stroke::new(wood.lit(-0.4), 0.5));
}

fn emblem(window: fn([bool; 2]) -> Picture, hue: Hue, scale: f32) -> Drawing {
    let mut drawing = props::mat(hue);
    let picture = window([true, false]).drawing;
    let by =
        Affine::scale(scale).shifted(20.0 - scale * picture.size.width / 2.0, 20.0 - scale * picture.size.height / 2.0);
    drawing.place(by, picture);
    drawing
}
