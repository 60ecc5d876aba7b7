//! A sheet's diamond with all its boxes, for board, printed sheet and rules page; what is legal is told as [`Marks`].

use base::draw::{Affine, Drawing, Font, Hue, Ink, Path, Point, Role, Size, Stroke, Text};
use base::i18n::{Lang, tr};

use super::super::field::{FIELDS, Field, Line, Truth};
use super::super::rules::{KARMA, Player};
use super::Symbol;
use super::tag::{GAP, LONG, Tag};

/// The outer ends of the longest tags on the left and above, from the square of 7 by 7; in fields, as all lengths here.
pub const LEFT: f32 = -LONG - GAP;
const KARMA_Y: f32 = 5.78;
const CIRCLE_RADIUS: f32 = 0.13;
/// How far the longest tags and their circles reach out, in fields.
const REACH: f32 = LONG + GAP + CIRCLE_RADIUS;
const OTHER: f32 = REACH - 1.0;
const FIELDS_WIDE: f32 = 7.0 + REACH + OTHER;
const INSET: f32 = 0.035;

/// What is pointed out in a field, one at a time, the strongest.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Mark {
    #[default]
    Plain,
    Fits(Vec<u8>),
    Offers(u8),
    /// It waits for one of these sums to be chosen.
    Asks(Vec<u8>),
    Advised(u8),
    Recalled,
    /// A number may be entered (in an example).
    Tick,
    Cross,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Marks {
    pub fields: [Mark; FIELDS],
    pub fresh: Vec<Field>,
}

/// Where everything on a sheet lies: a field is `cell` mm wide; its small writing is so many times larger than on paper.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub cell: f32,
    pub text: f32,
}

#[derive(Clone, Copy, Debug)]
pub struct Leaf<'a> {
    /// Its numbers; `None` for a blank sheet.
    pub player: Option<&'a Player>,
    pub starts: bool,
    pub lang: Lang,
}

impl Plan {
    pub const fn of(cell: f32) -> Self {
        Self { cell, text: 1.0 }
    }

    pub fn size(self) -> Size {
        let side = FIELDS_WIDE * self.cell;
        Size { width: side, height: side }
    }

    /// From fields, from the upper left corner of the square of 7 by 7, to mm.
    fn scale(self) -> Affine {
        Affine::shift(REACH, REACH).then(Affine::scale(self.cell))
    }

    /// The point so many fields from the upper left corner of the square of 7 by 7.
    pub fn at(self, x: f32, y: f32) -> Point {
        self.scale().map(Point::new(x, y))
    }

    pub fn middle(self, field: Field) -> Point {
        self.at(f32::from(field.column()) + 0.5, f32::from(field.row()) + 0.5)
    }

    /// The outline of a field, drawn in by so many fields.
    pub fn field(self, field: Field, inset: f32) -> Path {
        let (middle, half) = (self.middle(field), self.cell * (0.5 - inset));
        let corner = self.cell * (0.12 - inset).max(0.04);
        Path::rounded(middle.x - half, middle.y - half, half * 2.0, half * 2.0, corner)
    }

    pub fn draw(self, leaf: Leaf<'_>, marks: &Marks) -> Drawing {
        let mut drawing = self.boxes(leaf, marks);
        self.start(&mut drawing, leaf);
        self.karma(&mut drawing, leaf);
        self.total(&mut drawing, leaf);
        drawing
    }

    pub fn boxes(self, leaf: Leaf<'_>, marks: &Marks) -> Drawing {
        let mut drawing = self.diamond(leaf.player, marks);
        self.tags(&mut drawing, leaf);
        drawing
    }

    pub fn fields(self, player: Option<&Player>, marks: &Marks) -> Drawing {
        let corner = self.at(-0.1, -0.1);
        let side = self.cell * 7.2;
        let mut drawing = Drawing::new(side, side);
        drawing.place(Affine::shift(-corner.x, -corner.y), self.diamond(player, marks));
        drawing
    }

