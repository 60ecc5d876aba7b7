//! A street: a house for everybody, as many storeys as its number has hundreds, and the enamel plate a number is put
//! on. Knows no rule.

use super::Street;
use crate::draw::text;
use crate::games::tavern::dice::number;
use crate::games::tavern::prelude::*;

/// How a house stands in the street.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// Nothing is built yet.
    Plot,
    /// It is being built.
    Begun,
    /// It is inhabited.
    Lit,
    /// Its number is the worst: nobody is at home.
    Dark,
}

/// A house.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct House {
    /// How wide its plot is, mm.
    pub width: f32,
    /// Its number, if it has one.
    pub number: Option<u32>,
    /// Its colour.
    pub hue: Hue,
    /// How it stands.
    pub state: State,
}

/// How high the door with the plate is, a storey and the roof, as parts of a house as wide as they are drawn for.
const GROUND_FLOOR: f32 = 7.0;
const STOREY: f32 = 2.7;
const ROOF: f32 = 4.6;

impl House {
    fn storeys(&self) -> u32 {
        self.number.map_or(1, |number| number / 100)
    }

    /// How high its ridge is, mm.
    pub fn tall(&self) -> f32 {
        GROUND_FLOOR + STOREY * props::nth(self.storeys() as usize) + ROOF
    }

    /// Draws it on the ground, its middle at a point.
    pub fn draw(&self, drawing: &mut Drawing, at: Point) {
        let half = self.width * 0.43;
        let (left, wide) = (at.x - half, 2.0 * half);
        let storeys = self.storeys();
        let eaves = at.y - self.tall() + ROOF;
        let wall = Path::rect(left, eaves, wide, at.y - eaves);
        let over = half * 0.14;
        let ridge =
            [Point::new(left - over, eaves), Point::new(at.x, eaves - ROOF), Point::new(at.x + half + over, eaves)];
        let (deep, line) = (Ink::new(Role::Deep(self.hue)), Ink::new(Role::Faint));
        let (walls, roof, edge) = match self.state {
            State::Plot | State::Begun => {
                let ink = if self.state == State::Begun { Role::Accent } else { Role::Line };
                let dashes = Stroke::dashed(ink.into(), 0.45, 1.1, 1.1);
                drawing.line(wall, dashes);
                drawing.line(Path::open(&ridge), dashes);
                return;
            }
            State::Lit => (Ink::new(Role::Tint(self.hue)), deep, Stroke::new(deep, 0.35)),
            State::Dark => (Ink::new(Role::Line), line, Stroke::new(line, 0.35)),
        };
        drawing.shape(wall, walls, edge);
        drawing.shape(Path::polygon(&ridge), roof, edge);
        let columns = if self.width > 14.0 { 3 } else { 2 };
        let side = 1.5;
        for (row, column) in (0..storeys).flat_map(|row| (0..columns).map(move |column| (row, column))) {
            let x = left + wide * (props::nth(column) + 0.5) / props::nth(columns) - side / 2.0;
            let y = eaves + 0.7 + STOREY * props::nth(row as usize);
            let pane = match self.state {
                State::Dark => Ink::new(Role::Carved).alpha(0.75),
                State::Plot | State::Begun | State::Lit => Ink::new(Role::Bone),
            };
            drawing.shape(Path::rect(x, y, side, side + 0.3), pane, Stroke { width: 0.2, ..edge });
        }
        let Some(number) = self.number else { return };
        let plate = (wide * 0.92).min(14.0);
        let on = Point::new(at.x, at.y - GROUND_FLOOR / 2.0);
        self::plate(drawing, &digits(number), on, plate, (plate * 0.56).min(5.8));
    }
}

/// The digits of a number.
fn digits(number: u32) -> Vec<Option<char>> {
    number.to_string().chars().map(Some).collect()
}

/// An enamel plate round a point: white on blue, a line where a digit is still to come.
pub fn plate(drawing: &mut Drawing, digits: &[Option<char>], middle: Point, width: f32, height: f32) {
    // As dark in the dark look as white can be read on.
    let (blue, white) = (Ink::new(Role::Deep(Hue::Slate)).lit(-0.6), Ink::new(Role::Bone));
    let sheet = |by: f32| {
        let (x, y) = (middle.x - width / 2.0 + by, middle.y - height / 2.0 + by);
        Path::rounded(x, y, width - 2.0 * by, height - 2.0 * by, height * 0.16 - by * 0.6)
    };
    drawing.fill(sheet(0.0), blue);
    if height > 8.0 {
        drawing.line(sheet(height * 0.055), Stroke::new(white, height * 0.025));
    }
    let size = (height * 0.98).min(width / 2.1);
    let step = size * 0.6;
    let low = middle.y + text::cap_height(Font::SansBold, size) / 2.0;
    for (place, digit) in digits.iter().enumerate() {
        let x = middle.x + step * (props::nth(place) - (props::nth(digits.len()) - 1.0) / 2.0);
        if let Some(digit) = digit {
            props::label(drawing, digit, Point::new(x, middle.y), size, size, Font::SansBold, white);
        } else {
            rule(drawing, [x - step * 0.32, low, x + step * 0.32, low], Stroke::new(white.alpha(0.6), size * 0.07));
        }
    }
}

