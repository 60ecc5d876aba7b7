//! The network behind the strong player: from a sheet's features to the points it still gains, by two hidden layers of
//! rectifiers, taught by `research/src/bin/train_namaste`. In a fixed order: the same decisions on every machine.

use base::learned::{self, Magic, Unfit, add, layer};

use super::Measure;
use super::features::{Features, INPUTS, Rivals, features};
use super::sheet::Sheet;

// The widths of the hidden layers.
pub const FIRST: usize = 32;
pub const SECOND: usize = 16;
/// One unit of output, in points.
pub const POINTS: f32 = 50.0;

const MAGIC: &Magic = b"NAMASTE1";
pub const WEIGHTS: usize = INPUTS * FIRST + FIRST * SECOND + 2 * SECOND + 1;

/// The sums of the first layer, before its rectifiers.
pub type Sums = [f32; FIRST];

#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    pub first: Vec<[f32; FIRST]>,
    pub second: [[f32; SECOND]; FIRST],
    pub bias: [f32; SECOND],
    pub last: [f32; SECOND],
    pub base: f32,
}

impl Net {
    pub fn zero() -> Self {
        Self {
            first: vec![[0.0; FIRST]; INPUTS],
            second: [[0.0; SECOND]; FIRST],
            bias: [0.0; SECOND],
            last: [0.0; SECOND],
            base: 0.0,
        }
    }

    /// All weights, in the order of the file.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let first = self.first.iter_mut().flatten();
        let second = self.second.iter_mut().flatten();
        first.chain(second).chain(&mut self.bias).chain(&mut self.last).chain([&mut self.base])
    }

    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Unfit> {
        let mut net = Self::zero();
        for (weight, read) in net.weights_mut().zip(learned::read(MAGIC, WEIGHTS, bytes)?) {
            *weight = read;
        }
        Ok(net)
    }

    /// Writes the weights, rounded to what the file can hold.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut copy = self.clone();
        learned::write(MAGIC, copy.weights_mut().map(|weight| *weight))
    }

    pub fn sums(&self, features: &Features) -> Sums {
        let mut sums = [0.0; FIRST];
        for input in features {
            add(&mut sums, 1.0, &self.first[usize::from(*input)]);
        }
        sums
    }

    pub fn sums_near(&self, known: &Features, sums: &Sums, features: &Features) -> Sums {
        let mut near = *sums;
        for (old, new) in known.iter().zip(features).filter(|(old, new)| old != new) {
            add(&mut near, -1.0, &self.first[usize::from(*old)]);
            add(&mut near, 1.0, &self.first[usize::from(*new)]);
        }
        near
    }

    /// The second layer, before its rectifiers.
    pub fn middle(&self, sums: &Sums) -> [f32; SECOND] {
        layer(&self.bias, sums, &self.second)
    }

    /// The output: points still to be gained, in units of [`POINTS`].
    pub fn output(&self, middle: &[f32; SECOND]) -> f32 {
        middle.iter().zip(&self.last).fold(self.base, |all, (one, weight)| all + one.max(0.0) * weight)
    }
}

pub struct Learned<'a> {
    net: &'a Net,
    sheet: Sheet,
    rivals: Rivals,
    known: Features,
    sums: Sums,
}

impl<'a> Learned<'a> {
    pub fn new(net: &'a Net, sheet: Sheet, rivals: Rivals) -> Self {
        let known = features(&sheet, &rivals);
        let sums = net.sums(&known);
        Self { net, sheet, rivals, known, sums }
    }

    pub fn value(&self, after: &Sheet) -> f64 {
        self.value_among(after, &self.rivals)
    }

    pub fn value_among(&self, after: &Sheet, rivals: &Rivals) -> f64 {
        let sums = self.net.sums_near(&self.known, &self.sums, &features(after, rivals));
        f64::from(after.total) + f64::from(POINTS * self.net.output(&self.net.middle(&sums)))
    }
}

impl Measure for Learned<'_> {
    fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    fn enter(&self, field: usize, sum: u8) -> f64 {
        self.value(&self.sheet.entered(field, sum))
    }

    fn karma(&self, points: u8) -> f64 {
        self.value(&self.sheet.with_karma(points))
    }

    fn pass(&self) -> f64 {
        self.value(&self.sheet)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some_net() -> Net {
        let mut net = Net::zero();
        for (index, weight) in (0..4000_u16).cycle().zip(net.weights_mut()) {
            *weight = (f32::from(index) - 2000.0) / 4096.0;
        }
        net
    }

    #[test]
    fn weights_are_read_as_they_were_written() {
        let net = some_net();
        assert_eq!(Net::from_bytes(&net.to_bytes()), Ok(net));
    }

    #[test]
    fn a_step_away_gives_the_sums_of_a_fresh_start() {
        let net = some_net();
        let known = std::array::from_fn(|place| 30 * place as u16);
        let mut features = known;
        features[3] += 7;
        features[80] += 5;
        let near = net.sums_near(&known, &net.sums(&known), &features);
        assert!(near.iter().zip(net.sums(&features)).all(|(one, other)| (one - other).abs() < 1e-3));
    }
}
