//! How a match of two can end, as data: the numbers that are entered for it by hand. Knows no game.

use base::phrase::{Phrase, phrase};

/// Numbers in it are halves, as [`Score`](super::Score) counts them; what is asked for is whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finish {
    /// Who has won says all: the numbers of the game are no guide to it.
    Winner,
    /// So much is the most that anybody can reach.
    UpTo(u32),
    /// Until one of them has `to`. Each game brings its winner one of `wins`, the other one of `gifts` or nothing.
    Games { to: u32, wins: Vec<u32>, gifts: Vec<u32> },
    /// Both add up numbers out of `steps`, as often in turn, until somebody has `to`.
    Turns { to: u32, steps: Vec<u32> },
}

/// More than any match comes to: nothing beyond is worked out.
const MOST: u32 = 100_000;
/// Of a list that says what is possible.
const NAMED: usize = 8;

impl Finish {
    /// Until one of them has won so many games or rounds, each of which has a winner.
    pub fn first_to(wins: u32) -> Self {
        Self::Games { to: 2 * wins, wins: vec![2], gifts: Vec::new() }
    }

    /// What the winner has, where that is always the same.
    pub fn full(&self) -> Option<u32> {
        match self {
            Self::Games { to, wins, gifts } if wins[..] == [2] && gifts.is_empty() => Some(to / 2),
            Self::Winner | Self::UpTo(_) | Self::Games { .. } | Self::Turns { .. } => None,
        }
    }

    /// Refuses what cannot be. Who has won alone, as 1 to 0, can be where it does not show in the numbers.
    pub fn check(&self, [a, b]: [u32; 2]) -> Result<(), Phrase> {
        let score = || format!("{a}:{b}");
        let more = a.max(b);
        let two = [a, b].map(|number| number.min(MOST) * 2);
        let alone = a.min(b) == 0 && more == 1;
        match self {
            // A draw is one at any number.
            Self::Winner if alone || a == b => Ok(()),
            Self::Winner => Err(phrase!("core-finish-winner", score = score())),
            Self::UpTo(most) if more.min(MOST) * 2 <= *most => Ok(()),
            Self::UpTo(most) => Err(phrase!("core-finish-most", score = score(), most = most / 2)),
            Self::Games { .. } if self.full().is_some() => match self.full() {
                Some(to) if more != to || a == b => Err(phrase!("core-finish-race", score = score(), to)),
                Some(_) | None => Ok(()),
            },
            Self::Games { wins, gifts, .. } if alone && !(whole(wins) && whole(gifts)) => Ok(()),
            Self::Games { to, wins, gifts } => {
                let all: Vec<u32> = wins.iter().chain(gifts).copied().collect();
                let before = sums(&all, *to);
                let had = |number: u32| before.get(number as usize) == Some(&true);
                let by =
                    |steps: &[u32], number: u32| steps.iter().any(|step| number.checked_sub(*step).is_some_and(had));
                let ended = |winner, other| by(wins, winner) && (had(other) || by(gifts, other));
                let can = |number: &u32| {
                    let number = number.min(&MOST) * 2;
                    had(number) || by(&all, number)
                };
                let games = |number| phrase!("core-finish-games", score = score(), number, steps = list(wins));
                if let Some(number) = [a, b].into_iter().find(|number| !can(number)) {
                    return Err(games(number));
                }
                if two[0].max(two[1]) < *to {
                    return Err(phrase!("core-finish-short", score = score(), to = to / 2));
                }
                if ended(two[0], two[1]) || ended(two[1], two[0]) {
                    return Ok(());
                }
                if gifts.is_empty() && two[0].min(two[1]) >= *to {
                    return Err(phrase!("core-finish-both", score = score(), to = to / 2));
                }
                Err(games(more))
            }
            Self::Turns { to, steps } => {
                let reached = sums(steps, *to);
                let can = |number: u32| reached.get(number as usize).copied().unwrap_or(true);
                match [a, b].into_iter().find(|number| !can(number.min(&MOST) * 2)) {
                    Some(number) => Err(phrase!("core-finish-turns", score = score(), number, steps = list(steps))),
                    None if two[0].max(two[1]) < *to => Err(phrase!("core-finish-short", score = score(), to = to / 2)),
                    None => Ok(()),
                }
            }
        }
    }

    /// One that can be, as a hint shows it.
    pub fn example(&self) -> [u32; 2] {
        let to = match self {
            Self::Winner => return [1, 0],
            // About what is played for, not the dream of it.
            Self::UpTo(most) => return [most / 5, most / 6],
            Self::Games { to, .. } | Self::Turns { to, .. } => to.div_ceil(2),
        };
        let scores = (to..=2 * to + 1).flat_map(|won| (0..=won / 2).rev().map(move |lost| [won, lost]));
        scores.into_iter().find(|score| self.check(*score).is_ok()).unwrap_or([to, 0])
    }
}

fn whole(numbers: &[u32]) -> bool {
    numbers.iter().all(|number| number.is_multiple_of(2))
}

fn list(numbers: &[u32]) -> String {
    let mut whole: Vec<u32> =
        numbers.iter().filter(|number| number.is_multiple_of(2)).map(|number| number / 2).collect();
    whole.sort_unstable();
    whole.dedup();
    let more = if whole.len() > NAMED { ", …" } else { "" };
    whole.iter().take(NAMED).map(u32::to_string).collect::<Vec<_>>().join(", ") + more
}

fn sums(steps: &[u32], end: u32) -> Vec<bool> {
    let mut reached = vec![false; end as usize];
    for number in 0..reached.len() {
        reached[number] = number == 0
            || steps.iter().any(|step| number.checked_sub(*step as usize).is_some_and(|from| reached[from]));
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_race_ends_when_one_has_it_and_the_other_has_not() {
        let race = Finish::first_to(13);
        for can in [[13, 0], [12, 13]] {
            assert_eq!(race.check(can), Ok(()));
        }
        for cannot in [[13, 13], [14, 2], [12, 3], [0, 0], [u32::MAX, 0]] {
            assert!(race.check(cannot).is_err(), "{cannot:?}");
        }
        assert_eq!((race.full(), race.example()), (Some(13), [13, 6]));
    }

    #[test]
    fn a_sum_is_made_of_what_can_be_added() {
        let turns = Finish::Turns { to: 20, steps: vec![6, 10] };
        for can in [[10, 0], [10, 3], [11, 8], [500, 10], [10, 10]] {
            assert_eq!(turns.check(can), Ok(()), "{can:?}");
        }
        for cannot in [[9, 3], [10, 4], [7, 12]] {
            assert!(turns.check(cannot).is_err(), "{cannot:?}");
        }
        assert_eq!(turns.check([280, u32::MAX]), Ok(()));
    }

    #[test]
    fn who_has_won_is_enough_where_nothing_else_tells() {
        assert!(Finish::Winner.check([1, 0]).is_ok() && Finish::Winner.check([1, 1]).is_ok());
        assert!(Finish::Winner.check([2, 1]).is_err() && Finish::Winner.check([9, 9]).is_ok());
        assert!(Finish::UpTo(10).check([5, 5]).is_ok() && Finish::UpTo(10).check([6, 0]).is_err());
    }
}
