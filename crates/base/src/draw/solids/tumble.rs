//! How one solid tumbles over a table: a rigid body under gravity, with bounces and friction at the corners of its
//! rounded body; in circumradii and seconds. Sequential impulses (Catto, *Iterative Dynamics with Temporal Coherence*,
//! 2005) at [`STEPS`] a second; one moment of inertia for all axes, as in Platonic solids.

use super::solid::{CORE, Solid};
use super::space::{Rotation, Vector};

/// Circumradii/s². For a real die of 16 mm it is 700; all goes at a third of the real pace, to be followed.
const GRAVITY: f32 = 72.0;
/// Steps a second.
const STEPS: u16 = 480;
/// Steps to a frame that is kept.
const KEPT: u16 = 4;
/// How much speed a bounce gives back.
const BOUNCE: f32 = 0.42;
/// How much of the pressure friction can be.
const FRICTION: f32 = 0.4;
/// Slower than this against the table, it does not bounce, circumradii/s.
const DULL: f32 = 1.6;
/// How fast turning dies away on the table, 1/s: rolling, and spinning on the spot. Rounder solids are held
/// back more, by the fourth power of their inradius, or they would roll far longer than the others.
const ROLLING: [f32; 2] = [10.0, 40.0];
/// After so many steps it is taken to lie.
const LONGEST: u16 = 8 * STEPS;

/// How it is thrown: along y.
#[derive(Clone, Copy, Debug)]
pub(super) struct Start {
    pub(super) turn: Rotation,
    /// How far its body is above the table.
    pub(super) gap: f32,
    pub(super) speed: Vector,
    /// Its spin, radians a second.
    pub(super) spin: Vector,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Frame {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) gap: f32,
    pub(super) turn: Rotation,
}

/// Frames a second of a [`tumble`].
pub(super) const FRAMES: f32 = STEPS as f32 / KEPT as f32;

/// From above the origin until it lies, [`FRAMES`] a second.
pub(super) fn tumble(solid: &Solid, start: Start) -> Vec<Frame> {
    let mut body = Body::new(solid, start);
    let mut frames = vec![body.frame()];
    let mut calm = 0;
    for step in 1..=LONGEST {
        body.step();
        if step % KEPT == 0 {
            frames.push(body.frame());
        }
        calm = if body.lies() { calm + 1 } else { 0 };
        if calm > STEPS / 20 {
            break;
        }
    }
    frames
}

struct Body<'a> {
    solid: &'a Solid,
    at: Vector,
    turn: Rotation,
    speed: Vector,
    spin: Vector,
    /// What it has of the corners of its core, as the table sees them from its centre.
    arms: Vec<Vector>,
}

impl<'a> Body<'a> {
    fn new(solid: &'a Solid, start: Start) -> Self {
        let at = Vector::Z * (solid.height(start.turn) + start.gap);
        Self { solid, at, turn: start.turn, speed: start.speed, spin: start.spin, arms: Vec::new() }
    }

    fn frame(&self) -> Frame {
        let gap = (self.at.z - self.solid.height(self.turn)).max(0.0);
        Frame { x: self.at.x, y: self.at.y, gap, turn: self.turn }
    }

    fn lies(&self) -> bool {
        let down = self.turn.back().apply(-Vector::Z);
        self.spin.length() < 0.5
            && self.speed.length() < 0.4
            && self.solid.facets().iter().any(|facet| facet.normal.dot(down) > 0.999)
    }

    fn step(&mut self) {
        let dt = 1.0 / f32::from(STEPS);
        self.speed -= Vector::Z * (GRAVITY * dt);
        self.at += self.speed * dt;
        let angle = self.spin.length() * dt;
        if angle > 0.0 {
            self.turn = self.turn.then(Rotation::about(self.spin, angle)).unit();
        }
        let below = self.solid.rounding();
        if self.at.z > 1.0 + 0.01 {
            return;
        }
        self.arms.clear();
        let mut deepest = 0.0_f32;
        for corner in self.solid.corners() {
            let arm = self.turn.apply(*corner) * CORE - Vector::Z * below;
            let height = self.at.z + arm.z;
            if height < 0.004 {
                self.arms.push(arm);
                deepest = deepest.max(-height);
            }
        }
        if self.arms.is_empty() {
            return;
        }
        self.at.z += deepest;
        self.collide();
        let [rolling, spinning] = ROLLING.map(|rate| (-rate * self.solid.inradius().powi(4) * dt).exp());
        self.spin = Vector::new(self.spin.x * rolling, self.spin.y * rolling, self.spin.z * spinning);
    }

    fn collide(&mut self) {
        let inertia = self.solid.inertia();
        let wanted: Vec<f32> = self
            .arms
            .iter()
            .map(|arm| {
                let fall = self.at_corner(*arm).z;
                if fall < -DULL { -BOUNCE * fall } else { 0.0 }
            })
            .collect();
        for _ in 0..4 {
            for (index, wanted) in wanted.iter().enumerate() {
                let arm = self.arms[index];
                let lacking = wanted - self.at_corner(arm).z;
                if lacking <= 0.0 {
                    continue;
                }
                let lever = arm.cross(Vector::Z);
                let push = lacking / (1.0 + lever.dot(lever) / inertia);
                self.push(arm, Vector::Z * push);
                let slide = self.at_corner(arm);
                let slide = Vector::new(slide.x, slide.y, 0.0);
                if slide.length() > 1e-4 {
                    let against = slide.normalize();
                    let lever = arm.cross(against);
                    let stop = slide.length() / (1.0 + lever.dot(lever) / inertia);
                    self.push(arm, -against * stop.min(FRICTION * push));
                }
            }
        }
    }

    fn at_corner(&self, arm: Vector) -> Vector {
        self.speed + self.spin.cross(arm)
    }

    fn push(&mut self, arm: Vector, impulse: Vector) {
        self.speed += impulse;
        self.spin += arm.cross(impulse) * (1.0 / self.solid.inertia());
    }
}

#[cfg(test)]
mod tests;
