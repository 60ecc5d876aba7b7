//! A toss: how several dice come to lie in a tray with the facets read that were asked for.

use std::f32::consts::PI;
use std::sync::Arc;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::places::{self, Places};
use super::solid::Solid;
use super::space::{Rotation, Vector};
use super::tumble::{FRAMES, Frame, Start, tumble};
use crate::draw::Size;

mod hits;

pub use hits::Hit;

/// A die of a toss.
#[derive(Clone, Debug)]
pub struct TossDie {
    /// Its shape.
    pub solid: Arc<Solid>,
    /// Which facet is to be read when it lies (the last where there are not so many).
    pub face_index: usize,
}

/// Where a die is at a moment, and how it is turned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// Its centre, mm: from the tray's left side, from its near side, above the table.
    pub at: Vector,
    /// How it is turned.
    pub turn: Rotation,
    /// The radius of its circumscribed ball, mm.
    pub radius: f32,
}

/// A toss: a function of time.
#[derive(Clone, Debug)]
pub struct Toss {
    courses: Vec<Trajectory>,
    length: f32,
    radius: f32,
}

#[derive(Clone, Debug)]
struct Trajectory {
    solid: Arc<Solid>,
    /// When it starts, s.
    delay: f32,
    /// How long it takes, s.
    lasts: f32,
    /// Evenly over that time; x and y in mm, the gap in circumradii.
    frames: Vec<Frame>,
    /// Its place and turn where nothing is to move.
    neat: Frame,
}

const LASTS_SECONDS: [f32; 2] = [0.9, 1.3];
const MAX_DELAY_SECONDS: f32 = 0.1;
/// How far from upright a mark comes to lie, radians: never so straight that one side of a cube is hidden.
const YAW: [f32; 2] = [0.14, 0.4];
const NEAT_YAW: f32 = 0.24;
/// How high above the table a die starts at most, circumradii.
const GAP: f32 = 1.2;
const TRIES: usize = 12;
const GOOD_COST: f32 = 0.35;

impl Toss {
    /// Plans a toss of dice as large as a cube of `size` mm; smaller where the tray (mm, as it is seen) has no room.
    pub fn new(seed: u64, dice: &[TossDie], tray: Size, size: f32) -> Self {
        // what is no length is none
        let tray = Size { width: tray.width.max(0.0), height: tray.height.max(0.0) };
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let Places { radius, mut thrown, neat, hand } =
            places::find(&mut rng, dice.len(), tray, size * 3.0_f32.sqrt() / 2.0, GAP);
        // the leftmost comes from the left of the hand, so that paths do not cross
        let mut order: Vec<usize> = (0..dice.len()).collect();
        order.sort_by(|a, b| thrown[*a].0.total_cmp(&thrown[*b].0));
        thrown.sort_by(|a, b| a.0.total_cmp(&b.0));
        let mut courses: Vec<Option<Trajectory>> = vec![None; dice.len()];
        for (rank, index) in order.into_iter().enumerate() {
            let course = Self::course(&mut rng, &dice[index], hand[rank], thrown[rank], radius, &courses, neat[index]);
            courses[index] = Some(course);
        }
        let courses: Vec<Trajectory> = courses.into_iter().flatten().collect();
        let length = courses.iter().map(|course| course.delay + course.lasts).fold(0.0, f32::max);
        Self { courses, length, radius }
    }

    fn course(
        rng: &mut ChaCha8Rng,
        die: &TossDie,
        from: (f32, f32),
        to: (f32, f32),
        radius: f32,
        others: &[Option<Trajectory>],
        neat: (f32, f32),
    ) -> Trajectory {
        let way = ((to.0 - from.0) / radius, (to.1 - from.1) / radius);
        let mut pace = 3.0 + 1.2 * way.0.hypot(way.1);
        let mut best: Option<(f32, Trajectory)> = None;
        for _ in 0..TRIES {
            let delay = MAX_DELAY_SECONDS * rng.random::<f32>();
            let throw = Throw::new(rng, die, way, pace);
            pace = (pace * throw.stretch.clamp(0.5, 2.0).powf(0.7)).clamp(3.0, 40.0);
            let frames: Vec<Frame> = throw
                .frames
                .iter()
                .map(|frame| Frame { x: from.0 + frame.x * radius, y: from.1 + frame.y * radius, ..*frame })
                .collect();
            let neat = Frame { x: neat.0, y: neat.1, gap: 0.0, turn: die.solid.resting(die.face_index, NEAT_YAW) };
            let course = Trajectory { solid: die.solid.clone(), delay, lasts: throw.lasts, frames, neat };
            let crowd = others.iter().flatten().map(|other| course.overlap(other, radius)).fold(0.0, f32::max);
            let cost = throw.cost + 2.0 * crowd;
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, course));
            }
            if cost < GOOD_COST {
                break;
            }
        }
        best.expect("at least one throw was tried").1
    }

    /// How long it takes, s.
    pub fn length(&self) -> f32 {
        self.length
    }

    /// The radius of the dice's circumscribed balls, mm.
    pub fn radius(&self) -> f32 {
        self.radius
    }

    /// Where the dice are so many seconds after the throw; before it, outside the tray, afterwards at rest.
    pub fn poses(&self, seconds: f32) -> Vec<Pose> {
        self.courses.iter().map(|course| course.pose(course.at(seconds), self.radius)).collect()
    }

    /// The dice with the same facets read, placed in rows: for whoever wants no motion.
    pub fn settled(&self) -> Vec<Pose> {
        self.courses.iter().map(|course| course.pose(course.neat, self.radius)).collect()
    }
}

