//! How loud sounds are played, as people set it.

/// How loud: 0 to 100 percent of what a clip holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Volume(u16);

impl Volume {
    pub const FULL: Self = Self(100);

    pub const fn percent(percent: u16) -> Self {
        Self(if percent > 100 { 100 } else { percent })
    }

    pub const fn is_mute(self) -> bool {
        self.0 == 0
    }

    /// Squared, because ears hear ratios: half way is a quarter of the amplitude, 12 dB less.
    pub fn gain(self) -> f32 {
        (f32::from(self.0) / 100.0).powi(2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn from_nothing_to_full_it_grows_with_every_step() {
        let gains: Vec<f32> = (0..=100).map(|percent| Volume::percent(percent).gain()).collect();
        assert!(gains.windows(2).all(|pair| pair[0] < pair[1]));
        assert_eq!((gains[0], gains[50], gains[100]), (0.0, 0.25, 1.0));
        assert_eq!(Volume::percent(700), Volume::FULL);
        assert!(Volume::percent(0).is_mute() && !Volume::percent(1).is_mute());
    }
}
