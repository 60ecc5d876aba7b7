//! A picture as data: shapes, text, groups and touchable spots, in mm from the upper left corner. Text is placed by the
//! metrics of the bundled fonts ([`text`]), so the sheet on screen is that on [`paper`]. Knows no toolkit.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

pub mod cup;
pub mod flat;
mod frame;
mod ink;
pub mod lint;
pub mod net;
pub mod paper;
mod path;
mod photo;
pub mod pieces;
pub mod pixels;
pub mod plot;
pub mod sheet;
pub mod solids;
pub mod svg;
pub mod text;

pub use frame::Frame;
pub use ink::{Hue, Ink, Look, Palette, Rgba, Role, Seats};
pub use path::{Affine, Path, Point, Segment, Size};
pub use photo::Photo;

/// A picture, in millimetres.
/// ```
/// use base::draw::{Drawing, Hue, Ink, Palette, Path, Role, svg};
///
/// let mut drawing = Drawing::new(20.0, 10.0);
/// drawing.fill(Path::circle(5.0, 5.0, 4.0), Ink::new(Role::Accent));
/// let file = svg::write(&drawing, Palette::Print, Hue::Turquoise);
/// assert!(file.starts_with("<svg") && file.contains("width=\"20mm\" height=\"10mm\""));
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawing {
    /// How large it is; what lies outside may be cut off.
    pub size: Size,
    /// What is drawn, the lowest first.
    pub items: Vec<Item>,
    /// What can be touched, in the order the keyboard visits it.
    pub spots: Vec<SpotArea>,
}

/// Something drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// A shape, filled, lined or both.
    Shape {
        /// Its outline.
        path: Path,
        /// What fills it.
        fill: Option<Ink>,
        /// What runs along it.
        stroke: Option<Stroke>,
    },
    /// A line of text.
    Text(Text),
    /// Pixels, from the origin on, so large.
    Photo(Photo, Size),
    /// Items put elsewhere.
    Group {
        /// Where their coordinates lead.
        by: Affine,
        /// The items.
        items: Vec<Item>,
        /// Where they are a piece that moves on screen: of which kind. Pieces of one kind are alike.
        piece: Option<&'static str>,
    },
}

impl Item {
    fn recoloured(self, seats: Seats) -> Self {
        let colour = |ink| seats.seat_ink(ink);
        match self {
            Self::Shape { path, fill, stroke } => {
                let stroke = stroke.map(|stroke| Stroke { ink: colour(stroke.ink), ..stroke });
                Self::Shape { path, fill: fill.map(colour), stroke }
            }
            Self::Text(text) => Self::Text(Text { ink: colour(text.ink), ..text }),
            Self::Photo(..) => self,
            Self::Group { by, items, piece } => {
                Self::Group { by, items: items.into_iter().map(|item| item.recoloured(seats)).collect(), piece }
            }
        }
    }
}

/// A line along a path; its ends and corners are round.
#[derive(Clone, Copy, Debug, PartialEq)]
#[must_use]
pub struct Stroke {
    /// Its ink.
    pub ink: Ink,
    /// Its width, mm.
    pub width: f32,
    /// Dash and gap, mm; unbroken without.
    pub dash: Option<(f32, f32)>,
}

impl Stroke {
    /// An unbroken line.
    pub const fn new(ink: Ink, width: f32) -> Self {
        Self { ink, width, dash: None }
    }

    /// A broken line.
    pub const fn dashed(ink: Ink, width: f32, dash: f32, gap: f32) -> Self {
        Self { ink, width, dash: Some((dash, gap)) }
    }

    /// The same, its width, dash and gap so many times as large.
    pub fn stretched(self, factor: f32) -> Self {
        let dash = self.dash.map(|(dash, gap)| (dash * factor, gap * factor));
        Self { width: self.width * factor, dash, ..self }
    }
}

/// A line of text in a bundled font.
#[derive(Clone, Debug, PartialEq)]
#[must_use]
pub struct Text {
    /// The point on the baseline that `align` speaks of.
    pub at: Point,
    /// What is written; one line.
    pub words: String,
    /// In which font.
    pub font: Font,
    /// Its size (the em), mm; 1 pt is 0.3528 mm.
    pub size: f32,
    /// Where it lies from the point.
    pub align: Align,
    /// Its ink.
    pub ink: Ink,
}

/// A bundled font.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Font {
    /// EB Garamond, for titles and running text.
    Serif,
    /// EB Garamond Italic.
    SerifItalic,
    /// EB Garamond SemiBold.
    SerifBold,
    /// Fira Sans, for numbers, labels and controls.
    #[default]
    Sans,
    /// Fira Sans SemiBold.
    SansBold,
}

impl Font {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Serif, Self::SerifItalic, Self::SerifBold, Self::Sans, Self::SansBold];
}