impl Trajectory {
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a small number of frames, and a part between 0 and 1"
    )]
    fn at(&self, seconds: f32) -> Frame {
        let last = self.frames.len() - 1;
        if seconds >= self.delay + self.lasts {
            return self.frames[last];
        }
        let part = ((seconds - self.delay) / self.lasts).clamp(0.0, 1.0) * last as f32;
        let index = (part as usize).min(last.saturating_sub(1));
        let (a, b) = (self.frames[index], self.frames[(index + 1).min(last)]);
        let part = part - index as f32;
        let mix = |a: f32, b: f32| a + (b - a) * part;
        Frame { x: mix(a.x, b.x), y: mix(a.y, b.y), gap: mix(a.gap, b.gap), turn: a.turn.towards(b.turn, part) }
    }

    fn pose(&self, frame: Frame, radius: f32) -> Pose {
        let z = (self.solid.height(frame.turn) + frame.gap) * radius;
        Pose { at: Vector::new(frame.x, frame.y, z), turn: frame.turn, radius }
    }

    /// In circumradii.
    fn overlap(&self, other: &Self, radius: f32) -> f32 {
        let reach = (2.0 + self.solid.inradius() + other.solid.inradius()) / 2.0;
        let near = |step: u8| {
            let time = f32::from(step) / 40.0;
            let (a, b) = (self.at(time), other.at(time));
            let apart = Vector::new((a.x - b.x) / radius, (a.y - b.y) / radius, a.gap - b.gap);
            (reach - apart.length()).max(0.0)
        };
        (0..60).map(near).fold(0.0, f32::max)
    }
}

/// From the origin to its place, in circumradii.
struct Throw {
    frames: Vec<Frame>,
    lasts: f32,
    stretch: f32,
    /// How much it had to be bent to come out as it should; 0 is nothing.
    cost: f32,
}

impl Throw {
    fn new(rng: &mut ChaCha8Rng, die: &TossDie, way: (f32, f32), pace: f32) -> Self {
        let solid = &*die.solid;
        let mut within = |low: f32, high: f32| low + (high - low) * rng.random::<f32>();
        let axis = Vector::new(within(-1.0, 1.0), within(-1.0, 1.0), within(-1.0, 1.0));
        let rolling = pace / (0.5 + 0.5 * solid.inradius()) * within(0.9, 1.4);
        let start = Start {
            turn: Rotation::about(axis, within(0.0, 2.0 * PI)),
            gap: within(0.5, GAP),
            speed: Vector::new(within(-0.08, 0.08) * pace, pace, within(0.0, 4.0)),
            spin: Vector::new(-rolling, within(-0.4, 0.4) * rolling, within(-0.35, 0.35) * rolling),
        };
        let frames = tumble(solid, start);
        let end = frames[frames.len() - 1];
        let turn = way.1.atan2(way.0) - end.y.atan2(end.x);
        let Landing { swap, yaw, bend } = Landing::new(die, end.turn.then(Rotation::about(Vector::Z, turn)));
        let stretch = way.0.hypot(way.1) / end.x.hypot(end.y).max(0.01);
        let natural = seconds(frames.len());
        let lasts = natural.clamp(LASTS_SECONDS[0], LASTS_SECONDS[1]);
        let (sin, cos) = turn.sin_cos();
        let put = |(index, frame): (usize, &Frame)| {
            // the bend is over before the die lies still
            let part = (seconds(index + 1) / (natural * 0.8)).min(1.0);
            let bend = Rotation::NONE.towards(bend, part * part * (3.0 - 2.0 * part));
            Frame {
                x: (frame.x * cos - frame.y * sin) * stretch,
                y: (frame.x * sin + frame.y * cos) * stretch,
                gap: frame.gap,
                turn: swap.then(frame.turn).then(Rotation::about(Vector::Z, turn)).then(bend).unit(),
            }
        };
        let mut frames: Vec<Frame> = frames.iter().enumerate().map(put).collect();
        if let Some(last) = frames.last_mut() {
            *last = Frame { x: way.0, y: way.1, gap: 0.0, turn: solid.resting(die.face_index, yaw) };
        }
        // how fast it comes in, against a die that would slow down evenly
        let hurry = pace * stretch * natural / (2.0 * way.0.hypot(way.1).max(0.01));
        let cost =
            stretch.ln().abs() + 0.3 * bend.angle() + 0.8 * (natural / lasts).ln().abs() + (hurry - 1.4).max(0.0);
        Self { frames, lasts, stretch, cost }
    }
}

struct Landing {
    /// The solid, turned within its outline before it is thrown.
    swap: Rotation,
    yaw: f32,
    /// What is lacking: for a regular solid, part of a turn about the vertical.
    bend: Rotation,
}

impl Landing {
    fn new(die: &TossDie, end: Rotation) -> Self {
        let facet = die.face_index.min(die.solid.facets().len() - 1);
        let landing = |swap: &Rotation| {
            let lies = swap.then(end);
            let yaw = die.solid.yaw(facet, lies);
            let near = yaw.abs().clamp(YAW[0], YAW[1]).copysign(yaw);
            let bend = lies.back().then(die.solid.resting(facet, near));
            Self { swap: *swap, yaw: near, bend }
        };
        let turned = die.solid.turns().iter().filter(|swap| die.solid.read(swap.then(end)) == facet).map(landing);
        // a solid without that symmetry has to be turned over on its way
        turned.min_by(|a, b| a.bend.angle().total_cmp(&b.bend.angle())).unwrap_or_else(|| landing(&Rotation::NONE))
    }
}

#[expect(clippy::cast_precision_loss, reason = "some hundreds of frames")]
fn seconds(frames: usize) -> f32 {
    frames.saturating_sub(1) as f32 / FRAMES
}

#[cfg(test)]
mod tests;
