use std::collections::BTreeSet;

use base::draw::Font;
use base::draw::text;

use super::*;
use crate::dre13ehn::Name;
use crate::dre13ehn::life::Life;

/// Everything that is spoken but the names of the tables.
fn words() -> BTreeSet<&'static str> {
    let mottos = Life::ALL.into_iter().flat_map(Life::words).map(|word| word.word);
    mottos.chain(["Fāijamǫ"]).collect()
}

#[test]
fn all_that_is_spoken_can_be_read_and_nothing_else() {
    let mut used = BTreeSet::new();
    for word in Name::all().map(Name::word).chain(words()) {
        assert!(ipa(word).is_some(), "{word}");
        used.extend(word.to_lowercase().chars().filter(|letter| *letter != '-'));
    }
    let signs: BTreeSet<char> = SIGNS.iter().flat_map(|sign| sign.sign.chars()).collect();
    assert_eq!(used, signs);
    assert_eq!(SIGNS.len(), signs.len(), "each sign stands there once");
    assert_eq!(ipa("Āmǫ weniga ōis zwā kǫ.").as_deref(), Some("aːmɔ̃ β̞eniɡa ɔːis tsβ̞aː kɔ̃"));
    assert_eq!(ipa("quark"), None);
}

#[test]
fn every_example_is_spoken_in_play_and_holds_its_sign() {
    for sign in SIGNS {
        assert!(!sign.examples.is_empty(), "{}", sign.sign);
        for example in sign.examples {
            let allowed = Name::typed(example).is_some_and(|name| !name.is_forbidden());
            assert!(allowed || words().contains(example), "{example}");
            assert!(example.to_lowercase().contains(sign.sign), "{example} has no {}", sign.sign);
        }
    }
}

#[test]
fn long_vowels_are_the_short_ones_made_long() {
    for long in SIGNS.iter().filter(|sign| sign.sort == Sort::Long) {
        let bare: String = long.sign.nfd().filter(|letter| *letter != '\u{304}').collect();
        let short = SIGNS.iter().find(|sign| sign.sign == bare);
        assert_eq!(short.map(|short| (short.sort, format!("{}ː", short.ipa))), Some((Sort::Short, long.ipa.into())));
    }
}

#[test]
fn the_fonts_of_titles_and_labels_have_every_sign_and_sound() {
    for font in [Font::Serif, Font::SerifBold, Font::Sans, Font::SansBold] {
        for words in SIGNS.iter().flat_map(|sign| [sign.sign, sign.ipa]) {
            let own = text::shape(words, font).iter().all(|glyph| glyph.face == font.into());
            assert!(own, "{words} in {font:?}");
        }
    }
}
