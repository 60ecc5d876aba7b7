use games::game::Face::{Letter, Number};

use super::*;

const WATER: Die = Die::new("water", &[Number(0), Number(1), Number(2), Number(3), Letter('F'), Number(13)]);
const PIPS: Die = Die::new("pips", &[Number(1), Number(2), Number(3), Number(4), Number(5), Number(6)]);
const TENS: Die = Die::new("tens", &[Number(10), Number(20), Number(30)]);

fn throw(dice: &[Die]) -> Throw {
    Throw { by: vec![0], dice: dice.to_vec() }
}

/// What is typed after these keys, `<` taking back and `.` letting stand; with it, which keys were taken.
fn typed(throw: &Throw, keys: &str) -> (Typed, Vec<bool>) {
    let mut typed = Typed::default();
    let taken = keys.chars().map(|key| match key {
        '<' => {
            typed.back();
            true
        }
        '.' => typed.close(throw),
        letter => typed.letter(throw, letter),
    });
    let taken = taken.collect();
    (typed, taken)
}

fn faces(throw: &Throw, keys: &str) -> Vec<Face> {
    typed(throw, keys).0.faces
}

#[test]
fn a_digit_is_a_die_where_no_face_has_two() {
    let throw = throw(&[PIPS, PIPS, PIPS]);
    assert_eq!(faces(&throw, "641"), [Number(6), Number(4), Number(1)]);
    assert!(typed(&throw, "641").0.is_whole(&throw) && !typed(&throw, "64").0.is_whole(&throw));
    assert_eq!(typed(&throw, "7090").1, [false; 4]);
    assert_eq!(typed(&throw, "1231").1, [true, true, true, false], "there is no fourth die");
}

#[test]
fn a_digit_that_may_go_on_waits_for_the_next_and_is_a_face_meanwhile() {
    let throw = throw(&[WATER, WATER]);
    let (begun, _) = typed(&throw, "1");
    assert_eq!(begun.begun(&throw), Some((Some(Number(1)), vec![Number(13)])));
    assert_eq!(faces(&throw, "13"), [Number(13)]);
    assert_eq!(faces(&throw, "12"), [Number(1), Number(2)], "no face is 12: the 2 is the next die’s");
    assert_eq!(faces(&throw, "1f"), [Number(1), Letter('F')]);
    assert_eq!(faces(&throw, "1.3"), [Number(1), Number(3)]);
    assert_eq!(faces(&throw, "1.13"), [Number(1), Number(13)]);
    let (last, _) = typed(&throw, "31");
    assert!(last.is_whole(&throw) && last.faces == [Number(3)], "the last die may yet be 13");
    assert_eq!(typed(&throw, "319").1, [true, true, false]);
}

#[test]
fn digits_that_are_no_face_alone_do_not_stand() {
    let throw = throw(&[TENS, PIPS]);
    assert_eq!(typed(&throw, "1.").1, [true, false]);
    assert_eq!(typed(&throw, "12").1, [true, false]);
    assert_eq!(faces(&throw, "206"), [Number(20), Number(6)]);
}

#[test]
fn taking_back_goes_die_by_die() {
    let throw = throw(&[WATER, PIPS, WATER]);
    assert_eq!(faces(&throw, "134<5"), [Number(13), Number(5)]);
    assert_eq!(faces(&throw, "1<2"), [Number(2)]);
    assert_eq!(faces(&throw, "134<<1.6"), [Number(1), Number(6)]);
    assert!(typed(&throw, "13<<<").0.is_empty());
}

#[test]
fn a_throw_typed_before_is_mended_from_its_end_or_typed_anew() {
    let throw = throw(&[PIPS, PIPS]);
    let recalled = || Typed::recalled(vec![Number(3), Number(4)]);
    let mut mended = recalled();
    mended.back();
    assert!(mended.letter(&throw, '6') && mended.faces == [Number(3), Number(6)]);
    let mut anew = recalled();
    assert!(!anew.letter(&throw, '9') && anew.faces.len() == 2, "what no die shows changes nothing");
    assert!(anew.letter(&throw, '5') && anew.faces == [Number(5)]);
}
