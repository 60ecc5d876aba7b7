//! Mauseloch: 3 to 18 on one sheet; three sums that are struck already have lost (`docs/rules/pub-games.md`, 15).

use crate::table::leaf::MARGIN;
use crate::tavern::figure::outline;
use crate::tavern::prelude::*;
use crate::tavern::sheet::form::{self, TOP};
use crate::tavern::sheet::story::{PlayedGame, stages};
use serde_json::{Map, Value};

const SUMS: std::ops::RangeInclusive<u8> = 3..=18;
const THROWS: u8 = 3;

#[derive(Clone, Debug, PartialEq)]
pub struct Hole {
    /// The sums struck out, in the order they were thrown.
    pub struck: Vec<u8>,
    /// How many of them in this turn.
    pub new: u32,
    /// The throws of the turn under way or, before its first, of the last one: the dice, and whether their sum was new.
    pub throws: Vec<(Vec<u8>, bool)>,
    pub thrower: Option<Seat>,
    circle: Circle,
}

impl Hole {
    pub fn new(order: Vec<Seat>) -> Self {
        Self::of(Circle::new(order, THROWS))
    }

    fn of(circle: Circle) -> Self {
        Self { struck: Vec::new(), new: 0, throws: Vec::new(), thrower: None, circle }
    }
}

impl EveningPart for Hole {
    fn wait(&self) -> Wait {
        self.circle.throws(3)
    }

    fn roll(&mut self, faces: &[u8]) -> StepResult {
        let Some(seat) = self.circle.mover() else { return StepResult::nothing() };
        let sum = faces.iter().sum();
        let new = !self.struck.contains(&sum);
        if self.circle.hand.left == THROWS {
            self.throws.clear();
        }
        self.throws.push((faces.to_vec(), new));
        self.thrower = Some(seat);
        if new {
            self.struck.push(sum);
            self.new += 1;
        }
        self.circle.hand.left -= 1;
        if self.circle.hand.left > 0 {
            return StepResult::nothing();
        }
        self.circle.results[seat] = Some(Amount::from(self.new));
        if self.new == 0 {
            self.circle.hand.dice = faces.to_vec();
            self.circle.end();
            return StepResult::over(vec![seat]);
        }
        self.circle.pass();
        (self.circle.hand, self.new) = (Hand::fresh(THROWS), 0);
        StepResult::nothing()
    }

    fn follows(&self) -> bool {
        self.hand().left < THROWS
    }

    fn again(&mut self, order: Vec<Seat>) {
        *self = Self::of(self.circle.again(order, THROWS));
    }

    fn circle(&self) -> &Circle {
        &self.circle
    }

    fn add(&self, state: &mut Map<String, Value>) {
        state.insert("struck".to_owned(), self.struck.clone().into());
    }
}

impl Kind for Hole {
    const CARD: &'static Card =
        &Card { key: "mauseloch", emblem, guide, rules: Rules::own(|_| Ok(Begin::with(Self::new))) };
    const SHEET: Option<Own> = Some(SHEET);
}

fn guide(page: Page, _lang: Lang) -> Page {
    let struck: Vec<u8> = (5..18).filter(|sum| *sum != 7).collect();
    page.pictures([("example", numbers(&struck))]).and(guide::luck())
}

const SUMS_AT: Point = Point::new(8.0, 16.0);
const SUM_FIELD: (f32, f32) = (16.8, 12.8);
const SUMS_A_ROW: usize = 8;
const WALL: (f32, f32) = (46.0, 100.0);
const DIE: f32 = 14.4;

impl Scene for Hole {
    fn caption(&self, stage: &SceneContext<'_>) -> Caption {
        let mover = self.mover();
        let under_way = (1..THROWS).contains(&self.hand().left);
        let new = self.throws.iter().filter(|(_, new)| *new).count();
        let came = phrase!("mauseloch-came", new);
        let went = match self.thrower {
            None => Went::On,
            Some(_) if under_way => Went::On,
            Some(_) if new == 0 => Went::Badly(came),
            Some(_) => Went::Well(came),
        };
        let next = match mover {
            None => None,
            Some(_) if under_way => Some(phrase!("tavern-stage-left", left = self.hand().left)),
            Some(_) if self.thrower.is_none() => Some(phrase!("tavern-stage-begins")),
            Some(seat) => Some(caption::next(stage, seat)),
        };
        let free = SUMS.count() - self.struck.len();
        Caption { seat: self.thrower.or(mover), went, next, foot: Some(phrase!("mauseloch-free", free)) }
    }

