//! Whether a vowel was long: beside the other vowels of whoever said it. Knows nothing of names or sound.

use std::fmt;
use std::str::FromStr;

use super::vowels::Length;

/// How long one person's vowels last, learned from vowels told beforehand. Before the first of them it takes what is
/// usual, and is unsure of more. Written as a line and read again, it is the same.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Measure {
    short: Lengths,
    long: Lengths,
}

/// The latest lengths of one kind, as natural logarithms of seconds.
#[derive(Clone, Debug, Default, PartialEq)]
struct Lengths(Vec<f32>);

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("these are no lengths of vowels")]
pub struct Unreadable;

const KEPT: usize = 24;
/// Of each kind, after which a person's measure is more than what is usual.
const ENOUGH: usize = 3;
/// What a vowel can last, seconds.
const POSSIBLE: (f32, f32) = (0.02, 2.0);
/// So far from the middle one, a length counts as no further.
const STRAY: f32 = 0.35;
/// The logarithm of a usual short vowel's length, and of how many times as long a long one is; how much both vary among
/// people, and how much vowels of one kind do with one person.
const SHORT: f32 = -1.82;
const SHORT_VARIES: f32 = 0.3;
const RATIO: f32 = 0.74;
const RATIO_VARIES: f32 = 0.2;
const VARIES: f32 = 0.18;
/// From when on a vowel is told to be of a kind, and until when it is let pass as the other.
const TOLD: f32 = 0.7;
const PASSES: f32 = 0.1;

impl Lengths {
    fn push(&mut self, length: f32) {
        if self.0.len() == KEPT {
            self.0.remove(0);
        }
        self.0.push(length);
    }

    /// How many there are, and their sum with none further than a stray from the middle one.
    fn sum(&self) -> (f32, f32) {
        let mut sorted = self.0.clone();
        sorted.sort_by(f32::total_cmp);
        let middle = sorted.get(sorted.len() / 2).copied().unwrap_or_default();
        let sum = sorted.iter().map(|length| length.clamp(middle - STRAY, middle + STRAY)).sum();
        (sorted.len() as f32, sum)
    }
}

impl Measure {
    /// A vowel that was said, and whether it was to be long; one that nobody says so long or so short is not counted.
    pub fn push(&mut self, seconds: f32, long: bool) {
        if (POSSIBLE.0..=POSSIBLE.1).contains(&seconds) {
            let lengths = if long { &mut self.long } else { &mut self.short };
            lengths.push(libm::logf(seconds));
        }
    }

    /// Whether enough long and short vowels are known to go by this person rather than by what is usual.
    pub fn calibrated(&self) -> bool {
        self.short.0.len() >= ENOUGH && self.long.0.len() >= ENOUGH
    }

    /// How likely a vowel that lasts so many seconds is a long one, 0 to 1.
    pub fn long(&self, seconds: f32) -> f32 {
        let (short, ratio, unknown) = self.known();
        let over = libm::logf(seconds.clamp(POSSIBLE.0, POSSIBLE.1)) - (short + ratio / 2.0);
        1.0 / (1.0 + libm::expf(-over * ratio / (VARIES * VARIES + unknown)))
    }

    /// Between where it may be either.
    pub fn judge(&self, seconds: f32) -> Length {
        match self.long(seconds) {
            long if long >= TOLD => Length::Long,
            long if long <= 1.0 - TOLD => Length::Short,
            _either => Length::Between,
        }
    }

    /// Whether a vowel passes for one of this kind, which was to be said: all but those that are clearly of the other.
    pub fn passes(&self, seconds: f32, long: bool) -> bool {
        let likely = self.long(seconds);
        if long { likely > PASSES } else { likely < 1.0 - PASSES }
    }

    /// The logarithms of this person's short length and of the ratio of long to short, and how unsure both still are:
    /// what is usual, moved by what was heard (a normal distribution of two numbers, more precise with each vowel).
    fn known(&self) -> (f32, f32, f32) {
        let weight = 1.0 / (VARIES * VARIES);
        let (of_short, of_ratio) = (1.0 / (SHORT_VARIES * SHORT_VARIES), 1.0 / (RATIO_VARIES * RATIO_VARIES));
        let ((shorts, short_sum), (longs, long_sum)) = (self.short.sum(), self.long.sum());
        let (a, b, d) = (of_short + weight * (shorts + longs), weight * longs, of_ratio + weight * longs);
        let (x, y) = (of_short * SHORT + weight * (short_sum + long_sum), of_ratio * RATIO + weight * long_sum);
        let area = a * d - b * b;
        let (short, ratio) = ((d * x - b * y) / area, (a * y - b * x) / area);
        // The mean of both lengths' variances.
        let unknown = (d + (a + d - 2.0 * b)) / (2.0 * area);
        (short, ratio.max(RATIO / 3.0), unknown)
    }
}

