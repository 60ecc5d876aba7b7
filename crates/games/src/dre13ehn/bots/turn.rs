//! One turn as a linear programme, solved exactly. Knows no dice and no round: throws with odds, calls with worths. The
//! thrower splits each throw's odds among calls and what else may be done; the other believes or uncovers. With `x` for
//! how often a throw leads to a call, `b` for what the call is worth believed and `h` uncovered, the thrower maximises
//! the sum of `x·b`, less for each call what uncovering saves the other: `y ≥ Σ x·(b − h)`, `y ≥ 0`. That row's dual is
//! how often it is uncovered. Revised simplex method (Dantzig and Orchard-Hays 1954), from the last best columns.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answers {
    Believe,
    Uncover,
    Both,
}

#[derive(Clone, Debug)]
pub struct Turn {
    /// The odds of each throw; none is 0.
    pub odds: Vec<f64>,
    /// What else may be done with each throw than call, and what that is worth; none where there is nothing.
    pub rest: Vec<Option<f64>>,
    pub answers: Vec<Answers>,
    pub believed: Vec<f64>,
    /// What each call is worth when it is uncovered, by throw.
    pub uncovered: Vec<Vec<f64>>,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct TurnSolution {
    pub worth: f64,
    /// How often each throw leads to each call, the odds of the throw included.
    pub calls: Vec<Vec<f64>>,
    pub rest: Vec<f64>,
    pub uncovers: Vec<f64>,
}

/// A column gains only if it gains more than this; a pivot is no smaller.
const TOLERANCE: f64 = 1e-12;
/// Odds below this are none, and worths that differ by less are the same.
const NEVER: f64 = 1e-9;
/// After so many steps columns are taken in their order, which cannot go in circles (Bland 1977).
const PATIENCE: usize = 300;

impl Turn {
    /// Solves it, beginning with `basis` where that still fits; what is left there fits this turn.
    pub fn solve(&self, basis: &mut Vec<usize>) -> TurnSolution {
        let mut simplex = Simplex::new(self);
        if !simplex.begin(basis) {
            let first = simplex.first();
            let begun = simplex.begin(&first);
            debug_assert!(begun, "the first columns fit");
        }
        simplex.run();
        basis.clone_from(&simplex.basis);
        simplex.played()
    }
}

impl Turn {
    /// The same, played as evenly as can be: throws with which the same is best, and worth the same uncovered, lead to
    /// each of it equally often; and so do those with which it is worth something else uncovered, as far as the other
    /// answers no worse by it. Nothing is gained or lost by that, but it can be learned.
    pub fn evened(&self, played: &TurnSolution) -> TurnSolution {
        let [strictly, loosely] = [true, false].map(|strictly| self.alike(played, strictly));
        let mut part: f64 = 1.0;
        for call in (0..self.answers.len()).filter(|call| self.answers[*call] == Answers::Both) {
            let sign = if played.uncovers[call] < NEVER { 1.0 } else { -1.0 };
            let [from, to] = [&strictly, &loosely].map(|played| sign * self.saves(played, call));
            if to > TOLERANCE && to > from {
                part = part.min((-from).max(0.0) / (to - from));
            }
        }
        let mix = |one: f64, other: f64| (1.0 - part) * one + part * other;
        let mut evened = strictly;
        for (calls, others) in evened.calls.iter_mut().zip(&loosely.calls) {
            calls.iter_mut().zip(others).for_each(|(often, other)| *often = mix(*often, *other));
        }
        evened.rest.iter_mut().zip(&loosely.rest).for_each(|(often, other)| *often = mix(*often, *other));
        evened
    }