    fn set(&self, drawing: &mut Drawing, _stage: &SceneContext<'_>) {
        self.sheet(drawing);
        wall(drawing);
        out(drawing, self.struck.len());
        self.thrown(drawing);
    }

    fn comes_to(&self, seat: Seat) -> Option<Phrase> {
        let new = self.results()[seat]?.to_integer();
        Some(phrase!("mauseloch-came", new))
    }
}

impl Hole {
    fn sheet(&self, drawing: &mut Drawing) {
        let (width, height) = SUM_FIELD;
        props::sheet(drawing, SUMS_AT, width * props::nth(SUMS_A_ROW), height * 2.0);
        let new: Vec<u8> = self.throws.iter().filter(|(_, new)| *new).map(|(dice, _)| dice.iter().sum()).collect();
        for (place, sum) in SUMS.enumerate() {
            let middle = Point::new(
                SUMS_AT.x + (props::nth(place % SUMS_A_ROW) + 0.5) * width,
                SUMS_AT.y + (props::nth(place / SUMS_A_ROW) + 0.5) * height,
            );
            let struck = self.struck.contains(&sum);
            if new.contains(&sum) {
                let ring = Path::rounded(middle.x - 6.4, middle.y - 5.2, 12.8, 10.4, 2.0);
                drawing.shape(ring, Role::Soft.into(), Stroke::new(Role::Accent.into(), 0.5));
            }
            let (font, ink) = if struck { (Font::Sans, Role::Faint) } else { (Font::SansBold, Role::Text) };
            props::label(drawing, sum, middle, 7.0, width, font, ink);
            if struck {
                strike(drawing, middle, 7.6, place);
            }
        }
    }

    fn thrown(&self, drawing: &mut Drawing) {
        let over = self.mover().is_none() || self.hand().left == THROWS;
        for place in 0..usize::from(THROWS) {
            let at = Point::new(66.0, WALL.0 + 1.6 + props::nth(place) * 17.4);
            let Some((dice, new)) = self.throws.get(place) else {
                if !over || self.thrower.is_none() {
                    props::dice(drawing, &[], 3, at, DIE);
                }
                continue;
            };
            props::dice(drawing, dice, 3, at, DIE);
            let middle = Point::new(at.x + props::width(3, DIE) + 10.0, at.y + DIE / 2.0);
            let (font, ink) = if *new { (Font::SansBold, Role::Text) } else { (Font::Sans, Role::Faint) };
            props::label(drawing, sum(dice), middle, 8.0, 14.0, font, ink);
            if *new {
                props::tick(drawing, Point::new(middle.x + 11.0, middle.y), 7.0);
            } else {
                strike(drawing, middle, 8.4, place);
            }
        }
    }
}

fn wall(drawing: &mut Drawing) {
    let (top, floor) = WALL;
    let (left, right) = (4.0, STAGE.width - 4.0);
    drawing.fill(Path::rect(left, top, 56.0, floor - top), Ink::new(Role::Soft).alpha(0.7));
    let mortar = Stroke::new(Ink::new(Role::Accent).alpha(0.35), 0.3);
    for (row, y) in [55.0_f32, 64.0, 73.0, 82.0, 91.0].into_iter().enumerate() {
        drawing.rule((left, y), (60.0, y), mortar);
        let mut x = left + if row % 2 == 0 { 9.0 } else { 18.0 };
        while x < 60.0 {
            drawing.rule((x, y - 9.0), (x, y), mortar);
            x += 18.0;
        }
    }
    drawing.shape(arch(33.0, 38.0).moved(Affine::shift(10.0, floor)), Role::Carved.into(), outline(0.8));
    drawing.rule((left, floor), (right, floor), outline(0.8));
}

