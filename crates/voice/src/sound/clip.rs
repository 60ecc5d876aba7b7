//! A sound as samples, and as a WAV file. Knows no device.

use std::io::Cursor;
use std::sync::Arc;
use std::time::Duration;

use hound::{SampleFormat, WavSpec, WavWriter};

/// Samples a second of every clip; devices that run otherwise convert.
pub const RATE: u32 = 48_000;

/// A sound: one channel, [`RATE`] samples a second, each from -1 to 1. Cheap to clone.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Clip {
    samples: Arc<[f32]>,
}

impl Clip {
    /// A clip of these samples; what lies outside -1 to 1 is cut off, what is no number is silence.
    pub fn new(samples: impl IntoIterator<Item = f32>) -> Self {
        let clean = |sample: f32| if sample.is_nan() { 0.0 } else { sample.clamp(-1.0, 1.0) };
        Self { samples: samples.into_iter().map(clean).collect() }
    }

    pub fn samples(&self) -> &[f32] {
        &self.samples
    }

    pub fn length(&self) -> Duration {
        Duration::from_secs_f64(self.samples.len() as f64 / f64::from(RATE))
    }

    /// 0 to 1.
    pub fn peak(&self) -> f32 {
        self.samples.iter().fold(0.0, |peak, sample| peak.max(sample.abs()))
    }

    /// One channel, 16 bits; an error where it is too long: more than twelve hours.
    pub fn wav(&self) -> Result<Vec<u8>, hound::Error> {
        let spec = WavSpec { channels: 1, sample_rate: RATE, bits_per_sample: 16, sample_format: SampleFormat::Int };
        let mut bytes = Vec::with_capacity(44 + 2 * self.samples.len());
        let mut writer = WavWriter::new(Cursor::new(&mut bytes), spec)?;
        for sample in self.samples.iter() {
            writer.write_sample((sample * f32::from(i16::MAX)).round() as i16)?;
        }
        writer.finalize()?;
        Ok(bytes)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn a_clip_holds_nothing_that_a_device_could_not_play() {
        let clip = Clip::new([0.5, 7.0, f32::NEG_INFINITY, f32::NAN]);
        assert_eq!(clip.samples(), [0.5, 1.0, -1.0, 0.0]);
        assert_eq!(clip.peak(), 1.0);
    }

    #[test]
    fn a_wav_file_gives_back_every_sample() {
        let bytes = Clip::new([0.0, 1.0, -1.0, 0.5]).wav().unwrap();
        let reader = hound::WavReader::new(&bytes[..]).unwrap();
        assert_eq!((reader.spec().channels, reader.spec().sample_rate), (1, RATE));
        let samples: Vec<i16> = reader.into_samples().map(Result::unwrap).collect();
        assert_eq!(samples, [0, 32767, -32767, 16384]);
    }

    #[test]
    fn as_many_samples_as_the_rate_last_a_second() {
        assert_eq!(Clip::new(vec![0.0; RATE as usize]).length(), Duration::from_secs(1));
    }
}
