//! What can still come of a turn under way: who may move where, and why not. Knows no picture and no selection.

use base::phrase::{Phrase, phrase};

use super::super::action::Step;
use super::super::line::{LegalTurn, Why};
use super::super::men::{BAR, OFF, letter};
use super::super::rules::{Kvatrutafl, reason};
use super::super::turns::Finder;
use super::super::win::WinKind;
use crate::game::Seat;

pub struct Reach<'a> {
    game: &'a Kvatrutafl,
    pub now: LegalTurn,
    /// How many steps a turn has at least, unless the game ends before.
    pub most: usize,
}

pub struct Uses {
    pub seat: Seat,
    pub movers: Vec<u8>,
    pub chosen: Option<u8>,
    pub landings: Vec<Landing>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Landing {
    pub to: u8,
    /// Each with its die.
    pub steps: Vec<(u8, Step)>,
}

impl Landing {
    pub fn hits(&self) -> bool {
        self.steps.iter().any(|(_, step)| step.hit)
    }

    pub fn far(&self) -> u8 {
        self.steps.iter().map(|(die, _)| die).sum()
    }

    /// With which dice: `4`, `2+4`, `3×5`.
    pub fn dice(&self) -> String {
        match self.steps.as_slice() {
            [(die, _)] => die.to_string(),
            [(one, _), (two, _)] if one != two => format!("{one}+{two}"),
            [(die, _), ..] => format!("{}×{die}", self.steps.len()),
            [] => String::new(),
        }
    }

    /// Of two ways to one place, the one that is taken: the shorter, the one that wins, the one that hits.
    fn is_better(&self, won: bool, other: &(Self, bool)) -> bool {
        let hits = |landing: &Self| landing.steps.iter().filter(|(_, step)| step.hit).count();
        let (than, also) = other;
        (than.steps.len(), won, hits(self)) > (self.steps.len(), *also, hits(than))
    }
}

impl<'a> Reach<'a> {
    /// `taken` are steps, each with its die; `None` unless `seat` is playing a turn.
    pub fn of(game: &'a Kvatrutafl, taken: &[(u8, Step)], seat: Seat) -> Option<Self> {
        let begun = game.line().filter(|line| line.seat == seat)?;
        Some(Self { game, now: begun.after_all(taken), most: Finder::default().most(&begun) })
    }

    fn count(line: &LegalTurn) -> usize {
        line.steps.all().len()
    }

    pub fn formation(&self, line: &LegalTurn) -> Option<WinKind> {
        let may = self.game.declarable();
        let ready = line.won.is_none() && Self::count(line) > 0;
        line.position.men[line.seat].formation().filter(|way| ready && may(*way))
    }

    pub fn is_whole(&self) -> bool {
        self.ends(&self.now)
    }

    fn ends(&self, line: &LegalTurn) -> bool {
        line.won.is_some() || Self::count(line) == self.most
    }

    fn fits(&self, line: &LegalTurn) -> bool {
        self.ends(line)
            || self.formation(line).is_some()
            || line.options().into_iter().any(|(die, step)| self.fits(&line.after(die, step)))
    }

    /// The step by that die as it is now, if it may be taken.
    pub fn again(&self, die: u8, step: Step) -> Option<(u8, Step)> {
        let same = |now: &Step| (now.from, now.to) == (step.from, step.to);
        let step = self.now.left.dice().filter(|left| *left == die).find_map(|die| self.now.moves(die).find(same))?;
        self.fits(&self.now.after(die, step)).then_some((die, step))
    }

    /// From where a man may move, the rearmost first.
    pub fn movers(&self) -> Vec<u8> {
        let options = self.now.options();
        let fits = options.into_iter().filter(|(die, step)| self.fits(&self.now.after(*die, *step)));
        let mut movers: Vec<u8> = fits.map(|(_, step)| step.from).collect();
        movers.sort_unstable();
        movers.dedup();
        movers
    }

    pub fn uses(&self, asked: Option<u8>) -> Uses {
        let movers = self.movers();
        let chosen = match (asked, &movers[..]) {
            (None, [only]) => Some(*only),
            (asked, _) => asked.filter(|from| movers.contains(from)),
        };
        let landings = chosen.map(|from| self.landings(from)).unwrap_or_default();
        Uses { seat: self.now.seat, movers, chosen, landings }
    }

    pub fn landings(&self, from: u8) -> Vec<Landing> {
        let mut found = Vec::new();
        self.walk(&self.now, from, &mut Vec::new(), &mut found);
        found.sort_unstable_by_key(|(landing, _)| landing.to);
        found.into_iter().map(|(landing, _)| landing).collect()
    }

    pub fn only(&self, movers: &[u8], to: u8) -> Option<Landing> {
        let mut all = movers.iter().flat_map(|from| self.landings(*from)).filter(|landing| landing.to == to);
        all.next().filter(|_| all.next().is_none())
    }

