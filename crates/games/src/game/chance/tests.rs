use super::*;

const SIX: Die = Die::new(
    "pips",
    &[Face::Number(1), Face::Number(2), Face::Number(3), Face::Number(3), Face::Letter('F'), Face::Letter('F')],
);

#[test]
fn a_throw_is_the_same_whenever_it_is_asked_for() {
    let throw = Throw { by: vec![0], dice: vec![SIX; 8] };
    let luck = Luck::new(42);
    let once = throw.draw(&mut luck.after(7));
    assert_eq!(once, throw.draw(&mut luck.after(7)));
    assert_ne!(once, throw.draw(&mut luck.after(8)));
}

#[test]
fn a_seed_means_the_same_dice_for_ever() {
    let throw = Throw { by: vec![0], dice: vec![SIX; 4] };
    let faces: Vec<String> = throw.draw(&mut Luck::new(42).after(0)).iter().map(ToString::to_string).collect();
    assert_eq!(faces.join(""), "2F1F");
}

#[test]
fn the_odds_of_all_outcomes_add_up_to_one() {
    let throw = Throw { by: vec![0], dice: vec![SIX, SIX] };
    let outcomes = throw.outcomes();
    assert_eq!(outcomes.len(), 16);
    let sum: f64 = outcomes.iter().map(|(_, odds)| odds).sum();
    assert!((sum - 1.0).abs() < 1e-12);
}

#[test]
fn a_face_the_die_does_not_have_is_refused() {
    let throw = Throw { by: vec![0], dice: vec![SIX] };
    assert!(throw.check(&[Face::Number(4)]).is_err());
    assert!(throw.check(&[Face::Letter('F')]).is_ok());
    assert!(throw.check(&[]).is_err());
}
