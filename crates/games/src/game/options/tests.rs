use super::*;

fn field(key: &'static str, kind: Kind, default: &'static str) -> Field {
    Field { key, name: "core-and", about: "core-and", kind, default, when: None, proposed: None, told: None }
}

fn fields() -> Vec<Field> {
    let cup = field("cup", Kind::Choice(&[("no", "core-and"), ("yes", "core-and")]), "no");
    vec![
        field("mode", Kind::Choice(&[("open", "core-and"), ("duel", "core-and")]), "open"),
        field("target", Kind::Number(1, 99), "13"),
        Field { when: Some(("mode", &["duel"])), ..cup },
    ]
}

fn given(pairs: &[(&str, &str)]) -> Values {
    pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
}

#[test]
fn what_is_left_out_has_its_default() {
    let values = complete(&fields(), &Values::new()).expect("nothing given is fine");
    assert_eq!(values, given(&[("mode", "open"), ("target", "13")]));
}

#[test]
fn an_option_the_mode_does_not_have_is_an_error() {
    assert!(complete(&fields(), &given(&[("cup", "yes")])).is_err());
    assert!(complete(&fields(), &given(&[("mode", "duel"), ("cup", "yes")])).is_ok());
}

#[test]
fn a_list_takes_its_entries_in_any_order_and_number_and_nothing_else() {
    let list = [field("program", Kind::List(&[("a", "core-and"), ("bc", "core-and")]), "a,bc")];
    for right in ["a", "bc,a", "a,a,bc,a"] {
        assert_eq!(complete(&list, &given(&[("program", right)])), Ok(given(&[("program", right)])));
    }
    for wrong in ["", ",", "a,", ",a", "a,,bc", "a, bc", " a", "A", "b", "a;bc"] {
        assert!(complete(&list, &given(&[("program", wrong)])).is_err(), "{wrong:?}");
    }
}

#[test]
fn values_out_of_range_are_errors() {
    for target in ["0", "100", "-1", "+5", "1.0", "", "elf"] {
        assert!(complete(&fields(), &given(&[("target", target)])).is_err(), "{target}");
    }
}

#[test]
fn a_value_that_means_nothing_to_its_game_is_refused() {
    let values = given(&[("target", "13"), ("mode", "oepn")]);
    let number = |key| chosen(&values, key, |value| value.parse::<u32>().ok());
    assert_eq!(number("target"), Ok(13));
    assert!(number("mode").is_err());
    assert!(number("dice").is_err());
}
