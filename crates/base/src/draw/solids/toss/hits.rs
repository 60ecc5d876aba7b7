//! When the dice of a toss strike the table, and how hard: for the ear. Read off the way that is seen; knows no sound.

use super::{Frame, Toss, Trajectory};

const STEPS_PER_SECOND: f32 = 120.0;
/// How near the table a die is that strikes it, circumradii.
const NEAR: f32 = 0.06;
/// A change of speed that is heard, circumradii a second.
const HEARD: f32 = 3.0;
/// A change of speed as large as any, circumradii a second: of a die that falls from the hand and jumps up again.
const HARD: f32 = 18.0;
/// What follows within this time is the same knock, s.
const SAME: f32 = 0.035;

/// A die strikes the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hit {
    /// When, s after the throw.
    pub at: f32,
    /// Which of the dice, counted from 0.
    pub die: usize,
    /// How hard, 0 to 1.
    pub force: f32,
}

impl Toss {
    /// When the dice strike the table, die by die, each in the order in which it happens.
    pub fn hits(&self) -> Vec<Hit> {
        self.courses.iter().enumerate().flat_map(|(die, course)| course.hits(die)).collect()
    }
}

impl Trajectory {
    fn hits(&self, die: usize) -> Vec<Hit> {
        let steps = ((self.delay + self.lasts) * STEPS_PER_SECOND).ceil().max(0.0) as u16;
        let seconds = |step: usize| step as f32 / STEPS_PER_SECOND;
        let frames: Vec<Frame> = (0..=usize::from(steps)).map(|step| self.at(seconds(step))).collect();
        let heights: Vec<f32> = frames.iter().map(|frame| self.solid.height(frame.turn) + frame.gap).collect();
        let mut hits: Vec<Hit> = Vec::new();
        for (step, (four, frames)) in heights.windows(4).zip(frames.windows(4)).enumerate() {
            // A knock falls between two looks: what changes over both counts. In the air nothing knocks.
            let change = ((four[3] - four[2]) - (four[1] - four[0])) * STEPS_PER_SECOND;
            if change < HEARD || frames.iter().all(|frame| frame.gap > NEAR) {
                continue;
            }
            let hit = Hit { at: seconds(step) + 1.5 / STEPS_PER_SECOND, die, force: (change / HARD).min(1.0) };
            match hits.last_mut() {
                Some(last) if hit.at - last.at < SAME => {
                    if last.force < hit.force {
                        *last = hit;
                    }
                }
                Some(_) | None => hits.push(hit),
            }
        }
        hits
    }
}

#[cfg(test)]
mod tests;
