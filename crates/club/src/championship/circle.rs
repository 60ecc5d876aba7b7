//! The circle method: everyone meets everyone once, in as few rounds as can be. Knows seats by their numbers only.

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// Seats, from 0.
    pub matches: Vec<[usize; 2]>,
    pub bye: Option<usize>,
}

/// As many rounds as seats where odd, one less where even; none below two. One seat stays and the others walk round it;
/// where odd it is nobody's, and whoever meets it rests. Who is named first changes by round.
pub fn rounds(seats: usize) -> Vec<Round> {
    if seats < 2 {
        return Vec::new();
    }
    let walking = if seats.is_multiple_of(2) { seats - 1 } else { seats };
    let round = |number: usize| {
        let at = |step: usize| (number + step) % walking;
        let (fixed, first) = (seats - 1, at(0));
        let mut matches = Vec::with_capacity(seats / 2);
        if walking < seats {
            matches.push(if number.is_multiple_of(2) { [first, fixed] } else { [fixed, first] });
        }
        for step in 1..=(walking - 1) / 2 {
            let (ahead, behind) = (at(step), at(walking - step));
            matches.push(if step.is_multiple_of(2) { [ahead, behind] } else { [behind, ahead] });
        }
        Round { matches, bye: (walking == seats).then_some(first) }
    };
    (0..walking).map(round).collect()
}

/// The rounds so many times over; who was named second is named first the next time.
pub fn legs(seats: usize, times: usize) -> Vec<Round> {
    let once = rounds(seats);
    let turned =
        |round: &Round| Round { matches: round.matches.iter().map(|[a, b]| [*b, *a]).collect(), bye: round.bye };
    let leg =
        |nth: usize| once.iter().map(move |round| if nth.is_multiple_of(2) { round.clone() } else { turned(round) });
    (0..times).flat_map(leg).collect()
}

/// Both from 0; rounds are spread evenly (`docs/rules/championship.md`, "Main tournament").
pub fn day(round: usize, rounds: usize, days: usize) -> usize {
    round * days / rounds.max(1)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic)]

    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn everyone_meets_everyone_once_and_rests_once_where_they_are_odd(seats in 2_usize..120) {
            let rounds = rounds(seats);
            prop_assert_eq!(rounds.len(), if seats % 2 == 0 { seats - 1 } else { seats });
            let (mut met, mut rested) = (BTreeSet::new(), BTreeSet::new());
            for round in &rounds {
                let mut there: Vec<usize> = round.matches.iter().flatten().copied().chain(round.bye).collect();
                there.sort_unstable();
                prop_assert_eq!(there, (0..seats).collect::<Vec<_>>(), "each is in each round once");
                for [a, b] in &round.matches {
                    prop_assert!(met.insert((*a.min(b), *a.max(b))), "{a} and {b} meet twice");
                }
                prop_assert!(round.bye.is_none_or(|seat| rested.insert(seat)), "somebody rests twice");
            }
            prop_assert_eq!(met.len(), seats * (seats - 1) / 2);
            prop_assert_eq!(rested.len(), if seats % 2 == 0 { 0 } else { seats });
        }

        #[test]
        fn twice_over_everyone_meets_everyone_once_on_each_side(seats in 2_usize..60) {
            let rounds = legs(seats, 2);
            prop_assert_eq!(rounds.len(), 2 * self::rounds(seats).len());
            let met: BTreeSet<[usize; 2]> = rounds.iter().flat_map(|round| round.matches.iter().copied()).collect();
            prop_assert_eq!(met.len(), seats * (seats - 1));
            let rests = rounds.iter().filter_map(|round| round.bye).count();
            prop_assert_eq!(rests, if seats % 2 == 0 { 0 } else { 2 * seats });
        }

        #[test]
        fn nobody_is_named_first_much_more_often_than_second(seats in 2_usize..60) {
            let mut first = vec![0_usize; seats];
            rounds(seats).iter().flat_map(|round| &round.matches).for_each(|[a, _]| first[*a] += 1);
            let fair = (seats - 1) / 2;
            prop_assert!(first.iter().all(|times| (fair.saturating_sub(1)..=fair + 2).contains(times)), "{first:?}");
        }
    }

    #[test]
    fn the_rounds_of_thirty_seven_fall_on_a_hundred_days() {
        let days: Vec<usize> = (0..37).map(|round| day(round, 37, 100) + 1).collect();
        assert_eq!((days[0], days[1], days[11], days[36]), (1, 3, 30, 98));
        assert!(days.windows(2).all(|two| (2..=3).contains(&(two[1] - two[0]))));
        let few: Vec<usize> = (0..12).map(|round| day(round, 12, 100) + 1).collect();
        assert_eq!(few[..3], [1, 9, 17]);
    }
}