/// Where text lies from its point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Align {
    /// It begins there.
    #[default]
    Left,
    /// Its middle is there.
    Middle,
    /// It ends there.
    Right,
}

/// The name of a spot, such as `c3` or `sum-14`; the game that draws it reads it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Spot(pub Cow<'static, str>);

impl Spot {
    /// The spot of that name.
    pub fn new(name: impl Into<Cow<'static, str>>) -> Self {
        Self(name.into())
    }

    /// One of several of a kind, such as `sum-14`.
    pub fn numbered(kind: &str, number: impl fmt::Display) -> Self {
        Self::new(format!("{kind}-{number}"))
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.0
    }

    /// Its number, if it is [`Self::numbered`] and of that kind.
    pub fn number<T: FromStr>(&self, kind: &str) -> Option<T> {
        self.name().strip_prefix(kind)?.strip_prefix('-')?.parse().ok()
    }
}

/// Where a spot can be touched.
#[derive(Clone, Debug, PartialEq)]
pub struct SpotArea {
    /// Which spot it is.
    pub spot: Spot,
    /// Its outline.
    pub area: Path,
    /// What it is, in words: for whoever visits it by keyboard or lets the pointer rest on it.
    pub says: String,
    /// What is typed to touch it: a small letter, or a number.
    pub key: Option<String>,
    /// Whether the keyboard's cursor passes it over, as long as there are others.
    pub aside: bool,
    /// Whether it tells how things stand: a score, what lies beside the board.
    pub tells: bool,
}

impl Drawing {
    /// The same, with the inks of seats in the colours that these have.
    pub fn recoloured(self, seats: Seats) -> Self {
        Self { items: self.items.into_iter().map(|item| item.recoloured(seats)).collect(), ..self }
    }

    /// An empty picture of that size, mm.
    pub fn new(width: f32, height: f32) -> Self {
        Self { size: Size { width, height }, items: Vec::new(), spots: Vec::new() }
    }

    /// Fills a shape.
    pub fn fill(&mut self, path: Path, ink: Ink) {
        self.items.push(Item::Shape { path, fill: Some(ink), stroke: None });
    }

    /// Draws a line along a path.
    pub fn line(&mut self, path: Path, stroke: Stroke) {
        self.items.push(Item::Shape { path, fill: None, stroke: Some(stroke) });
    }

    /// Draws a straight line.
    pub fn rule(&mut self, from: impl Into<Point>, to: impl Into<Point>, stroke: Stroke) {
        self.line(Path::open(&[from.into(), to.into()]), stroke);
    }

    /// Fills a shape and draws its outline.
    pub fn shape(&mut self, path: Path, fill: Ink, stroke: Stroke) {
        self.items.push(Item::Shape { path, fill: Some(fill), stroke: Some(stroke) });
    }

    /// Writes a line of text.
    pub fn text(&mut self, text: Text) {
        self.items.push(Item::Text(text));
    }

    /// Writes words in lines no wider than `room` mm, each `step` below the one before; gives back the height of the next.
    pub fn lines(&mut self, text: &Text, room: f32, step: f32) -> f32 {
        let mut at = text.at;
        for words in text::wrap(&text.words, text.font, text.size, room) {
            self.text(Text { at, words, ..*text });
            at.y += step;
        }
        at.y
    }

    /// A picture of pixels, so wide, mm.
    pub fn photo(photo: Photo, width: f32) -> Self {
        let (wide, high) = photo.size;
        let mut drawing = Self::new(width, width * high as f32 / wide as f32);
        drawing.items.push(Item::Photo(photo, drawing.size));
        drawing
    }

    /// The picture of pixels that it is, if it is no more than one.
    pub fn as_photo(&self) -> Option<Photo> {
        match self.items.as_slice() {
            [Item::Photo(photo, _)] => Some(*photo),
            _ => None,
        }
    }

    /// Puts another picture, with its spots, at a place.
    pub fn place(&mut self, by: Affine, other: Self) {
        self.spots.extend(other.spots.into_iter().map(|spot| SpotArea { area: spot.area.moved(by), ..spot }));
        self.items.push(Item::Group { by, items: other.items, piece: None });
    }

    /// Puts one of several pieces alike: where another picture of the same table has it elsewhere, it is seen to move.
    pub fn piece(&mut self, kind: &'static str, at: Point, other: Self) {
        self.items.push(Item::Group { by: Affine::shift(at.x, at.y), items: other.items, piece: Some(kind) });
    }

    /// Makes an area touchable.
    pub fn spot(&mut self, spot: Spot, area: Path, says: impl Into<String>) {
        self.spots.push(SpotArea { spot, area, says: says.into(), key: None, aside: false, tells: false });
    }

    /// The keyboard's cursor passes the spot added last over.
    pub fn aside(&mut self) {
        if let Some(spot) = self.spots.last_mut() {
            spot.aside = true;
        }
    }

