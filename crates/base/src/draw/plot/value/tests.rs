#![allow(clippy::unwrap_used)]

use proptest::prelude::*;

use super::*;
use crate::draw::lint;

/// Two lines: three values, and two between and above them.
fn plot() -> Drawing {
    let mut drawing = Drawing::new(400.0, 200.0);
    for (nth, (x, y)) in [(50.0, 100.0), (200.0, 150.0), (350.0, 100.0)].into_iter().enumerate() {
        drawing.value(0, nth, Point::new(x, y), format!("Ida: {nth}\non a day"));
    }
    for (nth, (x, y)) in [(100.0, 40.0), (300.0, 20.0)].into_iter().enumerate() {
        drawing.value(1, nth, Point::new(x, y), "Bo");
    }
    drawing
}

#[test]
fn what_is_nearest_is_meant_and_nothing_far_away() {
    let plot = plot();
    let meant = |x: f32, y: f32| meant(&plot, Point::new(x, y)).map(|area| area.spot.name());
    assert_eq!(meant(50.0, 100.0), Some("0.0"));
    assert_eq!(meant(215.0, 140.0), Some("0.1"));
    assert_eq!(meant(250.0, 100.0), None);
    assert_eq!(named(&name(3, 17)), Some((3, 17)));
}

#[test]
fn steps_lead_along_a_line_between_lines_and_stop_at_the_ends() {
    let plot = plot();
    let from =
        |spot: &str, to: CursorMove| step(&plot, Some(&Spot::new(spot.to_owned())), to).unwrap().spot.name().to_owned();
    assert_eq!(step(&plot, None, CursorMove::Next).unwrap().spot.name(), "0.2", "the latest comes first");
    assert_eq!(["0.0", "0.1", "0.2"].map(|spot| from(spot, CursorMove::Next)), ["0.1", "0.2", "0.2"]);
    assert_eq!(["0.0", "0.1", "1.1"].map(|spot| from(spot, CursorMove::Before)), ["0.0", "0.0", "1.0"]);
    assert_eq!((from("0.1", CursorMove::First), from("1.0", CursorMove::Last)), ("0.0".to_owned(), "1.1".to_owned()));
    assert_eq!(["0.0", "0.2", "1.0"].map(|spot| from(spot, CursorMove::Above)), ["1.0", "1.1", "1.0"]);
    assert_eq!(["1.0", "1.1", "0.1"].map(|spot| from(spot, CursorMove::Below)), ["0.0", "0.2", "0.1"]);
    assert!(is_layered(&plot) && !is_layered(&Drawing { spots: plot.spots[..3].to_vec(), ..plot.clone() }));
}

#[test]
fn a_word_broader_than_the_plot_stays_on_its_card() {
    let mut drawing = Drawing::new(180.0, 110.0);
    drawing.value(0, 0, Point::new(8.0, 8.0), "aAaA0AAAAa0AaAAaaaAAaaaaa".to_owned());
    assert_eq!(lint::outside(&value_label(drawing.size, &drawing.spots[0]), 0.0, 0.0), None);
}

proptest! {
    #[test]
    fn a_card_stays_inside_its_plot_and_beside_its_value(
        (width, height) in (180_f32..900.0, 110_f32..400.0),
        (x, y) in (0_f32..1.0, 0_f32..1.0),
        words in prop::collection::vec("[A-Za-z0-9 ]{1,30}", 1..4),
    ) {
        let mut drawing = Drawing::new(width, height);
        drawing.value(0, 0, Point::new(8.0 + x * (width - 16.0), 8.0 + y * (height - 16.0)), words.join("\n"));
        let told = value_label(drawing.size, &drawing.spots[0]);
        prop_assert_eq!(lint::outside(&told, 0.0, 0.0), None);
    }
}