    fn diamond(self, player: Option<&Player>, marks: &Marks) -> Drawing {
        let size = self.size();
        let mut drawing = Drawing::new(size.width, size.height);
        for field in Field::all() {
            let mark = &marks.fields[field.index()];
            self.ground(&mut drawing, field, *mark == Mark::Plain);
            self.mark(&mut drawing, field, mark);
            let Some(number) = player.and_then(|player| player.number(field)) else { continue };
            let middle = self.middle(field);
            self.pencil(&mut drawing, middle, 0.6, number);
            if marks.fresh.contains(&field) {
                let (x, y) = (middle.x - self.cell * 0.24, middle.y + self.cell * 0.33);
                drawing.rule((x, y), (x + self.cell * 0.48, y), self.stroke(Role::Accent, 0.055));
            }
        }
        drawing
    }

    /// The middle fields are pink, with a lozenge for print in black and white, which gives way to marks.
    fn ground(self, drawing: &mut Drawing, field: Field, plain: bool) {
        let fill = if field.is_middle() { Role::Tint(Hue::Rose) } else { Role::Paper };
        drawing.shape(self.field(field, INSET), fill.into(), self.stroke(Role::Faint, 0.02));
        if field.is_middle() && plain {
            let (Point { x, y }, d) = (self.place(field, 0.14, 0.14), self.cell * 0.055);
            let corners = [(x, y - d), (x + d, y), (x, y + d), (x - d, y)].map(|(x, y)| Point::new(x, y));
            drawing.fill(Path::polygon(&corners), Role::Deep(Hue::Rose).into());
        }
    }

    fn mark(self, drawing: &mut Drawing, field: Field, mark: &Mark) {
        let ring = self.field(field, 0.1);
        let middle = self.middle(field);
        let accent = Ink::new(Role::Accent);
        match mark {
            Mark::Plain => {}
            Mark::Fits(sums) => {
                drawing.line(ring, Stroke::dashed(accent, self.cell * 0.03, self.cell * 0.09, self.cell * 0.07));
                self.small(drawing, middle, sums, Role::Accent);
            }
            Mark::Offers(_) => {
                drawing.line(ring, self.stroke(Role::Accent, 0.045));
                drawing.fill(Path::circle(middle.x, middle.y, self.cell * 0.075), accent);
            }
            Mark::Asks(sums) => {
                drawing.shape(ring, Role::Soft.into(), self.stroke(Role::Accent, 0.07));
                self.small(drawing, middle, sums, Role::Text);
            }
            Mark::Advised(sum) => {
                drawing.shape(ring, Role::Soft.into(), self.stroke(Role::Accent, 0.045));
                drawing.line(Path::circle(middle.x, middle.y, self.cell * 0.36), self.stroke(Role::Accent, 0.045));
                self.written(drawing, middle, 0.5, &sum.to_string(), Font::SerifItalic, Role::Text.into());
            }
            Mark::Recalled => {
                drawing.line(Path::circle(middle.x, middle.y, self.cell * 0.38), self.stroke(Role::Accent, 0.045));
            }
            Mark::Tick => {
                let points = [(0.32, 0.52), (0.45, 0.67), (0.7, 0.34)].map(|(x, y)| self.place(field, x, y));
                drawing.line(Path::open(&points), self.stroke(Role::Good, 0.08));
            }
            Mark::Cross => {
                let [a, b, c, d] =
                    [(0.34, 0.34), (0.66, 0.66), (0.66, 0.34), (0.34, 0.66)].map(|(x, y)| self.place(field, x, y));
                drawing.line(Path::open(&[a, b]).and(Path::open(&[c, d])), self.stroke(Role::Bad, 0.06));
            }
        }
    }

    fn small(self, drawing: &mut Drawing, middle: Point, sums: &[u8], role: Role) {
        let rows: Vec<&[u8]> = sums.chunks(2).collect();
        // Three rows fill a field as they are.
        let grown = if rows.len() > 2 { self.text.min(1.15) } else { self.text };
        let (size, step) = (self.cell * 0.25 * grown, self.cell * 0.235 * grown);
        let mut y = middle.y - step * (f32::from(u8::try_from(rows.len()).unwrap_or(1)) - 1.0) / 2.0;
        for row in rows {
            let words = row.iter().map(ToString::to_string).collect::<Vec<_>>().join(" · ");
            let words = Text::beside((middle.x, y), words, Font::Sans, size, role);
            drawing.text(words.fitted(self.cell * 0.74).centred());
            y += step;
        }
    }

