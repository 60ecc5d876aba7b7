//! The icons of the window: our own, drawn in lines on a square of 24.

use iced::{Element, window};

use base::draw::{Drawing, Ink, Path, Role, Stroke};

use crate::app::theme::{TypeSize, Ui};
use crate::app::widget::sign::high;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    Back,
    Undo,
    Redo,
    Hint,
    Rules,
    Print,
    Settings,
    Archive,
    Statistics,
    Up,
    Down,
    Grip,
    Remove,
    Add,
    Go,
    Pause,
    First,
    Previous,
    Next,
    Last,
    Earlier,
    Later,
    Copy,
    Delete,
    Screen,
    Crown,
    Star,
    StarLine,
    Review,
    Hear,
    Record,
    Stop,
    Practise,
    Right,
    Wrong,
    Forbidden,
    Warning,
    Clock,
    Cup,
    Person,
    People,
    Coach,
}

enum Shape {
    /// A line, as path data of SVG.
    Line(&'static str),
    Area(&'static str),
    /// The line of a circle: its middle and its radius.
    Ring(f32, f32, f32),
    Dot(f32, f32, f32),
    /// The line of a box: its left upper corner, its width and height, the radius of its corners.
    Frame(f32, f32, f32, f32, f32),
    Block(f32, f32, f32, f32, f32),
}

impl Icon {
    const fn parts(self) -> &'static [Shape] {
        use Shape::{Area, Block, Dot, Frame, Line, Ring};
        match self {
            Self::Back => &[Line("M20 12H5"), Line("M11 5.5L4.5 12L11 18.5")],
            Self::Undo => &[Line("M9 4.5L4.5 9L9 13.5"), Line("M5 9H14C21 9 21 19.5 14 19.5H10")],
            Self::Redo => &[Line("M15 4.5L19.5 9L15 13.5"), Line("M19 9H10C3 9 3 19.5 10 19.5H14")],
            Self::Hint => &[
                Line("M9 16.5C9 14 5.5 12.5 5.5 8.8C5.5 0.8 18.5 0.8 18.5 8.8C18.5 12.5 15 14 15 16.5Z"),
                Line("M9.5 19.2H14.5"),
                Line("M10.8 21.6H13.2"),
            ],
            Self::Rules => &[
                Line("M12 6.5C9.5 4 6 4 3 5V19C6 18 9.5 18 12 20.5C14.5 18 18 18 21 19V5C18 4 14.5 4 12 6.5Z"),
                Line("M12 6.5V20.5"),
            ],
            Self::Print => &[Line("M7 9V3.5H17V9"), Line("M7 17H3.5V9H20.5V17H17"), Line("M7 14H17V21H7Z")],
            Self::Settings => &[
                Line("M18.4 12H21.4M12 18.4V21.4M5.6 12H2.6M12 5.6V2.6"),
                Line("M16.5255 16.5255L18.6468 18.6468M7.4745 16.5255L5.3532 18.6468"),
                Line("M7.4745 7.4745L5.3532 5.3532M16.5255 7.4745L18.6468 5.3532"),
                Ring(12.0, 12.0, 6.2),
                Ring(12.0, 12.0, 2.4),
            ],
            Self::Archive => &[Frame(3.0, 4.0, 18.0, 5.0, 1.0), Line("M4.5 9V20H19.5V9"), Line("M9.5 13H14.5")],
            Self::Statistics => {
                &[Line("M3.5 20.5H20.5"), Area("M5 12H8.4V19H5Z M10.3 5H13.7V19H10.3Z M15.6 9H19V19H15.6Z")]
            }
            Self::Person => &[Ring(12.0, 8.0, 4.2), Line("M4 20.5C4 13.5 20 13.5 20 20.5")],
            Self::People => &[
                Ring(9.0, 8.5, 3.8),
                Line("M2 20C2 13.6 16 13.6 16 20"),
                Line("M15.5 4.9C19.3 4.9 19.3 12 15.5 12"),
                Line("M18 14.6C20.5 15.2 22 17.2 22 20"),
            ],
            Self::Coach => &[Line("M3.5 4.5H20.5V16.5H11.5L7 20.5V16.5H3.5Z"), Line("M8 10.6L10.8 13.2L15.8 7.8")],
            Self::Up => &[Line("M5 15L12 8L19 15")],
            Self::Down => &[Line("M5 9L12 16L19 9")],
            Self::Grip => &[
                Dot(8.5, 6.0, 1.5),
                Dot(8.5, 12.0, 1.5),
                Dot(8.5, 18.0, 1.5),
                Dot(15.5, 6.0, 1.5),
                Dot(15.5, 12.0, 1.5),
                Dot(15.5, 18.0, 1.5),
            ],
            Self::Remove => &[Line("M6 6L18 18"), Line("M18 6L6 18")],
            Self::Add => &[Line("M12 4.5V19.5"), Line("M4.5 12H19.5")],
            Self::Go => {
                &[Line("M3.5 12C3.5 0.8 20.5 0.8 20.5 12C20.5 23.2 3.5 23.2 3.5 12"), Area("M9.8 7.6L17 12L9.8 16.4Z")]
            }
            Self::Pause => &[Ring(12.0, 12.0, 8.5), Line("M9.8 8.6V15.4"), Line("M14.2 8.6V15.4")],
            Self::First => &[Line("M5.5 5.5V18.5"), Area("M18.5 5.5L8.5 12L18.5 18.5Z")],
            Self::Previous => &[Area("M17 5.5L7 12L17 18.5Z")],
            Self::Next => &[Area("M7 5.5L17 12L7 18.5Z")],
            Self::Last => &[Line("M18.5 5.5V18.5"), Area("M5.5 5.5L15.5 12L5.5 18.5Z")],
            Self::Earlier => &[Area("M11.5 6L3.5 12L11.5 18Z M20.5 6L12.5 12L20.5 18Z")],
            Self::Later => &[Area("M3.5 6L11.5 12L3.5 18Z M12.5 6L20.5 12L12.5 18Z")],
            Self::Copy => &[Frame(8.5, 8.5, 12.0, 12.0, 1.5), Line("M15.5 4H3.5V15.5")],
            Self::Delete => &[
                Line("M3.5 6H20.5"),
                Line("M9 6V3.5H15V6"),
                Line("M5.5 6.5L6.8 20.5H17.2L18.5 6.5"),
                Line("M10 10.5L10.3 16.5"),
                Line("M14 10.5L13.7 16.5"),
            ],
            Self::Review => &[Ring(10.5, 10.5, 7.0), Line("M15.8 15.8L21 21"), Line("M7.4 10.6L9.7 13.2L13.8 7.8")],
            Self::Hear => &[
                Line("M15.2 8.8C17.2 10.6 17.2 13.4 15.2 15.2"),
                Line("M17.9 5.9C21.7 9.2 21.7 14.8 17.9 18.1"),
                Area("M3 9.3H6.6L11.8 4.8V19.2L6.6 14.7H3Z"),
            ],
            Self::Record => &[Ring(12.0, 12.0, 9.5), Dot(12.0, 12.0, 4.6)],
            Self::Stop => &[Ring(12.0, 12.0, 9.5), Block(8.4, 8.4, 7.2, 7.2, 0.8)],
            Self::Practise => &[
                Frame(3.5, 7.0, 11.5, 14.0, 1.5),
                Line("M7.5 4H19V17.5"),
                Line("M9.2 10V18"),
                Line("M9.2 11L12.2 13.6L9.2 16"),
            ],
            Self::Right => &[Ring(12.0, 12.0, 9.5), Line("M7.2 12.4L10.6 16.2L16.8 8")],
            Self::Wrong => &[Ring(12.0, 12.0, 9.5), Line("M8.2 8.2L15.8 15.8"), Line("M15.8 8.2L8.2 15.8")],
            Self::Forbidden => &[Ring(12.0, 12.0, 9.5), Line("M5.6 18.4L18.4 5.6")],
            Self::Warning => &[Line("M12 3L22 20.5H2Z"), Line("M12 9.2V14.4"), Dot(12.0, 17.3, 1.2)],
            Self::Screen => &[Frame(2.5, 4.0, 19.0, 12.5, 1.2), Line("M12 16.5V20.5"), Line("M7.5 20.5H16.5")],
            Self::Clock => &[Ring(12.0, 13.5, 8.0), Line("M12 9V13.5L15.2 15.2"), Line("M9.5 2.5H14.5")],
            Self::Cup => &[
                Line("M7 3.5H17V9.5C17 16.2 7 16.2 7 9.5Z"),
                Line("M7 5.5H3.5C3.5 9.5 5 11.3 7.4 11.6"),
                Line("M17 5.5H20.5C20.5 9.5 19 11.3 16.6 11.6"),
                Line("M12 14.6V18.5"),
                Line("M8 20.5H16"),
            ],
            Self::Star => &[Area(
                "M12 2.3L14.5863 9.2403L21.9861 9.5553L16.1846 14.1597L18.1717 21.2947\
                 L12 17.2L5.8283 21.2947L7.8154 14.1597L2.0139 9.5553L9.4137 9.2403Z",
            )],
            Self::StarLine => &[Line(
                "M12 2.3L14.5863 9.2403L21.9861 9.5553L16.1846 14.1597L18.1717 21.2947\
                 L12 17.2L5.8283 21.2947L7.8154 14.1597L2.0139 9.5553L9.4137 9.2403Z",
            )],
            Self::Crown => &[Area("M3 7.5L8 11.6L12 4.5L16 11.6L21 7.5L19.2 17H4.8Z M4.8 18.4H19.2V20.4H4.8Z")],
        }
    }

    fn drawing(self, ink: Ink) -> Drawing {
        let mut drawing = Drawing::new(24.0, 24.0);
        let stroke = Stroke::new(ink, 1.7);
        for part in self.parts() {
            match *part {
                Shape::Line(data) => drawing.line(Path::data(data), stroke),
                Shape::Area(data) => drawing.fill(Path::data(data), ink),
                Shape::Ring(x, y, radius) => drawing.line(Path::circle(x, y, radius), stroke),
                Shape::Dot(x, y, radius) => drawing.fill(Path::circle(x, y, radius), ink),
                Shape::Frame(x, y, width, height, radius) => {
                    drawing.line(Path::rounded(x, y, width, height, radius), stroke);
                }
                Shape::Block(x, y, width, height, radius) => {
                    drawing.fill(Path::rounded(x, y, width, height, radius), ink);
                }
            }
        }
        drawing
    }

    pub fn view<'a, Message: 'a>(self, ui: Ui, role: Role) -> Element<'a, Message> {
        self.tall(ui, role, ui.size(TypeSize::Body).0 * 1.25)
    }

