//! What is right, and what is said about a reply. Names are compared as calls are in play.

use base::i18n::{Lang, tr};
use base::phrase::{Phrase, phrase};
use games::dre13ehn::art::Rune;
use games::dre13ehn::life::Life;
use games::dre13ehn::name;
use games::dre13ehn::{Name, Outcome, Pair, Symbol};

use super::{AnswerMode, Choice, Question, why};
use crate::trainer::card::{About, sign_of};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    Word(String),
    /// By its place.
    Chosen(usize),
    Silent,
    /// Nothing answers, it was said.
    Nothing,
    GaveUp,
}

/// How silence stands in the journal.
pub const SILENT: &str = "–";
/// How "nothing answers" stands in the journal.
pub const NOTHING: &str = "×";

#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Right {
    names: Vec<Name>,
    /// Any word that is not forbidden.
    free: bool,
    /// The numbers that are right, as they are written; the first is shown.
    numbers: Vec<String>,
    choice: Option<usize>,
    silent: bool,
    nothing: bool,
}

impl Right {
    pub(super) fn names(names: impl IntoIterator<Item = Name>) -> Self {
        Self { names: names.into_iter().collect(), ..Self::default() }
    }

    pub(super) fn free() -> Self {
        Self { free: true, ..Self::default() }
    }

    pub(super) fn number(name: Name) -> Self {
        let call = name.outcome().map(|outcome| outcome.word().to_owned());
        let mut numbers: Vec<String> = std::iter::once(name.number_word()).chain(call).collect();
        numbers.dedup();
        Self { numbers, ..Self::default() }
    }

    pub(super) fn choice(place: Option<usize>) -> Self {
        Self { choice: place, ..Self::default() }
    }

    pub(super) fn calls(pair: Pair) -> Self {
        Self { free: pair == Pair::Plain(Outcome::FireThirteen), ..Self::names(Name::right(pair)) }
    }

    /// Those calls of a throw that answer what was called; nothing, where none does.
    pub(super) fn answers(called: Outcome, pair: Pair) -> Self {
        let answering: Vec<Outcome> =
            pair.readings().iter().copied().filter(|reading| reading.answers(called)).collect();
        let free = answering.contains(&Outcome::FireThirteen);
        let names = answering.iter().flat_map(|outcome| Name::calling(*outcome)).collect();
        Self { names, free, nothing: answering.is_empty(), ..Self::default() }
    }

    /// The same in the duel; a 3 on a called 1 wins as 13 and may be called so.
    pub(super) fn answers_in_duel(called: Outcome, thrown: Outcome) -> Self {
        if !called.answered_in_duel_by().contains(&thrown) {
            return Self { nothing: true, ..Self::default() };
        }
        let wins = (called, thrown) == (Outcome::One, Outcome::Three);
        let thirteen = wins.then(|| Name::calling(Outcome::Thirteen)).into_iter().flatten();
        Self::names(thirteen.chain(Name::calling(thrown)))
    }

    /// The names of a number; where its own is forbidden those by which it is called all the same, or silence.
    pub(super) fn unless_forbidden(name: Name) -> Self {
        let number = name.number_word();
        if !name.is_forbidden() {
            return Self::names(Name::all().filter(|other| other.names(&number)));
        }
        let names = name.instead();
        Self { silent: names.is_empty(), names, ..Self::default() }
    }