/// How far the mouse has come, the more sums are struck: 0 in the dark, 1 out of its hole.
fn way(struck: usize) -> f32 {
    props::nth(struck) / props::nth(SUMS.count())
}

fn out(drawing: &mut Drawing, struck: usize) {
    let floor = WALL.1;
    let way = way(struck);
    if struck == 0 {
        for x in [24.6, 28.4] {
            drawing.fill(Path::circle(x, floor - 12.0, 0.9), Role::Bone.into());
        }
        return;
    }
    let size = 0.34 + 0.62 * way;
    let by = Affine::scale(size).shifted(19.0 + 5.0 * way, floor - 6.0 + 5.4 * way - 23.4 * size);
    drawing.place(by, mouse(FigureStyle::staged(Role::Tint(Hue::Slate), 0.6 / size)));
}

const MOUSE: (f32, f32) = (40.0, 24.0);

/// A mouse that runs to the right; its tail reaches 14 mm behind it.
fn mouse(style: FigureStyle) -> Drawing {
    let FigureStyle { body: fur, line, mark } = style;
    let skin = Ink::new(Role::Deep(Hue::Rose)).alpha(0.35);
    let mut drawing = Drawing::new(MOUSE.0, MOUSE.1);
    let tail = Path::data("M5 20.4 C-4 22.6 -3 13 -8 14 C-11 14.6 -11 18 -14 17.4");
    drawing.line(tail, Stroke { width: line.width * 1.5, ..line });
    for foot in [9.0, 27.0] {
        drawing.shape(Path::ellipse(foot, 22.0, 3.4, 1.5), skin, line);
    }
    let body = Path::data(
        "M3.4 20 C2.6 10 11 4 19 5 C24 5.6 27.6 7.4 30.6 9.6 C34.6 12.4 38 15.4 39 18 \
         C37.4 21.4 31 21.8 26 21.8 C18 22.2 8 22.2 3.4 20 Z",
    );
    drawing.shape(body, fur, line);
    drawing.shape(Path::circle(24.4, 6.0, 4.6), fur, line);
    drawing.fill(Path::circle(24.7, 6.3, 2.7), skin);
    drawing.fill(Path::circle(32.0, 13.0, 1.25), mark);
    drawing.fill(Path::circle(38.7, 17.8, 1.5), Role::Deep(Hue::Rose).into());
    let thin = Stroke { width: line.width * 0.6, ..line };
    for (x, y) in [(33.0, 23.4), (36.0, 23.8)] {
        drawing.rule((35.2, 18.6), (x, y), thin);
    }
    drawing
}

/// The outline of a hole in a wall: as wide and high, standing on the height 0, its left edge at 0.
fn arch(width: f32, height: f32) -> Path {
    let (half, spring) = (width / 2.0, -(height - width / 2.0));
    let round = half * 0.552;
    Path(vec![
        Segment::Move(Point::new(0.0, 0.0)),
        Segment::Line(Point::new(0.0, spring)),
        Segment::Curve(Point::new(0.0, spring - round), Point::new(half - round, -height), Point::new(half, -height)),
        Segment::Curve(Point::new(half + round, -height), Point::new(width, spring - round), Point::new(width, spring)),
        Segment::Line(Point::new(width, 0.0)),
        Segment::Close,
    ])
}

const HUE: Hue = Hue::Petrol;

fn emblem() -> Drawing {
    let mut drawing = props::mat(HUE);
    let line = print(HUE, LINE);
    drawing.shape(arch(22.0, 25.0).moved(Affine::shift(8.4, 30.0)), Role::Carved.into(), line);
    drawing.place(Affine::scale(0.56).shifted(12.0, 16.9), mouse(FigureStyle::printed(HUE, 0.56)));
    drawing.rule((5.6, 30.0), (34.4, 30.0), line);
    drawing
}

