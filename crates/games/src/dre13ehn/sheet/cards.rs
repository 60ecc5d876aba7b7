//! Cards to learn from, printed on both sides: names, runes, throws and answers, the four lives. What stands on them is
//! asked of the tables. Knows no match, and nothing of how they are learnt.

use base::draw::Drawing;
use base::draw::sheet::{self, Paper};
use base::i18n::{Lang, tr};

use crate::dre13ehn::art::Rune;
use crate::dre13ehn::dice::Symbol;
use crate::dre13ehn::life::Life;
use crate::dre13ehn::name::Name;
use crate::dre13ehn::outcome::Outcome;
use crate::table::{Kind, Sheet};

mod back;
mod front;
mod side;

#[cfg(test)]
mod tests;

/// The papers they are made for: a card on a smaller one would waste most of it.
pub const PAPERS: &[Paper] = &[Paper::A4, Paper::A5, Paper::Letter];

/// Cards that are printed together. Each group fills pages of nine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    Names,
    Runes,
    Throws,
    /// The lives, a set for each side of a duel.
    Lives,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Card {
    Lid(Group),
    Name(Name),
    Rune(Rune),
    Throw(Symbol, Symbol),
    /// A result that was called with two dice.
    Answer(Outcome),
    Duel(Outcome),
    Life(Life),
}

impl Group {
    pub const ALL: [Self; 4] = [Self::Names, Self::Runes, Self::Throws, Self::Lives];

    /// Its key, the ids of its name and of the sentence that explains it.
    pub const fn names(self) -> [&'static str; 3] {
        match self {
            Self::Names => ["dre13ehn-cards-names", "dre13ehn-cards-names-name", "dre13ehn-cards-names-about"],
            Self::Runes => ["dre13ehn-cards-runes", "dre13ehn-cards-runes-name", "dre13ehn-cards-runes-about"],
            Self::Throws => ["dre13ehn-cards-throws", "dre13ehn-cards-throws-name", "dre13ehn-cards-throws-about"],
            Self::Lives => ["dre13ehn-cards-lives", "dre13ehn-cards-lives-name", "dre13ehn-cards-lives-about"],
        }
    }

    pub const fn sheet<F>(self) -> Sheet<F> {
        let make: fn(Paper, Lang) -> Vec<Drawing> = match self {
            Self::Names => |paper, lang| Self::Names.pages(paper, lang),
            Self::Runes => |paper, lang| Self::Runes.pages(paper, lang),
            Self::Throws => |paper, lang| Self::Throws.pages(paper, lang),
            Self::Lives => |paper, lang| Self::Lives.pages(paper, lang),
        };
        Sheet::new(self.names(), Kind::Pages { papers: PAPERS, make })
    }

    /// Its cards as pages of that paper, fronts and backs by turns.
    pub fn pages(self, paper: Paper, lang: Lang) -> Vec<Drawing> {
        let cards: Vec<sheet::Card> = self.cards().into_iter().map(|card| card.draw(lang)).collect();
        let notes = [tr!(lang, "dre13ehn-cards-note-front"), tr!(lang, "dre13ehn-cards-note-back")];
        sheet::cards(&cards, paper, notes.each_ref().map(String::as_str))
    }

    pub fn cards(self) -> Vec<Card> {
        let all = Symbol::ALL;
        let lid = [Card::Lid(self)];
        match self {
            Self::Names => lid.into_iter().chain(Name::all().map(Card::Name)).collect(),
            Self::Runes => {
                let runes = Rune::all().filter(|rune| rune.life().is_none());
                lid.into_iter().chain(runes.map(Card::Rune)).collect()
            }
            Self::Throws => {
                let throws = (0..all.len()).flat_map(|a| (a..all.len()).map(move |b| Card::Throw(all[a], all[b])));
                let of = |by: fn(Outcome) -> &'static [Outcome]| {
                    Outcome::ALL.into_iter().filter(move |called| !by(*called).is_empty())
                };
                let answers = of(Outcome::answered_by).map(Card::Answer);
                let duel = of(Outcome::answered_in_duel_by).map(Card::Duel);
                lid.into_iter().chain(throws).chain(answers).chain(duel).collect()
            }
            Self::Lives => lid.into_iter().chain([Life::ALL; 2].into_iter().flatten().map(Card::Life)).collect(),
        }
    }
}

impl Card {
    pub fn draw(self, lang: Lang) -> sheet::Card {
        sheet::Card { front: front::draw(self, lang), back: back::draw(self, lang) }
    }
}
