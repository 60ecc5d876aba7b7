//! Dice that are seen together in the tray: rolling, lying, blown from the top of the cup. Knows no clock.

use std::sync::Arc;

use base::draw::cup;
use base::draw::pieces::DieLook;
use base::draw::solids::{self, Faces, Hit, Placed, Pose, Solid, Toss, TossDie};
use base::draw::{Drawing, Size};
use games::game::{Die, Face, Throw};
use games::table::Title;

use super::EDGE;

const EDGE_AT_CUP: f32 = 17.0;
const SECONDS_ON_CUP: f32 = 0.3;
/// The part of their roll in which they come down from there.
const FALL: f32 = 0.55;

/// How far to the right the cup stands while dice roll beside it, mm.
pub(super) const BESIDE: f32 = 18.0;
/// The part of the tray beside that cup, mm as it is seen.
const LEFT: Size = Size { width: 38.0, height: cup::TRAY.height };

#[derive(Debug)]
pub(super) struct Lot {
    pub(super) dice: Vec<(Die, Face)>,
    ready: Vec<(Arc<Solid>, DieLook, Faces)>,
    tossed: Vec<TossDie>,
    toss: Toss,
    way: Motion,
}

#[derive(Clone, Copy, Debug)]
enum Motion {
    Rolls,
    /// They lie where the cup was: so far from where the toss has them, mm.
    Under(f32, f32),
    Blown,
}

/// The point under the middle of the cup, mm from the tray's left side and from its near side.
fn below(cup: cup::Pose) -> (f32, f32) {
    (cup.at.x, (cup::TRAY.height - cup.at.y) / solids::ELEVATION.sin())
}

impl Lot {
    pub(super) fn new(title: &'static dyn Title, throw: &Throw, faces: &[Face], seed: u64, size: Size) -> Self {
        Self::within(title, throw, faces, seed, size, EDGE)
    }

    pub(super) fn under(title: &'static dyn Title, throw: &Throw, faces: &[Face], cup: cup::Pose) -> Self {
        let lot = Self::within(title, throw, faces, 0, cup::UNDER, EDGE_AT_CUP);
        let poses = lot.toss.settled();
        let count = f32::from(u16::try_from(poses.len().max(1)).unwrap_or(u16::MAX));
        let middle = |along: fn(&Pose) -> f32| poses.iter().map(along).sum::<f32>() / count;
        let (x, y) = below(cup);
        Self { way: Motion::Under(x - middle(|pose| pose.at.x), y - middle(|pose| pose.at.y)), ..lot }
    }

    pub(super) fn blown(title: &'static dyn Title, throw: &Throw, faces: &[Face], seed: u64) -> Self {
        Self { way: Motion::Blown, ..Self::within(title, throw, faces, seed, LEFT, EDGE_AT_CUP) }
    }

    fn within(title: &'static dyn Title, throw: &Throw, faces: &[Face], seed: u64, size: Size, edge: f32) -> Self {
        let dice: Vec<(Die, Face)> = throw.dice.iter().cloned().zip(faces.iter().copied()).collect();
        let (mut tossed, mut ready) = (Vec::with_capacity(dice.len()), Vec::with_capacity(dice.len()));
        for (index, (die, face)) in dice.iter().enumerate() {
            let solid = Solid::with_facets(die.faces.len());
            let (counts, drawn): (Vec<Face>, Vec<Drawing>) = title.die(die).facets(die).into_iter().unzip();
            // any of those that show it: a pip die may show a result in two ways
            let showing: Vec<usize> = (0..counts.len()).filter(|facet| counts[*facet] == *face).collect();
            let any = usize::try_from(seed % 997).unwrap_or_default() + index;
            let face_index = showing.get(any % showing.len().max(1)).copied().unwrap_or_default();
            tossed.push(TossDie { solid: solid.clone(), face_index });
            ready.push((solid, title.die(die).look, Faces::new(&drawn)));
        }
        let toss = Toss::new(seed, &tossed, size, edge);
        Self { dice, ready, tossed, toss, way: Motion::Rolls }
    }

    #[cfg(test)]
    pub(super) fn radius(&self) -> f32 {
        self.toss.radius()
    }

    /// How long they take, s.
    pub(super) fn length(&self) -> f32 {
        match self.way {
            Motion::Rolls => self.toss.length(),
            Motion::Under(..) => 0.0,
            Motion::Blown => SECONDS_ON_CUP + self.toss.length(),
        }
    }

    pub(super) fn hits(&self) -> Vec<Hit> {
        let hits = self.toss.hits();
        match self.way {
            Motion::Rolls => hits,
            Motion::Under(..) => Vec::new(),
            // Before they have come down from the cup they strike nothing.
            Motion::Blown => hits
                .into_iter()
                .filter(|hit| hit.at > FALL * self.toss.length())
                .map(|hit| Hit { at: hit.at + SECONDS_ON_CUP, ..hit })
                .collect(),
        }
    }

    fn poses(&self, seconds: Option<f32>) -> Vec<Pose> {
        match self.way {
            Motion::Rolls => self.toss.poses(seconds.unwrap_or_else(|| self.toss.length())),
            Motion::Under(x, y) => {
                let mut poses = self.toss.settled();
                for pose in &mut poses {
                    (pose.at.x, pose.at.y) = (pose.at.x + x, pose.at.y + y);
                }
                poses
            }
            Motion::Blown => self.falling((seconds.unwrap_or_else(|| self.length()) - SECONDS_ON_CUP).max(0.0)),
        }
    }

    fn falling(&self, seconds: f32) -> Vec<Pose> {
        let (x, y) = below(cup::Pose::STANDING.moved(BESIDE));
        let length = self.toss.length();
        let part = (seconds / (FALL * length).max(0.001)).clamp(0.0, 1.0);
        let away = part * (2.0 - part);
        let mut poses = self.toss.poses(seconds);
        for ((pose, die), lies) in poses.iter_mut().zip(&self.tossed).zip(self.toss.settled()) {
            // On top it lies as a die does, on another side than in the end.
            let facets = die.solid.facets().len().max(1);
            let still = die.solid.resting((die.face_index + 1) % facets, 0.3);
            let mix = |from: f32, to: f32, part: f32| from + (to - from) * part;
            pose.at.x = mix(x, pose.at.x, away);
            pose.at.y = mix(y, pose.at.y, away);
            pose.at.z = mix(cup::HEIGHT + lies.at.z, pose.at.z, part * part) + 14.0 * part * (1.0 - part);
            pose.turn = still.towards(pose.turn, part);
        }
        poses
    }

    pub(super) fn drawing(lots: &[Self], seconds: Option<f32>, size: Size) -> Drawing {
        let placed: Vec<Placed<'_>> = lots
            .iter()
            .flat_map(|lot| lot.ready.iter().zip(lot.poses(seconds)))
            .map(|((solid, look, faces), pose)| Placed { solid, pose, look: *look, faces })
            .collect();
        solids::draw(&placed, size)
    }
}
