//! Einsame Filzlaus: a die under a cup goes round, and whoever lifts a 1 has a stroke (`docs/rules/pub-games.md`, 11).

use crate::tavern::figure::outline;
use crate::tavern::prelude::*;
use crate::tavern::spots::CUP;
use base::draw::Spot;
use std::f32::consts::TAU;

pub const LOUSE: u8 = 1;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cup {
    Lifted,
    /// It was covered and is to be thrown, unseen.
    Covering,
    /// The die lies under it: what it shows, to whom that is known.
    Standing(Option<u8>),
    /// This seat has lifted it off a die that is not known: what it shows is to be told.
    Lit(Seat),
    Done,
}

/// Einsame Filzlaus: the cup on its way round the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Louse {
    pub cup: Cup,
    pub by: Seat,
    pub to: Seat,
    /// Who lifted last, and what lay there.
    pub last: Option<(Seat, u8)>,
    /// Whether it was given back by whoever lifted a 1 first.
    pub back: bool,
    /// Whether it was their own cup that was lifted last.
    pub foul: bool,
    /// How many have been the first lifter.
    lifted: usize,
    circle: Circle,
}

impl Louse {
    pub fn new(order: Vec<Seat>) -> Self {
        Self::of(Circle::new(order, 1))
    }

    fn of(circle: Circle) -> Self {
        let (by, to) = (circle.order[0], circle.order[1 % circle.order.len()]);
        Self { cup: Cup::Lifted, by, to, last: None, back: false, foul: false, lifted: 0, circle }
    }

    pub fn first_lifter(&self) -> Seat {
        if self.back { self.by } else { self.to }
    }

    fn cover_again(&mut self) {
        (self.cup, self.circle.hand) = (Cup::Lifted, Hand::fresh(1));
    }

    /// The first lifter covers for the next player, or the game is over.
    fn pass(&mut self, strokes: Vec<Seat>) -> StepResult {
        let first = self.first_lifter();
        self.lifted += 1;
        if self.lifted == self.circle.order.len() {
            self.cup = Cup::Done;
            return StepResult::over(strokes);
        }
        let place = self.circle.order.iter().position(|seat| *seat == first).unwrap_or_default();
        (self.by, self.to, self.back) = (first, self.circle.order[(place + 1) % self.circle.order.len()], false);
        self.cover_again();
        StepResult { strokes, end: None }
    }

    fn lift(&mut self, seat: Seat, face: u8) -> StepResult {
        self.last = Some((seat, face));
        self.foul = seat == self.by;
        if self.foul {
            self.cover_again();
            return StepResult::stroke(seat);
        }
        let louse = face == LOUSE;
        if louse && !self.back {
            (self.by, self.to, self.back) = (self.to, self.by, true);
            self.cover_again();
            return StepResult::stroke(seat);
        }
        self.pass(if louse { vec![seat] } else { Vec::new() })
    }
}

impl EveningPart for Louse {
    fn wait(&self) -> Wait {
        match self.cup {
            Cup::Lifted => Wait::Decide(vec![self.by]),
            Cup::Covering => Wait::Roll(self.by, 1),
            Cup::Lit(_) => Wait::Faces(self.by, 1),
            Cup::Standing(_) => Wait::Decide(vec![self.to, self.by]),
            Cup::Done => Wait::Nothing,
        }
    }

    fn legal(&self, seat: Seat) -> Vec<Action> {
        match self.cup {
            Cup::Lifted if seat == self.by => vec![Action::Cover],
            Cup::Standing(_) if seat == self.to || seat == self.by => vec![Action::Lift],
            Cup::Lifted | Cup::Standing(_) | Cup::Lit(_) | Cup::Covering | Cup::Done => Vec::new(),
        }
    }

    fn roll(&mut self, faces: &[u8]) -> StepResult {
        let face = faces.first().copied().filter(|face| *face > 0);
        self.circle.hand = Hand { dice: face.into_iter().collect(), ..Hand::default() };
        self.cup = Cup::Standing(face);
        StepResult::nothing()
    }

