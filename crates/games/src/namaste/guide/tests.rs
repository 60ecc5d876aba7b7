use super::*;

#[test]
fn the_examples_show_what_the_rules_say() {
    assert_eq!(dice(Lang::En).words(), {
        let (active, fellows) =
            (tr!(Lang::En, "namaste-guide-active-label"), tr!(Lang::En, "namaste-guide-fellows-label"));
        let due = [&active, "1", "7", "2", "4", "7", "13", &fellows, "1", "7", "2", "3", "9"];
        due.map(str::to_owned)
    });
    let points = |player: &Player| player.line_points(Line::row_of(field("d2")).expect("row 2 has a box"));
    let numbers = [("c2", 5), ("d2", 7), ("e2", 9)];
    assert_eq!(points(&entered(Player::default(), &numbers)), Some(7));
    let shown = row(Lang::En);
    let shown = shown.words();
    assert!(shown.contains(&"7") && shown.contains(&"4"), "{shown:?}");
    assert!(!shown.contains(&"e") && !shown.contains(&"1"), "{shown:?}");
    let written = truths(Lang::En);
    for number in ["4", "9", "17", "22", "11"] {
        assert!(written.words().contains(&number), "{number}");
    }
}

#[test]
fn a_second_fourteen_is_refused_where_the_rules_refuse_it() {
    let player = entered(Player::default(), &[("d4", 14)]);
    let refused: Vec<String> =
        Field::all().filter(|field| player.fits(*field, 14).is_err()).map(|field| field.to_string()).collect();
    assert_eq!(refused.join(" "), "d1 d2 d3 a4 b4 c4 d4 e4 f4 g4 d5 d6 d7");
}