    pub(super) fn in_duel(symbol: Symbol) -> Self {
        if symbol == Symbol::Zero {
            return Self { silent: true, ..Self::default() };
        }
        Self::names(Name::calling(Outcome::of_one(symbol)))
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    pub right: bool,
    /// What was said, in the form in which it is compared; empty where the answer was asked for.
    pub said: String,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Solution {
    pub words: Vec<String>,
    /// Whether any word is right that is not forbidden.
    pub free: bool,
    pub sign: Option<Rune>,
    pub silent: bool,
    pub nothing: bool,
    pub why: Option<Phrase>,
    /// What is spoken with it, in the transcription.
    pub spoken: Option<String>,
}

impl Solution {
    /// All that is right, in words; nothing where it is a sign.
    pub fn in_words(&self, lang: Lang) -> String {
        let either = |words: &[String]| match words.split_last() {
            Some((last, [])) => last.clone(),
            Some((last, others)) => format!("{} {} {last}", others.join(", "), tr!(lang, "practise-or")),
            None => String::new(),
        };
        match self {
            Self { silent: true, .. } => tr!(lang, "practise-right-silent"),
            Self { nothing: true, .. } => tr!(lang, "practise-right-nothing"),
            Self { free: true, words, .. } if words.is_empty() => tr!(lang, "practise-right-any"),
            Self { free: true, words, .. } => tr!(lang, "practise-right-any-or", words = either(words)),
            Self { words, .. } => either(words),
        }
    }

    pub fn is_sign(&self) -> bool {
        self.sign.is_some() && self.words.is_empty() && !(self.silent || self.nothing || self.free)
    }
}

/// Whether what is typed is written as a number is, which no name is: digits and F.
fn is_number(word: &str) -> bool {
    let mut signs = word.chars().filter(|sign| sign.is_alphanumeric()).peekable();
    signs.peek().is_some() && signs.all(|sign| sign.is_ascii_digit() || sign.eq_ignore_ascii_case(&'f'))
}

impl Question {
    /// Why a reply is none yet: it is a number where a name is asked, or the other way round. That is no mistake.
    pub fn other_kind(&self, reply: &Reply) -> Option<Phrase> {
        match (reply, &self.way) {
            (Reply::Word(word), AnswerMode::Name) => is_number(word).then(|| phrase!("trainer-kind-name")),
            (Reply::Word(word), AnswerMode::Number) => (!is_number(word)).then(|| phrase!("trainer-kind-number")),
            (Reply::Word(_) | Reply::Chosen(_) | Reply::Silent | Reply::Nothing | Reply::GaveUp, _) => None,
        }
    }

    pub fn instead(&self, verdict: &Verdict) -> Option<Phrase> {
        (!verdict.right).then(|| why::instead(self, &verdict.said))?
    }

    pub fn judge(&self, reply: &Reply) -> Verdict {
        let (right, said) = match reply {
            Reply::Silent => (self.right.silent, SILENT.to_owned()),
            Reply::Nothing => (self.right.nothing, NOTHING.to_owned()),
            Reply::GaveUp => (false, String::new()),
            Reply::Chosen(place) => {
                let said = match &self.way {
                    AnswerMode::Choose(choices) => choices.get(*place).map(Choice::key).unwrap_or_default(),
                    AnswerMode::Name | AnswerMode::Number => String::new(),
                };
                (self.right.choice == Some(*place), said)
            }
            Reply::Word(word) => match &self.way {
                AnswerMode::Number => {
                    let typed: String =
                        word.chars().filter(|sign| sign.is_alphanumeric()).take(name::LONGEST).collect();
                    // What is no number is told as it was typed.
                    let said = if is_number(word) { typed.to_uppercase() } else { typed };
                    (self.right.numbers.contains(&said), said)
                }
                AnswerMode::Name | AnswerMode::Choose(_) => self.judge_name(word),
            },
        };
        Verdict { right, said }
    }

    fn judge_name(&self, word: &str) -> (bool, String) {
        match Name::typed(word) {
            Some(name) => {
                let free = self.right.free && !name.is_forbidden();
                (free || self.right.names.contains(&name), name.word().to_owned())
            }
            None => {
                let free = name::free(word);
                let said: String = free.clone().unwrap_or_default();
                (self.right.free && free.is_some(), said)
            }
        }
    }

    pub fn solution(&self) -> Solution {
        let chosen = match (&self.way, self.right.choice) {
            (AnswerMode::Choose(choices), Some(place)) => choices.get(place),
            (AnswerMode::Choose(_) | AnswerMode::Name | AnswerMode::Number, _) => None,
        };
        let mut words: Vec<String> = self.right.names.iter().map(|name| name.word().to_owned()).collect();
        words.extend(self.right.numbers.iter().cloned());
        if let Some(Choice::Word(word)) = chosen {
            words.push(word.clone());
        }
        let sign = match chosen {
            Some(Choice::Sign(sign)) => Some(*sign),
            Some(Choice::Word(_)) | None => self.sign(),
        };
        Solution {
            words,
            free: self.right.free,
            sign,
            silent: self.right.silent,
            nothing: self.right.nothing,
            why: why::why(self.card),
            spoken: self.spoken(),
        }
    }

    fn sign(&self) -> Option<Rune> {
        match self.card.about() {
            About::Name(name) => sign_of(name),
            About::Sign(sign) => Some(sign),
            About::Throw(Pair::Plain(outcome)) => Some(outcome.into()),
            About::Life(life) => Some(life.into()),
            About::Throw(Pair::TwoThirteen) | About::Play => None,
        }
    }

    /// What is spoken with the answer: the name that is asked for, the first that is right, a life's motto.
    fn spoken(&self) -> Option<String> {
        match self.card.about() {
            // What is best not said is not spoken either, but to be known by ear.
            About::Name(name) if !self.silence && (!name.is_forbidden() || self.heard().is_some()) => {
                Some(name.word().to_owned())
            }
            About::Life(life) => Some(life.motto()),
            About::Name(_) | About::Sign(_) | About::Throw(_) | About::Play => {
                let spoken = self.right.names.iter().find(|name| !name.is_forbidden());
                spoken.map(|name| name.word().to_owned())
            }
        }
    }

    /// What stands for it in the table of confusions: the first right name, the number's name, the life.
    pub fn asked(&self) -> String {
        match self.card.about() {
            About::Name(name) => name.word().to_owned(),
            About::Life(life) => life.name().to_owned(),
            About::Sign(_) | About::Throw(_) | About::Play => match self.right.names.first() {
                Some(name) => name.word().to_owned(),
                None if self.right.nothing => NOTHING.to_owned(),
                None if self.right.silent => SILENT.to_owned(),
                None => Outcome::FireThirteen.word().to_owned(),
            },
        }
    }

    /// What was said, as the table of confusions has it: a number by its name, a motto by its life's.
    pub fn answered(said: &str) -> String {
        let named = Name::all().find(|name| name.number_word() == said).map(Name::word);
        let life = || Life::ALL.into_iter().find(|life| life.motto() == said).map(Life::name);
        named.or_else(life).unwrap_or(said).to_owned()
    }
}
