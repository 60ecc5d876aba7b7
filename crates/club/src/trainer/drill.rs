//! The drill: against the clock, as at the table. A throw or another card, a call within the time, which shrinks with
//! every right one; four misses, and the last life is gone. Knows no file, no screen and no clock of its own.

use jiff::Timestamp;
use rand::RngExt as _;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use games::dre13ehn::Kind;
use games::dre13ehn::life::Life;

use super::card::{Card, Deck};
use super::event::{self, Drilled, Event};
use super::question::{Front, Lying, Question, Reply, Verdict};

/// The time at the beginning, milliseconds.
pub const BEGIN: u32 = 6_000;
/// The shortest time that is asked for, milliseconds: less is no reading any more.
pub const LEAST: u32 = 800;
/// By what part the time shrinks with a right answer, percent.
const SHRINK: u32 = 4;
/// By what part it grows again with a miss, percent, so that one slip does not lead to the next.
const EASE: u32 = 12;
pub const WEAK: &str = "weak";

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    Throws(Kind, Kind),
    Deck(Deck),
    Weak(Vec<Card>),
}

impl What {
    /// How it is called in the journal, so that like is compared with like.
    pub fn key(&self) -> String {
        match self {
            Self::Throws(one, other) => format!("{}:{}+{}", Deck::Throws.key(), one.key(), other.key()),
            Self::Deck(deck) => deck.key().to_owned(),
            Self::Weak(_) => WEAK.to_owned(),
        }
    }
}

/// The two dice that are written so, such as `fire+water`.
pub fn dice(pair: &str) -> Option<(Kind, Kind)> {
    let (one, other) = pair.split_once('+')?;
    Some((Kind::of(one)?, Kind::of(other)?))
}

/// Whether this version drills what the journal calls so.
pub fn is_known(key: &str) -> bool {
    let throws = || dice(key.strip_prefix(Deck::Throws.key())?.strip_prefix(':')?);
    key == WEAK || Deck::of(key).is_some() || throws().is_some()
}

#[derive(Clone, Debug)]
pub struct Drill {
    what: What,
    rng: ChaCha8Rng,
    question: Question,
    limit: u32,
    timed: bool,
    lives: u8,
    asked: u32,
    right: u32,
    streak: u32,
    longest: u32,
    shortest: u32,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Answered {
    pub verdict: Verdict,
    pub lost: Option<Life>,
    pub events: Vec<Event>,
}

impl Drill {
    /// `None` where there is nothing to drill.
    pub fn new(what: What, seed: u64) -> Option<Self> {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let question = draw(&what, None, &mut rng)?;
        let lives = Life::ALL.len() as u8;
        let (asked, right, streak, longest, shortest) = (0, 0, 0, 0, 0);
        Some(Self { what, rng, question, limit: BEGIN, timed: true, lives, asked, right, streak, longest, shortest })
    }

    pub fn what(&self) -> &What {
        &self.what
    }

    pub fn question(&self) -> &Question {
        &self.question
    }

    /// The same without a clock: nothing of it is kept as a result, for whoever has time is no faster than others.
    #[must_use]
    pub fn untimed(self) -> Self {
        Self { timed: false, ..self }
    }

    /// Milliseconds; `None` where there is no clock.
    pub fn limit(&self) -> Option<u32> {
        self.timed.then_some(self.limit)
    }

    pub fn lives(&self) -> u8 {
        self.lives
    }

    /// How many answers were right, and of how many.
    pub fn score(&self) -> (u32, u32) {
        (self.right, self.asked)
    }

    pub fn streak(&self) -> (u32, u32) {
        (self.streak, self.longest)
    }

    /// The shortest time allowed in which an answer was right, milliseconds; 0 where none was.
    pub fn shortest(&self) -> u32 {
        self.shortest
    }

    pub fn is_over(&self) -> bool {
        self.lives == 0
    }

    /// Takes an answer after so many milliseconds; `None` means that the time was up, which is silence.
    pub fn answer(&mut self, reply: Option<&Reply>, ms: u32, now: Timestamp) -> Answered {
        let verdict = match reply {
            Some(reply) if !self.timed || ms <= self.limit => self.question.judge(reply),
            Some(_) | None => {
                let silent = self.question.judge(&Reply::Silent);
                if silent.right { silent } else { Verdict { right: false, said: String::new() } }
            }
        };
        let mut events = vec![Event::Try {
            at: event::moment(now),
            card: self.question.card.id(),
            ms: if self.timed { ms.min(self.limit) } else { ms },
            said: event::kept(&verdict.said),
            right: verdict.right,
        }];
        self.asked += 1;
        let mut lost = None;
        if verdict.right {
            self.right += 1;
            self.streak += 1;
            self.longest = self.longest.max(self.streak);
            self.shortest = if self.timed { self.limit } else { 0 };
            self.limit = (self.limit - self.limit * SHRINK / 100).max(LEAST);
        } else {
            lost = Life::next(self.lives);
            self.lives = self.lives.saturating_sub(1);
            self.streak = 0;
            self.limit = (self.limit + self.limit * EASE / 100).min(BEGIN);
        }
        if self.is_over() {
            events.extend(self.end(now));
        }
        Answered { verdict, lost, events }
    }

    pub fn next(&mut self) {
        if let Some(question) = draw(&self.what, Some(&self.question), &mut self.rng) {
            self.question = question;
        }
    }

    /// Nothing where nothing was asked, or there was no clock.
    pub fn end(&self, now: Timestamp) -> Option<Event> {
        let (at, what) = (event::moment(now), self.what.key());
        let Self { right, asked, longest: streak, shortest: limit, .. } = *self;
        (asked > 0 && self.timed).then_some(Event::Drill(Drilled { at, what, right, asked, streak, limit }))
    }
}

/// The next question; not the one before again, where there are others.
fn draw(what: &What, before: Option<&Question>, rng: &mut ChaCha8Rng) -> Option<Question> {
    let turn = rng.random();
    let deck: Vec<Card>;
    let cards = match what {
        What::Throws(one, other) => {
            // Dice fall as they fall, also twice alike.
            let fall = |kind: &Kind| Lying { kind: *kind, side: rng.random_range(0..kind.symbols().len()) };
            return Some(Question::thrown([one, other].map(fall)));
        }
        What::Deck(of) => {
            deck = of.cards().collect();
            &deck
        }
        What::Weak(cards) => cards,
    };
    let others: Vec<Card> =
        cards.iter().copied().filter(|card| before.is_none_or(|before| before.card != *card)).collect();
    let pool = if others.is_empty() { cards.clone() } else { others };
    if pool.is_empty() {
        return None;
    }
    Some(Question::of(pool[rng.random_range(0..pool.len())], turn))
}

impl Question {
    pub fn thrown(dice: [Lying; 2]) -> Self {
        let [a, b] = dice;
        let card = if [a.kind, b.kind] == [Kind::Earth; 2] {
            Card::Pips(a.side.min(b.side) as u8 + 1, a.side.max(b.side) as u8 + 1)
        } else {
            Card::Throw(a.symbol().min(b.symbol()), a.symbol().max(b.symbol()))
        };
        let mut question = Self::of(card, 0);
        question.shown = Front::Dice(dice.to_vec());
        question
    }
}

#[cfg(test)]
mod tests;
