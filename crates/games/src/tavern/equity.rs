//! The chance to win a match of several pub games by the strokes and by what is to come. Knows no dice and no
//! decisions. What comes is taken to be fair: the stroke of a last place is anybody's, one by one's own throw comes as
//! often as it does; so it is computed, not played out. With so many games to come, strokes for last places are dealt
//! as if one at a time came to each by itself (Poisson), counting only what makes just so many, by a discrete Fourier
//! transform. Where a match goes on until somebody has so many, it is integrated over when that happens.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use super::bout::Bout;
use super::card::Until;
use super::part::Gives;
use crate::game::{Game, Seat};
use crate::table::Stake;

/// Over how many moments it is integrated when somebody has enough strokes.
const MOMENTS: usize = 400;
const KEPT: usize = 4096;
const NEGLIGIBLE: f64 = 1e-14;

type Complex = num_complex::Complex<f64>;

fn polar(size: f64, angle: f64) -> Complex {
    let (sin, cos) = libm::sincos(angle);
    Complex::new(size * cos, size * sin)
}

/// How likely one has how many strokes in the end, and all that is more than listed.
struct Strokes {
    odds: Vec<Complex>,
    more: Complex,
}

/// What the first of these has of having the fewest, shared where several have.
fn share(all: &[Strokes]) -> Complex {
    let Some((own, others)) = all.split_first() else { return Complex::from(1.0) };
    let mut left: Vec<Complex> = others.iter().map(|other| other.more + other.odds.iter().sum::<Complex>()).collect();
    let mut sum = Complex::from(0.0);
    for (count, own) in own.odds.iter().enumerate() {
        let matters = own.l1_norm() > NEGLIGIBLE;
        // By how many others have as few.
        let mut level = vec![Complex::from(if matters { 1.0 } else { 0.0 })];
        for (left, other) in left.iter_mut().zip(others) {
            let same = other.odds.get(count).copied().unwrap_or(Complex::from(0.0));
            *left -= same;
            if !matters {
                continue;
            }
            level.push(Complex::from(0.0));
            for place in (0..level.len()).rev() {
                let fewer = if place > 0 { level[place - 1] * same } else { Complex::from(0.0) };
                level[place] = level[place] * *left + fewer;
            }
        }
        for (place, level) in level.into_iter().enumerate() {
            sum += *own * level / (place + 1) as f64;
        }
    }
    sum
}

/// How likely so many of these tries give a stroke, by how many.
fn tries(chances: impl IntoIterator<Item = f64>) -> Vec<f64> {
    let mut odds = vec![1.0];
    for chance in chances {
        odds.push(0.0);
        for count in (0..odds.len()).rev() {
            let fewer = if count > 0 { odds[count - 1] * chance } else { 0.0 };
            odds[count] = odds[count] * (1.0 - chance) + fewer;
        }
    }
    odds
}

#[derive(Clone, Debug, PartialEq)]
enum Rest {
    /// So many strokes for last places; and those by one's own throw, by how likely each is.
    Games { last: usize, each: Vec<f64> },
    /// Such games, until somebody has so many.
    Race { gives: Gives, most: u32 },
}

impl Rest {
    /// After the game under way.
    fn of(bout: &Bout) -> Self {
        match bout.chosen.until {
            Until::Strokes(most) => Self::Race { gives: bout.part().gives(), most },
            Until::Games(games) => {
                let seats = || (0..bout.strokes.len()).collect();
                let gives = (1..=bout.programme()).map(|game| bout.item(game).begin(seats()).gives());
                let gives: Vec<Gives> = gives.collect();
                let (mut last, mut each) = (0, Vec::new());
                for game in bout.game..games {
                    match gives[game as usize % gives.len()] {
                        Gives::Last(count) => last += count,
                        Gives::Each(chance) => each.push(chance),
                    }
                }
                Self::Games { last, each }
            }
        }
    }

    /// The chance to win of the first of those who have so many strokes; some may still get one now, each with that chance.
    fn chance(&self, strokes: &[u32], now: &[f64]) -> f64 {
        match self {
            Self::Games { last, each } => {
                let own = |seat: usize| tries(each.iter().copied().chain((now[seat] > 0.0).then_some(now[seat])));
                let tried: Vec<Vec<f64>> = (0..strokes.len()).map(own).collect();
                dealt(strokes, &tried, *last)
            }
            Self::Race { gives, most } => {
                // What may still happen now is told apart: it may be the end.
                if let Some(seat) = now.iter().position(|chance| *chance > 0.0) {
                    let mut rest = now.to_vec();
                    let chance = std::mem::take(&mut rest[seat]);
                    let mut more = strokes.to_vec();
                    more[seat] += 1;
                    return chance * self.chance(&more, &rest) + (1.0 - chance) * self.chance(strokes, &rest);
                }
                if strokes.iter().any(|strokes| strokes >= most) {
                    return dealt(strokes, &vec![vec![1.0]; strokes.len()], 0);
                }
                match gives {
                    Gives::Last(_) => race_of_last(strokes, *most),
                    Gives::Each(chance) => race_of_each(strokes, *most, *chance),
                }
            }
        }
    }
}

