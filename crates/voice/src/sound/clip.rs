//! A sound as samples, and as a WAV file. Knows no device.

use std::f64::consts::PI;
use std::io::Cursor;
use std::sync::Arc;
use std::time::Duration;

use hound::{SampleFormat, WavReader, WavSpec, WavWriter};

/// Samples a second of every clip; devices that run otherwise convert.
pub const RATE: u32 = 48_000;

/// A sound: one channel, [`RATE`] samples a second, each from -1 to 1. Cheap to clone.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Clip {
    samples: Arc<[f32]>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unheard {
    #[error("this is no WAV file")]
    NotWav,
    #[error("it holds samples of a kind that is not read")]
    Kind,
    #[error("it lasts longer than {MOST_SECONDS} s")]
    TooLong,
}

pub const MOST_SECONDS: u32 = 60;

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

    /// Of any rate and number of channels, in whole numbers or floating point; what is there, where it breaks off.
    pub fn read(bytes: &[u8]) -> Result<Self, Unheard> {
        let reader = WavReader::new(bytes).map_err(|error| match error {
            hound::Error::Unsupported => Unheard::Kind,
            _ => Unheard::NotWav,
        })?;
        let WavSpec { channels, sample_rate, bits_per_sample, sample_format } = reader.spec();
        let (channels, rate) = (usize::from(channels), sample_rate);
        if channels == 0 || rate == 0 {
            return Err(Unheard::NotWav);
        }
        let most = (MOST_SECONDS as usize).saturating_mul(rate as usize).saturating_mul(channels);
        let samples: Vec<f32> = match sample_format {
            SampleFormat::Float => reader.into_samples::<f32>().map_while(Result::ok).take(most + 1).collect(),
            SampleFormat::Int => {
                let full = libm::exp2f(f32::from(bits_per_sample.clamp(1, 32)) - 1.0);
                let samples = reader.into_samples::<i32>().map_while(Result::ok);
                samples.take(most + 1).map(|sample| sample as f32 / full).collect()
            }
        };
        if samples.len() > most {
            return Err(Unheard::TooLong);
        }
        let finite = |sample: &f32| if sample.is_finite() { *sample } else { 0.0 };
        let mixed = samples.chunks(channels).map(|all| all.iter().map(finite).sum::<f32>() / channels as f32);
        Ok(Self::new(at_rate(&mixed.collect::<Vec<f32>>(), rate)))
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

/// The same sound at [`RATE`]: a windowed sinc at each new place, wide enough for the slower of both rates.
fn at_rate(samples: &[f32], rate: u32) -> Vec<f32> {
    const LOBES: f64 = 16.0;
    if rate == RATE {
        return samples.to_vec();
    }
    let step = f64::from(rate) / f64::from(RATE);
    let cut = 0.97 / step.max(1.0);
    let reach = LOBES / cut;
    let count = (samples.len() as f64 / step) as usize;
    let at = |place: f64| {
        let (from, to) = ((place - reach).max(0.0).ceil() as usize, (place + reach) as usize);
        let near = samples.iter().enumerate().take(to + 1).skip(from);
        let weighed = near.map(|(index, sample)| {
            let x = index as f64 - place;
            let sinc = if x.abs() < 1e-9 { 1.0 } else { libm::sin(PI * cut * x) / (PI * cut * x) };
            f64::from(*sample) * cut * sinc * (0.5 + 0.5 * libm::cos(PI * x / reach))
        });
        weighed.sum::<f64>() as f32
    };
    (0..count).map(|index| at(index as f64 * step)).collect()
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

    fn wav(spec: WavSpec, mut sample: impl FnMut(&mut WavWriter<Cursor<&mut Vec<u8>>>, f32)) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut writer = WavWriter::new(Cursor::new(&mut bytes), spec).unwrap();
        for index in 0..spec.sample_rate / 2 {
            let turn = f64::from(index) / f64::from(spec.sample_rate) * 440.0;
            let value = (0.5 * (turn * 2.0 * PI).sin()) as f32;
            (0..spec.channels).for_each(|_| sample(&mut writer, value));
        }
        writer.finalize().unwrap();
        bytes
    }

    #[test]
    fn a_wav_file_of_any_rate_width_and_number_of_channels_is_the_same_sound() {
        for (rate, channels) in [(8_000, 1), (11_025, 2), (16_000, 6), (44_100, 2), (48_000, 1), (96_000, 3)] {
            for bits in [8, 16, 24, 32] {
                let spec =
                    WavSpec { channels, sample_rate: rate, bits_per_sample: bits, sample_format: SampleFormat::Int };
                let full = f64::from(2.0f32.powi(i32::from(bits) - 1)) - 1.0;
                let bytes = wav(spec, |writer, value| {
                    writer.write_sample((f64::from(value) * full) as i32).unwrap();
                });
                same_tone(&Clip::read(&bytes).unwrap());
            }
            let spec = WavSpec { channels, sample_rate: rate, bits_per_sample: 32, sample_format: SampleFormat::Float };
            same_tone(&Clip::read(&wav(spec, |writer, value| writer.write_sample(value).unwrap())).unwrap());
        }
    }

    fn same_tone(clip: &Clip) {
        assert!(clip.samples().len().abs_diff(RATE as usize / 2) <= 8, "{}", clip.samples().len());
        for (index, sample) in clip.samples().iter().enumerate().take(22_000).skip(2_000) {
            let due = 0.5 * (index as f64 / f64::from(RATE) * 440.0 * 2.0 * PI).sin();
            assert!((f64::from(*sample) - due).abs() < 0.02, "{index}: {sample} instead of {due}");
        }
    }

    #[test]
    fn what_is_no_wav_file_is_told_and_what_breaks_off_is_read_so_far() {
        let bytes = Clip::new(vec![0.25; 1000]).wav().unwrap();
        assert_eq!(Clip::read(&bytes[..bytes.len() - 501]).unwrap().samples().len(), 749);
        for cut in 0..44 {
            assert!(
                Clip::read(&bytes[..cut]).is_ok_and(|clip| clip.samples().is_empty())
                    || Clip::read(&bytes[..cut]).is_err()
            );
        }
        assert_eq!(Clip::read(b"a song"), Err(Unheard::NotWav));
        assert_eq!(Clip::read(&Clip::new(vec![0.0; 61 * RATE as usize]).wav().unwrap()), Err(Unheard::TooLong));
        let mut slow = bytes;
        slow[24..28].copy_from_slice(&1u32.to_le_bytes());
        slow[28..32].copy_from_slice(&2u32.to_le_bytes());
        assert_eq!(Clip::read(&slow), Err(Unheard::TooLong));
    }

    #[test]
    fn as_many_samples_as_the_rate_last_a_second() {
        assert_eq!(Clip::new(vec![0.0; RATE as usize]).length(), Duration::from_secs(1));
    }
}
