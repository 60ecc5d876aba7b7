//! What was taken for what: wrong answers as a table, asked × answered, and the pairs that are weak. Knows no schedule.

use std::collections::{BTreeMap, HashSet};

use games::dre13ehn::Name;
use games::dre13ehn::life::Life;

use super::card::Card;
use super::progress::Progress;
use super::question::{NOTHING, Question, SILENT};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Confusions {
    /// How often, by what was asked and what was answered.
    counts: BTreeMap<(String, String), u32>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weak {
    pub asked: String,
    pub answered: String,
    /// How often that happened lately.
    pub count: u32,
}

/// Whether cards are about it: a name, a life, silence, that nothing answers.
fn is_known(answered: &str) -> bool {
    let life = || Life::ALL.into_iter().any(|life| life.name() == answered);
    [SILENT, NOTHING].contains(&answered) || Name::all().any(|name| name.word() == answered) || life()
}

impl Confusions {
    /// The wrong answers among the last of every card, in sessions and drills.
    pub fn of(progress: &Progress) -> Self {
        let mut counts = BTreeMap::new();
        for (card, answers) in progress.answers() {
            for wrong in answers.iter().map(|answer| answer.wrong.as_str()).filter(|wrong| !wrong.is_empty()) {
                let asked = Question::of(card, 0).asked();
                let answered = Question::answered(wrong);
                if asked != answered {
                    *counts.entry((asked, answered)).or_default() += 1;
                }
            }
        }
        Self { counts }
    }

    /// Those that come most often first.
    pub fn pairs(&self) -> Vec<Weak> {
        let weak = |((asked, answered), count): (&(String, String), &u32)| Weak {
            asked: asked.clone(),
            answered: answered.clone(),
            count: *count,
        };
        let mut all: Vec<Weak> = self.counts.iter().map(weak).collect();
        all.sort_by_key(|weak| std::cmp::Reverse(weak.count));
        all
    }

    /// Those that can be drilled: a slip of the keys is no confusion, only what the cards know can be one.
    pub fn weak(&self) -> Vec<Weak> {
        self.pairs().into_iter().filter(|weak| is_known(&weak.answered)).collect()
    }

    /// The cards about a weak pair: those that ask for the one or the other, in the decks that ask for names.
    pub fn cards(pairs: &[Weak]) -> Vec<Card> {
        let words: HashSet<&str> =
            pairs.iter().flat_map(|weak| [weak.asked.as_str(), weak.answered.as_str()]).collect();
        let about = |card: &Card| {
            let asked = Question::of(*card, 0).asked();
            asked != SILENT && asked != NOTHING && words.contains(asked.as_str())
        };
        Card::all().iter().copied().filter(about).collect()
    }
}
