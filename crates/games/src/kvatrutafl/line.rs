//! A turn under way: the men, the dice that are left, the steps taken. It knows every step that the rules allow next,
//! and why another is not allowed; whether it makes a whole turn is asked in `turns`.

use super::action::{Step, Steps};
use super::men::{BAR, FAR, MEN, OFF, Position, SEVENTH, Set, TWELFTH, other, turned};
use super::win::WinKind;
use crate::game::Seat;

/// The dice of a throw that are still to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[must_use]
pub struct Left {
    low: u8,
    high: u8,
    lows: u8,
    highs: u8,
}

impl Left {
    pub fn new(dice: [u8; 2]) -> Self {
        let [one, two] = dice;
        let lows = if one == two { 4 } else { 1 };
        Self { low: one.min(two), high: one.max(two), lows, highs: u8::from(one != two) }
    }

    pub fn count(self) -> u8 {
        self.lows + self.highs
    }

    pub fn dice(self) -> impl Iterator<Item = u8> {
        let (low, high) = ((self.lows > 0).then_some(self.low), (self.highs > 0).then_some(self.high));
        low.into_iter().chain(high)
    }

    pub fn without(mut self, die: u8) -> Self {
        if die == self.low && self.lows > 0 {
            self.lows -= 1;
        } else if die == self.high && self.highs > 0 {
            self.highs -= 1;
        }
        self
    }

