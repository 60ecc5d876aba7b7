//! The resonances of a vocal tract, by linear prediction (Markel & Gray, *Linear Prediction of Speech*, 1976): the
//! autocorrelation method with Levinson's recursion, from the part of the power spectrum that matters (Makhoul, Proc.
//! IEEE 63, 1975); resonances are the roots of the predictor, found all at once (Aberth, Math. Comp. 27, 1973).

use std::f64::consts::{PI, TAU};

use num_complex::Complex64;

use super::spectrum::{BIN, Power};

pub(super) const FORMANTS: usize = 3;

/// What lies above, Hz, is left out.
const HIGHEST: f64 = 5200.0;
/// Two for each resonance, and two for the slope of the whole.
const ORDER: usize = 12;
/// The lowest resonance and the broadest, Hz.
const LOWEST: f64 = 180.0;
const BROADEST: f64 = 600.0;
/// Where F1 and F2 end at the latest, Hz.
const FIRST: f64 = 1200.0;
const SECOND: f64 = 3100.0;

/// Hz, in rising order; those not there are not told. As a voice shows its tract only at the multiples of its pitch,
/// one may be told up to a third of the pitch aside.
pub(super) fn formants(power: &Power) -> [Option<f32>; FORMANTS] {
    let mut told = [None; FORMANTS];
    let Some(predictor) = predictor(&autocorrelation(power)) else { return told };
    let mut found: Vec<f64> = roots(&predictor)
        .into_iter()
        .filter(|root| root.im > 0.0)
        .map(|root| (root.im.atan2(root.re) * HIGHEST / PI, -size(root).ln() * 2.0 * HIGHEST / PI))
        .filter(|(hertz, width)| (LOWEST..HIGHEST - 100.0).contains(hertz) && (0.0..BROADEST).contains(width))
        .map(|(hertz, _)| hertz)
        .collect();
    found.sort_by(f64::total_cmp);
    let mut rest = found.into_iter();
    for (slot, most) in told.iter_mut().zip([FIRST, SECOND, HIGHEST]) {
        match rest.next() {
            Some(hertz) if hertz < most => *slot = Some(hertz as f32),
            Some(_) | None => break,
        }
    }
    told
}

/// What the spectrum up to [`HIGHEST`] would be as autocorrelation, raised by 6 dB an octave from 50 Hz (pre-emphasis).
fn autocorrelation(power: &Power) -> [f64; ORDER + 1] {
    let top = (HIGHEST / f64::from(BIN)) as usize;
    let mut sums = [0.0; ORDER + 1];
    for (bin, power) in power.iter().enumerate().take(top + 1).skip(2) {
        let raised = f64::from(*power) * (1.0 + (bin as f64 * f64::from(BIN) / 50.0).powi(2));
        // Chebyshev's recursion for cosines of multiples.
        let twice = 2.0 * (PI * bin as f64 / top as f64).cos();
        let (mut before, mut now) = (twice / 2.0, 1.0);
        for sum in &mut sums {
            *sum += raised * now;
            (before, now) = (now, twice * now - before);
        }
    }
    // A little white noise keeps the recursion in shape.
    sums[0] *= 1.000_01;
    sums
}

/// Levinson's recursion: the polynomial 1 + a₁z⁻¹ + …, or nothing where there is no sound.
fn predictor(correlation: &[f64; ORDER + 1]) -> Option<[f64; ORDER + 1]> {
    let mut error = correlation[0];
    let mut taps = [0.0; ORDER + 1];
    taps[0] = 1.0;
    for order in 1..=ORDER {
        if error.is_nan() || error <= 1e-12 * correlation[0] || error <= 0.0 {
            return None;
        }
        let sum: f64 = (0..order).map(|i| taps[i] * correlation[order - i]).sum();
        let reflection = -sum / error;
        let old = taps;
        for i in 1..=order {
            taps[i] = old[i] + reflection * old[order - i];
        }
        error *= 1.0 - reflection * reflection;
    }
    Some(taps)
}

fn roots(taps: &[f64; ORDER + 1]) -> [Complex64; ORDER] {
    let mut roots: [Complex64; ORDER] = std::array::from_fn(|i| {
        let (sin, cos) = (TAU * (i as f64 + 0.25) / ORDER as f64 + 0.1).sin_cos();
        Complex64::new(0.9 * cos, 0.9 * sin)
    });
    for _ in 0..40 {
        let mut moved = 0.0f64;
        for i in 0..ORDER {
            let here = roots[i];
            let (mut value, mut slope) = (Complex64::ONE, Complex64::ZERO);
            for tap in &taps[1..] {
                slope = slope * here + value;
                value = value * here + tap;
            }
            let newton = value / slope;
            let others = roots.iter().enumerate().filter(|(j, _)| *j != i);
            let push: Complex64 = others.map(|(_, other)| (here - other).inv()).sum();
            let step = newton / (Complex64::ONE - newton * push);
            if step.is_finite() {
                roots[i] = here - step;
                moved = moved.max(size(step));
            }
        }
        if moved < 1e-9 {
            break;
        }
    }
    roots
}

fn size(number: Complex64) -> f64 {
    number.re.hypot(number.im)
}
