//! What was measured round one point of time.

use super::formants::FORMANTS;
use super::spectrum::BANDS;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// The lowest and the highest sample until the next frame, −1 to 1.
    pub wave: (f32, f32),
    /// The level between 70 Hz and 8 kHz, dB below full scale, [`super::FLOOR`] at least.
    pub level: f32,
    /// The pitch of the voice, Hz (62 to 500); none where there is no voice.
    pub pitch: Option<f32>,
    /// F1, F2 and F3, Hz, where there is a voice; uncertain by a tenth, or a third of the pitch if that is more.
    pub formants: [Option<f32>; FORMANTS],
    /// The level of each band, dB below full scale, the lowest first; [`super::band_centre`] tells where it lies.
    pub bands: [f32; BANDS],
}

/// Takes single frames that jump out of a track back into it; voices, and gaps, of one or two frames for none.
pub(super) fn steady(frames: &mut [Frame]) {
    const NEAR: usize = 2;
    let pitches: Vec<Option<f32>> = frames.iter().map(|frame| frame.pitch).collect();
    let formants: Vec<[Option<f32>; FORMANTS]> = frames.iter().map(|frame| frame.formants).collect();
    for (i, frame) in frames.iter_mut().enumerate() {
        let near = i.saturating_sub(NEAR)..(i + NEAR + 1).min(pitches.len());
        let voiced: Vec<f32> = pitches[near.clone()].iter().copied().flatten().collect();
        if voiced.len() > NEAR {
            frame.pitch = median(voiced);
            for (kind, formant) in frame.formants.iter_mut().enumerate() {
                *formant = median(formants[near.clone()].iter().filter_map(|formants| formants[kind]).collect());
            }
        } else {
            frame.pitch = None;
            frame.formants = [None; FORMANTS];
        }
    }
}

/// The middle one of these values, of an even number the upper.
pub(super) fn median(mut values: Vec<f32>) -> Option<f32> {
    values.sort_by(f32::total_cmp);
    values.get(values.len() / 2).copied()
}