/// With so many strokes dealt to anybody, beside those of one's own tries.
fn dealt(strokes: &[u32], tried: &[Vec<f64>], last: usize) -> f64 {
    let (seats, rate) = (strokes.len() as f64, last as f64 / strokes.len() as f64);
    let wide = strokes.iter().max().copied().unwrap_or_default() as usize
        + last
        + tried.iter().map(Vec::len).max().unwrap_or(1);
    // Each gets as many as a Poisson process gives, its rate turned in the plane.
    let turned = |angle: f64| {
        let (at, mut dealt) = (polar(rate, angle), vec![Complex::from(libm::exp(-rate))]);
        for count in 1..=last {
            dealt.push(dealt[count - 1] * at / count as f64);
        }
        let all = polar(libm::exp(at.re - rate), at.im);
        let one = |(strokes, tried): (&u32, &Vec<f64>)| {
            let mut odds = vec![Complex::from(0.0); wide + 1];
            for (more, chance) in tried.iter().enumerate() {
                for (count, dealt) in dealt.iter().enumerate() {
                    odds[(*strokes as usize + more + count).min(wide)] += *dealt * *chance;
                }
            }
            Strokes { odds, more: all - dealt.iter().sum::<Complex>() }
        };
        share(&strokes.iter().zip(tried).map(one).collect::<Vec<_>>())
    };
    if last == 0 {
        return turned(0.0).re;
    }
    // So many that what makes more strokes, or fewer, is next to nothing; half of the circle mirrors the other.
    let half = (last + 8).min(6 * (last as f64).sqrt() as usize + 10);
    let at = |nth: usize| {
        let angle = std::f64::consts::PI * nth as f64 / half as f64;
        (turned(angle) * polar(1.0, -angle * last as f64)).re
    };
    let inner: f64 = (1..half).map(|nth| 2.0 * at(nth)).sum();
    let mean = (at(0) + inner + at(half)) / (2 * half) as f64;
    // How likely it is that just so many were dealt in all.
    let just: f64 = (1..=last).map(|count| libm::log(rate * seats / count as f64)).sum::<f64>() - rate * seats;
    mean / libm::exp(just)
}

/// Until somebody has so many, each stroke being anybody's: whoever has them first is last.
fn race_of_last(strokes: &[u32], most: u32) -> f64 {
    let seats = strokes.len();
    let needs: Vec<u32> = strokes.iter().map(|strokes| most - strokes).collect();
    let longest = f64::from(needs.iter().min().copied().unwrap_or_default());
    let end = longest + 8.0 * longest.sqrt() + 8.0;
    // By Simpson's rule, over when that happens: others have got fewer until then.
    let width = end / MOMENTS as f64;
    let at = |nth: usize| {
        let time = nth as f64 * width;
        let got = |need: u32| {
            let mut odds = vec![libm::exp(-time)];
            (1..need).for_each(|count| odds.push(odds[count as usize - 1] * time / f64::from(count)));
            odds
        };
        let had: Vec<Vec<f64>> = needs.iter().map(|need| got(*need)).collect();
        let listed = |seat: usize| {
            let odds = std::iter::repeat_n(0.0, strokes[seat] as usize).chain(had[seat].iter().copied());
            Strokes { odds: odds.map(Complex::from).collect(), more: Complex::from(0.0) }
        };
        let ends = |by: usize| {
            let all = (0..seats).map(|seat| match seat == by {
                true => Strokes { odds: Vec::new(), more: Complex::from(1.0) },
                false => listed(seat),
            });
            had[by].last().copied().unwrap_or_default() * share(&all.collect::<Vec<_>>()).re
        };
        (1..seats).map(ends).sum::<f64>()
    };
    let weight = |nth: usize| match nth {
        0 | MOMENTS => 1.0,
        nth if nth % 2 == 1 => 4.0,
        _ => 2.0,
    };
    (0..=MOMENTS).map(|nth| weight(nth) * at(nth)).sum::<f64>() * width / 3.0
}

