//! Why a turn is better than another: the ideas of the strategy page, each by what can be counted after either turn. What is
//! counted is said only where the network agrees that it is what the better turn gains by. Knows no picture.

use std::cmp::Ordering;

use base::phrase::{Phrase, phrase};

use super::super::action::Action;
use super::super::bots::features::lag;
use super::super::bots::{self, Gain};
use super::super::facts;
use super::super::men::{BAR, LEFT, MEN, Position, TWELFTH, letter, other};
use super::super::rules::{GamePhase, Kvatrutafl};
use super::super::turns::Turn;
use crate::game::Seat;
use crate::table::strongest;

/// The share of the gain from which an idea is what speaks for a turn, and from which it is at least part of it.
const MAIN: f32 = 0.33;
const PART: f32 = 0.2;

/// By so many fewer throws that hit, a quarter of all at least, a turn tells; and so many more are as good as none.
const FEWER_THROWS: u8 = 4;
const AS_MANY: u8 = 2;
/// So many more throws that make Jan, or fewer of the other side's, say more than points to enter on.
const JANS: u8 = 4;
/// So many more throws that hit are a risk to be spoken of beside a new man or men held back.
const RISK: u8 = 12;
/// So many fewer men alone are an escape from Jan.
const FEWER_ALONE: u32 = 2;
/// Up to how many points to enter on a point more or less matters.
const FEW_POINTS: u32 = 4;
/// … while nobody waits to enter.
const VERY_FEW_POINTS: u32 = 2;
/// Up to how many men that have left the start another new one matters.
const FEW_OUT: u8 = 10;
const FAR_PIPS: u16 = 4;
const FORMATION_TOLD_FROM: u8 = 10;

/// How much something speaks for a turn, before the share of the gain: a man hit, fewer hits to come, no hit where it costs the other
/// side little, a point more or less to enter on for each man that has to, the fifth man away from the start, another, a pip on the
/// far side, the twelfth point.
const PREY: u16 = 10;
const SAFE: u16 = 20;
const OPEN: u16 = 4;
const SHUT: u16 = 6;
const JAN: u16 = 40;
const OWN: u16 = 3;
const FIFTH: u16 = 8;
const OUT: u16 = 3;
const PIP: u16 = 1;
const UNLOCKED: u16 = 10;
const PLACED: u16 = 4;

struct Compared {
    seat: Seat,
    before: Position,
    better: Turn,
    played: Turn,
    gain: Gain,
}

pub(super) fn reason(game: &Kvatrutafl, seat: Seat, played: &Action, better: &Action) -> Vec<Phrase> {
    let (Some(played), Some(better)) = (facts::turn(game, played), facts::turn(game, better)) else {
        return Vec::new();
    };
    if let Some((way, points)) = better.prize() {
        return vec![phrase!("kvatrutafl-coach-wins-now", name = way.name(), points = points.to_string())];
    }
    if let Some((way, points)) = played.prize() {
        return vec![phrase!("kvatrutafl-coach-wins-later", name = way.name(), points = points.to_string())];
    }
    let alone = game.part() != GamePhase::Game;
    let Some(gain) = (!alone).then(|| bots::gain(&better, &played)).flatten() else { return Vec::new() };
    let turns = Compared { seat, before: *game.position(), better, played, gain };
    let ideas =
        [Compared::hitting, Compared::blots, Compared::jan, Compared::timing, Compared::twelfth, Compared::wins];
    strongest(ideas.into_iter().filter_map(|idea| idea(&turns)))
}

#[expect(clippy::cast_possible_truncation, reason = "counts are small")]
fn weight(unit: u16, count: impl Into<u32>, share: f32) -> i64 {
    let whole = f64::from(unit) * f64::from(count.into());
    (whole * f64::from(share) * 100.0) as i64
}

/// So many throws that hit beside so many others.
fn is_fewer(hits: u8, many: u8) -> bool {
    hits + FEWER_THROWS <= many && 4 * u16::from(hits) <= 3 * u16::from(many)
}

impl Compared {
    /// Of the better turn and of the one played.
    fn both<T>(&self, count: impl Fn(&Position, &Turn) -> T) -> (T, T) {
        (count(&self.better.line.position, &self.better), count(&self.played.line.position, &self.played))
    }

    /// The share of the gain that comes of either jan, made or escaped.
    fn jans(&self) -> f32 {
        self.gain.attack + self.gain.defence
    }