    /// A number for these dice, below 64.
    fn code(self) -> u64 {
        u64::from(self.lows) * 2 + u64::from(self.highs)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Licence {
    Any,
    /// A double as first throw: one man alone, now on that path point (rule 1).
    One(u8),
    /// 6–6 as first throw: four men from the start to path point 7, nothing else (rule 1).
    Four,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    Ended,
    NoMan,
    Bar,
    Backwards,
    NoDie,
    BarFirst,
    Quarter,
    OwnMan,
    Closed(u8),
    /// Rule 1: a double as first throw is played with one man only.
    OneMan,
    /// Rule 1: 6–6 as first throw takes four men from the start to path point 7.
    FourMen,
    /// Rule 3: so many men have left the start, five must.
    Waits(u8),
    /// Rule 4: no two men may stand together before one has been on path point 12.
    Locked,
    NotHome,
    /// A man farther back bears off first, or steps: a larger die takes the rearmost only.
    Behind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LegalTurn {
    pub seat: Seat,
    pub position: Position,
    pub left: Left,
    pub licence: Licence,
    pub steps: Steps,
    pub won: Option<WinKind>,
    /// What tells positions apart: the sum of a number for each man's place.
    key: u64,
}

const fn mix(index: u64) -> u64 {
    // SplitMix64's finalizer (Steele, Lea, Flood 2014).
    let z = index.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

static KEYS: [[u64; 26]; 2] = {
    let mut keys = [[0; 26]; 2];
    let mut index = 0;
    while index < 52 {
        keys[index / 26][index % 26] = mix(index as u64);
        index += 1;
    }
    keys
};
const HIT: u64 = mix(52);
const UNLOCKED: u64 = mix(53);
const EXPOSED: u64 = mix(54);

fn flags(hit: bool, unlocked: bool, exposed: bool) -> u64 {
    let flag = |holds: bool, key: u64| if holds { key } else { 0 };
    flag(hit, HIT) ^ flag(unlocked, UNLOCKED) ^ flag(exposed, EXPOSED)
}

impl LegalTurn {
    pub fn new(position: Position, seat: Seat, dice: [u8; 2]) -> Self {
        let double = dice[0] == dice[1];
        let licence = match (position.first[seat] && double, dice[0]) {
            (true, 6) => Licence::Four,
            (true, _) => Licence::One(1),
            (false, _) => Licence::Any,
        };
        Self { seat, position, left: Left::new(dice), licence, steps: Steps::default(), won: None, key: 0 }
    }

    pub fn is_full(&self) -> bool {
        self.left.count() == 0
    }

    /// The men's places, whether anybody was hit, and what a man has gained or given up on his way (rules 2 and 4).
    pub fn end_key(&self) -> u64 {
        let position = &self.position;
        self.key ^ flags(self.steps.hit(), position.unlocked[self.seat], position.exposed[self.seat])
    }

    /// The places from which a step of that die may be taken, the bar as bit 0.
    fn starts(&self, die: u8) -> Set {
        if self.won.is_some() {
            return 0;
        }
        let off = if self.licence == Licence::Any { self.position.bears_off(self.seat, die) } else { None };
        // Men that step and the one that leaves never share a point: who leaves is too near the end to step.
        self.movers(die) | off.map_or(0, |from| 1 << from)
    }

    fn movers(&self, die: u8) -> Set {
        let men = &self.position.men[self.seat];
        if men.at(BAR) > 0 {
            return (self.position.entries(self.seat) >> die) & 1;
        }
        match self.licence {
            Licence::Any => self.position.movers(self.seat, die),
            Licence::One(place) => self.position.movers(self.seat, die) & (1 << place),
            Licence::Four if die == 6 => (self.position.open(self.seat) >> 6) & men.held() & (1 << 1),
            Licence::Four => 0,
        }
    }

    /// Every step that may be taken with that die, the rearmost man's first.
    pub fn moves(&self, die: u8) -> impl Iterator<Item = Step> {
        let mut starts = self.starts(die);
        std::iter::from_fn(move || {
            let from = u8::try_from(starts.trailing_zeros()).ok().filter(|from| *from < OFF)?;
            starts &= starts - 1;
            Some(self.step(from, die))
        })
    }

    fn step(&self, from: u8, die: u8) -> Step {
        let to = (from + die).min(OFF);
        Step { from, to, hit: self.position.prey(self.seat, to) > 0 }
    }

    /// Every step that may be taken, with its die; the lower die's first.
    pub fn options(&self) -> Vec<(u8, Step)> {
        self.left.dice().flat_map(|die| self.moves(die).map(move |step| (die, step))).collect()
    }

    /// The same turn after that step with that die. Trusts its caller: the step is one of [`LegalTurn::moves`].
    pub fn after(&self, die: u8, step: Step) -> Self {
        let mut next = *self;
        next.take(die, step);
        next
    }

    /// As [`LegalTurn::after`], in place.
    pub fn take(&mut self, die: u8, step: Step) {
        let seat = self.seat;
        self.key = self.key_after(step);
        self.position.step(seat, step.from, step.to);
        self.steps.push(step);
        self.left = self.left.without(die);
        match self.licence {
            Licence::Any => {}
            Licence::One(_) => self.licence = Licence::One(step.to),
            // Together they are exposed, once all four are there (rule 2).
            Licence::Four => self.position.exposed[seat] = self.is_full(),
        }
        let all_off = step.to == OFF && self.position.men[seat].at(OFF) == MEN;
        self.won = if all_off { Some(WinKind::Uttekt) } else { self.position.jan(seat) };
    }

    #[inline]
    fn key_after(&self, step: Step) -> u64 {
        let (own, foe) = (&KEYS[self.seat], &KEYS[other(self.seat)]);
        let key = self.key.wrapping_add(own[usize::from(step.to)]).wrapping_sub(own[usize::from(step.from)]);
        if !step.hit {
            return key;
        }
        let prey = u64::from(self.position.prey(self.seat, step.to));
        key.wrapping_add(foe[0].wrapping_sub(foe[usize::from(turned(step.to))]).wrapping_mul(prey))
    }

    /// What [`LegalTurn::end_key`] will be after a step that is not taken: most steps lead where others have led.
    pub fn end_after(&self, die: u8) -> impl Fn(Step) -> u64 {
        let (hit, position, seat) = (self.steps.hit(), &self.position, self.seat);
        let together = self.licence == Licence::Four && self.left.without(die).count() == 0;
        let stays = move |step: Step| position.exposed[seat] && step.from != SEVENTH && step.to != SEVENTH;
        move |step| {
            let unlocked = position.unlocked[seat] || step.to == TWELFTH;
            self.key_after(step) ^ flags(hit || step.hit, unlocked, together || stays(step))
        }
    }

    /// With [`LegalTurn::end_key`], tells turns under way apart: the dice left, and where the one man would stand (rule 1).
    pub fn under_way(&self, die: u8) -> impl Fn(Step) -> u64 {
        let code = 64 + (self.left.without(die).code() << 8);
        let (any, alone) = (mix(code), matches!(self.licence, Licence::One(_)));
        move |step| if alone { mix(code + u64::from(step.to)) } else { any }
    }

    pub fn after_all(&self, steps: &[(u8, Step)]) -> Self {
        steps.iter().fold(*self, |line, (die, step)| line.after(*die, *step))
    }

    /// Dice that could count such a step, whether or not it is allowed: the exact one first.
    fn dice_for(&self, from: u8, to: u8) -> impl Iterator<Item = u8> {
        let due = to.saturating_sub(from);
        let exact = self.left.dice().filter(move |die| *die == due);
        exact.chain(self.left.dice().filter(move |die| to == OFF && *die > due))
    }

    pub fn ways(&self, from: u8, to: u8) -> impl Iterator<Item = (u8, Step)> {
        let fits = move |die: &u8| self.starts(*die) & (1 << from) != 0;
        self.dice_for(from, to).filter(fits).map(move |die| (die, self.step(from, die)))
    }

    /// `None` where a step may be taken.
    pub fn why_not(&self, from: u8, to: u8) -> Option<Why> {
        let (seat, position) = (self.seat, &self.position);
        let men = &position.men[seat];
        if self.won.is_some() {
            return Some(Why::Ended);
        }
        if self.ways(from, to).next().is_some() {
            return None;
        }
        if men.at(from) == 0 {
            return Some(Why::NoMan);
        }
        if men.at(BAR) > 0 && from != BAR {
            return Some(Why::BarFirst);
        }
        if to == BAR {
            return Some(Why::Bar);
        }
        if to <= from {
            return Some(Why::Backwards);
        }
        if from == BAR && to > 6 {
            return Some(Why::Quarter);
        }
        if self.dice_for(from, to).next().is_none() {
            return Some(Why::NoDie);
        }
        if self.licence == Licence::Four {
            return Some(if (from, to) == (1, SEVENTH) { Why::Closed(position.prey(seat, to)) } else { Why::FourMen });
        }
        if matches!(self.licence, Licence::One(place) if place != from) {
            return Some(Why::OneMan);
        }
        let why = if from >= FAR && position.waits(seat) {
            Why::Waits(men.away())
        } else if to == OFF {
            if men.are_home() { Why::Behind } else { Why::NotHome }
        } else if position.open(seat) & (1 << to) == 0 {
            Why::Closed(position.prey(seat, to))
        } else if from == BAR {
            Why::OwnMan
        } else {
            Why::Locked
        };
        Some(why)
    }
}
