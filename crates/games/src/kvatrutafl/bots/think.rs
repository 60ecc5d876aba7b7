//! The strong player's judgement: the network after a turn or some more, with all throws between. Knows no match.

use std::sync::LazyLock;

use base::learned::Unfit;

use super::super::line::LegalTurn;
use super::super::men::{Position, other};
use super::super::turns::{Declarable, Finder, Turn};
use super::super::win::WinKind;
use super::bearing;
use super::features::features;
use super::net::{ENDS, Net, Odds, Rows, Sums, WAYS, rows, turned};
use super::stakes::Stakes;
use crate::game::Seat;

/// The weights that are shipped; `assets/kvatrutafl/README.md` says how they were made.
const BYTES: &[u8] = include_bytes!("../../../../../assets/kvatrutafl/strong.net");

pub static SHIPPED: LazyLock<Result<Net, Unfit>> = LazyLock::new(|| {
    let net = Net::from_bytes(BYTES);
    if let Err(reason) = &net {
        log::error!("the strong players of Kvátrutafl play like the medium one: {reason}");
    }
    net
});

/// The 21 different throws, each with how many of 36 show it.
pub const THROWS: [([u8; 2], f32); 21] = {
    let mut throws = [([0, 0], 0.0); 21];
    let (mut index, mut low) = (0, 1);
    while low <= 6 {
        let mut high = low;
        while high <= 6 {
            throws[index] = ([low, high], if low == high { 1.0 } else { 2.0 });
            index += 1;
            high += 1;
        }
        low += 1;
    }
    throws
};

/// What a turn that ends the game scores, in points; `None` where play goes on.
pub fn prize(turn: &Turn) -> Option<f32> {
    turn.prize().map(|(_, points)| points_of(points))
}

#[expect(clippy::cast_possible_truncation, reason = "points are few and halves")]
pub(super) fn points_of(score: crate::game::Score) -> f32 {
    score.number() as f32
}

/// The end of a game that was won so by who throws next.
pub(super) fn ended(way: WinKind, full: bool, hit: bool) -> Odds {
    let mut odds = [0.0; ENDS];
    let end = match way {
        WinKind::Uttekt => usize::from(hit),
        WinKind::Jan | WinKind::StorJan => 2,
        WinKind::Meistari => 3,
        WinKind::StuttiMunkur => 4,
        WinKind::LangiMunkur => 5,
        WinKind::LangiHryggur => 6,
        WinKind::LitilMeistari => 7,
    };
    // Half the points are as good as an even chance of all of them.
    odds[end] = if full { 1.0 } else { 0.5 };
    odds[2 * WAYS] = 1.0 - odds[end];
    odds
}

/// A turn as it is seen after all answers to it.
pub struct Answered {
    /// How the game ends for who made it.
    pub ends: Odds,
    /// What it would be worth more, in points, if no answer could hit.
    pub danger: f32,
}

/// Values positions after turns of one side, each near the one before.
pub struct Judge<'a> {
    net: &'a Net,
    pub stakes: Stakes,
    finder: Finder,
    /// How many turns have been valued to find the best of throws.
    pub valued: usize,
}

struct Near {
    known: Rows,
    sums: Sums,
}

impl<'a> Judge<'a> {
    pub fn new(net: &'a Net) -> Self {
        Self::playing_for(net, Stakes::points())
    }

    pub fn playing_for(net: &'a Net, stakes: Stakes) -> Self {
        Self { net, stakes, finder: Finder::default(), valued: 0 }
    }

    /// For `seat`, which throws next: by the tables where both only bear off, else by the network.
    pub fn worth(&self, position: &Position, seat: Seat) -> f32 {
        self.known(position, seat).unwrap_or_else(|| self.stakes.expected(seat, &self.odds(position, seat)))
    }

    fn known(&self, position: &Position, seat: Seat) -> Option<f32> {
        let odds = bearing::odds(position, seat, self.stakes.extra)?;
        Some(self.stakes.bearing_off(seat, odds))
    }

    pub fn odds(&self, position: &Position, seat: Seat) -> Odds {
        self.net.odds(&self.net.sums(&rows(&features(position, seat))))
    }