    /// With which odds each call is uncovered, one that is never made too: as is best if every throw led to it alike, as
    /// far as no throw gains by calling so. What is nothing to one who plays well is to be dear to one who does not.
    pub fn firmly(&self, played: &TurnSolution) -> Vec<f64> {
        let worth = |call: usize, throw: usize| {
            let uncover = played.uncovers[call];
            (1.0 - uncover) * self.believed[call] + uncover * self.uncovered[call][throw]
        };
        let best = |throw: usize| {
            let called = (0..self.answers.len()).map(|call| worth(call, throw));
            called.chain(self.rest[throw]).fold(f64::NEG_INFINITY, f64::max)
        };
        let best: Vec<f64> = (0..self.odds.len()).map(best).collect();
        let firm = |(call, uncover): (usize, &f64)| {
            let is_made = played.calls.iter().any(|calls| calls[call] > NEVER);
            if is_made || self.answers[call] != Answers::Both {
                return *uncover;
            }
            let (believed, uncovered) = (self.believed[call], &self.uncovered[call]);
            let (mut least, mut most) = (0.0_f64, 1.0_f64);
            for (best, uncovered) in best.iter().zip(uncovered) {
                let bound = (best - believed) / (uncovered - believed);
                if uncovered > &believed {
                    most = most.min(bound);
                } else if uncovered < &believed {
                    least = least.max(bound);
                }
            }
            let mean: f64 = self.odds.iter().zip(uncovered).map(|(odds, worth)| odds * worth).sum();
            // What was found is allowed; nothing beyond it may be, for want of digits.
            if mean < believed { most.max(*uncover) } else { least.min(*uncover) }
        };
        played.uncovers.iter().enumerate().map(firm).collect()
    }

    fn saves(&self, played: &TurnSolution, call: usize) -> f64 {
        let saves = |(calls, worth): (&Vec<f64>, &f64)| calls[call] * (self.believed[call] - worth);
        played.calls.iter().zip(&self.uncovered[call]).map(saves).sum()
    }

    fn alike(&self, played: &TurnSolution, strictly: bool) -> TurnSolution {
        let likes: Vec<_> = (0..self.odds.len()).map(|throw| self.likes(played, throw, strictly)).collect();
        let mut evened = played.clone();
        for (throw, odds) in self.odds.iter().enumerate() {
            let like: Vec<usize> = (0..self.odds.len()).filter(|other| likes[*other] == likes[throw]).collect();
            let share = odds / like.iter().map(|other| self.odds[*other]).sum::<f64>();
            evened.rest[throw] = share * like.iter().map(|other| played.rest[*other]).sum::<f64>();
            for (call, often) in evened.calls[throw].iter_mut().enumerate() {
                *often = share * like.iter().map(|other| played.calls[*other][call]).sum::<f64>();
            }
        }
        evened
    }

    /// By call, then for the rest: its worth uncovered where best with that throw, as far as that is `strictly` asked.
    fn likes(&self, played: &TurnSolution, throw: usize, strictly: bool) -> Vec<Option<f64>> {
        let calls = || self.uncovered.iter().zip(&self.believed).zip(&played.uncovers);
        let called = calls().map(|((worths, believed), uncover)| {
            (
                (1.0 - uncover) * believed + uncover * worths[throw],
                if strictly || *uncover > NEVER { worths[throw] } else { 0.0 },
            )
        });
        let all: Vec<(f64, f64)> = called.chain(self.rest[throw].map(|rest| (rest, rest))).collect();
        let best = all.iter().map(|(worth, _)| *worth).fold(f64::NEG_INFINITY, f64::max);
        all.iter().map(|(worth, uncovered)| (*worth > best - NEVER).then_some(*uncovered)).collect()
    }
}

/// Columns go by throw, its calls and the rest; then for each row what uncovering saves, and that below nought.
struct Simplex<'a> {
    turn: &'a Turn,
    /// By call: its row, where there is one.
    rows: Vec<Option<usize>>,
    /// How many rows there are: one a throw, then those of calls.
    height: usize,
    wide: usize,
    basis: Vec<usize>,
    inverse: Vec<f64>,
    /// How much of each column of the basis there is.
    amounts: Vec<f64>,
    /// What a unit of each row is worth.
    prices: Vec<f64>,
}

impl<'a> Simplex<'a> {
    fn new(turn: &'a Turn) -> Self {
        let mut height = turn.odds.len();
        let row = |answers: &Answers| {
            (*answers == Answers::Both).then(|| {
                height += 1;
                height - 1
            })
        };
        let rows = turn.answers.iter().map(row).collect();
        let (basis, inverse, amounts, prices) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Self { turn, rows, height, wide: turn.answers.len() + 1, basis, inverse, amounts, prices }
    }

