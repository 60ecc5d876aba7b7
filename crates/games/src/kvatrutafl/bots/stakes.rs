//! What the end of a game is worth: its points in a match of one game, else what they do for the match, with who begins
//! the next game, and what the loser may still do (options `after`, `extra`). Worths stay in points: a chance of the
//! match is measured so that a game weighs, on average over its ends, as much as in points, and 0 is where it began.

use std::array;
use std::sync::LazyLock;

use super::super::line::LegalTurn;
use super::super::men::{OFF, Position, other};
use super::super::options::Options;
use super::super::rules::Kvatrutafl;
use super::super::turns::Turn;
use super::super::win::WinKind;
use super::net::{ENDS, Net, Odds, WAYS, WORTH, turned, value};
use super::think::{Judge, SHIPPED, points_of};
use super::{alone, bearing};
use crate::game::{Game, Score, Seat};

/// The most half points that a match may still need.
const FAR: usize = 198;

/// How likely who begins the next game wins a match, by the half points that both still need, from 1.
/// A game is taken to end as the network expects of its first throw; of a match in points it knows no more.
struct Equity {
    ends: Odds,
    table: Vec<[f32; FAR]>,
}

static EQUITY: LazyLock<Equity> = LazyLock::new(|| Equity::new(SHIPPED.as_ref().map_or(UNKNOWN, first_throw)));

/// How a game ends where no network says it: either side bears off as often as the other.
const UNKNOWN: Odds = {
    let mut odds = [0.0; ENDS];
    (odds[0], odds[WAYS]) = (0.5, 0.5);
    odds
};

/// How a game ends for who begins: the mean over the throws that begin one, played by points.
fn first_throw(net: &Net) -> Odds {
    let mut judge = Judge::new(net);
    let position = Position::start();
    let mut all = [0.0; ENDS];
    for (low, high) in (1..=6).flat_map(|high| (1..high).map(move |low| (low, high))) {
        let (_, turn) = judge.best(&LegalTurn::new(position, 0, [low, high]), |_| true);
        let odds = turned(&judge.odds(&Judge::handed(&turn.line), 1));
        all.iter_mut().zip(odds).for_each(|(all, odds)| *all += odds / 15.0);
    }
    all
}

impl Equity {
    fn new(ends: Odds) -> Self {
        let mut table = Self { ends, table: vec![[0.0; FAR]; FAR] };
        let ended: f32 = ends[..2 * WAYS].iter().sum();
        for both in 2..=2 * FAR {
            for own in both.saturating_sub(FAR).max(1)..=FAR.min(both - 1) {
                let away = [own, both - own].map(|halves| i64::try_from(halves).unwrap_or(0));
                let mut chance = 0.0;
                for (end, odds) in ends[..2 * WAYS].iter().enumerate() {
                    let (by, way) = (end / WAYS, end % WAYS);
                    let mut left = away;
                    left[by] -= Score::whole(WORTH[way] as i64).in_halves();
                    // Uttekt with a hit and without, and jan.
                    chance += odds / ended * table.chance(left, (way < 3).then_some(by));
                }
                table.table[own - 1][both - own - 1] = chance;
            }
        }
        table
    }

    /// Of the first of two who still need so many half points; where nobody begins the next game, the dice decide.
    fn chance(&self, away: [i64; 2], begins: Option<usize>) -> f32 {
        if away.iter().any(|away| *away <= 0) {
            // Where both are there, the greater score has won; the same halves the match.
            return match away[0].cmp(&away[1]) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
        }
        let [own, foe] = away.map(|away| usize::try_from(away).unwrap_or(FAR).min(FAR) - 1);
        match begins {
            Some(0) => self.table[own][foe],
            Some(_) => 1.0 - self.table[foe][own],
            None => (self.table[own][foe] + 1.0 - self.table[foe][own]) / 2.0,
        }
    }
}

/// How likely who needs so many points wins a match against who needs so many others, before the dice decide who begins.
pub fn chance(own: u8, foe: u8) -> f32 {
    EQUITY.chance([own, foe].map(|points| Score::whole(points.into()).in_halves()), None)
}

#[derive(Clone, Debug)]
pub struct Stakes {
    after: u8,
    pub extra: bool,
    race: Option<Race>,
    /// What each end is worth to each seat when it throws; none where it is its points.
    ends: Option<[Odds; 2]>,
}

/// What both still need in half points, the chance of seat 0 when the game began, and how many points a chance is.
#[derive(Clone, Debug)]
struct Race {
    away: [i64; 2],
    even: f32,
    scale: f32,
}

impl Stakes {
    pub fn points() -> Self {
        Self { after: 0, extra: false, race: None, ends: None }
    }

    pub fn of(game: &Kvatrutafl) -> Self {
        let Options { after, extra, target } = *game.options();
        // A match of one game is over by any win: it is played for its points.
        if target <= Score::whole(1) {
            return Self { after, extra, ..Self::points() };
        }
        let stakes = Self::to_win(game);
        let (mut points, mut chances) = (0.0, 0.0);
        for (end, odds) in EQUITY.ends[..2 * WAYS].iter().enumerate() {
            for seat in 0..2 {
                points += odds * WORTH[end % WAYS];
                chances += odds * stakes.of_end(seat, end).abs();
            }
        }
        // Where no end changes anything any more, a point is as good as any number.
        stakes.scaled(if chances > 0.0 { points / chances } else { 1.0 })
    }