    fn prey(&self) -> (u8, u8) {
        self.both(|_, turn| facts::prey(&self.before, turn))
    }

    /// By how many of the throws the other side hits.
    fn hit(&self) -> (u8, u8) {
        self.both(|position, _| facts::hitting(position, other(self.seat)))
    }

    fn hitting(&self) -> Option<(i64, Phrase)> {
        let (prey, less) = self.prey();
        match prey.cmp(&less) {
            Ordering::Equal => None,
            Ordering::Greater => {
                let share = self.jans().max(self.gain.safety).max(PART);
                Some((weight(PREY, prey - less, share), phrase!("kvatrutafl-coach-hitting", prey, other = less)))
            }
            Ordering::Less => {
                let (hits, many) = self.hit();
                if self.gain.safety >= PART && is_fewer(hits, many) {
                    let said = phrase!("kvatrutafl-coach-hitting-back", hits, ways = facts::WAYS, other = many);
                    return Some((weight(SAFE, 1_u8, self.gain.safety), said));
                }
                let (_, open) = self.both(|position, _| facts::entrances(position, other(self.seat)));
                (prey == 0 && open > FEW_POINTS).then(|| {
                    (weight(OPEN, 1_u8, 1.0 - self.gain.safety), phrase!("kvatrutafl-coach-hitting-open", open))
                })
            }
        }
    }

    fn blots(&self) -> Option<(i64, Phrase)> {
        let ((hits, many), is_safer) = (self.hit(), self.gain.safety >= PART);
        if is_fewer(hits, many) && is_safer {
            // A hit that is answered is told as such.
            let (prey, less) = self.prey();
            let said = phrase!("kvatrutafl-coach-blots-rolls", hits, ways = facts::WAYS, other = many);
            return (prey >= less).then_some((weight(SAFE, 1_u8, self.gain.safety), said));
        }
        let (alone, others) = self.both(|position, _| facts::alone(position, self.seat));
        // Of several that are hit together Jan is made.
        let is_escape = alone + FEWER_ALONE <= others && self.gain.defence >= PART;
        let is_told = alone < others && (is_safer || is_escape) && hits <= many && many > 0;
        let weight = weight(SAFE, 1_u8, self.gain.safety.max(self.gain.defence));
        is_told.then(|| (weight, phrase!("kvatrutafl-coach-blots-men", alone, other = others)))
    }

    /// Throws that make Jan at once: the other side's, or the own ones while its men wait on the bar.
    fn jan_now(&self) -> Option<(i64, Phrase)> {
        let foe = other(self.seat);
        let ways = facts::WAYS;
        let (few, many) = self.both(|position, _| facts::making_jan(position, foe));
        if many >= few + JANS && self.gain.defence >= PART {
            let said = phrase!("kvatrutafl-coach-jan-now", jans = few, ways, other = many);
            return Some((weight(JAN, 1_u8, self.gain.defence), said));
        }
        let (waits, so) = self.both(|position, _| position.men[foe].at(BAR) > 0);
        if !waits || !so || self.gain.attack < PART {
            return None;
        }
        let (jans, less) = self.both(|position, _| facts::making_jan(position, self.seat));
        (jans >= less + JANS).then(|| {
            let said = phrase!("kvatrutafl-coach-jan-waits", jans, ways, other = less);
            (weight(JAN, 1_u8, self.gain.attack), said)
        })
    }

    /// The other side's points to enter on, or the own ones.
    fn jan(&self) -> Option<(i64, Phrase)> {
        if let Some(now) = self.jan_now() {
            return Some(now);
        }
        let foe = other(self.seat);
        let (open, free) = self.both(|position, _| facts::entrances(position, foe));
        let waiting = self.better.line.position.men[foe].at(BAR);
        // A man that only the turn played hits needs one of them.
        let (prey, less) = self.prey();
        let is_shut = open < free && (prey >= less || open + u32::from(less - prey) < free);
        let few = if waiting > 0 { FEW_POINTS } else { VERY_FEW_POINTS };
        let shut = (is_shut && open <= few && self.gain.attack >= MAIN).then(|| {
            let said = phrase!("kvatrutafl-coach-jan-shut", open, bar = waiting, other = free);
            (weight(SHUT, (free - open) * (1 + u32::from(waiting)), self.gain.attack), said)
        });
        let (own, fewer) = self.both(|position, _| facts::entrances(position, self.seat));
        let (hit, many) = self.hit();
        // Who is hit at once far more often has other cares than points to enter on.
        let matters = hit > 0 && many > 0 && hit <= many + AS_MANY && self.gain.defence >= MAIN;
        let kept = (own > fewer && fewer < FEW_POINTS && matters).then(|| {
            let bar = self.better.line.position.men[self.seat].at(BAR);
            let said = phrase!("kvatrutafl-coach-jan-own", open = own, other = fewer);
            (weight(OWN, (own - fewer) * (1 + u32::from(bar)), self.gain.defence), said)
        });
        shut.into_iter().chain(kept).max_by_key(|(weight, _)| *weight)
    }

