//! A session: which card comes next, and how an answer is graded. Holds nothing that does not follow from the journal,
//! but how far one has come, so that a session that was broken off goes on. Knows no file and no screen.

use std::collections::HashSet;

use jiff::{SignedDuration, Timestamp};

use games::dre13ehn::Kind;

use super::card::{Card, Deck};
use super::event::{self, Event};
use super::progress::{CardState, Progress};
use super::question::{AnswerMode, Question, Reply, Verdict};
use super::schedule::Grade;

/// How long a card that was not known waits before it comes again, if there are others.
const WAIT: SignedDuration = SignedDuration::from_secs(60);
/// After how many reviews of known cards a new one is met.
const MIXED: usize = 3;
/// How many of the cards asked last are kept apart from others about the same.
const APART: usize = 2;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    pub decks: Vec<Deck>,
    /// With which dice new cards have to do; all without.
    pub dice: Option<(Kind, Kind)>,
    /// How many answers at most; without, until nothing is due.
    pub length: Option<usize>,
    /// How many new cards a day.
    pub new: usize,
}

#[derive(Clone, Debug)]
pub struct Session {
    plan: Plan,
    /// What was asked, in its order, each with when it was graded.
    asked: Vec<(Card, Timestamp)>,
    /// What was shown before it is asked, in its order: facts, which the journal does not keep.
    introduced: Vec<(Deck, String)>,
    /// What the cards that were seen last give away.
    trail: Vec<String>,
    right: usize,
    deaf: bool,
}

impl Session {
    /// `deaf`: leaves out what can only be answered by ear.
    pub fn new(plan: Plan, deaf: bool) -> Self {
        Self { plan, asked: Vec::new(), introduced: Vec::new(), trail: Vec::new(), right: 0, deaf }
    }

    pub fn set_deaf(&mut self, deaf: bool) {
        self.deaf = deaf;
    }

    pub fn asked(&self) -> &[(Card, Timestamp)] {
        &self.asked
    }

    pub fn right(&self) -> usize {
        self.right
    }

    /// How many answers are left at most: by the length chosen, or by what is due and new today.
    pub fn left(&self, progress: &Progress, now: Timestamp) -> usize {
        let (due, new) = self.open(progress, now);
        let open = due.len() + new.len();
        self.plan.length.map_or(open, |length| open.min(length.saturating_sub(self.asked.len())))
    }

    fn is_in(&self, card: Card) -> bool {
        self.plan.decks.contains(&card.deck()) && !(self.deaf && card.deck() == Deck::Ear)
    }

    fn open(&self, progress: &Progress, now: Timestamp) -> (Vec<Card>, Vec<Card>) {
        let today = progress.today(now);
        let room = self.plan.new.saturating_sub(progress.met_on(today));
        let cards = || Card::all().iter().copied().filter(|card| self.is_in(*card));
        let due = cards().filter(|card| progress.is_due(*card, today)).collect();
        let new = |card: &Card| {
            let fits = self.plan.dice.is_none_or(|dice| card.is_of(dice));
            fits && progress.standing(*card).is_none() && !progress.is_suspended(*card)
        };
        // Each deck in turn, first those of which the fewest were met today: who has switched on two decks meets both.
        let mut decks = self.plan.decks.clone();
        decks.sort_by_key(|deck| progress.met_of(*deck, today));
        let mut piles: Vec<Vec<Card>> = decks
            .iter()
            .map(|deck| cards().filter(|card| card.deck() == *deck).filter(new).take(room).collect::<Vec<_>>())
            .collect();
        let mut fresh = Vec::new();
        while fresh.len() < room && piles.iter().any(|pile| !pile.is_empty()) {
            for pile in &mut piles {
                if !pile.is_empty() && fresh.len() < room {
                    fresh.push(pile.remove(0));
                }
            }
        }
        (due, fresh)
    }

