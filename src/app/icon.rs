//! The icons of the window: our own, drawn in lines on a square of 24.

use std::cell::Cell;

use iced::widget::canvas::{self, Canvas};
use iced::{Color, Element, Rectangle, Renderer, Theme, mouse, window};

use crate::app::theme::{Step, Ui};
use crate::draw::{Affine, Drawing, Ink, Path, Point, Role, Segment, Stroke, screen};

/// An icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// To the screen below.
    Back,
    /// Takes a decision back.
    Undo,
    /// What a strong player would do.
    Hint,
    /// How it is played.
    Rules,
    /// On paper.
    Print,
    /// Language, look, sizes.
    Settings,
    /// All matches.
    Archive,
    /// Wins and scores.
    Statistics,
    /// All shortcuts.
    Help,
    /// One place earlier.
    Up,
    /// One place later.
    Down,
    /// Can be dragged.
    Grip,
    /// Takes away.
    Remove,
    /// Adds.
    Add,
    /// Goes on.
    Go,
    /// Waits.
    Pause,
    /// To the beginning.
    First,
    /// One step back.
    Previous,
    /// One step on.
    Next,
    /// To the end.
    Last,
    /// To the decision before.
    Earlier,
    /// To the decision after.
    Later,
    /// The same once more, elsewhere.
    Copy,
    /// Into the trash.
    Delete,
    /// Has won.
    Star,
    /// Is looked at closely.
    Review,
    /// Can be heard.
    Hear,
    /// Is recorded.
    Record,
    /// Ends.
    Stop,
    /// Is practised.
    Practise,
    /// Was right.
    Right,
    /// Was wrong.
    Wrong,
    /// Is not as one would expect.
    Warning,
    /// Against the clock.
    Clock,
}

const fn p(x: f32, y: f32) -> Point {
    Point::new(x, y)
}

fn arc(from: Point, a: Point, b: Point, to: Point) -> Path {
    Path(vec![Segment::Move(from), Segment::Curve(a, b, to)])
}