    /// The number of the first column that belongs to a row.
    fn saved(&self) -> usize {
        self.turn.odds.len() * self.wide
    }

    /// A column: what it brings, and its one or two entries.
    fn column(&self, column: usize) -> (f64, [(usize, f64); 2]) {
        let Turn { odds, rest, answers, believed, uncovered } = self.turn;
        if let Some(of_row) = column.checked_sub(self.saved()) {
            let row = odds.len() + of_row / 2;
            let (brings, entry) = if of_row.is_multiple_of(2) { (-1.0, -1.0) } else { (0.0, 1.0) };
            return (brings, [(row, entry), (row, 0.0)]);
        }
        let (throw, call) = (column / self.wide, column % self.wide);
        let (brings, saves) = if call == answers.len() {
            (rest[throw].unwrap_or(f64::NEG_INFINITY), (throw, 0.0))
        } else if let Some(row) = self.rows[call] {
            (believed[call], (row, believed[call] - uncovered[call][throw]))
        } else if answers[call] == Answers::Uncover {
            (uncovered[call][throw], (throw, 0.0))
        } else {
            (believed[call], (throw, 0.0))
        };
        (brings, [(throw, 1.0), saves])
    }

    fn first(&self) -> Vec<usize> {
        let (calls, wide) = (self.turn.answers.len(), self.wide);
        let mut saves = 0.0;
        let mut basis = Vec::with_capacity(self.height);
        for (throw, rest) in self.turn.rest.iter().enumerate() {
            basis.push(throw * wide + if rest.is_some() { calls } else { 0 });
            if rest.is_none() {
                saves += self.turn.odds[throw] * (self.turn.believed[0] - self.turn.uncovered[0][throw]);
            }
        }
        let first = self.rows.first().copied().flatten();
        for row in self.turn.odds.len()..self.height {
            let above = first == Some(row) && saves > 0.0;
            basis.push(self.saved() + 2 * (row - self.turn.odds.len()) + usize::from(!above));
        }
        basis
    }

    fn begin(&mut self, basis: &[usize]) -> bool {
        let n = self.height;
        if basis.len() != n {
            return false;
        }
        // Gauss and Jordan, beside the unit matrix.
        let wide = 2 * n;
        let mut matrix = vec![0.0; n * wide];
        for (place, column) in basis.iter().enumerate() {
            for (row, entry) in self.column(*column).1 {
                matrix[row * wide + place] += entry;
            }
            matrix[place * wide + n + place] = 1.0;
        }
        for place in 0..n {
            let size = |row: &usize| matrix[row * wide + place].abs();
            let Some(pivot) = (place..n).max_by(|one, other| size(one).total_cmp(&size(other))) else { return false };
            if size(&pivot) < 1e-9 {
                return false;
            }
            if pivot != place {
                for column in place..wide {
                    matrix.swap(pivot * wide + column, place * wide + column);
                }
            }
            let by = 1.0 / matrix[place * wide + place];
            matrix[place * wide + place..(place + 1) * wide].iter_mut().for_each(|entry| *entry *= by);
            let own: Vec<f64> = matrix[place * wide + place..(place + 1) * wide].to_vec();
            for row in (0..n).filter(|row| *row != place) {
                let factor = matrix[row * wide + place];
                if factor != 0.0 {
                    add(&mut matrix[row * wide + place..(row + 1) * wide], -factor, &own);
                }
            }
        }
        self.inverse = (0..n).flat_map(|row| matrix[row * wide + n..(row + 1) * wide].iter().copied()).collect();
        self.basis = basis.to_vec();
        self.amounts =
            self.inverse.chunks_exact(n).map(|row| row.iter().zip(&self.turn.odds).map(|(a, b)| a * b).sum()).collect();
        if self.amounts.iter().any(|amount| *amount < -1e-11) {
            return false;
        }
        self.prices = vec![0.0; n];
        for (row, column) in self.inverse.chunks_exact(n).zip(basis) {
            let brings = self.column(*column).0;
            add(&mut self.prices, brings, row);
        }
        self.prices.iter().all(|price| price.is_finite())
    }

