use super::*;

#[test]
fn the_fields_are_named_row_by_row() {
    let names: Vec<String> = Field::all().map(|field| field.to_string()).collect();
    let rows = "d1 c2 d2 e2 b3 c3 d3 e3 f3 a4 b4 c4 d4 e4 f4 g4 b5 c5 d5 e5 f5 c6 d6 e6 d7";
    assert_eq!(names.join(" "), rows);
    assert!(Field::all().all(|field| Field::named(&field.to_string()) == Some(field)));
}

#[test]
fn what_lies_outside_the_diamond_is_no_field() {
    for name in ["a1", "c1", "b2", "g5", "h4", "d0", "d8", "D1", "", "d", "d10", "ä"] {
        assert_eq!(Field::named(name), None, "{name}");
    }
}

#[test]
fn the_shape_is_the_same_by_rows_and_by_columns() {
    let length = |line: Line| line.fields().count();
    assert_eq!(Line::all().map(length).collect::<Vec<_>>(), [3, 5, 7, 5, 3, 3, 5, 7, 5, 3]);
    assert!(Line::all().all(|line| line.fields().nth(length(line) / 2) == Some(line.middle())));
}

#[test]
fn the_tips_are_the_truth_boxes() {
    assert_eq!(Truth::ALL.map(|truth| truth.field().to_string()), ["d1", "a4", "d7", "g4"]);
    assert_eq!(Truth::ALL.map(|truth| truth.pays(21)), [21, 21, 11, 11]);
}