    fn reveal(&mut self, faces: &[u8]) -> StepResult {
        match (self.cup, faces.first()) {
            (Cup::Lit(seat), Some(face)) => self.lift(seat, *face),
            (Cup::Lit(_) | Cup::Lifted | Cup::Covering | Cup::Standing(_) | Cup::Done, _) => StepResult::nothing(),
        }
    }

    fn untold(&self) -> usize {
        usize::from(matches!(self.cup, Cup::Standing(None) | Cup::Lit(_)))
    }

    fn act(&mut self, seat: Seat, _action: Action) -> StepResult {
        match self.cup {
            Cup::Lifted => {
                self.cup = Cup::Covering;
                StepResult::nothing()
            }
            Cup::Standing(Some(face)) => self.lift(seat, face),
            Cup::Standing(None) => {
                self.cup = Cup::Lit(seat);
                StepResult::nothing()
            }
            Cup::Lit(_) | Cup::Covering | Cup::Done => StepResult::nothing(),
        }
    }

    /// A 1 under the cup that one lifts, or under the one that comes back.
    fn gives(&self) -> Gives {
        Gives::Each(7.0 / 36.0)
    }

    fn again(&mut self, order: Vec<Seat>) {
        *self = Self::of(self.circle.again(order, 1));
    }

    fn circle(&self) -> &Circle {
        &self.circle
    }

    fn hide(&mut self) {
        if let Cup::Standing(face) = &mut self.cup {
            *face = None;
            self.circle.hand.dice.clear();
        }
    }

    fn falls_blind(&self) -> bool {
        self.cup == Cup::Covering
    }

    fn covers(&self) -> bool {
        matches!(self.cup, Cup::Standing(_) | Cup::Lit(_))
    }
}

impl Kind for Louse {
    const CARD: &'static Card = &Card {
        key: "filzlaus",
        emblem,
        guide,
        rules: Rules { covers: true, unit: 0.3148, ..Rules::own(|_| Ok(Begin::with(Self::new))) },
    };
}

fn guide(page: Page, _lang: Lang) -> Page {
    let (cover, lift) = (Action::Cover.to_string(), Action::Lift.to_string());
    page.pictures([("example", found())]).fill([phrase!("filzlaus-guide-notation-text", cover, lift)])
}

fn found() -> Drawing {
    let (cup, die) = (24.0, 11.0);
    let mut drawing = Drawing::new(2.0 * cup + 14.0, cup + 2.0);
    drawing.place(Affine::turn(0.35).shifted(7.0, -2.0), props::cup(cup));
    props::lay(&mut drawing, LOUSE, Point::new(cup + 8.0, cup - die - 1.0), die);
    props::struck(&mut drawing, Point::new(2.0 * cup + 6.0, cup - die / 2.0 - 1.0), die);
    drawing
}

const TABLE_MIDDLE: Point = Point::new(STAGE.width / 2.0, 58.0);
const TABLE_HALF_AXES: (f32, f32) = (47.0, 35.0);
const CUP_HALF_AXES: (f32, f32) = (30.0, 19.6);
const NAME_HALF_AXES: (f32, f32) = (50.4, 40.2);
const CUP_SIDE: f32 = 25.0;
const DIE: f32 = 18.0;