/// Until somebody has so many, each getting one in a game with that chance.
fn race_of_each(strokes: &[u32], most: u32, chance: f64) -> f64 {
    let wide = most as usize + 1;
    let mut had: Vec<Vec<f64>> = strokes
        .iter()
        .map(|strokes| {
            let mut odds = vec![0.0; wide];
            odds[*strokes as usize] = 1.0;
            odds
        })
        .collect();
    let share_of = |had: &[Vec<f64>], counts: usize| {
        let one = |odds: &Vec<f64>| Strokes {
            odds: odds[..counts].iter().copied().map(Complex::from).collect(),
            more: Complex::from(0.0),
        };
        share(&had.iter().map(one).collect::<Vec<_>>()).re
    };
    let mut sum = 0.0;
    loop {
        for odds in &mut had {
            for count in (0..wide).rev() {
                let fewer = if count > 0 { odds[count - 1] * chance } else { 0.0 };
                odds[count] = odds[count] * (1.0 - chance) + fewer;
            }
        }
        // What ends now; those who have enough go on no more.
        sum += share_of(&had, wide) - share_of(&had, wide - 1);
        had.iter_mut().for_each(|odds| odds[wide - 1] = 0.0);
        let goes_on: f64 = had.iter().map(|odds| odds.iter().sum::<f64>()).product();
        if goes_on < 1e-9 || chance <= 0.0 {
            return sum;
        }
    }
}

/// Whose chance, with which strokes first, and what is to come, in words.
static KNOWN: LazyLock<Mutex<HashMap<String, f64>>> = LazyLock::new(Mutex::default);

/// The chance of `seat` to win the match with these strokes once the game under way is over; some may still get one in it.
fn chance(rest: &Rest, strokes: &[u32], seat: Seat, now: &[f64]) -> f64 {
    let mut others: Vec<(u32, f64)> =
        (0..strokes.len()).filter(|other| *other != seat).map(|other| (strokes[other], now[other])).collect();
    others.sort_by(|one, other| one.0.cmp(&other.0).then(one.1.total_cmp(&other.1)));
    let (strokes, now): (Vec<u32>, Vec<f64>) = [(strokes[seat], now[seat])].into_iter().chain(others).unzip();
    // Only what one has more than another counts, where the games are numbered.
    let least = match rest {
        Rest::Games { .. } => strokes.iter().min().copied().unwrap_or_default(),
        Rest::Race { .. } => 0,
    };
    let strokes: Vec<u32> = strokes.iter().map(|strokes| strokes - least).collect();
    let key = format!("{rest:?} {strokes:?} {now:?}");
    let lock = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = lock().get(&key) {
        return *known;
    }
    let found = rest.chance(&strokes, &now).clamp(0.0, 1.0);
    let mut known = lock();
    if known.len() >= KEPT {
        known.clear();
    }
    known.insert(key, found);
    found
}

/// What each may still get in the game under way: whoever has not had a turn, where each gets a stroke by one's own throw.
fn to_come(bout: &Bout) -> Vec<f64> {
    let (part, mut now) = (bout.part(), vec![0.0; bout.strokes.len()]);
    if let Gives::Each(chance) = part.gives() {
        part.order().iter().skip(part.circle().at).for_each(|seat| now[*seat] = chance);
    }
    now
}

/// By how much more likely `seat` wins the match if one gets the stroke of the game under way, by who does, than if nobody
/// did; `None` where a match is of one game or over, or each gets strokes by what they throw themselves.
pub fn gains(bout: &Bout, seat: Seat) -> Option<Vec<f64>> {
    let is_open = bout.is_long() && !bout.turn().is_over();
    (is_open && matches!(bout.part().gives(), Gives::Last(_))).then(|| {
        let (rest, nobody) = (Rest::of(bout), vec![0.0; bout.strokes.len()]);
        let with = |by: Option<Seat>| {
            let mut strokes = bout.strokes.clone();
            by.into_iter().for_each(|by| strokes[by] += 1);
            chance(&rest, &strokes, seat, &nobody)
        };
        let none = with(None);
        (0..bout.strokes.len()).map(|by| with(Some(by)) - none).collect()
    })
}

/// The chance to win the match with its stroke, and if whoever else it is best for gets it.
pub fn stake(bout: &Bout, seat: Seat) -> Stake {
    if !bout.is_long() || bout.turn().is_over() {
        return Stake::default();
    }
    let (rest, mut now) = (Rest::of(bout), to_come(bout));
    now[seat] = 0.0;
    let with = |by: Seat| {
        let mut strokes = bout.strokes.clone();
        strokes[by] += 1;
        chance(&rest, &strokes, seat, &now)
    };
    let won = match bout.part().gives() {
        Gives::Each(_) => chance(&rest, &bout.strokes, seat, &now),
        Gives::Last(_) => {
            let others = bout.part().order().iter().filter(|other| **other != seat);
            others.map(|other| with(*other)).fold(0.0, f64::max)
        }
    };
    Stake { lost: with(seat).min(won), won }
}