/// The colours of the houses, those of the seats.
const HUES: [Hue; 8] =
    [Hue::Slate, Hue::Ruby, Hue::Leaf, Hue::Ochre, Hue::Plum, Hue::Petrol, Hue::Rose, Hue::Turquoise];

/// Everybody's house side by side, those who do not play off pale, names below; `ground` is how low the ground lies.
pub fn street(drawing: &mut Drawing, round: &Round<Street>, shown: &Past, stage: &Stage<'_>, ground: f32) {
    let (left, right) = (2.5, drawing.size.width - 2.5);
    let results = round.results();
    let pitch = ((right - left) / props::nth(results.len())).min(30.0);
    let from = (left + right - pitch * props::nth(results.len())) / 2.0;
    let worst: Vec<Seat> = round.worst().map_or_else(Vec::new, |(seats, _)| seats);
    let compared = results.iter().flatten().count() > 1;
    let scale = (pitch / 14.0).clamp(1.0, 1.4);
    rule(drawing, [left, ground, right, ground], Stroke::new(Role::Faint.into(), 0.6));
    for (seat, result) in results.iter().enumerate() {
        let at = Point::new(from + pitch * (props::nth(seat) + 0.5), ground);
        let builds = round.mover() == Some(seat);
        let state = match result {
            // The first that is there is not the worst of any.
            Some(_) if compared && worst.contains(&seat) => State::Dark,
            Some(_) => State::Lit,
            None if builds => State::Begun,
            None => State::Plot,
        };
        let number = result.map(|amount: Amount| amount.to_integer());
        let house = House { width: pitch / scale, number, hue: HUES[seat % HUES.len()], state };
        let mut built = Drawing::default();
        house.draw(&mut built, Point::default());
        drawing.place(Affine::scale(scale).then(Affine::shift(at.x, at.y)), built);
        if state == State::Dark && round.mover().is_none() {
            props::struck(drawing, Point::new(at.x, ground - scale * house.tall() - 4.5), 7.0);
        }
        let of_dice = shown.seat == seat && !shown.throws.is_empty();
        let role = if of_dice { Role::Text } else { Role::Faint };
        let (name, size) = props::legible(&stage.name(seat), Font::Sans, 3.8, pitch - 0.2);
        props::label(drawing, name, Point::new(at.x, ground + 3.4), size, pitch, Font::Sans, role);
    }
}

/// The plate of the turn that is to be seen: the digits kept, or the whole number once it is there.
pub fn building(rules: &Street, shown: &Past) -> Vec<Option<char>> {
    if let Some(result) = shown.result {
        return digits(result.to_integer());
    }
    let kept = rules.digits(&Hand { dice: Vec::new(), ..shown.hand.clone() });
    let known = if kept.is_empty() { Vec::new() } else { digits(number(&kept)) };
    known.into_iter().chain([None; 3]).take(3).collect()
}

/// The emblem: a house of so many storeys with a number on it, on a beer mat.
pub fn emblem(number: u32, mat: Hue, hue: Hue) -> Drawing {
    let mut drawing = props::mat(mat);
    let mut house = Drawing::new(40.0, 40.0);
    let width = if number > 333 { 21.0 } else { 16.0 };
    let home = House { width, number: Some(number), hue, state: State::Lit };
    home.draw(&mut house, Point::default());
    let tall = home.tall();
    let scale = (27.0 / tall).min(1.7);
    drawing.place(Affine::scale(scale).then(Affine::shift(20.0, 20.0 + scale * tall / 2.0)), house);
    drawing
}

/// The emblem: a house turned over.
pub fn turned_over() -> Drawing {
    let mut drawing = props::mat(Hue::Ruby);
    let mut home = Drawing::new(40.0, 40.0);
    House { width: 13.0, number: Some(122), hue: Hue::Petrol, state: State::Lit }.draw(&mut home, Point::default());
    drawing.place(Affine::turn(std::f32::consts::PI).then(Affine::scale(1.25)).then(Affine::shift(20.0, 10.8)), home);
    let ink = Ink::new(Role::Deep(Hue::Ruby));
    for half in [0.0, std::f32::consts::PI] {
        let by = Affine::turn(half).then(Affine::shift(20.0, 20.0));
        for part in ["M9 -8.6 C14.8 -3 14.8 4 9.6 9", "M14.2 8.2 L9 9.6 L9.6 4.2"] {
            drawing.line(Path::data(part).moved(by), Stroke::new(ink, 1.3));
        }
    }
    drawing
}