const SHEET: Own = Sheet::form(["mauseloch", "mauseloch-name", "mauseloch-sheet-about"], &[1, 2, 4], blank, filled);

const GAMES_PER_SHEET: usize = 4;
const GAME_HEIGHT: f32 = 43.0;
const NUMBER_BOX: (f32, f32) = (12.6, 12.6);

fn blank(lang: Lang) -> Drawing {
    page(&SheetHead::default(), &[], lang)
}

fn filled(played: &Match<Bout>, view: &View) -> Vec<Drawing> {
    let told = SheetHead::of(played, view);
    stages(played).chunks(GAMES_PER_SHEET).map(|stages| page(&told, stages, view.lang)).collect()
}

fn page(told: &SheetHead, stages: &[PlayedGame], lang: Lang) -> Drawing {
    let mut leaf = form::leaf((form::WIDTH, form::HEIGHT), emblem(), &tr!(lang, "mauseloch-name"), told, lang);
    for index in 0..GAMES_PER_SHEET {
        let at = Point::new(MARGIN, TOP + GAME_HEIGHT * props::nth(index) + 1.0);
        game(&mut leaf, at, told, stages.get(index));
    }
    leaf.drawing
}

fn game(leaf: &mut Leaf, at: Point, told: &SheetHead, stage: Option<&PlayedGame>) {
    let lang = leaf.lang;
    let hole = stage.and_then(PlayedGame::is::<Hole>);
    leaf.drawing.place(Affine::shift(at.x, at.y), numbers(hole.map_or(&[], |hole| &hole.struck)));
    let (label, right) = (tr!(lang, "mauseloch-sheet-lost"), form::WIDTH - MARGIN);
    let loser = stage.and_then(|stage| stage.strokes.first()).copied();
    let base = at.y + 2.0 * NUMBER_BOX.1 + 9.4;
    let number = stage.map_or_else(String::new, |stage| stage.game.to_string());
    leaf.blank(&tr!(lang, "tavern-sheet-game"), at.x, at.x + 26.0, base, &number);
    leaf.signed(&label, (at.x + 30.0, right), base, loser.map_or(("", None), |seat| told.player(seat)));
}

fn numbers(struck: &[u8]) -> Drawing {
    let columns = 8.0;
    let (wide, high) = NUMBER_BOX;
    let mut drawing = Drawing::new(form::WIDTH - 2.0 * MARGIN, 2.0 * high);
    for (index, number) in SUMS.enumerate() {
        let (column, row) = (props::nth(index % 8), props::nth(index / 8));
        let middle = Point::new(wide * (column + 0.5), high * (row + 0.5));
        drawing.line(Path::rect(wide * column, high * row, wide, high), Stroke::new(Role::Faint.into(), 0.22));
        props::label(&mut drawing, number, middle, 7.0, wide, Font::SerifBold, Role::Text);
        if struck.contains(&number) {
            form::strike(&mut drawing, middle, 8.6, 9.0);
        }
    }
    drawing.line(Path::rect(0.0, 0.0, wide * columns, 2.0 * high), Stroke::new(Role::Text.into(), 0.45));
    burrow(&mut drawing, Point::new(wide * columns + 15.0, 2.0 * high));
    drawing
}

fn burrow(drawing: &mut Drawing, at: Point) {
    let arch = |width: f32, high: f32| arch(width, high).moved(Affine::shift(at.x - width / 2.0, at.y));
    drawing.line(arch(19.2, 20.0), Stroke::new(Role::Text.into(), 0.35));
    // Dark on the dark screen too.
    drawing.fill(arch(14.8, 17.0), Role::Carved.into());
    drawing.rule((at.x - 13.0, at.y), (at.x + 13.0, at.y), Stroke::new(Role::Text.into(), 0.45));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mouse_comes_out_with_every_sum_that_is_struck() {
        let ways: Vec<f32> = (0..=SUMS.count()).map(way).collect();
        assert!(ways.windows(2).all(|pair| pair[0] < pair[1]));
        assert!(ways[0].abs() < 1e-6 && (ways[16] - 1.0).abs() < 1e-6);
    }
}