    /// None when it is over. Missed cards come again after a minute; due ones most likely forgotten first, new ones
    /// mixed in, once all that was shown is asked; cards about the same are kept apart where possible.
    pub fn next(&self, progress: &Progress, now: Timestamp) -> Option<Card> {
        if self.plan.length.is_some_and(|length| self.asked.len() >= length) {
            return None;
        }
        let today = progress.today(now);
        let (mut due, new) = self.open(progress, now);
        let (mut shown, mut new): (Vec<Card>, Vec<Card>) = new.into_iter().partition(|card| self.is_pending(*card));
        shown.sort_by_key(|card| self.introduced.iter().position(|fact| *fact == card.fact()));
        // What is shown today is asked today.
        let waits = shown.iter().map(|card| card.fact()).collect::<HashSet<_>>().len();
        if waits > 0 && self.plan.length.is_some_and(|length| self.asked.len() + waits >= length) {
            due.clear();
            new.clear();
        }
        let standing = |card: &Card| progress.standing(*card);
        let (again, mut known): (Vec<Card>, Vec<Card>) =
            due.into_iter().partition(|card| standing(card).is_some_and(|standing| standing.again));
        let waited = |standing: &CardState| now.duration_since(standing.last) >= WAIT;
        let (mut ready, mut waiting): (Vec<Card>, Vec<Card>) =
            again.into_iter().partition(|card| standing(card).is_some_and(waited));
        for pile in [&mut ready, &mut waiting] {
            pile.sort_by_key(|card| standing(card).map(|standing| standing.last));
        }
        let recall =
            |card: &Card| standing(card).map_or(1.0, |standing| progress.scheduler().recall(&standing.memory, today));
        known.sort_by(|a, b| recall(a).total_cmp(&recall(b)));
        let met = self.asked.iter().filter(|(card, _)| standing(card).is_some_and(|now| now.met == today)).count();
        let turn = self.asked.len() >= (met + 1) * (MIXED + 1) - 1 && shown.is_empty();
        let new_first = !new.is_empty() && (turn || known.is_empty());
        let piles = if new_first { [ready, shown, new, known, waiting] } else { [ready, shown, known, new, waiting] };
        // What gives the answer away waits for its turn, where something else can come first.
        let last = &self.trail[self.trail.len().saturating_sub(APART)..];
        let all: Vec<Card> = piles.into_iter().flatten().collect();
        all.iter().find(|card| !last.contains(&card.subject())).or(all.first()).copied()
    }

    /// Whether a card is to be shown before it is asked: nothing of what it teaches was met, or shown in this session.
    pub fn introduces(&self, card: Card, progress: &Progress) -> bool {
        let fact = card.fact();
        let is_met = || card.deck().cards().any(|other| progress.standing(other).is_some() && other.fact() == fact);
        !self.introduced.contains(&fact) && !is_met()
    }

    /// Counts a card as shown. It is no review: whoever leaves before it was asked is shown it another time.
    pub fn introduced(&mut self, card: Card) {
        self.introduced.push(card.fact());
        self.trail.push(card.subject());
    }

    fn is_pending(&self, card: Card) -> bool {
        let fact = card.fact();
        self.introduced.contains(&fact) && !self.asked.iter().any(|(asked, _)| asked.fact() == fact)
    }

    /// Whether a card was shown or missed so short a time ago that knowing it is not easy.
    pub fn is_seen(&self, card: Card, progress: &Progress, now: Timestamp) -> bool {
        let missed = |standing: &CardState| standing.again && standing.memory.last == progress.today(now);
        self.is_pending(card) || progress.standing(card).is_some_and(missed)
    }

    /// Grades a card: what is to be written into the journal, before [`Session::graded`] counts it.
    pub fn review(card: Card, verdict: &Verdict, grade: Grade, ms: u32, now: Timestamp) -> Event {
        Event::Review {
            at: event::moment(now),
            card: card.id(),
            grade,
            ms,
            said: event::kept(&verdict.said),
            right: verdict.right,
        }
    }

    pub fn graded(&mut self, card: Card, right: bool, at: Timestamp) {
        self.asked.push((card, at));
        self.trail.push(card.subject());
        self.right += usize::from(right);
    }

    /// To be written before [`Session::undone`]; none where nothing was graded.
    pub fn undo(&self, now: Timestamp) -> Option<Event> {
        let (card, of) = self.asked.last()?;
        Some(Event::Undo { at: event::moment(now), card: card.id(), of: *of })
    }

    pub fn undone(&mut self, right: bool) -> Option<Card> {
        let (card, _) = self.asked.pop()?;
        if let Some(place) = self.trail.iter().rposition(|seen| *seen == card.subject()) {
            self.trail.remove(place);
        }
        self.right -= usize::from(right);
        Some(card)
    }
}

/// How often a card was asked: from turn to turn it looks different.
pub fn turn(progress: &Progress, card: Card) -> u64 {
    progress.standing(card).map_or(0, |standing| u64::from(standing.reviews))
}

/// The person may overrule it. A wrong one comes again; a right one is easy, good or hard by the time it took, less
/// that of reading dice and typing. What was `seen` a moment ago, shown or missed, is not easy, however quick.
pub fn suggested(question: &Question, reply: &Reply, verdict: &Verdict, ms: u32, seen: bool) -> Grade {
    if !verdict.right {
        return Grade::Again;
    }
    let (easy, good) = match (question.card, &question.way) {
        (Card::Answer(..) | Card::DuelAnswer(..), _) => (4_000, 12_000),
        (Card::Throw(..) | Card::Pips(..), _) => (3_000, 9_000),
        (_, AnswerMode::Choose(_)) => (2_500, 8_000),
        (_, AnswerMode::Name | AnswerMode::Number) => (2_500, 8_000),
    };
    let typing = match reply {
        Reply::Word(word) => 250 * u32::try_from(word.chars().count()).unwrap_or(40),
        Reply::Chosen(_) | Reply::Silent | Reply::Nothing | Reply::GaveUp => 0,
    };
    match ms.saturating_sub(typing) {
        quick if quick <= easy && !seen => Grade::Easy,
        usual if usual <= good => Grade::Good,
        _ => Grade::Hard,
    }
}

#[cfg(test)]
mod tests;
