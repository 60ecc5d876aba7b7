use super::*;
use crate::games::tavern::spots::Touch;
use crate::table::View;

fn standing(face: u8) -> Louse {
    let mut louse = Louse::new(vec![0, 1, 2]);
    louse.act(0, Action::Cover);
    louse.roll(&[face]);
    louse
}

fn drawn(louse: &Louse, seat: Seat) -> Drawing {
    let names = ["A", "B", "C"].map(str::to_owned).to_vec();
    let view = View { lang: Lang::De, seat: Some(seat), names, ..View::default() };
    louse.scene(&Stage { view: &view, touch: Touch::default(), live: !louse.legal(seat).is_empty() })
}

#[test]
fn a_cup_that_stands_looks_the_same_over_every_face() {
    let first = drawn(&standing(1), 1);
    assert!((2..=6).all(|face| drawn(&standing(face), 1) == first));
}

#[test]
fn only_whoever_is_to_lift_can_touch_the_cup() {
    let cups = |seat| drawn(&standing(3), seat).spots.iter().filter(|spot| !spot.tells).count();
    assert_eq!([0, 1, 2].map(cups), [0, 1, 0], "the first has covered it, the second lifts");
}