impl Scene for Louse {
    fn caption(&self, stage: &SceneContext<'_>) -> Caption {
        let name = |seat: Seat| stage.name(seat);
        let (seat, went) = match (self.cup, self.last) {
            (Cup::Covering, _) => (self.by, Went::On),
            (Cup::Standing(_) | Cup::Lit(_), _) => (self.by, Went::To(phrase!("filzlaus-covered"))),
            (Cup::Lifted | Cup::Done, None) => (self.by, Went::On),
            (Cup::Lifted | Cup::Done, Some((seat, _))) if self.foul => (seat, Went::Badly(phrase!("filzlaus-own"))),
            (Cup::Lifted | Cup::Done, Some((seat, LOUSE))) => (seat, Went::Badly(phrase!("filzlaus-louse"))),
            (Cup::Lifted | Cup::Done, Some((seat, face))) => (seat, Went::Well(phrase!("filzlaus-none", pips = face))),
        };
        let next = match self.cup {
            Cup::Lifted if self.last.is_none() => Some(phrase!("tavern-stage-begins")),
            Cup::Lifted => Some(phrase!("filzlaus-covers", name = name(self.by))),
            Cup::Covering | Cup::Lit(_) => None,
            Cup::Standing(_) => Some(phrase!("filzlaus-lifts", name = name(self.to))),
            Cup::Done => None,
        };
        let left = self.order().len() - self.lifted;
        let foot = (self.cup != Cup::Done).then(|| phrase!("filzlaus-left", left));
        Caption { seat: Some(seat), went, next, foot }
    }

    fn set(&self, drawing: &mut Drawing, stage: &SceneContext<'_>) {
        table(drawing);
        for seat in self.order() {
            self.player(drawing, *seat, stage);
        }
        self.way(drawing);
        match (self.cup, self.last) {
            (Cup::Lifted | Cup::Done, Some((seat, face))) => uncovered(drawing, self.spot(seat), face),
            (Cup::Lifted | Cup::Done | Cup::Covering | Cup::Standing(_) | Cup::Lit(_), _) => {}
        }
        self.cup(drawing, stage);
    }

    fn comes_to(&self, _seat: Seat) -> Option<Phrase> {
        None
    }
}

impl Louse {
    /// Where a player sits: how far round the table, clockwise from the side of whoever looks at it.
    fn angle(&self, seat: Seat) -> f32 {
        let place = self.order().iter().position(|other| *other == seat).unwrap_or_default();
        TAU * (0.25 + props::nth(place) / props::nth(self.order().len()))
    }

    fn at(&self, seat: Seat, (rx, ry): (f32, f32)) -> Point {
        let angle = self.angle(seat);
        Point::new(TABLE_MIDDLE.x + rx * angle.cos(), TABLE_MIDDLE.y + ry * angle.sin())
    }

    fn spot(&self, seat: Seat) -> Point {
        self.at(seat, CUP_HALF_AXES)
    }

    fn player(&self, drawing: &mut Drawing, seat: Seat, stage: &SceneContext<'_>) {
        let at = self.at(seat, NAME_HALF_AXES);
        let place = self.order().iter().position(|other| *other == seat).unwrap_or_default();
        let done = (1..=self.lifted).contains(&place) || (place == 0 && self.lifted == self.order().len());
        let acts = self.mover() == Some(seat);
        let font = if acts { Font::SansBold } else { Font::Sans };
        let ink = if done && !acts { Role::Faint } else { Role::Text };
        let many = self.order().len() > 6;
        // Beside the table words have the room up to the stage's edge, above and below it that between neighbours.
        let lean = self.angle(seat).cos();
        let beside = lean.abs() > 0.35;
        let width = match (beside, many) {
            (true, _) => STAGE.width / 2.0 - NAME_HALF_AXES.0 * lean.abs() - 3.0,
            (false, true) => 24.0,
            (false, false) => 50.0,
        };
        let size = if many { 4.0 } else { 4.8 };
        let name = stage.name(seat);
        let (words, size) = base::draw::text::fitted(&name, font, size, width);
        let wide = base::draw::text::width(&words, font, size);
        let x = if beside { at.x + lean.signum() * wide / 2.0 } else { at.x };
        props::label(drawing, &words, (x, at.y), size, width, font, ink);
        if done {
            let rim = self.at(seat, (TABLE_HALF_AXES.0 - 2.4, TABLE_HALF_AXES.1 - 2.4));
            props::tick(drawing, rim, 3.4);
        }
    }