    /// The chance to win the match, of one game too, less what it was when the game began.
    pub fn to_win(game: &Kvatrutafl) -> Self {
        let (Options { after, extra, target }, scores) = (*game.options(), game.scores());
        let away = [0, 1].map(|seat| (target - scores[seat]).in_halves());
        let race = Race { away, even: EQUITY.chance(away, None), scale: 1.0 };
        Self { after, extra, race: Some(race), ends: None }.scaled(1.0)
    }

    fn scaled(mut self, scale: f32) -> Self {
        self.race.iter_mut().for_each(|race| race.scale = scale);
        self.ends = Some([0, 1].map(|seat| array::from_fn(|end| self.of_end(seat, end))));
        self
    }

    fn of_end(&self, seat: Seat, end: usize) -> f32 {
        let by = match end / WAYS {
            0 => seat,
            1 => other(seat),
            _ => return 0.0,
        };
        let way = end % WAYS;
        let mut gains = [Score::default(); 2];
        gains[by] = Score::whole(WORTH[way] as i64);
        self.gains(seat, gains, (way < 3).then_some(by))
    }

    /// What it is worth to a seat that both score so, by who begins the next game.
    pub fn gains(&self, seat: Seat, gains: [Score; 2], begins: Option<Seat>) -> f32 {
        let Some(race) = &self.race else { return points_of(gains[seat] - gains[other(seat)]) };
        let chance = EQUITY.chance(array::from_fn(|seat| race.away[seat] - gains[seat].in_halves()), begins);
        let worth = race.scale * (chance - race.even);
        if seat == 0 { worth } else { -worth }
    }

    /// For `seat`, which throws next.
    pub fn expected(&self, seat: Seat, odds: &Odds) -> f32 {
        match &self.ends {
            Some(ends) => ends[seat].iter().zip(odds).fold(0.0, |sum, (worth, odds)| sum + worth * odds),
            None => value(odds),
        }
    }

    /// Where both only bear off, by how likely `seat` wins and draws.
    pub fn bearing_off(&self, seat: Seat, [win, draw]: [f32; 2]) -> f32 {
        let uttekt = WinKind::Uttekt.points();
        let of = |by: Seat| {
            let mut gains = [Score::default(); 2];
            gains[by] = uttekt;
            self.gains(seat, gains, Some(by))
        };
        let both = if draw > 0.0 { draw * self.gains(seat, [uttekt; 2], None) } else { 0.0 };
        win * of(seat) + (1.0 - win - draw) * of(other(seat)) + both
    }

    /// `worth` as it is told: the chance to win the match, or the points of a single game.
    pub fn told(&self, seat: Seat, worth: f32) -> f64 {
        self.race.as_ref().map_or(f64::from(worth), |race| {
            let even = if seat == 0 { race.even } else { 1.0 - race.even };
            f64::from(even + worth / race.scale).clamp(0.0, 1.0)
        })
    }

    /// What it is worth to a seat that throws alone to expect so many points more.
    #[expect(clippy::cast_possible_truncation, reason = "points are few")]
    pub fn alone(&self, seat: Seat, points: f32) -> f32 {
        if self.race.is_none() {
            return points;
        }
        // Between the two whole halves that lie beside it; who bore off begins the next game.
        let halves = (points.max(0.0) * 2.0).floor();
        let [less, more] = [halves as i64, halves as i64 + 1].map(|halves| {
            let mut gains = [Score::default(); 2];
            gains[seat] = Score::halves(halves);
            self.gains(seat, gains, Some(other(seat)))
        });
        less + (more - less) * (points * 2.0 - halves)
    }

    /// What a point is worth in chances to win the match; none where a game is played for its points alone.
    pub fn unit(&self) -> Option<f32> {
        self.race.as_ref().map(|race| race.scale.recip())
    }

    /// What a turn that ends the game is worth to its side; `None` where play goes on.
    pub fn prize(&self, turn: &Turn) -> Option<f32> {
        let (way, points) = turn.prize()?;
        let (seat, foe) = (turn.line.seat, other(turn.line.seat));
        let worth = |theirs: Score, begins| {
            let mut gains = [theirs; 2];
            gains[seat] = points;
            self.gains(seat, gains, begins)
        };
        let alone = worth(Score::default(), way.begins_next().then_some(seat));
        if way != WinKind::Uttekt {
            return Some(alone);
        }
        let men = &turn.line.position.men[foe];
        let at_once = if self.extra { bearing::at_once(men) } else { 0.0 };
        if at_once > 0.0 {
            return Some(at_once * worth(WinKind::Uttekt.points(), None) + (1.0 - at_once) * alone);
        }
        if self.after > 0 && men.at(OFF) == 0 {
            // What the throws promise, as the chance of the formation that is hit most.
            let munkur = WinKind::StuttiMunkur.points();
            let chance = alone::promise(men, self.after) / points_of(munkur);
            return Some(chance * worth(munkur, Some(seat)) + (1.0 - chance) * alone);
        }
        Some(alone)
    }
}

#[cfg(test)]
mod tests;
