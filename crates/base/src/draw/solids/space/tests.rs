use proptest::prelude::*;

use super::*;

fn near(a: Vector, b: Vector) -> bool {
    (a - b).length() < 1e-4
}

prop_compose! {
    fn direction()(x in between(-1.0, 1.0), y in between(-1.0, 1.0), z in between(0.1, 1.0)) -> Vector {
        Vector::new(x, y, z).normalize()
    }
}

prop_compose! {
    fn rotation()(axis in direction(), angle in between(-6.0, 6.0)) -> Rotation {
        Rotation::about(axis, angle)
    }
}

#[test]
fn a_quarter_turn_about_the_vertical_brings_right_to_away() {
    let quarter = Rotation::about(Vector::Z, std::f32::consts::FRAC_PI_2);
    assert!(near(quarter.apply(Vector::X), Vector::Y));
}

proptest! {
    #[test]
    fn one_rotation_after_the_other_is_their_product(a in rotation(), b in rotation(), v in direction()) {
        prop_assert!(near(a.then(b).apply(v), b.apply(a.apply(v))));
        prop_assert!(near(a.then(a.back()).apply(v), v));
    }

    #[test]
    fn half_the_way_is_as_far_from_either_end(a in rotation(), b in rotation()) {
        let half = a.towards(b, 0.5);
        prop_assert!((half.apart(a) - half.apart(b)).abs() < 2e-3);
        prop_assert!(a.towards(b, 0.0).apart(a) < 2e-3);
        prop_assert!(a.towards(b, 1.0).apart(b) < 2e-3);
    }

    #[test]
    fn a_rotation_between_frames_brings_both_axes_over(a in rotation(), b in rotation()) {
        let frame = |turn: Rotation| (turn.apply(Vector::Z), turn.apply(Vector::Y));
        let turn = Rotation::between(frame(a), frame(b));
        prop_assert!(near(turn.apply(frame(a).0), frame(b).0));
        prop_assert!(near(turn.apply(frame(a).1), frame(b).1));
    }
}
