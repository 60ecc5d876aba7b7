use super::*;

#[test]
fn results_are_called_and_made_as_the_rules_say() {
    let said = |outcome| calls(outcome, Lang::En).join(" ");
    let made = |outcome| dice(outcome).iter().map(|(a, b)| format!("{a}+{b}")).collect::<Vec<_>>().join(" ");
    for (outcome, names, pairs) in [
        (Outcome::One, "i", "0+1"),
        (Outcome::Eight, "y ša", "0+0 0+F"),
        (Outcome::Eleven, "ī hi", "1+1 1+F"),
        (Outcome::Twelve, "ki ha", "1+2 2+13"),
        (Outcome::Thirteen, "ē li", "0+13 1+3 1+13 3+13"),
        (Outcome::TwentyThree, "a u", "2+3 2+13"),
        (Outcome::FireFire, "ō mo", "F+F"),
        (Outcome::ThirteenThirteen, "ēli", "13+13"),
    ] {
        assert_eq!((said(outcome).as_str(), made(outcome).as_str()), (names, pairs), "{outcome}");
    }
}

#[test]
fn the_table_of_points_is_that_of_the_rules() {
    let row = |nth| {
        let groups = worth(nth).into_iter().map(|(worth, outcomes)| {
            let words: Vec<&str> = outcomes.iter().map(|outcome| outcome.word()).collect();
            format!("{worth}: {}", words.join(" "))
        });
        groups.collect::<Vec<_>>().join(", ")
    };
    assert_eq!(row(1), "1: 13 F13, 2: 1 FF 1313");
    assert_eq!(row(5), "1: 13 F13, 2: 23 FF 1313");
    assert_eq!(row(7), "1: F13, 2: FF, 3: 13 1313");
    assert_eq!(row(8), "1: 13 F13, 2: FF, 3: 8 1313");
    assert_eq!(row(9), "1: 13, 2: FF, 3: F13 1313");
    assert_eq!(row(10), "1: 13, 2: F13, 3: FF 1313");
    assert_eq!(row(13), "1: , 2: F13, 3: 13, 5: FF, 7: 1313");
}
