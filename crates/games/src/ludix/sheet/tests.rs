//! What every sheet must be: whole, in the right language, and exactly what was played.

#![allow(clippy::unwrap_used, clippy::panic)]

use base::draw::Drawing;
use base::draw::sheet::inked;
use base::i18n::Lang;

use super::*;
use crate::game::course::Step;
use crate::game::record::Header;
use crate::game::{Event, Face, Game, Match};
use crate::ludix::odds;

/// As long as a name may be.
const LONG: &str = "Wilhelmina Maximiliane von Wurfzabelburg";

/// A match of six who throw these dice, one throw a turn; what can be read is banked.
fn played(throws: &[&str]) -> Match<Ludix> {
    let names = ["Ada", LONG, "Cem", "Dörte", "Emil", "Flo"];
    let players: Vec<String> = names.iter().map(|name| format!(r#"{{"name":"{name}","kind":"human"}}"#)).collect();
    let header = format!(
        r#"{{"wurfzabel":1,"game":"ludix","options":{{"arrange":"best"}},"players":[{}],"started":"2026-11-20T18:03:00Z"}}"#,
        players.join(",")
    );
    let mut played = Match::<Ludix>::new(Header::read(header.as_bytes()).unwrap()).unwrap();
    for throw in throws {
        let seat = played.state().seat();
        played.take(Step::Event(Event::Roll(throw.chars().map(Face::Letter).collect())));
        if let Some(action) = played.state().legal(seat).into_iter().next() {
            played.take(Step::Event(Event::Act { seat, action }));
        }
    }
    played
}

/// The words that a filled sheet has and a blank one has not, as often.
fn added(filled: &Drawing, lang: Lang) -> Vec<String> {
    let mut words: Vec<String> = filled.words().into_iter().map(str::to_owned).collect();
    for word in score::blank(lang).words() {
        if let Some(at) = words.iter().position(|other| other == word) {
            words.remove(at);
        }
    }
    words
}

#[test]
fn a_turn_is_entered_with_its_points_or_with_the_throw_that_lost_it() {
    let game = played(&["LXXX", "VLVI", "IXXI", "LXVI", "IIIV", "LXII", "LXXX", "LXII"]);
    for lang in Lang::ALL {
        let [sheet] = &score::filled(&game, &lang.into())[..] else { panic!("one sheet is enough") };
        let added = added(sheet, lang);
        let has = |word: &str| added.iter().any(|added| added == word);
        for word in ["Ada", "80", "160", "LVVI", "0", "22", "66", "8", "62"] {
            assert!(has(word), "{word}: {added:?}");
        }
        assert!(LONG.split(' ').all(|part| added.join(" ").contains(part)), "the name is whole: {added:?}");
    }
}

#[test]
fn a_long_match_takes_as_many_sheets_as_it_needs_and_says_when_300_was_reached() {
    // 38 rounds of small numerals, with the last of which 300 is reached
    let rounds = 38;
    let game = played(&vec!["IIIV"; 6 * rounds]);
    assert!(game.state().turn().is_over());
    let sheets = score::filled(&game, &Lang::En.into());
    assert_eq!(sheets.len(), 2);
    let words = sheets[1].words();
    for word in ["304", "38", "wins"] {
        assert!(words.contains(&word), "{word}: {words:?}");
    }
    assert_eq!(words.iter().filter(|word| **word == "304").count(), 6);
    assert!(!sheets[0].words().contains(&"wins"), "who has won stands on the last sheet");
    assert!(sheets[0].words().contains(&"XX") && words.contains(&"21"), "rows are counted on");
}

#[test]
fn the_card_has_all_thirty_five_combinations() {
    for lang in Lang::ALL {
        let card = card::card(lang);
        let words = card.words();
        for one in odds::combinations() {
            let due = match one.readings().first() {
                Some(best) => best.to_string(),
                None => one.signs.iter().map(ToString::to_string).collect(),
            };
            assert!(words.contains(&due.as_str()), "{due}");
        }
        for percent in ["2", "3", "4", "7"] {
            assert!(words.iter().any(|word| word.starts_with(percent) && word.ends_with('%')), "{words:?}");
        }
    }
}

#[test]
fn what_is_printed_keeps_off_the_edges() {
    let long = played(&vec!["LLLL"; 6 * 25]);
    for lang in Lang::ALL {
        let forms = sheets().into_iter().filter_map(|sheet| sheet.blank(lang));
        for sheet in forms.chain(score::filled(&long, &lang.into())) {
            let (low, high) = inked(&sheet).unwrap();
            assert!(low.x > 7.0 && low.y > 6.0, "{low:?}");
            assert!(
                high.x < sheet.size.width - 7.0 && high.y < sheet.size.height - 4.0,
                "{high:?} of {:?}",
                sheet.size
            );
        }
    }
}