/// To `seat`, that `by` got the stroke, between the worst and the best of it; `None` where it makes no difference.
pub fn worth(bout: &Bout, seat: Seat, by: Seat) -> Option<f64> {
    let gains = gains(bout, seat)?;
    let others = bout.part().order().iter().filter(|other| **other != seat);
    let best = others.map(|other| gains[*other]).fold(f64::NEG_INFINITY, f64::max);
    let span = best - gains[seat];
    (span > 1e-9).then(|| ((gains[by] - gains[seat]) / span).clamp(0.0, 1.0))
}

#[cfg(test)]
mod tests {
    use rand::RngExt;

    use super::*;
    use crate::game::chance::Luck;

    fn even(strokes: &[u32]) -> Vec<f64> {
        vec![0.0; strokes.len()]
    }

    /// The same by dealing strokes.
    fn simulated(rest: &Rest, strokes: &[u32]) -> f64 {
        let (mut rng, times) = (Luck::new(5).after(0), 40_000);
        let mut sum = 0.0;
        for _ in 0..times {
            let mut had = strokes.to_vec();
            match rest {
                Rest::Games { last, each } => {
                    (0..*last).for_each(|_| had[rng.random_range(0..strokes.len())] += 1);
                    for chance in each {
                        had.iter_mut().for_each(|had| *had += u32::from(rng.random_bool(*chance)));
                    }
                }
                Rest::Race { gives, most } => {
                    while had.iter().all(|had| had < most) {
                        match gives {
                            Gives::Last(_) => had[rng.random_range(0..strokes.len())] += 1,
                            Gives::Each(chance) => {
                                had.iter_mut().for_each(|had| *had += u32::from(rng.random_bool(*chance)));
                            }
                        }
                    }
                }
            }
            let least = had.iter().min().copied().unwrap_or_default();
            let level = had.iter().filter(|had| **had == least).count();
            sum += if had[0] == least { 1.0 / level as f64 } else { 0.0 };
        }
        sum / f64::from(times)
    }

    #[test]
    fn what_is_computed_is_what_is_dealt() {
        let games = |last, each: &[f64]| Rest::Games { last, each: each.to_vec() };
        let race = |gives, most| Rest::Race { gives, most };
        for (rest, strokes) in [
            (games(0, &[]), vec![1, 1, 2]),
            (games(1, &[]), vec![0, 0, 0, 0]),
            (games(7, &[]), vec![2, 1, 1]),
            (games(3, &[0.4, 0.1]), vec![1, 2, 0, 1]),
            (games(14, &[0.3; 5]), vec![3, 0, 2, 1, 1]),
            (race(Gives::Last(1), 3), vec![1, 0, 2]),
            (race(Gives::Last(1), 5), vec![2, 2, 1, 3]),
            (race(Gives::Each(0.3), 3), vec![1, 0, 2]),
        ] {
            let (found, dealt) = (rest.chance(&strokes, &even(&strokes)), simulated(&rest, &strokes));
            assert!((found - dealt).abs() < 0.012, "{rest:?} {strokes:?}: {found} {dealt}");
        }
    }

    #[test]
    fn somebody_wins_and_a_stroke_never_helps_whoever_gets_it() {
        for rest in [
            Rest::Games { last: 19, each: vec![0.5, 0.02] },
            Rest::Games { last: 98, each: Vec::new() },
            Rest::Race { gives: Gives::Last(1), most: 20 },
            Rest::Race { gives: Gives::Each(0.6), most: 4 },
        ] {
            let strokes = [3, 1, 0, 2, 2];
            let of = |seat: Seat, strokes: &[u32]| chance(&rest, strokes, seat, &even(strokes));
            let all: f64 = (0..5).map(|seat| of(seat, &strokes)).sum();
            assert!((all - 1.0).abs() < 1e-6, "{rest:?}: {all}");
            for by in 0..5 {
                let mut more = strokes;
                more[by] += 1;
                for seat in 0..5 {
                    let gain = of(seat, &more) - of(seat, &strokes);
                    // Another's may end the match too soon.
                    let is_right =
                        if seat == by { gain < 1e-9 } else { gain > -1e-9 || matches!(rest, Rest::Race { .. }) };
                    assert!(is_right, "{rest:?} {seat} {by}: {gain}");
                }
            }
        }
    }
}
