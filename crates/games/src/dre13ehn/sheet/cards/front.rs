//! The fronts: what is asked. Knows no answer.

use base::draw::pieces::{self, DieLook, FACE};
use base::draw::{Drawing, Font, Point, Role};
use base::i18n::{Lang, tr};
use base::phrase::Phrase;

use super::side::{FREE, HEIGHT, MIDDLE, Side};
use super::{Card, Group};
use crate::dre13ehn::art::{self, Rune};
use crate::dre13ehn::chart;
use crate::dre13ehn::dice::Symbol;
use crate::dre13ehn::name::Name;
use crate::dre13ehn::outcome::Outcome;

pub fn draw(card: Card, lang: Lang) -> Drawing {
    match card {
        Card::Lid(group) => lid(group, lang),
        Card::Name(name) => number(name, lang),
        Card::Rune(rune) => sign(rune, &tr!(lang, "dre13ehn-cards-ask-rune")),
        Card::Throw(a, b) => throw(a, b, lang),
        Card::Answer(called) => answer(called, &tr!(lang, "dre13ehn-cards-ask-answer"), lang),
        Card::Duel(called) => answer(called, &tr!(lang, "dre13ehn-cards-ask-duel"), lang),
        Card::Life(life) => sign(life.into(), &tr!(lang, "dre13ehn-cards-ask-life")),
    }
}

fn lid(group: Group, lang: Lang) -> Drawing {
    let mut side = Side::new("");
    side.picture(art::emblem(), Point::new(MIDDLE, 30.0), 34.0);
    side.line(60.0, &tr!(lang, "dre13ehn-name"), Font::SerifBold, 9.0, Role::Text);
    side.line(68.0, &lang.say(&Phrase::new(group.names()[1])), Font::SerifItalic, 5.0, Role::Faint);
    side.0
}

fn number(name: Name, lang: Lang) -> Drawing {
    let mut side = Side::new(&tr!(lang, "dre13ehn-cards-ask-name"));
    side.line(53.0, &name.number_word(), Font::SansBold, 30.0, Role::Text);
    // where two names share a number, which of them is meant
    if Name::all().filter(|other| other.number_word() == name.number_word()).count() > 1 {
        let hint = match name.word().chars().count() {
            1 => tr!(lang, "dre13ehn-cards-one-sound"),
            _ => tr!(lang, "dre13ehn-cards-two-sounds"),
        };
        side.line(HEIGHT - FREE - 4.0, &hint, Font::SerifItalic, 5.0, Role::Text);
    }
    side.0
}

fn sign(rune: Rune, caption: &str) -> Drawing {
    let mut side = Side::new(caption);
    side.rune(rune, Point::new(MIDDLE, 44.0), 40.0, Role::Text);
    side.0
}

fn throw(a: Symbol, b: Symbol, lang: Lang) -> Drawing {
    // white dice: full ones would show through the paper
    let look = DieLook { body: Role::Paper.into(), mark: Role::Text.into() };
    let mut side = Side::new(&tr!(lang, "dre13ehn-cards-ask-throw"));
    for (x, symbol) in [(-12.7, a), (12.7, b)] {
        let flat = pieces::flat_die(look, Rune::from(symbol).sized(FACE, look.mark));
        side.picture(flat, Point::new(MIDDLE + x, 42.0), 22.0);
    }
    side.0
}

fn answer(called: Outcome, caption: &str, lang: Lang) -> Drawing {
    let mut side = Side::new(caption);
    side.rune(called.into(), Point::new(MIDDLE, 34.0), 30.0, Role::Text);
    side.line(62.0, called.word(), Font::SansBold, 11.0, Role::Text);
    side.line(HEIGHT - FREE - 4.0, &chart::calls(called, lang).join(", "), Font::SerifItalic, 6.0, Role::Text);
    side.0
}
