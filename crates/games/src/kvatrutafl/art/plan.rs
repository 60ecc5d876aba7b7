//! Where everything lies on the table, in mm. Knows no men. The path runs round it: `a` to `l` from right to left along
//! the lower edge, `m` to `x` back along the upper one. Mirrored, left and right change places; turned, Black sees it.

use base::draw::{Affine, Path, Point};

use super::man::{PITCH, RADIUS};
use crate::game::Seat;
use crate::kvatrutafl::men::{BAR, OFF, POINTS, letter, other};

pub const WIDTH: f32 = 160.0;
pub const HEIGHT: f32 = 112.0;
pub const RIM: f32 = 6.0;
/// Left edge and width.
pub const TRAY: (f32, f32) = (1.6, 10.4);
/// Where the points begin, from either side.
pub const FIELD: f32 = 13.4;
pub const BAR_WIDTH: f32 = 10.0;
/// Width of a point.
pub const COLUMN: f32 = (WIDTH / 2.0 - BAR_WIDTH / 2.0 - FIELD) / 6.0;
pub const LENGTH: f32 = 42.5;
/// Men drawn on a place at most; more are told by a number.
pub const SHOWN: u8 = 5;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    pub mirrored: bool,
    pub turned: bool,
}

impl Plan {
    pub const MIDDLE: Point = Point::new(WIDTH / 2.0, HEIGHT / 2.0);

    /// As whom a side sits: 0 below.
    pub fn side(self, seat: Seat) -> Seat {
        if self.turned { other(seat) } else { seat }
    }

    fn x(self, x: f32) -> f32 {
        if self.mirrored { WIDTH - x } else { x }
    }

    /// The index of a seat's path point round the table, 0 for `a`.
    fn index(seat: Seat, path: u8) -> u8 {
        letter(seat, path) as u8 - b'a'
    }

    /// Where the middle of a point's base lies, and which way its tip points: 1 downwards.
    pub fn base(self, index: u8) -> (Point, f32) {
        let half = POINTS / 2;
        // Turned, every point lies where the one opposite would.
        let index = if self.turned { (index + half) % POINTS } else { index };
        let lower = index < half;
        let column = if lower { half - 1 - index } else { index - half };
        let left = if column < half / 2 { FIELD } else { (WIDTH + BAR_WIDTH) / 2.0 };
        let x = self.x(left + (f32::from(column % (half / 2)) + 0.5) * COLUMN);
        if lower { (Point::new(x, HEIGHT - RIM), -1.0) } else { (Point::new(x, RIM), 1.0) }
    }

    pub fn leaf(self, index: u8) -> Path {
        let (base, down) = self.base(index);
        leaf(base, COLUMN, LENGTH * down)
    }

    pub fn area(self, seat: Seat, path: u8) -> Path {
        let half = HEIGHT / 2.0 - RIM;
        // Of who sits below, half of the bar and the start lie below, the tray above; of the other the other way round.
        let upper = |above: bool| if above { RIM } else { HEIGHT / 2.0 };
        match path {
            BAR => Path::rect((WIDTH - BAR_WIDTH) / 2.0, upper(self.side(seat) == 1), BAR_WIDTH, half),
            OFF => {
                let (left, width) = TRAY;
                let x = self.x(self.tray(seat)) - width / 2.0;
                Path::rounded(x.clamp(left, WIDTH - left - width), upper(self.side(seat) == 0), width, half - 1.0, 1.4)
            }
            point => {
                let (base, down) = self.base(Self::index(seat, point));
                let y = if down > 0.0 { base.y } else { base.y - half };
                Path::rect(base.x - COLUMN / 2.0, y, COLUMN, half)
            }
        }
    }

    /// The middle of the seat's tray from the left, before mirroring.
    fn tray(self, seat: Seat) -> f32 {
        let (left, width) = TRAY;
        if self.side(seat) == 0 { WIDTH - left - width / 2.0 } else { left + width / 2.0 }
    }

    /// The middle of the cell beside the seat's start, opposite to its tray.
    pub fn corner(self, seat: Seat) -> Point {
        let y = if self.side(seat) == 0 { HEIGHT - RIM - RADIUS - 1.0 } else { RIM + RADIUS + 1.0 };
        Point::new(self.x(self.tray(seat)), y)
    }

    /// The middle of the n-th man on a seat's place, from 0; those beyond the last that is drawn lie on it.
    pub fn slot(self, seat: Seat, path: u8, n: u8) -> Point {
        let n = f32::from(n.min(SHOWN - 1));
        match path {
            BAR => {
                let away = 2.0 * RADIUS + n.min(3.0) * PITCH;
                let y = if self.side(seat) == 0 { HEIGHT / 2.0 + away } else { HEIGHT / 2.0 - away };
                Point::new(WIDTH / 2.0, y)
            }
            OFF => {
                let y = HEIGHT / 2.0 + if self.side(seat) == 0 { -13.0 } else { 13.0 };
                Point::new(self.x(self.tray(seat)), y)
            }
            point => {
                let (base, down) = self.base(Self::index(seat, point));
                Point::new(base.x, base.y + down * (RADIUS + 0.5 + n * PITCH))
            }
        }
    }

    pub fn name(self, index: u8) -> Point {
        let (base, down) = self.base(index);
        Point::new(base.x, base.y - down * RIM / 2.0 + 1.3)
    }
}

/// A slender leaf upon the middle of its base, mm; one of negative length points upwards.
pub fn leaf(base: Point, width: f32, length: f32) -> Path {
    let by = Affine { a: width, d: length, e: base.x, f: base.y, ..Affine::IDENTITY };
    Path::data("M-0.47 0 C-0.42 0.42 -0.15 0.78 0 1 C0.15 0.78 0.42 0.42 0.47 0 Z").moved(by)
}