    /// The icon so high, pixels.
    pub fn tall<'a, Message: 'a>(self, ui: Ui, role: Role, side: f32) -> Element<'a, Message> {
        high(ui, self.drawing(role.into()), side)
    }
}

pub fn window() -> Option<window::Icon> {
    const SIDE: u16 = 64;
    let pips = [(0.28, 0.28), (0.72, 0.28), (0.5, 0.5), (0.28, 0.72), (0.72, 0.72)];
    let mut rgba = Vec::with_capacity(usize::from(SIDE) * usize::from(SIDE) * 4);
    for y in 0..SIDE {
        for x in 0..SIDE {
            let at = |n: u16| (f32::from(n) + 0.5) / f32::from(SIDE);
            let (u, v) = (at(x), at(y));
            // Distance to a square with round corners; half a pixel of soft edge.
            let (dx, dy) = (((u - 0.5).abs() - 0.28).max(0.0), ((v - 0.5).abs() - 0.28).max(0.0));
            let cover = soft(0.2 - dx.hypot(dy));
            let pip = pips.iter().map(|(px, py)| soft(0.085 - (u - px).hypot(v - py))).fold(0.0, f32::max);
            let shade = 1.08 - 0.22 * v;
            let channel = |body: f32, mark: f32| (body * shade * (1.0 - pip) + mark * pip).min(255.0).round() as u8;
            rgba.extend([
                channel(158.0, 247.0),
                channel(43.0, 241.0),
                channel(43.0, 227.0),
                (cover * 255.0).round() as u8,
            ]);
        }
    }
    window::icon::from_rgba(rgba, u32::from(SIDE), u32::from(SIDE)).ok()
}

/// 0 outside, 1 inside, a soft edge between.
fn soft(distance: f32) -> f32 {
    (distance * 64.0 + 0.5).clamp(0.0, 1.0)
}