    /// The column of which a unit gains most, and how much; the first that gains, if they are taken in order.
    fn best(&self, in_order: bool) -> Option<(usize, f64)> {
        let Turn { odds, rest, answers, believed, uncovered } = self.turn;
        let (throws, rows) = self.prices.split_at(odds.len());
        let (mut best, mut most, mut column) = (None, TOLERANCE, 0);
        let mut see = |gains: f64| {
            if gains > most && !(in_order && best.is_some()) {
                (best, most) = (Some((column, gains)), gains);
            }
            column += 1;
        };
        for (throw, price) in throws.iter().enumerate() {
            for (call, answers) in answers.iter().enumerate() {
                let uncovered = uncovered[call][throw];
                let uncover = match (answers, self.rows[call]) {
                    (Answers::Uncover, _) => 1.0,
                    (Answers::Believe | Answers::Both, row) => row.map_or(0.0, |row| self.prices[row]),
                };
                see(believed[call] - uncover * (believed[call] - uncovered) - price);
            }
            see(rest[throw].unwrap_or(f64::NEG_INFINITY) - price);
        }
        for uncover in rows {
            see(uncover - 1.0);
            see(-uncover);
        }
        best
    }

    fn run(&mut self) {
        for step in 0..20 * PATIENCE {
            let in_order = step >= PATIENCE;
            let Some((column, gains)) = self.best(in_order) else { return };
            if !self.enter(column, gains, in_order) {
                return;
            }
        }
    }

    /// Takes a column in for one that falls to nought first.
    fn enter(&mut self, column: usize, gains: f64, in_order: bool) -> bool {
        let n = self.height;
        let [(one, entry), (other, second)] = self.column(column).1;
        let change = |row: &[f64]| row[one] * entry + row[other] * second;
        let changes: Vec<f64> = self.inverse.chunks_exact(n).map(change).collect();
        let mut leaves: Option<(usize, f64)> = None;
        for (place, by) in changes.iter().enumerate().filter(|(_, by)| **by > 1e-10) {
            let ratio = self.amounts[place].max(0.0) / by;
            let is_better = leaves.is_none_or(|(other, least)| {
                let tie = if in_order { self.basis[place] < self.basis[other] } else { *by > changes[other] };
                ratio < least || ratio <= least && tie
            });
            if is_better {
                leaves = Some((place, ratio));
            }
        }
        let Some((place, ratio)) = leaves else { return false };
        let by = 1.0 / changes[place];
        let own: Vec<f64> = self.inverse[place * n..(place + 1) * n].iter().map(|entry| entry * by).collect();
        for (row, change) in changes.iter().enumerate() {
            let entries = &mut self.inverse[row * n..(row + 1) * n];
            if row == place {
                entries.copy_from_slice(&own);
                self.amounts[row] = ratio;
            } else if *change != 0.0 {
                add(entries, -change, &own);
                self.amounts[row] -= change * ratio;
            }
        }
        add(&mut self.prices, gains, &own);
        self.basis[place] = column;
        true
    }

    fn played(&self) -> TurnSolution {
        let (throws, calls, wide) = (self.turn.odds.len(), self.turn.answers.len(), self.wide);
        let mut played =
            TurnSolution { calls: vec![vec![0.0; calls]; throws], rest: vec![0.0; throws], ..TurnSolution::default() };
        for (column, amount) in self.basis.iter().zip(&self.amounts) {
            if *column < self.saved() && *amount > 1e-14 {
                let (throw, call) = (column / wide, column % wide);
                *if call == calls { &mut played.rest[throw] } else { &mut played.calls[throw][call] } = *amount;
            }
        }
        let uncovers = |(answers, row): (&Answers, &Option<usize>)| match (answers, row) {
            (Answers::Believe, _) => 0.0,
            (Answers::Uncover, _) => 1.0,
            (Answers::Both, row) => row.map_or(0.0, |row| self.prices[row].clamp(0.0, 1.0)),
        };
        played.uncovers = self.turn.answers.iter().zip(&self.rows).map(uncovers).collect();
        played.worth = self.turn.odds.iter().zip(&self.prices).map(|(odds, price)| odds * price).sum();
        played
    }
}