    /// What is gained otherwise than by fewer hits to come.
    fn timing(&self) -> Option<(i64, Phrase)> {
        let share = self.jans().min(1.0 - self.gain.safety);
        if share <= 0.5 {
            return None;
        }
        let (away, so) = self.both(|position, _| position.men[self.seat].away());
        let is_free = so < LEFT && LEFT <= away && facts::far_pips(&self.better.line.position, self.seat) > 0;
        if is_free && self.risk().is_none() {
            return Some((weight(FIFTH, 1_u8, share), phrase!("kvatrutafl-coach-timing-five", away, other = so)));
        }
        let (alone, others) = self.both(|position, _| facts::alone(position, self.seat));
        // Who hits instead runs no such risk: two things at once are not told.
        if alone < others && self.gain.defence >= MAIN || self.risk().is_some() && self.lost_prey() > 0 {
            return None;
        }
        let was = self.before.men[self.seat].away();
        if away > so && so >= was && so < FEW_OUT {
            let (new, other, left) = (away - was, so - was, MEN - away);
            let said = match self.risk() {
                Some(hits) => phrase!("kvatrutafl-coach-timing-new-risk", new, other, hits, ways = facts::WAYS),
                None => phrase!("kvatrutafl-coach-timing-new", new, other, left, prey = self.lost_prey()),
            };
            return Some((weight(OUT, away - so, share), said));
        }
        let was = facts::far_pips(&self.before, self.seat);
        let (few, many) = self.both(|position, _| facts::far_pips(position, self.seat).saturating_sub(was));
        let spared = many.checked_sub(few).filter(|spared| away >= so && *spared >= FAR_PIPS && *spared >= few)?;
        let said = match self.risk() {
            Some(hits) => {
                phrase!("kvatrutafl-coach-timing-far-risk", pips = few, other = many, hits, ways = facts::WAYS)
            }
            None => phrase!("kvatrutafl-coach-timing-far", pips = few, other = many, prey = self.lost_prey()),
        };
        Some((weight(PIP, spared, share), said))
    }

    /// How many of the throws hit after the better turn, where many more do than after the one played.
    fn risk(&self) -> Option<u8> {
        let (hits, less) = self.hit();
        (hits >= less + RISK).then_some(hits)
    }

    /// The men that only the turn played hits.
    fn lost_prey(&self) -> u8 {
        let (prey, more) = self.prey();
        more.saturating_sub(prey)
    }

    fn twelfth(&self) -> Option<(i64, Phrase)> {
        let (reached, so) = self.both(|position, _| position.unlocked[self.seat]);
        let at = letter(self.seat, TWELFTH).to_string();
        (reached && !so && self.jans() > 0.5)
            .then(|| (weight(UNLOCKED, 1_u8, self.jans()), phrase!("kvatrutafl-coach-twelfth", at)))
    }

    fn wins(&self) -> Option<(i64, Phrase)> {
        let way = self.gain.formation.filter(|_| self.gain.others >= MAIN)?;
        let (due, gone) = self.both(|position, _| lag(position.men[self.seat].counts(), way));
        due?;
        if gone.is_none() {
            let said = phrase!("kvatrutafl-coach-wins-reach", name = way.name());
            return Some((weight(PLACED, 2_u8, self.gain.others), said));
        }
        let (men, fewer) = self.both(|position, _| facts::placed(position, self.seat, way));
        let more = men.checked_sub(fewer).filter(|more| *more > 0 && men >= FORMATION_TOLD_FROM)?;
        let said = phrase!("kvatrutafl-coach-wins-placed", name = way.name(), men, of = MEN, other = fewer);
        Some((weight(PLACED, more, self.gain.others), said))
    }
}
