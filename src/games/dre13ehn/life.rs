//! The four lives of the duel (`docs/rules/dre13ehn.md`, "Mode `duel`"): their names, and their mottos word by word.
//! The one place where these stand; what they mean is said by the texts. Knows no sign and no turn.

/// A life of the duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Life {
    /// The first to be lost: one.
    Amo,
    /// The second: two.
    Zwamo,
    /// The third: three.
    Draimo,
    /// The last: the one who walks backwards.
    Rykvertsmo,
}

/// A word of a motto.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word {
    /// As it is spoken, in the transcription.
    pub word: &'static str,
    /// The id of what it means by itself.
    pub gloss: &'static str,
}

impl Life {
    /// All of them, in the order in which they are lost.
    pub const ALL: [Self; 4] = [Self::Amo, Self::Zwamo, Self::Draimo, Self::Rykvertsmo];

    /// Whether it is among the last `left` lives.
    pub fn is_left(self, left: u8) -> bool {
        Self::ALL.iter().rev().take(usize::from(left)).any(|life| *life == self)
    }

    /// The life that goes next where so many are left; none where none is.
    pub fn next(left: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|life| life.is_left(left))
    }

    /// Its name without marks, as files and records write it.
    pub fn key(self) -> &'static str {
        self.told().key
    }

    /// Its name, in the transcription.
    pub fn name(self) -> &'static str {
        self.words()[0].word
    }

    /// The words of its motto, of which its name is the first.
    pub fn words(self) -> &'static [Word] {
        self.told().words
    }

    /// Its motto, in the transcription, without a full stop.
    pub fn motto(self) -> String {
        self.words().iter().map(|word| word.word).collect::<Vec<_>>().join(" ")
    }

    /// The id of what its motto means, as a part of a sentence.
    pub fn means(self) -> &'static str {
        self.told().means
    }

    /// The id of what its sign shows, as a part of a sentence.
    pub fn shows(self) -> &'static str {
        self.told().shows
    }

    fn told(self) -> &'static Told {
        &TOLD[self as usize]
    }
}

/// What is told of a life.
struct Told {
    key: &'static str,
    words: &'static [Word],
    means: &'static str,
    shows: &'static str,
}

const fn word(word: &'static str, gloss: &'static str) -> Word {
    Word { word, gloss }
}

const CAN: Word = word("kǫ", "dre13ehn-life-word-can");

/// By life.
static TOLD: [Told; 4] = [
    Told {
        key: "amo",
        words: &[
            word("Āmǫ", "dre13ehn-life-word-one-man"),
            word("weniga", "dre13ehn-life-word-less"),
            word("ōis", "dre13ehn-life-word-than"),
            word("zwā", "dre13ehn-life-word-two"),
            CAN,
        ],
        means: "dre13ehn-life-amo-means",
        shows: "dre13ehn-life-amo-shows",
    },
    Told {
        key: "zwamo",
        words: &[word("Zwāmǫ", "dre13ehn-life-word-two-man"), word("ōis", "dre13ehn-life-word-all"), CAN],
        means: "dre13ehn-life-zwamo-means",
        shows: "dre13ehn-life-zwamo-shows",
    },
    Told {
        key: "draimo",
        words: &[word("Drāimǫ", "dre13ehn-life-word-three-man"), word("drāi", "dre13ehn-life-word-three"), CAN],
        means: "dre13ehn-life-draimo-means",
        shows: "dre13ehn-life-draimo-shows",
    },
    Told {
        key: "rykvertsmo",
        words: &[
            word("Rykvērtsmǫ", "dre13ehn-life-word-backwards-man"),
            word("kǫ-kǫ", "dre13ehn-life-word-can-can"),
            CAN,
        ],
        means: "dre13ehn-life-rykvertsmo-means",
        shows: "dre13ehn-life-rykvertsmo-shows",
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lives_go_in_their_order() {
        let gone: Vec<Option<Life>> = (0..=4).rev().map(Life::next).collect();
        let due: Vec<Option<Life>> = Life::ALL.into_iter().map(Some).chain([None]).collect();
        assert_eq!(gone, due);
    }

    #[test]
    fn the_mottos_are_those_of_the_source() {
        assert_eq!(
            Life::ALL.map(Life::motto),
            ["Āmǫ weniga ōis zwā kǫ", "Zwāmǫ ōis kǫ", "Drāimǫ drāi kǫ", "Rykvērtsmǫ kǫ-kǫ kǫ"]
        );
    }
}