    fn walk(&self, line: &LegalTurn, from: u8, steps: &mut Vec<(u8, Step)>, found: &mut Vec<(Landing, bool)>) {
        for (die, step) in line.options().into_iter().filter(|(_, step)| step.from == from) {
            let next = line.after(die, step);
            steps.push((die, step));
            if self.fits(&next) {
                let (landing, won) = (Landing { to: step.to, steps: steps.clone() }, next.won.is_some());
                match found.iter_mut().find(|(other, _)| other.to == step.to) {
                    None => found.push((landing, won)),
                    Some(other) if landing.is_better(won, other) => *other = (landing, won),
                    Some(_) => {}
                }
            }
            if next.won.is_none() && step.to != OFF {
                self.walk(&next, step.to, steps, found);
            }
            steps.pop();
        }
    }

    fn why(&self, line: &LegalTurn, from: u8, to: u8) -> Option<Phrase> {
        if let Some(why) = line.why_not(from, to) {
            return Some(reason(why));
        }
        let fits = line.ways(from, to).any(|(die, step)| self.fits(&line.after(die, step)));
        (!fits).then(|| phrase!("kvatrutafl-board-why-all-dice", most = self.most))
    }

    pub fn leads(&self, from: u8, to: u8) -> bool {
        self.now.left.dice().any(|die| from + die == to)
    }

    pub fn leading_to(&self, to: u8) -> Option<u8> {
        let men = &self.now.position.men[self.now.seat];
        (BAR..to).rev().find(|from| men.at(*from) > 0 && self.leads(*from, to))
    }

    pub fn why_not(&self, from: u8, to: u8) -> Phrase {
        let plain = self.why(&self.now, from, to).unwrap_or_else(|| reason(Why::NoDie));
        if self.now.why_not(from, to) != Some(Why::NoDie) {
            return plain;
        }
        // Two or more dice lead there: what is wrong with the place itself is said, or what is in the way to it.
        let (there, stop) = self.on_the_way(&self.now, from, to);
        there.or(stop).unwrap_or(plain)
    }

    /// Why dice together do not lead to a place: what is wrong there, and what is in the way.
    fn on_the_way(&self, line: &LegalTurn, from: u8, to: u8) -> (Option<Phrase>, Option<Phrase>) {
        let (mut there, mut on_the_way) = (None, None);
        for die in line.left.dice() {
            let stop = from + die;
            let rest = line.left.without(die);
            if stop >= to || !sums(rest.dice().collect(), rest.count(), to - stop) {
                continue;
            }
            let (wrong, blocked) = match line.ways(from, stop).next() {
                None => {
                    let at = letter(line.seat, stop).to_string();
                    let why = line.why_not(from, stop).map(reason);
                    (None, why.map(|why| phrase!("kvatrutafl-board-why-on-the-way", stop = at, why)))
                }
                Some((die, step)) => {
                    let next = line.after(die, step);
                    let (wrong, blocked) = self.on_the_way(&next, stop, to);
                    let last = next.left.dice().any(|die| stop + die == to);
                    (wrong.or_else(|| self.why(&next, stop, to).filter(|_| last)), blocked)
                }
            };
            (there, on_the_way) = (there.or(wrong), on_the_way.or(blocked));
        }
        (there, on_the_way)
    }

    pub fn why_stays(&self, from: u8) -> Phrase {
        if self.is_whole() {
            return phrase!("kvatrutafl-board-why-whole");
        }
        let mut reasons: Vec<(u8, Phrase)> = Vec::new();
        for die in self.now.left.dice() {
            let why = self.why(&self.now, from, (from + die).min(OFF)).unwrap_or_else(|| reason(Why::NoDie));
            if reasons.iter().all(|(_, other)| *other != why) {
                reasons.push((die, why));
            }
        }
        match &reasons[..] {
            [] => phrase!("kvatrutafl-board-why-whole"),
            [(_, only)] => only.clone(),
            [..] => {
                let each = |(die, why): (u8, Phrase)| phrase!("kvatrutafl-board-why-die", die, why);
                phrase!("kvatrutafl-board-why-dice", reasons = reasons.into_iter().map(each).collect::<Vec<_>>())
            }
        }
    }

    pub fn why_nothing(&self) -> Phrase {
        if self.is_whole() { phrase!("kvatrutafl-board-why-whole") } else { phrase!("kvatrutafl-board-why-choose") }
    }

    pub fn why_pass(&self) -> Phrase {
        match self.now.position.men[self.now.seat].at(BAR) {
            0 => phrase!("kvatrutafl-board-pass-about"),
            waiting => phrase!("kvatrutafl-board-pass-bar", count = waiting),
        }
    }
}

fn sums(dice: Vec<u8>, count: u8, distance: u8) -> bool {
    match dice.as_slice() {
        [die] => distance.is_multiple_of(*die) && distance / die <= count,
        _ => dice.contains(&distance) || dice.iter().sum::<u8>() == distance,
    }
}