    fn near(&self, position: &Position, seat: Seat) -> Near {
        let known = rows(&features(position, seat));
        Near { sums: self.net.sums(&known), known }
    }

    /// The position as it is when the other side throws next.
    pub fn handed(line: &LegalTurn) -> Position {
        let mut position = line.position;
        position.first[line.seat] = false;
        position
    }

    fn after(&self, near: &Near, turn: &Turn) -> f32 {
        let seat = other(turn.line.seat);
        self.stakes.prize(turn).unwrap_or_else(|| {
            let position = Self::handed(&turn.line);
            -self.known(&position, seat).unwrap_or_else(|| {
                let seen = rows(&features(&position, seat));
                self.stakes.expected(seat, &self.net.odds(&self.net.sums_near(&near.known, &near.sums, &seen)))
            })
        })
    }

    pub fn values(&self, begun: &LegalTurn, turns: &[Turn]) -> Vec<f32> {
        let near = self.near(&Self::handed(begun), other(begun.seat));
        turns.iter().map(|turn| self.after(&near, turn)).collect()
    }

    pub fn best(&mut self, begun: &LegalTurn, declarable: Declarable) -> (f32, Turn) {
        let near = self.near(&Self::handed(begun), other(begun.seat));
        let mut finder = std::mem::take(&mut self.finder);
        let turns = finder.turns(begun, declarable);
        self.valued += turns.len();
        let mut best = (f32::NEG_INFINITY, turns[0]);
        for turn in turns {
            let value = self.after(&near, turn);
            if value > best.0 {
                best = (value, *turn);
            }
        }
        self.finder = finder;
        best
    }

    /// For `seat`, which throws next: the best turns by the network, each valued with so many further throws ahead.
    pub fn mean(&mut self, position: &Position, seat: Seat, ahead: u8) -> f32 {
        let sum = THROWS.iter().fold(0.0, |sum, (dice, weight)| {
            let (value, turn) = self.best(&LegalTurn::new(*position, seat, *dice), |_| true);
            sum + weight * if ahead == 0 { value } else { self.deep(&turn, ahead) }
        });
        sum / 36.0
    }

    pub fn answered(&mut self, turn: &Turn) -> Answered {
        let (position, seat) = (Self::handed(&turn.line), other(turn.line.seat));
        let mut finder = std::mem::take(&mut self.finder);
        let mut answered = Answered { ends: [0.0; ENDS], danger: 0.0 };
        for (dice, weight) in THROWS {
            let begun = LegalTurn::new(position, seat, dice);
            let turns = finder.turns(&begun, |_| true);
            let values = self.values(&begun, turns);
            let of = |hits: bool| {
                let those = turns.iter().zip(&values).filter(|(turn, _)| hits || !turn.line.steps.hit());
                those.max_by(|(_, one), (_, other)| one.total_cmp(other))
            };
            let Some((best, value)) = of(true) else { continue };
            // Where every answer hits, none can be spared.
            let spared = of(false).map_or(0.0, |(_, quiet)| value - quiet);
            answered.danger += weight / 36.0 * spared;
            for (sum, chance) in answered.ends.iter_mut().zip(self.ends(best)) {
                *sum += weight / 36.0 * chance;
            }
        }
        self.finder = finder;
        answered.ends = turned(&answered.ends);
        answered
    }

    fn ends(&self, turn: &Turn) -> Odds {
        match turn.declare.or(turn.line.won) {
            Some(way) => ended(way, turn.declare.is_none() || turn.line.is_full(), turn.line.steps.hit()),
            None => turned(&self.odds(&Self::handed(&turn.line), other(turn.line.seat))),
        }
    }

    /// What a turn is worth for its side, with all answers of both sides to so many throws, at least one.
    pub fn deep(&mut self, turn: &Turn, ahead: u8) -> f32 {
        let prize = self.stakes.prize(turn);
        prize.unwrap_or_else(|| -self.mean(&Self::handed(&turn.line), other(turn.line.seat), ahead.saturating_sub(1)))
    }
}