fn add(to: &mut [f64], times: f64, row: &[f64]) {
    for (to, entry) in to.iter_mut().zip(row) {
        *to += times * entry;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-12
    }

    /// A throw that holds and one that does not, each half of the time; a call that is worth 0.6 if it is believed.
    fn bluff(answers: Answers) -> Turn {
        let (odds, rest) = (vec![0.5; 2], vec![Some(0.3); 2]);
        Turn { odds, rest, answers: vec![answers], believed: vec![0.6], uncovered: vec![vec![1.0, 0.0]] }
    }

    #[test]
    fn a_bluff_is_made_and_uncovered_just_so_often_that_neither_gains() {
        let played = bluff(Answers::Both).solve(&mut Vec::new());
        // Uncovered every other time, a bluff is worth the 0.3 that it costs; of the calls 2 in 5 do not hold.
        assert!(near(played.uncovers[0], 0.5), "{played:?}");
        assert!(near(played.calls[0][0], 0.5) && near(played.calls[1][0], 1.0 / 3.0), "{played:?}");
        assert!(near(played.rest[1], 1.0 / 6.0) && near(played.worth, 0.55), "{played:?}");
    }

    #[test]
    fn what_must_be_believed_or_uncovered_is_called_accordingly() {
        let believed = bluff(Answers::Believe).solve(&mut Vec::new());
        assert!(near(believed.worth, 0.6) && near(believed.calls[1][0], 0.5), "{believed:?}");
        let uncovered = bluff(Answers::Uncover).solve(&mut Vec::new());
        assert!(near(uncovered.worth, 0.65) && near(uncovered.rest[1], 0.5), "{uncovered:?}");
        assert_eq!((believed.uncovers[0], uncovered.uncovers[0]), (0.0, 1.0));
    }

    #[test]
    fn throws_that_are_worth_the_same_are_played_alike() {
        let one = bluff(Answers::Both);
        let odds = vec![0.5, 0.3, 0.2];
        let turn = Turn { odds, rest: vec![Some(0.3); 3], uncovered: vec![vec![1.0, 0.0, 0.0]], ..one };
        let found = turn.solve(&mut Vec::new());
        let even = turn.evened(&found);
        assert!(near(even.calls[1][0], 0.2) && near(even.calls[2][0], 0.2 / 1.5), "{even:?}");
        assert!(near(even.rest[1], 0.1) && near(even.calls[0][0], 0.5), "{even:?}");
        assert_ne!(found, even);
    }

    #[test]
    fn what_is_never_called_is_uncovered_as_far_as_nobody_gains_by_it() {
        // Another call, which holds with neither throw: to believe it every third time would be enough to keep it away.
        let one = bluff(Answers::Both);
        let with = |held: f64| Turn {
            answers: vec![Answers::Both; 2],
            believed: vec![0.6, 0.4],
            uncovered: vec![one.uncovered[0].clone(), vec![held, 0.0]],
            ..one.clone()
        };
        let firmly = |turn: &Turn| {
            let played = turn.solve(&mut Vec::new());
            assert!(near(played.worth, 0.55) && played.calls.iter().all(|calls| calls[1] == 0.0), "{played:?}");
            turn.firmly(&played)
        };
        assert_eq!(firmly(&with(0.0))[1], 1.0);
        // One that holds as often as the other, but less is won by it: so far that nobody calls it instead.
        let worth = |uncover: f64| (1.0 - uncover) * 0.4 + uncover * 0.9;
        let found = firmly(&with(0.9));
        assert!(found[1] < 1.0 && worth(found[1]) <= 0.8 + 1e-12, "{found:?}");
        assert!(near(found[0], 0.5));
    }

    #[test]
    fn columns_of_another_turn_do_no_harm() {
        let mut basis = Vec::new();
        let turn = bluff(Answers::Both);
        bluff(Answers::Believe).solve(&mut basis);
        assert_eq!(turn.solve(&mut basis), turn.solve(&mut Vec::new()));
        let dearer = Turn { believed: vec![0.9], ..turn.clone() };
        let found = dearer.solve(&mut basis);
        assert!(near(found.worth, dearer.solve(&mut Vec::new()).worth));
        assert!(near(found.uncovers[0], 2.0 / 3.0), "{found:?}");
    }
}
