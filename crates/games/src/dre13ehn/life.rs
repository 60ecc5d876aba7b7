//! The four lives of the duel (`docs/rules/dre13ehn.md`, "Mode `duel`"): their names, and their mottos word by word.
//! The one place where these stand; what they mean is said by the texts. Knows no sign and no turn.

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Life {
    Amo,
    Zwamo,
    Draimo,
    Rykvertsmo,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word {
    pub word: &'static str,
    /// The id of what it means by itself.
    pub gloss: &'static str,
}

impl Life {
    /// All of them, in the order in which they are lost.
    pub const ALL: [Self; 4] = [Self::Amo, Self::Zwamo, Self::Draimo, Self::Rykvertsmo];

    pub fn is_left(self, left: u8) -> bool {
        Self::ALL.iter().rev().take(usize::from(left)).any(|life| *life == self)
    }

    pub fn next(left: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|life| life.is_left(left))
    }

    /// Its name without marks, as files and records write it.
    pub fn key(self) -> &'static str {
        self.text().key
    }

    pub fn name(self) -> &'static str {
        self.words()[0].word
    }

    /// The words of its motto, of which its name is the first.
    pub fn words(self) -> &'static [Word] {
        self.text().words
    }

    pub fn motto(self) -> String {
        self.words().iter().map(|word| word.word).collect::<Vec<_>>().join(" ")
    }

    /// The id of what its motto means, as a part of a sentence.
    pub fn means(self) -> &'static str {
        self.text().means
    }

    pub fn shows(self) -> &'static str {
        self.text().shows
    }

    fn text(self) -> &'static LifeText {
        &TOLD[self as usize]
    }
}

struct LifeText {
    key: &'static str,
    words: &'static [Word],
    means: &'static str,
    shows: &'static str,
}

const fn word(word: &'static str, gloss: &'static str) -> Word {
    Word { word, gloss }
}

const CAN: Word = word("kǫ", "dre13ehn-life-word-can");

static TOLD: [LifeText; 4] = [
    LifeText {
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
    LifeText {
        key: "zwamo",
        words: &[word("Zwāmǫ", "dre13ehn-life-word-two-man"), word("ōis", "dre13ehn-life-word-all"), CAN],
        means: "dre13ehn-life-zwamo-means",
        shows: "dre13ehn-life-zwamo-shows",
    },
    LifeText {
        key: "draimo",
        words: &[word("Drāimǫ", "dre13ehn-life-word-three-man"), word("drāi", "dre13ehn-life-word-three"), CAN],
        means: "dre13ehn-life-draimo-means",
        shows: "dre13ehn-life-draimo-shows",
    },
    LifeText {
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
