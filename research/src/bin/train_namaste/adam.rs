//! Gradients of the squared error, and Adam's steps (Kingma and Ba, 2015) on the weights that a chunk touches.

use games::namaste::bots::features::INPUTS;
use games::namaste::bots::net::{FIRST, Net, SECOND};

use crate::school::Lesson;

const FADE_MEAN: f32 = 0.9;
const FADE_SQUARE: f32 = 0.999;

pub struct Adam {
    gradient: Net,
    mean: Net,
    square: Net,
    /// By input: how many steps it has taken part in.
    steps: Vec<i32>,
    all_steps: i32,
}

impl Default for Adam {
    fn default() -> Self {
        let zero = Net::zero;
        Self { gradient: zero(), mean: zero(), square: zero(), steps: vec![0; INPUTS], all_steps: 0 }
    }
}

impl Adam {
    pub fn learn(&mut self, net: &mut Net, lessons: &[Lesson], rate: f32) -> f32 {
        let share = 1.0 / lessons.len() as f32;
        let mut touched = vec![false; INPUTS];
        let mut errors = 0.0;
        for lesson in lessons {
            let sums = net.sums(&lesson.features);
            let middle = net.middle(&sums);
            let error = net.output(&middle) - lesson.worth;
            errors += error * error;
            let to_first = self.descend(net, &sums, &middle, error * share);
            for input in lesson.features {
                touched[usize::from(input)] = true;
                for (all, one) in self.gradient.first[usize::from(input)].iter_mut().zip(to_first) {
                    *all += one;
                }
            }
        }
        self.step(net, &touched, rate);
        errors * share
    }

    /// Adds the gradients of the upper layers; gives back that of the first layer's sums.
    fn descend(&mut self, net: &Net, sums: &[f32; FIRST], middle: &[f32; SECOND], error: f32) -> [f32; FIRST] {
        let gradient = &mut self.gradient;
        gradient.base += error;
        let mut to_middle = [0.0; SECOND];
        for unit in 0..SECOND {
            gradient.last[unit] += error * middle[unit].max(0.0);
            if middle[unit] > 0.0 {
                to_middle[unit] = error * net.last[unit];
                gradient.bias[unit] += to_middle[unit];
            }
        }
        let mut to_first = [0.0; FIRST];
        for unit in (0..FIRST).filter(|unit| sums[*unit] > 0.0) {
            for (all, one) in gradient.second[unit].iter_mut().zip(to_middle) {
                *all += sums[unit] * one;
            }
            to_first[unit] = net.second[unit].iter().zip(to_middle).map(|(weight, one)| weight * one).sum();
        }
        to_first
    }

    fn step(&mut self, net: &mut Net, touched: &[bool], rate: f32) {
        let Self { gradient, mean, square, steps, all_steps } = self;
        for input in (0..INPUTS).filter(|input| touched[*input]) {
            steps[input] += 1;
            let (gradient, mean, square) =
                (&mut gradient.first[input], &mut mean.first[input], &mut square.first[input]);
            descend(&mut net.first[input], gradient, mean, square, rate, steps[input]);
        }
        *all_steps += 1;
        for unit in 0..FIRST {
            let (gradient, mean, square) =
                (&mut gradient.second[unit], &mut mean.second[unit], &mut square.second[unit]);
            descend(&mut net.second[unit], gradient, mean, square, rate, *all_steps);
        }
        descend(&mut net.bias, &mut gradient.bias, &mut mean.bias, &mut square.bias, rate, *all_steps);
        descend(&mut net.last, &mut gradient.last, &mut mean.last, &mut square.last, rate, *all_steps);
        let one = std::slice::from_mut::<f32>;
        descend(
            one(&mut net.base),
            one(&mut gradient.base),
            one(&mut mean.base),
            one(&mut square.base),
            rate,
            *all_steps,
        );
    }
}

fn descend(weights: &mut [f32], gradient: &mut [f32], mean: &mut [f32], square: &mut [f32], rate: f32, steps: i32) {
    // After so many steps the corrections are 1.
    let steps = steps.min(10_000);
    let (mean_bias, square_bias) = (1.0 - FADE_MEAN.powi(steps), 1.0 - FADE_SQUARE.powi(steps));
    for index in 0..weights.len() {
        let slope = std::mem::take(&mut gradient[index]);
        mean[index] = FADE_MEAN * mean[index] + (1.0 - FADE_MEAN) * slope;
        square[index] = FADE_SQUARE * square[index] + (1.0 - FADE_SQUARE) * slope * slope;
        weights[index] -= rate * (mean[index] / mean_bias) / ((square[index] / square_bias).sqrt() + 1e-8);
    }
}
