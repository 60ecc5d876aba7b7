//! The table of sounds: every sign of the transcription, and what a mouth does for it, as for a man's voice;
//! [`super::Speaker`] scales. The vowels lie where those of German lie, as far apart as six can; the consonants began
//! as in D. H. Klatt, “Software for a cascade/parallel formant synthesizer”, J. Acoust. Soc. Am. 67 (1980), 971–995,
//! and were changed until their spectra were clear beside each other.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// A vowel; the only sounds that can be long.
    Vowel,
    /// A consonant held as it is: l, j, nasals, fricatives, h.
    Held,
    /// A consonant that is a closure, let go with a burst and, where `breath` sounds, a breath after it.
    Stop,
    /// A closure as of t, let go into the noise: z.
    Affricate,
    /// A tongue that beats: r.
    Trill,
}

/// Noise that arises at a narrow place in the mouth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Noise {
    /// How loud, dB over a vowel; what is quieter is negative.
    pub level: f32,
    /// Where it is strongest, Hz.
    pub peak: f32,
    /// How wide it is there, Hz.
    pub width: f32,
    /// Where a second, weaker hump lies, Hz.
    pub second: f32,
    /// Whether the peak goes with the second formant of the vowel beside it (k, g) and `peak` counts only without one.
    pub rides: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
#[must_use]
pub struct Phoneme {
    /// Its sign, in lower case.
    pub sign: char,
    /// The sign of the same sound drawn out, if there is such a one.
    pub long: Option<char>,
    pub manner: Manner,
    /// Its formants F1 to F4, Hz.
    pub formants: [f32; 4],
    /// How wide they are, Hz.
    pub widths: [f32; 4],
    /// How firmly F1 to F4 hold against the vowel beside it: 1 as they stand here, 0 as in that vowel.
    pub grip: [f32; 4],
    /// Where the nose takes sound away, Hz; without, the mouth alone sounds.
    pub nasal: Option<f32>,
    /// How long it lasts, ms: of a stop or an affricate the closure, of a trill one beat.
    pub length: f32,
    /// How long the tongue or the lips take from it to the next sound, ms.
    pub glide: f32,
    /// How loud the voice is, dB over that of a vowel of the mouth.
    pub voice: f32,
    /// How loud breath is that the whole tract shapes, dB over a vowel.
    pub breath: f32,
    pub noise: Option<Noise>,
}

/// What does not sound, dB.
pub const SILENT: f32 = f32::NEG_INFINITY;

pub const LONG: f32 = 2.35;

/// The resonance of the nose, Hz; it sounds where `nasal` stands beside it.
pub const NOSE: f32 = 270.0;

/// All sounds: vowels, then consonants with a voice, without one, and those that begin with a closure.
#[rustfmt::skip]
pub const ALL: &[Phoneme] = &[
    //               F1      F2      F3      F4
    drawn('i', 'ī', [290.0, 2260.0, 3000.0, 3600.0]),
    vowel('y',      [325.0, 1690.0, 2250.0, 3300.0]),
    drawn('e', 'ē', [440.0, 1960.0, 2600.0, 3500.0]),
    drawn('a', 'ā', [855.0, 1275.0, 2550.0, 3500.0]).voice(-4.0),
    drawn('o', 'ō', [570.0,  865.0, 2450.0, 3300.0]).voice(-2.0),
    drawn('u', 'ū', [345.0,  875.0, 2350.0, 3250.0]),
    vowel('ǫ',      [640.0,  920.0, 2500.0, 3300.0]).nasal(355.0).voice(2.0),
    //              F1      F2      F3      F4            ms           dB           dB     Hz      Hz      Hz
    consonant('j', [260.0, 2350.0, 3100.0, 3700.0]).lasting(85.0).voice(-3.0).noise(-30.0, 3300.0,  900.0, 4600.0),
    consonant('l', [340.0, 1400.0, 2800.0, 3500.0]).lasting(80.0).voice(-4.0).glide(32.0),
    consonant('w', [290.0, 1050.0, 2300.0, 3300.0]).lasting(75.0).voice(-4.0).noise(-34.0, 3500.0, 3000.0, 6500.0),
    consonant('v', [270.0, 1150.0, 2300.0, 3300.0]).lasting(80.0).voice(-7.0).noise(-24.0, 4000.0, 3000.0, 7500.0),
    consonant('r', [450.0, 1350.0, 2350.0, 3400.0]).trill(42.0).voice(-3.0),
    consonant('m', [480.0, 1150.0, 2150.0, 3300.0]).lasting(85.0).murmur(),
    consonant('n', [480.0, 1550.0, 2550.0, 3400.0]).lasting(85.0).murmur(),
    //              F1      F2      F3      F4            ms            dB     Hz      Hz      Hz
    voiceless('š', [300.0, 1750.0, 2500.0, 3500.0]).lasting(135.0).noise(-6.0,  2700.0,  600.0, 4200.0),
    voiceless('s', [300.0, 1450.0, 2600.0, 3600.0]).lasting(125.0).noise(-12.0, 6200.0, 1500.0, 8500.0),
    voiceless('f', [300.0, 1100.0, 2300.0, 3300.0]).lasting(115.0).noise(-22.0, 4000.0, 4000.0, 8000.0),
    voiceless('h', [500.0, 1500.0, 2500.0, 3500.0]).lasting(95.0).noise(-24.0, 2800.0, 2400.0, 5600.0).breathed(-9.0),
    voiceless('k', [250.0, 1800.0, 2350.0, 3400.0]).stop(70.0).noise(-1.0,  1800.0,  450.0, 2880.0).breath(-13.0).riding(),
    consonant('g', [240.0, 1800.0, 2350.0, 3400.0]).stop(60.0).voice(-14.0).noise(-10.0, 1800.0,  450.0, 2880.0).riding(),
    voiceless('t', [260.0, 1750.0, 2650.0, 3600.0]).stop(65.0).noise(-4.0,  4300.0, 1800.0, 6880.0).breath(-16.0),
    consonant('d', [240.0, 1700.0, 2650.0, 3600.0]).stop(55.0).voice(-14.0).noise(-12.0, 4000.0, 1800.0, 6400.0),
    voiceless('z', [260.0, 1550.0, 2600.0, 3600.0]).affricate(50.0).noise(-11.0, 6200.0, 1500.0, 8500.0),
];