impl Icon {
    /// The lines, and what is filled.
    fn lines(self) -> (Vec<Path>, Vec<Path>) {
        let open = |points: &[Point]| Path::open(points);
        match self {
            Self::Back => {
                (vec![open(&[p(20.0, 12.0), p(5.0, 12.0)]), open(&[p(11.0, 5.5), p(4.5, 12.0), p(11.0, 18.5)])], vec![])
            }
            Self::Undo => (
                vec![
                    open(&[p(9.0, 4.5), p(4.5, 9.0), p(9.0, 13.5)]),
                    Path(vec![
                        Segment::Move(p(5.0, 9.0)),
                        Segment::Line(p(14.0, 9.0)),
                        Segment::Curve(p(21.0, 9.0), p(21.0, 19.5), p(14.0, 19.5)),
                        Segment::Line(p(10.0, 19.5)),
                    ]),
                ],
                vec![],
            ),
            Self::Hint => (
                vec![
                    Path(vec![
                        Segment::Move(p(9.0, 16.5)),
                        Segment::Curve(p(9.0, 14.0), p(5.5, 12.5), p(5.5, 8.8)),
                        Segment::Curve(p(5.5, 0.8), p(18.5, 0.8), p(18.5, 8.8)),
                        Segment::Curve(p(18.5, 12.5), p(15.0, 14.0), p(15.0, 16.5)),
                        Segment::Close,
                    ]),
                    open(&[p(9.5, 19.2), p(14.5, 19.2)]),
                    open(&[p(10.8, 21.6), p(13.2, 21.6)]),
                ],
                vec![],
            ),
            Self::Rules => (
                vec![
                    Path(vec![
                        Segment::Move(p(12.0, 6.5)),
                        Segment::Curve(p(9.5, 4.0), p(6.0, 4.0), p(3.0, 5.0)),
                        Segment::Line(p(3.0, 19.0)),
                        Segment::Curve(p(6.0, 18.0), p(9.5, 18.0), p(12.0, 20.5)),
                        Segment::Curve(p(14.5, 18.0), p(18.0, 18.0), p(21.0, 19.0)),
                        Segment::Line(p(21.0, 5.0)),
                        Segment::Curve(p(18.0, 4.0), p(14.5, 4.0), p(12.0, 6.5)),
                        Segment::Close,
                    ]),
                    open(&[p(12.0, 6.5), p(12.0, 20.5)]),
                ],
                vec![],
            ),
            Self::Print => (
                vec![
                    open(&[p(7.0, 9.0), p(7.0, 3.5), p(17.0, 3.5), p(17.0, 9.0)]),
                    open(&[p(7.0, 17.0), p(3.5, 17.0), p(3.5, 9.0), p(20.5, 9.0), p(20.5, 17.0), p(17.0, 17.0)]),
                    Path::rect(7.0, 14.0, 10.0, 7.0),
                ],
                vec![],
            ),
            Self::Settings => {
                let spokes = (0_u8..8).map(|step| {
                    let (sin, cos) = (f32::from(step) * std::f32::consts::FRAC_PI_4).sin_cos();
                    open(&[p(12.0 + 6.4 * cos, 12.0 + 6.4 * sin), p(12.0 + 9.4 * cos, 12.0 + 9.4 * sin)])
                });
                let rings = [Path::circle(12.0, 12.0, 6.2), Path::circle(12.0, 12.0, 2.4)];
                (spokes.chain(rings).collect(), vec![])
            }
            Self::Archive => (
                vec![
                    Path::rounded(3.0, 4.0, 18.0, 5.0, 1.0),
                    open(&[p(4.5, 9.0), p(4.5, 20.0), p(19.5, 20.0), p(19.5, 9.0)]),
                    open(&[p(9.5, 13.0), p(14.5, 13.0)]),
                ],
                vec![],
            ),
            Self::Statistics => (
                vec![open(&[p(3.5, 20.5), p(20.5, 20.5)])],
                vec![
                    Path::rect(5.0, 12.0, 3.4, 7.0),
                    Path::rect(10.3, 5.0, 3.4, 14.0),
                    Path::rect(15.6, 9.0, 3.4, 10.0),
                ],
            ),
            Self::Help => (
                vec![
                    Path::circle(12.0, 12.0, 9.5),
                    Path(vec![
                        Segment::Move(p(8.8, 9.6)),
                        Segment::Curve(p(8.8, 4.8), p(15.4, 5.2), p(15.2, 9.4)),
                        Segment::Curve(p(15.0, 12.0), p(12.0, 11.8), p(12.0, 14.4)),
                    ]),
                ],
                vec![Path::circle(12.0, 17.6, 1.2)],
            ),
            Self::Up => (vec![open(&[p(5.0, 15.0), p(12.0, 8.0), p(19.0, 15.0)])], vec![]),
            Self::Down => (vec![open(&[p(5.0, 9.0), p(12.0, 16.0), p(19.0, 9.0)])], vec![]),
            Self::Grip => {
                let dots = [8.5, 15.5].into_iter().flat_map(|x| [6.0, 12.0, 18.0].map(|y| Path::circle(x, y, 1.5)));
                (vec![], dots.collect())
            }
            Self::Remove => (vec![open(&[p(6.0, 6.0), p(18.0, 18.0)]), open(&[p(18.0, 6.0), p(6.0, 18.0)])], vec![]),
            Self::Add => (vec![open(&[p(12.0, 4.5), p(12.0, 19.5)]), open(&[p(4.5, 12.0), p(19.5, 12.0)])], vec![]),
            Self::Go => (
                vec![arc(p(3.5, 12.0), p(3.5, 0.8), p(20.5, 0.8), p(20.5, 12.0)).and(arc(
                    p(20.5, 12.0),
                    p(20.5, 23.2),
                    p(3.5, 23.2),
                    p(3.5, 12.0),
                ))],
                vec![Path::polygon(&[p(9.8, 7.6), p(17.0, 12.0), p(9.8, 16.4)])],
            ),
            Self::Pause => (
                vec![
                    Path::circle(12.0, 12.0, 8.5),
                    open(&[p(9.8, 8.6), p(9.8, 15.4)]),
                    open(&[p(14.2, 8.6), p(14.2, 15.4)]),
                ],
                vec![],
            ),
            Self::First => (
                vec![open(&[p(5.5, 5.5), p(5.5, 18.5)])],
                vec![Path::polygon(&[p(18.5, 5.5), p(8.5, 12.0), p(18.5, 18.5)])],
            ),
            Self::Previous => (vec![], vec![Path::polygon(&[p(17.0, 5.5), p(7.0, 12.0), p(17.0, 18.5)])]),
            Self::Next => (vec![], vec![Path::polygon(&[p(7.0, 5.5), p(17.0, 12.0), p(7.0, 18.5)])]),
            Self::Last => (
                vec![open(&[p(18.5, 5.5), p(18.5, 18.5)])],
                vec![Path::polygon(&[p(5.5, 5.5), p(15.5, 12.0), p(5.5, 18.5)])],
            ),
            Self::Earlier => {
                let one = |x: f32| Path::polygon(&[p(x + 8.0, 6.0), p(x, 12.0), p(x + 8.0, 18.0)]);
                (vec![], vec![one(3.5), one(12.5)])
            }
            Self::Later => {
                let one = |x: f32| Path::polygon(&[p(x, 6.0), p(x + 8.0, 12.0), p(x, 18.0)]);
                (vec![], vec![one(3.5), one(12.5)])
            }
            Self::Copy => (
                vec![Path::rounded(8.5, 8.5, 12.0, 12.0, 1.5), open(&[p(15.5, 4.0), p(3.5, 4.0), p(3.5, 15.5)])],
                vec![],
            ),
            Self::Delete => (
                vec![
                    open(&[p(3.5, 6.0), p(20.5, 6.0)]),
                    open(&[p(9.0, 6.0), p(9.0, 3.5), p(15.0, 3.5), p(15.0, 6.0)]),
                    open(&[p(5.5, 6.5), p(6.8, 20.5), p(17.2, 20.5), p(18.5, 6.5)]),
                    open(&[p(10.0, 10.5), p(10.3, 16.5)]),
                    open(&[p(14.0, 10.5), p(13.7, 16.5)]),
                ],
                vec![],
            ),
            Self::Review => (
                vec![
                    Path::circle(10.5, 10.5, 7.0),
                    open(&[p(15.8, 15.8), p(21.0, 21.0)]),
                    open(&[p(7.4, 10.6), p(9.7, 13.2), p(13.8, 7.8)]),
                ],
                vec![],
            ),
            Self::Hear => (
                vec![
                    arc(p(15.2, 8.8), p(17.2, 10.6), p(17.2, 13.4), p(15.2, 15.2)),
                    arc(p(17.9, 5.9), p(21.7, 9.2), p(21.7, 14.8), p(17.9, 18.1)),
                ],
                vec![Path::polygon(&[
                    p(3.0, 9.3),
                    p(6.6, 9.3),
                    p(11.8, 4.8),
                    p(11.8, 19.2),
                    p(6.6, 14.7),
                    p(3.0, 14.7),
                ])],
            ),
            Self::Record => (vec![Path::circle(12.0, 12.0, 9.5)], vec![Path::circle(12.0, 12.0, 4.6)]),
            Self::Stop => (vec![Path::circle(12.0, 12.0, 9.5)], vec![Path::rounded(8.4, 8.4, 7.2, 7.2, 0.8)]),
            // A card before others, with a rune.
            Self::Practise => (
                vec![
                    Path::rounded(3.5, 7.0, 11.5, 14.0, 1.5),
                    open(&[p(7.5, 4.0), p(19.0, 4.0), p(19.0, 17.5)]),
                    open(&[p(9.2, 10.0), p(9.2, 18.0)]),
                    open(&[p(9.2, 11.0), p(12.2, 13.6), p(9.2, 16.0)]),
                ],
                vec![],
            ),
            Self::Right => {
                (vec![Path::circle(12.0, 12.0, 9.5), open(&[p(7.2, 12.4), p(10.6, 16.2), p(16.8, 8.0)])], vec![])
            }
            Self::Wrong => (
                vec![
                    Path::circle(12.0, 12.0, 9.5),
                    open(&[p(8.2, 8.2), p(15.8, 15.8)]),
                    open(&[p(15.8, 8.2), p(8.2, 15.8)]),
                ],
                vec![],
            ),
            Self::Warning => (
                vec![Path::polygon(&[p(12.0, 3.0), p(22.0, 20.5), p(2.0, 20.5)]), open(&[p(12.0, 9.2), p(12.0, 14.4)])],
                vec![Path::circle(12.0, 17.3, 1.2)],
            ),
            Self::Clock => (
                vec![
                    Path::circle(12.0, 13.5, 8.0),
                    open(&[p(12.0, 9.0), p(12.0, 13.5), p(15.2, 15.2)]),
                    open(&[p(9.5, 2.5), p(14.5, 2.5)]),
                ],
                vec![],
            ),
            Self::Star => {
                let points: Vec<Point> = (0_u8..10)
                    .map(|step| {
                        let radius = if step % 2 == 0 { 10.5 } else { 4.4 };
                        let (sin, cos) = (f32::from(step) * std::f32::consts::PI / 5.0).sin_cos();
                        p(12.0 + radius * sin, 12.8 - radius * cos)
                    })
                    .collect();
                (vec![], vec![Path::polygon(&points)])
            }
        }
    }