impl fmt::Display for Measure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = |lengths: &Lengths| lengths.0.iter().map(f32::to_string).collect::<Vec<_>>().join(" ");
        write!(f, "{};{}", line(&self.short), line(&self.long))
    }
}

impl FromStr for Measure {
    type Err = Unreadable;

    fn from_str(line: &str) -> Result<Self, Unreadable> {
        let possible = libm::logf(POSSIBLE.0)..=libm::logf(POSSIBLE.1);
        let lengths = |part: &str| {
            let read = |word: &str| word.parse().ok().filter(|length| possible.contains(length)).ok_or(Unreadable);
            let all = part.split_whitespace().map(read).collect::<Result<Vec<f32>, _>>()?;
            if all.len() <= KEPT { Ok(Lengths(all)) } else { Err(Unreadable) }
        };
        let (short, long) = line.split_once(';').ok_or(Unreadable)?;
        Ok(Self { short: lengths(short)?, long: lengths(long)? })
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use proptest::prelude::*;

    use super::*;

    fn after(vowels: &[(f32, bool)]) -> Measure {
        let mut measure = Measure::default();
        vowels.iter().for_each(|(seconds, long)| measure.push(*seconds, *long));
        measure
    }

    #[test]
    fn what_is_usual_tells_the_usual_and_lets_pass_what_may_be_either() {
        let measure = Measure::default();
        assert!(!measure.calibrated());
        assert_eq!([0.12, 0.21, 0.35].map(|s| measure.judge(s)), [Length::Short, Length::Between, Length::Long]);
        assert!(measure.passes(0.17, true) && measure.passes(0.29, false));
        assert!(!measure.passes(0.12, true) && !measure.passes(0.36, false));
    }

    #[test]
    fn whoever_speaks_fast_or_slowly_is_known_after_a_few_vowels() {
        for (pace, usual) in [(0.55, [Length::Short, Length::Short]), (1.8, [Length::Between, Length::Long])] {
            let vowels = [(0.15, false), (0.17, false), (0.3, true), (0.14, false), (0.33, true), (0.32, true)]
                .map(|(seconds, long)| (seconds * pace, long));
            let measure = after(&vowels);
            assert!(measure.calibrated());
            assert_eq!([0.15 * pace, 0.32 * pace].map(|s| measure.judge(s)), [Length::Short, Length::Long]);
            assert_ne!([0.15 * pace, 0.32 * pace].map(|s| Measure::default().judge(s)), [Length::Short, Length::Long]);
            assert_eq!([0.15 * pace, 0.32 * pace].map(|s| Measure::default().judge(s)), usual);
        }
    }

    #[test]
    fn short_vowels_alone_move_the_long_ones_with_them_and_one_stray_hardly_does() {
        let quick = after(&[(0.08, false); 8]);
        assert_eq!(quick.judge(0.17), Length::Long);
        let usual = after(&[(0.15, false), (0.15, false), (0.15, false), (0.15, false), (0.31, true)]);
        let mut strayed = usual.clone();
        strayed.push(1.9, false);
        assert_eq!([strayed.judge(0.15), strayed.judge(0.31)], [Length::Short, Length::Long]);
        strayed.push(f32::NAN, true);
        strayed.push(0.0, false);
        assert_eq!((strayed.short.0.len(), strayed.long.0.len()), (5, 1));
    }

    #[test]
    fn nothing_else_is_read() {
        for line in ["", "0.1", "a;b", "-2;x", "5;", ";-9", "inf;", &format!("{};", "-1 ".repeat(KEPT + 1))] {
            assert_eq!(line.parse::<Measure>(), Err(Unreadable), "{line}");
        }
        assert_eq!(";".parse(), Ok(Measure::default()));
    }

    proptest! {
        #[test]
        fn it_is_read_as_it_was_written_and_longer_is_never_less_likely_long(
            vowels in prop::collection::vec((0.0f32..3.0, any::<bool>()), 0..70), one in 0.0f32..3.0, two in 0.0f32..3.0,
        ) {
            let measure = after(&vowels);
            prop_assert_eq!(&measure.to_string().parse::<Measure>().unwrap(), &measure);
            let (less, more) = (measure.long(one.min(two)), measure.long(one.max(two)));
            prop_assert!((0.0..=1.0).contains(&less) && less <= more + 1e-6 && more <= 1.0);
        }
    }
}