    fn way(&self, drawing: &mut Drawing) {
        let Cup::Standing(_) = self.cup else { return };
        let (from, to) = (self.spot(self.by), self.spot(self.to));
        let part = |share: f32| Point::new(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        let length = dx.hypot(dy).max(0.1);
        if length < CUP_SIDE {
            return;
        }
        let (near, far) = (part(0.0), part(1.0 - CUP_SIDE * 0.66 / length));
        let line = Stroke::dashed(Ink::new(Role::Text).alpha(0.55), 0.7, 1.8, 1.5);
        drawing.rule(near, far, line);
        let (ux, uy) = (dx / length, dy / length);
        let wing = |side: f32| Point::new(far.x - 3.0 * ux - side * 2.0 * uy, far.y - 3.0 * uy + side * 2.0 * ux);
        drawing.line(Path::open(&[wing(1.0), far, wing(-1.0)]), Stroke { dash: None, ..line });
    }

    /// Before whoever has it; a spot only for who is to take it next: one's own is not lifted by accident.
    fn cup(&self, drawing: &mut Drawing, stage: &SceneContext<'_>) {
        let (holder, aside) = match self.cup {
            Cup::Lifted | Cup::Covering => (self.by, self.cup == Cup::Lifted),
            Cup::Standing(_) | Cup::Lit(_) => (self.to, false),
            Cup::Done => return,
        };
        let mut at = self.spot(holder);
        // Beside the die, where one lies there.
        if aside && self.last.is_some_and(|(seat, _)| seat == holder) {
            let inward = if at.x > TABLE_MIDDLE.x + 1.0 { -1.0 } else { 1.0 };
            at.x += inward * (DIE + CUP_SIDE) * 0.52;
        }
        let corner = Point::new(at.x - CUP_SIDE / 2.0, at.y - CUP_SIDE * 0.6);
        if self.cup == Cup::Covering {
            let shake = |side: f32| {
                let x = at.x + side * CUP_SIDE * 0.58;
                bend([x, at.y - 8.0], &[[x + side * 2.6, at.y - 4.0, x + side * 2.6, at.y, x, at.y + 4.0]])
            };
            for side in [-1.0, 1.0] {
                drawing.line(shake(side), outline(0.7));
            }
        }
        drawing.place(Affine::shift(corner.x, corner.y), props::cup(CUP_SIDE));
        if stage.live && stage.view.seat == self.mover() {
            let says = if aside { phrase!("tavern-choice-cover") } else { phrase!("tavern-choice-lift") };
            let area = Path::rounded(corner.x, corner.y - 0.6, CUP_SIDE, CUP_SIDE + 1.2, 5.0);
            drawing.line(area.clone(), Stroke::dashed(Role::Accent.into(), 0.6, 1.6, 1.2));
            drawing.spot(Spot::new(CUP), area, stage.say(&says));
        }
    }
}

fn table(drawing: &mut Drawing) {
    let wood = Ink::new(Role::Leather);
    let oval = |by: f32| Path::ellipse(TABLE_MIDDLE.x, TABLE_MIDDLE.y, TABLE_HALF_AXES.0 - by, TABLE_HALF_AXES.1 - by);
    drawing.fill(oval(0.0).moved(Affine::shift(0.8, 1.4)), Role::Shadow.into());
    drawing.fill(oval(0.0), Role::Paper.into());
    drawing.shape(oval(0.0), wood.alpha(0.32), Stroke::new(wood, 0.8));
    drawing.line(oval(2.0), Stroke::new(wood.alpha(0.5), 0.4));
}

fn uncovered(drawing: &mut Drawing, at: Point, face: u8) {
    let side = DIE;
    props::lay(drawing, face, Point::new(at.x - side / 2.0, at.y - side / 2.0), side);
    if face == LOUSE {
        let size = side * 0.9 / LOUSE_SIDE;
        // Upon a die, which is light in either look.
        let line = Stroke::new(Role::Carved.into(), 0.42 / size);
        let body = Ink::new(Role::Leather).lit(0.5);
        let style = FigureStyle { body, line, mark: line.ink };
        drawing.place(Affine::scale(size).shifted(at.x - side * 0.45, at.y - side * 0.45), louse(style));
    }
}

const LOUSE_SIDE: f32 = 20.0;

fn louse(style: FigureStyle) -> Drawing {
    let FigureStyle { body, line, mark } = style;
    let mut drawing = Drawing::new(LOUSE_SIDE, LOUSE_SIDE);
    let legs = [
        [[12.6, 7.6], [15.6, 6.0], [17.4, 6.4], [18.4, 2.8]],
        [[13.4, 9.4], [16.4, 9.4], [18.2, 10.2], [19.4, 8.0]],
        [[13.4, 11.6], [16.4, 13.4], [18.0, 14.6], [18.8, 18.4]],
    ];
    let feelers = [[10.9, 3.2], [11.6, 1.6], [12.6, 0.9], [13.8, 0.8]];
    let mirror = Affine { a: -1.0, e: LOUSE_SIDE, ..Affine::IDENTITY };
    for [from, a, b, to] in legs.into_iter().chain([feelers]) {
        let leg = bend(from, &[[a[0], a[1], b[0], b[1], to[0], to[1]]]);
        drawing.line(leg.moved(mirror), line);
        drawing.line(leg, line);
    }
    let back = Path::data(
        "M10 6.4 C13.4 6.4 15.4 9.6 15.2 13 C15 16.8 12.6 19 10 19 C7.4 19 5 16.8 4.8 13 \
         C4.6 9.6 6.6 6.4 10 6.4 Z",
    );
    drawing.shape(back, body, line);
    for (y, half) in [(10.6, 4.4), (13.4, 4.6), (16.0, 3.6)] {
        let fold = [10.0 - half / 2.0, y + 1.1, 10.0 + half / 2.0, y + 1.1, 10.0 + half, y];
        drawing.line(bend([10.0 - half, y], &[fold]), style.detail(1.0));
    }
    drawing.shape(Path::ellipse(10.0, 4.9, 2.7, 2.3), body, line);
    for x in [9.0, 11.0] {
        drawing.fill(Path::circle(x, 4.4, 0.55), mark);
    }
    drawing
}

const HUE: Hue = Hue::Plum;

fn emblem() -> Drawing {
    let mut drawing = props::mat(HUE);
    let by = Affine::scale(1.5).shifted(-15.0, -15.0).then(Affine::turn(0.3));
    drawing.place(by.shifted(20.0, 20.4), louse(FigureStyle::printed(HUE, 1.5)));
    drawing
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::View;
    use crate::tavern::spots::Touch;

    fn standing(face: u8) -> Louse {
        let mut louse = Louse::new(vec![0, 1, 2]);
        louse.act(0, Action::Cover);
        louse.roll(&[face]);
        louse
    }

    fn drawn(louse: &Louse, seat: Seat) -> Drawing {
        let names = ["A", "B", "C"].map(str::to_owned).to_vec();
        let view = View { lang: Lang::De, seat: Some(seat), names, ..View::default() };
        louse.scene(&SceneContext {
            view: &view,
            touch: Touch::default(),
            live: !louse.legal(seat).is_empty(),
            playoff: false,
        })
    }

    #[test]
    fn a_cup_that_stands_looks_the_same_over_every_face() {
        let first = drawn(&standing(1), 1);
        assert!((2..=6).all(|face| drawn(&standing(face), 1) == first));
    }

    #[test]
    fn only_whoever_is_to_lift_can_touch_the_cup() {
        let cups = |seat| drawn(&standing(3), seat).spots.iter().filter(|spot| !spot.tells).count();
        assert_eq!([0, 1, 2].map(cups), [0, 1, 0], "the first has covered it, the second lifts");
    }
}