    fn drawing(self, ink: Ink) -> Drawing {
        let mut drawing = Drawing::new(24.0, 24.0);
        let (lines, filled) = self.lines();
        for path in lines {
            drawing.line(path, Stroke::new(ink, 1.7));
        }
        for path in filled {
            drawing.fill(path, ink);
        }
        drawing
    }

    /// The icon as high as a line of running text.
    pub fn view<'a, Message: 'a>(self, ui: Ui, role: Role) -> Element<'a, Message> {
        self.tall(ui, role, ui.size(Step::Body).0 * 1.25)
    }

    /// The icon so high, pixels.
    pub fn tall<'a, Message: 'a>(self, ui: Ui, role: Role, side: f32) -> Element<'a, Message> {
        Canvas::new(Sign { icon: self, ui, role }).width(side).height(side).into()
    }
}

struct Sign {
    icon: Icon,
    ui: Ui,
    role: Role,
}

impl<Message> canvas::Program<Message> for Sign {
    type State = (canvas::Cache, Cell<Option<(Icon, Color)>>);

    fn draw(
        &self,
        (cache, painted): &Self::State,
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<canvas::Geometry> {
        let key = Some((self.icon, self.ui.colour(self.role)));
        if painted.replace(key) != key {
            cache.clear();
        }
        let look = screen::Look { palette: self.ui.palette, accent: self.ui.accent };
        vec![cache.draw(renderer, bounds.size(), |frame| {
            let fit = Affine::scale(bounds.width.min(bounds.height) / 24.0);
            screen::paint(frame, &self.icon.drawing(self.role.into()), look, fit);
        })]
    }
}

/// The window's own icon: a red die that shows a five, drawn pixel by pixel.
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