/// An r in the throat, as most speakers of German say it: not in the transcription's table, but the ear has to know it.
pub const THROAT: Phoneme =
    consonant('ʁ', [480.0, 1150.0, 2400.0, 3300.0]).lasting(75.0).voice(-6.0).noise(-26.0, 1300.0, 900.0, 2500.0);

/// A p, which no word has; the ear has to know that it is no k.
pub const LIPS: Phoneme =
    voiceless('p', [250.0, 900.0, 2200.0, 3300.0]).stop(75.0).noise(-10.0, 900.0, 700.0, 1700.0).breath(-14.0);

/// The sound of that sign, and whether it is drawn out.
pub fn of(sign: char) -> Option<(&'static Phoneme, bool)> {
    let found =
        ALL.iter().chain([&THROAT, &LIPS]).find(|phoneme| phoneme.sign == sign || phoneme.long == Some(sign))?;
    Some((found, found.sign != sign))
}

const fn drawn(sign: char, long: char, formants: [f32; 4]) -> Phoneme {
    Phoneme { long: Some(long), ..vowel(sign, formants) }
}

const fn vowel(sign: char, formants: [f32; 4]) -> Phoneme {
    Phoneme {
        sign,
        long: None,
        manner: Manner::Vowel,
        formants,
        widths: [50.0, 70.0, 110.0, 180.0],
        grip: [1.0; 4],
        nasal: None,
        length: 145.0,
        glide: 90.0,
        voice: 0.0,
        breath: SILENT,
        noise: None,
    }
}

const fn consonant(sign: char, formants: [f32; 4]) -> Phoneme {
    Phoneme {
        manner: Manner::Held,
        widths: [70.0, 120.0, 180.0, 250.0],
        grip: [0.9, 0.8, 0.8, 0.8],
        glide: 55.0,
        ..vowel(sign, formants)
    }
}

const fn voiceless(sign: char, formants: [f32; 4]) -> Phoneme {
    consonant(sign, formants).voice(SILENT)
}

impl Phoneme {
    const fn lasting(self, length: f32) -> Self {
        Self { length, ..self }
    }

    const fn glide(self, glide: f32) -> Self {
        Self { glide, ..self }
    }

    const fn voice(self, voice: f32) -> Self {
        Self { voice, ..self }
    }

    const fn breath(self, breath: f32) -> Self {
        Self { breath, ..self }
    }

    const fn noise(self, level: f32, peak: f32, width: f32, second: f32) -> Self {
        Self { noise: Some(Noise { level, peak, width, second, rides: false }), ..self }
    }

    const fn nasal(self, zero: f32) -> Self {
        Self { nasal: Some(zero), ..self }
    }

    /// Sound through the nose alone: its zero and F1 almost cancel each other, and what is heard below is the nose.
    const fn murmur(self) -> Self {
        Self { widths: [60.0, 220.0, 260.0, 300.0], glide: 45.0, ..self.nasal(450.0) }
    }

    /// Breath through a mouth that is already where the vowel wants it.
    const fn breathed(self, breath: f32) -> Self {
        Self { grip: [0.0; 4], widths: [400.0, 220.0, 220.0, 280.0], ..self.breath(breath) }
    }

    const fn stop(self, closed: f32) -> Self {
        Self { manner: Manner::Stop, ..self.lasting(closed) }
    }

    const fn affricate(self, closed: f32) -> Self {
        Self { manner: Manner::Affricate, ..self.lasting(closed) }
    }

    const fn trill(self, beat: f32) -> Self {
        Self { manner: Manner::Trill, ..self.lasting(beat) }
    }

    /// Made by the back of the tongue, which goes where the vowel wants it, and its noise with it.
    const fn riding(self) -> Self {
        let Some(noise) = self.noise else { return self };
        let [first, _, _, fourth] = self.grip;
        Self { noise: Some(Noise { rides: true, ..noise }), grip: [first, 0.25, 0.3, fourth], ..self }
    }

    pub const fn is_vowel(&self) -> bool {
        matches!(self.manner, Manner::Vowel)
    }
}
