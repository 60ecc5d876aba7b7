use super::*;

fn weak(asked: &str, answered: &str, count: u32) -> Weak {
    Weak { asked: asked.to_owned(), answered: answered.to_owned(), count }
}

#[test]
fn headings_stand_as_in_the_rules_and_what_is_no_name_stands_together_at_the_end() {
    let mut words = vec!["?", "ī", NOTHING, "Āmǫ", "i", SILENT, "hi"];
    words.sort_by_key(|word| place(word));
    assert_eq!(words, ["i", "hi", "ī", "Āmǫ", SILENT, NOTHING, "?"]);
    assert_eq!(["ka", "quark", SILENT, "Zwāmǫ"].map(heading), ["ka", OTHER, SILENT, "Zwāmǫ"]);
}

#[test]
fn only_what_is_a_name_can_be_heard() {
    assert!(is_spoken("ī") && is_spoken("Rykvērtsmǫ"));
    assert!(!is_spoken(SILENT) && !is_spoken(NOTHING) && !is_spoken("F13") && !is_spoken("quark"));
}

#[test]
fn what_has_no_card_is_not_offered_to_be_drilled() {
    for (asked, answered) in [("i", "ī"), ("i", SILENT), (NOTHING, "hi"), ("F13", NOTHING), (NOTHING, SILENT)] {
        let one = weak(asked, answered, 1);
        assert_eq!(is_drilled(&one), !Confusions::cards(std::slice::from_ref(&one)).is_empty(), "{asked} {answered}");
    }
}

#[test]
fn a_cell_counts_all_that_stands_in_it() {
    let cells = BTreeMap::from([((0, 0), vec![weak("i", "quark", 2), weak("i", "brot", 3)])]);
    let table = Table { cells, ..Table::default() };
    assert_eq!((table.count((0, 0)), table.count((1, 0))), (5, 0));
}