    /// The spot added last tells how things stand.
    pub fn tells(&mut self) {
        if let Some(spot) = self.spots.last_mut() {
            spot.tells = true;
        }
    }

    /// The spot added last is touched by typing this as well.
    pub fn key(&mut self, key: impl Into<String>) {
        if let Some(spot) = self.spots.last_mut() {
            spot.key = Some(key.into());
        }
    }

    /// The uppermost spot at a point, if any.
    pub fn spot_at(&self, point: Point) -> Option<&SpotArea> {
        self.spots.iter().rev().find(|spot| spot.area.contains(point))
    }

    /// All text of the picture, in the order it is drawn.
    pub fn words(&self) -> Vec<&str> {
        fn collect<'a>(items: &'a [Item], words: &mut Vec<&'a str>) {
            for item in items {
                match item {
                    Item::Text(text) => words.push(&text.words),
                    Item::Group { items, .. } => collect(items, words),
                    Item::Shape { .. } | Item::Photo(..) => {}
                }
            }
        }
        let mut words = Vec::new();
        collect(&self.items, &mut words);
        words
    }

    /// What is written, line by line from the top, with the ends of each baseline and the height, mm.
    pub fn written(&self) -> Vec<(String, [Point; 2], f32)> {
        let mut texts = Vec::new();
        flat::visit(self, Affine::IDENTITY, &mut |piece| {
            if let flat::Piece::Text { text, line, to } = piece
                && text.words.contains(char::is_alphanumeric)
            {
                let ends = [0.0, line.width].map(|x| to.map(Point::new(x, 0.0)));
                texts.push((text.words.as_str(), ends, to.stretch()));
            }
        });
        texts.sort_by(|(_, [one, _], _), (_, [other, _], _)| one.y.total_cmp(&other.y));
        let at_one_height = |one: &(_, [Point; 2], f32), other: &(_, [Point; 2], f32)| {
            other.1[0].y - one.1[0].y < 0.4 * one.2.min(other.2)
        };
        let line = |texts: &mut [(&str, [Point; 2], f32)]| {
            texts.sort_by(|(_, [one, _], _), (_, [other, _], _)| one.x.total_cmp(&other.x));
            let words: Vec<&str> = texts.iter().map(|(words, ..)| *words).collect();
            let (_, [from, mut to], mut high) = texts[0];
            for (_, [_, end], size) in texts {
                (to, high) = (Point::new(to.x.max(end.x), end.y), high.max(*size));
            }
            (words.join(", "), [from, to], high)
        };
        texts.chunk_by_mut(at_one_height).map(line).collect()
    }

    /// Whether every coordinate is a finite number.
    pub fn is_finite(&self) -> bool {
        fn finite(items: &[Item]) -> bool {
            items.iter().all(|item| match item {
                Item::Shape { path, stroke, .. } => {
                    path.is_finite() && stroke.is_none_or(|stroke| stroke.width.is_finite())
                }
                Item::Text(text) => text.at.is_finite() && text.size.is_finite(),
                Item::Photo(_, size) => size.width.is_finite() && size.height.is_finite(),
                Item::Group { by, items, .. } => by.is_finite() && finite(items),
            })
        }
        self.size.width.is_finite()
            && self.size.height.is_finite()
            && finite(&self.items)
            && self.spots.iter().all(|spot| spot.area.is_finite())
    }
}

impl Text {
    /// A line of text in ink.
    pub fn new(at: impl Into<Point>, words: impl Into<String>, font: Font, size: f32, ink: Ink) -> Self {
        Self { at: at.into(), words: words.into(), font, size, align: Align::Left, ink }
    }

    /// A line of text in ink, the middle of its capitals at the height of the point.
    pub fn beside(at: impl Into<Point>, words: impl Into<String>, font: Font, size: f32, ink: impl Into<Ink>) -> Self {
        Self::new(at, words, font, size, ink.into()).level()
    }

    /// The same, its middle at the point.
    pub fn centred(self) -> Self {
        Self { align: Align::Middle, ..self }
    }

    /// The same, ending at the point.
    pub fn ending(self) -> Self {
        Self { align: Align::Right, ..self }
    }

    /// The same, no wider than `room`, mm: smaller where it is long, and only then cut.
    pub fn fitted(self, room: f32) -> Self {
        let (words, size) = text::fitted(&self.words, self.font, self.size, room);
        Self { words, size, ..self }
    }

    /// The same, no wider than `room`, mm: cut where it is long.
    pub fn shortened(self, room: f32) -> Self {
        Self { words: text::shortened(&self.words, self.font, self.size, room), ..self }
    }

    /// The same, the middle of its capitals at the height of the point.
    pub fn level(self) -> Self {
        let at = Point::new(self.at.x, self.at.y + text::cap_height(self.font, self.size) / 2.0);
        Self { at, ..self }
    }
}
