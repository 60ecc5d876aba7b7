//! A match gone through again: what each decision cost beside the best one, by what its seat knew then, and what luck
//! the dice brought, as gnubg measures it: the position after a throw under best play, less the mean over all throws.
//! Knows no game, screen or thread: whoever asks takes one event after the other, and may stop.

use std::collections::BTreeMap;

use rand::Rng;
use serde::{Deserialize, Serialize};

use super::{Board, Loss, RecordLine, Scale, Stake, Table};
use crate::game::bot::{Bot, Level, Mark, Measure};
use crate::game::chance::Luck;
use crate::game::{Event, Face, Illegal, Seat, Turn};

pub mod course;
mod luck_split;
pub mod mark;
pub mod page;

pub use luck_split::{LuckSplit, came};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Finding {
    Decision(Judged),
    Throw(Thrown),
}

/// What a decision was worth to the seat that made it, in the measure by which it is marked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judged {
    pub seat: Seat,
    /// In notation.
    pub played: String,
    pub worth: f64,
    /// The best of all other decisions, in notation.
    pub other: String,
    pub other_worth: f64,
    pub mark: Mark,
    /// All decisions there were, in notation, with what each is worth, the best first.
    pub candidates: Vec<(String, f64)>,
    /// How much of the chance to win what it was about a unit was ([`Board::share`]).
    pub share: f64,
    /// What it was about, for whoever decided.
    #[serde(default)]
    pub stake: Stake,
}

impl Judged {
    pub fn value(&self) -> f64 {
        self.worth.max(self.other_worth)
    }

    pub fn loss(&self) -> Loss {
        Loss { best: self.value(), worth: self.worth, stake: self.stake }
    }

    pub fn cost(&self) -> f64 {
        self.loss().told().cost()
    }

    pub fn told(&self, worth: f64) -> f64 {
        self.stake.told(worth)
    }

