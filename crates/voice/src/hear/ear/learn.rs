//! Teaches the network by examples: softmax regression with a hidden layer, in batches, with Adam (Kingma & Ba 2015) and
//! weights kept small. Knows no sound and writes no file.

use ndarray::{Array1, Array2, ArrayView2, Axis, Slice, Zip};
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::super::names::KINDS;
use super::features::INPUTS;
use super::net::{HIDDEN, Net};

const BATCH: usize = 128;
const ROUNDS: usize = 20;
/// How fast is learned at first; it falls to a tenth in a straight line.
const RATE: f32 = 0.002;
/// How strongly weights are drawn to 0. So strongly that the network is seldom certain: then certainty means something
/// with voices it does not know.
const DECAY: f32 = 0.0016;
const MEAN: f32 = 0.9;
const SQUARE: f32 = 0.999;
const TINY: f32 = 1e-8;

/// A layer's weights and what Adam keeps about them; the bias is the first column.
struct Layer {
    weights: Array2<f32>,
    means: Array2<f32>,
    squares: Array2<f32>,
}

impl Layer {
    fn new(out: usize, into: usize, rng: &mut ChaCha8Rng) -> Self {
        let most = (6.0 / (out + into) as f32).sqrt();
        let mut weights = Array2::from_shape_simple_fn((out, into + 1), || rng.random_range(-most..most));
        weights.column_mut(0).fill(0.0);
        let zero = Array2::zeros(weights.raw_dim());
        Self { weights, means: zero.clone(), squares: zero }
    }

    fn plain(&self) -> ArrayView2<'_, f32> {
        self.weights.slice_axis(Axis(1), Slice::from(1..))
    }

    fn through(&self, values: &Array2<f32>) -> Array2<f32> {
        values.dot(&self.plain().t()) + self.weights.column(0)
    }

    fn back(&mut self, values: &Array2<f32>, errors: &Array2<f32>, rate: f32, step: i32) -> Array2<f32> {
        let before = errors.dot(&self.plain());
        let mut slope = Array2::zeros(self.weights.raw_dim());
        slope.slice_axis_mut(Axis(1), Slice::from(1..)).assign(&errors.t().dot(values));
        slope.slice_axis_mut(Axis(1), Slice::from(1..)).scaled_add(DECAY, &self.plain());
        slope.column_mut(0).assign(&errors.sum_axis(Axis(0)));
        let (mean_part, square_part) = (1.0 - MEAN.powi(step), 1.0 - SQUARE.powi(step));
        Zip::from(&mut self.weights).and(&mut self.means).and(&mut self.squares).and(&slope).for_each(
            |weight, mean, square, slope| {
                *mean += (1.0 - MEAN) * (slope - *mean);
                *square += (1.0 - SQUARE) * (slope * slope - *square);
                *weight -= rate * (*mean / mean_part) / ((*square / square_part).sqrt() + TINY);
            },
        );
        before
    }

    /// The biases, then for each value that comes in its weights.
    fn rows<const N: usize>(&self) -> Vec<[f32; N]> {
        self.weights.columns().into_iter().map(|column| std::array::from_fn(|unit| column[unit])).collect()
    }
}

/// The same seed, the same network. `None` without examples.
pub fn learn(examples: &[(Vec<f32>, usize)], seed: u64) -> Option<Net> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let shown: Vec<f32> = examples.iter().flat_map(|(shown, _)| shown.iter().copied()).collect();
    let mut shown = Array2::from_shape_vec((examples.len(), INPUTS), shown).ok()?;
    let means: Array1<f32> = shown.mean_axis(Axis(0))?;
    let spreads = shown.std_axis(Axis(0), 0.0).mapv(|spread| spread.max(1e-3));
    shown = (shown - &means) / &spreads;
    let mut hidden = Layer::new(HIDDEN, INPUTS, &mut rng);
    let mut last = Layer::new(KINDS, HIDDEN, &mut rng);
    let mut order: Vec<usize> = (0..examples.len()).collect();
    let steps = ROUNDS * examples.len().div_ceil(BATCH);
    let mut step = 0;
    for _ in 0..ROUNDS {
        order.shuffle(&mut rng);
        for batch in order.chunks(BATCH) {
            let rate = RATE * (1.0 - 0.9 * step as f32 / steps as f32);
            step += 1;
            let values = shown.select(Axis(0), batch);
            let inner = hidden.through(&values).mapv(|sum| sum.max(0.0));
            let mut errors = last.through(&inner);
            for (mut row, example) in errors.rows_mut().into_iter().zip(batch) {
                let most = row.fold(f32::NEG_INFINITY, |most, sum| most.max(*sum));
                row.mapv_inplace(|sum| libm::expf(sum - most));
                let total = row.sum();
                row.mapv_inplace(|one| one / total / batch.len() as f32);
                row[examples[*example].1] -= 1.0 / batch.len() as f32;
            }
            let mut before = last.back(&inner, &errors, rate, step);
            Zip::from(&mut before)
                .and(&inner)
                .for_each(|error, value| *error = if *value > 0.0 { *error } else { 0.0 });
            hidden.back(&values, &before, rate, step);
        }
    }
    let inputs = means.iter().copied().zip(spreads.iter().copied()).collect();
    Some(Net { inputs, hidden: hidden.rows(), last: last.rows() })
}
