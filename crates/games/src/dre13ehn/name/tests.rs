#![allow(clippy::unwrap_used)]

use super::*;

/// The rules' table of ones and tens.
const ROWS: [(u8, &str); 5] =
    [(0, "iš i a u e"), (10, "ji hi ki li ri"), (20, "ja ha ka la ra"), (30, "ju hu ku lu ru"), (40, "je he ke le re")];

#[test]
fn the_table_of_ones_and_tens_is_that_of_the_rules() {
    let mut named = 0;
    for (ten, row) in ROWS {
        for (one, word) in (0..).zip(row.split(' ')) {
            assert_eq!(Name::typed(word).and_then(Name::number), Some(ten + one), "{word}");
            named += 1;
        }
    }
    assert_eq!(Name::typed("ša").and_then(Name::number), Some(8));
    assert_eq!(Name::all().filter(|name| name.number().is_some()).count(), named + 1);
}

#[test]
fn a_name_has_its_number_by_the_table_and_ha_another_one_in_play() {
    let twice = Name::all().filter(|name| name.outcome().is_some_and(|call| call.word() != name.number_word()));
    assert_eq!(twice.map(Name::word).collect::<Vec<_>>(), ["ha"]);
    let ha = Name::typed("ha").unwrap();
    assert_eq!((ha.number_word().as_str(), ha.names("21"), ha.names("12")), ("21", true, true));
    assert!(Name::all().all(|name| !name.number_word().is_empty() && name.names(&name.number_word())));
}

#[test]
fn seven_numbers_are_forbidden() {
    let forbidden: Vec<u8> = Name::all()
        .filter_map(|name| match name.meaning() {
            Meaning::Forbidden(number) => {
                assert_eq!(name.number(), Some(number));
                Some(number)
            }
            Meaning::Result(_) | Meaning::Fire | Meaning::Number(_) => None,
        })
        .collect();
    assert_eq!(forbidden, [0, 4, 23, 31, 32, 42, 44]);
}

#[test]
fn a_name_is_typed_in_many_ways() {
    let typed = |word| Name::typed(word).map(Name::word);
    for (word, name) in [
        ("ii", "ī"),
        ("i:", "ī"),
        ("Ī", "ī"),
        ("i\u{304}", "ī"),
        (" EELI ", "ēli"),
        ("e:li", "ēli"),
        ("sha", "ša"),
        ("SCHA", "ša"),
        ("s\u{30c}a", "ša"),
        ("isch", "iš"),
        ("ish", "iš"),
        ("oo", "ō"),
        ("Mo", "mo"),
        ("uu", "ū"),
        ("A:", "ā"),
        ("y", "y"),
        ("o", "o"),
    ] {
        assert_eq!(typed(word), Some(name), "{word}");
    }
    for word in ["", "iii", "i::", "sa", "ch", "hii", "yy", "drache"] {
        assert_eq!(typed(word), None, "{word}");
    }
    for name in Name::all() {
        assert_eq!(Name::typed(name.word()), Some(name));
    }
}
