//! A single turn: where stopping and failing have a known worth, what throwing is worth. Knows no other turn.

use std::sync::LazyLock;

use super::super::odds::{Combination, WAYS, combinations, failing};

pub static FAIL: LazyLock<f64> = LazyLock::new(|| f64::from(failing()) / f64::from(WAYS));

pub const HIGHEST: usize = 80;

#[derive(Clone, Copy, Debug)]
pub struct RollClass {
    pub chance: f64,
    values: [usize; 4],
    count: usize,
}

impl RollClass {
    /// The value of the reading that is worth most; of equal ones the highest.
    pub fn best(&self, worth: impl Fn(usize) -> f64) -> usize {
        let mut best = self.values[0];
        if self.count > 1 {
            let mut most = worth(best);
            for value in &self.values[1..self.count] {
                let other = worth(*value);
                if other > most {
                    (best, most) = (*value, other);
                }
            }
        }
        best
    }
}

pub fn outcomes() -> &'static [RollClass] {
    &OUTCOMES
}

static OUTCOMES: LazyLock<Vec<RollClass>> = LazyLock::new(|| {
    let numerals = combinations().iter().filter(|one| !one.readings().is_empty());
    let outcome = |one: &Combination| {
        let mut values = [0; 4];
        values.iter_mut().zip(one.readings()).for_each(|(value, numeral)| *value = usize::from(numeral.value()));
        RollClass { chance: one.chance(), values, count: one.readings().len() }
    };
    numerals.map(outcome).collect()
});

/// What a turn is worth, as it depends on what failing is worth: this much, and so much of that.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct AffineValue {
    pub fixed: f64,
    /// The chance of failing.
    pub slope: f64,
}

#[derive(Clone, Debug, Default)]
pub struct Turn {
    pub fail: f64,
    /// By points, as `worth` and `slope`.
    stop: Vec<f64>,
    /// With so many points or more nobody throws again.
    settled: usize,
    worth: Vec<f64>,
    /// The chance to fail yet, in the best play.
    slope: Vec<f64>,
}

impl Turn {
    /// In chances: with `enough` points or more, stopping is worth the more the more points there are.
    pub fn prepare(&mut self, stop: impl Fn(usize) -> f64, enough: usize, fail: f64) {
        // A throw that does not fail makes a win at most.
        let most = 1.0 - *FAIL * (1.0 - fail);
        self.fail = fail;
        self.stop.clear();
        self.stop.extend((0..enough).map(&stop));
        self.stop.extend((enough..).map(&stop).take_while(|worth| *worth < most));
        self.settled = self.stop.len();
        self.stop.extend((self.settled..=self.settled + HIGHEST).map(stop));
    }

    pub fn best(&mut self) -> AffineValue {
        let outcomes = outcomes();
        self.worth.clone_from(&self.stop);
        self.slope.clear();
        self.slope.resize(self.stop.len(), 0.0);
        let mut begin = AffineValue::default();
        for points in (0..self.settled).rev() {
            let (mut worth, mut slope) = (*FAIL * self.fail, *FAIL);
            let (worths, slopes) = (&self.worth[points..=points + HIGHEST], &self.slope[points..=points + HIGHEST]);
            for outcome in outcomes {
                let value = outcome.best(|value| worths[value]);
                worth += outcome.chance * worths[value];
                slope += outcome.chance * slopes[value];
            }
            if points == 0 {
                begin = AffineValue { fixed: worth - slope * self.fail, slope };
            } else if worth > self.stop[points] {
                self.worth[points] = worth;
                self.slope[points] = slope;
            }
        }
        begin
    }

    pub fn stop(&self, points: usize) -> f64 {
        self.stop[points.min(self.stop.len() - 1)]
    }

    pub fn worth(&self, points: usize) -> f64 {
        self.worth[points.min(self.worth.len() - 1)]
    }

    pub fn throw(&self, points: usize) -> f64 {
        let after = |value: usize| self.worth(points + value);
        let reads = |outcome: &RollClass| outcome.chance * after(outcome.best(after));
        *FAIL * self.fail + outcomes().iter().map(reads).sum::<f64>()
    }

    pub fn plan(self) -> Plan {
        let throws = (0..self.settled).map(|points| points == 0 || self.worth[points] > self.stop[points]).collect();
        Plan { worth: self.worth, throws }
    }
}

/// What a turn brings on average that is played for nothing but its points, and with how many it stops then: as soon as
/// a throw more puts as much at stake as it brings, for more points are only more at stake.
pub fn alone() -> (usize, f64) {
    let brings: f64 = outcomes().iter().map(|outcome| outcome.chance * outcome.values[0] as f64).sum();
    let enough = (brings / *FAIL).ceil() as usize;
    let highest = |points: usize| points as f64;
    let plan = Plan { worth: (0..=enough + HIGHEST).map(highest).collect(), throws: vec![true; enough] };
    (enough, plan.follow(highest).fixed)
}

#[derive(Clone, Debug)]
pub struct Plan {
    /// What so many points are thought to be worth: of several readings the one that is worth most is taken.
    pub worth: Vec<f64>,
    /// Whether it goes on with so many points; with more, it ends.
    pub throws: Vec<bool>,
}

impl Plan {
    /// How likely a turn that is played so ends with so many points, and how likely it fails.
    pub fn ends(&self) -> (Vec<f64>, f64) {
        let end = self.throws.len();
        let (mut ends, mut fails) = (vec![0.0; end + HIGHEST + 1], 0.0);
        ends[0] = 1.0;
        for points in (0..end).filter(|points| self.throws[*points]) {
            let here = std::mem::take(&mut ends[points]);
            fails += here * *FAIL;
            for outcome in outcomes() {
                ends[points + outcome.best(|value| self.worth[points + value])] += here * outcome.chance;
            }
        }
        (ends, fails)
    }

    pub fn follow(&self, stop: impl Fn(usize) -> f64) -> AffineValue {
        let (ends, slope) = self.ends();
        let fixed = ends.into_iter().enumerate().filter(|(_, chance)| *chance > 0.0);
        AffineValue { fixed: fixed.map(|(points, chance)| chance * stop(points)).sum(), slope }
    }
}
