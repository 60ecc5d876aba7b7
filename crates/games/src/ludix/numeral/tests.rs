//! The rules' table cell by cell: 35 combinations, of which 14 make a numeral and 21 do not.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeSet;

use base::i18n::Lang;

use super::*;

/// The rules' table: the dice, and their numerals by falling value.
const TABLE: [(&str, &[(&str, u16)]); 14] = [
    ("IIIV", &[("VIII", 8)]),
    ("IIIX", &[("XIII", 13)]),
    ("IIVX", &[("XVII", 17)]),
    ("IIXX", &[("XXII", 22)]),
    ("IVXX", &[("XXVI", 26), ("XXIV", 24)]),
    ("IXXX", &[("XXXI", 31), ("XXIX", 29)]),
    ("VXXX", &[("XXXV", 35)]),
    ("IIIL", &[("LIII", 53)]),
    ("IIVL", &[("LVII", 57)]),
    ("IIXL", &[("LXII", 62), ("XLII", 42)]),
    ("IVXL", &[("LXVI", 66), ("LXIV", 64), ("XLVI", 46), ("XLIV", 44)]),
    ("IXXL", &[("LXXI", 71), ("LXIX", 69), ("XLIX", 49)]),
    ("VXXL", &[("LXXV", 75)]),
    ("XXXL", &[("LXXX", 80)]),
];

/// The throws that fail, and how the sum of their signs is written (as the game's own leaflet lists them).
const FAILS: [(&str, &str); 21] = [
    ("IIII", "IV"),
    ("VVII", "XII"),
    ("VVVI", "XVI"),
    ("VVVV", "XX"),
    ("XVVI", "XXI"),
    ("XVVV", "XXV"),
    ("XXVV", "XXX"),
    ("XXXX", "XL"),
    ("LVVI", "LXI"),
    ("LVVV", "LXV"),
    ("LXVV", "LXX"),
    ("LLII", "CII"),
    ("LLVI", "CVI"),
    ("LLVV", "CX"),
    ("LLXI", "CXI"),
    ("LLXV", "CXV"),
    ("LLXX", "CXX"),
    ("LLLI", "CLI"),
    ("LLLV", "CLV"),
    ("LLLX", "CLX"),
    ("LLLL", "CC"),
];

fn signs(text: &str) -> Signs {
    let signs: Vec<Sign> = text.chars().filter_map(Sign::of).collect();
    signs.try_into().unwrap_or_else(|_| panic!("{text} is not four signs"))
}

fn read(text: &str) -> Vec<(String, u16)> {
    Numeral::of(signs(text)).iter().map(|numeral| (numeral.to_string(), numeral.value())).collect()
}

#[test]
fn fourteen_combinations_have_the_numerals_of_the_rules() {
    for (dice, readings) in TABLE {
        let expected: Vec<_> = readings.iter().map(|(text, value)| ((*text).to_owned(), *value)).collect();
        for order in orders(signs(dice)) {
            assert_eq!(Numeral::of(order), Numeral::of(signs(dice)), "{dice} in any order");
        }
        assert_eq!(read(dice), expected, "{dice}");
    }
}

#[test]
fn twenty_one_combinations_fail_and_their_sum_is_written_otherwise() {
    for (dice, written) in FAILS {
        assert_eq!(read(dice), [], "{dice}");
        assert_eq!(proper(sum(signs(dice))), written, "{dice}");
    }
}

#[test]
fn there_are_thirty_five_combinations() {
    let all: BTreeSet<Signs> = (0..256).map(|index| in_order(at(index))).collect();
    let table: BTreeSet<Signs> = TABLE
        .iter()
        .map(|(dice, _)| *dice)
        .chain(FAILS.map(|(dice, _)| dice))
        .map(|dice| in_order(signs(dice)))
        .collect();
    assert_eq!(all.len(), 35);
    assert_eq!(all, table);
}

#[test]
fn signs_are_a_numeral_exactly_where_their_value_is_written_so() {
    // Up to six signs, so that longer numerals are judged by the same rule.
    for length in 1..=6_u32 {
        for number in 0..4_usize.pow(length) {
            let signs: Vec<Sign> = (0..length).map(|place| Sign::ALL[number / 4_usize.pow(place) % 4]).collect();
            let text: String = signs.iter().map(|sign| sign.letter()).collect();
            let written = u16::try_from(meant(&signs)).is_ok_and(|value| proper(value) == text);
            assert_eq!(why(&signs).is_none(), written, "{text}: {:?}", why(&signs));
        }
    }
}

#[test]
fn whatever_is_refused_is_refused_with_a_reason_and_the_proper_writing() {
    for (text, why, written) in [
        ("VVII", Wrong::Twice(Sign::V), Some("XII")),
        ("IIII", Wrong::Row(Sign::I), Some("IV")),
        ("XXXX", Wrong::Row(Sign::X), Some("XL")),
        ("VXII", Wrong::Subtraction(Sign::V, Sign::X), Some("VII")),
        ("VXIL", Wrong::Subtraction(Sign::V, Sign::X), Some("LIV")),
        ("ILXX", Wrong::Subtraction(Sign::I, Sign::L), Some("LXIX")),
        ("IIXX", Wrong::Several(Sign::I, Sign::X), Some("XVIII")),
        ("XXLI", Wrong::Several(Sign::X, Sign::L), Some("XXXI")),
        ("XIXI", Wrong::Beside(Sign::I, Sign::X), Some("XX")),
        ("XLXI", Wrong::Beside(Sign::X, Sign::L), Some("LI")),
        ("XIXX", Wrong::Order(Sign::X), Some("XXIX")),
        ("LIXX", Wrong::Order(Sign::X), Some("LXIX")),
        ("XVVV", Wrong::Twice(Sign::V), Some("XXV")),
        ("VVVX", Wrong::Twice(Sign::V), None),
    ] {
        assert_eq!(Numeral::write(signs(text)), Err(why), "{text}");
        let said = Lang::En.say(&refusal(&signs(text), why).0);
        assert!(said.starts_with(text), "{said}");
        assert!(written.is_none_or(|written| said.ends_with(&format!(" {written}"))), "{text}: {said}");
    }
}

#[test]
fn any_four_signs_are_read_or_refused_in_both_languages() {
    for signs in (0..256).map(at) {
        let text: String = signs.iter().map(|sign| sign.letter()).collect();
        match Numeral::write(signs) {
            Ok(numeral) => {
                assert_eq!((numeral.to_string(), numeral.signs()), (text, signs));
                assert_eq!(proper(numeral.value()), numeral.to_string());
                assert!(Numeral::of(signs).contains(&numeral));
            }
            Err(wrong) => {
                assert!(!Numeral::of(signs).iter().any(|numeral| numeral.signs() == signs), "{text}");
                for lang in Lang::ALL {
                    let said = lang.say(&refusal(&signs, wrong).0);
                    assert!(said.starts_with(&text) && said.contains(&lang.say(&wrong.phrase())), "{said}");
                    let value = u16::try_from(meant(&signs)).unwrap_or_default();
                    assert_ne!(proper(value), text, "{said}");
                    assert!(said.ends_with(&proper(value)), "{said}");
                }
            }
        }
    }
}
