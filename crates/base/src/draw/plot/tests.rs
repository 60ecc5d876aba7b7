use super::*;
use crate::draw::Item;

#[test]
fn ticks_are_round_and_reach_round_all_values() {
    assert_eq!(ticks(3.0, 47.0, 1.0), [0.0, 10.0, 20.0, 30.0, 40.0, 50.0]);
    assert_eq!(ticks(-4.0, 4.0, 1.0), [-4.0, -2.0, 0.0, 2.0, 4.0]);
    assert_eq!(ticks(5.0, 5.0, 1.0), [5.0, 6.0]);
    for (low, high) in [(0.0, 1.0), (-1e6, 3.5), (0.5, 0.5), (12.0, 12.5), (1.0, 9999.0)] {
        let ticks = ticks(low, high, 1.0);
        assert!(ticks[0] <= low && ticks[ticks.len() - 1] >= high, "{low} to {high}: {ticks:?}");
        assert!((2..=8).contains(&ticks.len()), "{low} to {high}: {ticks:?}");
    }
}

#[test]
fn every_mark_has_a_shape_of_its_own() {
    let drawings: Vec<Drawing> = (0..COMPUTERS + 3).map(sign).collect();
    let outline = |drawing: &Drawing| match &drawing.items[0] {
        Item::Shape { path, fill, .. } => (path.clone(), fill.is_some()),
        item => unreachable!("{item:?}"),
    };
    assert_eq!(drawings.len(), MARKS + 3);
    for (index, drawing) in drawings.iter().enumerate() {
        assert!(drawings[..index].iter().all(|other| outline(other) != outline(drawing)));
    }
}

#[test]
fn values_lie_between_the_foot_and_the_top_and_parts_between_the_sides() {
    let mut drawing = Drawing::new(300.0, 180.0);
    let field = Field::draw(&mut drawing, (3.0, 47.0), 1.0, |value| value.to_string());
    assert!((field.y(0.0) - field.foot).abs() < 1e-3 && (field.y(50.0) - field.top).abs() < 1e-3);
    assert!(field.left < field.x(0.0) && field.x(0.0) < field.x(1.0) && field.x(1.0) < field.right);
    assert_eq!(drawing.words(), ["0", "10", "20", "30", "40", "50"]);
    field.ends(&mut drawing, Some("one".to_owned()), Some("one".to_owned()));
    assert_eq!(drawing.words().len(), 7, "what is the same stands there once");
}