    fn tags(self, drawing: &mut Drawing, leaf: Leaf<'_>) {
        let player = leaf.player;
        for line in Line::all() {
            let tag = Tag::of(line);
            drawing.shape(tag.outline(0.0).moved(self.scale()), Role::Paper.into(), self.stroke(Role::Text, 0.028));
            let middle = self.scale().map(tag.symbol());
            let side = self.cell * 0.56;
            let by = Affine::scale(side / 10.0).shifted(middle.x - side / 2.0, middle.y - side / 2.0);
            drawing.place(by, Symbol::of(line).draw(Role::Text.into()));
            let name = if line.is_row() { digit(line.place()) } else { letter(line.place()) };
            self.name(drawing, tag, name, Role::Faint);
            if let Some(points) = player.and_then(|player| player.line_points(line)) {
                self.pencil(drawing, self.scale().map(tag.number()), 0.54, points);
            }
            self.circle(drawing, tag, player.is_some_and(|player| player.is_crossed(line)));
        }
        for truth in Truth::ALL {
            let tag = Tag::of_truth(truth);
            let petrol = Role::Deep(Hue::Petrol);
            let outline = tag.outline(0.0).moved(self.scale());
            drawing.shape(outline, Role::Tint(Hue::Petrol).into(), self.stroke(petrol, 0.034));
            drawing.line(tag.outline(0.06).moved(self.scale()), self.stroke(petrol, 0.016));
            let field = truth.field();
            let name = match truth {
                Truth::Top | Truth::Bottom => digit(field.row()),
                Truth::Left | Truth::Right => letter(field.column()),
            };
            self.name(drawing, tag, name, petrol);
            let part = match truth {
                Truth::Top | Truth::Left => tr!(leaf.lang, "namaste-sheet-full"),
                Truth::Bottom | Truth::Right => tr!(leaf.lang, "namaste-sheet-half"),
            };
            let Point { x, y } = self.scale().map(tag.number());
            let above = Point::new(x, y - self.cell * 0.22);
            self.written(drawing, above, 0.23 * self.text.min(1.3), &part, Font::Sans, petrol.into());
            if let Some(points) = leaf.player.and_then(|player| player.truth(truth)) {
                self.pencil(drawing, Point::new(x, y + self.cell * 0.1), 0.5, points);
            }
        }
    }

    fn circle(self, drawing: &mut Drawing, tag: Tag, crossed: bool) {
        let (Point { x, y }, r) = (self.scale().map(tag.circle()), self.cell * CIRCLE_RADIUS);
        drawing.shape(Path::circle(x, y, r), Role::Paper.into(), self.stroke(Role::Text, 0.024));
        if crossed {
            self.cross(drawing, Point::new(x, y), r * 0.95);
        }
    }

    fn cross(self, drawing: &mut Drawing, middle: Point, reach: f32) {
        let at = |x: f32, y: f32| Point::new(middle.x + x * reach, middle.y + y * reach);
        let lines = Path::open(&[at(-0.9, -0.8), at(0.85, 0.9)]).and(Path::open(&[at(0.9, -0.95), at(-0.8, 0.85)]));
        drawing.line(lines, self.stroke(Role::Pencil, 0.045));
    }

    fn start(self, drawing: &mut Drawing, leaf: Leaf<'_>) {
        let corner = self.at(LEFT, -0.55);
        let side = self.cell * 0.46;
        let frame = Path::rounded(corner.x, corner.y, side, side, side * 0.15);
        drawing.shape(frame, Role::Paper.into(), self.stroke(Role::Text, 0.028));
        if leaf.starts {
            self.cross(drawing, Point::new(corner.x + side / 2.0, corner.y + side / 2.0), side * 0.55);
        }
        let (at, words) =
            (Point::new(corner.x + side * 1.4, corner.y + side / 2.0), tr!(leaf.lang, "namaste-sheet-start"));
        let words = Text::beside(at, words, Font::Sans, self.cell * 0.3 * self.text, Role::Text);
        drawing.text(words.fitted(self.cell * 2.2));
    }

