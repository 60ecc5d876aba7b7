use super::*;

#[test]
fn a_turn_is_read_as_it_is_written() {
    for (seat, text) in
        [(0, "a-d d-i*"), (1, "bar-m"), (0, "s-off x-off"), (1, "k-l declare stutti-munkur"), (0, "pass")]
    {
        assert_eq!(Action::read(seat, text).map(|action| action.to_string()), Ok(text.to_owned()));
    }
}

#[test]
fn what_is_no_turn_is_refused() {
    let wrong = [
        "",
        "a",
        "a-",
        "-d",
        "a-d  d-e",
        "a-y",
        "bar-off",
        "x-off*",
        "a-d**",
        "pass a-d",
        "a-d declare",
        "a-d declare jan",
        "a-b b-c c-d d-e e-f",
    ];
    for text in wrong {
        assert!(Action::read(0, text).is_err(), "{text}");
    }
}
