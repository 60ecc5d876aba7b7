//! The names of the throws (`docs/rules/dre13ehn.md`, "Names"): what they name, which are forbidden, how to type them.

use unicode_normalization::UnicodeNormalization;

use super::outcome::{Outcome, Pair};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Name(&'static str);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    Result(Outcome),
    /// F alone, the duel's result.
    Fire,
    Forbidden(u8),
    Number(u8),
}

const TABLE: [(&str, Meaning); 35] = {
    use Meaning::{Fire, Forbidden, Number, Result};
    use Outcome as O;
    [
        ("iš", Forbidden(0)),
        ("i", Result(O::One)),
        ("a", Result(O::Two)),
        ("u", Result(O::Three)),
        ("e", Forbidden(4)),
        ("ša", Result(O::Eight)),
        ("ji", Number(10)),
        ("hi", Result(O::Eleven)),
        ("ki", Result(O::Twelve)),
        ("li", Result(O::Thirteen)),
        ("ri", Number(14)),
        ("ja", Number(20)),
        ("ha", Result(O::Twelve)),
        ("ka", Result(O::TwentyTwo)),
        ("la", Forbidden(23)),
        ("ra", Number(24)),
        ("ju", Number(30)),
        ("hu", Forbidden(31)),
        ("ku", Forbidden(32)),
        ("lu", Result(O::ThirtyThree)),
        ("ru", Number(34)),
        ("je", Number(40)),
        ("he", Number(41)),
        ("ke", Forbidden(42)),
        ("le", Number(43)),
        ("re", Forbidden(44)),
        ("o", Fire),
        ("ō", Result(O::FireFire)),
        ("mo", Result(O::FireFire)),
        ("ēli", Result(O::ThirteenThirteen)),
        ("y", Result(O::Eight)),
        ("ī", Result(O::Eleven)),
        ("ā", Result(O::TwentyTwo)),
        ("ū", Result(O::ThirtyThree)),
        ("ē", Result(O::Thirteen)),
    ]
};

impl Name {
    /// All names of the tables, in the rules' order: also those that are forbidden or name no result.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        TABLE.iter().map(|(word, _)| Self(word))
    }

    /// The canonical form, with macrons and š.
    pub const fn word(self) -> &'static str {
        self.0
    }

    pub fn meaning(self) -> Meaning {
        let named = TABLE.iter().find(|(word, _)| *word == self.0);
        named.map(|(_, meaning)| *meaning).expect("a name stands in the table")
    }

    /// The name that is typed so, as [`transcribed`] reads it; surrounding space is ignored.
    pub fn typed(word: &str) -> Option<Self> {
        let word = transcribed(word.trim());
        TABLE.iter().find(|(name, _)| *name == word).map(|(name, _)| Self(name))
    }

    /// The right calls of a throw of two dice, without the free choice that F13 leaves.
    pub fn right(pair: Pair) -> impl Iterator<Item = Self> {
        let named = move |outcome: Outcome| {
            TABLE.iter().filter(move |(_, meaning)| *meaning == Meaning::Result(outcome)).map(|(word, _)| Self(word))
        };
        pair.readings().to_vec().into_iter().flat_map(named)
    }

    /// The names that call a result rightly: “hi” and “ī”; F has its own in the duel.
    pub fn calling(outcome: Outcome) -> impl Iterator<Item = Self> {
        Self::all().filter(move |name| match name.meaning() {
            Meaning::Result(named) => named == outcome,
            Meaning::Fire => outcome == Outcome::Fire,
            Meaning::Forbidden(_) | Meaning::Number(_) => false,
        })
    }

    /// The result that it names, whether it may be called so or not.
    pub fn outcome(self) -> Option<Outcome> {
        match self.meaning() {
            Meaning::Result(outcome) => Some(outcome),
            Meaning::Fire => Some(Outcome::Fire),
            Meaning::Forbidden(number) | Meaning::Number(number) => Outcome::of_word(&number.to_string()),
        }
    }

    /// That of the table, or of the result it names: “11”, “F”, “1313”. Of ha it is 21, though in play ha calls 12.
    pub fn number_word(self) -> String {
        match (self.number(), self.outcome()) {
            (Some(number), _) => number.to_string(),
            (None, Some(outcome)) => outcome.word().to_owned(),
            (None, None) => String::new(),
        }
    }

    pub fn names(self, number: &str) -> bool {
        self.number_word() == number || self.outcome().is_some_and(|outcome| outcome.word() == number)
    }

    pub fn is_forbidden(self) -> bool {
        matches!(self.meaning(), Meaning::Forbidden(_))
    }

    /// By which its number is called as a throw though it is forbidden: of la, 23, those of 2 and 3; else silence.
    pub fn instead(self) -> Vec<Self> {
        let throw = Outcome::of_word(&self.number_word()).filter(|_| self.is_forbidden());
        throw.into_iter().flat_map(|outcome| Self::right(Pair::Plain(outcome))).collect()
    }

    /// The number it stands for in the table of ones and tens, if it stands there.
    pub fn number(self) -> Option<u8> {
        let ones = |letter| "jhklr".chars().position(|other| other == letter);
        let tens = |vowel| "iaue".chars().position(|other| other == vowel);
        let mut letters = self.0.chars();
        Some(match (letters.next(), letters.next(), letters.next()) {
            (Some('i'), Some('š'), None) => 0,
            (Some('š'), Some('a'), None) => 8,
            (Some(vowel), None, None) => u8::try_from(tens(vowel)?).ok()? + 1,
            (Some(letter), Some(vowel), None) => u8::try_from((tens(vowel)? + 1) * 10 + ones(letter)?).ok()?,
            _ => return None,
        })
    }
}

/// What is typed, in the transcription: in lower case, `sh` and `sch` are š, a doubled vowel or one followed by `:` is long.
pub fn transcribed(words: &str) -> String {
    let lower: String = words.nfc().flat_map(char::to_lowercase).collect();
    let soft = lower.replace("sch", "š").replace("sh", "š");
    let mut letters = soft.chars().peekable();
    let mut long = String::with_capacity(soft.len());
    while let Some(letter) = letters.next() {
        let drawn = match letter {
            'a' => Some('ā'),
            'e' => Some('ē'),
            'i' => Some('ī'),
            'o' => Some('ō'),
            'u' => Some('ū'),
            _ => None,
        };
        match drawn {
            Some(drawn) if letters.next_if(|next| *next == letter || *next == ':').is_some() => long.push(drawn),
            Some(_) | None => long.push(letter),
        }
    }
    long
}

/// How long a word that is called may be, characters.
pub const LONGEST: usize = 40;

/// In NFC, without surrounding space, in lower case; `None` where it is empty or too long.
pub fn free(word: &str) -> Option<String> {
    let word: String = word.trim().nfc().flat_map(char::to_lowercase).collect();
    (1..=LONGEST).contains(&word.chars().count()).then_some(word)
}

#[cfg(test)]
mod tests;