    pub fn mark_of(&self, worth: f64) -> Mark {
        Loss { worth, ..self.loss() }.mark(self.share)
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Thrown {
    pub by: Vec<Seat>,
    /// By seat, in the game's points.
    pub luck: Vec<f64>,
}

/// `state` is before the event. `None` where the computer player cannot judge, or where there was no choice.
pub(super) fn examine<G: Board>(
    state: &G,
    event: &Event<G::Action>,
    (level, scale): (Level, Scale),
    rng: &mut dyn Rng,
) -> Option<Finding> {
    let bot: Box<dyn Bot<G>> = G::bot(level);
    let (seat, action) = match event {
        Event::Faces(_) => return None,
        Event::Roll(faces) => {
            let Turn::Roll(throw) = state.turn() else { return None };
            if faces.contains(&Face::UNSEEN) {
                return None;
            }
            let luck = bot.luck(state, faces, rng)?;
            return Some(Finding::Throw(Thrown { by: throw.by, luck }));
        }
        Event::Act { seat, action } => (*seat, action),
    };
    if state.legal(seat).len() < 2 {
        return None;
    }
    let listed = state.canonical(seat, action);
    let candidates = bot.judge(&state.seen_by(Some(seat)), seat, rng);
    let played = candidates.iter().find(|candidate| candidate.action == listed)?;
    let other = candidates.iter().find(|candidate| candidate.action != listed)?;
    let (worth, other_worth) = (played.value, other.value);
    let share = state.share(&scale);
    let stake = state.stake(seat);
    let mark = Loss { best: other_worth, worth, stake }.mark(share);
    let (played, other) = (action.to_string(), other.action.to_string());
    let candidates = candidates.into_iter().map(|candidate| (candidate.action.to_string(), candidate.value)).collect();
    Some(Finding::Decision(Judged { seat, played, worth, other, other_worth, mark, candidates, share, stake }))
}

/// What a review judges: the first decision among several. `None` where all was left to the dice.
pub fn first_choice(of: &dyn Table) -> Result<Option<usize>, Illegal> {
    let mut table = of.title().open(of.header().clone())?;
    for (event, told) in of.history().iter().enumerate() {
        if told.seat.is_some_and(|seat| table.legal(seat).len() > 1) {
            return Ok(Some(event));
        }
        table.enter(&told.entry)?;
    }
    Ok(None)
}

/// Goes through a match: gives what is found about one standing event after the other.
#[derive(Debug)]
pub struct Examination {
    table: Box<dyn Table>,
    told: std::vec::IntoIter<RecordLine>,
    level: Level,
    luck: Luck,
}

impl Examination {
    pub fn new(of: &dyn Table) -> Result<Self, Illegal> {
        Self::by(of, Level::Strong)
    }

    pub fn by(of: &dyn Table, level: Level) -> Result<Self, Illegal> {
        let table = of.title().open(of.header().clone())?;
        // Where people threw, any luck in thinking does, but always the same.
        let luck = Luck::new(of.header().seed.unwrap_or_default());
        Ok(Self { table, told: of.history().to_vec().into_iter(), level, luck })
    }
}

impl Iterator for Examination {
    type Item = Option<Finding>;

    fn next(&mut self) -> Option<Self::Item> {
        let told = self.told.next()?;
        let event = self.table.history().len();
        // What stands was legal when it was entered, and is so again.
        let line = self.table.read(&told.entry).ok()?;
        let examine = self.table.examining(&line, self.level);
        self.table.take(line);
        Some(examine(&mut self.luck.thought(event)))
    }
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Review {
    events: usize,
    findings: BTreeMap<usize, Finding>,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Summary {
    /// How many were judged: those where there was a choice.
    pub decisions: usize,
    /// In the game's points.
    pub cost: f64,
    /// How many bear which mark, in the order of [`Mark::ALL`].
    pub marks: [usize; Mark::ALL.len()],
    /// What luck the player's own throws brought, in the game's points; `None` where it was not measured.
    pub luck: Option<f64>,
}

impl Summary {
    #[expect(clippy::cast_precision_loss, reason = "decisions are far fewer than 2^52")]
    pub fn mean(&self) -> Option<f64> {
        (self.decisions > 0).then(|| self.cost / self.decisions as f64)
    }
}

impl Review {
    pub fn enter(&mut self, finding: Option<Finding>) {
        if let Some(finding) = finding {
            self.findings.insert(self.events, finding);
        }
        self.events += 1;
    }

    pub fn events(&self) -> usize {
        self.events
    }

    pub fn finding(&self, event: usize) -> Option<&Finding> {
        self.findings.get(&event)
    }

    pub fn judged(&self) -> impl DoubleEndedIterator<Item = (usize, &Judged)> {
        self.findings.iter().filter_map(|(event, finding)| match finding {
            Finding::Decision(judged) => Some((*event, judged)),
            Finding::Throw(_) => None,
        })
    }

    pub fn thrown(&self) -> impl Iterator<Item = (usize, &Thrown)> {
        self.findings.iter().filter_map(|(event, finding)| match finding {
            Finding::Throw(thrown) => Some((*event, thrown)),
            Finding::Decision(_) => None,
        })
    }

    /// What a seat could hope for before and after each of its decisions, as it is told, by how many events had happened then.
    pub fn expected(&self, seat: Seat) -> Vec<(usize, f64)> {
        let own = self.judged().filter(|(_, judged)| judged.seat == seat);
        let both = |(event, judged): (usize, &Judged)| {
            [(event, judged.told(judged.value())), (event + 1, judged.told(judged.worth))]
        };
        own.flat_map(both).collect()
    }

    /// The same of the first of two, by what either decided.
    fn guessed(&self, measure: Measure) -> Vec<(usize, f64)> {
        let of_first = |seat: Seat, worth: f64| match measure {
            _ if seat == 0 => worth,
            Measure::Points(_) => -worth,
            Measure::Chance => 1.0 - worth,
        };
        let both = |(event, judged): (usize, &Judged)| {
            let told = |worth| of_first(judged.seat, judged.told(worth));
            [(event, told(judged.value())), (event + 1, told(judged.worth))]
        };
        self.judged().flat_map(both).collect()
    }

    /// After how many events that had moved most at once, points counting as what they raise the chance to win by.
    pub fn swing(&self, scale: &Scale) -> Option<usize> {
        let chance = |worth: f64| match scale.measure {
            Measure::Points(_) => (0.5 + scale.unit * worth).clamp(0.0, 1.0),
            Measure::Chance => worth,
        };
        let guessed = self.guessed(scale.measure);
        let moved = guessed.windows(2).map(|pair| ((chance(pair[1].1) - chance(pair[0].1)).abs(), pair[1].0));
        let most = moved.max_by(|(one, _), (other, _)| one.total_cmp(other));
        most.filter(|(most, _)| *most > 0.0).map(|(_, step)| step)
    }

    /// The decisions that bear a worse mark than the best one, the costliest first.
    pub fn costliest(&self) -> Vec<(usize, &Judged)> {
        let mut all: Vec<_> = self.judged().filter(|(_, judged)| judged.mark != Mark::Good).collect();
        all.sort_by(|(_, a), (_, b)| b.cost().total_cmp(&a.cost()));
        all
    }

    pub fn slip_after(&self, event: Option<usize>) -> Option<usize> {
        let mut later = self.judged().filter(|(other, _)| event.is_none_or(|event| *other > event));
        later.find(|(_, judged)| judged.mark != Mark::Good).map(|(event, _)| event)
    }

    pub fn slip_before(&self, event: usize) -> Option<usize> {
        let mut earlier = self.judged().rev().filter(|(other, _)| *other < event);
        earlier.find(|(_, judged)| judged.mark != Mark::Good).map(|(event, _)| event)
    }

    pub fn summary(&self, seat: Seat) -> Summary {
        let mut sum = Summary::default();
        for (_, judged) in self.judged().filter(|(_, judged)| judged.seat == seat) {
            sum.decisions += 1;
            sum.cost += judged.cost();
            sum.marks[judged.mark as usize] += 1;
        }
        for (_, thrown) in self.thrown().filter(|(_, thrown)| thrown.by.contains(&seat)) {
            sum.luck = Some(sum.luck.unwrap_or_default() + thrown.luck.get(seat).copied().unwrap_or_default());
        }
        sum
    }
}

#[cfg(test)]
mod tests;