    pub fn karma_area(self) -> Path {
        let (low, side) = (self.at(LEFT, KARMA_Y), self.cell * 1.84);
        Path::rounded(low.x, low.y, side, side, self.cell * 0.12)
    }

    /// The bad-karma boxes, in the lower left corner; a minus in each for print in black and white.
    fn karma(self, drawing: &mut Drawing, leaf: Leaf<'_>) {
        let (x, y) = (LEFT, KARMA_Y);
        self.label(drawing, self.at(x, y - 0.13), &tr!(leaf.lang, "namaste-sheet-karma"));
        for index in 0..KARMA {
            let [column, row] = [index % 2, index / 2].map(|at| at as f32);
            let corner = self.at(x + column * 0.96, y + row * 0.94);
            let side = self.cell * 0.88;
            let leafy = Role::Deep(Hue::Leaf);
            let frame = Path::rounded(corner.x, corner.y, side, side, side * 0.12);
            drawing.shape(frame, Role::Tint(Hue::Leaf).into(), self.stroke(leafy, 0.034));
            let [from, to] = [0.13, 0.3].map(|x| Point::new(corner.x + side * x, corner.y + side * 0.2));
            drawing.rule(from, to, self.stroke(leafy, 0.05));
            if let Some(points) = leaf.player.and_then(|player| player.karma().get(index)) {
                self.pencil(drawing, Point::new(corner.x + side / 2.0, corner.y + side * 0.52), 0.54, *points);
            }
        }
    }

    fn total(self, drawing: &mut Drawing, leaf: Leaf<'_>) {
        let (x, y, width, height) = (5.4, 6.56, 2.3, 1.1);
        let corner = self.at(x, y);
        self.label(drawing, self.at(x, y - 0.13), &tr!(leaf.lang, "namaste-sheet-total"));
        let (width, height) = (width * self.cell, height * self.cell);
        let frame = Path::rounded(corner.x, corner.y, width, height, self.cell * 0.12);
        drawing.shape(frame, Role::Paper.into(), self.stroke(Role::Text, 0.05));
        if let Some(player) = leaf.player {
            let total = crate::game::Score::whole(player.total()).to_string();
            let middle = Point::new(corner.x + width / 2.0, corner.y + height / 2.0);
            self.written(drawing, middle, 0.78, &total, Font::SerifItalic, Role::Pencil.into());
        }
    }

    fn label(self, drawing: &mut Drawing, at: Point, words: &str) {
        let words = Text::new(at, words, Font::Sans, self.cell * 0.27 * self.text, Role::Text.into());
        drawing.text(words.fitted(self.cell * 2.3));
    }

    fn name(self, drawing: &mut Drawing, tag: Tag, name: char, role: Role) {
        let at = self.scale().map(tag.name());
        self.written(drawing, at, 0.25 * self.text.min(1.6), name.encode_utf8(&mut [0; 4]), Font::Sans, role.into());
    }

    fn pencil(self, drawing: &mut Drawing, middle: Point, size: f32, number: u8) {
        self.written(drawing, middle, size, &number.to_string(), Font::SerifItalic, Role::Pencil.into());
    }

    /// Words whose capitals have their middle there; the size in fields.
    fn written(self, drawing: &mut Drawing, middle: Point, size: f32, words: &str, font: Font, ink: Ink) {
        drawing.text(Text::beside(middle, words, font, size * self.cell, ink).centred());
    }

    fn place(self, field: Field, x: f32, y: f32) -> Point {
        self.at(f32::from(field.column()) + x, f32::from(field.row()) + y)
    }

    fn stroke(self, role: Role, width: f32) -> Stroke {
        Stroke::new(role.into(), self.cell * width)
    }
}

fn digit(row: u8) -> char {
    char::from(b'1' + row)
}

fn letter(column: u8) -> char {
    char::from(b'a' + column)
}
